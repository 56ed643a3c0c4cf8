// Uploading films from the panel where no uploader is configured; admin-films.test.ts has one.
import type { Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { VideosStatus } from "#api/video/publishing/model.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { call, dialog, inDialog, isFocused, openPanel, panelOfFile, row, toastText, tool } from "./admin.fixture.ts";
import { holdBack, newReader } from "./browser.ts";
import { movableClock } from "./site.fixture.ts";

const film = { videoUrl: "https://example.org/film.mp4" };
const uploadOf = (day: number) => ({
  language: day % 2 === 0 ? ("en" as const) : ("pl" as const),
  url: `https://www.youtube.com/watch?v=v${day}`,
  videoId: `v${day}`,
  uploadedAt: `2026-11-${10 + day}T20:06:00+01:00`,
  privacy: "public",
});
const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [
    { id: "2026-11-21-morning", ...film },
    ...Array.from({ length: 6 }, (_, day) => ({
      id: `2026-11-${10 + day}-evening`,
      ...film,
      youtube: [uploadOf(day)],
    })),
  ],
});

async function panel() {
  const visit = await newReader({ reducedMotion: "reduce" });
  await openPanel(visit.page, site, session);
  await tool(visit.page, "Generate with AI").waitFor();
  return visit;
}

describe("uploading one film", () => {
  const upload = "**/api/admin/youtube/upload";
  const id = "2026-11-21-morning";
  const asked = (language: string) => `Upload “Rain on the sill, ${id}” to YouTube as ${language} short?`;

  it("asks first, in the language it is for", async () => {
    const { page } = await panel();
    const uploadEn = row(page, id).getByRole("button", { name: "Upload EN" }).last();
    await uploadEn.click();
    expect(await dialog(page).innerText()).toContain(asked("an English"));
    await inDialog(page, "Cancel").click();
    expect(await isFocused(uploadEn)).toBe(true);
    await row(page, id).getByRole("button", { name: "Upload PL" }).last().click();
    expect(await dialog(page).innerText()).toContain(`“Deszcz na parapecie, ${id}” to YouTube as a Polish short?`);
    // No uploader is configured.
    await inDialog(page, "Upload").click();
    expect(await toastText(page, "YouTube Upload Failed")).toContain("YOUTUBE_CLIENT_ID");
  });

  it("reports an upload of another tab, and shows its own message where the server gives none", async () => {
    const { page } = await panel();
    const sends = (status: number, code: string) => (route: Route) =>
      route.fulfill({ status, json: { error: "Other words.", code } });
    for (const [answer, title, text] of [
      [sends(422, "NO_VIDEO"), "No Video", "This post doesn't have a video to upload."],
      [sends(409, "ALREADY_UPLOADED"), "Already Uploaded", "This video has already been uploaded to YouTube."],
      [(route: Route) => route.abort(), "YouTube Upload Failed", "Failed to upload to YouTube"],
    ] as const) {
      await page.unroute(upload);
      await page.route(upload, answer);
      await row(page, id).getByRole("button", { name: "Upload EN" }).last().click();
      await inDialog(page, "Upload").click();
      expect(await toastText(page, title)).toBe(text);
    }
  });
});

describe("YouTube Status", () => {
  const status = "**/api/admin/youtube/status";

  it("is fetched only while it is open, and shows the counts, the recent uploads and the note", async () => {
    const { page, complaints } = await panel();
    const asked: string[] = [];
    page.on("request", (request) => request.url().endsWith("/youtube/status") && asked.push(request.url()));
    expect(asked).toEqual([]);
    const letGo = await holdBack(page, status);
    const opener = tool(page, "YouTube Status");
    await opener.click();
    await dialog(page).getByText("Loading YouTube status...").waitFor();
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    letGo();
    await dialog(page).getByText("Recent uploads").waitFor();
    const counts = await dialog(page)
      .locator(".counts > div")
      .evaluateAll((all) => all.map((one) => one.textContent));
    const { totalVideos, uploadedVideos, pendingVideos, totalViews } = (await (
      await call(site, session, "/api/admin/youtube/status")
    ).json()) as VideosStatus;
    expect([uploadedVideos, totalVideos]).toEqual([6, 6 + pendingVideos]);
    expect(counts).toEqual([
      `Total videos${totalVideos}`,
      `Uploaded${uploadedVideos}`,
      `Pending${pendingVideos}`,
      `Total views${totalViews}`,
    ]);
    const recent = dialog(page).getByRole("list").getByRole("listitem");
    expect(await recent.count()).toBe(5);
    expect(await recent.first().innerText()).toMatch(/PL\s+.*2026-11-15-evening\s+Nov 15, 2026 20:06\s+View/);
    const view = recent.first().getByRole("link", { name: "View" });
    expect([await view.getAttribute("href"), await view.getAttribute("target")]).toEqual([uploadOf(5).url, "_blank"]);
    const studio = dialog(page).getByRole("link", { name: "Open Studio" });
    expect([await studio.getAttribute("href"), await studio.getAttribute("target")]).toEqual([
      "https://studio.youtube.com/",
      "_blank",
    ]);
    expect(await dialog(page).innerText()).toContain(
      "Videos are uploaded as vertical shorts under 60 seconds. Each story can be uploaded in both English and Polish as separate videos.",
    );
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await isFocused(opener)).toBe(true);
    expect(asked).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it("asks before it uploads all pending films, and shows the server's message, or else its own", async () => {
    const { page } = await panel();
    await tool(page, "YouTube Status").click();
    const all = inDialog(page, /^Upload All Pending \([1-9]\)$/);
    await all.click();
    await dialog(page)
      .getByText(/^Upload \d pending videos to YouTube as shorts\?$/)
      .waitFor();
    await inDialog(page, "Upload").click();
    expect(await toastText(page, "Batch Upload Failed")).toContain("YOUTUBE_CLIENT_ID");
    await page.route("**/api/admin/youtube/upload-all", (route) => route.abort());
    await all.click();
    await inDialog(page, "Upload").click();
    expect(await toastText(page, "Batch Upload Failed")).toBe("Failed to upload all videos to YouTube");
  });

  it("has nothing to upload where nothing is pending, also if another tab was quicker", async () => {
    const { page } = await panel();
    const nothing = {
      totalVideos: 7,
      uploadedVideos: 7,
      pendingVideos: 0,
      pendingByLanguage: { en: 0, pl: 0 },
      totalViews: 1234,
      recentUploads: [],
    };
    const answers = [{ ...nothing, pendingVideos: 3 }, nothing];
    await page.route(status, (route) => route.fulfill({ json: answers.shift() ?? nothing }));
    await tool(page, "YouTube Status").click();
    await inDialog(page, "Upload All Pending (3)").click();
    expect(await toastText(page, "No Pending Videos")).toBe(
      "All videos with generated content have already been uploaded to YouTube.",
    );
    const none = inDialog(page, "Upload All Pending (0)");
    expect(await none.isDisabled()).toBe(true);
    await dialog(page).getByText("1,234").waitFor();
  });

  it("says that it could not be fetched", async () => {
    const { page } = await panel();
    await page.route(status, (route) => route.fulfill({ status: 503, body: "" }));
    await tool(page, "YouTube Status").click();
    await dialog(page).getByText("Failed to fetch YouTube status").waitFor();
    await page.unroute(status);
    await inDialog(page, "Try again").click();
    await dialog(page).getByText("Recent uploads").waitFor();
  });
});
