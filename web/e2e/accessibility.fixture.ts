import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const contrast = "color-contrast";
/**
 * The paper's wash and grain, and the postcard's edge. Axe judges no colour of a text that stands within an element with such decoration,
 * which for the first two is every text of the site.
 */
const wash = ["body", ".postcard"].flatMap((part) => [`${part}::before`, `${part}::after`]).join();

/** The rules whose verdict a theme changes: it gives the same elements other colours. */
const rulesOfColours = [contrast, "link-in-text-block"];

/** Accessibility violations on a page, or in parts of it: WCAG 2.2 AA, as far as axe can tell. */
export const obstacles = (page: Page, ...parts: string[]): Promise<string[]> =>
  violationsOf(page, parts, (axe) => axe.withTags(tags));

async function violationsOf(page: Page, parts: string[], choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // In the page itself, for none of ours has frames of other sites: gathering their parts in a page of its own, and naming
  // everything that is as it should be, takes several times as long.
  const builder = new AxeBuilder({ page, ...((await isLoaded(page)) && { axeSource: ";" }) });
  const axe = choose(builder.setLegacyMode().options({ resultTypes: ["violations"] }));
  for (const part of parts) axe.include(part);
  const { violations, passes, incomplete } = await withoutWash(page, () => axe.analyze());
  if (passes.length === 0) throw new Error("Nothing was looked at.");
  const judged = new Set([...passes, ...violations].map(({ id }) => id));
  if (incomplete.some(({ id }) => id === contrast) && !judged.has(contrast)) throw new Error("No contrast was judged.");
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  // Reflow (1.4.10): nothing sticks out to the right.
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return tooWide ? [...found, "wider than the window"] : found;
}

/** Does something while the decoration behind texts is not there, and no colour is on its way to another, as after a change of theme. */
async function withoutWash<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  await page.evaluate((parts) => {
    const sheet = new CSSStyleSheet();
    const still = "*, *::before, *::after { transition: none !important; animation: none !important }";
    sheet.replaceSync(`${parts} { display: none !important } ${still}`);
    document.adoptedStyleSheets.push(sheet);
  }, wash);
  try {
    return await look();
  } finally {
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
  }
}

/** The violations in both themes, as the page's own button switches them. */
export async function obstaclesInBothThemes(page: Page, ...parts: string[]): Promise<string[]> {
  await setTheme(page, "dark");
  const dark = await obstacles(page, ...parts);
  await setTheme(page, "light");
  const light = await violationsOf(page, parts, (axe) => axe.withRules(rulesOfColours));
  return [...dark.map((obstacle) => `dark: ${obstacle}`), ...light.map((obstacle) => `light: ${obstacle}`)];
}

const setTheme = (page: Page, theme: "dark" | "light") =>
  page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), theme === "dark");

/** Loading it once more into a page that has it takes longer than looking at most parts of it; a frame may be new. */
const isLoaded = async (page: Page) => page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
