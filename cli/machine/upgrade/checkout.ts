// Brings a newer commit of a checkout into a folder of its own, and builds it there.
import { execFile } from "node:child_process";
import { chown, lstat, mkdir, realpath, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { ifMissing } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { nodeOf } from "#api/platform/project-folder.ts";
import type { MachineLayout } from "../layout.ts";
import { addNode, syncFiles } from "./archive.ts";
import type { Machine } from "./machine.ts";

const run = promisify(execFile);
/** Packages and builds; what the set-up says that it takes. */
const neededBytes = 2.5 * 1024 ** 3;

export const isCheckout = async (folder: string): Promise<boolean> =>
  (await lstat(join(folder, ".git")).catch(ifMissing(null))) !== null;

type Order = { running: string; ref: string | undefined };

/** Returns the folder of the commit: `ref`, or what the checkout's branch follows. Throws REMOTE_UNREACHABLE, PROGRAM_UNUSABLE, DISK_FULL. */
export async function bringCommit({ running, ref }: Order, { layout, environment, report }: Machine): Promise<string> {
  const owner = await ownerOf(running);
  // The settings hold secrets, which are no concern of Git's.
  const { PATH, HOME, GIT_SSH_COMMAND } = environment;
  const env = { PATH, HOME, GIT_SSH_COMMAND, GIT_TERMINAL_PROMPT: "0" };
  const git = async (folder: string, ...args: string[]) =>
    (await run("git", ["-C", folder, ...args], { ...owner, env })).stdout.trim();
  // A folder that an upgrade made is a working tree of the first checkout.
  const checkout = dirname(
    await realpath(await git(running, "rev-parse", "--path-format=absolute", "--git-common-dir")),
  );
  report("fetching");
  await git(checkout, "fetch", "--quiet", "--tags").catch((cause: unknown) => {
    throw new AppError("REMOTE_UNREACHABLE", `The remote of ${checkout} cannot be fetched.`, { cause });
  });
  const commit = await git(checkout, "rev-parse", "--verify", "--quiet", `${ref ?? "@{upstream}"}^{commit}`).catch(
    (cause: unknown) => {
      throw new AppError("BAD_REQUEST", `${checkout} has no commit ${ref ?? "that its branch follows"}.`, { cause });
    },
  );
  if (commit === (await git(running, "rev-parse", "HEAD"))) return running;
  const folder = join(layout.releases, commit.slice(0, 12));
  await checkRoom(layout);
  report(`building ${commit.slice(0, 12)}`);
  await rm(folder, { recursive: true, force: true });
  await git(checkout, "worktree", "prune");
  await mkdir(folder, { recursive: true });
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  await git(checkout, "worktree", "add", "--quiet", "--force", "--detach", folder, commit);
  const setUp = [join(folder, "scripts", "setup.mjs"), "--build"];
  await run(nodeOf(running) ?? process.execPath, setUp, { ...owner, cwd: folder }).catch((error: unknown) => {
    throw new AppError("PROGRAM_UNUSABLE", `Commit ${commit} cannot be built: ${lastLines(error)}`, {
      hint: `The set-up in ${folder} says more: node scripts/setup.mjs --build. Nothing was changed.`,
      cause: error,
    });
  });
  await addNode(folder);
  await syncFiles(folder);
  return folder;
}

/** Root builds as the checkout's owner, whose packages run programs of their own. */
async function ownerOf(folder: string): Promise<{ uid: number; gid: number } | { uid?: never }> {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = await stat(folder);
  return { uid, gid };
}

async function checkRoom({ releases }: MachineLayout): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(dirname(releases)));
  if (bavail * bsize >= neededBytes) return;
  throw new AppError("DISK_FULL", `A build takes 2.5 GiB of ${releases}.`, {
    hint: "Free some space. Nothing was changed.",
  });
}

const lastLines = (error: unknown): string =>
  (error instanceof Error && "stderr" in error ? String(error.stderr) : String(error))
    .trim()
    .split("\n")
    .slice(-5)
    .join("\n");
