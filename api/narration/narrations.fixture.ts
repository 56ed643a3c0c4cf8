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
    editing: {
      read: async (id) => ({ story: storyIn(stories, id), rev: "rev" }),
      note: async (id, noted) => ({ story: noteIn(stories, id, noted), rev: "rev" }),
    },
    narrator: null,
    purseOf: async () => purse,
    encoder: { ffmpegPath: undefined, environment: process.env },
    media: openLocalStore({ dataDir }),
    workDir: join(dataDir, "media", "spoken"),
    ...parts,
  });
}

export function noteIn(stories: Story[], id: StoryId, { notes }: StoryNotes): Story {
  const story = storyIn(stories, id);
  const noted = { ...story, ...notes(story) };
  stories[stories.indexOf(story)] = noted;
  return noted;
}

function storyIn(stories: readonly Story[], id: StoryId): Story {
  const story = stories.find((each) => each.id === id);
  if (!story) throw storyNotFound();
  return story;
}

/** The bytes under an address of the media store of a data folder. */
export async function bytesAt(dataDir: string, url: string | undefined): Promise<Buffer> {
  const { path, close } = await openLocalStore({ dataDir }).fetch(url ?? "");
  return readFile(path).finally(close);
}
