import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import type { Story } from "#api/stories/model.ts";
import { publicPost } from "#api/stories/posts.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { captionTrackOf, partsOf, spokenCaptionsOf } from "../making/captions.ts";
import type { VideosParts } from "../parts.ts";
import { filmMakerOf, mediaInMemory, platformOf, videosOf } from "../videos.fixture.ts";
import { metadataOf } from "../youtube/metadata.ts";
import { narratorOf, speakingMakerOf, told, voiceOf } from "./voice.fixture.ts";

const id = storyOf().id;
const order = { signal: new AbortController().signal, report: () => {} };
const down = new AppError("VOICE_FAILED", "The narrator died.", { hint: "Try again." });

/** Films of one story with everything that they need. */
function studio({
  story = storyOf({ madeBy: { storyteller: "house", illustrator: "house" } }),
  ...parts
}: Partial<Omit<VideosParts, "filmMaker">> & { story?: Story; filmMaker?: ReturnType<typeof speakingMakerOf> } = {}) {
  const folder = folderOfTest();
  const { filmMaker = speakingMakerOf(), media = mediaInMemory(), voice = voiceOf(folder) } = parts;
  const stories: [Story] = [story];
  const workDir = join(folder, "cuts");
  const given = { ...parts, stories, filmMaker, media, voice, workDir, captionsOf: captionTrackOf };
  return { ...given, folder, videos: videosOf(given), left: () => readdir(workDir) };
}

describe("a film with a voice", () => {
  it("is as long as its telling takes in the slower language, and speaks in both", async () => {
    const { videos, stories, filmMaker, left } = studio();
    const outcome = await videos.generateVideo(id, { ...order, voice: true });
    expect(outcome).toEqual({
      success: true,
      message: expect.stringMatching(/^A video of \d+ seconds/),
      videoUrl: "/media/2026-11-21-morning-0.mp4",
    });
    const [story] = stories;
    const seconds = story.madeBy?.film?.seconds ?? 0;
    expect(filmMaker.orders.map((each) => each.seconds)).toEqual([seconds]);
    expect(seconds).toBeGreaterThanOrEqual(12);
    const spoken = story.madeBy?.film?.spoken ?? [];
    expect(spoken.map(({ captions: _, ...film }) => film)).toEqual([
      {
        language: "en",
        url: "/media/2026-11-21-morning-1.mp4",
        of: "2026-11-21-morning-0.mp4",
        narrator: "house",
        voice: "tone/en",
      },
      {
        language: "pl",
        url: "/media/2026-11-21-morning-2.mp4",
        of: "2026-11-21-morning-0.mp4",
        narrator: "house",
        voice: "tone/pl",
      },
    ]);
    expect(filmMaker.voices.map(({ byModel, parts }) => [byModel, parts.length])).toEqual([
      [false, 5],
      [false, 5],
    ]);
    // The words in the captions are those of the telling, in their time.
    for (const { language } of spoken) {
      const captions = spokenCaptionsOf(story, language) ?? [];
      expect(captions.map(({ text }) => text).join(" ")).toBe(told[language]);
      const times = captions.map(({ from }) => from);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
    expect(await left()).toEqual([]);
  });

  it("shows these captions, says in words that a machine reads, and is what readers of that language get", async () => {
    const { videos, stories } = studio();
    await videos.generateVideo(id, { ...order, voice: true });
    const [story] = stories;
    const seconds = story.madeBy?.film?.seconds ?? 0;
    const [label, first] = captionTrackOf(story, "pl", seconds);
    expect(label).toEqual({
      from: 0,
      to: Math.round(partsOf(seconds).title * 100) / 100,
      text: "Słowa, obraz i film są dziełem programu komputerowego. Czyta maszyna.",
    });
    expect(first?.text).toBe("Mruk siedział na parapecie.");
    expect(publicPost(story, 0).spokenVideo).toEqual({
      en: "/media/2026-11-21-morning-1.mp4",
      pl: "/media/2026-11-21-morning-2.mp4",
    });
    const wishes = {
      story,
      language: "pl",
      pageUrl: null,
      privacy: "public",
      madeForKids: false,
      now: Temporal.Now.instant(),
    } as const;
    expect(metadataOf(wishes).snippet).toMatchObject({
      defaultAudioLanguage: "pl",
      description: expect.stringContaining("Czyta maszyna."),
    });
    // Another film in its place has no voice of ours.
    const other = { ...story, videoUrl: "https://films.example/other.mp4" };
    expect(publicPost(other, 0)).not.toHaveProperty("spokenVideo");
    expect(captionTrackOf(other, "pl", seconds)[0]?.text).not.toContain("maszyna");
    expect(metadataOf({ ...wishes, story: other }).snippet).not.toHaveProperty("defaultAudioLanguage");
  });

  it("is what is cut for an upload, with the captions of its voice", async () => {
    const platform = platformOf();
    const { videos, stories, filmMaker } = studio({ platform: async () => platform });
    await videos.generateVideo(id, { ...order, voice: true });
    await videos.upload(id, "en", order);
    const cut = filmMaker.orders.at(-1);
    expect(cut?.spoken).toEqual(spokenCaptionsOf(stories[0], "en"));
    expect(cut?.film).toContain("2026-11-21-morning-1.mp4");
    expect(
      platform.taken[0]?.order.captions
        .slice(1)
        .map(({ text }) => text)
        .join(" "),
    ).toBe(told.en);
  });

  it("speaks one language where the narrator has no voice for the other", async () => {
    const folder = folderOfTest();
    const { videos, stories } = studio({ voice: voiceOf(folder, { narrator: narratorOf({ speaks: ["pl"] }) }) });
    await videos.generateVideo(id, { ...order, voice: true });
    expect(stories[0].madeBy?.film?.spoken?.map(({ language }) => language)).toEqual(["pl"]);
  });
});

describe("whether a film speaks", () => {
  it.each([
    [false, undefined, 0],
    [true, undefined, 2],
    [true, false, 0],
    [false, true, 2],
  ])("is as FILM_VOICE has it (%s), unless somebody says otherwise (%s)", async (isOn, wish, voices) => {
    const { videos, filmMaker } = studio({ voice: voiceOf(folderOfTest(), { isOn }) });
    await videos.generateVideo(id, { ...order, voice: wish });
    expect(filmMaker.voices).toHaveLength(voices);
    expect(filmMaker.orders[0]?.seconds === undefined).toBe(voices === 0);
  });

  it("can be made up for: a film that is there gets a voice, in as many whole sentences as it has time for", async () => {
    const { videos, stories, filmMaker } = studio();
    await videos.generateVideo(id, order);
    const film = stories[0].videoUrl;
    expect(await videos.generateVideo(id, order)).toMatchObject({ message: "This story has a video already." });
    expect(await videos.generateVideo(id, { ...order, voice: true })).toMatchObject({
      message: "The video has a voice now.",
      videoUrl: film,
    });
    expect(filmMaker.orders).toHaveLength(1);
    expect(stories[0].madeBy?.film).toMatchObject({ seconds: 14, spoken: [{ language: "en" }, { language: "pl" }] });
    expect(await videos.generateVideo(id, { ...order, voice: true })).toMatchObject({
      message: "This story has a video already.",
    });
    expect(filmMaker.voices).toHaveLength(2);
  });

  it("is not up to the house where the film is another's", async () => {
    const story = storyOf({ videoUrl: "https://films.example/a.mp4" });
    const { videos } = studio({ story });
    await expect(videos.generateVideo(id, { ...order, voice: true })).rejects.toMatchObject({
      code: "FILM_UNSUITABLE",
    });
    const mute = videosOf({
      stories: [storyOf()],
      filmMaker: filmMakerOf({ name: "remote" }),
      voice: voiceOf(folderOfTest()),
      workDir: folderOfTest(),
    });
    await expect(mute.generateVideo(id, { ...order, voice: true })).rejects.toMatchObject({ code: "FILM_UNSUITABLE" });
  });
});

describe("a voice that fails", () => {
  const failing = [
    ["the narrator", () => ({ narrator: narratorOf({ faults: [down] }) })],
    ["the narrator's set-up", () => ({ openNarrator: () => Promise.reject(down) })],
    ["something unexpected", () => ({ openNarrator: () => Promise.reject(new TypeError("x is not a function")) })],
  ] as const;
  it.each(failing)("leaves a film without one, and says so (%s)", async (_, fault) => {
    const { videos, stories } = studio({ voice: voiceOf(folderOfTest(), { isOn: true, ...fault() }) });
    const outcome = await videos.generateVideo(id, order);
    expect(outcome).toMatchObject({
      success: true,
      message: expect.stringContaining("The film has no voice: "),
      notices: [{ code: expect.stringMatching(/^(VOICE|FILM)_FAILED$/) }],
    });
    expect(stories[0].videoUrl).toBe(outcome.videoUrl);
    expect(stories[0].madeBy?.film).toEqual({ maker: "house", seconds: 14 });
  });

  it("leaves a film without one where it cannot be laid over it", async () => {
    const { videos, stories } = studio({
      filmMaker: speakingMakerOf({ faults: [down] }),
      voice: voiceOf(folderOfTest(), { isOn: true }),
    });
    expect(await videos.generateVideo(id, order)).toMatchObject({ success: true, notices: [{ code: "VOICE_FAILED" }] });
    expect(stories[0].madeBy?.film).not.toHaveProperty("spoken");
  });

  it.each(failing)("fails the film for which it was ordered by hand (%s)", async (_, fault) => {
    const { videos, stories } = studio({ voice: voiceOf(folderOfTest(), { isOn: true, ...fault() }) });
    await expect(videos.generateVideo(id, { ...order, voice: true })).rejects.toThrow(/died|not a function/);
    expect(stories[0].videoUrl).toBeUndefined();
  });
});

it("tells, speaks and pays nothing twice, wherever an earlier attempt ended", async () => {
  const folder = folderOfTest();
  const narrator = narratorOf({ costUsd: 0.02, faults: [null, down] });
  const voice = voiceOf(folder, { narrator, costUsd: 0.01 });
  const filmMaker = speakingMakerOf({ faults: [null, down] });
  const media = mediaInMemory();
  const puts = [null, null, down];
  const put: typeof media.put = async (...file) => {
    const fault = puts.shift();
    if (fault) throw fault;
    return media.put(...file);
  };
  const { videos, stories } = studio({ voice, filmMaker, media: { ...media, put } });
  await mkdir(join(folder, "voices", "2026-11-20-evening"), { recursive: true });
  const make = () => videos.generateVideo(id, { ...order, voice: true });
  // It ends in the second language, while the second voice is laid, and while a film is stored.
  for (let attempt = 0; attempt < 3; attempt++) await expect(make()).rejects.toMatchObject({ code: "VOICE_FAILED" });
  await make();
  expect(voice.tellings).toEqual([id]);
  expect(narrator.orders.map(({ language }) => language)).toEqual(["en", "pl", "pl"]);
  expect(filmMaker.orders).toHaveLength(1);
  expect(stories[0].madeBy?.costUsd).toBeCloseTo(0.05);
  // The journal forgets it then, and has forgotten the story that is no more.
  expect((await readdir(join(folder, "voices"))).filter((name) => name !== "locks")).toEqual([]);
});
