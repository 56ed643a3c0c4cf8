// Watching a film in the panel before it goes anywhere, and uploading it from there in each language.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLocalStore } from "#api/media/local-store.ts";
import type { StoryId } from "#api/stories/model.ts";
import { startGoogle } from "#stand-ins/google.ts";
import { testFilm } from "#stand-ins/test-film.ts";
import { languages } from "#web/i18n/languages.ts";
import { obstaclesInBothThemes } from "./accessibility.fixture.ts";
import { call, dialog, inDialog, isFocused, openPanel, panelOfFile, row, toastText, tool } from "./admin.fixture.ts";
import { newReader } from "./browser.ts";
import { movableClock } from "./site.fixture.ts";

const google = await startGoogle();
afterAll(() => google.close());

const [published, scheduled] = ["2026-11-21-morning", "2026-11-21-evening"] as const;
const silent = "2026-11-19-evening";
const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  // Films of an external service are uploaded unchanged, which saves the encoder's time.
  stories: [
    ...[published, scheduled].map((id) => ({ id, madeBy: { film: { maker: "remote", seconds: 3 } } })),
    {
      ...{ id: silent, videoUrl: "/media/none.mp4", madeBy: { film: { maker: "house", seconds: 3 } } },
      // Uploaded already, it waits in no language.
      youtube: languages.map((language) => ({
        ...{ language, url: `https://www.youtube.com/shorts/${language}`, videoId: language, privacy: "public" },
        uploadedAt: "2026-11-19T20:00:00Z",
      })),
    },
  ],
  settings: { ...google.settings, FILMMAKER: "remote", VIDEO_BASE_URL: "http://127.0.0.1:9/v1" },
});
const addresses: Record<string, string> = {};

beforeAll(async () => {
  const media = openLocalStore({ dataDir: site.dataDir });
  const bytes = await testFilm({ width: 540, height: 960, seconds: 3 });
  for (const id of [published, scheduled]) {
    const { url } = await media.put({ id: id as StoryId, kind: "film", source: { bytes } });
    addresses[id] = url;
    await call(site, session, `/api/admin/posts/${id}`, { method: "PUT", body: JSON.stringify({ videoUrl: url }) });
  }
}, 120_000);

async function panel(options: Parameters<typeof newReader>[0] = {}) {
  const visit = await newReader({ reducedMotion: "reduce", ...options });
  await openPanel(visit.page, site, session);
  await visit.page.locator(".row h3").first().waitFor();
  return visit;
}

/** The languages of what is on the platform. */
const uploaded = () =>
  languages.flatMap((language) =>
    google.videos.flatMap(({ snippet }) => (snippet.defaultLanguage === language ? language : [])),
  );
const player = (page: Page) => dialog(page).locator("video");
const tracksOf = (page: Page) =>
  player(page).evaluate((video: HTMLVideoElement) =>
    [...video.querySelectorAll("track")].map(({ srclang, src, default: first }) => [srclang, src.split(":")[0], first]),
  );

it("plays the film of a story that waits for its hour, with captions in each language, and shows it to nobody else", async () => {
  const { page, complaints } = await panel();
  const button = row(page, scheduled).getByRole("button", { name: "Watch" });
  await button.click();
  await player(page).waitFor();
  expect(await player(page).getAttribute("src")).toMatch(/^blob:/);
  await expect
    .poll(() => tracksOf(page))
    .toEqual([
      ["en", "blob", true],
      ["pl", "blob", false],
    ]);
  const cues = () =>
    player(page).evaluate((video: HTMLVideoElement) => {
      const [track] = [...video.textTracks].filter(({ mode }) => mode === "showing");
      return [track?.language, (track?.cues?.length ?? 0) > 0];
    });
  await expect.poll(cues).toEqual(["en", true]);
  const canPlay = await player(page).evaluate((video: HTMLVideoElement) =>
    video.canPlayType('video/mp4; codecs="avc1.640028"'),
  );
  if (canPlay !== "") {
    await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(3);
  }
  await dialog(page).getByRole("button", { name: "Polski" }).click();
  await expect.poll(cues).toEqual(["pl", true]);
  expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);
  for (const address of [addresses[scheduled], `/media/captions/${scheduled}.en.vtt`, `/post/${scheduled}`]) {
    expect([address, (await fetch(`${site.url}${address}`)).status]).toEqual([address, 404]);
  }
  expect((await fetch(`${site.url}/api/admin${addresses[scheduled]}`)).status).toBe(401);
  await page.keyboard.press("Escape");
  await expect.poll(() => isFocused(button)).toBe(true);
  expect(complaints).toEqual([]);
});

it("asks next to the player before it uploads, on a phone in Polish too", async () => {
  const { page } = await newReader({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("language", "pl"));
  await openPanel(page, site, session);
  const button = page.locator(".row").filter({ hasText: published }).getByRole("button", { name: "Wyślij PL" });
  await button.click();
  await player(page).waitFor();
  // A public film is played from its own address.
  expect(await player(page).getAttribute("src")).toBe(addresses[published]);
  await dialog(page).getByText(`Wysłać „Deszcz na parapecie, ${published}” na YouTube`).waitFor();
  expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await inDialog(page, "Anuluj").click();
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(await isFocused(button)).toBe(true);
  expect(google.videos).toEqual([]);
});

it("uploads in one language and then, from the player, in the other", async () => {
  const { page } = await panel();
  await row(page, published).getByRole("button", { name: "Upload EN" }).click();
  await inDialog(page, "Upload").click();
  await toastText(page, "YouTube Upload Success");
  await expect.poll(() => row(page, published).getByRole("button", { name: "Upload PL" }).count()).toBe(0);
  await row(page, published).getByRole("button", { name: "Watch" }).click();
  const uploads = dialog(page).getByRole("list", { name: "Uploads to YouTube" }).getByRole("listitem");
  expect(await uploads.nth(0).innerText()).toMatch(/EN\s+Uploaded\s+YouTube/);
  await uploads.nth(1).getByRole("button", { name: "Upload PL" }).click();
  await dialog(page).getByText("to YouTube as a Polish short?").waitFor();
  expect(await isFocused(dialog(page).locator(".note"))).toBe(true);
  await inDialog(page, "Cancel").click();
  await uploads.nth(1).getByRole("button", { name: "Upload PL" }).click();
  await page.keyboard.press("Control+Enter");
  await expect.poll(uploaded).toEqual(["en", "pl"]);
  await toastText(page, "YouTube Upload Success");
});

it("takes what waits in each language from the status", async () => {
  const { page } = await panel();
  await tool(page, "YouTube Status").click();
  await inDialog(page, "Upload All Pending (1)").waitFor();
  expect(await inDialog(page, /^Upload in English/).innerText()).toBe("Upload in English (1)");
  expect(await obstaclesInBothThemes(page, "dialog[open]")).toEqual([]);
  await inDialog(page, "Upload in Polish (1)").click();
  await dialog(page).getByText("Upload 1 video to YouTube as a Polish short?").waitFor();
  await inDialog(page, "Upload").click();
  await toastText(page, "Batch YouTube Upload Started");
  await expect.poll(() => inDialog(page, /^Upload in Polish/).count()).toBe(0);
  expect(uploaded()).toEqual(["en", "pl", "pl"]);
});

it("says that the film could not be loaded, and tries again", async () => {
  const { page } = await panel();
  await page.route("**/api/admin/media/*.mp4", (route) => route.abort());
  await row(page, scheduled).getByRole("button", { name: "Watch" }).click();
  await dialog(page).getByText("Failed to load the video").waitFor();
  await page.unroute("**/api/admin/media/*.mp4");
  await inDialog(page, "Try again").click();
  await player(page).waitFor();
});

it("offers to have a silent film of the house speak, asks for a voice, and says why there is none", async () => {
  const { page } = await panel();
  await row(page, silent).getByRole("button", { name: "Watch" }).click();
  const asked = page.waitForRequest("**/api/admin/generate-video");
  await inDialog(page, "Give it a voice").click();
  expect((await asked).postDataJSON()).toEqual({ postId: silent, voice: true });
  // It was the house's, and films are made by a service now.
  expect(await toastText(page, "Error")).toContain("made elsewhere, and gets no voice here");
  await page.keyboard.press("Escape");
  await row(page, published).getByRole("button", { name: "Watch" }).click();
  await player(page).waitFor();
  expect(await inDialog(page, "Give it a voice").count()).toBe(0);
});
