import { join } from "node:path";
import { openSaving } from "../editing/saving.ts";
import { formatDraft, formatStory } from "../file/story-file.ts";
import { openLibrary } from "../index/library.ts";
import { type Draft, draftPath, draftPicturePath, picturePath, type Story, storyPath } from "../model.ts";
import type { ContentRepositoryOptions } from "../repository/content-repository.ts";
import { type TestCopy, temporaryFolder } from "../repository/repository.fixture.ts";
import { storyOf } from "../story.fixture.ts";
import { asSubstitute } from "../substitute.ts";
import { openReviewing } from "./reviewing.ts";

/** A slot's story of the house, which waits for a better one. */
export const substituteOf = (id: string, fields: Record<string, unknown> = {}): Story =>
  asSubstitute(storyOf({ id, titleEn: `The house's, ${id}`, madeBy: { storyteller: "house" }, ...fields }));

/** A picture as far as the library checks one. */
export const pictureNamed = (name: string) => `RIFF1234WEBP ${name}`;

type Begin = { stories?: readonly Story[]; drafts?: readonly Draft[] };

/** Writes and commits stories and drafts with their pictures. */
export async function commitContent(copy: TestCopy, { stories = [], drafts = [] }: Begin): Promise<void> {
  await copy.write("content/README.md", "The library\n");
  for (const story of stories) {
    await copy.write(`content/${storyPath(story.id)}`, formatStory(story));
    await copy.write(`content/${picturePath(story.id)}`, pictureNamed(story.titleEn));
  }
  for (const draft of drafts) {
    await copy.write(`content/${draftPath(draft.id)}`, formatDraft(draft));
    await copy.write(`content/${draftPicturePath(draft.id)}`, pictureNamed(draft.titleEn));
  }
  copy.commitAll("Begin");
}

export async function copyWith(begin: Begin): Promise<TestCopy> {
  const copy = await (await temporaryFolder()).workingCopy();
  await commitContent(copy, begin);
  return copy;
}

/** Opens reviewing in a working copy. The clock stands where it is set. */
export async function reviewingIn(copy: TestCopy, options: Partial<ContentRepositoryOptions> = {}) {
  const library = await openLibrary({ contentDir: join(copy.root, "content"), likesOf: () => 0 });
  const content = copy.content(options);
  let now = Temporal.Instant.from("2026-11-20T12:00:00+01:00");
  const saving = openSaving({ content, library, log: { warn: () => {} } });
  const reviewing = openReviewing({ content, library, clock: { now: () => now }, saving });
  return {
    ...reviewing,
    library,
    setClock(instant: string) {
      now = Temporal.Instant.from(instant);
    },
    /** The revision of a draft as it is now. */
    rev: async (id: Draft["id"]) => (await reviewing.read(id)).rev,
    at: (instant: string) => Temporal.Instant.from(instant),
  };
}
