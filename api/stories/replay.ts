import type { StoryId } from "./model.ts";
import { picturePath, storyPath, tombstonePath } from "./model.ts";

/** A file as a tree of Git's holds it. */
export type TreeEntry = { mode: string; blob: string };
/** What a commit did to a path: what stood there before and after, null for nothing. */
export type PathStep = { path: string; before: TreeEntry | null; after: TreeEntry | null };
export type RecordedCommit = { id: string; steps: readonly PathStep[] };

/** A story of ours that got another id, because theirs has it. */
export type MovedStory = { from: StoryId; to: StoryId };

/**
 * What becomes of commits that are to be put on another tip: the steps each still takes there, or the path on which two hands
 * met. `aside`, as recorded, are those that were left out because of that, where that was wanted.
 */
export type Replay =
  | { kept: RecordedCommit[]; dropped: RecordedCommit[]; moved: MovedStory[]; aside?: RecordedCommit[] }
  | { conflict: { commit: RecordedCommit; path: string } };

/** What a replay has to ask. Paths are as seen from the content folder. */
export type ReplayRules = {
  /** What the other tip holds. */
  there(path: string): Promise<TreeEntry | null>;
  /** The story whose file this is. */
  storyAt(path: string): StoryId | null;
  /** One content out of two that both come from a third; null where both changed the same. */
  merge(id: StoryId, versions: { base: TreeEntry; ours: TreeEntry; theirs: TreeEntry }): Promise<TreeEntry | null>;
  /** Whether somebody wrote this story by hand, so that no other can stand for it. */
  isByHand(id: StoryId, entry: TreeEntry): Promise<boolean>;
  /** The same story's file under another id. */
  renamed(move: MovedStory, entry: TreeEntry): Promise<TreeEntry>;
  /** An id of the same slot that `isTaken` does not name. */
  otherId(id: StoryId, isTaken: (path: string) => Promise<boolean>): Promise<StoryId>;
};

/**
 * Puts commits on another tip, path by path. A generated story that stands there already is dropped with everything its
 * commit brought: whoever pushed first has made this story. One that was written by hand gets another id instead, and a story
 * that was changed here and there is merged. With `setsAside`, a commit in which two hands met is left out as a whole, and
 * so is every later one that touches a path of it, since it builds on it.
 */
export async function replay(
  commits: readonly RecordedCommit[],
  rules: ReplayRules,
  { setsAside = false }: { setsAside?: boolean | undefined } = {},
): Promise<Replay> {
  const changed = new Map<string, TreeEntry | null>();
  const now = async (path: string) => (changed.has(path) ? (changed.get(path) ?? null) : rules.there(path));
  const ownPaths = new Set(commits.flatMap(({ steps }) => steps.map(({ path }) => path)));
  const isTaken = async (path: string) => ownPaths.has(path) || (await now(path)) !== null;
  const moved: MovedStory[] = [];
  const kept: RecordedCommit[] = [];
  const dropped: RecordedCommit[] = [];
  const aside: RecordedCommit[] = [];
  const openPaths = new Set<string>();
  const setAside = (commit: RecordedCommit) => {
    aside.push(commit);
    for (const { path } of commit.steps) openPaths.add(path);
  };

  for (const recorded of commits) {
    if (recorded.steps.some(({ path }) => openPaths.has(path))) {
      setAside(recorded);
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
    const steps = await settleAll(commit, now, rules);
    if ("met" in steps) {
      if (!setsAside) return { conflict: { commit, path: steps.met } };
      setAside(recorded);
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
  return { kept, dropped, moved, ...(aside.length > 0 && { aside }) };
}

type Now = (path: string) => Promise<TreeEntry | null>;

/** The story of this commit that cannot be added, because another stands there or was taken away by hand. */
async function lostStory({ steps }: RecordedCommit, now: Now, rules: ReplayRules): Promise<StoryId | "dropped" | null> {
  for (const { path, before, after } of steps) {
    const id = before === null && after !== null ? rules.storyAt(path) : null;
    if (id === null || after === null) continue;
    const standing = await now(path);
    const isGone = (await now(tombstonePath(id))) !== null && !steps.some((step) => step.path === tombstonePath(id));
    if (standing === null && !isGone) continue;
    if (isSameEntry(standing, after) || !(await rules.isByHand(id, after))) return "dropped";
    return id;
  }
  return null;
}

/** What is left for a commit to do, or the path on which it meets what somebody else did. */
async function settleAll(
  { steps }: RecordedCommit,
  now: Now,
  rules: ReplayRules,
): Promise<PathStep[] | { met: string }> {
  const left: PathStep[] = [];
  for (const step of steps) {
    const found = await now(step.path);
    const settled = await settle(step, found, rules);
    if (settled === null) return { met: step.path };
    if (!isSameEntry(found, settled.after)) left.push(settled);
  }
  return left;
}

/** What a step does where something else may stand by now; null where two hands met. */
async function settle(step: PathStep, found: TreeEntry | null, rules: ReplayRules): Promise<PathStep | null> {
  const { path, before, after } = step;
  if (isSameEntry(found, after) || isSameEntry(found, before)) return step;
  const id = rules.storyAt(path);
  if (id === null || before === null || after === null || found === null) return null;
  if (found.mode !== before.mode || after.mode !== before.mode) return null;
  const merged = await rules.merge(id, { base: before, ours: after, theirs: found });
  return merged && { path, before: found, after: merged };
}

/** The commit as it is where stories of ours got other ids. */
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
  // The slot has a story: theirs.
  if (path === tombstonePath(from)) return [];
  if (path === picturePath(from)) return [{ ...step, path: picturePath(to) }];
  if (path !== storyPath(from)) return [step];
  const under = async (entry: TreeEntry | null) => entry && renamed(move, entry);
  return [{ path: storyPath(to), before: await under(before), after: await under(after) }];
}

export function isSameEntry(one: TreeEntry | null | undefined, other: TreeEntry | null | undefined): boolean {
  return one?.blob === other?.blob && one?.mode === other?.mode;
}
