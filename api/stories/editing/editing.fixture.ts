import { join } from "node:path";
import { formatStory } from "../file/story-file.ts";
import { openLibrary } from "../index/library.ts";
import { PostDraft, picturePath, type Story, StoryId, storyPath } from "../model.ts";
import { type TestCopy, temporaryFolder } from "../repository/repository.fixture.ts";
import { storyOf } from "../story.fixture.ts";
import { type EditingOptions, openEditing } from "./editing.ts";

export const morning = StoryId.parse("2026-11-21-morning");

export const evening = StoryId.parse("2026-11-21-evening");

export const story = storyOf({ id: morning });

export const pictureFile = `content/${picturePath(morning)}`;

export const ola = { by: "Ola" };

export const revOf = (copy: TestCopy, id = morning) => copy.git("rev-parse", `HEAD:content/${storyPath(id)}`);

export const changedFiles = (copy: TestCopy) =>
  copy.git("show", "--no-renames", "--format=", "--name-status").split("\n").filter(Boolean).sort();

export const noon = "2026-11-21T12:00:00+01:00";

/** A picture as far as the library checks one. */
export const pictureOf = (name: string) => Buffer.from(`RIFF1234WEBP ${name}`);

/** Opens editing in this working copy; the clock stands at noon unless an option says otherwise. */
export async function editingIn(copy: TestCopy, options: Partial<EditingOptions> = {}) {
  const library = await openLibrary({ contentDir: join(copy.root, "content"), likesOf: () => 0 });
  const warnings: unknown[] = [];
  const editing = openEditing({
    content: copy.content(),
    library,
    clock: { now: () => Temporal.Instant.from(noon) },
    log: { warn: (what: unknown) => void warnings.push(what) },
    ...options,
  });
  return { ...editing, library, warnings };
}

/** A working copy whose stories, with their pictures, are committed. */
export async function copyWith(...stories: Story[]): Promise<TestCopy> {
  const copy = await (await temporaryFolder()).workingCopy();
  await begin(copy, ...stories);
  return copy;
}

/** Two clones of a bare remote that holds these stories. */
export async function clonesWith(...stories: Story[]) {
  const folder = await temporaryFolder();
  const origin = await folder.bare();
  const ours = await folder.clone("origin.git", "ours");
  await begin(ours, ...stories);
  ours.git("push", "--quiet", "--set-upstream", "origin", "main");
  return { folder, origin, ours, theirs: await folder.clone("origin.git", "theirs") };
}

async function begin(copy: TestCopy, ...stories: Story[]): Promise<void> {
  await copy.write("content/README.md", "The library\n");
  for (const story of stories) {
    await copy.write(`content/${storyPath(story.id)}`, formatStory(story));
    await copy.write(`content/${picturePath(story.id)}`, pictureOf(story.id).toString());
  }
  copy.commitAll("Begin");
}

/** The form's fields for a new story. */
export function draftOf(fields: Partial<PostDraft> = {}): PostDraft {
  return PostDraft.parse({
    titleEn: "A box by the door",
    titlePl: "Pudło przy drzwiach",
    excerptEn: "Mruk finds a box.",
    excerptPl: "Mruk znajduje pudło.",
    contentEn: "There was a box.\n\nMruk sat in it.",
    contentPl: "Było pudło.\n\nMruk w nim usiadł.",
    imageUrl: "https://pictures.example.org/box.webp",
    imageAlt: "A cat in a box.",
    category: "Playtime",
    timeSlot: "morning",
    ...fields,
  });
}
