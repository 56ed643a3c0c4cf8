// Writing in the panel: drafts that wait for approval, the preview beside the text, one language at a time on a phone.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { AdminDraft } from "#api/stories/drafts/model.ts";
import { addDraft } from "#api/stories/drafts/reviewing.fixture.ts";
import type { AdminPost } from "#api/stories/model.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { call, isFocused, openPanel, panelOfFile, toastText } from "./admin.fixture.ts";
import { field, fill, press } from "./admin-form.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock } from "./site.fixture.ts";

const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T10:00:00+01:00"),
  settings: { REVIEW: "on" },
  stories: [{ id: "2026-11-20-evening" }, { id: "2026-11-21-morning" }],
});
const phone = { width: 390, height: 844 };
const ofDraft = async (id: string): Promise<AdminDraft> =>
  (await (await call(site, session, `/api/admin/drafts/${id}`)).json()) as AdminDraft;
const ofPost = async (id: string): Promise<AdminPost> =>
  (await (await call(site, session, `/api/admin/posts/${id}`)).json()) as AdminPost;
const change = (id: string, body: object) =>
  call(site, session, `/api/admin/drafts/${id}`, { method: "PUT", body: JSON.stringify(body) });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function openAt(path: string, viewport?: { width: number; height: number }) {
  const { page } = await newReader(viewport && { viewport });
  await openPanel(page, site, session, path);
  return { page, dialog: page.getByRole("dialog").last() };
}

describe("A draft that waits for approval", () => {
  it("is edited in the form of posts, with its own picture and without slot, hour and film", async () => {
    const { id, draft } = await addDraft(site, "2026-11-21-afternoon");
    const { page, dialog } = await openAt("/admin");
    const row = page.getByRole("region", { name: /Waiting for approval/ }).getByRole("listitem");
    await row.getByRole("button", { name: "Edit" }).click();
    await dialog.getByRole("heading", { name: "Edit draft" }).waitFor();
    expect(new URL(page.url()).search).toBe(`?draft=${id}`);
    expect(await field(dialog, "English title").inputValue()).toBe(draft.titleEn);
    for (const label of ["Time slot", "Publish time", "Video URL", "YouTube link"]) {
      expect(await field(dialog, label).count(), label).toBe(0);
    }
    await expect.poll(() => dialog.locator(".picture img").getAttribute("src")).toMatch(/^data:image/);
    expect(await obstacles(page, "dialog[open]")).toEqual([]);

    await fill(dialog, "Polish title", "Deszcz na parapecie");
    await fill(dialog, "Category", "Adventure");
    await field(dialog, "Featured").selectOption("yes");
    await press(dialog, "Update draft");
    expect(await toastText(page, "Draft updated")).toBe(draft.titleEn);
    await dialog.waitFor({ state: "hidden" });
    await row.getByText("Deszcz na parapecie").first().waitFor();
    expect(await ofDraft(id)).toMatchObject({ titlePl: "Deszcz na parapecie", category: "Adventure", featured: true });
    expect(site.git("log", "-1", "--format=%s")).toBe(`Edit ${id}: ${draft.titleEn}`);
  });

  it("shows both versions where somebody else changed the same field, and merges the others", async () => {
    const { id, rev } = await addDraft(site, "2026-11-21-evening");
    const { page, dialog } = await openAt(`/admin?draft=${id}`);
    await fill(dialog, "English title", "Mine");
    await change(id, { rev, titleEn: "Theirs", category: "Naps" });
    await press(dialog, "Update draft");
    const title = dialog.getByRole("group", { name: "English title" });
    await title.waitFor();
    expect(await dialog.getByRole("group").count()).toBe(1);
    await dialog.getByText("taken over: Category").waitFor();
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    await title.getByLabel("Write it anew").check();
    await title.getByRole("textbox").fill("Ours");
    await press(dialog, "Save the decision");
    await toastText(page, "Draft updated");
    expect(await ofDraft(id)).toMatchObject({ titleEn: "Ours", category: "Naps" });
  });

  it("keeps what was written where the draft is approved meanwhile", async () => {
    const { id, rev } = await addDraft(site, "2026-11-22-morning");
    const { page, dialog } = await openAt(`/admin?draft=${id}`);
    await fill(dialog, "English title", "Too late");
    await call(site, session, `/api/admin/drafts/${id}/approve`, { method: "POST", body: JSON.stringify({ rev }) });
    await press(dialog, "Update draft");
    await dialog.getByText("This draft was approved or deleted while you were writing.").waitFor();
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    await press(dialog, "Back to the form");
    expect(await field(dialog, "English title").inputValue()).toBe("Too late");
    expect(await isFocused(field(dialog, "English title"))).toBe(true);
    // The story of the slot has the same id, and keeps its own unsaved text.
    await page.goto(`${site.url}/admin?edit=${id}`);
    await field(dialog, "English title").waitFor();
    expect(await dialog.getByText("Unsaved text from").count()).toBe(0);
  });
});

describe("A picture of the library", () => {
  it("is found by the words of its story, and copied with its descriptions, by keyboard", async () => {
    const { page, dialog } = await openAt("/admin?new=1");
    const open = dialog.getByRole("button", { name: "Choose from the library" });
    await open.focus();
    await page.keyboard.press("Enter");
    const library = page.getByRole("dialog", { name: "Choose a picture of the library" });
    await library.getByText("2 pictures").waitFor();
    expect(await isFocused(library.getByRole("searchbox"))).toBe(true);
    await page.keyboard.type("2026-11-20");
    await library.getByText("1 picture", { exact: true }).waitFor();
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    const choice = library.getByRole("listitem").getByRole("button");
    expect(await choice.textContent()).toBe("Rain on the sill, 2026-11-20-evening");
    await page.keyboard.press("Tab");
    expect(await isFocused(choice)).toBe(true);
    await page.keyboard.press("Enter");
    await library.waitFor({ state: "hidden" });
    expect(await isFocused(open)).toBe(true);
    const copied = /^\/images\/upload-[0-9a-f]{16}\.webp$/;
    const address = field(dialog, "Image URL");
    await expect.poll(() => address.inputValue()).toMatch(copied);
    const { imageAlt } = (await ofPost("2026-11-20-evening")) ?? {};
    expect(await field(dialog, "Image alt text").inputValue()).toBe(imageAlt);
    await expect.poll(() => dialog.locator(".picture img").getAttribute("src")).toContain("2026-11-20-evening");
    await press(dialog, "Back to the old picture");
    expect([await address.inputValue(), await field(dialog, "Image alt text").inputValue()]).toEqual(["", ""]);
  });

  it("is a file of the draft's own once it is saved, and leaves descriptions that somebody wrote", async () => {
    const { id, draft } = await addDraft(site, "2026-11-22-evening");
    const { page, dialog } = await openAt(`/admin?draft=${id}`, phone);
    await press(dialog, "Choose from the library");
    const library = page.getByRole("dialog", { name: "Choose a picture of the library" });
    expect(await library.getByLabel("Use its descriptions too").isChecked()).toBe(false);
    await library.getByRole("button", { name: "Rain on the sill, 2026-11-21-morning" }).click();
    await library.waitFor({ state: "hidden" });
    expect(await widthOf(page)).toBe(phone.width);
    await press(dialog, "Update draft");
    await toastText(page, "Draft updated");
    const saved = await ofDraft(id);
    expect(saved).toMatchObject({ imageUrl: `/images/${id}.webp`, imageAlt: draft.imageAlt });
    expect(saved.imageHash).not.toBe(draft.imageHash);
  });
});

describe("The form on a wide screen", () => {
  it("shows the page beside the text, and follows the language and the paragraph that somebody writes in", async () => {
    const { page, dialog } = await openAt("/admin?new=1");
    const preview = dialog.getByRole("region", { name: "Preview" });
    await fill(dialog, "English title", "Rain on the sill");
    await preview.getByRole("heading", { name: "Rain on the sill" }).waitFor();
    await fill(dialog, "Polish title", "Deszcz na parapecie");
    await preview.getByRole("heading", { name: "Deszcz na parapecie" }).waitFor();
    const paragraphs = Array.from({ length: 40 }, (_, number) => `Paragraph ${number + 1} of the story.`);
    await fill(dialog, "English content", paragraphs.join("\n\n"));
    const last = preview.getByText("Paragraph 40 of");
    const isInSight = () =>
      last.evaluate((element) => {
        const [seen, own] = [element.closest("section")?.getBoundingClientRect(), element.getBoundingClientRect()];
        return seen !== undefined && own.top >= seen.top && own.bottom <= seen.bottom;
      });
    await expect.poll(isInSight).toBe(true);
    await field(dialog, "English content").press("Control+Home");
    await expect.poll(isInSight).toBe(false);
    await dialog.getByRole("button", { name: "Polski" }).click();
    await preview.getByRole("heading", { name: "Deszcz na parapecie" }).waitFor();
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    await page.setViewportSize({ width: 1100, height: 900 });
    await preview.waitFor({ state: "detached" });
    expect(await field(dialog, "English title").inputValue()).toBe("Rain on the sill");
  });
});

describe("The form on a phone", () => {
  it("shows one language at a time, marks the one with a fault, and loses nothing", async () => {
    const { page, dialog } = await openAt("/admin?new=1", phone);
    const [english, polish] = [
      dialog.getByRole("tab", { name: "English" }),
      dialog.getByRole("tab", { name: "Polski" }),
    ];
    await fill(dialog, "English title", "Rain on the sill");
    expect(await field(dialog, "Polish title").isVisible()).toBe(false);
    await english.focus();
    await page.keyboard.press("ArrowRight");
    expect(await isFocused(polish)).toBe(true);
    expect(await field(dialog, "English title").isVisible()).toBe(false);
    await fill(dialog, "Polish title", "Deszcz na parapecie");
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    await english.click();
    expect(await field(dialog, "English title").inputValue()).toBe("Rain on the sill");
    await fill(dialog, "English excerpt", "Drops.");
    await fill(dialog, "English content", "It rained.");
    await press(dialog, "Create Post");
    // The focus is in the first field with a fault, whose language is shown.
    await expect.poll(() => isFocused(field(dialog, "Polish excerpt"))).toBe(true);
    expect(await polish.getAttribute("aria-selected")).toBe("true");
    expect(await polish.textContent()).toContain("needs attention");
    expect(await english.textContent()).not.toContain("needs attention");
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    expect(await widthOf(page)).toBe(phone.width);
  });
});

it("speaks Polish on a phone, and opens with the Polish text", async () => {
  const { page } = await newReader({ viewport: phone, colorScheme: "dark" });
  await page.addInitScript(() => localStorage.setItem("language", "pl"));
  await openPanel(page, site, session, "/admin?edit=2026-11-20-evening");
  const dialog = page.getByRole("dialog").last();
  const polish = dialog.getByRole("tab", { name: "Polski" });
  await polish.waitFor();
  expect(await polish.getAttribute("aria-selected")).toBe("true");
  expect(await isFocused(field(dialog, "Tytuł po polsku"))).toBe(true);
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("button", { name: "Wybierz z biblioteki" }).click();
  await page.getByText("2 obrazy").waitFor();
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
});
