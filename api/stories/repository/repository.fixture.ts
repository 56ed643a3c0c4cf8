import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { picturePath, StoryId, storyPath } from "../model.ts";
import { type ContentRepositoryOptions, openContentRepository, type Publication } from "./content-repository.ts";

/** Git without an identity and without the machine's settings. */
export const environment = {
  PATH: process.env.PATH,
  HOME: "/nonexistent",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  // Git allocates as the tests' own processes do: see vitest.config.ts.
  ...(process.env.GLIBC_TUNABLES !== undefined && { GLIBC_TUNABLES: process.env.GLIBC_TUNABLES }),
};
const someone = ["-c", "user.name=Someone", "-c", "user.email=someone@example.org", "-c", "commit.gpgsign=false"];

/** A folder for repositories that removes itself when the test ends. */
export async function temporaryFolder() {
  const root = folderOfTest();
  return {
    root,
    bare: (name = "origin.git") => bareRepository(root, name),
    workingCopy: (name = "work") => initialised(root, name),
    copyAt: (name: string) => copyAt(join(root, name)),
    clone: (from: string, name: string) => cloned(root, from, name),
  };
}

export type TestCopy = ReturnType<typeof copyAt>;

function copyAt(root: string) {
  const git = (...args: string[]) => gitAt(root, ...args);
  return {
    root,
    git,
    read: (path: string) => readFile(join(root, path), "utf8"),
    write: async (path: string, text: string) => {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    },
    /** Commits every change, as a person would. */
    commitAll(message: string) {
      git("add", "--all");
      git("commit", "--quiet", "-m", message);
    },
    status: () => git("status", "--porcelain", "--untracked-files=all"),
    /** The subjects of the commits, oldest first. */
    log: (ref = "HEAD") => git("log", "--reverse", "--format=%s", ref).split("\n").filter(Boolean),
    tip: (ref = "HEAD") => git("rev-parse", ref),
    files: (ref = "HEAD") => git("ls-tree", "-r", "--name-only", ref).split("\n").filter(Boolean),
    /** The content repository of this working copy. */
    content: (options: Partial<ContentRepositoryOptions> = {}) =>
      openContentRepository({
        contentDir: join(root, "content"),
        remote: "origin",
        author: "Mruk <mruk@mruk.invalid>",
        environment,
        ...options,
      }),
  };
}

export function gitAt(folder: string, ...args: string[]): string {
  const result = spawnSync("git", [...someone, ...args], { cwd: folder, env: environment, encoding: "utf8" });
  if (result.status !== 0) throw new Error(`git ${args.join(" ")}: ${result.stderr || result.error}`);
  return result.stdout.trimEnd();
}

async function bareRepository(root: string, name: string): Promise<TestCopy> {
  gitAt(root, "init", "--quiet", "--bare", "--initial-branch=main", name);
  return copyAt(join(root, name));
}

async function initialised(root: string, name: string): Promise<TestCopy> {
  gitAt(root, "init", "--quiet", "--initial-branch=main", name);
  return copyAt(join(root, name));
}

async function cloned(root: string, from: string, name: string): Promise<TestCopy> {
  gitAt(root, "clone", "--quiet", from, name);
  return copyAt(join(root, name));
}

/** The paths of these stories' files in a working copy, as Git lists them. */
export const filesOf = (...names: string[]) =>
  names
    .map((name) => StoryId.parse(name))
    .flatMap((id) => [`content/${storyPath(id)}`, `content/${picturePath(id)}`])
    .sort();
export const storyFile = (name: string) => `content/${storyPath(StoryId.parse(name))}`;

/** Expects a clean working tree and an intact repository. */
export function expectClean(copy: TestCopy): void {
  expect(copy.status()).toBe("");
  expect(copy.git("fsck", "--no-dangling")).toBe("");
}

/** A story's files with contents that name their author. */
export function publicationOf(name: string, by = "us"): Publication {
  const id = StoryId.parse(name);
  return {
    id,
    files: [
      { path: storyPath(id), content: Buffer.from(`${name} told by ${by}\n`) },
      { path: picturePath(id), content: Buffer.from([0, 1, 2, 255, 10, 13, 10, by.length]) },
    ],
    message: `Publish ${name}: A title\n\nTytuł „po polsku”\n`,
  };
}

/** A repository that holds more than the library. */
export async function startedCopy(): Promise<TestCopy> {
  const copy = await (await temporaryFolder()).workingCopy();
  await copy.write("notes.txt", "one\n");
  await copy.write("content/README.md", "The library\n");
  copy.commitAll("Begin");
  return copy;
}

/** A remote with a library, and two clones of it. */
export async function twoClones() {
  const folder = await temporaryFolder();
  const origin = await folder.bare();
  const ours = await folder.clone("origin.git", "ours");
  await ours.write("content/README.md", "The library\n");
  ours.commitAll("Begin");
  ours.git("push", "--quiet", "origin", "main");
  const theirs = await folder.clone("origin.git", "theirs");
  return { folder, origin, ours, theirs };
}
