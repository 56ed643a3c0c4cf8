import { AppError } from "../platform/errors.ts";
import { gitMessage } from "../platform/git.ts";
import { gitDiskError } from "./branch.ts";
import { answerOrNull, commitAt, type WorkingCopy } from "./working-copy.ts";

/** A configured remote of Git's, and the branch there. */
export type Remote = { name: string; branch: string };

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

export function lastSeenTip(copy: WorkingCopy, remote: Remote): Promise<string | null> {
  return commitAt(copy, trackingRef(remote));
}

/** What the remote's branch points to now, with its commits in our repository; null while it has no such branch. */
export async function fetchTip(copy: WorkingCopy, remote: Remote): Promise<string | null> {
  const { name, branch } = remote;
  // An empty map: the configured one would follow a rewritten history.
  const options = ["--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--refmap="];
  try {
    await copy.git(["fetch", ...options, "--", name, `refs/heads/${branch}:${trackingRef(remote)}`]);
  } catch (error) {
    const message = gitMessage(error) ?? "";
    if (/couldn't find remote ref/i.test(message)) return null;
    // To follow would drop stories, to push would bring back what somebody took away: a person has to say.
    if (/non-fast-forward/.test(message)) throw diverged(remote, "its history was rewritten there");
    throw unreachable(name, error, copy);
  }
  return lastSeenTip(copy, remote);
}

/** Pushes; false when somebody else pushed in between. */
export async function push(copy: WorkingCopy, { name, branch }: Remote, commit: string): Promise<boolean> {
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

/** What often is over a moment later, unlike a wrong address or a wrong password. */
export function isPassing(error: unknown): boolean {
  const message = error instanceof AppError ? (gitMessage(error.cause) ?? "") : "";
  return /resolve host|timed out|Connection (refused|reset|closed)|returned error: 5\d\d|hung up|early EOF/i.test(
    message,
  );
}

/** Both sides hold what the other lacks, and no rule says how they fit together. */
export function diverged({ name, branch }: Remote, why: string): AppError {
  return new AppError("CONTENT_DIVERGED", `This branch and ${name}/${branch} have parted: ${why}`, {
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
