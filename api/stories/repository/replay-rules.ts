import { slotOf, storyIdOf } from "#api/schedule/slots.ts";
import { mergeStories } from "../file/merge-stories.ts";
import { formatStory } from "../file/story-file.ts";
import { type Story, StoryId, storyPath } from "../model.ts";
import { gitDiskError } from "./branch.ts";
import { type Committed, committedAt } from "./committed.ts";
import { readableStory } from "./committed-story.ts";
import type { MovedStory, ReplayRules, TreeEntry } from "./replay.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** The rules for putting our commits on this tip. They read stories from Git, and write merged ones into it. */
export function replayRules(copy: WorkingCopy, tip: string): ReplayRules {
  const theirs = committedAt(copy, tip);
  const storyOf = (id: StoryId, entry: TreeEntry) => readStory(theirs, id, entry);

  return {
    entryAtTip: theirs.entry,
    storyAt,
    async merge(id, { base, ours, theirs }) {
      const [before, mine, other] = [await storyOf(id, base), await storyOf(id, ours), await storyOf(id, theirs)];
      if (!before || !mine || !other) return null;
      const { story, conflicts } = mergeStories({ base: before, mine, theirs: other });
      return conflicts.length > 0 ? null : writeBlob(copy, story, theirs);
    },
    async isByHand(id, entry) {
      const story = await storyOf(id, entry);
      return story !== null && story.madeBy?.storyteller === undefined;
    },
    async renamed({ from, to }: MovedStory, entry) {
      const story = await storyOf(from, entry);
      if (story === null) return entry;
      const own = story.imageUrl === `/images/${from}.webp`;
      return writeBlob(copy, { ...story, id: to, ...(own && { imageUrl: `/images/${to}.webp` }) }, entry);
    },
    async otherId(id, isTaken) {
      let variant = 2;
      while (await isTaken(storyPath(storyIdOf(slotOf(id), variant)))) variant++;
      return storyIdOf(slotOf(id), variant);
    },
  };
}

export function storyAt(path: string): StoryId | null {
  const { data: id } = StoryId.safeParse(path.split("/").at(-1)?.replace(/\.md$/, ""));
  return id !== undefined && storyPath(id) === path ? id : null;
}

async function readStory(committed: Committed, id: StoryId, { blob }: TreeEntry): Promise<Story | null> {
  return (await readableStory(committed, id, blob))?.story ?? null;
}

/** Writes a story's file into Git's object store; a later commit refers to it. */
async function writeBlob({ git, commonDir }: WorkingCopy, story: Story, { mode }: TreeEntry): Promise<TreeEntry> {
  try {
    const blob = await git(["hash-object", "-w", "--no-filters", "--stdin"], { input: formatStory(story) });
    return { mode, blob: blob.trim() };
  } catch (error) {
    throw gitDiskError(error, commonDir);
  }
}
