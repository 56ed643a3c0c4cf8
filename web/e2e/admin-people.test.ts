// From an invitation to a colleague who works, changes roles and leaves: in both languages, through the pages.
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { openPanel, panelOfFile, toast } from "./admin.fixture.ts";
import { newReader, open } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 2).map((id) => ({ id })),
});

const words = {
  en: {
    prefix: "",
    accounts: "Accounts",
    publisher: "Publisher",
    name: "Name (optional)",
    make: "Make a link",
    link: /Give them this link/,
    invited: "You are invited",
    as: /As a publisher/,
    username: "Username",
    password: "Password",
    comeIn: "Come in",
    own: "Your account, ",
    role: "Role of ",
    remove: "Remove",
    gone: /not good, or no longer/,
    ended: /Your session has ended/,
    audit: "Who did what",
    what: "What",
    removed: "Removed an account",
    save: "Download as CSV",
  },
  pl: {
    prefix: "/pl",
    accounts: "Konta",
    publisher: "Wydawca",
    name: "Imię (niekonieczne)",
    make: "Utwórz link",
    link: /Przekaż ten link/,
    invited: "Masz zaproszenie",
    as: /Na wydawcę/,
    username: "Nazwa użytkownika",
    password: "Hasło",
    comeIn: "Wejdź",
    own: "Twoje konto: ",
    role: "Rola: ",
    remove: "Usuń",
    gone: /nieważne albo już wygasło/,
    ended: /Sesja wygasła/,
    audit: "Kto co zrobił",
    what: "Co",
    removed: "Usunięcie konta",
    save: "Pobierz jako CSV",
  },
};

it.each(["en", "pl"] as const)(
  "an invitation makes a colleague, whose role changes and who leaves again (%s)",
  async (language) => {
    const said = words[language];
    const tomek = { username: `Tomek ${language}`, password: "a tenement by the river" };
    const owner = (await newReader()).page;
    await openPanel(owner, site, session, `${said.prefix}/admin`);
    await owner.getByRole("link", { name: said.accounts }).click();
    await owner.getByRole("button", { name: said.publisher, exact: true }).click();
    await owner.getByLabel(said.name).fill(tomek.username);
    await owner.getByRole("button", { name: said.make }).click();
    const link = await owner.getByLabel(said.link).inputValue();
    expect(link).toContain(`${said.prefix}/admin/invitation#`);

    const colleague = (await newReader()).page;
    await open(colleague, link);
    await colleague.getByRole("heading", { name: said.invited }).waitFor();
    await colleague.getByText(said.as).waitFor();
    await expect.poll(() => colleague.getByLabel(said.username).inputValue()).toBe(tomek.username);
    await colleague.getByLabel(said.password, { exact: true }).fill(tomek.password);
    await colleague.getByRole("button", { name: said.comeIn }).click();
    await colleague.waitForURL(`${site.url}${said.prefix}/admin`);
    await colleague.getByRole("link", { name: said.accounts }).click();
    await colleague.getByRole("heading", { name: `${said.own}${tomek.username}` }).waitFor();
    // Other people are for owners only.
    expect(await colleague.getByLabel(`${said.role}${tomek.username}`).count()).toBe(0);

    // The link works once.
    const late = (await newReader()).page;
    await open(late, link);
    await late.getByText(said.gone).waitFor();

    // The owner makes an owner of the colleague, who then sees everybody.
    await owner.reload();
    await owner.getByLabel(`${said.role}${tomek.username}`).selectOption("owner");
    await expect
      .poll(async () => {
        await colleague.reload();
        await colleague.getByRole("heading", { name: `${said.own}${tomek.username}` }).waitFor();
        return colleague.getByLabel(`${said.role}${tomek.username}`).count();
      })
      .toBe(1);

    // Removed, the colleague is signed out with the next click.
    const row = owner.getByRole("listitem").filter({ has: owner.getByLabel(`${said.role}${tomek.username}`) });
    await row.getByRole("button", { name: said.remove, exact: true }).click();
    await owner.getByRole("dialog").getByRole("button", { name: said.remove, exact: true }).click();
    await expect.poll(() => row.count()).toBe(0);
    await colleague.reload();
    await colleague.getByText(said.ended).waitFor();

    // The audit log has all of it.
    await owner.getByRole("link", { name: said.audit }).click();
    await owner.getByLabel(said.what, { exact: true }).selectOption({ label: said.removed });
    await expect
      .poll(() => owner.locator(".people__list > li").allInnerTexts())
      .toContainEqual(expect.stringContaining(`${said.removed} ${tomek.username}`));
    const downloaded = owner.waitForEvent("download");
    await owner.getByRole("button", { name: said.save }).click();
    const rows = (await readFile(await (await downloaded).path(), "utf8")).trim().split("\r\n");
    expect(rows).toContainEqual(expect.stringContaining(`,DELETE /api/admin/accounts/{id},${tomek.username},done`));
    expect(rows.slice(1).every((row) => row.includes("DELETE /api/admin/accounts/{id}"))).toBe(true);
  },
);

it("the last owner is told that nobody else owns the site", async () => {
  const { page } = await newReader();
  await openPanel(page, site, session, "/admin/account");
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => toast(page).innerText()).toContain("Nobody else owns the site.");
  await page.getByLabel("Role of Ola").selectOption("editor");
  await expect.poll(() => page.getByLabel("Role of Ola").inputValue()).toBe("owner");
});
