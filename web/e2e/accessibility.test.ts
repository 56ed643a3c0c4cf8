// WCAG 2.2 AA, as far as a machine can tell: home, story and not-found, both languages, both themes, phone and desktop.
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newReader, open, openBrowser } from "./browser.ts";
import { movableClock, openSite, type Site, slotsUntil } from "./site.fixture.ts";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  const stories = slotsUntil("2026-11-21", 4).map((id) => ({ id }));
  [browser, site] = await Promise.all([
    openBrowser(),
    openSite({ clock: movableClock("2026-11-21T15:42:00+01:00"), stories }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const paths = ["", "post/2026-11-20-morning", "post/2026-11-20-evening", "nothing-here"];

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it.each([
    [390, "/"],
    [390, "/pl/"],
    [1280, "/"],
    [1280, "/pl/"],
  ])("nothing stands in anybody's way at %i pixels under %s", async (width, home) => {
    const { page, close } = await newReader(browser, {
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width, height: 900 },
    });
    for (const path of paths) {
      await open(page, site.url + home + path);
      const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${home}${path} ${id}: ${nodes.map((node) => node.html).join(" ")}`,
      );
      expect(found).toEqual([]);
      expect(passes.length).toBeGreaterThan(20);
      // Reflow (1.4.10): nothing sticks out to the right.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await close();
  });
});

it("nothing stands in the way in the open drawer and the open menu", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const phone = await newReader(browser, {
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width: 390, height: 844 },
    });
    await open(phone.page, site.url);
    await phone.page.getByRole("button", { name: "Open menu" }).click();
    const drawer = await new AxeBuilder({ page: phone.page }).include("dialog").withTags(tags).analyze();
    expect(drawer.violations.map(({ id }) => id)).toEqual([]);
    await phone.close();
    const desktop = await newReader(browser, { colorScheme, reducedMotion: "reduce" });
    await open(desktop.page, site.url);
    await desktop.page.getByRole("button", { name: /Language/ }).click();
    const menu = await new AxeBuilder({ page: desktop.page }).include(".header").withTags(tags).analyze();
    expect(menu.violations.map(({ id }) => id)).toEqual([]);
    await desktop.close();
  }
});
