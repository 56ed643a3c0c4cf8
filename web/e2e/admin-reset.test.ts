// A forgotten password, from the account's address to a new password, through the pages and a mail server.
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { mailServer } from "#api/mail/mail-server.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { openPanel, toast } from "./admin.fixture.ts";
import { newReader, open } from "./browser.ts";
import { movableClock, openSite } from "./site.fixture.ts";

const words = {
  en: {
    email: "E-mail",
    send: "Send a mail to confirm it",
    confirm: "Confirm the address",
    confirmed: "Address confirmed",
    logOut: "Logout",
    forgotten: "Forgotten the password?",
    byMail: "With a link by mail",
    name: "Username or e-mail",
    sendLink: "Send the link",
    onItsWay: "Look into your mail",
    newPassword: "New password",
    set: "Set the password",
    username: "Username",
    password: "Password",
    logIn: "Log in",
    over: "not good, or no longer",
  },
  pl: {
    email: "E-mail",
    send: "Wyślij mail z potwierdzeniem",
    confirm: "Potwierdź adres",
    confirmed: "Adres potwierdzony",
    logOut: "Wyloguj",
    forgotten: "Nie pamiętasz hasła?",
    byMail: "Linkiem w mailu",
    name: "Nazwa użytkownika lub e-mail",
    sendLink: "Wyślij link",
    onItsWay: "Zajrzyj do poczty",
    newPassword: "Nowe hasło",
    set: "Ustaw hasło",
    username: "Nazwa użytkownika",
    password: "Hasło",
    logIn: "Zaloguj się",
    over: "nieważny albo już wygasł",
  },
};

it.each([
  ["en", "", { width: 390, height: 844 }, "light"],
  ["pl", "/pl", { width: 1280, height: 900 }, "dark"],
] as const)(
  "somebody gives an address, forgets the password, and comes back by a link in a mail (%s)",
  async (language, prefix, viewport, colorScheme) => {
    const said = words[language];
    const mail = await mailServer();
    const clock = movableClock("2026-11-21T15:42:00+01:00");
    // The links in mails lead to the configured host, which tests are not served at.
    const settings = { SMTP_URL: mail.url, SITE_URL: "https://mruk.example" };
    const site = await openSite({ clock, git: true, stories: [{ id: "2026-11-21-morning" }], settings });
    const kasia = { username: "Kasia", password: "third floor, on the left", role: "editor" } as const;
    await site.services.access.create(kasia);
    const { session: _, ...session } = await site.services.access.login(kasia, "192.0.2.1");
    const linkIn = async (count: number) => {
      await expect.poll(() => mail.taken.length).toBe(count);
      const { text = "" } = await PostalMime.parse(mail.taken[count - 1]?.raw ?? "");
      const [, path = ""] = text.match(/https:\/\/mruk\.example(\/\S+#\S+)/) ?? [];
      return site.url + path;
    };
    const { page } = await newReader({ viewport, colorScheme });
    await openPanel(page, site, session, `${prefix}/admin/account`);
    await page.getByLabel(said.email, { exact: true }).fill("kasia@example.org");
    expect(await obstacles(page)).toEqual([]);
    await page.getByRole("button", { name: said.send }).click();
    await open(page, await linkIn(1));
    const confirm = page.getByRole("button", { name: said.confirm });
    await confirm.waitFor();
    expect(await obstacles(page)).toEqual([]);
    await confirm.click();
    await page.waitForURL(`${site.url}${prefix}/admin/account`);
    await page.getByText("kasia@example.org", { exact: true }).waitFor();

    await page.getByRole("button", { name: said.logOut, exact: true }).click();
    await page.getByRole("button", { name: said.forgotten }).click();
    const form = page.getByRole("form", { name: said.byMail });
    await form.getByLabel(said.name).fill("Kasia");
    expect(await obstacles(page)).toEqual([]);
    await form.getByRole("button", { name: said.sendLink }).click();
    await expect.poll(() => toast(page).last().innerText()).toContain(said.onItsWay);

    const link = await linkIn(2);
    await open(page, link);
    await page.getByLabel(said.newPassword, { exact: true }).fill("a window on the courtyard");
    expect(await obstacles(page)).toEqual([]);
    await page.getByRole("button", { name: said.set }).click();
    await page.waitForURL(`${site.url}${prefix}/admin/login`);
    await page.getByLabel(said.username).first().fill("Kasia");
    await page.getByLabel(said.password, { exact: true }).fill("a window on the courtyard");
    await page.getByRole("button", { name: said.logIn, exact: true }).click();
    await page.waitForURL(`${site.url}${prefix}/admin`);

    // The link works once.
    await open(page, link);
    await page.getByLabel(said.newPassword, { exact: true }).fill("a third password of hers");
    await page.getByRole("button", { name: said.set }).click();
    await expect.poll(() => toast(page).last().innerText()).toContain(said.over);
  },
);
