import { AppError } from "#api/platform/errors.ts";
import { gitMessage, reworded } from "#api/platform/processes/git.ts";
import { gitDiskError } from "./branch.ts";
import { addressForGit, isAddress, shownRemote, withoutCredentials } from "./remote-address.ts";
import { answerOrNull, commitAt, type WorkingCopy } from "./working-copy.ts";

/** A branch of another repository. */
export type Remote = {
  /** Git's argument: the name of a configured remote, or an address. */
  at: string;
  /** The same without credentials, for messages. */
  name: string;
  /** The name of its tracking refs: `refs/remotes/<name>/…`. */
  trackingName: string;
  branch: string;
};

/** An address has no name in Git, so its tracking refs get this one. */
const trackingNameOfAddress = "mruk";

type RemoteSettings = { remote: string; branch?: string | undefined };

/** The remote that this working copy follows, and the branch there. */
export function remoteOf({ ref }: Pick<WorkingCopy, "ref">, { remote, branch }: RemoteSettings): Remote {
  const at = isAddress(remote) ? addressForGit(remote) : remote;
  const trackingName = isAddress(remote) ? trackingNameOfAddress : remote;
  return { at, name: shownRemote(remote), trackingName, branch: branch ?? ref.replace("refs/heads/", "") };
}

export const hasAddress = ({ at }: Remote) => isAddress(at);

export const trackingRef = ({ trackingName, branch }: Pick<Remote, "trackingName" | "branch">) =>
  `refs/remotes/${trackingName}/${branch}`;

export async function isConfigured({ git }: WorkingCopy, remote: Remote): Promise<boolean> {
  if (hasAddress(remote)) return true;
  return (await answerOrNull(git, ["config", "--get", `remote.${remote.at}.url`])) !== null;
}

export function lastSeenTip(copy: WorkingCopy, remote: Remote): Promise<string | null> {
  return commitAt(copy, trackingRef(remote));
}

/** Runs a Git command that talks to this remote. Its errors hold no credentials. */
export async function gitAtRemote(
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

/** Fetches commits and nothing else. The refmap is empty, because the configured one would follow a rewritten history. */
export const fetchOptions = [
  "--no-tags",
  "--no-recurse-submodules",
  "--no-write-fetch-head",
  "--refmap=",
  "--progress",
];

/** Fetches the remote's branch and returns its tip; null while it has no such branch. */
export async function fetchTip(copy: WorkingCopy, remote: Remote): Promise<string | null> {
  const { at, branch } = remote;
  try {
    await gitAtRemote(copy, remote, [
      "fetch",
      ...fetchOptions,
      "--",
      at,
      `refs/heads/${branch}:${trackingRef(remote)}`,
    ]);
  } catch (error) {
    const message = gitMessage(error) ?? "";
    if (/couldn't find remote ref/i.test(message)) {
      if ((await lastSeenTip(copy, remote)) === null) return null;
      throw gone(copy, remote);
    }
    // Following would drop stories, and pushing would bring back what somebody deleted, so a person has to decide.
    if (/non-fast-forward/.test(message)) throw rewritten(copy, remote);
    throw remoteError(remote, error, copy.commonDir);
  }
  return lastSeenTip(copy, remote);
}

/** Asks for the tip of the remote's branch without fetching it; null while it has no such branch. */
export async function remoteTip(copy: Pick<WorkingCopy, "git" | "commonDir">, remote: Remote): Promise<string | null> {
  try {
    const heads = await gitAtRemote(copy, remote, [
      "ls-remote",
      "--heads",
      "--",
      remote.at,
      `refs/heads/${remote.branch}`,
    ]);
    return heads.split("\t")[0] || null;
  } catch (error) {
    throw remoteError(remote, error, copy.commonDir);
  }
}

/**
 * Pushes. Returns false when the remote's branch is not at `seen`: somebody pushed in between, or reset it, which a push would
 * silently undo.
 */
export async function push(
  copy: WorkingCopy,
  remote: Remote,
  { commit, seen }: { commit: string; seen: string | null },
): Promise<boolean> {
  const { at, name, branch } = remote;
  const lease = seen === null ? [] : [`--force-with-lease=refs/heads/${branch}:${seen}`];
  try {
    await gitAtRemote(copy, remote, ["push", ...pushOptions, ...lease, "--", at, `${commit}:refs/heads/${branch}`]);
  } catch (error) {
    const message = gitMessage(error) ?? "";
    if (/\[rejected\]|cannot lock ref|failed to update ref|incorrect old value/.test(message)) return false;
    if (!message.includes("[remote rejected]")) throw remoteError(remote, error, copy.commonDir);
    throw new AppError("REMOTE_REFUSED", `${name} refuses the push: ${reasonIn(message)}`, {
      hint: `Check the rules of the branch ${branch} and what this user may do. The commits are kept here.`,
      cause: error,
    });
  }
  // Git updates the tracking ref of a configured remote by itself.
  if (hasAddress(remote)) await copy.git(["update-ref", trackingRef(remote), commit]);
  return true;
}

export const pushOptions = ["--porcelain", "--no-follow-tags", "--recurse-submodules=no"];

/** Errors that are often over a moment later, unlike a wrong address or a wrong password. */
export function isTransient(error: unknown): boolean {
  const message = error instanceof AppError ? (gitMessage(error.cause) ?? "") : "";
  return /resolve host|timed out|Connection (refused|reset|closed)|returned error: 5\d\d|hung up|early EOF/i.test(
    message,
  );
}

/** Both sides have commits that the other lacks, and the replay rules cannot join them. */
export function diverged({ top }: WorkingCopy, remote: Remote, why: string): AppError {
  return new AppError("CONTENT_DIVERGED", `This branch and ${remoteBranchName(remote)} have diverged: ${why}`, {
    hint: `In ${top}, run: git rebase ${trackingRef(remote)} (where it stops, mend the files that it names, git add them, git rebase --continue). The next run, or a running server by itself, goes on from there. Nothing was changed here.`,
  });
}

function rewritten({ top }: WorkingCopy, remote: Remote): AppError {
  const { trackingName, branch } = remote;
  // The address may hold a password, which must not be shown.
  const at = hasAddress(remote) ? '"$CONTENT_REMOTE"' : remote.at;
  const take = `git fetch ${at} +refs/heads/${branch}:${trackingRef({ trackingName, branch })} && git reset --keep ${trackingRef(remote)}`;
  const putBack = `git push --force ${at} HEAD:refs/heads/${branch}`;
  return new AppError(
    "CONTENT_DIVERGED",
    `This branch and ${remoteBranchName(remote)} have diverged: its history was rewritten there`,
    {
      hint: `In ${top}, take what is there now: ${take} (before it, git branch mine keeps what only this side has). Or put back what was there: ${putBack}. The next run, or a running server by itself, goes on from there. Nothing was changed here.`,
    },
  );
}

function gone({ top }: WorkingCopy, remote: Remote): AppError {
  const { branch } = remote;
  const at = hasAddress(remote) ? '"$CONTENT_REMOTE"' : remote.at;
  return new AppError("CONTENT_DIVERGED", `There is no ${remoteBranchName(remote)} any more`, {
    hint: `Name the branch that took its place in CONTENT_BRANCH. Or put back what was there: in ${top}, run git push ${at} HEAD:refs/heads/${branch}. Nothing was changed here.`,
  });
}

const remoteBranchName = (remote: Remote) =>
  hasAddress(remote) ? `${remote.branch} of ${remote.name}` : `${remote.name}/${remote.branch}`;

/**
 * Turns an error of a Git command that talks to a remote into ours: DISK_FULL and CONTENT_NOT_WRITABLE where the cause is this
 * disk, otherwise REMOTE_UNREACHABLE.
 */
export function remoteError(remote: Remote, error: unknown, here: string): unknown {
  const message = gitMessage(error);
  const local = gitDiskError(error, here);
  if (message === null) return error;
  // "Permission denied" alone is no proof: a remote that does not know our key says it too.
  const isOurs = /No space left|quota exceeded|insufficient permission for adding|Read-only file system/.test(message);
  if (local instanceof AppError && isOurs && !message.includes("remote:")) return local;
  // simple-git says so when it ended the command.
  const why = /block timeout reached|^Abort/i.test(message) ? "it does not answer" : reasonIn(message);
  const address = hasAddress(remote) ? "the address (CONTENT_REMOTE)" : "the address (git remote -v)";
  return new AppError("REMOTE_UNREACHABLE", `${remote.name} cannot be reached: ${why}`, {
    hint: `Check the network, ${address} and the credentials. The commits are kept here; the next run pushes them.`,
    cause: error,
  });
}

/** Git's progress lines. */
const progress =
  /^(remote: )?(Enumerating|Counting|Compressing|Receiving|Writing|Unpacking|Total|Updating|Delta)\b|^(remote: )?Resolving deltas/;

const withoutProgress = (message: string) =>
  message
    .split(/[\r\n]+/)
    .filter((line) => !progress.test(line))
    .join("\n");

/** The line of Git's output that says what is wrong. */
function reasonIn(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const reason = lines.find((line) => /^(fatal|error|remote|!)/.test(line)) ?? lines.at(-1) ?? "";
  // Only ssh knows why (a key that is refused, an unknown host), and says so in the line above.
  const above = reason.includes("Could not read from remote repository") && lines[lines.indexOf(reason) - 1];
  return (above || reason).trim();
}
