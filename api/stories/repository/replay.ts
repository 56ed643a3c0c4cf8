import type { StoryFileName, StoryId } from "../model.ts";
import { pathsIn, picturePath, storyFileAt, storyPath, tombstonePath } from "../model.ts";

/** A file's entry in a Git tree. */
export type TreeEntry = { mode: string; blob: string };
/** A commit's change to a path: its entries before and after, null for none. */
export type PathStep = { path: string; before: TreeEntry | null; after: TreeEntry | null };
export type RecordedCommit = { id: string; steps: readonly PathStep[] };

/** A story of ours that got another id, because a story of theirs has its id. */
export type MovedStory = { from: StoryId; to: StoryId };

/**
 * The result of putting commits on another tip: the steps that each still takes there, or the first conflict. With
 * `keepsConflicts`, `conflicting` holds the commits that were left out because of conflicts, as they were recorded.
 */
export type Replay =
  | { kept: RecordedCommit[]; dropped: RecordedCommit[]; moved: MovedStory[]; conflicting?: RecordedCommit[] }
  | { conflict: { commit: RecordedCommit; path: string } };

/** The decisions that need more than paths. Paths are relative to the content folder. */
export type ReplayRules = {
  /** The other tip's entry at a path. */
  entryAtTip(path: string): Promise<TreeEntry | null>;
  /** Merges two versions with a common base; null where both changed the same. */
  merge(
    file: StoryFileName,
    versions: { base: TreeEntry; ours: TreeEntry; theirs: TreeEntry },
  ): Promise<TreeEntry | null>;
  /** Whether somebody wrote this story by hand, so that no generated one can take its place. */
  isByHand(id: StoryId, entry: TreeEntry): Promise<boolean>;
  /** The same story's file under another id. */
  renamed(move: MovedStory, entry: TreeEntry): Promise<TreeEntry>;
  /** An id of the same slot that `isTaken` does not name. */
  otherId(id: StoryId, isTaken: (path: string) => Promise<boolean>): Promise<StoryId>;
};

/**
 * Puts commits on another tip, path by path. A generated story or draft that the tip has already is dropped with its whole
 * commit, because the first push of a story wins. A story that was written by hand gets another id instead, and a story that both sides
 * changed is merged. With `keepsConflicts`, a commit with a conflict is left out as a whole, and so is every later one that
 * touches one of its paths, since it builds on it.
 */
export async function replay(
  commits: readonly RecordedCommit[],
  rules: ReplayRules,
  { keepsConflicts = false }: { keepsConflicts?: boolean | undefined } = {},
): Promise<Replay> {
  const changed = new Map<string, TreeEntry | null>();
  const now = async (path: string) => (changed.has(path) ? (changed.get(path) ?? null) : rules.entryAtTip(path));
  const ownPaths = new Set(commits.flatMap(({ steps }) => steps.map(({ path }) => path)));
  const isTaken = async (path: string) => ownPaths.has(path) || (await now(path)) !== null;
  const moved: MovedStory[] = [];
  const kept: RecordedCommit[] = [];
  const dropped: RecordedCommit[] = [];
  const conflicting: RecordedCommit[] = [];
  const conflictPaths = new Set<string>();
  const leaveOut = (commit: RecordedCommit) => {
    conflicting.push(commit);
    for (const { path } of commit.steps) conflictPaths.add(path);
  };

  for (const recorded of commits) {
    if (recorded.steps.some(({ path }) => conflictPaths.has(path))) {
      leaveOut(recorded);
      continue;
    }
    let commit = await withMoves(recorded, moved, rules);
    const lost = await lostStory(commit, now, rules);
    if (lost === "dropped") {
      dropped.push(commit);
      continue;
    }
    const move = lost && { from: lost, to: await rules.otherId(lost, isTaken) };
    if (move) commit = await withMoves(recorded, [...moved, move], rules);
    const steps = await resolveSteps(commit, now, rules);
    if ("conflict" in steps) {
      if (!keepsConflicts) return { conflict: { commit, path: steps.conflict } };
      leaveOut(recorded);
      continue;
    }
    if (move) {
      moved.push(move);
      ownPaths.add(storyPath(move.to));
    }
    for (const { path, after } of steps) changed.set(path, after);
    if (steps.length > 0) kept.push({ ...commit, steps });
    else dropped.push(commit);
  }
  return { kept, dropped, moved, ...(conflicting.length > 0 && { conflicting }) };
}

/** The entry at a path after the commits that were replayed so far. */
type EntryNow = (path: string) => Promise<TreeEntry | null>;

/** The story that this commit cannot add, because the tip has it already or it was deleted there by hand. */
async function lostStory(
  { steps }: RecordedCommit,
  now: EntryNow,
  rules: ReplayRules,
): Promise<StoryId | "dropped" | null> {
  for (const { path, before, after } of steps) {
    const file = before === null && after !== null ? storyFileAt(path) : null;
    if (file === null || after === null) continue;
    const existing = await now(path);
    const tombstone = pathsIn[file.folder].tombstone(file.id);
    const isDeleted = (await now(tombstone)) !== null && !steps.some((step) => step.path === tombstone);
    if (existing === null && !isDeleted) continue;
    if (file.folder === "drafts") {
      // Nobody's work is lost with a draft that was just made. A story that somebody moved there is another matter.
      if (steps.every(isAddition)) return "dropped";
      continue;
    }
    if (isSameEntry(existing, after) || !(await rules.isByHand(file.id, after))) return "dropped";
    return file.id;
  }
  return null;
}

const isAddition = ({ before }: PathStep) => before === null;

/** The steps that are left for a commit to take, or the path of its first conflict. */
async function resolveSteps(
  { steps }: RecordedCommit,
  now: EntryNow,
  rules: ReplayRules,
): Promise<PathStep[] | { conflict: string }> {
  const left: PathStep[] = [];
  for (const step of steps) {
    const found = await now(step.path);
    const resolved = await resolveStep(step, found, rules);
    if (resolved === null) return { conflict: step.path };
    if (!isSameEntry(found, resolved.after)) left.push(resolved);
  }
  return left;
}

/** The step as it is on the tip, which may hold something else by now; null for a conflict. */
async function resolveStep(step: PathStep, found: TreeEntry | null, rules: ReplayRules): Promise<PathStep | null> {
  const { path, before, after } = step;
  if (isSameEntry(found, after) || isSameEntry(found, before)) return step;
  const file = storyFileAt(path);
  if (file === null || before === null || after === null || found === null) return null;
  if (found.mode !== before.mode || after.mode !== before.mode) return null;
  const merged = await rules.merge(file, { base: before, ours: after, theirs: found });
  return merged && { path, before: found, after: merged };
}

/** The commit with the paths of stories that got other ids. */
async function withMoves(
  commit: RecordedCommit,
  moved: readonly MovedStory[],
  rules: ReplayRules,
): Promise<RecordedCommit> {
  let { steps } = commit;
  for (const move of moved) {
    const next: PathStep[] = [];
    for (const step of steps) next.push(...(await movedStep(step, move, rules)));
    steps = next;
  }
  return { ...commit, steps };
}

async function movedStep(step: PathStep, move: MovedStory, { renamed }: ReplayRules): Promise<PathStep[]> {
  const { from, to } = move;
  const { path, before, after } = step;
  // The slot needs no tombstone, because it has a story: theirs.
  if (path === tombstonePath(from)) return [];
  if (path === picturePath(from)) return [{ ...step, path: picturePath(to) }];
  if (path !== storyPath(from)) return [step];
  const under = async (entry: TreeEntry | null) => entry && renamed(move, entry);
  return [{ path: storyPath(to), before: await under(before), after: await under(after) }];
}

export function isSameEntry(one: TreeEntry | null | undefined, other: TreeEntry | null | undefined): boolean {
  return one?.blob === other?.blob && one?.mode === other?.mode;
}
