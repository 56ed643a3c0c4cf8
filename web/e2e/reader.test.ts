// Actions of a reader: use the keyboard and the drawer, refresh, look for a story before its time.
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { newReader, open, ownClock, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T15:42:00+01:00");

/** An evening and the evening that continues it. */
const [firstEvening, secondEvening] = ["2026-11-18-evening", "2026-11-19-evening"] as const;
const site = siteOfFile({
  clock,
  stories: slotsUntil("2026-11-21", 7).map((id) => ({ id, ...(id === secondEvening && { continues: firstEvening }) })),
});

const focused = (page: Page) =>
  page.evaluate(
    () => (document.activeElement?.getAttribute("aria-label") || document.activeElement?.textContent) ?? "",
  );

describe("the keyboard", () => {
  it("reaches everything in the header, and the language menu works as menus do", async () => {
    const { page } = await quietReader();
    await open(page, site.url);
    const reached: string[] = [];
    for (let step = 0; step < 9; step++) {
      await page.keyboard.press("Tab");
      reached.push(await focused(page));
    }
    expect(reached).toEqual([
      "Skip to content",
      "Mruk, home page",
      "Home",
      "Today",
      "Gallery",
      "About",
      "Search",
      "Switch between light and dark",
      "Language: English",
    ]);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("English");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("Polski");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("English");
    await page.keyboard.press("End");
    expect(await focused(page)).toBe("Polski");
    await page.keyboard.press("Escape");
    expect(await focused(page)).toBe("Language: English");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused(page)).toBe("English");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.locator("html[lang=pl]").waitFor();
    expect(await focused(page)).toBe("Język: Polski");
  });

  it("opens the drawer on a small screen, stays inside it and comes back out", async () => {
    const { page } = await quietReader({ viewport: { width: 390, height: 844 } });
    await open(page, `${site.url}/post/2026-11-21-morning`);
    const burger = page.getByRole("button", { name: "Open menu" });
    await burger.focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.waitFor();
    expect(await focused(page)).toBe("Close");
    const ways = drawer.getByRole("navigation").getByRole("link");
    expect(await ways.allInnerTexts()).toEqual(["Home", "Today", "Gallery", "About"]);
    for (let step = 0; step < 10; step++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
        ),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Open menu");
    await burger.click();
    await drawer.getByRole("link", { name: "Gallery" }).click();
    await page.waitForURL("**/#gallery");
    await drawer.waitFor({ state: "hidden" });
    await page.locator("#gallery-heading").waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    // A link to a section of the same page closes the drawer too.
    await burger.click();
    await drawer.getByRole("link", { name: "About" }).click();
    await drawer.waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("about");
    await burger.click();
    await page.mouse.click(10, 400);
    await drawer.waitFor({ state: "hidden" });
    await burger.click();
    await drawer.getByRole("link", { name: "Polski" }).click();
    await drawer.waitFor({ state: "hidden" });
    await page.locator("html[lang=pl]").waitFor();
  });
});

describe("the gallery", () => {
  it("says in Polish that it failed, after one retry, and recovers", async () => {
    const { page } = await newReader();
    await open(page, site.url);
    let asked = 0;
    await page.route("**/api/posts?*", (route) => {
      asked++;
      return route.fulfill({ status: 500, body: "{}" });
    });
    await page.getByRole("button", { name: "Refresh" }).click();
    const message = page.getByText("Problem z ładowaniem galerii. Spróbuj odświeżyć stronę.");
    await message.waitFor();
    expect(asked).toBe(2);
    expect(await message.getAttribute("lang")).toBe("pl");
    await page.unroute("**/api/posts?*");
    await page.getByRole("button", { name: "Odśwież" }).click();
    await expect.poll(() => page.locator(".grid .post").count()).toBe(8);
  });
});

it("finds a story that was looked for before its time once it is there", async () => {
  const { page } = await newReader();
  await ownClock(page);
  await open(page, `${site.url}/post/2026-11-21-evening`);
  await page.getByRole("heading", { name: "Something went wrong. Please try again." }).waitFor();
  clock.moveTo("2026-11-21T20:00:00+01:00");
  onTestFinished(() => clock.moveTo("2026-11-21T15:42:00+01:00"));
  await page.clock.fastForward("01:00");
  await page.getByRole("link", { name: "Back to Home" }).first().click();
  await page.locator('#today a[href="/post/2026-11-21-evening"]').click();
  await page.locator(".prose p").first().waitFor();
});

it("leads on to the next story once that is out, from a page that was read before", async () => {
  onTestFinished(() => clock.moveTo("2026-11-21T15:42:00+01:00"));
  const { page } = await newReader();
  await ownClock(page);
  await open(page, `${site.url}/post/2026-11-21-afternoon`);
  expect(await page.locator(".neighbours .next").count()).toBe(0);
  await page.getByRole("link", { name: "Back to Home" }).first().click();
  await page.locator("#hero").waitFor();
  clock.moveTo("2026-11-21T20:00:00+01:00");
  await page.clock.fastForward("01:00");
  await page.locator('#today a[href="/post/2026-11-21-afternoon"]').click();
  await page.locator(".neighbours .next").waitFor();
});

it("leads from an evening to the one that continues it, and back, also in Polish", async () => {
  const { page } = await quietReader();
  await open(page, `${site.url}/pl/post/${firstEvening}`);
  const later = page.locator(".neighbours .continuedBy");
  expect(await later.textContent()).toContain("Co było dalej");
  await later.click();
  await page.waitForURL(`${site.url}/pl/post/${secondEvening}`);
  const earlier = page.locator(".neighbours .continues");
  expect(await earlier.textContent()).toContain("Co było wcześniej");
  await earlier.click();
  await page.waitForURL(`${site.url}/pl/post/${firstEvening}`);
});

it("opens a story once by a double click, which is one click to the counts and one step back", async () => {
  const { page } = await quietReader();
  const clicks: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/stats/post-click")) clicks.push(request.postData() ?? "");
  });
  await open(page, site.url);
  await page.locator(".grid .post__link").first().dblclick();
  await page.waitForURL(/\/post\//);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(clicks.length).toBe(1);
  await page.goBack();
  await page.waitForURL(`${site.url}/`);
});
