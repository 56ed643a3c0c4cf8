// A library on the disk as servers use it: stories with valid pictures and, for some tests, in Git with a remote.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { masterSize } from "#api/images/model.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { formatStory } from "../file/story-file.ts";
import { picturePath, type Story, storyPath } from "../model.ts";
import { gitAt } from "../repository/repository.fixture.ts";
import { storyOf } from "../story.fixture.ts";

/** The fields of a story that a test sets. */
export type StoryFacts = Parameters<typeof storyOf>[0];

const colours = { morning: "#e9a572", afternoon: "#8fae6b", evening: "#5b4a86" };
const masters = new Map<string, Buffer>();

/** A valid master in the colour of its slot; each is encoded once. */
export async function master(slot: Story["timeSlot"] = "morning"): Promise<Buffer> {
  const known = masters.get(slot);
  if (known) return known;
  const made = await sharp({ create: { ...masterSize, channels: 3, background: colours[slot] } })
    .webp()
    .toBuffer();
  masters.set(slot, made);
  return made;
}

/** Writes a story and its picture where the library looks for them. */
export async function writeStory(contentDir: string, facts: StoryFacts): Promise<Story> {
  const bytes = await master(storyOf(facts).timeSlot);
  const story = storyOf({ imageHash: contentHash(bytes), ...facts });
  await writeIn(contentDir, picturePath(story.id), bytes);
  await writeIn(contentDir, storyPath(story.id), formatStory(story));
  return story;
}

export async function writeIn(contentDir: string, path: string, content: string | Uint8Array) {
  const file = join(contentDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Commits the content folder as a repository of its own, and pushes it to a bare remote in `root`. */
export function keepInGit(root: string, contentDir: string): void {
  gitAt(root, "init", "--quiet", "--bare", "--initial-branch=main", "origin.git");
  gitAt(contentDir, "init", "--quiet", "--initial-branch=main");
  gitAt(contentDir, "add", "--all");
  gitAt(contentDir, "commit", "--quiet", "--allow-empty", "-m", "Begin the library");
  gitAt(contentDir, "remote", "add", "origin", join(root, "origin.git"));
  gitAt(contentDir, "push", "--quiet", "--set-upstream", "origin", "main");
}
