// Readers keep their place and their focus while the gallery loads more.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { holdBack, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 5).map((id) => ({ id })),
});

const cards = (page: Page) => page.locator(".grid .post__link");
const more = (page: Page) => page.locator(".more button");
const focusedAddress = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("href"));

/** Adds up how far the page's content jumps from now on. What the press itself moved is painted first. */
const watchShifts = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    const shifts = { total: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry) shifts.total += Number(entry.value);
      }
    }).observe({ type: "layout-shift" });
    Object.assign(window, { shifts });
  });
const shifted = (page: Page) =>
  page.evaluate(async () => {
    // Shifts are reported after the frame in which they happened.
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    return "shifts" in window ? window.shifts : null;
  });

it.each([
  ["a phone", { width: 390, height: 844 }],
  ["a tablet", { width: 820, height: 1180 }],
  ["a desktop", { width: 1280, height: 900 }],
])("shows four skeletons at the press and moves nothing on %s when the stories come late", async (_what, viewport) => {
  const { page } = await quietReader({ viewport });
  await open(page, site.url);
  await more(page).scrollIntoViewIfNeeded();
  const letGo = await holdBack(page, "**/api/posts?*");
  await more(page).click();
  await expect.poll(() => page.locator(".grid > [aria-hidden]").count()).toBe(4);
  await watchShifts(page);
  letGo();
  await expect.poll(() => cards(page).count()).toBe(12);
  expect(await page.locator(".grid > [aria-hidden]").count()).toBe(0);
  expect(await shifted(page)).toEqual({ total: 0 });
});

it("goes on at the first new story where the button still has the focus, even if it was the last page", async () => {
  const { page } = await quietReader();
  await open(page, site.url);
  await more(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => cards(page).count()).toBe(12);
  expect(await more(page).count()).toBe(0);
  expect(await focusedAddress(page)).toBe(await cards(page).nth(8).getAttribute("href"));
});

it("leaves the focus to readers who have moved on before the stories come", async () => {
  const { page } = await quietReader();
  await open(page, site.url);
  const letGo = await holdBack(page, "**/api/posts?*");
  await more(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => more(page).innerText()).toBe("Loading…");
  await page.keyboard.press("Shift+Tab");
  const where = await page.evaluate(() => document.activeElement?.outerHTML);
  letGo();
  await expect.poll(() => cards(page).count()).toBe(12);
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(where);
});
