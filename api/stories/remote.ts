import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../platform/errors.ts";
import { gitMessage } from "../platform/git.ts";
import { gitDiskError, makeCommits, moveBranch } from "./branch.ts";
import type { NewCommit, PathChange } from "./commit-stream.ts";
import { StoryId, storyPath } from "./model.ts";
import { type RecordedCommit, replay } from "./replay.ts";
import { answerOrNull, commitAt, entriesAt, stepsBetween, type WorkingCopy } from "./working-copy.ts";

export type Remote = { name: string; branch: string };

/** How local and remote stand after we tried to make them equal. */
export type RemoteReport = {
  state: "no remote" | "equal" | "local only";
  /** Stories of ours that somebody else had pushed first; ours are gone. */
  taken: StoryId[];
  /** Why the remote has not got everything: for a warning, since the next run tries again. */
  problem?: AppError;
};

const tries = 8;
const triesOfTheNetwork = 3;

/** The remote and the branch there that this working copy belongs with. */
export function remoteOf(
  { ref }: WorkingCopy,
  { remote, branch }: { remote: string; branch?: string | undefined },
): Remote {
  return { name: remote, branch: branch ?? ref.replace("refs/heads/", "") };
}

export const trackingRef = ({ name, branch }: Remote) => `refs/remotes/${name}/${branch}`;

export async function isConfigured({ git }: WorkingCopy, { name }: Remote): Promise<boolean> {
  return (await answerOrNull(git, ["config", "--get", `remote.${name}.url`])) !== null;
}

/**
 * Makes local and remote equal: takes what others pushed, puts our commits on top of it, pushes. Losing a race against
 * another push means doing it again, at most eight times, each after a longer and less predictable pause. Throws where
 * uncommitted work is in the way; what the remote cannot do becomes the report's problem. Without `fetchFirst` it is
 * taken to stand where it stood last, which a push finds out.
 */
export async function meetRemote(
  copy: WorkingCopy,
  remote: Remote,
  { fetchFirst }: { fetchFirst: boolean },
): Promise<RemoteReport> {
  const taken: StoryId[] = [];
  try {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const isEqual = await tryToMeet(copy, remote, { fetches: attempt > 1 || fetchFirst, taken }).catch((error) => {
        if (attempt < triesOfTheNetwork && isPassing(error)) return false;
        throw error;
      });
      if (isEqual) return { state: "equal", taken };
      await sleep(Math.random() * 100 * 2 ** attempt);
    }
    const hint = "The commits are kept here; the next run pushes them.";
    throw new AppError("REMOTE_UNREACHABLE", `${remote.name} was pushed to by others, ${tries} times in a row`, {
      hint,
    });
  } catch (error) {
    if (!(error instanceof AppError) || !problems.has(error.code)) throw error;
    return { state: "local only", taken, problem: error };
  }
}

async function tryToMeet(
  copy: WorkingCopy,
  remote: Remote,
  { fetches, taken }: { fetches: boolean; taken: StoryId[] },
): Promise<boolean> {
  const theirs = fetches ? await fetchTip(copy, remote) : await lastSeenTip(copy, remote);
  taken.push(...(await takeOver(copy, theirs, remote)));
  const ours = await commitAt(copy, copy.ref);
  return ours === null || ours === theirs || (await push(copy, remote, ours));
}

/** What often is over a moment later, unlike a wrong address or a wrong password. */
function isPassing(error: unknown): boolean {
  const message = error instanceof AppError ? (gitMessage(error.cause) ?? "") : "";
  return /resolve host|timed out|Connection (refused|reset|closed)|returned error: 5\d\d|hung up|early EOF/i.test(
    message,
  );
}

const problems = new Set<string>(["REMOTE_UNREACHABLE", "REMOTE_REFUSED", "CONTENT_DIVERGED"]);

function lastSeenTip(copy: WorkingCopy, remote: Remote): Promise<string | null> {
  return commitAt(copy, trackingRef(remote));
}

/** What the remote's branch points to now, with its commits in our repository; null while it has no such branch. */
async function fetchTip(copy: WorkingCopy, remote: Remote): Promise<string | null> {
  const { name, branch } = remote;
  const options = ["--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head"];
  try {
    await copy.git(["fetch", ...options, "--", name, `+refs/heads/${branch}:${trackingRef(remote)}`]);
  } catch (error) {
    if (/couldn't find remote ref/i.test(gitMessage(error) ?? "")) return null;
    throw unreachable(name, error, copy);
  }
  return lastSeenTip(copy, remote);
}

/** Pushes; false when somebody else pushed in between. */
async function push(copy: WorkingCopy, { name, branch }: Remote, commit: string): Promise<boolean> {
  const options = ["--porcelain", "--no-follow-tags", "--recurse-submodules=no"];
  try {
    await copy.git(["push", ...options, "--", name, `${commit}:refs/heads/${branch}`]);
    return true;
  } catch (error) {
    const message = gitMessage(error) ?? "";
    if (/\[rejected\]|cannot lock ref|failed to update ref|incorrect old value/.test(message)) return false;
    if (!message.includes("[remote rejected]")) throw unreachable(name, error, copy);
    throw new AppError("REMOTE_REFUSED", `${name} refuses the push: ${lastWords(message)}`, {
      hint: `Check the rules of the branch ${branch} and what this user may do. The commits are kept here.`,
      cause: error,
    });
  }
}

/** Brings the remote's commits under ours. Returns the stories of ours that were theirs already. */
async function takeOver(copy: WorkingCopy, theirs: string | null, remote: Remote): Promise<StoryId[]> {
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
  return (await git(["rev-list", "--max-count=1", `${other}..${one}`])).trim() === "";
}

async function putOnTop(copy: WorkingCopy, ours: string, theirs: string, remote: Remote): Promise<StoryId[]> {
  const commits = await recordedCommits(copy, `${theirs}..${ours}`);
  const paths = commits.flatMap(({ steps }) => steps.map(({ path }) => path));
  const outside = paths.find((path) => !path.startsWith(copy.prefix));
  if (outside !== undefined) throw diverged(remote, `a commit here changes ${outside}, which is not of the library`);
  const there = await entriesAt(copy, theirs, paths);
  const storyAt = (path: string) => storyIdAt(path.slice(copy.prefix.length));
  const replayed = replay(
    commits,
    (path) => there.get(path) ?? null,
    (path) => storyAt(path) !== null,
  );
  if ("conflict" in replayed) throw diverged(remote, `${replayed.conflict.path} was changed here and there`);
  const { kept, dropped } = replayed;

  const tip =
    kept.length === 0
      ? theirs
      : await makeCommits(copy, theirs, await Promise.all(kept.map((commit) => again(copy, commit))));
  await moveBranch(copy, ours, tip);
  const lost = dropped.flatMap(({ steps }) => steps.filter(({ before }) => before === null));
  return lost.map(({ path }) => storyAt(path)).filter((id) => id !== null);
}

/** The commits that only we have, oldest first. */
async function recordedCommits(copy: WorkingCopy, range: string): Promise<RecordedCommit[]> {
  const lines = (await copy.git(["rev-list", "--reverse", "--topo-order", "--parents", range])).trim().split("\n");
  const commits: RecordedCommit[] = [];
  for (const line of lines) {
    const [id = "", parent = null, secondParent] = line.split(" ");
    if (secondParent !== undefined) throw diverged(null, `${id.slice(0, 10)} here is a merge`);
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

function storyIdAt(path: string): StoryId | null {
  const { data: id } = StoryId.safeParse(path.split("/").at(-1)?.replace(/\.md$/, ""));
  return id !== undefined && storyPath(id) === path ? id : null;
}

function diverged(remote: Remote | null, why: string): AppError {
  const place = remote === null ? "the remote" : `${remote.name}/${remote.branch}`;
  return new AppError("CONTENT_DIVERGED", `This branch and ${place} have parted: ${why}`, {
    hint: "Bring the two together by hand (git pull --rebase), then run again. Nothing was changed here.",
  });
}

function unreachable(name: string, error: unknown, copy: WorkingCopy): unknown {
  const message = gitMessage(error);
  const local = gitDiskError(error, copy.commonDir);
  if (message === null) return error;
  if (local instanceof AppError && local.code === "DISK_FULL" && !message.includes("remote:")) return local;
  const why = message.includes("block timeout reached") ? "it does not answer" : lastWords(message);
  return new AppError("REMOTE_UNREACHABLE", `${name} cannot be reached: ${why}`, {
    hint: "Check the network, the address (git remote -v) and the credentials. The commits are kept here; the next run pushes them.",
    cause: error,
  });
}

/** The line in which Git says what is wrong, without credentials that an address may hold. */
function lastWords(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const telling = lines.find((line) => /^(fatal|error|remote|!)/.test(line)) ?? lines.at(-1) ?? "";
  return telling.replace(/\/\/[^/@\s]+@/g, "//").trim();
}
