import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { type GitSettings, gitIn } from "#api/platform/processes/git.ts";
import { ignoreAttributes } from "./attributes.ts";
import { saveAddress } from "./known-address.ts";
import type { RepositoryOptions } from "./repository-lock.ts";
import { fetchOptions, gitAtRemote, type Remote, remoteError, remoteOf, trackingRef } from "./transport.ts";

type Options = Pick<RepositoryOptions, "remote" | "branch"> & GitSettings;

/**
 * Clones the remote's branch into the subfolder `tree`, without checking anything out. The clone has no remote configured: the
 * address may hold a password, and may be another one tomorrow.
 */
export async function cloneWithoutCheckout(folder: string, options: Options): Promise<string> {
  const tree = join(folder, "tree");
  await mkdir(tree);
  const git = gitIn(tree, options);
  await git(["init", "--quiet"]);
  // Git writes links as small files that hold their targets, so that nothing that was pushed leads out of the folder.
  await git(["config", "core.symlinks", "false"]);
  await ignoreAttributes({ commonDir: join(tree, ".git"), prefix: "" }, { everywhere: true });
  const unnamed = remoteOf({ ref: "" }, options);
  const branch = options.branch ?? (await branchOf({ git, commonDir: tree }, unnamed));
  const remote = { ...unnamed, branch };
  const tracked = trackingRef(remote);
  try {
    await gitAtRemote({ git }, remote, ["fetch", ...fetchOptions, "--", remote.at, `+refs/heads/${branch}:${tracked}`]);
  } catch (error) {
    const problem = remoteError(remote, error, tree);
    throw /couldn't find remote ref/i.test(String(error)) ? nothingThere(remote, `no branch ${branch}`) : problem;
  }
  await git(["update-ref", `refs/heads/${branch}`, tracked]);
  await git(["symbolic-ref", "HEAD", `refs/heads/${branch}`]);
  await saveAddress({ commonDir: join(tree, ".git") }, remote);
  return tree;
}

type NewRepository = { git: ReturnType<typeof gitIn>; commonDir: string };

/** The remote's default branch, or its only one. */
async function branchOf({ git, commonDir }: NewRepository, remote: Remote): Promise<string> {
  let answer: string;
  try {
    answer = await gitAtRemote({ git }, remote, ["ls-remote", "--symref", "--", remote.at, "HEAD", "refs/heads/*"]);
  } catch (error) {
    throw remoteError(remote, error, commonDir);
  }
  const branches = [...answer.matchAll(/^[0-9a-f]+\trefs\/heads\/(.+)$/gm)].map(([, name = ""]) => name);
  const [, own] = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(answer) ?? [];
  if (own !== undefined && branches.includes(own)) return own;
  const [only] = branches;
  if (only === undefined) throw nothingThere(remote, "no commits yet");
  if (branches.length === 1) return only;
  throw new AppError("CONTENT_BLOCKED", `${remote.name} does not say which of its branches is the library's`, {
    hint: "Name it in CONTENT_BRANCH.",
  });
}

function nothingThere({ name }: Remote, what: string): AppError {
  return new AppError("CONTENT_BLOCKED", `${name} has ${what}`, {
    hint: "Push a library there, or check CONTENT_REMOTE and CONTENT_BRANCH. It is looked at again the next time.",
  });
}
