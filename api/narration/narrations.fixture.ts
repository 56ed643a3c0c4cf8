import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLocalStore } from "#api/media/local-store.ts";
import type { StoryNotes } from "#api/stories/editing/note-story.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import { storyNotFound } from "#api/stories/story-id.ts";
import { openNarrations } from "./narrations.ts";
import type { NarrationsParts } from "./parts.ts";

export const purse = {
  reserve: async () => ({ settle: async () => {}, end: () => {} }),
};

/** Narrations over stories in memory, and a media store below the data folder. Nobody reads aloud by default. */
export function narrationsOf({
  stories,
  dataDir = join(tmpdir(), "mruk-no-narrations"),
  ...parts
}: Partial<NarrationsParts> & { stories: Story[]; dataDir?: string }) {
  return openNarrations({
    library: { any: (id) => stories.find((story) => story.id === id) },
    editing: { note: async (id, noted) => ({ story: noteIn(stories, id, noted), rev: "rev" }) },
    narrator: null,
    purseOf: async () => purse,
    encoder: { ffmpegPath: undefined, environment: process.env },
    media: openLocalStore({ dataDir }),
    workDir: join(dataDir, "media", "spoken"),
    ...parts,
  });
}

export function noteIn(stories: Story[], id: StoryId, { notes }: StoryNotes): Story {
  const index = stories.findIndex((story) => story.id === id);
  const story = stories[index];
  if (!story) throw storyNotFound();
  const noted = { ...story, ...notes(story) };
  stories[index] = noted;
  return noted;
}

/** The bytes under an address of the media store of a data folder. */
export async function bytesAt(dataDir: string, url: string | undefined): Promise<Buffer> {
  const { path, close } = await openLocalStore({ dataDir }).fetch(url ?? "");
  return readFile(path).finally(close);
}
