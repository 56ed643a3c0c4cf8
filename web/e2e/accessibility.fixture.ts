import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Accessibility violations on a page, or in parts of it: WCAG 2.2 AA, as far as axe can tell. */
export async function obstacles(page: Page, ...parts: string[]): Promise<string[]> {
  // In the page itself, for none of ours has frames of other sites: gathering their parts in a page of its own, and naming
  // everything that is as it should be, takes several times as long.
  const axe = new AxeBuilder({ page, ...((await isLoaded(page)) && { axeSource: ";" }) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(tags);
  for (const part of parts) axe.include(part);
  const { violations, passes } = await axe.analyze();
  if (passes.length === 0) throw new Error("Nothing was looked at.");
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  // Reflow (1.4.10): nothing sticks out to the right.
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return tooWide ? [...found, "wider than the window"] : found;
}

/** The violations in both themes, switched by the page's own button. */
export async function obstaclesInBothThemes(page: Page, ...parts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ["dark", "light"]) {
    await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), theme === "dark");
    found.push(...(await obstacles(page, ...parts)).map((obstacle) => `${theme}: ${obstacle}`));
  }
  return found;
}

/** Loading it once more into a page that has it takes longer than looking at most parts of it; a frame may be new. */
const isLoaded = async (page: Page) => page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
