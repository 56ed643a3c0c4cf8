// A post's history: what changed, when and by whom, and restoring an old version as a new one.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import type { Session } from "#api/access/model.ts";
import { ola, signIn } from "#api/access/sign-in.fixture.ts";
import { type Story, storyPath } from "#api/stories/model.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { call, openPanel } from "./admin.fixture.ts";
import { holdBack, newReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T10:00:00Z"),
  stories: slotsUntil("2026-11-20", 2).map((id) => ({ id })),
  git: true,
});
let session: Session;
beforeAll(async () => {
  session = await signIn(site.url);
});

const address = (id: string) => `/api/admin/posts/${id}`;
const change = (id: string, body: object) =>
  call(site, session, address(id), { method: "PUT", body: JSON.stringify(body) });
const post = async (id: string) => (await (await call(site, session, address(id))).json()) as Story;
const commits = () => Number(site.git("rev-list", "--count", "HEAD"));

async function openHistory(id: string): Promise<{ page: Page; dialog: Locator; versions: Locator }> {
  const { page } = await newReader();
  await openPanel(page, site, session, `/admin?history=${id}`);
  const dialog = page.getByRole("dialog", { name: "History" });
  return { page, dialog, versions: dialog.getByRole("list", { name: "Versions" }).getByRole("listitem") };
}
const words = (dialog: Locator, kind: "del" | "ins") => dialog.locator(`.difference ${kind}`).allTextContents();

it("lists the versions with dates and authors, shows their differences by word, and restores one as a new commit", async () => {
  const id = "2026-11-20-morning";
  await change(id, { titleEn: `Snow on the sill, ${id}`, contentEn: "It snowed.\n\nMruk waited." });
  await change(id, { category: "Adventure" });
  const { page, dialog, versions } = await openHistory(id);
  await versions.nth(2).waitFor();
  expect(await versions.count()).toBe(3);
  expect(await versions.nth(0).textContent()).toContain("Present");
  expect(await versions.nth(0).textContent()).toContain(ola.username);
  expect(await versions.nth(2).textContent()).toContain("Someone");
  expect(await versions.nth(0).locator("time").textContent()).toMatch(/^[A-Z][a-z]+ \d\d, \d{4}, \d\d:\d\d$/);
  // The newest version is shown first, without a button to restore it.
  await dialog.locator(".difference").waitFor();
  expect(await dialog.locator(".difference dt").allTextContents()).toEqual(["Category"]);
  expect(await dialog.getByRole("button", { name: "Restore this version" }).count()).toBe(0);
  expect(await obstacles(page, "dialog[open]")).toEqual([]);

  await versions.nth(1).getByRole("button").click();
  await dialog.getByText("What restoring this version would change.").waitFor();
  await dialog.getByRole("button", { name: "With the one before" }).click();
  await dialog.getByText("What changed with this version.").waitFor();
  await dialog.locator(".difference dt", { hasText: "English content" }).waitFor();
  expect(await dialog.locator(".difference dt").allTextContents()).toEqual(["English title", "English content"]);
  // Changes are marked with text, because most screen readers do not announce the elements.
  expect(await words(dialog, "del")).toEqual([
    expect.stringMatching(/removed:\s*Rain/),
    expect.stringMatching(/removed:\s*rained/),
  ]);
  expect(await words(dialog, "ins")).toEqual([
    expect.stringMatching(/added:\s*Snow/),
    expect.stringMatching(/added:\s*snowed/),
  ]);
  expect(await obstacles(page, "dialog[open]")).toEqual([]);

  await versions.nth(2).getByRole("button").focus();
  await page.keyboard.press("Enter");
  const restore = dialog.getByRole("button", { name: "Restore this version" });
  await restore.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Restore this version?" });
  await question.waitFor();
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  await expect.poll(() => restore.evaluate((it) => it === document.activeElement)).toBe(true);
  const before = commits();
  await restore.click();
  await question.getByRole("button", { name: "Restore this version" }).click();
  await page.locator(".toast", { hasText: "Version restored" }).first().waitFor();
  await expect.poll(() => versions.count()).toBe(4);
  expect(commits()).toBe(before + 1);
  expect(await post(id)).toMatchObject({ titleEn: `Rain on the sill, ${id}`, category: "Daily Life" });
  expect((await (await fetch(`${site.url}/post/${id}`)).text()).includes("Rain on the sill")).toBe(true);
});

it("shows markup in a story's texts and in a commit's words as text, in Polish too", async () => {
  const id = "2026-11-20-afternoon";
  const markup = '<img src=x onerror="window.pwned=1">';
  await change(id, { titlePl: markup, excerptEn: `<script>window.pwned=1</script>${markup}` });
  const { page } = await newReader();
  await page.addInitScript(() => localStorage.setItem("language", "pl"));
  await openPanel(page, site, session, `/admin?history=${id}`);
  const dialog = page.getByRole("dialog", { name: "Historia" });
  await dialog.locator(".difference ins", { hasText: markup }).first().waitFor();
  expect(await dialog.locator(".versions time").first().textContent()).toMatch(/^\d+ listopada 2026, \d\d:\d\d$/);
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
});

it("restores a deleted story", async () => {
  const id = "2026-11-20-evening";
  await call(site, session, address(id), { method: "DELETE", body: "{}" });
  const { page, dialog, versions } = await openHistory(id);
  await versions.nth(1).waitFor();
  expect(await versions.nth(0).textContent()).toContain("Deleted");
  expect(await dialog.getByRole("button", { name: "Restore this version" }).count()).toBe(0);
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  await versions.nth(1).getByRole("button").click();
  await dialog.getByRole("button", { name: "Restore this version" }).click();
  const question = page.getByRole("dialog", { name: "Restore this version?" });
  await question.getByRole("button", { name: "Restore this version" }).click();
  await page.locator(".toast", { hasText: "Version restored" }).first().waitFor();
  expect(await post(id)).toMatchObject({ titleEn: `Rain on the sill, ${id}` });
  expect((await fetch(`${site.url}/api/posts/${id}`)).status).toBe(200);
});

it("leads back from a version that cannot be read", async () => {
  const id = "2026-11-19-morning";
  const path = storyPath(id as Story["id"]);
  await writeFile(join(site.contentDir, path), "no front matter at all");
  site.git("commit", "--quiet", "-m", "Break it <b>badly</b>", "--", path);
  site.git("push", "--quiet");
  const { page, dialog, versions } = await openHistory(id);
  await versions.nth(1).waitFor();
  await versions.filter({ hasText: "Break it <b>badly</b>" }).waitFor();
  await dialog.locator(".note--bad").waitFor();
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  await versions.nth(1).getByRole("button").click();
  await dialog.getByRole("button", { name: "Restore this version" }).click();
  const question = page.getByRole("dialog", { name: "Restore this version?" });
  await question.getByRole("button", { name: "Restore this version" }).click();
  await page.locator(".toast", { hasText: "Version restored" }).first().waitFor();
  expect(await post(id)).toMatchObject({ titleEn: `Rain on the sill, ${id}` });
});

it("says that it is being fetched, that there is none, and what went wrong", async () => {
  const { page } = await newReader();
  const letGo = await holdBack(page, "**/history");
  await openPanel(page, site, session, "/admin?history=2026-11-19-evening");
  const dialog = page.getByRole("dialog", { name: "History" });
  await dialog.getByText("Fetching the history…").waitFor();
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  letGo();
  await dialog.getByRole("listitem").first().waitFor();

  await page.unroute("**/history");
  await page.route("**/history", (route) => route.abort());
  await page.reload();
  await dialog.getByText("Failed to fetch the history").waitFor();
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  await page.unroute("**/history");
  await page.route("**/history", (route) => route.fulfill({ json: [] }));
  await dialog.getByRole("button", { name: "Try again" }).click();
  await dialog.getByText("Nothing is known of this post’s history.").waitFor();
  await page.unroute("**/history");
  await page.goto(`${site.url}/admin?history=1999-01-01-morning`);
  await dialog.locator(".note--bad").waitFor();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await dialog.waitFor({ state: "hidden" });
});
