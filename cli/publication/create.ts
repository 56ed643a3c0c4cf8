import { mkdir, readdir, readFile, rename, rmdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { codeOf } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskError } from "#api/platform/files/disk.ts";
import { inStagingFolder, removeStaleStagingFolders } from "#api/stories/repository/staging-folder.ts";
import { type Files, filesOf, firstSettings, formatRecord, hashOf } from "./files.ts";
import { commitPaths, type Environment, gitOf, writeFiles } from "./git-commit.ts";
import { type LibraryOfCopy, takeLibrary } from "./library-of-copy.ts";
import { type Publication, paths } from "./model.ts";

export type CreateOrder = {
  folder: string;
  publication: Publication;
  /** The version of the running program, which writes the files. */
  writtenBy: string;
  /** A copy of the program's repository whose library is taken: its folder or its address. */
  from?: string | undefined;
};
export type CreateOptions = { projectFolder: string; environment: Environment };
export type Created = { folder: string; commit: string; files: string[]; library: LibraryOfCopy | null };

/** Throws FOLDER_NOT_EMPTY unless there is no such folder, or an empty one. */
export async function refuseUsedFolder(folder: string): Promise<void> {
  await removeStaleStagingFolders(folder);
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    if (codeOf(error) === "ENOTDIR") throw used(folder, "is no folder");
    throw diskError(error, `Cannot look into ${folder}`);
  });
  const [first] = names;
  if (first !== undefined) throw used(folder, `is not empty: it holds ${first}${names.length > 1 ? " and more" : ""}`);
}

const used = (folder: string, what: string) =>
  new AppError("FOLDER_NOT_EMPTY", `${folder} ${what}`, {
    hint: "Name a folder that is not there yet. One that mruk init made is upgraded by mruk init --upgrade.",
  });

/** Every file of a new publication, but for a library that it brings along. */
export async function firstFiles(
  { publication, writtenBy }: Pick<CreateOrder, "publication" | "writtenBy">,
  projectFolder: string,
): Promise<Files> {
  const files = await filesOf(publication, projectFolder);
  const hashes = Object.fromEntries([...files].map(([path, text]) => [path, hashOf(text)]));
  return new Map([
    ...files,
    [paths.record, formatRecord({ name: publication.name, version: writtenBy, files: hashes })],
    [paths.settings, firstSettings(publication)],
  ]);
}

/**
 * Makes a publication's repository with its first commit, or on top of the history of a library. It is made in a staging folder and
 * moved up when it is complete. Throws FOLDER_NOT_EMPTY, CONTENT_BLOCKED, and what a remote may.
 */
export async function createPublication(order: CreateOrder, options: CreateOptions): Promise<Created> {
  const folder = resolve(order.folder);
  await refuseUsedFolder(folder);
  const isNew = await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw diskError(error, `Cannot write ${folder}`);
  });
  try {
    const made = await inStagingFolder(folder, async (staging) => {
      const result = await makeIn(staging, order, options);
      await moveInto(join(staging, tree), folder);
      return result;
    });
    return { folder, ...made };
  } catch (error) {
    // Not where something lies in it, which the message of the next attempt names.
    if (isNew !== undefined) await rmdir(folder).catch(() => {});
    throw error;
  }
}

/** The place of the new repository in the staging folder. */
const tree = "new";

/** Git's folder is moved last: what is half moved is no repository. */
async function moveInto(from: string, folder: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => name !== ".git");
  for (const name of [...names, ".git"]) await rename(join(from, name), join(folder, name));
}

async function makeIn(staging: string, order: CreateOrder, options: CreateOptions) {
  const { environment, projectFolder } = options;
  const { publication, from } = order;
  const into = join(staging, tree);
  await mkdir(into);
  const git = gitOf(into, environment);
  await git(["init", "--quiet", "--initial-branch=main"]);
  const library =
    from === undefined ? null : await takeLibrary({ from, staging: join(staging, "copy"), into, environment });
  const files = new Map<string, string | Uint8Array>(await firstFiles(order, projectFolder));
  if (library === null) for (const [path, bytes] of await canon(projectFolder)) files.set(path, bytes);
  await writeFiles(into, files);
  const message = library ? "Keep the library in a repository of its own" : "Begin the publication";
  const commit = await commitPaths(git, { message, author: publication.author, paths: [...files.keys()] });
  return { commit, files: [...files.keys()].sort(), library };
}

/** Who Mruk is, and what he looks like. */
async function canon(projectFolder: string): Promise<Map<string, Uint8Array>> {
  const pictures = (await readdir(join(projectFolder, "content", "cat"))).map((name) => `content/cat/${name}`);
  const entries = ["content/cat.md", ...pictures].map(
    async (path) => [path, await readFile(join(projectFolder, path))] as const,
  );
  return new Map(await Promise.all(entries));
}
