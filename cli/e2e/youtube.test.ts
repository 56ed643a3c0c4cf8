// Films on their way to YouTube from the terminal, over a server that stands in for Google.
import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openLocalStore } from "#api/media/local-store.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { StoryId, storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { mp4Of } from "#api/video/youtube/mp4.fixture.ts";
import { bytesOf } from "#api/video/youtube/youtube.fixture.ts";
import { startGoogle } from "#stand-ins/google.ts";
import { built, ended, mruk, oneErrorWithHint, startMruk, temporaryLibrary, writeInto } from "./program.fixture.ts";

const film = mp4Of({ media: bytesOf(3_000_000) });
const ids = ["2026-11-20-morning", "2026-11-20-evening", "2026-11-21-morning"];

beforeAll(() => built(), 240_000);

/** A library with a remote, whose stories have films, and the stand-in for Google. */
async function openChannel({ films = ids } = {}) {
  const google = await startGoogle();
  onTestFinished(() => google.close());
  const library = temporaryLibrary();
  const { DATA_DIR = "" } = library.settings;
  await mkdir(DATA_DIR, { recursive: true });
  const store = openLocalStore({ dataDir: DATA_DIR });
  for (const id of ids.map((name) => StoryId.parse(name))) {
    const madeBy = { storyteller: "house", illustrator: "house", film: { maker: "remote", seconds: 20 } };
    const { url } = await store.put({ id, kind: "film", source: { bytes: film } });
    const story = storyOf({ id, ...(films.includes(id) && { videoUrl: url, madeBy }) });
    writeInto(library.content, storyPath(id), formatStory(story));
  }
  library.git("add", ".");
  library.git("commit", "--quiet", "-m", "Stories with films");
  library.git("push", "--quiet");
  const settings: Record<string, string> = {
    ...library.settings,
    ...google.settings,
    SITE_URL: "https://mruk.example",
  };
  const run = async (...args: string[]) => {
    const result = await mruk(["youtube", ...args], settings);
    // No secret is in anything that is printed.
    expect(result.stdout + result.stderr).not.toMatch(/ya29|stand-in-client-secret|stand-in-refresh-token|upload_id/);
    return result;
  };
  const fileOf = (id: string) => readFileSync(join(library.content, storyPath(StoryId.parse(id))), "utf8");
  return { google, library, settings, run, fileOf };
}

const last = ({ stdout }: { stdout: string }) => JSON.parse(stdout.trim().split("\n").at(-1) ?? "null");

describe("mruk youtube upload", () => {
  it("uploads a film in one language, notes it as a commit, and tells what YouTube did otherwise than asked", async () => {
    const { google, library, run, fileOf } = await openChannel();
    google.behaves.lockPrivate = true;
    const { code, stdout, stderr } = await run("upload", "2026-11-21-morning", "--language", "pl");
    const [video] = google.videos;
    expect([code, stdout]).toEqual([0, `https://www.youtube.com/shorts/${video?.id}\n`]);
    expect(stderr).toContain("2026-11-21-morning: sending the film to YouTube…");
    expect(stderr).toContain(
      "mruk: uploaded, but YouTube locked it private because of the channel's settings, or of a Google project that is not audited\n  ",
    );
    expect(video?.content.equals(film)).toBe(true);
    expect(video?.snippet.description).toContain("https://mruk.example/pl/post/2026-11-21-morning");
    expect(google.captions).toMatchObject([{ language: "pl", text: expect.stringMatching(/^WEBVTT/) }]);
    expect(fileOf("2026-11-21-morning")).toContain(`videoId: ${video?.id}`);
    expect(fileOf("2026-11-21-morning")).toContain("privacy: private");
    expect(library.log()[0]).toContain("2026-11-21-morning");
    expect(library.git("status", "--porcelain")).toBe("");
    expect(library.git("rev-parse", "HEAD")).toBe(library.git("rev-parse", "origin/main"));
    // The same again is refused; the other language is another video.
    const again = await run("upload", "2026-11-21-morning", "--language", "pl");
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining("already been uploaded")]);
    expect(last(await run("upload", "2026-11-21-morning", "--language", "en", "--json"))).toMatchObject({
      type: "finished",
      language: "en",
      notices: [{ code: "YOUTUBE_LOCKED_PRIVATE" }],
    });
    expect(google.videos).toHaveLength(2);
  });

  it("that is killed or interrupted goes on where it stopped, and nothing is published twice", async () => {
    const { google, settings, run, fileOf } = await openChannel();
    google.behaves.bytesPerSecond = 2_000_000;
    const args = ["youtube", "upload", "2026-11-21-morning", "--language", "en"];
    for (const [mark, signal] of [
      [1_000_000, "SIGKILL"],
      [2_000_000, "SIGINT"],
    ] as const) {
      const child = startMruk(args, settings);
      const end = ended(child);
      await expect.poll(() => google.arrived() >= mark, { interval: 2 }).toBe(true);
      child.kill(signal);
      const { stderr } = await end;
      if (signal === "SIGINT") expect(stderr).toContain("What was sent is kept: the same command goes on from there.");
    }
    const [one, other] = await Promise.all([run(...args.slice(1)), run(...args.slice(1))]);
    expect([one.code, other.code].sort()).toEqual(one.code === other.code ? [0, 0] : [0, 1]);
    expect(google.videos.map(({ content }) => content.equals(film))).toEqual([true]);
    expect(google.inserts()).toBe(1);
    expect(fileOf("2026-11-21-morning").match(/videoId:/g)).toHaveLength(1);
  });

  it.each([
    [["upload", "nothing", "--language", "en"], 2, "not a story id"],
    [["upload", "2026-11-21-morning"], 2, "--language"],
    [["upload", "2026-11-21-morning", "--language", "de"], 2, "en, pl"],
    [["upload", "2026-11-19-morning", "--language", "en"], 1, "no such story"],
    [["upload-all"], 2, "--yes"],
  ])("%j ends with %i", async (args, code, says) => {
    const { google, run } = await openChannel();
    const result = await run(...args);
    expect([result.code, result.stdout]).toEqual([code, ""]);
    expect(result.stderr).toContain(says);
    expect(google.asked).toEqual([]);
  });

  it("says what to do where the sign-in has ended, and where there never was one", async () => {
    const { google, run, settings, library } = await openChannel();
    google.behaves.revoked = true;
    const { code, stderr } = await run("upload", "2026-11-21-morning", "--language", "en");
    expect([code, stderr]).toEqual([1, expect.stringMatching(/mruk youtube login --print.*seven days/)]);
    const status = await run("status");
    expect([status.code, status.stdout]).toEqual([1, expect.stringMatching(/^channel {9}none\nfilms {11}3, /)]);
    expect(status.stderr).toMatch(oneErrorWithHint);
    const json = await run("status", "--json");
    expect([json.code, last(json)]).toMatchObject([1, { channel: null, error: { code: "YOUTUBE_SIGNED_OUT" } }]);
    const { YOUTUBE_REFRESH_TOKEN: _, ...withoutToken } = settings;
    const never = await mruk(["youtube", "upload", "2026-11-21-morning", "--language", "en"], withoutToken);
    expect(never.stderr).toMatch(oneErrorWithHint);
    expect(never.stderr).toContain("mruk youtube login");
    expect((await mruk(["youtube", "status"], withoutToken)).code).toBe(1);
    expect(library.log()).toHaveLength(2);
  });
});

it("mruk youtube upload-all stops at the quota, says which wait, and goes on the next day", async () => {
  const { google, run, library } = await openChannel();
  google.behaves.insertsADay = 2;
  const first = await run("upload-all", "--yes", "--json");
  expect(first.code).toBe(1);
  expect(last(first)).toMatchObject({
    type: "finished",
    uploaded: [expect.any(String), expect.any(String)],
    waiting: [expect.any(String)],
    stopped: { code: "YOUTUBE_QUOTA_EXCEEDED", hint: expect.stringContaining("22 November, 09:00 Warsaw time") },
  });
  expect(last(await run("status", "--json"))).toMatchObject({
    signedInBy: "settings",
    channel: { title: "Mruk" },
    totalVideos: 3,
    uploadedVideos: 2,
    pendingVideos: 1,
    begun: [{ state: "intended" }],
  });
  google.behaves.insertsADay = 100;
  const second = await run("upload-all", "--yes");
  expect([second.code, second.stdout]).toEqual([0, "1 video uploaded to YouTube.\n"]);
  const third = await run("upload-all", "--yes");
  expect(third.stdout).toBe("All videos with generated content have already been uploaded to YouTube.\n");
  expect(google.videos.every(({ snippet }) => snippet.defaultLanguage === "en")).toBe(true);
  const polish = await run("upload-all", "--language", "pl", "--yes");
  expect(polish.stdout).toBe("3 videos uploaded to YouTube.\n");
  expect(google.videos).toHaveLength(6);
  expect(library.git("status", "--porcelain")).toBe("");
  expect((await run("status")).stdout).toMatch(/^channel {9}Mruk .*\nfilms {11}3, 3 uploaded, 0 pending\n/);
});

it("mruk youtube login waits for the browser, keeps the token, and prints it only when it is asked to", async () => {
  const { google, settings } = await openChannel();
  const { YOUTUBE_REFRESH_TOKEN: _, ...withoutToken } = settings;
  const { DATA_DIR = "" } = settings;
  async function login(...more: string[]) {
    const child = startMruk(["youtube", "login", ...more], withoutToken);
    const end = ended(child);
    const stream = (more.includes("--json") ? child.stdout : child.stderr) ?? expect.unreachable();
    for await (const line of createInterface(stream)) {
      const address = /http:\/\/127\.0\.0\.1:\d+\/o\/oauth2\/[^\s"]+/.exec(line)?.[0];
      if (address === undefined) continue;
      expect(await (await fetch(address)).text()).toContain("You are signed in");
      break;
    }
    return end;
  }
  const json = await login("--json");
  expect(json.code).toBe(0);
  expect(json.stdout).not.toContain("stand-in-refresh");
  const kept = JSON.parse(readFileSync(join(DATA_DIR, "youtube-token.json"), "utf8"));
  expect(kept.refreshToken).toMatch(/^stand-in-refresh-/);
  const uploaded = await mruk(["youtube", "upload", "2026-11-21-morning", "--language", "en"], withoutToken);
  expect([uploaded.code, google.videos.length]).toEqual([0, 1]);
  const printed = await login("--print");
  expect([printed.code, printed.stdout]).toEqual([0, expect.stringMatching(/^stand-in-refresh-[\w-]+\n$/)]);
  expect(printed.stderr).toContain("You are signed in at YouTube for the channel Mruk.");
  const out = await mruk(["youtube", "logout"], withoutToken);
  expect([out.code, out.stdout]).toEqual([0, "You are signed out of YouTube.\n"]);
});

it("mruk films make says in the specification's words that nobody makes films", async () => {
  const { settings } = await openChannel({ films: [] });
  const { code, stdout } = await mruk(["films", "make", "2026-11-21-morning"], { ...settings, FILMMAKER: "off" });
  expect([code, stdout]).toEqual([0, "Video generation prepared (Sora API pending)\n"]);
});
