import { systemClock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { gitMessage } from "#api/platform/processes/git.ts";
import { type ConflictBranch, picturePath, StoryId, storyPath, tombstonePath } from "../model.ts";
import { gitDiskError, isAncestor } from "./branch.ts";
import { gitAtRemote, isConfigured, pushOptions, type Remote, remoteError, trackingRef } from "./transport.ts";
import { answerOrNull, commitAt, stepsBetween, type WorkingCopy } from "./working-copy.ts";

// A conflict branch keeps those commits of ours that could not be joined with the remote's. Its name is `mruk/aside/`, the time,
// and the commit that was our tip, since two servers may keep one in the same second.
// Git keeps it like any other branch, here and at the remote.

const folder = "mruk/aside/";
const nameForm = /^mruk\/aside\/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9a-f]{10}$/;

type Branch = { name: string; tip: string };

const refOf = (name: string) => `refs/heads/${name}`;
/** The tracking ref: where the remote's branch was last seen. */
const refThere = ({ trackingName }: Remote, branch: string) => trackingRef({ trackingName, branch });

async function branchesOf({ git }: WorkingCopy): Promise<Branch[]> {
  const lines = (await git(["for-each-ref", "--format=%(objectname) %(refname)", refOf(folder)])).split("\n");
  return lines.flatMap((line) => {
    const [tip = "", ref = ""] = line.split(" ");
    const name = ref.slice("refs/heads/".length);
    return nameForm.test(name) ? { name, tip } : [];
  });
}

/**
 * Keeps our tip on a conflict branch and returns its name. A branch that a killed run made for the same commits is used again, or
 * replaced.
 */
export async function createConflictBranch(copy: WorkingCopy, tip: string): Promise<string> {
  const outdated: Branch[] = [];
  for (const branch of await branchesOf(copy)) {
    if (branch.tip === tip) return branch.name;
    if (await isAncestor(copy, branch.tip, tip)) outdated.push(branch);
  }
  const time = systemClock.now().toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
  const name = `${folder}${time}-${tip.slice(0, 10)}`;
  await updateRefs(copy, [
    `create ${refOf(name)} ${tip}`,
    ...outdated.map((branch) => `delete ${refOf(branch.name)} ${branch.tip}`),
  ]);
  return name;
}

/** The conflict branches with commits that our main branch lacks, newest first. */
export async function conflictBranchesOf(copy: WorkingCopy, remote: Remote): Promise<ConflictBranch[]> {
  const kept: ConflictBranch[] = [];
  const main = await commitAt(copy, copy.ref);
  for (const { name, tip } of await branchesOf(copy)) {
    const commits = await ownCommits(copy, tip, main);
    if (commits.length === 0) continue;
    const isPushed = (await commitAt(copy, refThere(remote, name))) === tip;
    kept.push({ name, at: name.replace(nameForm, "$1-$2-$3T$4:$5:$6Z"), commits, isPushed });
  }
  return kept.sort((a, b) => (a.name < b.name ? 1 : -1));
}

/** Whether a conflict branch holds this commit. */
export async function isOnConflictBranch({ git }: WorkingCopy, commit: string): Promise<boolean> {
  const holding = ["for-each-ref", "--count=1", `--contains=${commit}`, "--format=%(refname)", refOf(folder)];
  return Boolean(await answerOrNull(git, holding));
}

/** More commits of one branch are not listed. */
const mostCommits = 200;
type Commit = { commit: string; parent: string | undefined; author: string; subject: string; trace: string };

/** The commits of a branch that the main branch has neither as they are nor rebased, oldest first. */
async function ownCommits(copy: WorkingCopy, tip: string, main: string | null): Promise<ConflictBranch["commits"]> {
  const ours = await commitsOf(copy, main === null ? [tip] : [tip, `^${main}`]);
  if (ours.length === 0 || main === null) return Promise.all(ours.map((each) => describeCommit(copy, each)));
  // A rebased commit has the same author, times and message.
  const joined = new Set((await commitsOf(copy, [main, `^${tip}`])).map(({ trace }) => trace));
  const own = ours.filter(({ trace }) => !joined.has(trace)).slice(-mostCommits);
  return Promise.all(own.map((each) => describeCommit(copy, each)));
}

async function commitsOf({ git }: WorkingCopy, range: readonly string[]): Promise<Commit[]> {
  const format = "--format=%H%x00%P%x00%an%x00%s%x00%ae %at %ct";
  const lines = await git([
    "log",
    "--reverse",
    "--topo-order",
    "--no-show-signature",
    "--encoding=UTF-8",
    format,
    ...range,
  ]);
  return lines.split("\n").flatMap((line) => {
    const [commit = "", parents = "", author = "", subject = "", times = ""] = line.split("\0");
    const [parent] = parents.split(" ");
    return commit === ""
      ? []
      : { commit, parent: parent || undefined, author, subject, trace: `${author} ${times} ${subject}` };
  });
}

async function describeCommit(copy: WorkingCopy, { commit, parent = undefined, author, subject }: Commit) {
  const steps = await stepsBetween(copy, parent ?? null, commit);
  const stories = new Set(steps.flatMap(({ path }) => storyOf(copy, path) ?? []));
  return { commit, author, subject, stories: [...stories] };
}

/** The story that a file belongs to: as its text, its picture or its tombstone. */
function storyOf({ prefix }: WorkingCopy, path: string): StoryId | null {
  const { data: id } = StoryId.safeParse(path.slice(path.lastIndexOf("/") + 1).replace(/\.[a-z]+$/, ""));
  if (id === undefined) return null;
  return [storyPath(id), picturePath(id), tombstonePath(id)].some((own) => prefix + own === path) ? id : null;
}

/** Pushes the conflict branches that the remote lacks. A branch that it refuses goes into `refused` and is not offered again. */
export async function pushConflictBranches(copy: WorkingCopy, remote: Remote, refused: Set<string>): Promise<void> {
  for (const { name, tip } of await branchesOf(copy)) {
    if (refused.has(name) || (await commitAt(copy, refThere(remote, name))) === tip) continue;
    try {
      await gitAtRemote(copy, remote, ["push", ...pushOptions, "--", remote.at, `${tip}:${refOf(name)}`]);
    } catch (error) {
      const message = gitMessage(error);
      if (message === null) throw error;
      // The branch stays here. The push of the main branch reports a remote that cannot be reached.
      if (/\[(remote )?rejected\]/.test(message)) refused.add(name);
      continue;
    }
    await updateRefs(copy, [`update ${refThere(remote, name)} ${tip}`]);
  }
}

/** Deletes a conflict branch, at the remote first. Throws NOTHING_ASIDE, REMOTE_UNREACHABLE, REMOTE_REFUSED. */
export async function deleteConflictBranch(copy: WorkingCopy, remote: Remote, name: string): Promise<void> {
  const branch = (await branchesOf(copy)).find((each) => each.name === name);
  if (branch === undefined) throw new AppError("NOTHING_ASIDE", "There is no such conflict branch.");
  const there = refThere(remote, name);
  const seen = await commitAt(copy, there);
  if (seen !== null && (await isConfigured(copy, remote))) await deleteThere(copy, remote, { name, tip: seen });
  // Git deletes the tracking ref of a configured remote by itself.
  const left = await commitAt(copy, there);
  const forgotten = left === null ? [] : [`delete ${there} ${left}`];
  await updateRefs(copy, [`delete ${refOf(name)} ${branch.tip}`, ...forgotten]);
}

/** Deletes the remote's branch only as it was pushed: commits that somebody added since are theirs. */
async function deleteThere(copy: WorkingCopy, remote: Remote, { name, tip }: Branch): Promise<void> {
  const lease = `--force-with-lease=${refOf(name)}:${tip}`;
  try {
    await gitAtRemote(copy, remote, ["push", ...pushOptions, lease, "--", remote.at, `:${refOf(name)}`]);
  } catch (error) {
    const message = gitMessage(error) ?? "";
    if (/remote ref does not exist|unable to delete/.test(message)) return;
    if (!/\[(remote )?rejected\]/.test(message)) throw remoteError(remote, error, copy.commonDir);
    // Git rejects the push in the same way where somebody has deleted the branch there.
    const left = await gitAtRemote(copy, remote, ["ls-remote", "--heads", "--", remote.at, refOf(name)]).catch(
      () => "unknown",
    );
    if (left === "") return;
    throw new AppError("REMOTE_REFUSED", `${remote.name} does not delete the branch ${name}`, {
      hint: "It may be protected, or somebody has added commits to it. Delete it there, then here.",
      cause: error,
    });
  }
}

async function updateRefs({ git, commonDir }: WorkingCopy, lines: readonly string[]): Promise<void> {
  const input = ["start", ...lines, "prepare", "commit", ""].join("\n");
  try {
    await git(["update-ref", "--stdin"], { input });
  } catch (error) {
    if (!/cannot lock ref|exists; cannot create/.test(gitMessage(error) ?? "")) throw gitDiskError(error, commonDir);
    throw new AppError("CONTENT_BLOCKED", `A branch below ${folder} cannot be changed`, {
      hint: "Rename a branch that is called mruk or mruk/aside, then run again.",
      cause: error,
    });
  }
}
