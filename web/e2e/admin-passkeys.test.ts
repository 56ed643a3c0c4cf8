// Passkeys in a browser whose authenticator is a virtual one: made, used, proven by and removed, in both languages.
import { readFile } from "node:fs/promises";
import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { ola, signIn } from "#api/access/sign-in.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { openPanel, toast } from "./admin.fixture.ts";
import { newReader, open } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T15:42:00+01:00");
const waitMinutes = (minutes: number) => clock.moveTo(clock.now().add({ minutes }).toString());
const site = siteOfFile({ clock, git: true, stories: slotsUntil("2026-11-21", 1).map((id) => ({ id })) });
/** Browsers know no passkeys at addresses of digits. */
const address = () => site.url.replace("127.0.0.1", "localhost");

const words = {
  en: {
    prefix: "",
    accounts: "Accounts",
    add: "Add a passkey",
    name: "Name",
    make: "Make the passkey",
    unused: /not used yet/,
    used: /last used/,
    logOut: "Logout",
    logIn: "Sign in with a passkey",
    way: "With a passkey",
    remove: "Remove",
    isItYou: "Is it you?",
    usePasskey: "Use a passkey",
    password: "Password",
    goOn: "Continue",
    wrong: "This is not your current password.",
    none: /There came no passkey/,
    makeCodes: "Make ten codes",
    tenLeft: "10 are left.",
    nineLeft: "9 are left.",
    save: "Save as text",
    kept: "I have kept them",
    forgotten: "Forgotten the password?",
    byCode: "With a recovery code",
    username: "Username",
    code: "Recovery code",
    logInByCode: "Use the code",
    changePassword: "Change password",
    newPassword: "New password",
    changed: "Password changed",
  },
  pl: {
    prefix: "/pl",
    accounts: "Konta",
    add: "Dodaj klucz dostępu",
    name: "Nazwa",
    make: "Utwórz klucz dostępu",
    unused: /jeszcze nieużyty/,
    used: /ostatnio użyty/,
    logOut: "Wyloguj",
    logIn: "Wejdź z kluczem dostępu",
    way: "Kluczem dostępu",
    remove: "Usuń",
    isItYou: "Czy to Ty?",
    usePasskey: "Użyj klucza dostępu",
    password: "Hasło",
    goOn: "Dalej",
    wrong: "To nie jest obecne hasło.",
    none: /Żaden klucz dostępu nie odpowiedział/,
    makeCodes: "Utwórz dziesięć kodów",
    tenLeft: "Zostało 10.",
    nineLeft: "Zostało 9.",
    save: "Zapisz jako tekst",
    kept: "Już je mam",
    forgotten: "Nie pamiętasz hasła?",
    byCode: "Kodem zapasowym",
    username: "Nazwa użytkownika",
    code: "Kod zapasowy",
    logInByCode: "Użyj kodu",
    changePassword: "Zmień hasło",
    newPassword: "Nowe hasło",
    changed: "Hasło zmienione",
  },
};

/** Gives the page's browser an authenticator whose person is always there. */
async function giveAuthenticator(page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

/** The scripts that the page asks for, by name. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") names.push(new URL(request.url()).pathname);
  });
  return names;
}
const isPasskeys = (name: string) => name.includes("passkey-script");

it.each([
  ["en", { width: 1280, height: 900 }],
  ["pl", { width: 390, height: 844 }],
] as const)(
  "a passkey is made, signs in, proves that its person is there, and is removed (%s)",
  async (language, viewport) => {
    const said = words[language];
    const { page } = await newReader({ viewport, colorScheme: language === "en" ? "light" : "dark" });
    const { devtools, authenticatorId } = await giveAuthenticator(page);
    const credentials = async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
    await openPanel(page, { url: address() }, await signIn(site.url), `${said.prefix}/admin/account`);
    await page.getByRole("button", { name: said.add }).click();
    await page.getByRole("dialog").getByLabel(said.name).fill("Laptop");
    expect(await obstacles(page)).toEqual([]);
    await page.getByRole("button", { name: said.make }).click();
    const own = page.getByRole("listitem").filter({ hasText: "Laptop" });
    await own.getByText(said.unused).waitFor();
    expect(await credentials()).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);
    expect(await obstacles(page)).toEqual([]);

    await page.getByRole("button", { name: said.logOut, exact: true }).click();
    const scripts = scriptsOf(page);
    await open(page, `${address()}${said.prefix}/admin/login`);
    const logIn = page.getByRole("button", { name: said.logIn });
    await logIn.waitFor();
    expect(await obstacles(page)).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(isPasskeys)).toEqual([]);
    await logIn.click();
    await page.waitForURL(`${address()}${said.prefix}/admin`);
    expect(scripts.filter(isPasskeys)).toHaveLength(1);

    await page.getByRole("link", { name: said.accounts }).click();
    await own.getByText(said.used).waitFor();
    await page.getByRole("listitem").filter({ hasText: said.way }).first().waitFor();

    // Later, an open browser is not its person: a wrong password does not do, the passkey does.
    waitMinutes(15);
    const remove = own.getByRole("button", { name: said.remove });
    await remove.click();
    await page.getByRole("dialog").getByRole("button", { name: said.remove }).click();
    const proof = page.getByRole("dialog", { name: said.isItYou });
    await proof.getByLabel(said.password, { exact: true }).fill("a wrong one");
    await proof.getByRole("button", { name: said.goOn }).click();
    await proof.getByText(said.wrong).waitFor();
    expect(await obstacles(page)).toEqual([]);
    await proof.getByRole("button", { name: said.usePasskey }).click();
    await expect.poll(() => own.count()).toBe(0);
    expect((await fetch(`${site.url}/api/admin/me/passkeys`, { headers: await authorization(page) })).status).toBe(200);

    // The device still has it, but the site no longer takes it.
    await page.getByRole("button", { name: said.logOut, exact: true }).click();
    await logIn.click();
    await expect.poll(() => toast(page).count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(`${said.prefix}/admin/login`);
    await devtools.send("WebAuthn.clearCredentials", { authenticatorId });
    await logIn.click();
    await page.getByText(said.none).waitFor();
  },
);

it.each([
  ["en", { width: 390, height: 844 }],
  ["pl", { width: 1280, height: 900 }],
] as const)(
  "recovery codes are shown once, and one of them lets somebody in who has forgotten the password (%s)",
  async (language, viewport) => {
    const said = words[language];
    const { page } = await newReader({ viewport, colorScheme: language === "en" ? "dark" : "light" });
    const password = `third floor, on the left (${language})`;
    const person = { username: `Kasia ${language}`, password, role: "editor" } as const;
    await site.services.access.create(person);
    const { session: _, ...session } = await site.services.access.login(person, "192.0.2.1");
    await openPanel(page, site, session, `${said.prefix}/admin/account`);
    await page.getByRole("button", { name: said.makeCodes }).click();
    const codes = page.getByRole("dialog").locator("code");
    await expect.poll(() => codes.count()).toBe(10);
    expect(await obstacles(page)).toEqual([]);
    const [code = ""] = await codes.allInnerTexts();
    const downloaded = page.waitForEvent("download");
    await page.getByRole("button", { name: said.save }).click();
    const file = await readFile(await (await downloaded).path(), "utf8");
    for (const each of await codes.allInnerTexts()) expect(file).toContain(each);
    await page.getByRole("button", { name: said.kept }).click();
    await page.getByText(said.tenLeft).waitFor();
    await page.reload();
    await page.getByText(said.tenLeft).waitFor();
    expect(await page.content()).not.toContain(code);

    await page.getByRole("button", { name: said.logOut, exact: true }).click();
    await page.getByRole("button", { name: said.forgotten }).click();
    const form = page.getByRole("form", { name: said.byCode });
    await form.getByLabel(said.username).fill(person.username);
    await form.getByLabel(said.code, { exact: true }).fill(code.toLowerCase());
    expect(await obstacles(page)).toEqual([]);
    await form.getByRole("button", { name: said.logInByCode }).click();
    await page.waitForURL(`${site.url}${said.prefix}/admin`);
    await expect.poll(() => toast(page).innerText()).toContain(said.nineLeft);

    // The forgotten password is not asked for.
    await page.getByRole("link", { name: said.accounts }).click();
    await page.getByRole("button", { name: said.changePassword }).click();
    await page.getByRole("dialog").getByLabel(said.newPassword, { exact: true }).fill("a window on the courtyard");
    await page.getByRole("dialog").getByRole("button", { name: said.changePassword }).click();
    await expect.poll(() => toast(page).last().innerText()).toContain(said.changed);
  },
);

it("an account's password proves it too, and closing the question changes nothing", async () => {
  const { page } = await newReader();
  await giveAuthenticator(page);
  await openPanel(page, { url: address() }, await signIn(site.url), "/admin/account");
  waitMinutes(15);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Phone");
  await page.getByRole("button", { name: "Make the passkey" }).click();
  const proof = page.getByRole("dialog", { name: "Is it you?" });
  await proof.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => proof.count()).toBe(0);
  expect(await page.getByRole("listitem").filter({ hasText: "Phone" }).count()).toBe(0);
  await page.getByRole("button", { name: "Make the passkey" }).click();
  await proof.getByLabel("Password", { exact: true }).fill(ola.password);
  await proof.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("listitem").filter({ hasText: "Phone" }).waitFor();
});

const authorization = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("adminToken"))}`,
});
