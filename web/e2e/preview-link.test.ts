// A link to a story that is not out yet: its page as readers will see it, for whoever has the link and nobody else.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addDraft } from "#api/stories/drafts/reviewing.fixture.ts";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { call, dialog, inDialog, openPanel, panelOfFile, row } from "./admin.fixture.ts";
import { newReader, open, quietReader } from "./browser.ts";
import { movableClock } from "./site.fixture.ts";

const start = "2026-11-20T12:00:00+01:00";
const clock = movableClock(start);
const hidden = "2026-11-22-morning";
const { site, session } = panelOfFile({
  clock,
  settings: { REVIEW: "on" },
  stories: [
    { id: "2026-11-20-morning" },
    { id: hidden, titleEn: "Hidden until Sunday", titlePl: "Ukryte do niedzieli" },
    { id: "2026-11-22-evening", titleEn: "Another secret" },
  ],
});

/** The paths of a new link, which begin with a slash. */
async function linkTo(order: { kind: "story" | "draft"; story: string; hours?: number }) {
  const made = await call(site, session, "/api/admin/previews", { method: "POST", body: JSON.stringify(order) });
  const { links, preview } = await made.json();
  const pathOf = (link: string) => link.slice(new URL(link).origin.length);
  return { id: String(preview.id), en: pathOf(links.en), pl: pathOf(links.pl) };
}
const story = { kind: "story", story: hidden } as const;
const ribbon = (page: Page) => page.getByRole("note");
const pictureWidth = (page: Page) =>
  page.locator(".story__hero img").evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));

describe("a preview", () => {
  it.each([390, 1280])(
    "shows the story's page in both languages, without anything that counts, %i wide",
    async (width) => {
      const link = await linkTo(story);
      const { page } = await quietReader({ viewport: { width, height: 844 } });
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() !== "GET") sent.push(request.url());
      });
      const response = await open(page, site.url + link.en);
      expect(response?.headers()).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow",
      });
      await page.getByRole("heading", { level: 1, name: "Hidden until Sunday" }).waitFor();
      expect(await ribbon(page).innerText()).toBe(
        "This is a preview. The story is not out yet. The link works until November 27, 2026, 12:00 Warsaw time.",
      );
      expect(await pictureWidth(page)).toBe(960);
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
      expect(await page.locator("main .like, main form, .neighbours").count()).toBe(0);
      expect(await page.locator("article").getAttribute("data-slot")).toBe("morning");
      expect(await obstaclesInBothThemes(page)).toEqual([]);
      await open(page, site.url + link.pl);
      await page.getByRole("heading", { level: 1, name: "Ukryte do niedzieli" }).waitFor();
      expect(await ribbon(page).innerText()).toContain("27 listopada 2026");
      expect(sent).toEqual([]);
    },
  );

  it("is asked for anew in the language that the menu chooses", async () => {
    const { page } = await quietReader();
    await open(page, site.url + (await linkTo(story)).en);
    await page.getByRole("button", { name: /^Language/ }).click();
    await page.getByRole("menuitemradio", { name: "Polski" }).click();
    await page.getByRole("heading", { level: 1, name: "Ukryte do niedzieli" }).waitFor();
  });

  it("needs no script, and switches its language by a plain link", async () => {
    const link = await linkTo(story);
    const { page } = await newReader({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await page.goto(site.url + link.en);
    await page.getByRole("heading", { level: 1, name: "Hidden until Sunday" }).waitFor();
    expect(await page.locator(".story__hero img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    await page.getByRole("contentinfo").getByRole("link", { name: "Polski" }).click();
    await page.getByRole("heading", { level: 1, name: "Ukryte do niedzieli" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  });

  it("shows a draft rather than the house's story in its slot, and once it is approved the story", async () => {
    const { id, rev } = await addDraft(site, "2026-11-21-evening");
    const link = await linkTo({ kind: "draft", story: id });
    const text = async () => (await fetch(site.url + link.en)).text();
    expect(await text()).toContain(`Secret of ${id}`);
    await call(site, session, `/api/admin/drafts/${id}/approve`, { method: "POST", body: JSON.stringify({ rev }) });
    expect(await text()).toContain(`Secret of ${id}`);
  });

  it("leads to the public page once the story is out, in the link's language", async () => {
    const link = await linkTo(story);
    clock.moveTo("2026-11-22T08:00:00+01:00");
    for (const [address, leadsTo] of [
      [link.en, `/post/${hidden}`],
      [link.pl, `/pl/post/${hidden}`],
    ] as const) {
      const { status, headers } = await fetch(site.url + address, { redirect: "manual" });
      expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
        302,
        leadsTo,
        "private, no-store",
      ]);
    }
    clock.moveTo(start);
  });

  it("says nothing of the story once it has run out, was revoked or altered, or the story was deleted", async () => {
    const brief = await linkTo({ ...story, hours: 1 });
    const revoked = await linkTo(story);
    await call(site, session, `/api/admin/previews/${revoked.id}`, { method: "DELETE" });
    const deleted = await linkTo({ kind: "story", story: "2026-11-22-evening" });
    await call(site, session, "/api/admin/posts/2026-11-22-evening", { method: "DELETE", body: "{}" });
    clock.moveTo("2026-11-20T13:00:00+01:00");
    const answers = { [brief.en]: 410, [revoked.pl]: 410, [deleted.en]: 410, [`${brief.en}x`]: 404, "/preview": 404 };
    for (const [address, expected] of Object.entries(answers)) {
      const response = await fetch(site.url + address);
      const text = await response.text();
      expect([address, response.status, response.headers.get("cache-control")]).toEqual([
        address,
        expected,
        "private, no-store",
      ]);
      expect(text).not.toMatch(/Hidden until|Ukryte|Another secret|2026-11-22/);
    }
    const { page } = await newReader({ viewport: { width: 390, height: 844 } });
    await open(page, site.url + revoked.pl);
    await page.getByRole("heading", { name: "Ten link już donikąd nie prowadzi" }).waitFor();
    expect(await obstaclesInBothThemes(page)).toEqual([]);
    clock.moveTo(start);
  });

  it("opens nothing else: without the link, the story, its picture and its place in lists stay hidden", async () => {
    const link = await linkTo(story);
    await fetch(site.url + link.en);
    const token = new URL(site.url + link.en).searchParams.get("token");
    const addresses = [
      "/",
      `/post/${hidden}`,
      `/post/${hidden}?token=${token}`,
      `/post/${hidden}?preview=${token}`,
      "/preview",
      "/feed.xml",
      "/sitemap.xml",
      "/api/posts",
      `/api/posts/${hidden}?token=${token}`,
      "/post/2026-11-20-morning",
    ];
    for (const address of addresses) {
      expect(await (await fetch(site.url + address)).text(), address).not.toMatch(/Hidden until|Ukryte do/);
    }
    for (const address of [`/images/${hidden}.webp`, "/preview/picture"]) {
      expect((await fetch(site.url + address)).status, address).toBe(404);
    }
  });
});

describe("the panel", () => {
  it.each([390, 1280])("makes, lists and revokes the links of a scheduled story, %i wide", async (width) => {
    const { page } = await quietReader({ viewport: { width, height: 844 } });
    await openPanel(page, site, session);
    expect(await row(page, "2026-11-20-morning").getByRole("button", { name: "Preview link" }).count()).toBe(0);
    const before = (await (await links()).json()).length;
    await row(page, "Hidden until Sunday").getByRole("button", { name: "Preview link" }).click();
    await inDialog(page, "1 day").click();
    await inDialog(page, "Make a link").click();
    const address = dialog(page).getByLabel("In Polish");
    await address.waitFor();
    expect(await dialog(page).getByRole("listitem").count()).toBe(before + 1);
    const made = dialog(page).getByRole("listitem").filter({ hasText: "works until Nov 21, 2026" });
    await made.first().waitFor();
    expect(await obstaclesInBothThemes(page, "dialog")).toEqual([]);
    const link = await address.inputValue();
    expect((await fetch(link)).status).toBe(200);
    await made.getByRole("button", { name: "Revoke" }).click();
    await expect.poll(() => dialog(page).getByRole("listitem").count()).toBe(before);
    expect((await fetch(link)).status).toBe(410);
  });

  it("offers them for a draft", async () => {
    await addDraft(site, "2026-11-23-morning");
    const { page } = await quietReader();
    await openPanel(page, site, session);
    const drafts = page.getByRole("region", { name: /Waiting for approval/ });
    await drafts.getByRole("button", { name: "Preview link" }).first().click();
    await inDialog(page, "Make a link").click();
    const link = await dialog(page).getByLabel("In the reader’s language").inputValue();
    expect(await (await fetch(link)).text()).toContain("Secret of 2026-11-23-morning");
  });
});

const links = () => call(site, session, `/api/admin/previews?${new URLSearchParams(story)}`);
