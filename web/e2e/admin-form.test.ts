// Writing posts: readers see saved posts at once.

import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ola } from "#api/access/sign-in.fixture.ts";
import type { Story } from "#api/stories/model.ts";
import { gitAt } from "#api/stories/repository/repository.fixture.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { isFocused, openPanel } from "./admin.fixture.ts";
import { field, fill, formOfFile, press, toast } from "./admin-form.fixture.ts";
import { holdBack, newReader } from "./browser.ts";

const { site, session, openForm, post } = formOfFile();
const lastCommit = (format: string) => site.git("log", "-1", `--format=${format}`);

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

    await dialog.getByRole("tab", { name: "Elsewhere" }).click();
    const elsewhere = dialog.getByRole("tabpanel", { name: "Elsewhere" });
    await elsewhere.getByText(`English title ${markup} | Mruk`).waitFor();
    await elsewhere.getByRole("button", { name: "Polski" }).click();
    await elsewhere.getByText(`Polish title ${markup} | Mruk`).waitFor();
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
    const summary = dialog.getByRole("alert").filter({ hasText: "These fields need attention" });
    expect(await summary.getByRole("listitem").count()).toBe(required.length);
    for (const label of required) {
      const control = field(dialog, label);
      expect([label, await control.getAttribute("aria-invalid")]).toEqual([label, "true"]);
      expect(await control.getAttribute("required")).not.toBeNull();
      const described = (await control.getAttribute("aria-describedby")) ?? "";
      const said = await Promise.all(described.split(" ").map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(said).toContain("This field must not be empty.");
    }
    await expect.poll(() => isFocused(field(dialog, "English title"))).toBe(true);
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    await summary.getByRole("button", { name: "Category" }).click();
    await expect.poll(() => isFocused(field(dialog, "Category"))).toBe(true);

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
    expect(await isFocused(stay)).toBe(true);
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
    await expect.poll(() => isFocused(edit)).toBe(true);
    await page.keyboard.press("Enter");
    await field(form, "English title").waitFor();
    expect(await form.getByText("Unsaved text from").count()).toBe(0);
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "hidden" });
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
