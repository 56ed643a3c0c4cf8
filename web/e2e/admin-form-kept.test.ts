// No failure loses a text: what others changed meanwhile, a refusal of Git, a page that is left.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Story, storyPath } from "#api/stories/model.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { call, isFocused } from "./admin.fixture.ts";
import { field, fill, formOfFile, press, toast } from "./admin-form.fixture.ts";

const { site, session, openForm, post, change } = formOfFile();

it("shows both versions where somebody else changed the same field, and saves what is chosen", async () => {
  const id = "2026-11-19-morning";
  const { page, dialog } = await openForm(`?edit=${id}`);
  await fill(dialog, "English title", "Rain on my sill");
  await fill(dialog, "Polish title", "Deszcz u mnie");
  await fill(dialog, "English excerpt", "Mine alone.");
  await change(id, { titleEn: "Rain on their sill", titlePl: "Deszcz u nich", category: "Adventure" });
  await press(dialog, "Update Post");

  const title = dialog.getByRole("group", { name: "English title" });
  await title.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Somebody else changed/);
  expect(await title.getByLabel("Your version").isChecked()).toBe(true);
  expect(await title.locator("mark").allTextContents()).toEqual(["my", "their"]);
  expect(await dialog.getByRole("group").count()).toBe(2);
  await dialog.getByText("taken over: Category").waitFor();
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  await title.getByLabel("The other version").check();
  const polish = dialog.getByRole("group", { name: "Polish title" });
  await polish.getByLabel("Write it anew").check();
  await polish.getByRole("textbox").fill("Deszcz u nas");
  await press(dialog, "Save the decision");
  await toast(page, "Post updated").waitFor();
  expect(await post(id)).toMatchObject({
    titleEn: "Rain on their sill",
    titlePl: "Deszcz u nas",
    excerptEn: "Mine alone.",
    category: "Adventure",
  });
});

it("merges what somebody else changed in other fields, and says so", async () => {
  const id = "2026-11-19-afternoon";
  const { page, dialog } = await openForm(`?edit=${id}`);
  await fill(dialog, "English title", "Mine");
  await change(id, { titlePl: "Ich", featured: true });
  await press(dialog, "Update Post");
  await toast(page, "taken over: Polish title, Featured").waitFor();
  expect(await post(id)).toMatchObject({ titleEn: "Mine", titlePl: "Ich", featured: true });
});

it("can be created again with its text if somebody deleted it meanwhile", async () => {
  const id = "2026-11-19-evening";
  const { page, dialog } = await openForm(`?edit=${id}`);
  await fill(dialog, "English title", "Still wanted");
  await call(site, session, `/api/admin/posts/${id}`, { method: "DELETE", body: "{}" });
  await press(dialog, "Update Post");
  await dialog.getByText("This post was deleted while you were writing.").waitFor();
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  await press(dialog, "Back to the form");
  await expect.poll(() => isFocused(field(dialog, "English title"))).toBe(true);
  await fill(dialog, "Image URL", "/images/2026-11-20-evening.webp");
  await press(dialog, "Update Post");
  await press(dialog, "Create it anew");
  await toast(page, "Post created").waitFor();
  const posts = (await (await call(site, session, "/api/admin/posts")).json()) as Story[];
  expect(posts.filter(({ titleEn }) => titleEn === "Still wanted")).toHaveLength(1);
});

it("keeps the text in the form when Git refuses, and says what to do", async () => {
  const id = "2026-11-20-morning";
  const { page, dialog } = await openForm(`?edit=${id}`);
  await fill(dialog, "English content", "Not to be lost.");
  // Somebody edits the content folder by hand.
  const file = join(site.contentDir, storyPath(id as Story["id"]));
  await writeFile(file, "half a sentence");
  await press(dialog, "Update Post");
  await dialog.getByRole("alert").filter({ hasText: "Commit or undo them" }).waitFor();
  await toast(page, "Error").waitFor();
  await dialog.getByText("Your text is still here.").waitFor();
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  site.git("checkout", "--", storyPath(id as Story["id"]));
  expect(await field(dialog, "English content").inputValue()).toBe("Not to be lost.");
  await press(dialog, "Update Post");
  await toast(page, "Post updated").waitFor();
  expect((await post(id)).contentEn).toBe("Not to be lost.");
});

it("keeps unsaved text over a reload and offers it again; saving removes the draft", async () => {
  const id = "2026-11-18-afternoon";
  const { page, dialog } = await openForm(`?edit=${id}`);
  await fill(dialog, "Polish title", "Nie zgub mnie");
  const asked: string[] = [];
  page.on("dialog", (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await dialog.getByText(/^Unsaved text from \d\d:\d\d$/).waitFor();
  expect(await field(dialog, "Polish title").inputValue()).not.toBe("Nie zgub mnie");
  expect(await obstacles(page, "dialog[open]")).toEqual([]);
  await fill(dialog, "English title", "Typed before looking at the offer");
  await press(dialog, "Restore");
  expect(await field(dialog, "Polish title").inputValue()).toBe("Nie zgub mnie");
  expect(await field(dialog, "English title").inputValue()).toBe("Typed before looking at the offer");
  await press(dialog, "Update Post");
  await toast(page, "Post updated").waitFor();
  await dialog.waitFor({ state: "hidden" });
  expect(await post(id)).toMatchObject({ titlePl: "Nie zgub mnie", titleEn: "Typed before looking at the offer" });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("mruk.draft")))).toEqual(
    [],
  );
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);

  await page.goto(`${site.url}/admin?edit=${id}`);
  await fill(dialog, "Polish title", "Na później");
  await press(dialog, "Cancel");
  await page
    .getByRole("dialog", { name: "Close without saving?" })
    .getByRole("button", { name: "Keep it for later" })
    .click();
  await dialog.waitFor({ state: "hidden" });
  await page.goto(`${site.url}/admin?edit=${id}`);
  await dialog.getByText("Unsaved text from").waitFor();
  await press(dialog, "Discard");
  await page.goto(`${site.url}/admin?edit=${id}`);
  await field(dialog, "English title").waitFor();
  expect(await dialog.getByText("Unsaved text from").count()).toBe(0);
});
