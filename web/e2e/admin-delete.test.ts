// Deleting posts from the panel.
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { gitAt } from "#api/stories/repository/repository.fixture.ts";
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
