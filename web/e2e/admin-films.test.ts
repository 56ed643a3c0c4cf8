// The life of a film, from the panel to its readers and to the video platform: made by the house with the real encoder, played
// in the browser, and uploaded to what stands in for YouTube.
import { rmSync, writeFileSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, expect, it, onTestFinished } from "vitest";
import type { Job } from "#api/jobs/model.ts";
import { openLocalStore } from "#api/media/local-store.ts";
import type { StoryId } from "#api/stories/model.ts";
import { filmFacts } from "#api/video/making/film-facts.ts";
import { startGoogle } from "#stand-ins/google.ts";
import { testFilm } from "#stand-ins/test-film.ts";
import { obstacles } from "./accessibility.fixture.ts";
import { call, endedJobs, openPanel, panelOfFile, toast } from "./admin.fixture.ts";
import { newReader, open } from "./browser.ts";
import { encoderOfTest } from "./encoder.fixture.ts";
import { movableClock } from "./site.fixture.ts";

const google = await startGoogle();
afterAll(() => google.close());

const { held, brief, ffmpeg } = await encoderOfTest();

const id = "2026-11-21-morning" as StoryId;
const titleEn = "The Tram That Lived in the Radiator";
/** Films of an external service are uploaded unchanged, which saves the encoder's time. */
const waiting = ["2026-11-19-morning", "2026-11-20-morning"] as StoryId[];
const { site, session } = panelOfFile({
  clock: movableClock("2026-11-21T15:42:00+01:00"),
  stories: [
    { id, titleEn, madeBy: { storyteller: "house", illustrator: "house", costUsd: 0 } },
    { id: "2026-11-20-evening" },
    ...waiting.map((each) => ({ id: each, madeBy: { film: { maker: "remote", seconds: 3 } } })),
  ],
  settings: { ...google.settings, FFMPEG_PATH: ffmpeg },
});
/** Making a film takes all processors of a small machine, which may be busy otherwise. */
const patience = 180_000;

const row = (page: Page, of: string) => page.locator(".posts .row").filter({ hasText: of });
const inRow = (page: Page, of: string, name: string) => row(page, of).getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog").last();
const job = (page: Page, kind: string, of: string) =>
  page.locator(".job").filter({ hasText: kind }).filter({ hasText: of });
const isBusy = (button: Locator) => button.getAttribute("aria-disabled");
/** It is neither cut off nor covered. */
const isSeen = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
const listed = async () => (await (await call(site, session, "/api/admin/jobs")).json()) as Job[];

async function panel() {
  const visit = await newReader({ reducedMotion: "reduce" });
  await openPanel(visit.page, site, session);
  await row(visit.page, titleEn).waitFor();
  return visit;
}

/** The text of the toast with this title, and whether it fits, read in one step because toasts close by themselves. */
async function said(page: Page, title: string): Promise<{ text: string; fits: boolean }> {
  const glance = () =>
    toast(page).evaluateAll(([toast]) => ({
      title: toast?.querySelector("strong")?.textContent,
      text: toast?.querySelector("p")?.textContent ?? "",
      fits: toast !== undefined && toast.scrollWidth <= toast.clientWidth,
    }));
  let seen = await glance();
  const titleNow = async () => {
    seen = await glance();
    return seen.title;
  };
  await expect.poll(titleNow, { timeout: patience, interval: 200 }).toBe(title);
  return seen;
}

it("makes a film, step by step, for everybody who watches, and its readers can play it", async () => {
  // The uploaded film must be complete; here the first seconds are enough, once everybody has seen the progress.
  for (const path of [held, brief]) writeFileSync(path, "");
  onTestFinished(() => [held, brief].forEach((path) => void rmSync(path, { force: true })));
  const { page, complaints } = await panel();
  const other = await page.context().newPage();
  await other.goto(`${site.url}/admin`);
  const orders: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/generate-video")) orders.push(request.headers()["idempotency-key"]);
  });
  await inRow(page, titleEn, "Generate Video").click();
  // The progress, and the same button busy in the other tab.
  const making = job(page, "Generating a video", id);
  await making.getByRole("progressbar", { name: `${id}: video` }).waitFor({ timeout: patience });
  expect((await making.locator(".job__step").allInnerTexts()).map((text) => text.trim())).toEqual([
    "video",
    "storing",
    "commit",
  ]);
  for (const part of [".job__id", ".job__step", "progress"])
    expect(await isSeen(making.locator(part).first())).toBe(true);
  expect(await obstacles(page, ".jobs")).toEqual([]);
  await expect.poll(() => isBusy(inRow(other, titleEn, "Generate Video"))).toBe("true");
  rmSync(held);
  expect((await said(page, "Video generated")).text).toMatch(/^A video of \d\d seconds was generated\.$/);
  expect(orders).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
  await row(page, titleEn).getByText("Video", { exact: true }).waitFor();
  await expect.poll(() => inRow(page, titleEn, "Generate Video").count()).toBe(0);
  await inRow(other, titleEn, "Upload EN").waitFor();
  expect(site.git("log", "-1", "--format=%an: %s").trim()).toMatch(new RegExp(`^\\w+: Film ${id}: ${titleEn}$`));
  expect(complaints).toEqual([]);

  const { videoUrl, videoSeconds } = (await (await fetch(`${site.url}/api/posts/${id}`)).json()) as {
    videoUrl: string;
    videoSeconds: number;
  };
  const kept = join(site.dataDir, "film.mp4");
  await writeFile(kept, Buffer.from(await (await fetch(site.url + videoUrl)).arrayBuffer()));
  const { width, height, seconds } = await filmFacts(kept);
  expect([width, height, Math.round(seconds)]).toEqual([1080, 1920, 3]);

  const reader = await newReader();
  const fetched: string[] = [];
  reader.page.on("request", (request) => request.url().includes("/media/") && fetched.push(request.url()));
  await open(reader.page, `${site.url}/post/${id}`);
  const film = reader.page.locator("video");
  await film.scrollIntoViewIfNeeded();
  expect(
    await film.evaluate((video: HTMLVideoElement) => ({
      name: video.getAttribute("aria-label"),
      autoplay: video.autoplay,
      controls: video.controls,
      tracks: [...video.querySelectorAll("track")].map(({ kind, srclang, label, default: first }) =>
        [kind, srclang, label, first].join(" "),
      ),
      shape: Math.round((video.clientHeight / video.clientWidth) * 9),
    })),
  ).toEqual({
    name: "The film of this story",
    autoplay: false,
    controls: true,
    tracks: ["captions en English true", "captions pl Polski false"],
    shape: 16,
  });
  // The poster has the film's shape, so that nothing of it is cut off.
  const poster = await film.evaluate(async (video: HTMLVideoElement) => {
    const image = new Image();
    image.src = video.poster;
    await image.decode();
    return image.naturalHeight / image.naturalWidth;
  });
  expect(poster).toBeCloseTo(16 / 9, 1);
  // Nothing of the film loads before it is played.
  expect(fetched.filter((address) => address.endsWith(".mp4"))).toEqual([]);
  const canPlay = await film.evaluate((video: HTMLVideoElement) =>
    video.canPlayType('video/mp4; codecs="avc1.640028, mp4a.40.2"'),
  );
  console.log(`This Chromium plays H.264: ${canPlay || "no"}`);
  if (canPlay !== "") {
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
    expect(
      await film.evaluate((video: HTMLVideoElement) => [
        video.videoWidth,
        video.videoHeight,
        Math.round(video.duration),
        video.textTracks[0]?.cues?.length !== 0,
      ]),
    ).toEqual([1080, 1920, 3, true]);
    await film.evaluate((video: HTMLVideoElement) => video.pause());
  }
  expect(await obstacles(reader.page)).toEqual([]);
  expect(reader.complaints).toEqual([]);

  const polish = await newReader({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const html = (await (await polish.page.goto(`${site.url}/pl/post/${id}`))?.text()) ?? "";
  expect(await polish.page.locator("video track[default]").getAttribute("srclang")).toBe("pl");
  const [, data = "{}"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data).video).toMatchObject({
    "@type": "VideoObject",
    contentUrl: site.url + videoUrl,
    duration: `PT${Math.round(videoSeconds)}S`,
  });
});

it("stops making a film when it is cancelled, also by somebody who joined later", async () => {
  const { page } = await panel();
  const of = "2026-11-20-evening";
  await inRow(page, of, "Generate Video").click();
  const making = job(page, "Generating a video", of);
  await making.locator(".job__step--now").waitFor();
  await page.reload();
  await making.locator(".job__step--now").waitFor();
  await expect.poll(() => isBusy(inRow(page, of, "Generate Video"))).toBe("true");
  // A second press joins the running job and gets its result.
  const joined = call(site, session, "/api/admin/generate-video", {
    method: "POST",
    body: JSON.stringify({ postId: of }),
  });
  await making.getByRole("button", { name: "Cancel" }).click();
  expect([(await joined).status, ((await (await joined).json()) as { code: string }).code]).toEqual([
    409,
    "JOB_CANCELLED",
  ]);
  await endedJobs(page).getByText("1 cancelled").waitFor();
  await expect.poll(() => isBusy(inRow(page, of, "Generate Video"))).toBe(null);
  expect((await listed()).filter(({ items }) => items.some((item) => item.id === of))).toHaveLength(1);
  expect(site.git("status", "--porcelain")).toBe("");
});

it("uploads a film with the texts of its language, reports what YouTube changed, and counts it", async () => {
  const { page } = await panel();
  google.behaves.lockPrivate = true;
  await inRow(page, titleEn, "Upload EN").click();
  await dialog(page).getByText(`Upload “${titleEn}” to YouTube as an English short?`).waitFor();
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  const uploading = job(page, "Uploading a video to YouTube", id);
  await uploading.locator(".job__step--now").first().waitFor();
  const { text, fits } = await said(page, "YouTube Upload Success");
  google.behaves.lockPrivate = false;
  const [video] = google.videos;
  expect(text).toContain(`Video URL: https://www.youtube.com/shorts/${video?.id}`);
  expect(text).toContain("uploaded, but YouTube locked it private because of the channel's settings");
  expect(fits).toBe(true);
  await row(page, titleEn).getByText("Uploaded", { exact: true }).waitFor();
  await expect.poll(() => inRow(page, titleEn, "Upload EN").count()).toBe(0);
  expect(await inRow(page, titleEn, "Upload PL").count()).toBe(0);
  expect(site.git("log", "-1", "--format=%s")).toContain(`Upload (en) ${id}`);
  const sent = join(site.dataDir, "sent.mp4");
  const bytes = video?.content ?? Buffer.alloc(0);
  await writeFile(sent, bytes);
  const facts = await filmFacts(sent);
  expect(facts).toMatchObject({ width: 1080, height: 1920, videoCodec: "h264", audioCodec: "aac" });
  // Its moving pictures are those of the film on the site, of which only the beginning was made here.
  expect(Math.round(facts.seconds)).toBe(3);
  const { videoSeconds } = (await (await fetch(`${site.url}/api/posts/${id}`)).json()) as { videoSeconds: number };
  expect([videoSeconds >= 12, videoSeconds < 60]).toEqual([true, true]);
  // Playback starts before the whole file has loaded, and the file says how it was made.
  expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  expect(bytes.includes("digitalsourcetype/algorithmicMedia")).toBe(true);
  expect(bytes.length).toBeLessThan(12_000_000);
  expect(await readdir(join(site.dataDir, "media", "work"))).toEqual([]);
  expect(google.captions.map(({ videoId, language }) => [videoId, language])).toEqual([[video?.id, "en"]]);

  const again = await call(site, session, "/api/admin/youtube/upload", {
    method: "POST",
    body: JSON.stringify({ postId: id, language: "en" }),
  });
  expect(again.status).toBe(409);
  if (video) video.views = 1234;
  await page.getByRole("button", { name: "YouTube Status" }).click();
  await dialog(page).getByText("Recent uploads").waitFor();
  const counts = await dialog(page)
    .locator(".counts > div")
    .evaluateAll((all) => all.map((one) => one.textContent));
  expect(counts).toEqual(["Total videos1", "Uploaded1", "Pending0", "Total views1,234"]);
  expect(await dialog(page).getByRole("listitem").first().innerText()).toMatch(new RegExp(`EN\\s+${titleEn}`));
});

it("uploads all pending films until the day's quota is used up, and says how many, how many are left and why", async () => {
  const media = openLocalStore({ dataDir: site.dataDir });
  const bytes = await testFilm({ width: 540, height: 960, seconds: 3 });
  for (const each of waiting) {
    const { url } = await media.put({ id: each, kind: "film", source: { bytes } });
    await call(site, session, `/api/admin/posts/${each}`, { method: "PUT", body: JSON.stringify({ videoUrl: url }) });
  }
  google.behaves.insertsADay = google.inserts() + 1;
  const { page } = await panel();
  await page.getByRole("button", { name: "YouTube Status" }).click();
  await dialog(page).getByRole("button", { name: "Upload All Pending (2)" }).click();
  await dialog(page).getByText("Upload 2 pending videos to YouTube as shorts?").waitFor();
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  const { text } = await said(page, "Batch YouTube Upload Started");
  expect(text).toMatch(/^1 video uploaded to YouTube\. 1 video waits: .*quota/);
  await dialog(page).getByRole("button", { name: "Upload All Pending (1)" }).waitFor();
  google.behaves.insertsADay = 100;
  await dialog(page).getByRole("button", { name: "Upload All Pending (1)" }).click();
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  await expect.poll(() => google.videos.length).toBe(3);
  await dialog(page).getByRole("button", { name: "Upload All Pending (0)" }).waitFor();
  expect(new Set(google.videos.map(({ id: videoId }) => videoId)).size).toBe(3);
});
