// Actions of a reader: switch language and theme, use the keyboard and the drawer, load more.
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { alive, newReader, open, ownClock } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T15:42:00+01:00");

const site = siteOfFile({ clock, stories: slotsUntil("2026-11-21", 7).map((id) => ({ id })) });

const saved = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
const focused = (page: Page) =>
  page.evaluate(
    () => (document.activeElement?.getAttribute("aria-label") || document.activeElement?.textContent) ?? "",
  );

describe("the language", () => {
  it("is detected on the first visit and kept, in storage and for the server", async () => {
    const { page, complaints } = await newReader({ locale: "pl-PL" });
    await open(page, site.url);
    await expect.poll(() => saved(page, "language")).toBe("pl");
    expect(await cookies(page)).toEqual(["language=pl"]);
    expect(await page.locator("h1").innerText()).toContain("dziennie");
    expect(complaints).toEqual([]);
  });

  it("is the saved one even where the server could not know it", async () => {
    const { page } = await newReader();
    await page.addInitScript(() => localStorage.setItem("language", "pl"));
    await open(page, site.url);
    await page.locator("html[lang=pl]").waitFor();
    expect(await page.locator("#today-heading").innerText()).toBe("Dzisiaj");
  });

  it("ignores a saved value that is no language", async () => {
    const { page } = await newReader();
    await page.addInitScript(() => localStorage.getItem("language") ?? localStorage.setItem("language", "xx"));
    await open(page, site.url);
    await expect.poll(() => saved(page, "language")).toBe("en");
  });

  it("changes at once, at the same address, and is still there after a reload", async () => {
    const { page, complaints } = await newReader();
    await open(page, `${site.url}/post/2026-11-21-morning`);
    await page.getByRole("button", { name: /Language/ }).click();
    await page.getByRole("menuitemradio", { name: "Polski" }).click();
    await page.locator("html[lang=pl]").waitFor();
    expect(await page.getByRole("menu").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/post/2026-11-21-morning");
    expect(await page.locator("h1").innerText()).toContain("Deszcz");
    expect(await saved(page, "language")).toBe("pl");
    const reloaded = await page.reload();
    expect(await reloaded?.text()).toContain('<html lang="pl"');
    await alive(page);
    expect(complaints).toEqual([]);
  });

  it("leaves the Polish address for its mirror when English is chosen there", async () => {
    const { page } = await newReader({ locale: "pl-PL" });
    await open(page, `${site.url}/pl/post/2026-11-21-morning`);
    await page.locator(".footer").getByRole("link", { name: "English" }).click();
    await page.waitForURL("**/post/2026-11-21-morning");
    expect(new URL(page.url()).pathname).toBe("/post/2026-11-21-morning");
    await page.locator("html[lang=en]").waitFor();
    expect(await saved(page, "language")).toBe("en");
  });
});

describe("the theme", () => {
  const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));

  it("follows the system first and saves that, then follows the lamp", async () => {
    const { page } = await newReader({ colorScheme: "dark" });
    await open(page, site.url);
    expect([await isDark(page), await saved(page, "theme")]).toEqual([true, "dark"]);
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    expect([await isDark(page), await saved(page, "theme")]).toEqual([false, "light"]);
  });

  it("stands before anything is painted, on every further visit too", async () => {
    const { page } = await newReader({ colorScheme: "dark" });
    await page.addInitScript(() => localStorage.setItem("theme", "light"));
    await page.goto(site.url);
    // The body's background when the parser reaches it, before hydration.
    const first = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(first).toBe("light");
    await alive(page);
    expect(await isDark(page)).toBe(false);
    const html = await (await fetch(site.url)).text();
    expect(html.indexOf("classList.toggle")).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html.indexOf("classList.toggle")).toBeGreaterThan(0);
  });

  it("takes nothing but light and dark for a saved theme", async () => {
    const { page } = await newReader({ colorScheme: "light" });
    await page.addInitScript(() => localStorage.getItem("theme") ?? localStorage.setItem("theme", "DARK"));
    await open(page, site.url);
    expect([await isDark(page), await saved(page, "theme")]).toEqual([false, "light"]);
  });
});

describe("the keyboard", () => {
  it("reaches everything in the header, and the language menu works as menus do", async () => {
    const { page, complaints } = await newReader();
    await open(page, site.url);
    const reached: string[] = [];
    for (let step = 0; step < 8; step++) {
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
    expect(complaints).toEqual([]);
  });

  it("opens the drawer on a small screen, stays inside it and comes back out", async () => {
    const { page, complaints } = await newReader({ viewport: { width: 390, height: 844 } });
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
    expect(complaints).toEqual([]);
  });
});

describe("the gallery", () => {
  it("loads eight more at a time until there are no more, and starts over on refresh", async () => {
    const { page, complaints } = await newReader();
    await open(page, site.url);
    const cards = page.locator(".grid .post");
    const more = page.getByRole("button", { name: "Load more" });
    expect(await cards.count()).toBe(8);
    await more.click();
    await expect.poll(() => cards.count()).toBe(16);
    await more.click();
    await expect.poll(() => cards.count()).toBe(20);
    expect(await more.count()).toBe(0);
    const titles = await page.locator(".grid h3").allInnerTexts();
    expect(new Set(titles).size).toBe(20);
    expect(titles[0]).toContain("2026-11-21-afternoon");
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => cards.count()).toBe(8);
    await more.waitFor();
    expect(complaints).toEqual([]);
  });

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

it("says that something went wrong where a story cannot be fetched", async () => {
  const { page } = await newReader();
  await open(page, site.url);
  await page.route("**/api/posts/2026-11-21-morning", (route) => route.fulfill({ status: 503, body: "down" }));
  await page.locator("#today .post__link").first().click();
  await page.getByRole("heading", { name: "Something went wrong. Please try again." }).waitFor();
  await page.getByRole("link", { name: "Back to Home" }).first().click();
  await page.locator("#hero").waitFor();
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
