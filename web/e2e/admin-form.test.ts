// Writing posts: no failure loses text, and readers see saved posts at once.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { Session } from "#api/access/model.ts";
import { ola, signIn } from "#api/access/sign-in.fixture.ts";
import { type Story, storyPath } from "#api/stories/model.ts";
import { gitAt } from "#api/stories/repository/repository.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { call, openPanel } from "./admin.fixture.ts";
import { holdBack, newReader } from "./browser.ts";
import { movableClock, siteOfFile, slotsUntil } from "./site.fixture.ts";

const site = siteOfFile({
  clock: movableClock("2026-11-21T10:00:00Z"),
  stories: slotsUntil("2026-11-21", 4).map((id) => ({ id })),
  git: true,
  // A service whose address is not configured.
  settings: { FILMMAKER: "remote" },
});
let session: Session;
beforeAll(async () => {
  session = await signIn(site.url);
});

const required = [
  "English title",
  "English excerpt",
  "English content",
  "Polish title",
  "Polish excerpt",
  "Polish content",
  "Image URL",
  "Image alt text",
  "Category",
];

async function openForm(search: string): Promise<{ page: Page; dialog: Locator; complaints: string[] }> {
  const { page, complaints } = await newReader();
  await openPanel(page, site, session, `/admin${search}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("English title", { exact: true }).waitFor();
  return { page, dialog, complaints };
}
const field = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true });
const fill = (dialog: Locator, label: string, text: string) => field(dialog, label).fill(text);
const press = (dialog: Locator, name: string) => dialog.getByRole("button", { name, exact: true }).click();
const post = async (id: string) =>
  (await (await call(site, session, `/api/admin/posts/${id}`)).json()) as Story & { rev: string };
const change = (id: string, body: object) =>
  call(site, session, `/api/admin/posts/${id}`, { method: "PUT", body: JSON.stringify(body) });
const lastCommit = (format: string) => site.git("log", "-1", `--format=${format}`);
/** The page's message of success or failure; a dialog shows it inside. */
const toast = (page: Page, text: string) => page.locator(".toast").filter({ hasText: text }).first();

const markup = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
const isPwned = (page: Page) => page.evaluate(() => "pwned" in window);

describe("A new post", () => {
  it("is on the public site at once, as one commit in the administrator's name, and markup in it is text everywhere", async () => {
    const { page, dialog } = await openForm("?new=1");
    expect(await dialog.getByRole("heading", { name: "Create Post" }).count()).toBe(1);
    expect(await field(dialog, "Time slot").inputValue()).toBe("morning");
    expect(await field(dialog, "Featured").locator("option:checked").textContent()).toBe("No");
    expect(await dialog.getByRole("button", { name: "Generate" }).count()).toBe(0);
    expect(await obstacles(page, "dialog[open]")).toEqual([]);

    for (const label of ["English title", "Polish title", "English excerpt", "Polish excerpt"]) {
      await fill(dialog, label, `${label} ${markup}`);
    }
    await fill(dialog, "English content", `He purred.\n\n${markup}\n\n*Softly.*`);
    await fill(dialog, "Polish content", `Mruczał.\n\n${markup}`);
    await fill(dialog, "Image URL", "/images/2026-11-20-evening.webp");
    await fill(dialog, "Image alt text", `Alt ${markup}`);
    await fill(dialog, "Category", "<b>Naps</b>");
    await field(dialog, "Time slot").selectOption("afternoon");
    await field(dialog, "Featured").selectOption({ label: "Yes" });

    await dialog.getByRole("tab", { name: "Preview" }).click();
    const preview = dialog.getByRole("tabpanel", { name: "Preview" });
    await preview.getByRole("heading", { name: markup }).waitFor();
    expect(await preview.locator("article").getAttribute("data-slot")).toBe("afternoon");
    expect(await preview.locator(".prose em").textContent()).toBe("Softly.");
    await preview.getByRole("button", { name: "Polski" }).click();
    await preview.getByText("Popołudnie 14:00").waitFor();
    expect(await preview.locator(".prose").textContent()).toContain(markup);
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    expect(await isPwned(page)).toBe(false);

    const before = site.git("rev-list", "--count", "HEAD");
    // Pressing several times creates one post.
    await dialog.getByRole("button", { name: "Create Post" }).dblclick();
    await toast(page, "Post created").waitFor();
    await dialog.waitFor({ state: "hidden" });
    expect(Number(site.git("rev-list", "--count", "HEAD"))).toBe(Number(before) + 1);
    expect(lastCommit("%an")).toBe(ola.username);
    await expect
      .poll(() => gitAt(join(site.contentDir, "..", "origin.git"), "rev-parse", "main"))
      .toBe(lastCommit("%H"));

    const { page: reader } = await newReader();
    const shown = (await (await fetch(`${site.url}/api/posts?limit=8`)).json()) as Story[];
    const story = shown.find(({ category }) => category === "<b>Naps</b>");
    expect(story).toMatchObject({ featured: true, timeSlot: "afternoon", titleEn: `English title ${markup}` });
    await reader.goto(`${site.url}/post/${story?.id}`);
    await reader.getByRole("heading", { name: `English title ${markup}` }).waitFor();
    expect(await isPwned(reader)).toBe(false);
  });

  it("shows the error of every field, links to it, and loses nothing", async () => {
    const { page, dialog } = await openForm("?new=1");
    await press(dialog, "Create Post");
    const summary = dialog.getByRole("alert").filter({ hasText: "These fields want attention" });
    expect(await summary.getByRole("listitem").count()).toBe(required.length);
    for (const label of required) {
      const control = field(dialog, label);
      expect([label, await control.getAttribute("aria-invalid")]).toEqual([label, "true"]);
      expect(await control.getAttribute("required")).not.toBeNull();
      const described = (await control.getAttribute("aria-describedby")) ?? "";
      const said = await Promise.all(described.split(" ").map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(said).toContain("This field must not be empty.");
    }
    await expect.poll(() => field(dialog, "English title").evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    await summary.getByRole("button", { name: "Category" }).click();
    await expect.poll(() => field(dialog, "Category").evaluate((it) => it === document.activeElement)).toBe(true);

    for (const label of required) await fill(dialog, label, "Mruk");
    await fill(dialog, "English title", "m".repeat(201));
    await fill(dialog, "Polish excerpt", "m".repeat(601));
    await fill(dialog, "English content", "m".repeat(50_001));
    await fill(dialog, "Image URL", "javascript:alert(1)");
    await fill(dialog, "Video URL", "data:video/mp4,x");
    await fill(dialog, "YouTube link", "/watch");
    await dialog.getByText("201 of 200 characters").waitFor();
    await press(dialog, "Create Post");
    const faults = await dialog.locator(".field .say--bad").allTextContents();
    expect(faults).toEqual([
      "This is too long: at most 200 characters.",
      "This is too long: at most 50000 characters.",
      "This is too long: at most 600 characters.",
      "Write an address that starts with https:// or a path that starts with one slash.",
      "Write an address that starts with http:// or https://, or a path that starts with one slash.",
      "Write an address that starts with http:// or https://.",
    ]);
    await fill(dialog, "English title", "Mruk");
    expect(await field(dialog, "English title").getAttribute("aria-invalid")).toBeNull();
    expect(await field(dialog, "Polish excerpt").inputValue()).toBe("m".repeat(601));
  });

  it("counts its words, minutes and characters, in Polish as Polish does", async () => {
    const { page, dialog } = await openForm("?new=1");
    await fill(dialog, "English content", "word ".repeat(437));
    await dialog.getByText("437 words, about 2 minutes").waitFor();
    await fill(dialog, "English title", "Rain");
    await dialog.getByText("4 of 200 characters").waitFor();
    await page.evaluate(() => localStorage.setItem("language", "pl"));
    page.on("dialog", (asked) => void asked.accept());
    await page.reload();
    const polish = page.getByRole("dialog");
    await fill(polish, "Treść po polsku", "słowo ".repeat(412));
    await polish.getByText("412 słów, około 2 minut").waitFor();
    expect(await field(polish, "Treść po polsku").getAttribute("lang")).toBe("pl");
    expect(await field(polish, "Treść po polsku").getAttribute("spellcheck")).toBe("true");
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
  });

  it("is scheduled if its time is in the future, and hidden from readers", async () => {
    const { page, dialog } = await openForm("?new=1");
    for (const label of required) await fill(dialog, label, `Ahead, ${label}`);
    await fill(dialog, "Image URL", "/images/2026-11-20-evening.webp");
    expect(await dialog.getByText("Scheduled").count()).toBe(0);
    await field(dialog, "Time slot").selectOption("evening");
    await press(dialog, "Today at 20:00");
    expect(await field(dialog, "Publish time").inputValue()).toBe("2026-11-21T20:00");
    await dialog.getByText("Scheduled").waitFor();
    await press(dialog, "Now");
    expect(await dialog.getByText("Scheduled").count()).toBe(0);
    await fill(dialog, "Publish time", "2026-12-24T20:00");
    await press(dialog, "Create Post");
    await toast(page, "Post created").waitFor();
    const id = /\d{4}-\d\d-\d\d-evening(-\d+)?/.exec(site.git("show", "--name-only", "--format="))?.[0];
    expect((await post(String(id))).publishedAt).toBe("2026-12-24T20:00:00+01:00");
    expect((await fetch(`${site.url}/api/posts/${id}`)).status).toBe(404);
  });
});

describe("A post that is there", () => {
  it("is edited as it is, and its change is one commit that readers see at once", async () => {
    const id = "2026-11-18-morning";
    const { page, dialog } = await openForm(`?edit=${id}`);
    expect(await dialog.getByRole("heading", { name: "Edit post" }).count()).toBe(1);
    const before = await post(id);
    const shown = Object.entries({
      "English title": before.titleEn,
      "English excerpt": before.excerptEn,
      "English content": before.contentEn,
      "Polish title": before.titlePl,
      "Polish excerpt": before.excerptPl,
      "Polish content": before.contentPl,
      "Image URL": before.imageUrl,
      "Image alt text": before.imageAlt,
      Category: before.category,
      "Time slot": before.timeSlot,
      Featured: before.featured ? "yes" : "no",
      "Publish time": "2026-11-18T08:00",
      "Video URL": "",
      "YouTube link": "",
    });
    for (const [label, value] of shown)
      expect([label, await field(dialog, label).inputValue()]).toEqual([label, value]);
    const options = (label: string) => field(dialog, label).locator("option").allTextContents();
    expect(await options("Time slot")).toEqual(["Morning", "Afternoon", "Evening"]);
    expect(await options("Featured")).toEqual(["No", "Yes"]);
    await fill(dialog, "English title", "Rain, edited");
    await fill(dialog, "Video URL", "https://example.org/rain.mp4");
    await fill(dialog, "YouTube link", "https://www.youtube.com/watch?v=rain");
    const letGo = await holdBack(page, `**/api/admin/posts/${id}`);
    await press(dialog, "Update Post");
    await dialog.getByRole("button", { name: "Saving..." }).waitFor();
    letGo();
    await toast(page, "Post updated").waitFor();
    await dialog.waitFor({ state: "hidden" });
    expect(new URL(page.url()).search).toBe("");
    expect(lastCommit("%an")).toBe(ola.username);
    const { rev: _before, titleEn: _title, ...same } = before;
    expect(await post(id)).toMatchObject({
      ...same,
      videoUrl: "https://example.org/rain.mp4",
      youtubeLink: "https://www.youtube.com/watch?v=rain",
    });
    expect((await (await fetch(`${site.url}/post/${id}`)).text()).includes("Rain, edited")).toBe(true);
  });

  it("shows its own message where the server gives none or nobody is signed in, and keeps the text", async () => {
    for (const [search, button, words] of [
      ["?new=1", "Create Post", "Failed to create post"],
      ["?edit=2026-11-18-morning", "Update Post", "Failed to update post"],
    ] as const) {
      const { page, dialog } = await openForm(search);
      for (const label of required) await fill(dialog, label, label === "Image URL" ? "/images/rain.webp" : "Mruk");
      await page.route("**/api/admin/posts{,/*}", (route) =>
        route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 502, body: "<html>" }),
      );
      await press(dialog, button);
      await toast(page, words).filter({ hasText: "Error" }).waitFor();
      expect(await page.locator(".toast--bad").count()).toBe(1);
      expect(await field(dialog, "English content").inputValue()).toBe("Mruk");
      // At once, because other requests of the panel would notice the expired session too.
      await dialog.getByRole("button", { name: button, exact: true }).evaluate((submit: HTMLElement) => {
        localStorage.removeItem("adminToken");
        submit.click();
      });
      await toast(page, "No admin token").waitFor();
      await page.waitForURL("**/admin/login**");
    }
  });

  it("is written by keyboard alone, asks before discarding unsaved text, and returns the focus", async () => {
    const { page } = await newReader();
    await openPanel(page, site, session);
    const edit = page.locator("li.row", { hasText: "2026-11-21-morning" }).getByRole("button", { name: "Edit" });
    await edit.focus();
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "Edit post" });
    await field(form, "English title").focus();
    await page.keyboard.press("End");
    await page.keyboard.type(" and snow");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Close without saving?" });
    await question.waitFor();
    // The focus starts at the answer that loses nothing.
    const stay = question.getByRole("button", { name: "Keep writing" });
    expect(await stay.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    expect(await field(form, "English title").inputValue()).toContain("and snow");
    await form.getByRole("tab", { name: "Write" }).focus();
    await page.keyboard.press("ArrowRight");
    await form.getByRole("tabpanel", { name: "Preview" }).getByRole("heading", { name: "and snow" }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Discard the text" }).focus();
    await page.keyboard.press("Enter");
    await form.waitFor({ state: "hidden" });
    await expect.poll(() => edit.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await field(form, "English title").waitFor();
    expect(await form.getByText("Unsaved text from").count()).toBe(0);
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "hidden" });
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

  it("takes the administrator through the login and back with nothing lost when the session has ended", async () => {
    const id = "2026-11-18-evening";
    const { page, dialog } = await openForm(`?edit=${id}`);
    await fill(dialog, "English content", "Written for an hour.");
    await page.evaluate(() => localStorage.setItem("adminToken", "expired"));
    await press(dialog, "Update Post");
    await page.waitForURL("**/admin/login**");
    await page.getByLabel("Username").fill(ola.username);
    await page.getByLabel("Password", { exact: true }).fill(ola.password);
    await page.getByRole("button", { name: "Log in" }).click();
    await dialog.getByText("Unsaved text from").waitFor();
    await press(dialog, "Restore");
    expect(await field(dialog, "English content").inputValue()).toBe("Written for an hour.");
    await press(dialog, "Update Post");
    await toast(page, "Post updated").waitFor();
    expect((await post(id)).contentEn).toBe("Written for an hour.");
  });

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
    await expect.poll(() => field(dialog, "English title").evaluate((it) => it === document.activeElement)).toBe(true);
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

  it("offers to make a video once it is saved, and shows the result", async () => {
    const { page, dialog } = await openForm("?edit=2026-11-20-afternoon");
    await fill(dialog, "Category", "Unsaved");
    await press(dialog, "Generate");
    await toast(page, "Save the post first before generating video").waitFor();
    await fill(dialog, "Category", "Daily Life");
    await press(dialog, "Generate");
    await toast(page, "Video generation prepared (Sora API pending)").waitFor();

    const answers = [
      { body: "{}" },
      { body: "no JSON" },
      { body: JSON.stringify({ success: true, message: "Made.", videoUrl: "/media/film.mp4" }) },
    ];
    await page.route("**/api/admin/generate-video", (route) => {
      const answer = answers.shift();
      return answer ? route.fulfill({ contentType: "application/json", ...answer }) : route.abort();
    });
    await press(dialog, "Generate");
    await toast(page, "Video generation prepared (Sora API pending)").waitFor();
    await press(dialog, "Generate");
    await toast(page, "Failed to generate video").filter({ hasText: "Error" }).waitFor();
    await press(dialog, "Generate");
    await toast(page, "Made.").waitFor();
    expect(await field(dialog, "Video URL").inputValue()).toBe("/media/film.mp4");
    await fill(dialog, "Video URL", "");
    await press(dialog, "Generate");
    await toast(page, "Failed to generate video").filter({ hasText: "Error" }).waitFor();
  });
});

describe("A picture", () => {
  const picture = (colour: string) =>
    sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
  const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

  /** Drops a file on the form, or pastes it. */
  async function bring(dialog: Locator, kind: "drop" | "paste", file: { type: string; bytes: Buffer }) {
    await field(dialog, "Image URL").evaluate(
      (target, { kind, type, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], "picture", { type }));
        const options = { bubbles: true, cancelable: true };
        const event =
          kind === "drop"
            ? new DragEvent("drop", { ...options, dataTransfer: data })
            : new ClipboardEvent("paste", { ...options, clipboardData: data });
        target.dispatchEvent(event);
      },
      { kind, type: file.type, base64: file.bytes.toString("base64") },
    );
  }

  it("is chosen, dropped or pasted beside its address, shown at once, and undone", async () => {
    const id = "2026-11-20-evening";
    const { page, dialog } = await openForm(`?edit=${id}`);
    const address = field(dialog, "Image URL");
    const old = await address.inputValue();
    const input = dialog.locator('input[type="file"]');
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Choose a picture" }).focus();
    await page.keyboard.press("Enter");
    await (await chooser).setFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await picture("#112233") });
    await dialog.getByText("The picture is there.").waitFor();
    const uploaded = /^\/images\/upload-[0-9a-f]{16}\.webp$/;
    const chosen = await address.inputValue();
    expect(chosen).toMatch(uploaded);
    expect(await dialog.locator(".picture img").getAttribute("src")).toMatch(/^data:image\/webp/);
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    await press(dialog, "Back to the old picture");
    expect(await address.inputValue()).toBe(old);

    for (const kind of ["drop", "paste"] as const) {
      const colour = kind === "drop" ? "#445566" : "#778899";
      await bring(dialog, kind, {
        type: "image/png",
        bytes: await sharp(await picture(colour))
          .png()
          .toBuffer(),
      });
      await expect.poll(() => address.inputValue()).toMatch(uploaded);
      await dialog.getByText("The picture is there.").waitFor();
      await press(dialog, "Back to the old picture");
    }

    // A file that is no picture is refused before the upload; what only the server can tell, at the field.
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/admin/pictures") && sent.push(request.url()));
    await input.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("Mruk") });
    await dialog.getByText("This is not a PNG, JPEG or WebP picture.").waitFor();
    await input.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
    await dialog.getByText("This is not a PNG, JPEG or WebP picture.").waitFor();
    await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await dialog.getByText("This file cannot be read as a picture.").waitFor();
    await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await dialog.getByText("This picture is larger than 10 MB.").waitFor();
    expect(sent).toEqual([]);
    await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: gif });
    await expect.poll(() => dialog.locator(".picture .say--bad").textContent()).toMatch(/PNG/);
    expect(sent).toHaveLength(1);
    expect(await address.inputValue()).toBe(old);
    expect(await obstacles(page, "dialog[open]")).toEqual([]);

    await input.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await picture("#cc3311") });
    await expect.poll(() => address.inputValue()).toMatch(uploaded);
    await press(dialog, "Update Post");
    await toast(page, "Post updated").waitFor();
    const saved = await post(id);
    expect(saved.imageUrl).toBe(`/images/${id}.webp`);
    const served = await fetch(`${site.url}${saved.imageUrl}?v=${saved.imageHash}`);
    const { dominant } = await sharp(Buffer.from(await served.arrayBuffer())).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it("that expired is refused at its field, with the server's message", async () => {
    const { dialog } = await openForm("?edit=2026-11-20-evening");
    await fill(dialog, "Image URL", "/images/upload-0123456789abcdef.webp");
    await press(dialog, "Update Post");
    await expect.poll(() => field(dialog, "Image URL").getAttribute("aria-invalid")).toBe("true");
    await dialog.locator(".field").getByText("was uploaded too long ago").waitFor();
    await expect.poll(() => field(dialog, "Image URL").evaluate((it) => it === document.activeElement)).toBe(true);
  });
});
