// The home page's lists without a connection, or where the server is away.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newReader, open } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 10).map((id) => ({ id })),
});

const cards = (page: Page) => page.locator(".grid .post__link");
const failure = (page: Page) => page.getByRole("heading", { name: /^Problem z.ładowaniem galerii/ });
const retry = (page: Page) => page.getByRole("button", { name: "Odśwież" });
const filter = (page: Page) => page.getByRole("combobox", { name: "Filter by date" });
const loadMore = (page: Page) => page.getByRole("button", { name: "Load more" });

it("says that the gallery failed where a filter cannot be followed, and follows it once connected again", async () => {
  const { page } = await newReader();
  await open(page, site.url);
  await page.context().setOffline(true);
  await filter(page).selectOption("7days");
  await failure(page).waitFor();
  expect(await page.locator("main .grid .sk").count()).toBe(0);
  await page.context().setOffline(false);
  await expect.poll(() => cards(page).count()).toBe(8);
  expect(await failure(page).count()).toBe(0);
});

it("keeps its stories where no more can be loaded, says so, and loads them at the retry", async () => {
  const { page } = await newReader();
  await open(page, site.url);
  await page.route("**/api/posts?*", (route) => route.abort());
  await loadMore(page).click();
  await failure(page).waitFor();
  expect(await cards(page).count()).toBe(8);
  await page.unroute("**/api/posts?*");
  await retry(page).click();
  await expect.poll(() => cards(page).count()).toBe(16);
  expect(await failure(page).count()).toBe(0);
});

it("keeps its stories where they cannot be refreshed, and says so", async () => {
  const { page } = await newReader();
  await open(page, site.url);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Refresh" }).click();
  await failure(page).waitFor();
  expect(await cards(page).count()).toBe(8);
  await page.context().setOffline(false);
  await expect.poll(() => failure(page).count()).toBe(0);
});

it.each([
  ["the gallery's retry", "Odśwież"],
  ["today's retry", "Try again"],
  ["Refresh", "Refresh"],
])("brings back everything that failed at one press on %s", async (_what, button) => {
  const { page } = await newReader();
  await page.route("**/api/posts**", (route) => route.abort());
  await open(page, `${site.url}/contact`);
  await page.getByRole("link", { name: "Mruk, home page" }).first().click();
  await failure(page).waitFor();
  await page.locator("#today").getByRole("heading", { name: "Something went wrong" }).waitFor();
  await page.unroute("**/api/posts**");
  await page.getByRole("button", { name: button }).click();
  await expect.poll(() => cards(page).count()).toBe(8);
  await expect.poll(() => page.locator("#today .post").count()).toBe(3);
  await expect.poll(() => page.locator(".side .rank li h3").count()).toBe(3);
});

it("fetches what failed as soon as the connection is back", async () => {
  const { page } = await newReader();
  await open(page, `${site.url}/contact`);
  const code = page.waitForResponse(/home-page-[^/]+\.js$/);
  await page.getByRole("link", { name: "Mruk, home page" }).first().hover();
  // The page's code has to be here with all that it imports, so that only its lists fail.
  await page.evaluate(`import("${(await code).url()}")`);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Mruk, home page" }).first().click();
  await failure(page).waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => cards(page).count()).toBe(8);
  await expect.poll(() => page.locator("#today .post").count()).toBe(3);
  await expect.poll(() => page.locator(".side .rank li h3").count()).toBe(3);
});
