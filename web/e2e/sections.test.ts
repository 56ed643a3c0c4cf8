// Where the logo and the navigation lead, and the section that the navigation marks.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 7).map((id) => ({ id })),
});

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const navigation = (page: Page) => page.locator(".nav");
const marked = (page: Page) => page.locator(".nav [aria-current]").allInnerTexts();
const logo = (page: Page) => page.getByRole("link", { name: "Mruk, home page" }).first();

describe("the logo", () => {
  it("scrolls a home page smoothly to its top, and the focus goes along", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
    const places = await page.evaluateHandle(() => {
      const places: number[] = [];
      document.addEventListener("scroll", () => places.push(scrollY));
      return places;
    });
    await logo(page).click();
    await expect.poll(() => scrolled(page)).toBe(0);
    expect((await places.jsonValue()).filter((place) => place > 20 && place < 1480)).not.toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  it("does so at once for readers who ask for less motion, and leaves filter and section behind", async () => {
    const { page } = await quietReader({ reducedMotion: "reduce" });
    for (const from of ["/?dates=7days", "/#gallery"]) {
      await open(page, site.url + from);
      await page.evaluate(() => window.scrollTo(0, 1500));
      await logo(page).click();
      await page.waitForURL(`${site.url}/`);
      await expect.poll(() => scrolled(page)).toBe(0);
    }
  });
});

describe("Home", () => {
  it("leads to the very top of the home page, from there and from elsewhere", async () => {
    const { page } = await quietReader({ reducedMotion: "reduce" });
    for (const from of ["/about", "/"]) {
      await open(page, site.url + from);
      await page.evaluate(() => window.scrollTo(0, 1200));
      await navigation(page).getByRole("link", { name: "Home" }).click();
      await page.waitForURL(`${site.url}/#hero`);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("hero");
      await expect.poll(() => scrolled(page)).toBe(0);
    }
  });

  it("does so without JavaScript, too", async () => {
    const { page } = await newReader({ javaScriptEnabled: false, reducedMotion: "reduce" });
    await page.goto(`${site.url}/about`);
    await navigation(page).getByRole("link", { name: "Home" }).click();
    await page.locator("#hero:target").waitFor();
    expect(await scrolled(page)).toBe(0);
  });
});

describe("the navigation", () => {
  it.each([
    ["a phone", { width: 390, height: 844 }],
    ["a desktop", { width: 1280, height: 900 }],
    ["a high window", { width: 1280, height: 1800 }],
  ])("marks the section in view on %s, by scrolling and by its own links", async (_what, viewport) => {
    const { page } = await quietReader({ viewport, reducedMotion: "reduce" });
    await open(page, site.url);
    // Both the header's links and the drawer's are marked.
    const all = () =>
      page.locator("nav [aria-current=location]").evaluateAll((links) => links.map((a) => a.textContent));
    expect(await all()).toEqual(["Home", "Home"]);
    for (const [name, section] of [
      ["Today", "#today"],
      ["Gallery", "#gallery"],
      ["About", "#about"],
    ] as const) {
      await page.locator(section).evaluate((element) => element.scrollIntoView());
      await expect.poll(all).toEqual([name, name]);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(all).toEqual(["Home", "Home"]);
    await page.goto(`${site.url}/#gallery`);
    await expect.poll(all).toEqual(["Gallery", "Gallery"]);
  });

  it("marks none on other pages", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    expect(await marked(page)).toEqual(["Home"]);
    await page.locator("#today .post__link").first().click();
    await page.locator(".prose p").first().waitFor();
    expect(await marked(page)).toEqual([]);
  });
});
