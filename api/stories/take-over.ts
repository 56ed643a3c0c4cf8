import { makeCommits, moveBranch } from "./branch.ts";
import type { NewCommit, PathChange } from "./commit-stream.ts";
import { StoryId, storyPath } from "./model.ts";
import { type RecordedCommit, replay } from "./replay.ts";
import { diverged, type Remote } from "./transport.ts";
import { commitAt, entriesAt, stepsBetween, type WorkingCopy } from "./working-copy.ts";

/** Brings the remote's commits under ours. Returns the stories of ours that were theirs already. */
export async function takeOver(copy: WorkingCopy, theirs: string | null, remote: Remote): Promise<StoryId[]> {
  const ours = await commitAt(copy, copy.ref);
  if (theirs === null || ours === theirs) return [];
  if (ours === null || (await isBehind(copy, ours, theirs))) {
    await moveBranch(copy, ours, theirs);
    return [];
  }
  if (await isBehind(copy, theirs, ours)) return [];
  return putOnTop(copy, ours, theirs, remote);
}

async function isBehind({ git }: WorkingCopy, one: string, other: string): Promise<boolean> {
  return (await git(["rev-list", "--count", "--max-count=1", `${other}..${one}`])).trim() === "0";
}

async function putOnTop(copy: WorkingCopy, ours: string, theirs: string, remote: Remote): Promise<StoryId[]> {
  const { kept, dropped } = await replayed(copy, ours, theirs, remote);
  const commits = await Promise.all(kept.map((commit) => again(copy, commit)));
  await moveBranch(copy, ours, commits.length === 0 ? theirs : await makeCommits(copy, theirs, commits));
  const lost = dropped.flatMap(({ steps }) => steps.filter(({ before }) => before === null));
  return lost.map(({ path }) => storyAt(copy, path)).filter((id) => id !== null);
}

async function replayed(copy: WorkingCopy, ours: string, theirs: string, remote: Remote) {
  const commits = await recordedCommits(copy, `${theirs}..${ours}`, remote);
  const paths = commits.flatMap(({ steps }) => steps.map(({ path }) => path));
  const outside = paths.find((path) => !path.startsWith(copy.prefix));
  if (outside !== undefined) throw diverged(remote, `a commit here changes ${outside}, which is not of the library`);
  const there = await entriesAt(copy, theirs, paths);
  const result = replay(
    commits,
    (path) => there.get(path) ?? null,
    (path) => storyAt(copy, path) !== null,
  );
  if ("conflict" in result) throw diverged(remote, `${result.conflict.path} was changed here and there`);
  return result;
}

/** The commits that only we have, oldest first. */
async function recordedCommits(copy: WorkingCopy, range: string, remote: Remote): Promise<RecordedCommit[]> {
  const lines = (await copy.git(["rev-list", "--reverse", "--topo-order", "--parents", range])).trim().split("\n");
  const commits: RecordedCommit[] = [];
  for (const line of lines) {
    const [id = "", parent = null, secondParent] = line.split(" ");
    if (secondParent !== undefined) throw diverged(remote, `${id.slice(0, 10)} here is a merge`);
    commits.push({ id, steps: await stepsBetween(copy, parent, id) });
  }
  return commits;
}

/** The same author, time and words, for the steps that are left. */
async function again({ git }: WorkingCopy, { id, steps }: RecordedCommit): Promise<NewCommit> {
  const format = "--format=%an <%ae> %ad%n%cn <%ce> %cd%n%B";
  const [author = "", committer = "", ...words] = (
    await git(["log", "--max-count=1", "--no-show-signature", "--date=raw", "--encoding=UTF-8", format, id])
  ).split("\n");
  const changes = steps.map(({ path, after }): PathChange => (after === null ? { path } : { path, entry: after }));
  return { author, committer, message: `${words.join("\n").trim()}\n`, changes };
}

function storyAt({ prefix }: WorkingCopy, path: string): StoryId | null {
  const { data: id } = StoryId.safeParse(path.split("/").at(-1)?.replace(/\.md$/, ""));
  return id !== undefined && prefix + storyPath(id) === path ? id : null;
}
