// Takes the library out of a copy of the program's repository, with its history.
import { spawn } from "node:child_process";
import { mkdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError } from "#api/platform/errors.ts";
import { gitEnvironment } from "#api/platform/processes/git.ts";
import { cloneWithoutCheckout } from "#api/stories/repository/clone.ts";
import { type Environment, gitOf } from "./git-commit.ts";

/** `newest` is the latest Warsaw date that has a story. */
export type LibraryOfCopy = { stories: number; newest: string };

type Order = {
  /** The folder or the address of the copy. */
  from: string;
  /** An empty folder for work. */
  staging: string;
  /** The new repository, which has no commits yet. */
  into: string;
  environment: Environment;
};

/**
 * Gives a new repository the commits of the copy's default branch, as far as they touch `content/`: other commits than there, with the
 * same files, authors and dates. Throws CONTENT_BLOCKED where that cannot be all of it.
 */
export async function takeLibrary({ from, staging, into, environment }: Order): Promise<LibraryOfCopy> {
  const remote = await addressOf(from, environment);
  await mkdir(staging);
  const copy = await cloneWithoutCheckout(staging, { environment: { ...environment }, remote, branch: undefined });
  const git = gitOf(copy, environment);
  const stories = await storiesIn(git);
  if (stories.length === 0) {
    throw new AppError("CONTENT_BLOCKED", `${from} has no stories in content/stories`, {
      hint: "mruk init without --from begins with none.",
    });
  }
  const branch = (await git(["symbolic-ref", "HEAD"])).trim();
  await copyHistory({ from: copy, branch, into, env: gitEnvironment({ ...environment }) });
  await gitOf(into, environment)(["-c", "core.symlinks=false", "reset", "--quiet", "--hard", "main"]);
  return { stories: stories.length, newest: latestDate(stories) };
}

/** A folder's absolute path. Only its commits are taken, so everything must be committed, and no commit missing. */
async function addressOf(from: string, environment: Environment): Promise<string> {
  const found = await stat(from).catch(() => null);
  if (!found?.isDirectory()) return from;
  const folder = resolve(from);
  const git = gitOf(folder, environment);
  const answer = async (...args: string[]) => (await git(args).catch(() => "")).trim();
  if ((await answer("rev-parse", "--is-shallow-repository")) === "true") {
    throw new AppError("CONTENT_BLOCKED", `${folder} has not its whole history`, {
      hint: "Run git fetch --unshallow there, or name the address of its remote.",
    });
  }
  if ((await answer("status", "--porcelain", "--", "content")) !== "") {
    throw new AppError("CONTENT_BLOCKED", `${folder} has changes in content/ that are not committed`, {
      hint: "Commit or undo them first: only what is committed is taken.",
    });
  }
  return folder;
}

async function storiesIn(git: ReturnType<typeof gitOf>): Promise<string[]> {
  const list = await git(["ls-tree", "-r", "--name-only", "-z", "HEAD", "--", "content/stories"]);
  return list.split("\0").flatMap((path) => /([^/]+)\.md$/.exec(path)?.[1] ?? []);
}

const latestDate = (ids: readonly string[]) =>
  ids.map((id) => id.slice(0, "2026-12-24".length)).reduce((one, other) => (other > one ? other : one), "");

type History = { from: string; branch: string; into: string; env: Record<string, string> };

/** Both ends run at once, since the stream holds every picture there has ever been. */
async function copyHistory({ from, branch, into, env }: History): Promise<void> {
  // fast-export of Git 2.39 overlooks the two hyphens, and takes a path only for one that is there.
  await mkdir(join(from, "content"));
  const range = [`--refspec=${branch}:refs/heads/main`, branch, "--", "content"];
  const source = spawn("git", ["fast-export", "--use-done-feature", "--reencode=yes", ...range], { cwd: from, env });
  const sink = spawn("git", ["fast-import", "--quiet"], { cwd: into, env });
  await Promise.all([ended(source, "fast-export"), ended(sink, "fast-import"), pipeline(source.stdout, sink.stdin)]);
}

function ended(child: ReturnType<typeof spawn>, name: string): Promise<void> {
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code) => (code === 0 ? done() : fail(new Error(`git ${name} failed: ${said.trim()}`))));
  });
}
