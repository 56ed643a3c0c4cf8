// The panel's view of a server with problems, and of branches that could not be merged.
import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import type { Session } from "#api/access/model.ts";
import { signIn } from "#api/access/sign-in.fixture.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { gitAt } from "#api/stories/repository/repository.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { call, openPanel } from "./admin.fixture.ts";
import { newReader, quietReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const clock = movableClock("2026-11-21T07:14:00Z");
const site = siteOfFile({
  clock,
  stories: slotsUntil("2026-11-20", 2).map((id) => ({ id })),
  git: true,
  settings: { CONTENT_REMOTE: "origin" },
});
let session: Session;
beforeAll(async () => {
  session = await signIn(site.url);
});

const strip = (page: Page) => page.getByRole("status").locator(".health");
const follow = () => site.services.follower?.tick();
const origin = () => site.git("remote", "get-url", "origin");
const inPolish = (page: Page) => page.addInitScript(() => localStorage.setItem("language", "pl"));

it("shows each problem, its start and its remedy, for as long as it lasts, without a reload", async () => {
  const { page } = await quietReader();
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await openPanel(page, site, session);
  await page.getByRole("heading", { name: /Manage Posts/ }).waitFor();
  expect(await strip(page).count()).toBe(0);

  const away = `${origin()}.away`;
  await rename(origin(), away);
  await follow();
  await page.clock.fastForward("01:05");
  await strip(page).waitFor();
  expect(await strip(page).locator("summary").innerText()).toMatch(
    /^Warning:\s+The remote repository cannot be reached since 8:14$/,
  );
  expect(await strip(page).innerText()).toContain("look at the network, the remote’s address and its credentials");
  expect(await strip(page).locator("[lang=en]").innerText()).toContain("origin cannot be reached");
  expect(await page.evaluate(() => document.activeElement?.closest(".health") ?? null)).toBeNull();
  // The strip stays folded after a reload.
  await strip(page).locator("summary").press("Enter");
  await strip(page).locator("li").waitFor({ state: "hidden" });

  site.services.health.report("stories", { level: "alarm", code: "BUFFER_EMPTY", message: "Nobody has made it." });
  await page.clock.fastForward("01:05");
  await strip(page).getByText("A story is missing").first().waitFor();
  expect(await strip(page).locator("summary").innerText()).toMatch(
    /A story is missing since 8:14, and one thing more$/,
  );
  expect(await obstacles(page, ".health-place")).toEqual([]);

  const polish = await newReader({ viewport: { width: 390, height: 844 } });
  await inPolish(polish.page);
  await openPanel(polish.page, site, session);
  await strip(polish.page).waitFor();
  expect(await strip(polish.page).innerText()).toMatch(/Brakuje opowiadania od 8:14, a\sdo tego jeszcze jedna sprawa/);
  expect(await strip(polish.page).innerText()).toContain("Zdalne repozytorium nie odpowiada od 8:14");
  expect(await obstacles(polish.page, ".health-place")).toEqual([]);

  await rename(away, origin());
  await follow();
  site.services.health.report("stories", null);
  await page.clock.fastForward("01:05");
  await strip(page).waitFor({ state: "detached" });
});

/** Others and the administrator change the titles of stories while the server cannot reach the remote, so that neither sees the other. */
async function setAside(...ids: string[]) {
  const theirs = join(site.dataDir, "..", `theirs-${ids[0]}`);
  const [at, away] = [origin(), `${origin()}.away`];
  gitAt(site.contentDir, "clone", "--quiet", at, theirs);
  await rename(at, away);
  for (const id of ids) {
    await writeStory(theirs, { id, titleEn: `Theirs, ${id}` });
    const body = JSON.stringify({ titleEn: `Ours, ${id}` });
    expect((await call(site, session, `/api/admin/posts/${id}`, { method: "PUT", body })).status).toBe(200);
  }
  gitAt(theirs, "commit", "--quiet", "--all", "-m", "Change titles elsewhere");
  gitAt(theirs, "push", "--quiet", away, "main");
  await rename(away, at);
  await follow();
}

it("lists the branches that could not be merged, to look at, to restore, to discard", async () => {
  const id = "2026-11-20-morning";
  await setAside(id);
  const title = async () =>
    ((await (await call(site, session, `/api/admin/posts/${id}`)).json()) as { titleEn: string }).titleEn;
  expect(await title()).toBe(`Theirs, ${id}`);

  const { page } = await quietReader();
  await openPanel(page, site, session);
  const section = page.getByRole("region", { name: "Changes kept aside" });
  await section.waitFor();
  const branch = section.getByRole("article");
  expect(await branch.count()).toBe(1);
  expect(await branch.locator("code").innerText()).toMatch(/^mruk\/aside\//);
  expect(await branch.innerText()).toContain("Ola:");
  expect(await obstacles(page, ".conflicts")).toEqual([]);

  await branch.getByRole("button", { name: "Look" }).click();
  const dialog = page.getByRole("dialog", { name: id });
  await dialog.locator(".difference").waitFor();
  expect(await dialog.locator(".difference dt").allTextContents()).toEqual(["English title"]);
  expect(await dialog.locator(".difference ins").allTextContents()).toEqual([expect.stringContaining("Ours")]);
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("button", { name: "Bring this version back" }).click();
  const question = page.getByRole("dialog", { name: "Bring this version back?" });
  await question.getByRole("button", { name: "Bring this version back" }).click();
  await page.getByText("Version restored").waitFor();
  expect(await title()).toBe(`Ours, ${id}`);
  expect(site.git("log", "-1", "--format=%an: %s")).toMatch(/^Ola: Restore /);

  await branch.getByRole("button", { name: "Let it go" }).click();
  await page.getByRole("dialog", { name: "Let these changes go?" }).getByRole("button", { name: "Cancel" }).click();
  await branch.getByRole("button", { name: "Let it go" }).click();
  await page.getByRole("dialog", { name: "Let these changes go?" }).getByRole("button", { name: "Let it go" }).click();
  await section.waitFor({ state: "detached" });
  expect(site.git("ls-remote", "--heads", "origin")).not.toContain("mruk/aside");
  expect(await title()).toBe(`Ours, ${id}`);
});
