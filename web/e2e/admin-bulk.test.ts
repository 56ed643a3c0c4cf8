// Several posts or drafts at once: choosing them, doing something to them, and taking it back.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { addDraft } from "#api/stories/drafts/reviewing.fixture.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { writeIn } from "#api/stories/index/library-folder.fixture.ts";
import { storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { call, inDialog, openPanel, panelOfFile, section, toast } from "./admin.fixture.ts";
import { newReader, quietReader } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

const clock = movableClock("2026-11-20T12:00:00+01:00");
const ids = slotsUntil("2026-11-19", 2);
const { site, session } = panelOfFile({
  clock,
  settings: { REVIEW: "on" },
  stories: ids.map((id) => ({ id, titleEn: `Story of ${id}` })),
});

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const boxOf = (page: Page, id: string | undefined) => box(page, `Choose Story of ${id}`);
const bar = (page: Page) => section(page).getByRole("group", { name: "What to do with those chosen" });
const toastTitled = (page: Page, title: string) => toast(page).getByText(title, { exact: true }).waitFor();
const count = () => site.git("rev-list", "--count", "HEAD");

it.each([390, 1280])("chooses by box, by Shift and all that is shown, and says how many, %i wide", async (width) => {
  const { page } = await quietReader({ viewport: { width, height: 844 } });
  await openPanel(page, site, session);
  // The newest is the first of the list.
  const shown = ids.toReversed();
  await boxOf(page, shown[0]).focus();
  await page.keyboard.press("Space");
  expect(await bar(page).getByRole("status").innerText()).toBe("1 chosen");
  await boxOf(page, shown[3]).click({ modifiers: ["Shift"] });
  expect(await bar(page).getByRole("status").innerText()).toBe("4 chosen");
  await boxOf(page, shown[1]).uncheck();
  expect(await bar(page).getByRole("status").innerText()).toBe("3 chosen");
  expect(await obstaclesInBothThemes(page)).toEqual([]);
  await bar(page).getByLabel("All shown").check();
  expect(await bar(page).getByRole("status").innerText()).toBe("6 chosen");
  await bar(page).getByLabel("All shown").uncheck();
  expect(await bar(page).getByRole("button").count()).toBe(0);
});

it("deletes those chosen in one commit, names the one that somebody changed, and takes it back", async () => {
  const { page } = await quietReader();
  const [first = "", second = ""] = ids;
  await openPanel(page, site, session);
  await boxOf(page, first).check();
  await boxOf(page, second).check();
  const before = Number(count());
  const tree = site.git("rev-parse", "HEAD^{tree}");
  await bar(page).getByRole("button", { name: "Delete those chosen" }).click();
  await inDialog(page, "Delete those chosen").click();
  await toastTitled(page, "Deleted: 2");
  expect(Number(count())).toBe(before + 1);
  await expect.poll(() => boxOf(page, first).count()).toBe(0);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await toastTitled(page, "Everything is as it was before");
  expect(site.git("rev-parse", "HEAD^{tree}")).toBe(tree);
  await boxOf(page, second).check();
  await boxOf(page, first).check();
  // Somebody is quicker than the list.
  await call(site, session, `/api/admin/posts/${second}`, {
    method: "PUT",
    body: JSON.stringify({ titleEn: "Edited meanwhile" }),
  });
  await bar(page).getByRole("button", { name: "Delete those chosen" }).click();
  await inDialog(page, "Delete those chosen").click();
  await toastTitled(page, "Deleted: 1");
  await bar(page).getByRole("alert").getByText(`Story of ${second}: changed meanwhile`).waitFor();
  await box(page, "Choose Edited meanwhile").waitFor();
  expect(await box(page, "Choose Edited meanwhile").isChecked()).toBe(true);
});

it("approves several drafts at once, and has them wait again", async () => {
  const drafts = [await addDraft(site, "2026-11-21-morning"), await addDraft(site, "2026-11-21-evening")];
  const { page } = await quietReader();
  await openPanel(page, site, session);
  const list = page.getByRole("region", { name: /Waiting for approval/ });
  await list.getByLabel("All shown").check();
  await list.getByRole("button", { name: "Approve those chosen" }).click();
  await toastTitled(page, "Approved: 2");
  for (const { id } of drafts) expect(site.services.library.any(id)?.titleEn).toBe(`Secret of ${id}`);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await toastTitled(page, "Everything is as it was before");
  await box(page, "Choose Secret of 2026-11-21-evening").waitFor();
});

it("holds scheduled posts and has drafts made again, one after the other, and says which stayed", async () => {
  const held = storyOf({ id: "2026-11-22-morning", titleEn: "Story of 2026-11-22-morning" });
  await writeIn(site.contentDir, storyPath(held.id), formatStory(held));
  site.git("add", "--all");
  site.git("commit", "--quiet", "-m", "More");
  site.git("push", "--quiet", "origin", "HEAD:main");
  await site.services.library.refresh();
  await addDraft(site, "2026-11-23-morning");
  const { page } = await newReader();
  await openPanel(page, site, session);
  const live = ids.at(-1);
  await boxOf(page, held.id).check();
  await boxOf(page, live).check();
  await bar(page).getByRole("button", { name: "Hold those chosen" }).click();
  await toastTitled(page, "Held, and now among the drafts: 1");
  await bar(page).getByRole("alert").getByText(`Story of ${live}: its hour has come`).waitFor();
  const list = page.getByRole("region", { name: /Waiting for approval/ });
  await list.getByRole("checkbox", { name: `Choose Story of ${held.id}` }).waitFor();
  await list.getByRole("checkbox", { name: "Choose Secret of 2026-11-23-morning" }).check();
  await list.getByRole("button", { name: "Make those chosen again" }).click();
  await inDialog(page, "Make those chosen again").click();
  await toastTitled(page, "Made again: 1");
  await expect.poll(() => box(page, "Choose Secret of 2026-11-23-morning").count()).toBe(0);
});
