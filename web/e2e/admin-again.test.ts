// Stories and drafts told or drawn anew, in the panel.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { addDraft } from "#api/stories/drafts/reviewing.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { dialog, inDialog, openPanel, panelOfFile, row, toastText } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock } from "./site.fixture.ts";

const id = StoryId.parse("2026-11-21-morning");
const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T10:00:00+01:00"),
  settings: { REVIEW: "on" },
  stories: [{ id, titleEn: "The Old Title" }],
});

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

it("takes some of a proposal for a live story, says what differs, and meets a second editor without losing anything", async () => {
  const { page } = await newReader({ viewport: { width: 1280, height: 900 } });
  await openPanel(page, site, session);
  await row(page, "The Old Title").getByRole("button", { name: "Again, but …" }).click();
  await dialog(page).getByText("The house makes it: it costs nothing.").waitFor();
  await dialog(page).getByLabel("Your sentence (optional)").fill("with a dragon");
  await inDialog(page, "Make a proposal").click();
  await dialog(page).getByText("The house does not understand “dragon”.").waitFor();
  expect(await obstacles(page)).toEqual([]);
  await dialog(page).getByLabel("Your sentence (optional)").fill("");
  await inDialog(page, "another plot").click();
  await inDialog(page, "Make a proposal").click();
  await dialog(page).getByText("Your wish: another plot").waitFor();
  expect(site.services.library.any(id)?.titleEn).toBe("The Old Title");
  await expect.poll(() => dialog(page).locator(".again__side img").nth(1).getAttribute("src")).toMatch(/^data:image/);
  expect(await obstacles(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);
  await inDialog(page, "Choose none").click();
  await dialog(page).getByRole("checkbox", { name: "Title" }).first().check();
  await dialog(page).getByRole("checkbox", { name: "Paragraph 1" }).first().check();
  await dialog(page)
    .getByText(/The two languages will differ: title, paragraph 1 taken in one/)
    .waitFor();

  const { story, rev } = await site.services.editing.read(id);
  await site.services.editing.update(id, { titleEn: "Their Title", category: story.category }, { by: "Somebody", rev });
  await inDialog(page, /Take 2 of/).click();
  await dialog(page)
    .getByText(/Somebody changed this meanwhile: .*Title/)
    .waitFor();
  await dialog(page).getByText("Their Title").first().waitFor();
  expect(site.services.library.any(id)?.titleEn).toBe("Their Title");
  await inDialog(page, /^Take \d+ of \d+$/).click();
  const title = await toastText(page, "Taken");
  await expect.poll(() => site.services.library.any(id)?.titleEn).toBe(title);
  const taken = await site.services.editing.read(id);
  expect(taken.story.madeBy).toMatchObject({ storyteller: "house", illustrator: "house" });
  expect(taken.story.contentPl).not.toBe(story.contentPl);
});

it("compares a draft's proposal below one another on a phone, and drops it", async () => {
  const { draft, id: ofDraft, rev } = await addDraft(site, "2026-11-22-morning");
  const { page } = await newReader({ viewport: { width: 390, height: 844 } });
  await openPanel(page, site, session);
  const drafts = page.getByRole("region", { name: /Waiting for approval/ });
  const open = drafts.getByRole("listitem").filter({ hasText: draft.titleEn });
  await open.getByRole("button", { name: "Again, but …" }).click();
  await inDialog(page, "Picture").click();
  await inDialog(page, "from further away").click();
  expect(await obstacles(page)).toEqual([]);
  await inDialog(page, "Make a proposal").click();
  await dialog(page).getByRole("checkbox", { name: "Picture and its descriptions" }).waitFor();
  await expect.poll(() => dialog(page).locator(".again__side img").last().getAttribute("src")).toMatch(/^data:image/);
  const [before, after] = await dialog(page)
    .locator(".again__side")
    .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().top));
  expect(after).toBeGreaterThan(before ?? 0);
  expect(await isWide(page)).toBe(false);
  expect(await obstacles(page)).toEqual([]);
  await inDialog(page, "Drop it").click();
  expect(await toastText(page, "The proposal is dropped")).toBe(draft.titleEn);
  expect((await site.services.reviewing.read(ofDraft)).rev).toBe(rev);
  expect(await site.services.proposals.find("draft", ofDraft)).toBeNull();
});
