// The list of posts in the panel, over a library in Git.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { obstacles, obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { call, dialog, isFocused, openPanel, panelOfFile, row, section } from "./admin.fixture.ts";
import { holdBack, newReader } from "./browser.ts";
import { movableClock, slotsUntil } from "./site.fixture.ts";

const clock = () => movableClock("2026-11-21T15:42:00+01:00");
const film = "https://example.org/film.mp4";
const upload = {
  language: "en",
  url: "https://www.youtube.com/watch?v=abc",
  videoId: "abc",
  uploadedAt: "2026-11-20T21:06:00+01:00",
  privacy: "public",
} as const;
const special = new Map<string, object>([
  ["2026-11-21-morning", { titleEn: "The Tram in the Radiator", titlePl: "Żółw i tramwaj w kaloryferze" }],
  ["2026-11-20-evening", { category: "Adventure", videoUrl: film, youtube: [upload] }],
  ["2026-11-20-afternoon", { category: "Winter Evenings", videoUrl: film }],
  ["2026-11-20-morning", { titleEn: '<img src=x onerror="alert(1)">', excerptEn: "Mruk waits. ".repeat(40) }],
]);
const { site, session } = panelOfFile({
  clock: clock(),
  stories: slotsUntil("2026-11-21", 8).map((id) => ({ id, ...special.get(id) })),
});
beforeAll(async () => {
  await call(site, session, "/api/posts/2026-11-21-morning/like", { method: "POST" });
});

const heading = (page: Page) => page.getByRole("heading", { name: /Manage Posts/ });
const rows = (page: Page) => section(page).getByRole("listitem");
const filter = (page: Page, name: string) => section(page).getByLabel(name, { exact: true });
const titles = (page: Page) => rows(page).getByRole("heading").allTextContents();
const query = (page: Page) => new URL(page.url()).search;

async function panel(path = "/admin", options: Parameters<typeof newReader>[0] = {}) {
  const visit = await newReader({ reducedMotion: "reduce", ...options });
  await openPanel(visit.page, site, session, path);
  await heading(visit.page).waitFor();
  return visit;
}

describe("a post in the list", () => {
  it("shows its titles, category, slot, likes, excerpt and date, and its picture small", async () => {
    const { page, complaints } = await panel();
    const tram = row(page, "The Tram in the Radiator");
    await tram.scrollIntoViewIfNeeded();
    expect(await heading(page).innerText()).toBe("Manage Posts (24)");
    const text = await tram.innerText();
    expect(text).toContain("Żółw i tramwaj w kaloryferze");
    for (const part of ["Morning 08:00", "Daily Life", "Nov 21, 2026", "Mruk waits for"]) expect(text).toContain(part);
    expect(await tram.locator(".meta-n").textContent()).toBe("Likes: 1");
    expect(await tram.locator(".tag, .badges a").count()).toBe(0);
    expect(await tram.locator("img").evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("w=320");
    expect(complaints).toEqual([]);
  });

  it("shows that it has a video and is uploaded, links to its page in a new tab, and offers the remaining actions", async () => {
    const { page } = await panel();
    const actions = async (post: string) => {
      await row(page, post).scrollIntoViewIfNeeded();
      return row(page, post).getByRole("button").allInnerTexts();
    };
    const uploaded = row(page, "2026-11-20-evening");
    await uploaded.scrollIntoViewIfNeeded();
    expect(await uploaded.locator(".tag").allInnerTexts()).toEqual(["Video", "Uploaded"]);
    const link = uploaded.getByRole("link", { name: /YouTube/ });
    expect([await link.getAttribute("href"), await link.getAttribute("target")]).toEqual([upload.url, "_blank"]);
    const text = ["Edit", "History", "Again, but …", "Delete"];
    expect(await actions("2026-11-20-evening")).toEqual(["Watch", ...text]);
    const uploads = ["Upload EN", "Upload PL"];
    expect(await actions("2026-11-20-afternoon")).toEqual(["Watch", ...uploads, ...text]);
    expect(await actions("The Tram in the Radiator")).toEqual(["Generate Video", ...text]);
    // Buttons with the same text name their post to screen readers.
    const edit = uploaded.getByRole("button", { name: "Edit" });
    expect(await page.locator(`[id="${await edit.getAttribute("aria-describedby")}"]`).innerText()).toContain(
      "2026-11-20-evening",
    );
  });

  it("shows markup as text, and two lines of the excerpt at most", async () => {
    const { page, complaints } = await panel();
    const hostile = row(page, '<img src=x onerror="alert(1)">');
    const excerpt = hostile.locator(".ex");
    await hostile.scrollIntoViewIfNeeded();
    const { height, line } = await excerpt.evaluate((element) => ({
      height: element.clientHeight,
      line: Number.parseFloat(getComputedStyle(element).lineHeight),
    }));
    expect(Math.round(height / line)).toBe(2);
    expect(complaints).toEqual([]);
  });

  it("carries the badge Scheduled and its time until it is out, with a picture that nobody else sees", async () => {
    const { page, complaints } = await panel();
    const evening = row(page, "2026-11-21-evening");
    await evening.scrollIntoViewIfNeeded();
    expect(await evening.locator(".tag").innerText()).toContain("Scheduled");
    expect(await evening.locator("time").innerText()).toBe("Nov 21, 2026 20:00");
    await expect
      .poll(() =>
        evening.locator("img").evaluate((image: HTMLImageElement) => [image.naturalWidth, image.src.slice(0, 11)]),
      )
      .toEqual([320, "data:image/"]);
    expect((await fetch(`${site.url}/images/2026-11-21-evening.webp`)).status).toBe(404);
    expect(complaints).toEqual([]);
  });
});

describe("the list", () => {
  it("is searched, filtered and sorted, all of it in the address, and the browser goes back through it", async () => {
    const { page, complaints } = await panel();
    await expect.poll(() => rows(page).count()).toBe(20);
    await filter(page, "Search posts").fill("zolw tramwaj");
    await expect.poll(() => titles(page)).toEqual(["The Tram in the Radiator"]);
    expect(await heading(page).innerText()).toBe("Manage Posts (1)");
    expect(query(page)).toBe("?q=zolw+tramwaj");
    await filter(page, "Language of the search").selectOption("en");
    await section(page).getByText("No post matches").waitFor();
    expect(query(page)).toBe("?q=zolw+tramwaj&lang=en");
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(["The Tram in the Radiator"]);
    await page.goForward();
    await section(page).getByRole("button", { name: "Show all posts" }).click();
    await expect.poll(() => rows(page).count()).toBe(20);

    await filter(page, "Time slot").selectOption("evening");
    await filter(page, "Order").selectOption("oldest");
    await expect.poll(async () => (await titles(page))[0]).toContain("2026-11-14-evening");
    expect(await heading(page).innerText()).toBe("Manage Posts (8)");
    expect(query(page)).toBe("?slot=evening&sort=oldest");
    await filter(page, "State").selectOption("scheduled");
    await expect.poll(() => titles(page)).toHaveLength(1);
    await page.reload();
    await expect.poll(() => titles(page)).toHaveLength(1);
    expect(await filter(page, "Time slot").inputValue()).toBe("evening");

    await page.goto(`${site.url}/admin`);
    await filter(page, "Order").selectOption("likes");
    await expect.poll(async () => (await titles(page))[0]).toBe("The Tram in the Radiator");
    // Custom categories are among those to choose from.
    await filter(page, "Category").selectOption("Winter Evenings");
    await expect.poll(() => titles(page)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it("searches only once typing has paused", async () => {
    const { page } = await panel();
    await expect.poll(() => rows(page).count()).toBe(20);
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/admin/posts?") && asked.push(request.url()));
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await filter(page, "Search posts").pressSequentially("radiator");
    expect(asked).toEqual([]);
    await page.clock.resume();
    await expect.poll(() => titles(page)).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  it("has pages of 20, and shows the last one until the next is here", async () => {
    const { page, complaints } = await panel();
    const pages = section(page).getByRole("navigation", { name: "Pages of posts" });
    await expect.poll(() => pages.innerText()).toContain("Page 1 of 2");
    expect(await pages.getByRole("button", { name: "Previous" }).isDisabled()).toBe(true);
    const letGo = await holdBack(page, "**/api/admin/posts?*offset=20*");
    // Rows get their heights as they come into sight, which moves what is below them under the mouse.
    await pages.getByRole("button", { name: "Next" }).press("Enter");
    await section(page).locator('[aria-busy="true"]').waitFor();
    expect(await rows(page).count()).toBe(20);
    letGo();
    await expect.poll(() => rows(page).count()).toBe(4);
    expect(query(page)).toBe("?page=2");
    expect(await isFocused(heading(page))).toBe(true);
    await page.goBack();
    await expect.poll(() => rows(page).count()).toBe(20);
    // A page beyond the last one leads to the last one.
    await page.goto(`${site.url}/admin?page=99`);
    await expect.poll(() => query(page)).toBe("?page=2");
    expect(complaints).toEqual([]);
  });

  it("opens a post's form and history by its address, and the way back leads to the list", async () => {
    const { page } = await panel("/admin?q=radiator");
    const edit = row(page, "The Tram in the Radiator").getByRole("button", { name: "Edit" });
    await edit.click();
    await dialog(page).waitFor();
    expect(query(page)).toBe("?q=radiator&edit=2026-11-21-morning");
    await page.goBack();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(query(page)).toBe("?q=radiator");
    await expect.poll(() => isFocused(edit)).toBe(true);
    await row(page, "The Tram in the Radiator").getByRole("button", { name: "History" }).click();
    await dialog(page).waitFor();
    expect(query(page)).toBe("?q=radiator&history=2026-11-21-morning");
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(page).count()).toBe(0);
    await section(page).getByRole("button", { name: "Create Post" }).click();
    await dialog(page).waitFor();
    expect(query(page)).toBe("?q=radiator&new=1");
    await page.keyboard.press("Escape");
    await expect.poll(() => query(page)).toBe("?q=radiator");
  });

  it("says that it could not be fetched, and tries again when asked to", async () => {
    const { page } = await newReader();
    await page.route("**/api/admin/posts?*", (route) => route.fulfill({ status: 500, body: "no JSON" }));
    await openPanel(page, site, session);
    const alert = page.getByRole("alert").filter({ hasText: "Failed to fetch posts" });
    await alert.waitFor();
    await page.unroute("**/api/admin/posts?*");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => rows(page).count()).toBe(20);
  });
});

describe("a file that cannot be read", () => {
  const id = "2026-11-14-morning-2";
  const path = `stories/2026/11/${id}.md`;

  it("is named with its line and reason, and can be deleted", async () => {
    writeFileSync(join(site.contentDir, path), "---\ntitleEn: [a\n---\n");
    site.git("add", "--all");
    site.git("commit", "--quiet", "-m", "Break a file");
    await expect
      .poll(async () => ((await (await call(site, session, "/api/admin/faults")).json()) as unknown[]).length)
      .toBe(1);
    const { page, complaints } = await panel();
    const broken = row(page, "Broken file");
    await broken.scrollIntoViewIfNeeded();
    const text = await broken.innerText();
    for (const part of [id, path, "line 2", "YAML"]) expect(text).toContain(part);
    expect(await broken.getByRole("button").allInnerTexts()).toEqual(["History and restore", "Delete"]);
    await filter(page, "State").selectOption("broken");
    await expect.poll(() => titles(page)).toEqual([id]);
    expect(await heading(page).innerText()).toBe("Manage Posts (1)");
    expect(await obstacles(page, ".posts")).toEqual([]);
    await broken.getByRole("button", { name: "Delete" }).click();
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await section(page).getByText("Every story file can be read").waitFor();
    expect(complaints).toEqual([]);
  });
});

it("leaves the title of a post more room than its buttons take, at every width", async () => {
  const { page } = await newReader({ reducedMotion: "reduce" });
  await openPanel(page, site, session);
  await expect.poll(() => page.locator(".row h3").count()).toBe(20);
  for (const width of [390, 768, 1024, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const title = await page.locator(".row h3").first().boundingBox();
    expect(title?.width, `at ${width} pixels`).toBeGreaterThan(200);
  }
});

// The longer language on the narrower screen.
it.each([
  [390, "pl", "Szukaj wpisów", "Usuń"],
  [1280, "en", "Search posts", "Delete"],
] as const)("has no accessibility violations in either theme at %i pixels (%s)", async (width, lang, search, name) => {
  const { page } = await newReader({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await page.addInitScript((language) => localStorage.setItem("language", language), lang);
  await openPanel(page, site, session);
  await expect.poll(() => page.locator(".row h3").count()).toBe(20);
  expect(await obstaclesInBothThemes(page, ".posts")).toEqual([]);
  await page.locator(".row").first().getByRole("button", { name }).click();
  await page.locator("dialog[open]").waitFor();
  expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByLabel(search).fill("no such words");
  await page.locator(".state").waitFor();
  // Scrolled, the header covers a part of a button.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await obstaclesInBothThemes(page, ".posts")).toEqual([]);
});
