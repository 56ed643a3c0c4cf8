// Set-up and login. The first tests run without an administrator.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ola } from "#api/access/sign-in.fixture.ts";
import { toast } from "./admin.fixture.ts";
import { fillIn, focused, kept, logIn, surprises } from "./admin-access.fixture.ts";
import { holdBack, newReader, open } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T15:42:00+01:00");
const site = siteOfFile({ clock, stories: slotsUntil("2026-11-21", 2).map((id) => ({ id })), git: true });
const story = "2026-11-21-morning";

const pathOf = (page: Page) => page.url().slice(site.url.length);

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
    await page.getByText("Create the first admin account").waitFor();
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

    const letGo = await answersOf(page, "/api/admin/calendar");
    await logIn(page);
    const loading = page.getByRole("status").filter({ hasText: "Loading admin panel..." });
    await loading.waitFor();
    await loading.locator(".spin").waitFor();
    expect(pathOf(page)).toBe("/admin");
    await page.getByRole("heading", { name: "Admin Panel" }).waitFor();
    letGo();
    await loading.waitFor({ state: "detached" });
    const [token, user] = await kept(page);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(JSON.parse(user ?? "")).toEqual({ id: expect.any(String), username: ola.username, role: "owner" });
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

  it("leads back to the requested address in the panel", async () => {
    const { page } = await newReader();
    await page.goto(`${site.url}/admin?q=moon&edit=${story}`);
    await expect.poll(() => pathOf(page)).toContain("/admin/login?back=");
    await logIn(page);
    await expect.poll(() => pathOf(page)).toBe(`/admin?q=moon&edit=${story}`);
    await page.getByRole("dialog").waitFor();
  });
});
