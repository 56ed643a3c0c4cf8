import { type StoryFileName, storyFileAt } from "../model.ts";
import { makeCommits, moveBranch } from "./branch.ts";
import type { NewCommit, PathChange } from "./commit-stream.ts";
import { createConflictBranch } from "./conflict-branches.ts";
import { type MovedStory, type PathStep, type RecordedCommit, replay } from "./replay.ts";
import { replayRules } from "./replay-rules.ts";
import { diverged, type Remote } from "./transport.ts";
import { commitAt, stepsBetween, type WorkingCopy } from "./working-copy.ts";

/** The outcome of a rebase. */
export type Rebased = {
  /** Stories and drafts of ours that were dropped, because others had pushed them first. */
  taken: StoryFileName[];
  moved: MovedStory[];
  /** The files that changed, relative to the content folder. */
  brought: string[];
  /** The branch that keeps the commits that could not be joined. */
  conflictBranch?: string;
  /** The files of those commits, relative to the content folder. */
  leftOut: string[];
};

type RebaseOptions = { keepsConflicts: boolean };

const nothing: Rebased = { taken: [], moved: [], brought: [], leftOut: [] };

/** Fast-forwards to the remote's commits, or puts ours on top of them. */
export async function rebase(
  copy: WorkingCopy,
  theirs: string | null,
  { remote, keepsConflicts }: RebaseOptions & { remote: Remote },
): Promise<Rebased> {
  const ours = await commitAt(copy, copy.ref);
  if (theirs === null || ours === theirs) return nothing;
  if (ours === null) return fastForward(copy, ours, theirs);
  const only = await commitsOnlyIn(copy, ours, theirs);
  if (only.ours === 0) return fastForward(copy, ours, theirs);
  if (only.theirs === 0) return nothing;
  return rebaseOnto(copy, { ours, theirs, remote, keepsConflicts });
}

async function fastForward(copy: WorkingCopy, ours: string | null, theirs: string): Promise<Rebased> {
  return { ...nothing, brought: pathsWithin(copy, await moveBranch(copy, ours, theirs)) };
}

/** The numbers of commits that one of two commits has in its history and the other has not. */
async function commitsOnlyIn({ git }: WorkingCopy, ours: string, theirs: string) {
  const counts = (await git(["rev-list", "--left-right", "--count", `${ours}...${theirs}`])).trim().split("\t");
  return { ours: Number(counts[0]), theirs: Number(counts[1]) };
}

type Diverged = RebaseOptions & { ours: string; theirs: string; remote: Remote };

async function rebaseOnto(copy: WorkingCopy, branches: Diverged): Promise<Rebased> {
  const { ours, theirs } = branches;
  const { kept, dropped, moved, conflicting = [] } = await replayOurs(copy, branches);
  const commits = await Promise.all(kept.map((commit) => recommit(copy, commit)));
  const tip = commits.length === 0 ? theirs : await makeCommits(copy, theirs, commits);
  let branch: string | undefined;
  const steps = await moveBranch(copy, ours, tip, {
    beforeMove: async () => {
      if (conflicting.length > 0) branch = await createConflictBranch(copy, ours);
    },
  });
  const lost = dropped.flatMap(({ steps }) => steps.filter(({ before, after }) => before === null && after !== null));
  const taken = lost.map(({ path }) => storyFileAt(path)).filter((file) => file !== null);
  const leftOut = conflicting.flatMap(({ steps }) => steps.map(({ path }) => path));
  const brought = pathsWithin(copy, steps);
  return { taken, moved, brought, leftOut, ...(branch !== undefined && { conflictBranch: branch }) };
}

async function replayOurs(copy: WorkingCopy, { ours, theirs, remote, keepsConflicts }: Diverged) {
  const commits = await recordedCommits(copy, `${theirs}..${ours}`, remote);
  const result = await replay(commits, replayRules(copy, theirs), { keepsConflicts });
  if (!("conflict" in result)) return result;
  throw diverged(copy, remote, `${copy.prefix}${result.conflict.path} was changed here and there`);
}

/** The commits that only we have, oldest first. */
async function recordedCommits(copy: WorkingCopy, range: string, remote: Remote): Promise<RecordedCommit[]> {
  const lines = (await copy.git(["rev-list", "--reverse", "--topo-order", "--parents", range])).trim().split("\n");
  const commits: RecordedCommit[] = [];
  for (const line of lines) {
    const [id = "", parent = null, secondParent] = line.split(" ");
    if (secondParent !== undefined) throw diverged(copy, remote, `${id.slice(0, 10)} here is a merge`);
    commits.push({ id, steps: (await stepsBetween(copy, parent, id)).map((step) => within(copy, step, remote)) });
  }
  return commits;
}

/** The step with its path relative to the content folder. Throws for a path outside. */
function within(copy: WorkingCopy, step: PathStep, remote: Remote): PathStep {
  const [path] = pathsWithin(copy, [step]);
  if (path !== undefined) return { ...step, path };
  throw diverged(copy, remote, `a commit here changes ${step.path}, which is not of the library`);
}

/** The paths inside the content folder, relative to it. */
export function pathsWithin({ prefix }: WorkingCopy, steps: readonly Pick<PathStep, "path">[]): string[] {
  return steps.flatMap(({ path }) => (path.startsWith(prefix) ? path.slice(prefix.length) : []));
}

/** A commit of the steps that are left, with the original's author, times and message. */
async function recommit({ git, prefix }: WorkingCopy, { id, steps }: RecordedCommit): Promise<NewCommit> {
  const format = "--format=%an <%ae> %ad%n%cn <%ce> %cd%n%B";
  const [author = "", committer = "", ...words] = (
    await git(["log", "--max-count=1", "--no-show-signature", "--date=raw", "--encoding=UTF-8", format, id])
  ).split("\n");
  const changes = steps.map(({ path, after }): PathChange => {
    const whole = prefix + path;
    return after === null ? { path: whole } : { path: whole, entry: after };
  });
  return { author, committer, message: `${words.join("\n").trim()}\n`, changes };
}
