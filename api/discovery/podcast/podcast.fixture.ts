import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ApiParts } from "#api/app.ts";
import type { Language } from "#api/language/model.ts";
import { openLocalStore } from "#api/media/local-store.ts";
import { fileNameOf, folderOf } from "#api/media/names.ts";
import type { Marks } from "#api/narration/model.ts";
import { narrationOf } from "#api/narration/narration.fixture.ts";
import { scriptOf } from "#api/narration/script.ts";
import { partsOf } from "#api/parts.fixture.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import type { Narration, Story } from "#api/stories/model.ts";
import { storedMarks } from "#api/wiring/storage.ts";
import { serve } from "../discovery.fixture.ts";

/** Twelve characters a second, as a quiet voice speaks. */
const msOf = (text: string) => Math.round((text.length / 12) * 1000);

/** The marks of a voice that speaks evenly. */
export function marksOf(story: Story, language: Language): Marks {
  let at = 0;
  const sentences = scriptOf(story, language).map(({ text, place, from, to, pause }) => {
    const start = at;
    const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((word): [number, number, number, number] => {
      const [begin, end] = [word.index, word.index + word[0].length];
      return [from + begin, from + end, start + msOf(text.slice(0, begin)), start + msOf(text.slice(0, end))];
    });
    const end = start + msOf(text);
    at = end + Math.round(pause * 1000);
    return { ...(place !== undefined && { place }), from, to, start, end, words };
  });
  return { seconds: at / 1000, sentences };
}

/** Two frames of silence as MPEG has them, and what tells one sound from another. */
const soundOf = (name: string) => {
  const frame = Buffer.concat([Buffer.from([0xff, 0xf3, 0x44, 0xc4]), Buffer.alloc(140)]);
  return Buffer.concat([frame, frame, Buffer.from(name)]);
};

/** A folder for sound and marks, with stories read aloud into it. */
export function openStudio({ dataDir = folderOfTest() }: { dataDir?: string } = {}) {
  const keep = (story: Story, kind: "speech" | "marks", bytes: Buffer) => {
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
    const name = fileNameOf({ id: story.id, kind, hash });
    const path = join(dataDir, "media", folderOf(story.id), name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    return `/media/${name}`;
  };
  const narrate = (story: Story, language: Language, { take = 1, narrator = "house" } = {}): Narration => {
    const marks = marksOf(story, language);
    const sound = soundOf(`${story.id} ${language} ${take}`);
    return {
      ...narrationOf(story, language),
      ...{ url: keep(story, "speech", sound), marks: keep(story, "marks", Buffer.from(JSON.stringify(marks))) },
      ...{ seconds: marks.seconds, bytes: sound.length, narrator, voice: `${narrator}/${language}` },
    };
  };
  return {
    narrate,
    /** The story with what its file notes once it was read aloud in these languages. */
    spoken: (story: Story, spokenIn: readonly Language[] = ["en", "pl"]): Story => ({
      ...story,
      narrations: spokenIn.map((language) => narrate(story, language)),
    }),
    media: openLocalStore({ dataDir }),
  };
}

export type Studio = ReturnType<typeof openStudio>;
export const siteUrl = "https://mruk.example";

type Served = { studio: Studio; stories: Story[]; hub?: string; contactEmail?: string | null } & Partial<ApiParts>;

/** The API of a site with one address, and the sound of its stories. */
export function servePodcast({ studio, stories, hub, contactEmail = null, ...given }: Served) {
  const { site } = partsOf({ clock: { now: () => Temporal.Now.instant() } });
  return serve({
    stories,
    media: studio.media,
    marksAt: storedMarks(studio.media),
    site: { ...site, siteUrl, contactEmail, hub },
    ...given,
  });
}
