// Set-up, login, logout and the panel's frame. The first tests run without an administrator.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ola, signIn } from "#api/access/sign-in.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { call, openPanel } from "./admin.fixture.ts";
import { holdBack, newReader, open, type Visit } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T15:42:00+01:00");
const site = siteOfFile({ clock, stories: slotsUntil("2026-11-21", 2).map((id) => ({ id })), git: true });
const story = "2026-11-21-morning";

const toast = (page: Page) => page.locator(".toast");
const pathOf = (page: Page) => page.url().slice(site.url.length);
const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("adminToken"), localStorage.getItem("adminUser")] as const);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));
/** Browsers log every failed response to their console. */
const surprises = ({ complaints }: Visit) => complaints.filter((text) => !text.includes("Failed to load resource"));

async function fillIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

async function logIn(page: Page) {
  await fillIn(page, ola);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Holds back the responses of an address until the test has looked. */
const answersOf = (page: Page, address: string) => holdBack(page, `**${address}`);

describe("the set-up", () => {
  it("is readable, unlisted and never cached before scripts run, like all pages of the administrator", async () => {
    for (const path of ["/admin", "/admin/login", "/admin/setup", "/pl/admin", "/pl/admin/login"]) {
      const response = await fetch(site.url + path);
      const html = await response.text();
      expect([path, response.status, response.headers.get("Cache-Control")]).toEqual([path, 200, "no-store"]);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
      expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
      expect(html).toContain('"answers":[]');
    }
    expect(await (await fetch(`${site.url}/admin`)).text()).toContain("Loading admin panel...");
    expect(await (await fetch(`${site.url}/pl/admin`)).text()).toContain('lang="pl"');
    expect(await (await fetch(site.url)).text()).not.toMatch(/needsSetup|\/admin/);
  });

  it("is offered on the login page as long as there is no administrator", async () => {
    const visit = await newReader();
    const { page } = visit;
    await open(page, `${site.url}/admin/login`);
    await page.getByRole("link", { name: "Create the first admin account" }).click();
    await page.getByRole("heading", { name: "Admin Setup" }).waitFor();
    expect(pathOf(page)).toBe("/admin/setup");
    expect(await page.getByText("Create the first admin account").isVisible()).toBe(true);
    expect(await focused(page)).toBe("username");
    expect(surprises(visit)).toEqual([]);
  });

  it("requires both fields, refuses a weak password at its field, and leads to the login page", async () => {
    const visit = await newReader();
    const { page } = visit;
    await open(page, `${site.url}/admin/setup`);
    const button = page.getByRole("button", { name: "Create Admin Account" });
    await button.click();
    await expect.poll(() => toast(page).innerText()).toMatch(/^Error\s+Please fill in all fields$/);
    expect(await toast(page).getAttribute("class")).toContain("toast--bad");
    expect(await focused(page)).toBe("username");

    await fillIn(page, { ...ola, password: "password123" });
    await button.click();
    await expect.poll(() => toast(page).innerText()).toMatch(/^Setup failed\s+This password is among the passwords/);
    const password = page.getByLabel("Password", { exact: true });
    expect(await password.getAttribute("aria-invalid")).toBe("true");
    expect(await focused(page)).toBe("password");
    const described = await password.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described?.split(" ")[0]}"]`).innerText()).toContain("guessed first");

    await password.fill(ola.password);
    const letGo = await answersOf(page, "/api/admin/setup");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Creating Admin..." }).waitFor();
    letGo();
    await expect
      .poll(() => toast(page).innerText())
      .toMatch(/^Admin created successfully\s+You can now login with your credentials$/);
    expect(pathOf(page)).toBe("/admin/login");
    expect(await page.getByRole("link", { name: "Create the first admin account" }).count()).toBe(0);
    await open(page, `${site.url}/admin/login`);
    expect(await page.getByRole("link", { name: "Create the first admin account" }).count()).toBe(0);
    expect(surprises(visit)).toEqual([]);
  });

  it("is refused in the server's words once there is an administrator", async () => {
    const { page } = await newReader();
    await open(page, `${site.url}/admin/setup`);
    expect(await page.getByRole("main").innerText()).toContain("There is an administrator already.");
    await fillIn(page, { username: "Tomek", password: "quite another cat" });
    await page.getByRole("button", { name: "Create Admin Account" }).click();
    await expect.poll(() => toast(page).innerText()).toMatch(/^Setup failed\s+There is an administrator already\.$/);
    expect(pathOf(page)).toBe("/admin/setup");
  });
});

describe("the login", () => {
  it("requires both fields, shows the server's messages, and stores token and user where the specification says", async () => {
    const visit = await newReader();
    const { page } = visit;
    await open(page, `${site.url}/admin/login`);
    await page.getByLabel("Username").fill(ola.username);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect.poll(() => toast(page).innerText()).toMatch(/^Error\s+Please fill in all fields$/);
    expect(await focused(page)).toBe("password");
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => toast(page).innerText())
      .toMatch(/^Login failed\s+The username or the password is wrong\.$/);
    expect(await kept(page)).toEqual([null, null]);

    const password = page.getByLabel("Password", { exact: true });
    expect(await password.getAttribute("autocomplete")).toBe("current-password");
    expect(await page.getByLabel("Username").getAttribute("autocomplete")).toBe("username");
    await page.getByRole("button", { name: "Show the characters" }).click();
    expect(await password.getAttribute("type")).toBe("text");

    const letGo = await answersOf(page, "/api/admin/posts?*");
    await logIn(page);
    const loading = page.getByRole("status").filter({ hasText: "Loading admin panel..." });
    await loading.waitFor();
    expect(await loading.locator(".spin").isVisible()).toBe(true);
    expect(pathOf(page)).toBe("/admin");
    expect(await page.getByRole("heading", { name: "Admin Panel" }).isVisible()).toBe(true);
    letGo();
    await loading.waitFor({ state: "detached" });
    const [token, user] = await kept(page);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(JSON.parse(user ?? "")).toEqual({ id: expect.any(String), username: ola.username });
    // A signed-in administrator is redirected from the login page.
    await page.goto(`${site.url}/admin/login`);
    await expect.poll(() => pathOf(page)).toBe("/admin");
    expect(surprises(visit)).toEqual([]);
  });

  it("shows its own message where the server gives none, as the set-up does", async () => {
    const { page } = await newReader();
    await page.route("**/api/admin/{login,setup}", (route) => route.fulfill({ status: 502, body: "<html>" }));
    for (const [path, button, words] of [
      ["login", "Log in", "Login failed"],
      ["setup", "Create Admin Account", "Setup failed"],
    ] as const) {
      await open(page, `${site.url}/admin/${path}`);
      await fillIn(page, { username: "Tomek", password: "quite another cat" });
      await page.getByRole("button", { name: button }).click();
      await expect.poll(() => toast(page).innerText()).toMatch(new RegExp(`^${words}\\s+${words}$`));
      expect(await toast(page).getAttribute("class")).toContain("toast--bad");
    }
  });

  it("says how long to wait after too many wrong passwords, in the reader's language", async () => {
    const { page } = await newReader();
    await open(page, `${site.url}/pl/admin/login`);
    await page.getByLabel("Nazwa użytkownika").fill("Nobody");
    await page.getByLabel("Hasło", { exact: true }).fill("guess after guess");
    const button = page.getByRole("button", { name: "Zaloguj się" });
    await button.click();
    await expect.poll(() => toast(page).innerText()).toContain("Nazwa użytkownika lub hasło są błędne.");
    await expect
      .poll(async () => {
        await button.click();
        return toast(page).innerText();
      })
      .toMatch(/^Nie udało się zalogować\s+Za dużo błędnych haseł\. Odczekaj \d+ sekund(y|ę)? i\sspróbuj ponownie\.$/);
  });

  it("leads back to the requested address in the panel, and never out of it", async () => {
    const { page } = await newReader();
    await page.goto(`${site.url}/admin?q=moon&edit=${story}`);
    await expect.poll(() => pathOf(page)).toContain("/admin/login?back=");
    await logIn(page);
    await expect.poll(() => pathOf(page)).toBe(`/admin?q=moon&edit=${story}`);
    await page.getByRole("dialog").waitFor();

    for (const back of ["https://evil.example/admin", "//evil.example/admin", "/post/x"]) {
      await page.goto(`${site.url}/admin/login?back=${encodeURIComponent(back)}`);
      await expect.poll(() => page.url()).toBe(`${site.url}/admin`);
    }
  });
});

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

  it("leads to the login page with the reason when the token has expired, and back without losing typed text", async () => {
    const { page } = await newReader();
    await openPanel(page, site, await signIn(site.url), `/admin?q=rain&edit=${story}`);
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
    expect(await page.getByRole("button", { name: "Wyloguj" }).isVisible()).toBe(true);
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
    expect(await page.getByRole("button", { name: "Odśwież stronę" }).isVisible()).toBe(true);
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
    expect(await dialog.getByText("This is not your current password.").isVisible()).toBe(true);
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
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
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

// Each pair of theme, width and language.
it.each([
  ["light", 390, ""],
  ["light", 1280, "/pl"],
  ["dark", 390, "/pl"],
  ["dark", 1280, ""],
] as const)(
  "nothing stands in anybody's way in the %s theme at %i pixels under %s",
  async (colorScheme, width, prefix) => {
    const { page } = await newReader({ colorScheme, reducedMotion: "reduce", viewport: { width, height: 900 } });
    for (const path of ["/admin/login", "/admin/setup"]) {
      await open(page, site.url + prefix + path);
      expect([path, await obstacles(page)]).toEqual([path, []]);
    }
    await openPanel(page, site, await signIn(site.url), `${prefix}/admin`);
    await page.locator(".posts h3").first().waitFor();
    expect(await obstacles(page)).toEqual([]);
    await page.locator(".admin-head__more button").click();
    expect(await obstacles(page, "dialog")).toEqual([]);
    await page.keyboard.press("Enter");
    await toast(page).waitFor();
    expect(await obstacles(page, "dialog")).toEqual([]);
  },
);

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
