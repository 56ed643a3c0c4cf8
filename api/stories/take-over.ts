import { keepAside } from "./aside.ts";
import { makeCommits, moveBranch } from "./branch.ts";
import type { NewCommit, PathChange } from "./commit-stream.ts";
import type { StoryId } from "./model.ts";
import { type MovedStory, type PathStep, type RecordedCommit, replay } from "./replay.ts";
import { replayRules, storyAt } from "./replay-rules.ts";
import { diverged, type Remote } from "./transport.ts";
import { commitAt, stepsBetween, type WorkingCopy } from "./working-copy.ts";

/** What a take-over did. */
export type TakenOver = {
  /** Stories of ours that others had pushed first: dropped, or under another id. */
  taken: StoryId[];
  moved: MovedStory[];
  /** The files that changed, as seen from the content folder. */
  brought: string[];
  /** The branch that keeps what could not be joined. */
  aside?: string;
};

type How = { setsAside: boolean };

const nothing: TakenOver = { taken: [], moved: [], brought: [] };

/** Brings the remote's commits under ours. */
export async function takeOver(
  copy: WorkingCopy,
  theirs: string | null,
  { remote, setsAside }: How & { remote: Remote },
): Promise<TakenOver> {
  const ours = await commitAt(copy, copy.ref);
  if (theirs === null || ours === theirs) return nothing;
  if (ours === null || (await isBehind(copy, ours, theirs))) {
    return { ...nothing, brought: pathsWithin(copy, await moveBranch(copy, ours, theirs)) };
  }
  if (await isBehind(copy, theirs, ours)) return nothing;
  return putOnTop(copy, { ours, theirs, remote, setsAside });
}

async function isBehind({ git }: WorkingCopy, one: string, other: string): Promise<boolean> {
  return (await git(["rev-list", "--count", "--max-count=1", `${other}..${one}`])).trim() === "0";
}

type Parted = How & { ours: string; theirs: string; remote: Remote };

async function putOnTop(copy: WorkingCopy, parted: Parted): Promise<TakenOver> {
  const { ours, theirs } = parted;
  const { kept, dropped, moved, aside = [] } = await replayed(copy, parted);
  const commits = await Promise.all(kept.map((commit) => again(copy, commit)));
  const tip = commits.length === 0 ? theirs : await makeCommits(copy, theirs, commits);
  let branch: string | undefined;
  const steps = await moveBranch(copy, ours, tip, {
    first: async () => {
      if (aside.length > 0) branch = await keepAside(copy, ours);
    },
  });
  const lost = dropped.flatMap(({ steps }) => steps.filter(({ before, after }) => before === null && after !== null));
  const taken = lost.map(({ path }) => storyAt(path)).filter((id) => id !== null);
  return { taken, moved, brought: pathsWithin(copy, steps), ...(branch !== undefined && { aside: branch }) };
}

async function replayed(copy: WorkingCopy, { ours, theirs, remote, setsAside }: Parted) {
  const commits = await recordedCommits(copy, `${theirs}..${ours}`, remote);
  const result = await replay(commits, replayRules(copy, theirs), { setsAside });
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

/** The step as seen from the content folder. */
function within(copy: WorkingCopy, step: PathStep, remote: Remote): PathStep {
  const [path] = pathsWithin(copy, [step]);
  if (path !== undefined) return { ...step, path };
  throw diverged(copy, remote, `a commit here changes ${step.path}, which is not of the library`);
}

/** As seen from the content folder; without those that lie outside. */
export function pathsWithin({ prefix }: WorkingCopy, steps: readonly Pick<PathStep, "path">[]): string[] {
  return steps.flatMap(({ path }) => (path.startsWith(prefix) ? path.slice(prefix.length) : []));
}

/** The same author, time and words, for the steps that are left. */
async function again({ git, prefix }: WorkingCopy, { id, steps }: RecordedCommit): Promise<NewCommit> {
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
