// Presses on a page whose code has not arrived yet, as on a slow network.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { alive, holdBack, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 4).map((id) => ({ id })),
});

/** Opens a page whose scripts are held back until the returned function is called. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return async () => {
    letGo();
    await alive(page);
  };
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));
const heart = (page: Page) => page.locator("#today .like").first();
const pressed = (page: Page) => heart(page).getAttribute("aria-pressed");

/** The page's requests that change likes. */
function likeRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(un)?like$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

it("switches the theme at once, before and after the page is alive, each press once", async () => {
  const { page } = await quietReader({ colorScheme: "light" });
  const wake = await openEarly(page, site.url);
  const lamp = page.getByRole("button", { name: "Switch between light and dark" });
  await lamp.click();
  expect([await isDark(page), await page.evaluate(() => localStorage.getItem("theme"))]).toEqual([true, "dark"]);
  await wake();
  expect(await isDark(page)).toBe(true);
  await lamp.click();
  expect([await isDark(page), await page.evaluate(() => localStorage.getItem("theme"))]).toEqual([false, "light"]);
});

it("opens and closes the menu at once, and it stays as it is when the page comes alive", async () => {
  const { page } = await quietReader({ viewport: { width: 390, height: 844 } });
  const wake = await openEarly(page, site.url);
  const burger = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await burger.click();
  await drawer.getByRole("button", { name: "Close" }).click();
  await drawer.waitFor({ state: "hidden" });
  await burger.click();
  await page.mouse.click(10, 400);
  await drawer.waitFor({ state: "hidden" });
  await burger.click();
  await drawer.getByRole("link", { name: "Gallery" }).click();
  await drawer.waitFor({ state: "hidden" });
  await page.locator("#gallery:target").waitFor();
  await burger.click();
  await wake();
  await drawer.waitFor();
  await drawer.getByRole("link", { name: "Polski" }).click();
  await page.locator("html[lang=pl]").waitFor();
  expect(await page.getByRole("dialog").isVisible()).toBe(false);
});

it("fills a heart at once, and likes the story once when the page is alive", async () => {
  const { page } = await quietReader();
  const asked = likeRequests(page);
  const wake = await openEarly(page, site.url);
  await heart(page).click();
  expect([await pressed(page), asked]).toEqual(["true", []]);
  await wake();
  await page.getByText("Story liked!").waitFor();
  expect([await pressed(page), await heart(page).innerText(), asked.length]).toEqual(["true", "1", 1]);
  await heart(page).click();
  await expect.poll(() => heart(page).innerText()).toBe("");
  expect([await pressed(page), asked.length]).toEqual(["false", 2]);
});

it("takes an early press back at the second one, and likes nothing", async () => {
  const { page } = await quietReader();
  const asked = likeRequests(page);
  const wake = await openEarly(page, site.url);
  await heart(page).dblclick();
  expect(await pressed(page)).toBe("false");
  await wake();
  // A press that was waiting would have been sent before this one.
  await heart(page).click();
  await page.getByText("Story liked!").waitFor();
  expect(asked).toHaveLength(1);
  await heart(page).click();
  await expect.poll(() => heart(page).innerText()).toBe("");
});

it("opens the list of languages at once, closes it as menus do, and has the chosen language when the page is alive", async () => {
  const { page } = await quietReader();
  const wake = await openEarly(page, `${site.url}/about`);
  const button = page.getByRole("button", { name: /Language|Język/ });
  const menu = page.getByRole("menu");
  await button.click();
  expect([await menu.isVisible(), await button.getAttribute("aria-expanded")]).toEqual([true, "true"]);
  await page.locator("h1").click();
  expect([await menu.isVisible(), await button.getAttribute("aria-expanded")]).toEqual([false, "false"]);
  await button.click();
  await page.getByRole("menuitemradio", { name: "Polski" }).click();
  expect([await menu.isVisible(), await button.getAttribute("aria-expanded")]).toEqual([false, "false"]);
  await wake();
  await page.locator("html[lang=pl]").waitFor();
  expect([await menu.isVisible(), await button.getAttribute("aria-expanded")]).toEqual([false, "false"]);
});

it("leaves an open list of languages open when the page comes alive, with the focus in it", async () => {
  const { page } = await quietReader();
  const wake = await openEarly(page, `${site.url}/about`);
  const button = page.getByRole("button", { name: "Language: English" });
  await button.click();
  await wake();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("English");
  expect([await page.getByRole("menu").isVisible(), await button.getAttribute("aria-expanded")]).toEqual([
    true,
    "true",
  ]);
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "hidden" });
});

it("loads more stories and applies a filter that was chosen before the page was alive", async () => {
  const { page } = await quietReader();
  const wake = await openEarly(page, site.url);
  await page.getByRole("button", { name: "Load more" }).click();
  await wake();
  await expect.poll(() => page.locator(".grid .post").count()).toBe(9);
  const wakeAgain = await openEarly(page, site.url);
  const filter = page.getByRole("combobox", { name: "Filter by date" });
  await filter.selectOption("7days");
  const asked = page.waitForRequest(/from=2026-11-15/);
  await wakeAgain();
  await asked;
  expect(await filter.inputValue()).toBe("7days");
});

it("sends the newsletter's form that was filled in before the page was alive as browsers do, once", async () => {
  const { page } = await quietReader();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await openEarly(page, site.url);
  await page.getByLabel("Email").fill("ola@example.org");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.waitForURL(`${site.url}/newsletter`, { waitUntil: "commit" });
  await page.getByText("Successfully subscribed!").waitFor();
  expect(sent).toEqual(["/newsletter"]);
});
