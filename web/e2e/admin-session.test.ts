// The panel of somebody who is signed in: its frame, the password, and the end of the session.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ola, signIn } from "#api/access/sign-in.fixture.ts";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { call, isFocused, openPanel, toast } from "./admin.fixture.ts";
import { focused, kept, logIn, surprises } from "./admin-access.fixture.ts";
import { newReader, open } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T15:42:00+01:00");
const site = siteOfFile({ clock, stories: slotsUntil("2026-11-21", 2).map((id) => ({ id })), git: true });
const story = "2026-11-21-morning";
const pathOf = (page: Page) => page.url().slice(site.url.length);

describe("the panel", () => {
  it("leads to the login page where no token is stored", async () => {
    const { page } = await newReader();
    await page.goto(`${site.url}/admin`);
    await expect.poll(() => pathOf(page)).toBe("/admin/login");
    await page.goto(`${site.url}/pl/admin`);
    await expect.poll(() => pathOf(page)).toBe("/pl/admin/login");
  });

  it("forgets who was signed in at logout, tells the server, and is noticed by other tabs", async () => {
    const session = await signIn(site.url);
    const visit = await newReader();
    const { page } = visit;
    await openPanel(page, site, session);
    const other = await page.context().newPage();
    await open(other, `${site.url}/admin?q=rain`);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("heading", { name: "Admin Login" }).waitFor();
    expect(pathOf(page)).toBe("/admin/login");
    expect(await kept(page)).toEqual([null, null]);
    await expect.poll(async () => (await call(site, session, "/api/admin/stats/overview")).status).toBe(401);
    await expect.poll(() => pathOf(other)).toBe(`/admin/login?back=${encodeURIComponent("/admin?q=rain")}`);
    await other.getByRole("main").getByText("You were signed out in another tab.").waitFor();
    // Other tabs notice a new login too.
    await logIn(page);
    await expect.poll(() => pathOf(other)).toBe("/admin?q=rain");
    expect(surprises(visit)).toEqual([]);
  });

  it("keeps nobody's name where the server says who was signed in after the logout only", async () => {
    const { page } = await newReader();
    const late = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/admin/me", async (route) => {
      const response = await route.fetch();
      await late.promise;
      await route.fulfill({ response });
      answered.resolve();
    });
    await openPanel(page, site, await signIn(site.url));
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("heading", { name: "Admin Login" }).waitFor();
    late.resolve();
    await answered.promise;
    // The page has taken the answer in by the time that it has fetched something else.
    await page.evaluate(() => fetch("/robots.txt").then((response) => response.text()));
    expect(await kept(page)).toEqual([null, null]);
  });

  it("leads to the login page with the reason when the token has expired, and back without losing typed text", async () => {
    const { page } = await newReader();
    // What the form asks for late would end the session before the press does.
    const narrations = page.waitForResponse(/\/narrations$/);
    await openPanel(page, site, await signIn(site.url), `/admin?q=rain&edit=${story}`);
    await narrations;
    const title = page.getByRole("dialog").getByLabel("English title");
    await title.fill("A title that took an hour");
    clock.moveTo("2026-11-22T04:00:00+01:00");
    await page.getByRole("button", { name: "Update Post" }).click();
    await expect.poll(() => pathOf(page)).toContain("/admin/login?back=");
    await page.getByRole("main").getByText("Your session has ended.").waitFor();
    expect(await kept(page)).toEqual([null, null]);
    await expect.poll(() => focused(page)).toBe("username");
    await logIn(page);
    await expect.poll(() => pathOf(page)).toBe(`/admin?q=rain&edit=${story}`);
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    expect(await title.inputValue()).toBe("A title that took an hour");
  });

  it("has both languages, with the one heading that is Polish in both", async () => {
    const { page } = await newReader();
    await openPanel(page, site, await signIn(site.url));
    await page.getByRole("heading", { name: "Admin Panel" }).waitFor();
    expect(await page.getByRole("heading", { name: "Statystyki" }).getAttribute("lang")).toBe("pl");
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("menuitemradio", { name: "Polski" }).click();
    await page.getByRole("heading", { name: "Panel administratora" }).waitFor();
    expect(await page.getByRole("heading", { name: "Statystyki" }).getAttribute("lang")).toBe("pl");
    await page.getByRole("button", { name: "Wyloguj" }).waitFor();
    const dark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
    const before = await dark();
    await page.getByRole("button", { name: "Przełącz jasny i ciemny motyw" }).click();
    expect(await dark()).toBe(!before);
    const publicSite = page.getByRole("link", { name: "Zobacz stronę" });
    expect(await publicSite.getAttribute("href")).toBe("/");
  });

  it("shows the crash screen where it cannot be rendered", async () => {
    const { page } = await newReader();
    await page.route("**/api/admin/stats/overview", (route) => route.fulfill({ json: { totalViews: 1 } }));
    await openPanel(page, site, await signIn(site.url));
    await page.getByRole("heading", { name: "Oops! Coś poszło nie tak" }).waitFor();
    await page.getByRole("button", { name: "Odśwież stronę" }).waitFor();
  });
});

describe("the password", () => {
  const another = "a bell and eight lives more";

  it("is changed in a dialog whose toasts are visible and reachable", async () => {
    const session = await signIn(site.url);
    const visit = await newReader();
    const { page } = visit;
    await openPanel(page, site, session);
    const opener = page.getByRole("button", { name: "Change password" });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Change password" });
    expect(await focused(page)).toBe("currentPassword");
    await page.keyboard.type("not this one");
    await dialog.getByLabel("New password").fill(another);
    await page.keyboard.press("Enter");
    await expect.poll(() => dialog.locator(".toast").innerText()).toMatch(/^Error\s+The current password is wrong\.$/);
    expect(await toast(page).count()).toBe(1);
    await dialog.getByText("This is not your current password.").waitFor();
    expect(await focused(page)).toBe("currentPassword");
    // F8 focuses the toast; Escape dismisses it and leaves the dialog open.
    await page.keyboard.press("F8");
    await page.keyboard.press("Escape");
    expect(await toast(page).count()).toBe(0);
    expect(await focused(page)).toBe("currentPassword");

    await dialog.getByLabel("Current password").fill(ola.password);
    await dialog.getByLabel("New password").fill("cat");
    await page.keyboard.press("Enter");
    await dialog.getByText("It must be at least 8 characters.").waitFor();
    expect(await focused(page)).toBe("newPassword");
    await dialog.getByLabel("New password").fill(another);
    await dialog.getByRole("button", { name: "Change password" }).click();
    await expect.poll(() => toast(page).innerText()).toContain("Password changed");
    expect(await dialog.count()).toBe(0);
    expect(await isFocused(opener)).toBe(true);
    // The session here stays, all others end.
    expect((await call(site, session, "/api/admin/stats/overview")).status).toBe(401);
    const [token] = await kept(page);
    expect(token).not.toBe(session.token);
    const again = { ...session, token: token ?? "" };
    expect((await call(site, again, "/api/admin/stats/overview")).status).toBe(200);
    const back = { currentPassword: another, newPassword: ola.password };
    await call(site, again, "/api/admin/password", { method: "POST", body: JSON.stringify(back) });
    expect(surprises(visit)).toEqual([]);
  });
});

it.each([
  [390, "/pl"],
  [1280, ""],
])("nothing stands in anybody's way in either theme at %i pixels under %s", async (width, prefix) => {
  const { page } = await newReader({ reducedMotion: "reduce", viewport: { width, height: 900 } });
  for (const path of ["/admin/login", "/admin/setup"]) {
    await open(page, site.url + prefix + path);
    expect([path, await obstaclesInBothThemes(page)]).toEqual([path, []]);
  }
  await openPanel(page, site, await signIn(site.url), `${prefix}/admin`);
  await page.locator(".posts h3").first().waitFor();
  expect(await obstaclesInBothThemes(page)).toEqual([]);
  await page.getByRole("button", { name: /Change password|Zmień hasło/ }).click();
  expect(await obstaclesInBothThemes(page, "dialog")).toEqual([]);
  await page.keyboard.press("Enter");
  await toast(page).waitFor();
  expect(await obstaclesInBothThemes(page, "dialog")).toEqual([]);
});

it("is run by keyboard alone, from the login to the logout", async () => {
  const { page } = await newReader();
  await open(page, `${site.url}/admin/login`);
  const tabTo = async (name: RegExp) => {
    const here = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return (
          activeElement?.getAttribute("name") ?? activeElement?.getAttribute("aria-label") ?? activeElement?.textContent
        );
      });
    while (!name.test((await here()) ?? "")) await page.keyboard.press("Tab");
  };
  await tabTo(/^username$/);
  await page.keyboard.type(ola.username);
  await tabTo(/^password$/);
  await page.keyboard.type(ola.password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Statystyki" }).waitFor();
  await tabTo(/^Logout$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
});
