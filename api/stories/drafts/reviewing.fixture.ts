import { join } from "node:path";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { openSaving } from "../editing/saving.ts";
import { formatDraft, formatStory } from "../file/story-file.ts";
import { openLibrary, type StoryLibrary } from "../index/library.ts";
import { master, writeIn } from "../index/library-folder.fixture.ts";
import { type Draft, draftPath, draftPicturePath, picturePath, type Story, StoryId, storyPath } from "../model.ts";
import type { ContentRepositoryOptions } from "../repository/content-repository.ts";
import { type TestCopy, temporaryFolder } from "../repository/repository.fixture.ts";
import { draftOf, storyOf } from "../story.fixture.ts";
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

type Served = {
  contentDir: string;
  git(...args: string[]): string;
  services: { library: Pick<StoryLibrary, "refresh"> };
};

/** Commits a slot's substitute and its draft, with their pictures, in the library of a server. */
export async function addDraft({ contentDir, git, services }: Served, name: string) {
  const id = StoryId.parse(name);
  const [first, other] = [await master("morning"), await master("evening")];
  const hash = { imageHash: contentHash(other) };
  const draft = draftOf({ id, titleEn: `Secret of ${name}`, madeBy: { storyteller: "model" }, ...hash });
  const substitute = substituteOf(id, { imageHash: contentHash(first) });
  await writeIn(contentDir, picturePath(id), first);
  await writeIn(contentDir, storyPath(id), formatStory(substitute));
  await writeIn(contentDir, draftPicturePath(id), other);
  await writeIn(contentDir, draftPath(id), formatDraft(draft));
  git("add", "--all");
  git("commit", "--quiet", "-m", `Begin ${id}`);
  await services.library.refresh();
  return { id, draft, substitute, rev: git("rev-parse", `HEAD:${draftPath(id)}`) };
}
