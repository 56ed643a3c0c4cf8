// Toasts and tooltips. The test controls the browser's clock.
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { obstacles } from "./accessibility.fixture.ts";
import { newReader, open, ownClock } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 1).map((id) => ({ id })),
});

const toast = (page: Page) => page.locator(".toast");
const area = (page: Page, name = "Notifications (F8)") => page.getByRole("region", { name });
const heart = (page: Page, index = 0) => page.locator("#today .like").nth(index);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

/** A reader on the home page, with a stopped clock and likes that succeed. */
async function reader({ path = "", ...options }: BrowserContextOptions & { path?: string } = {}) {
  const visit = await newReader(options);
  const { page } = visit;
  await ownClock(page);
  await page.route("**/api/posts/*/{like,unlike}", async (route) => {
    const address = route
      .request()
      .url()
      .replace(/\/(un)?like$/, "");
    await route.fulfill({ json: await (await fetch(address)).json() });
  });
  await open(page, `${site.url}/${path}`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return visit;
}

/** With a stopped clock, timers of zero milliseconds must be run by hand. */
async function likeOne(page: Page, index = 0) {
  await heart(page, index).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return toast(page).count();
    })
    .toBe(1);
}

describe("a toast", () => {
  it("stays while it is pointed at, while the focus is in it and while the page is hidden", async () => {
    const { page, complaints } = await reader();
    await likeOne(page);
    await toast(page).hover();
    await page.clock.runFor(20_000);
    expect(await toast(page).count()).toBe(1);
    await page.keyboard.press("F8");
    await page.mouse.move(1, 1);
    await page.clock.runFor(20_000);
    expect(await toast(page).count()).toBe(1);
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await setHidden(true);
    await heart(page).focus();
    await page.clock.runFor(20_000);
    expect(await toast(page).count()).toBe(1);
    await setHidden(false);
    await page.clock.runFor(5000);
    await expect.poll(() => toast(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it.each([
    ["", "Notifications (F8)", "Close", "Story liked!"],
    ["pl", "Powiadomienia (F8)", "Zamknij", "Historia polubiona!"],
  ])("is reached by F8, and closing it gives the focus back (/%s)", async (path, region, closeName, title) => {
    const { page, complaints } = await reader({ path });
    await likeOne(page);
    expect(await area(page, region).innerText()).toContain(title);
    const liked = await focused(page);
    await page.keyboard.press("F8");
    expect(await focused(page)).toBe(region);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(closeName);
    await page.keyboard.press("Enter");
    expect(await toast(page).count()).toBe(0);
    expect(await focused(page)).toBe(liked);
    // F8 brings the toast back, and Escape dismisses it again.
    await page.keyboard.press("F8");
    expect(await area(page, region).innerText()).toContain(title);
    await page.keyboard.press("Escape");
    expect(await toast(page).count()).toBe(0);
    expect(await focused(page)).toBe(liked);
    expect(complaints).toEqual([]);
  });

  it("is swiped away to the right past 50 px, and springs back before that", async () => {
    const { page, complaints } = await reader();
    await likeOne(page);
    const { x, y } = (await toast(page).boundingBox()) ?? { x: 0, y: 0 };
    const swipe = async (by: number) => {
      await page.mouse.move(x + 60, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 60 + by, y + 20, { steps: 4 });
    };
    await swipe(50);
    expect(await toast(page).evaluate((element) => element.style.translate)).toBe("50px");
    await page.mouse.up();
    expect(await toast(page).evaluate((element) => element.style.translate)).toBe("");
    await swipe(-200);
    await page.mouse.up();
    expect(await toast(page).count()).toBe(1);
    await swipe(51);
    await page.mouse.up();
    await expect.poll(() => toast(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("is at most 420 px wide at the bottom right, and as wide as the page on phones", async () => {
    const desktop = await reader({ reducedMotion: "reduce" });
    await likeOne(desktop.page);
    expect(await toast(desktop.page).boundingBox()).toMatchObject({ x: 1280 - 16 - 420, width: 420 });
    const phone = await reader({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
    await likeOne(phone.page);
    expect(await toast(phone.page).boundingBox()).toMatchObject({ x: 16, width: 390 - 32 });
  });
});

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it("neither toasts nor a tooltip have accessibility violations", async () => {
    const { page } = await reader({ colorScheme, reducedMotion: "reduce" });
    await likeOne(page);
    // Axe needs a running clock; the focus keeps the toast open.
    await page.keyboard.press("F8");
    await page.clock.resume();
    await page.getByRole("button", { name: "Switch between light and dark" }).hover();
    await page.getByRole("tooltip").waitFor();
    expect(await obstacles(page, ".toasts", ".header")).toEqual([]);
    const ground = () => toast(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    const plain = await ground();
    await page.route("**/like", (route) => route.fulfill({ status: 503 }));
    await heart(page, 1).click();
    await page.locator(".toast--bad").waitFor();
    expect(await ground()).not.toBe(plain);
    await toast(page).getByRole("button", { name: "Close" }).waitFor();
    await page.keyboard.press("F8");
    expect(await obstacles(page, ".toasts", ".header")).toEqual([]);
  });
});

describe("a tooltip", () => {
  const tip = (page: Page) => page.getByRole("tooltip");
  const lamp = (page: Page) => page.getByRole("button", { name: "Switch between light and dark" });

  it("opens 700 ms after somebody points at the control, stays while it is pointed at itself, and Escape hides it", async () => {
    const { page, complaints } = await reader();
    await lamp(page).hover();
    await page.clock.runFor(699);
    expect(await tip(page).count()).toBe(0);
    await page.clock.runFor(1);
    await tip(page).hover();
    await page.clock.runFor(5000);
    expect(await tip(page).innerText()).toBe("Switch between light and dark");
    await page.keyboard.press("Escape");
    expect(await tip(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("opens on keyboard focus, and closes when the focus moves on", async () => {
    const { page } = await reader();
    while ((await focused(page)) !== "Switch between light and dark") await page.keyboard.press("Tab");
    await page.clock.runFor(700);
    await expect.poll(() => tip(page).count()).toBe(1);
    await page.keyboard.press("Tab");
    expect(await tip(page).count()).toBe(0);
  });

  it("opens at once within 300 ms after another one closed, and not later", async () => {
    const { page } = await reader({ viewport: { width: 700, height: 800 } });
    const burger = page.getByRole("button", { name: "Open menu" });
    await lamp(page).hover();
    await page.clock.runFor(700);
    await burger.hover();
    await page.clock.runFor(1);
    expect(await tip(page).innerText()).toBe("Open menu");
    await page.mouse.move(1, 400);
    await page.clock.runFor(301);
    await lamp(page).hover();
    await page.clock.runFor(699);
    expect(await tip(page).count()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => tip(page).count()).toBe(1);
  });
});
