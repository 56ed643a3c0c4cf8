import { slotOf, storyIdOf } from "#api/schedule/slots.ts";
import { draftFile, type FileKind, storyFile } from "../file/file-kind.ts";
import { mergeStories } from "../file/merge-stories.ts";
import { formatStory } from "../file/story-file.ts";
import { type Draft, type Story, type StoryId, storyPath } from "../model.ts";
import { gitDiskError } from "./branch.ts";
import { type Committed, committedAt } from "./committed.ts";
import { readableIn } from "./committed-story.ts";
import type { MovedStory, ReplayRules, TreeEntry } from "./replay.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** The rules for putting our commits on this tip. They read stories from Git, and write merged ones into it. */
export function replayRules(copy: WorkingCopy, tip: string): ReplayRules {
  return rulesOver(committedAt(copy, tip), (text, { mode }) => writeBlob(copy, text, mode));
}

/** Writes a merged file into the object store; a later commit refers to it. */
type WriteText = (text: string, like: TreeEntry) => Promise<TreeEntry>;

/** The same over any repository. */
export function rulesOver(theirs: Committed, write: WriteText): ReplayRules {
  const storyOf = (id: StoryId, { blob }: TreeEntry) => readableIn(storyFile, theirs, { id, blob });

  async function mergeIn<Kind extends Story>(kind: FileKind<Kind>, { id, base, ours, other }: ThreeVersions) {
    const read = ({ blob }: TreeEntry) => readableIn(kind, theirs, { id, blob });
    const [before, mine, their] = [await read(base), await read(ours), await read(other)];
    if (!before || !mine || !their || isReplaced(before, mine) || isReplaced(before, their)) return null;
    const { story, conflicts } = mergeStories({ base: before, mine, theirs: their });
    return conflicts.length > 0 ? null : write(kind.format(story), other);
  }

  return {
    entryAtTip: theirs.entry,
    merge({ folder, id }, { base, ours, theirs: other }) {
      const versions = { id, base, ours, other };
      return folder === "stories" ? mergeIn(storyFile, versions) : mergeIn(draftFile, versions);
    },
    async isByHand(id, entry) {
      const story = await storyOf(id, entry);
      return story !== null && story.madeBy?.storyteller === undefined;
    },
    async renamed({ from, to }: MovedStory, entry) {
      const story = await storyOf(from, entry);
      if (story === null) return entry;
      const own = story.imageUrl === `/images/${from}.webp`;
      return write(formatStory({ ...story, id: to, ...(own && { imageUrl: `/images/${to}.webp` }) }), entry);
    },
    async otherId(id, isTaken) {
      let variant = 2;
      while (await isTaken(storyPath(storyIdOf(slotOf(id), variant)))) variant++;
      return storyIdOf(slotOf(id), variant);
    },
  };
}

type ThreeVersions = { id: StoryId; base: TreeEntry; ours: TreeEntry; other: TreeEntry };

/**
 * Whether somebody has decided about the text as a whole: put another into a slot, or approved a draft, as they saw it. No part of
 * another change is joined to that.
 */
const isReplaced = (before: Story | Draft, after: Story | Draft): boolean =>
  before.madeBy?.substitute !== after.madeBy?.substitute || stateOf(before) !== stateOf(after);

const stateOf = (story: Story | Draft) => ("review" in story ? story.review.state : undefined);

/** Writes a file into Git's object store. */
async function writeBlob({ git, commonDir }: WorkingCopy, text: string, mode: string): Promise<TreeEntry> {
  try {
    const blob = await git(["hash-object", "-w", "--no-filters", "--stdin"], { input: text });
    return { mode, blob: blob.trim() };
  } catch (error) {
    throw gitDiskError(error, commonDir);
  }
}
