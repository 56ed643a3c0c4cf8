import { AppError } from "../platform/errors.ts";
import { gitMessage, reworded } from "../platform/git.ts";
import { gitDiskError } from "./branch.ts";
import { addressForGit, isAddress, shownRemote, withoutCredentials } from "./remote-address.ts";
import { answerOrNull, commitAt, type WorkingCopy } from "./working-copy.ts";

/** A branch of another repository. */
export type Remote = {
  /** What Git is given: the name of a configured remote, or an address. */
  at: string;
  /** The same as people are shown it. */
  name: string;
  /** Under which name Git remembers what it last saw there. */
  remembered: string;
  branch: string;
};

/** What is remembered of an address, which Git has no name for. */
const nameOfAddress = "mruk";

type RemoteSettings = { remote: string; branch?: string | undefined };

/** The remote and the branch there that this working copy belongs with. */
export function remoteOf({ ref }: Pick<WorkingCopy, "ref">, { remote, branch }: RemoteSettings): Remote {
  const at = isAddress(remote) ? addressForGit(remote) : remote;
  const remembered = isAddress(remote) ? nameOfAddress : remote;
  return { at, name: shownRemote(remote), remembered, branch: branch ?? ref.replace("refs/heads/", "") };
}

export const hasAddress = ({ at }: Remote) => isAddress(at);

export const trackingRef = ({ remembered, branch }: Pick<Remote, "remembered" | "branch">) =>
  `refs/remotes/${remembered}/${branch}`;

export async function isConfigured({ git }: WorkingCopy, remote: Remote): Promise<boolean> {
  if (hasAddress(remote)) return true;
  return (await answerOrNull(git, ["config", "--get", `remote.${remote.at}.url`])) !== null;
}

export function lastSeenTip(copy: WorkingCopy, remote: Remote): Promise<string | null> {
  return commitAt(copy, trackingRef(remote));
}

/** Git about this remote; what it says when it fails holds no credentials. */
export async function ask(
  { git }: Pick<WorkingCopy, "git">,
  { at }: Pick<Remote, "at">,
  args: readonly string[],
): Promise<string> {
  try {
    return await git(args, { isFar: true });
  } catch (error) {
    throw reworded(error, (message) => withoutCredentials(withoutProgress(message), at));
  }
}

/** Commits and nothing else. An empty map, because the configured one would follow a rewritten history. */
export const fetchOptions = [
  "--no-tags",
  "--no-recurse-submodules",
  "--no-write-fetch-head",
  "--refmap=",
  "--progress",
];

/** What the remote's branch points to now, with its commits in our repository; null while it has no such branch. */
export async function fetchTip(copy: WorkingCopy, remote: Remote): Promise<string | null> {
  const { at, branch } = remote;
  try {
    await ask(copy, remote, ["fetch", ...fetchOptions, "--", at, `refs/heads/${branch}:${trackingRef(remote)}`]);
  } catch (error) {
    const message = gitMessage(error) ?? "";
    if (/couldn't find remote ref/i.test(message)) {
      if ((await lastSeenTip(copy, remote)) === null) return null;
      throw gone(copy, remote);
    }
    // To follow would drop stories, to push would bring back what somebody took away: a person has to say.
    if (/non-fast-forward/.test(message)) throw rewritten(copy, remote);
    throw unreachable(remote, error, copy.commonDir);
  }
  return lastSeenTip(copy, remote);
}

/** The commit that the remote's branch points to, without fetching it; null while it has no such branch. */
export async function tipThere(copy: Pick<WorkingCopy, "git" | "commonDir">, remote: Remote): Promise<string | null> {
  try {
    const heads = await ask(copy, remote, ["ls-remote", "--heads", "--", remote.at, `refs/heads/${remote.branch}`]);
    return heads.split("\t")[0] || null;
  } catch (error) {
    throw unreachable(remote, error, copy.commonDir);
  }
}

/**
 * Pushes; false when the remote's branch is not where it was seen: somebody pushed in between, or set it back, which a push would
 * undo without a word.
 */
export async function push(
  copy: WorkingCopy,
  remote: Remote,
  { commit, seen }: { commit: string; seen: string | null },
): Promise<boolean> {
  const { at, name, branch } = remote;
  const lease = seen === null ? [] : [`--force-with-lease=refs/heads/${branch}:${seen}`];
  try {
    await ask(copy, remote, ["push", ...pushOptions, ...lease, "--", at, `${commit}:refs/heads/${branch}`]);
  } catch (error) {
    const message = gitMessage(error) ?? "";
    if (/\[rejected\]|cannot lock ref|failed to update ref|incorrect old value/.test(message)) return false;
    if (!message.includes("[remote rejected]")) throw unreachable(remote, error, copy.commonDir);
    throw new AppError("REMOTE_REFUSED", `${name} refuses the push: ${lastWords(message)}`, {
      hint: `Check the rules of the branch ${branch} and what this user may do. The commits are kept here.`,
      cause: error,
    });
  }
  // Of a configured remote Git has noted it by itself.
  if (hasAddress(remote)) await copy.git(["update-ref", trackingRef(remote), commit]);
  return true;
}

export const pushOptions = ["--porcelain", "--no-follow-tags", "--recurse-submodules=no"];

/** What often is over a moment later, unlike a wrong address or a wrong password. */
export function isPassing(error: unknown): boolean {
  const message = error instanceof AppError ? (gitMessage(error.cause) ?? "") : "";
  return /resolve host|timed out|Connection (refused|reset|closed)|returned error: 5\d\d|hung up|early EOF/i.test(
    message,
  );
}

/** Both sides hold what the other lacks, and no rule says how they fit together. */
export function diverged({ top }: WorkingCopy, remote: Remote, why: string): AppError {
  return new AppError("CONTENT_DIVERGED", `This branch and ${branchThere(remote)} have parted: ${why}`, {
    hint: `In ${top}, run: git rebase ${trackingRef(remote)} (where it stops, mend the files that it names, git add them, git rebase --continue). The next run, or a running server by itself, goes on from there. Nothing was changed here.`,
  });
}

function rewritten({ top }: WorkingCopy, remote: Remote): AppError {
  const { remembered, branch } = remote;
  // The address may hold a password, which is nobody's to read here.
  const at = hasAddress(remote) ? '"$CONTENT_REMOTE"' : remote.at;
  const take = `git fetch ${at} +refs/heads/${branch}:${trackingRef({ remembered, branch })} && git reset --keep ${trackingRef(remote)}`;
  const putBack = `git push --force ${at} HEAD:refs/heads/${branch}`;
  return new AppError(
    "CONTENT_DIVERGED",
    `This branch and ${branchThere(remote)} have parted: its history was rewritten there`,
    {
      hint: `In ${top}, take what is there now: ${take} (before it, git branch mine keeps what only this side has). Or put back what was there: ${putBack}. The next run, or a running server by itself, goes on from there. Nothing was changed here.`,
    },
  );
}

function gone({ top }: WorkingCopy, remote: Remote): AppError {
  const { branch } = remote;
  const at = hasAddress(remote) ? '"$CONTENT_REMOTE"' : remote.at;
  return new AppError("CONTENT_DIVERGED", `There is no ${branchThere(remote)} any more`, {
    hint: `Name the branch that took its place in CONTENT_BRANCH. Or put back what was there: in ${top}, run git push ${at} HEAD:refs/heads/${branch}. Nothing was changed here.`,
  });
}

const branchThere = (remote: Remote) =>
  hasAddress(remote) ? `${remote.branch} of ${remote.name}` : `${remote.name}/${remote.branch}`;

/**
 * Git's failure to speak with a remote as our error: DISK_FULL and CONTENT_NOT_WRITABLE where it is this side's, otherwise
 * REMOTE_UNREACHABLE.
 */
export function unreachable(remote: Remote, error: unknown, here: string): unknown {
  const message = gitMessage(error);
  const local = gitDiskError(error, here);
  if (message === null) return error;
  // Not every "Permission denied": so says a remote that does not know our key.
  const isOurs = /No space left|quota exceeded|insufficient permission for adding|Read-only file system/.test(message);
  if (local instanceof AppError && isOurs && !message.includes("remote:")) return local;
  // simple-git's own words where it ended the command.
  const why = /block timeout reached|^Abort/i.test(message) ? "it does not answer" : lastWords(message);
  const address = hasAddress(remote) ? "the address (CONTENT_REMOTE)" : "the address (git remote -v)";
  return new AppError("REMOTE_UNREACHABLE", `${remote.name} cannot be reached: ${why}`, {
    hint: `Check the network, ${address} and the credentials. The commits are kept here; the next run pushes them.`,
    cause: error,
  });
}

/** What Git tells while all goes well. */
const progress =
  /^(remote: )?(Enumerating|Counting|Compressing|Receiving|Writing|Unpacking|Total|Updating|Delta)\b|^(remote: )?Resolving deltas/;

const withoutProgress = (message: string) =>
  message
    .split(/[\r\n]+/)
    .filter((line) => !progress.test(line))
    .join("\n");

/** The line in which Git says what is wrong. */
function lastWords(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const telling = lines.find((line) => /^(fatal|error|remote|!)/.test(line)) ?? lines.at(-1) ?? "";
  // Only ssh knows why, and says so above: a key that is not taken, a host that is not known.
  const above = telling.includes("Could not read from remote repository") && lines[lines.indexOf(telling) - 1];
  return (above || telling).trim();
}
