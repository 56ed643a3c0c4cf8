// Readers whose connection breaks, or whose server is away, while the page is open.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { obstacles } from "./accessibility.fixture.ts";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 10).map((id) => ({ id })),
});

const lost = "Network error. Please check your connection.";
const notice = (page: Page) => page.locator(".toast");
const heading = (page: Page) => page.locator("main h1");

/** Marks the document, so that `isSame` tells whether it was replaced. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute("data-same", ""));
const isSame = async (page: Page) => (await page.locator("body[data-same]").count()) === 1;

/** Presses a link without pointing at it first, as a finger does. */
const press = (page: Page, link: string) => page.locator(link).first().dispatchEvent("click");

/** Tries again, and waits for the notice to go and to come again: what fails is a second attempt, not the first. */
async function tryInVain(page: Page) {
  await notice(page)
    .locator("strong")
    .evaluate((words) => words.setAttribute("data-first", ""));
  await notice(page).getByRole("button", { name: "Try again" }).click();
  await notice(page).locator("strong:not([data-first])").getByText(lost).waitFor();
}

/** The ways in which code does not come. */
const breaks: Record<string, { cut(page: Page): Promise<unknown>; mend(page: Page): Promise<void> }> = {
  "without a connection": {
    cut: (page) => page.context().setOffline(true),
    mend: (page) => page.context().setOffline(false),
  },
  "where the server is away": {
    cut: (page) => page.route("**", (route) => route.fulfill({ status: 502, body: "Bad Gateway" })),
    mend: (page) => page.unroute("**"),
  },
};

describe.each(Object.entries(breaks))("%s", (_how, { cut, mend }) => {
  it.each([
    ["story", "story-page", "main a.post__link", "/post/"],
    ["page", "about-page", 'a[href="/about"]', "/about"],
  ])(
    "a press on a %s leaves the page as it is and says so, and can be tried again",
    async (_what, code, link, path) => {
      const { page } = await newReader();
      // The code of stories comes by itself, unless it is kept away.
      await page.route(`**/${code}-*.js`, (route) => route.abort());
      await open(page, site.url);
      await mark(page);
      const title = await heading(page).innerText();
      await cut(page);
      await press(page, link);
      await notice(page).getByText(lost).waitFor();
      expect(await heading(page).innerText()).toBe(title);
      expect(await obstacles(page)).toEqual([]);
      await tryInVain(page);
      expect(await isSame(page)).toBe(true);
      await mend(page);
      await page.unroute(`**/${code}-*.js`);
      const again = notice(page).getByRole("button", { name: "Try again" });
      // A connection that has come back tries by itself.
      if (await again.isVisible()) await again.click();
      await expect.poll(() => heading(page).innerText()).not.toBe(title);
      expect(new URL(page.url()).pathname).toContain(path);
      await expect.poll(() => notice(page).count()).toBe(0);
    },
  );

  it("the other language leaves the page as it is and says so, until it is chosen again", async () => {
    const { page } = await newReader();
    await open(page, site.url);
    await mark(page);
    await cut(page);
    await page.getByRole("link", { name: "Polski" }).first().click();
    await notice(page).getByText(lost).waitFor();
    expect(await isSame(page)).toBe(true);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await mend(page);
    await page.getByRole("link", { name: "Polski" }).first().click();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("pl");
    await expect.poll(() => notice(page).count()).toBe(0);
  });
});

it("says in Polish that the connection is lost", async () => {
  const { page } = await newReader();
  await open(page, `${site.url}/pl/`);
  await page.context().setOffline(true);
  await press(page, 'a[href="/pl/about"]');
  await notice(page).getByText("Błąd sieci. Sprawdź swoje połączenie.").waitFor();
  await notice(page).getByRole("button", { name: "Spróbuj ponownie" }).waitFor();
});

it("says nothing of a lost page any more once the reader is on another", async () => {
  const { page } = await newReader();
  await open(page, `${site.url}/about`);
  await page.locator('a[href="/contact"]').first().hover();
  await page.locator('a[href="/contact"]').first().click();
  await expect.poll(() => page.url()).toContain("/contact");
  await page.context().setOffline(true);
  await press(page, 'a[href="/privacy"]');
  await notice(page).getByText(lost).waitFor();
  await press(page, 'a[href="/about"]');
  await page.waitForURL("**/about");
  await expect.poll(() => notice(page).count()).toBe(0);
});

it("has the code of a story at hand before any is pointed at", async () => {
  const { page } = await quietReader();
  const code = page.waitForResponse(/story-page-[^/]+\.js$/);
  await open(page, site.url);
  expect((await code).status()).toBe(200);
});
