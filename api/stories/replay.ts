/** A file as a tree of Git's holds it. */
export type TreeEntry = { mode: string; blob: string };
/** What a commit did to a path: what stood there before and after, null for nothing. */
export type PathStep = { path: string; before: TreeEntry | null; after: TreeEntry | null };
export type RecordedCommit = { id: string; steps: readonly PathStep[] };

/** What becomes of commits that are to be put on another tip: the steps each still takes there, or the path on which two hands met. */
export type Replay =
  | { kept: RecordedCommit[]; dropped: RecordedCommit[] }
  | { conflict: { commit: RecordedCommit; path: string } };

/**
 * Puts commits on another tip, path by path and whole files only. A commit that adds a story which already stands there
 * is dropped with everything it brought: whoever pushed first has made this story.
 */
export function replay(
  commits: readonly RecordedCommit[],
  there: (path: string) => TreeEntry | null,
  isStory: (path: string) => boolean,
): Replay {
  const changed = new Map<string, TreeEntry | null>();
  const now = (path: string) => changed.get(path) ?? (changed.has(path) ? null : there(path));
  const kept: RecordedCommit[] = [];
  const dropped: RecordedCommit[] = [];

  for (const commit of commits) {
    const isTaken = commit.steps.some(({ path, before }) => before === null && isStory(path) && now(path) !== null);
    const steps = isTaken ? [] : commit.steps.filter(({ path, after }) => !isSameEntry(now(path), after));
    const clash = steps.find(({ path, before }) => !isSameEntry(now(path), before));
    if (clash) return { conflict: { commit, path: clash.path } };
    for (const { path, after } of steps) changed.set(path, after);
    if (steps.length > 0) kept.push({ ...commit, steps });
    else dropped.push(commit);
  }
  return { kept, dropped };
}

export function isSameEntry(one: TreeEntry | null | undefined, other: TreeEntry | null | undefined): boolean {
  return one?.blob === other?.blob && one?.mode === other?.mode;
}
