// The drafts that wait for approval, in the panel.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { addDraft } from "#api/stories/drafts/reviewing.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { openPanel, panelOfFile, toastText } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T10:00:00+01:00"),
  settings: { REVIEW: "on" },
  stories: [{ id: "2026-11-21-morning" }],
});
const drafts = (page: Page) => page.getByRole("region", { name: /Waiting for approval/ });
const row = (page: Page, text: string) => drafts(page).getByRole("listitem").filter({ hasText: text });

it("lists drafts with picture and both texts, approves, holds and deletes them, and asks before somebody's story is replaced", async () => {
  const [first, second, third] = [
    await addDraft(site, "2026-11-21-afternoon"),
    await addDraft(site, "2026-11-21-evening"),
    await addDraft(site, "2026-11-22-morning"),
  ];
  const { page } = await newReader({ viewport: { width: 390, height: 844 } });
  await openPanel(page, site, session);
  await drafts(page).getByRole("heading", { name: "Waiting for approval (3)" }).waitFor();
  const draft = row(page, first.draft.titleEn);
  expect(await draft.innerText()).toContain("to be approved by Nov 21, 2026 13:55");
  await expect.poll(() => draft.locator("img").getAttribute("src")).toMatch(/^data:image/);
  await draft.getByText("Read both texts").click();
  await draft.getByText(first.draft.contentPl.slice(-12)).waitFor();
  expect(await obstacles(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await draft.getByRole("button", { name: "Approve" }).click();
  expect(await toastText(page, "Approved: it takes its slot")).toBe(first.draft.titleEn);
  await drafts(page).getByRole("heading", { name: "Waiting for approval (2)" }).waitFor();
  expect(site.services.library.any(first.id)?.titleEn).toBe(first.draft.titleEn);

  const { rev } = await site.services.editing.read(second.id);
  await site.services.editing.update(second.id, { titleEn: "Mine" }, { by: "Ola", rev });
  await row(page, second.draft.titleEn).getByRole("button", { name: "Approve" }).click();
  const question = page.getByRole("dialog", { name: "Replace the slot’s story?" });
  await question.getByText("Mine").waitFor();
  await question.getByRole("button", { name: "Replace it" }).click();
  await expect.poll(() => site.services.library.any(second.id)?.titleEn).toBe(second.draft.titleEn);

  await row(page, third.draft.titleEn).getByRole("button", { name: "Hold" }).click();
  await row(page, third.draft.titleEn).getByText("Held").waitFor();
  await row(page, third.draft.titleEn).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await drafts(page).getByText("No draft waits.").waitFor();
  expect(await site.services.reviewing.drafts.all()).toEqual([]);
});
