import { execFile } from "node:child_process";
import { chmod, readdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { findEncoder } from "#api/platform/processes/encoder.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { currentNarration } from "./current.ts";
import { Marks } from "./model.ts";
import { bytesAt, narrationsOf } from "./narrations.fixture.ts";
import { toneNarrator } from "./tone-narrator.fixture.ts";

const morning = storyOf({
  id: "2026-11-21-morning",
  titleEn: "A box by the door",
  titlePl: "Pudło przy drzwiach",
  contentEn: "It rained. “Stay!” said Ola.\n\nMruk waited.",
  contentPl: "Padało. – Zostań! – powiedziała Ola.\n\nMruk czekał.",
});
const handle = { signal: new AbortController().signal, report: () => {} };

/** The loudness, the true peak and the tags of a file, as ffmpeg tells them. */
async function heard(file: string) {
  const program = await findEncoder({ ffmpegPath: undefined, environment: process.env });
  const args = ["-hide_banner", "-i", file, "-af", "ebur128=framelog=verbose:peak=true", "-f", "null", "-"];
  const { stderr } = await promisify(execFile)(program, args);
  const number = (pattern: RegExp) => Number(pattern.exec(stderr)?.[1]);
  const tag = (name: string) => new RegExp(`^ +${name} +: (.*)$`, "m").exec(stderr)?.[1];
  return {
    loudness: number(/I: +(\S+) LUFS/),
    peak: number(/Peak: +(\S+) dBFS/),
    tags: ["title", "artist", "comment"].map(tag),
    stream: /Audio: ([^\n]*)/.exec(stderr)?.[1],
  };
}

async function loudnessOf(narrator: ReturnType<typeof toneNarrator>) {
  const dataDir = folderOfTest();
  const stories: Story[] = [morning];
  await narrationsOf({ stories, dataDir, narrator }).narrate(morning.id, { language: "en" }, handle);
  const path = join(folderOfTest(), "heard.mp3");
  await writeFile(path, await bytesAt(dataDir, stories[0]?.narrations?.[0]?.url));
  return heard(path);
}

describe("a story that is read aloud", () => {
  it("has an MP3 and its marks in each language, as loud as podcasts, with tags that say a machine reads", async () => {
    const [dataDir, narrator] = [folderOfTest(), toneNarrator({ costUsd: 0.01 })];
    const stories: Story[] = [morning];
    const narrations = narrationsOf({ stories, dataDir, narrator });
    expect(await narrations.narrate(morning.id, {}, handle)).toEqual({
      message: "Read aloud in English. Read aloud in Polish.",
      results: [
        { language: "en", result: "made" },
        { language: "pl", result: "made" },
      ],
    });
    const [noted] = stories;
    if (!noted) throw new Error("The story is gone.");
    expect(noted.madeBy).toEqual({ costUsd: 0.02 });
    const narration = currentNarration(noted, "pl");
    expect(narration).toMatchObject({ language: "pl", narrator: "house", voice: "tones/pl" });
    const sound = await bytesAt(dataDir, narration?.url);
    expect(sound.length).toBe(narration?.bytes);
    const marks = Marks.parse(JSON.parse(String(await bytesAt(dataDir, narration?.marks))));
    expect(marks.seconds).toBeCloseTo(narration?.seconds ?? 0, 3);
    const said = { "0": "Padało. – Zostań! – powiedziała Ola.", "1": "Mruk czekał.", title: "Pudło przy drzwiach" };
    const words = marks.sentences.flatMap(({ place, words }) =>
      words.map(([from, to]) => (said[place as keyof typeof said] ?? "Czyta maszyna.").slice(from, to)),
    );
    expect(words.join(" ")).toBe("Pudło przy drzwiach Czyta maszyna Padało Zostań powiedziała Ola Mruk czekał");
    const path = join(folderOfTest(), "heard.mp3");
    await writeFile(path, sound);
    const { tags, stream, ...levels } = await heard(path);
    expect(sound.toString("latin1")).toMatch(/TLAN.{7}pol/s);
    expect(tags).toEqual(["Pudło przy drzwiach", "Mruk", expect.stringMatching(/^Czyta maszyna\. http/)]);
    expect(stream).toMatch(/^mp3.*44100 Hz, mono.*64 kb\/s/);
    expect(Math.abs(levels.loudness + 16)).toBeLessThan(0.6);
    expect(levels.peak).toBeLessThanOrEqual(-1);
    // Nothing unfinished is left.
    expect(await readdir(join(dataDir, "media", "spoken"))).toEqual([]);
    expect(narrations.status(morning.id)).toMatchObject({
      narrations: [
        { language: "en", isCurrent: true },
        { language: "pl", isCurrent: true },
      ],
      narrator: { name: "house", voices: { en: "tones/en", pl: "tones/pl" } },
    });
  });

  it("tells its narrator that the speech is kept once it is, and not before", async () => {
    const [dataDir, stories] = [folderOfTest(), [morning] as Story[]];
    const narrator = toneNarrator();
    const keptThen: string[][] = [];
    const speak: typeof narrator.speak = async (order, purse) => ({
      ...(await narrator.speak(order, purse)),
      whenKept: async () => void keptThen.push(await readdir(join(dataDir, "media", "spoken"))),
    });
    await narrationsOf({ stories, dataDir, narrator: { ...narrator, speak } }).narrate(
      morning.id,
      { language: "en" },
      handle,
    );
    const finished = /^2026-11-21-morning\.en\..*\.wav\.json$/;
    expect(keptThen).toEqual([expect.arrayContaining([expect.stringMatching(finished)])]);
  });

  it("is made in a data folder that is named from where the program was started", async () => {
    const stories: Story[] = [morning];
    const dataDir = relative(process.cwd(), folderOfTest());
    await narrationsOf({ stories, dataDir, narrator: toneNarrator() }).narrate(morning.id, { language: "en" }, handle);
    expect((await bytesAt(dataDir, stories[0]?.narrations?.[0]?.url)).length).toBe(stories[0]?.narrations?.[0]?.bytes);
  });

  it("is as loud whether its narrator whispers or shouts", async () => {
    for (const strength of [0.003, 1]) {
      const { loudness, peak } = await loudnessOf(toneNarrator({ strength }));
      expect([Math.abs(loudness + 16) < 0.6, peak <= -1]).toEqual([true, true]);
    }
  });

  it("is kept as long as its words are the same, and is made anew in the language that changed, or where a file is lost", async () => {
    const [dataDir, narrator] = [folderOfTest(), toneNarrator()];
    const stories: Story[] = [morning];
    const { narrate, status } = narrationsOf({ stories, dataDir, narrator });
    await narrate(morning.id, {}, handle);
    const before = stories[0]?.narrations;
    expect((await narrate(morning.id, {}, handle)).results.map(({ result }) => result)).toEqual(["kept", "kept"]);
    expect(narrator.languages()).toEqual(["en", "pl"]);
    stories[0] = { ...morning, narrations: before, contentPl: `${morning.contentPl} Długo.` };
    expect(status(morning.id).narrations.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect((await narrate(morning.id, {}, handle)).results.map(({ result }) => result)).toEqual(["kept", "made"]);
    expect(narrator.languages()).toEqual(["en", "pl", "pl"]);
    // The address of what was spoken before stays valid.
    expect(stories[0]?.narrations?.[1]?.url).not.toBe(before?.[1]?.url);
    expect((await bytesAt(dataDir, before?.[1]?.url)).length).toBe(before?.[1]?.bytes);
    const elsewhere = narrationsOf({ stories, dataDir: folderOfTest(), narrator });
    expect((await elsewhere.narrate(morning.id, { language: "en" }, handle)).results).toEqual([
      { language: "en", result: "made" },
    ]);
    // The same words by the same voice are the same file.
    expect(stories[0]?.narrations?.[0]).toEqual(before?.[0]);
  });

  it("is made anew if somebody wishes so, by the voice of now", async () => {
    const dataDir = folderOfTest();
    const stories: Story[] = [morning];
    await narrationsOf({ stories, dataDir, narrator: toneNarrator() }).narrate(morning.id, {}, handle);
    const other = toneNarrator({ voice: "others" });
    await narrationsOf({ stories, dataDir, narrator: other }).narrate(
      morning.id,
      { language: "pl", anew: true },
      handle,
    );
    expect(stories[0]?.narrations?.map(({ voice }) => voice)).toEqual(["tones/en", "others/pl"]);
  });

  it("is read in the one language that its narrator has a voice for, and that is said", async () => {
    const stories: Story[] = [morning];
    const { narrate, refuse } = narrationsOf({
      ...{ stories, dataDir: folderOfTest(), narrator: toneNarrator({ voices: ["pl"] }) },
    });
    expect((await narrate(morning.id, {}, handle)).message).toBe(
      "The narrator has no voice for English. Read aloud in Polish.",
    );
    expect(stories[0]?.narrations?.map(({ language }) => language)).toEqual(["pl"]);
    const code = "VOICE_MISSING";
    expect(() => refuse(morning.id, { language: "en" })).toThrow(expect.objectContaining({ code }));
    await expect(narrate(morning.id, { language: "en" }, handle)).rejects.toMatchObject({ code });
    await expect(narrationsOf({ stories }).narrate(morning.id, {}, handle)).rejects.toMatchObject({ code });
    await expect(narrate("2026-11-22-morning" as StoryId, {}, handle)).rejects.toMatchObject({
      code: "STORY_NOT_FOUND",
    });
  });

  it("is noted in one language though the other fails, of which the error is", async () => {
    const narrator = toneNarrator({
      before: async ({ language }) => {
        if (language === "en") throw new AppError("VOICE_FAILED", "The voice is hoarse.");
      },
    });
    const stories: Story[] = [morning];
    const { narrate } = narrationsOf({ stories, dataDir: folderOfTest(), narrator });
    const items: unknown[] = [];
    const failing = narrate(morning.id, {}, { ...handle, report: (item) => items.push(item) });
    await expect(failing).rejects.toMatchObject({ code: "VOICE_FAILED", message: "The voice is hoarse." });
    expect(stories[0]?.narrations?.map(({ language }) => language)).toEqual(["pl"]);
    expect(items.at(-1)).toMatchObject({ state: "failed", note: "The voice is hoarse." });
  });
});

describe("a story that is changed while it is read", () => {
  it("is read again in the language that changed", async () => {
    const stories: Story[] = [morning];
    const edits = ["Długo.", "I krótko."];
    const narrator = toneNarrator({
      before: async ({ language }) => {
        const more = language === "pl" ? edits.shift() : undefined;
        const [now = morning] = stories;
        if (more) stories[0] = { ...now, contentPl: `${now.contentPl} ${more}` };
      },
    });
    await narrationsOf({ stories, dataDir: folderOfTest(), narrator }).narrate(morning.id, {}, handle);
    expect(narrator.languages()).toEqual(["en", "pl", "pl", "pl"]);
    expect(stories[0] && currentNarration(stories[0], "pl")?.voice).toBe("tones/pl");
  });

  it("is given up if it changes each time", async () => {
    const stories: Story[] = [morning];
    const narrator = toneNarrator({
      before: async () => {
        const [now = morning] = stories;
        stories[0] = { ...now, contentPl: `${now.contentPl} Dalej.` };
      },
    });
    const { narrate } = narrationsOf({ stories, dataDir: folderOfTest(), narrator });
    await expect(narrate(morning.id, { language: "pl" }, handle)).rejects.toMatchObject({ code: "EDIT_CONFLICT" });
    expect(stories[0]?.narrations).toBeUndefined();
  });

  it("gets nothing of it if it was deleted, and another has its id", async () => {
    const stories: Story[] = [morning];
    const narrator = toneNarrator({
      before: async () => {
        stories[0] = storyOf({ ...morning, titleEn: "X", titlePl: "Y", contentEn: "Z", contentPl: "Ź" });
      },
    });
    const { narrate } = narrationsOf({ stories, dataDir: folderOfTest(), narrator });
    await expect(narrate(morning.id, {}, handle)).rejects.toMatchObject({ code: "STORY_NOT_FOUND" });
    expect(stories[0]?.narrations).toBeUndefined();
  });
});

describe("what is spoken", () => {
  it("is not spoken, and paid, again after storing or noting it failed", async () => {
    const [dataDir, narrator] = [folderOfTest(), toneNarrator({ costUsd: 1 })];
    const stories: Story[] = [morning];
    const editing = { read: async () => ({ story: morning, rev: "rev" }) };
    const full = new AppError("DISK_FULL", "The disk is full.");
    const fail = async () => {
      throw full;
    };
    const media = { name: "local" as const, put: fail, owns: () => true, fetch: fail };
    for (const fault of [{ media }, { editing: { ...editing, note: fail } }]) {
      const { narrate } = narrationsOf({ stories, dataDir, narrator, ...fault });
      await expect(narrate(morning.id, {}, handle)).rejects.toMatchObject({ code: "DISK_FULL" });
    }
    expect([stories, narrator.languages()]).toEqual([[morning], ["en", "pl"]]);
    await narrationsOf({ stories, dataDir, narrator }).narrate(morning.id, {}, handle);
    expect([narrator.languages(), stories[0]?.madeBy]).toEqual([["en", "pl"], { costUsd: 2 }]);
  });

  it("is refused before anybody speaks where nothing could encode it", async () => {
    const narrator = toneNarrator();
    const encoder = { ffmpegPath: "/nowhere/ffmpeg", environment: {} };
    const { narrate } = narrationsOf({ stories: [morning], dataDir: folderOfTest(), narrator, encoder });
    await expect(narrate(morning.id, {}, handle)).rejects.toMatchObject({ code: "FILM_TOOLS_MISSING" });
    expect(narrator.orders).toEqual([]);
  });

  it.skipIf(process.platform === "win32")(
    "says so if the disk is full for the encoder, and what ffmpeg says",
    async () => {
      const program = join(folderOfTest(), "ffmpeg");
      const told = async (script: string) => {
        await writeFile(program, `#!/bin/sh\n${script} >&2\nexit 1\n`);
        await chmod(program, 0o755);
        const encoder = { ffmpegPath: program, environment: {} };
        const { narrate } = narrationsOf({
          stories: [morning],
          dataDir: folderOfTest(),
          narrator: toneNarrator(),
          encoder,
        });
        return narrate(morning.id, {}, handle).catch((error: unknown) => error);
      };
      expect(await told('echo "No space left on device"')).toMatchObject({ code: "DISK_FULL" });
      expect(await told('echo "Unknown encoder"')).toMatchObject({
        code: "VOICE_FAILED",
        message: "ffmpeg could not make the speech: Unknown encoder",
      });
    },
  );

  it.each([
    ["silence", { strength: 0 }, "silent"],
    ["half a file", { half: true }, "lasts"],
    ["times that go back", { back: true }, "go back"],
    ["fewer sentences", { fewer: true }, "another number of sentences"],
  ])(
    "is not taken if it is %s",
    async (_what, { strength = 0.1, half = false, back = false, fewer = false }: Wrong, message) => {
      const tones = toneNarrator({ strength });
      const narrator: typeof tones = Object.assign(tones, {
        speak: (
          (speak): typeof speak =>
          async (...order) => {
            const speech = await speak(...order);
            if (half) return { ...speech, seconds: speech.seconds * 2 };
            if (back) return { ...speech, sentences: speech.sentences.toReversed() };
            return fewer ? { ...speech, sentences: speech.sentences.slice(1) } : speech;
          }
        )(tones.speak),
      });
      const stories: Story[] = [morning];
      const { narrate } = narrationsOf({ stories, dataDir: folderOfTest(), narrator });
      await expect(narrate(morning.id, {}, handle)).rejects.toMatchObject({
        code: "VOICE_FAILED",
        message: expect.stringContaining(message),
      });
      expect(stories).toEqual([morning]);
    },
  );

  it("ends when somebody cancels it, and is one story at a time", async () => {
    const stop = new AbortController();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const narrator = toneNarrator({
      before: async ({ signal }) => {
        begin();
        await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      },
    });
    const evening = storyOf({ id: "2026-11-21-evening" });
    const { narrate } = narrationsOf({ stories: [morning, evening], dataDir: folderOfTest(), narrator });
    const both = [morning, evening].map(({ id }) => narrate(id, {}, { ...handle, signal: stop.signal }));
    await begun;
    stop.abort(new AppError("JOB_CANCELLED", "Cancelled."));
    for (const each of both) await expect(each).rejects.toMatchObject({ code: "JOB_CANCELLED" });
    expect(narrator.orders).toHaveLength(1);
  });
});

type Wrong = { strength?: number; half?: boolean; back?: boolean; fewer?: boolean };
