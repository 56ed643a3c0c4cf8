// Deleting posts from the panel.
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { gitAt } from "#api/stories/repository/repository.fixture.ts";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { call, dialog, isFocused, openPanel, panelOfFile, row, section, toast } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: slotsUntil("2026-11-21", 8).map((id) => ({ id })),
});

const heading = (page: Page) => page.getByRole("heading", { name: /Manage Posts/ });
const rows = (page: Page) => section(page).getByRole("listitem");
const search = (page: Page, words: string) => section(page).getByLabel("Search posts", { exact: true }).fill(words);

async function panel() {
  const visit = await newReader({ reducedMotion: "reduce" });
  await openPanel(visit.page, site, session);
  await heading(visit.page).waitFor();
  return visit;
}

it("asks first, and then deletes the post for everybody, as a commit of the administrator's", async () => {
  const { page, complaints } = await panel();
  const id = "2026-11-15-morning";
  await search(page, id);
  const remove = row(page, id).getByRole("button", { name: "Delete" });
  await remove.focus();
  await page.keyboard.press("Enter");
  expect(await dialog(page).innerText()).toContain("Are you sure you want to delete this post?");
  const cancel = dialog(page).getByRole("button", { name: "Cancel" });
  expect(await isFocused(cancel)).toBe(true);
  expect(await dialog(page).innerText()).toContain(id);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(await isFocused(remove)).toBe(true);
  expect((await fetch(`${site.url}/api/posts/${id}`)).status).toBe(200);
  await remove.click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => toast(page).innerText()).toContain("Post deleted");
  expect((await fetch(`${site.url}/api/posts/${id}`)).status).toBe(404);
  await section(page).getByText("No post matches").waitFor();
  expect(await isFocused(heading(page))).toBe(true);
  expect(site.git("log", "-1", "--format=%an %s")).toMatch(new RegExp(`^Ola .*${id}`));
  expect(site.git("status", "--porcelain")).toBe("");
  expect(gitAt(join(site.contentDir, "..", "origin.git"), "log", "-1", "--format=%s", "main")).toContain(id);
  expect(complaints).toEqual([]);
});

it("asks again where the post was changed meanwhile", async () => {
  const { page } = await panel();
  const id = "2026-11-15-afternoon";
  await search(page, id);
  await expect.poll(() => rows(page).count()).toBe(1);
  await row(page, id).getByRole("button", { name: "Delete" }).click();
  const change = { method: "PUT", body: JSON.stringify({ titleEn: "A Better Title" }) };
  expect((await call(site, session, `/api/admin/posts/${id}`, change)).status).toBe(200);
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await dialog(page).getByText("This post was changed in the meantime").waitFor();
  expect(await dialog(page).innerText()).toContain("A Better Title");
  expect((await fetch(`${site.url}/api/posts/${id}`)).status).toBe(200);
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => toast(page).innerText()).toContain("Post deleted");
  expect((await fetch(`${site.url}/api/posts/${id}`)).status).toBe(404);
});

it("shows what went wrong: the server's message, or else its own", async () => {
  const { page } = await panel();
  const answers = [
    { status: 507, json: { error: "The disk is full.", code: "DISK_FULL", hint: "Make room." } },
    { status: 502, body: "<html>" },
  ];
  await page.route("**/api/admin/posts/*", (route) =>
    route.request().method() === "DELETE" ? route.fulfill(answers.shift() ?? {}) : route.continue(),
  );
  for (const words of ["The disk is full. Make room.", "Failed to delete post"]) {
    await rows(page).first().getByRole("button", { name: "Delete" }).click();
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => page.locator(".toast--bad").innerText()).toContain(words);
    expect(await toast(page).innerText()).toContain("Error");
  }
  expect(await rows(page).count()).toBe(20);
});

it("keeps the place: the page does not move, and the focus goes to the next row", async () => {
  const { page } = await panel();
  const [gone, next] = [rows(page).nth(12), rows(page).nth(13)];
  await gone.scrollIntoViewIfNeeded();
  const nextTitle = (await next.locator("h3").textContent()) ?? "";
  const topOf = (part: Locator) => part.evaluate((it) => it.closest("li")?.getBoundingClientRect().top ?? Number.NaN);
  const button = gone.getByRole("button", { name: "Delete" });
  // The press may scroll the row into sight.
  await button.click();
  const before = await topOf(button);
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => toast(page).innerText()).toContain("Post deleted");
  const title = page.getByRole("heading", { name: nextTitle, exact: true });
  await expect.poll(() => isFocused(title)).toBe(true);
  // The next row stands where the deleted one stood.
  await expect.poll(async () => Math.abs((await topOf(title)) - before)).toBeLessThan(40);
});

it("undoes a deletion from its toast, with the same text and picture, as a new commit", async () => {
  const { page, complaints } = await panel();
  const id = "2026-11-16-evening";
  const post = async () => (await fetch(`${site.url}/api/posts/${id}`)).json() as Promise<object>;
  const before = await post();
  await search(page, id);
  await row(page, id).getByRole("button", { name: "Delete" }).click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await section(page).getByText("No post matches").waitFor();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => toast(page).innerText()).toContain("Post restored");
  await row(page, id).waitFor();
  expect(await post()).toEqual(before);
  expect((await fetch(`${site.url}/images/${id}.webp`)).status).toBe(200);
  expect(site.git("log", "-1", "--format=%an %s")).toMatch(new RegExp(`^Ola Restore ${id}`));
  expect(complaints).toEqual([]);
});

it("lists what was deleted with its day and author, shows its history, and restores it", async () => {
  const ids = ["2026-11-17-morning", "2026-11-17-afternoon"] as const;
  for (const id of ids) await call(site, session, `/api/admin/posts/${id}`, { method: "DELETE", body: "{}" });
  const { page } = await panel();
  await section(page).getByLabel("State").selectOption("deleted");
  const deleted = row(page, ids[1]);
  await deleted.waitFor();
  expect(await rows(page).first().innerText()).toContain(ids[1]);
  expect(await deleted.innerText()).toMatch(/Deleted[\s\S]*[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d[\s\S]*by Ola/);
  expect(await heading(page).innerText()).toBe(`Manage Posts (${await rows(page).count()})`);
  expect(await obstaclesInBothThemes(page, ".posts")).toEqual([]);
  await deleted.getByRole("button", { name: "History" }).click();
  await dialog(page).getByRole("list", { name: "Versions" }).getByText("Deleted").waitFor();
  await page.keyboard.press("Escape");
  await deleted.getByRole("button", { name: "Restore" }).click();
  await expect.poll(() => toast(page).innerText()).toContain("Post restored");
  await expect.poll(() => deleted.count()).toBe(0);
  expect((await fetch(`${site.url}/api/posts/${ids[1]}`)).status).toBe(200);
  await expect.poll(() => isFocused(row(page, ids[0]).locator("h3"))).toBe(true);
});

it("says that a deleted story could not be restored, and keeps it in the list", async () => {
  const id = "2026-11-18-morning";
  await call(site, session, `/api/admin/posts/${id}`, { method: "DELETE", body: "{}" });
  const { page } = await newReader({ reducedMotion: "reduce" });
  await openPanel(page, site, session, "/admin?state=deleted");
  await page.route("**/restore", (route) => route.abort());
  await row(page, id).getByRole("button", { name: "Restore" }).click();
  await expect.poll(() => page.locator(".toast--bad").innerText()).toContain("Failed to restore the version");
  await row(page, id).waitFor();
});
