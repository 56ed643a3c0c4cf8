// Films with a voice from the terminal: the real program, the house's narrator and the real encoder.
import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { english, polish } from "#api/generation/gate/story-text.fixture.ts";
import { houseIllustrator } from "#api/house/illustrator/draw.ts";
import { openLocalStore } from "#api/media/local-store.ts";
import { findEncoder } from "#api/platform/processes/encoder.ts";
import { formatStory, parseStory } from "#api/stories/file/story-file.ts";
import { picturePath, StoryId, storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { spokenCaptionsOf } from "#api/video/making/captions.ts";
import { filmFacts } from "#api/video/making/film-facts.ts";
import { startOpenAi } from "#stand-ins/openai.ts";
import { encoderOfTest } from "#web/e2e/encoder.fixture.ts";
import { key } from "./ai.fixture.ts";
import { built, ended, mruk, startMruk, temporaryLibrary, writeInto } from "./program.fixture.ts";

const id = StoryId.parse("2026-11-21-morning");
const other = StoryId.parse("2026-11-20-evening");
const { held, brief, ffmpeg } = await encoderOfTest();
// Three seconds of pictures save the encoder's time; the sound is whole.
writeFileSync(brief, "");
let picture: Uint8Array;
beforeAll(async () => {
  const drawing = {
    place: "window sill",
    pose: "sit",
    props: [],
    timeSlot: "morning",
    season: "autumn",
    weather: "rain",
    seed: "a",
  } as const;
  [picture] = await Promise.all([houseIllustrator.draw({ ...drawing, props: [] }), built()]);
}, 240_000);

/** A library with a remote and one story, and the AI service's stand-in. */
async function openLibrary() {
  const library = temporaryLibrary();
  const service = await startOpenAi({ key });
  onTestFinished(() => service.close());
  const madeBy = { storyteller: "house", illustrator: "house" };
  const texts = { titleEn: "The Warm Keys", titlePl: "Ciepłe klucze", contentEn: english, contentPl: polish };
  for (const each of [id, other]) {
    writeInto(library.content, storyPath(each), formatStory(storyOf({ id: each, ...texts, madeBy })));
    await mkdir(join(library.content, picturePath(each), ".."), { recursive: true });
    writeFileSync(join(library.content, picturePath(each)), picture);
  }
  library.git("add", ".");
  library.git("commit", "--quiet", "-m", "Two stories");
  library.git("push", "--quiet");
  // As the default is, the folder is named from where the program was started.
  const dataDir = relative(process.cwd(), String(library.settings.DATA_DIR));
  const settings: Record<string, string> = { ...library.settings, DATA_DIR: dataDir, FFMPEG_PATH: ffmpeg };
  const story = (of = id) => parseStory(of, readFileSync(join(library.content, storyPath(of)), "utf8"));
  const store = openLocalStore({ dataDir: String(library.settings.DATA_DIR) });
  return { library, service, settings, story, store };
}

const lastOf = ({ stdout }: { stdout: string }) => JSON.parse(stdout.trim().split("\n").at(-1) ?? "null");

/** What ffmpeg says about a file through these filters. */
async function heard(path: string, filters: string): Promise<string> {
  const program = await findEncoder({ ffmpegPath: undefined, environment: process.env });
  const args = ["-nostdin", "-hide_banner", "-i", path, "-vn", "-af", filters, "-f", "null", "-"];
  return (await promisify(execFile)(program, args, { maxBuffer: 50_000_000 })).stderr;
}

const loudnessIn = (said: string) => Number(/I: +(-?[\d.]+) LUFS/.exec(said.slice(said.lastIndexOf("Summary:")))?.[1]);
const peakIn = (said: string) => Number(/Peak: +(-?[\d.]+) dBFS/.exec(said.slice(said.lastIndexOf("Summary:")))?.[1]);

it("makes a film that speaks in both languages, as loud as others, and with captions when it speaks", async () => {
  const { settings, story, store, library } = await openLibrary();
  const silent = await mruk(["films", "make", id, "--json"], settings);
  expect([silent.code, lastOf(silent)]).toMatchObject([0, { success: true }]);
  expect(story().madeBy?.film).not.toHaveProperty("spoken");

  const spoken = await mruk(["films", "make", id, "--voice", "--json"], settings);
  expect([spoken.code, lastOf(spoken)]).toMatchObject([0, { success: true, message: "The video has a voice now." }]);
  const { film } = story().madeBy ?? {};
  expect(film?.spoken?.map(({ language, narrator }) => [language, narrator])).toEqual([
    ["en", "house"],
    ["pl", "house"],
  ]);
  for (const { url, language } of film?.spoken ?? []) {
    const captions = spokenCaptionsOf(story(), language) ?? [];
    const kept = await store.fetch(url);
    const { seconds, audioCodec } = await filmFacts(kept.path);
    expect([Math.abs(seconds - (film?.seconds ?? 0)) < 0.1, audioCodec]).toEqual([true, "aac"]);
    const said = await heard(kept.path, "ebur128=peak=true");
    expect([language, Math.abs(loudnessIn(said) + 14) <= 1, peakIn(said) <= -1]).toEqual([language, true, true]);
    // While a caption is shown somebody speaks, which is louder than the music between the telling and the end.
    const [first, last] = [captions[0], captions.at(-1)];
    if (!first || !last) throw new Error("Nothing is said.");
    const speech = await heard(kept.path, `atrim=${first.from}:${last.to},ebur128`);
    expect(loudnessIn(speech)).toBeGreaterThan(-17);
    for (const { from, to, text } of captions) {
      const [, level] =
        /mean_volume: (-?[\d.]+) dB/.exec(
          await heard(kept.path, `atrim=${from}:${Math.min(to, from + 1)},volumedetect`),
        ) ?? [];
      expect([text, Number(level) > -30]).toEqual([text, true]);
    }
    await kept.close();
  }
  expect(library.log()).toHaveLength(4);
  expect(lastOf(await mruk(["films", "make", id, "--voice", "--json"], settings))).toMatchObject({
    message: "This story has a video already.",
  });
});

it("has the service tell the story, once though it was killed after that, and the house where the gate refuses it twice", async () => {
  const { service, settings, story } = await openLibrary();
  const asked = { ...settings, ...service.settings, FILM_VOICE: "on", ILLUSTRATOR: "house" };
  const tellings = () => service.asked.filter(({ body }) => body.includes("<telling>")).length;
  writeFileSync(held, "");
  onTestFinished(() => rmSync(held, { force: true }));
  const killed = startMruk(["films", "make", id, "--json"], asked);
  const journal = join(String(settings.DATA_DIR), "media", "voices", id);
  const steps = async () => (await readdir(journal).catch(() => [])).filter((name) => /^[\w-]+$/.test(name)).sort();
  const names = ["speech-en", "speech-pl", "telling"].map((name) => expect.stringContaining(name));
  await expect.poll(steps, { timeout: 120_000 }).toEqual(names);
  killed.kill("SIGKILL");
  await ended(killed);
  rmSync(held, { force: true });
  expect(tellings()).toBe(1);
  expect(story().videoUrl).toBeUndefined();
  const { code, stdout } = await mruk(["films", "make", id, "--json"], asked);
  expect([code, lastOf({ stdout })]).toMatchObject([0, { success: true }]);
  expect(tellings()).toBe(1);
  const captions = spokenCaptionsOf(story(), "en")
    ?.map(({ text }) => text)
    .join(" ");
  expect(english.replace(/\s+/g, " ").startsWith(String(captions).slice(0, 60))).toBe(true);
  expect(story().madeBy?.costUsd).toBeGreaterThan(0);
  const costs = JSON.parse((await mruk(["costs", "--days", "1", "--json"], asked)).stdout);
  expect(costs.calls).toBe(1);

  const refused = { answer: { english: "Too short.", polish: "Za krótko." } };
  service.answerNext("telling", refused, refused);
  expect(await mruk(["films", "make", other], asked)).toMatchObject({ code: 0 });
  expect(tellings()).toBe(3);
  const told = spokenCaptionsOf(story(other), "pl") ?? [];
  expect(told.length).toBeGreaterThan(3);
  for (const { text } of told) expect(polish.replace(/\s+/g, " ")).toContain(text);
});
