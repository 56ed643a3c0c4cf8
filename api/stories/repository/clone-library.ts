import { access, constants, mkdir, readdir, realpath, rename, rmdir, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { codeOf, ifMissing } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskError, syncFolder } from "#api/platform/files/disk.ts";
import type { GitSettings } from "#api/platform/processes/git.ts";
import { refuseLackOfRoom, refuseLackOfRoomFor } from "./branch.ts";
import { cloneWithoutCheckout } from "./clone.ts";
import { refuseImpossibleFiles } from "./possible-files.ts";
import { isAddress } from "./remote-address.ts";
import type { RepositoryOptions } from "./repository-lock.ts";
import { inStagingFolder, removeStaleStagingFolders } from "./staging-folder.ts";
import { remoteOf, remoteTip } from "./transport.ts";
import { commitAt, entriesAt, findWorkingCopy, isAt, stepsBetween, type WorkingCopy } from "./working-copy.ts";

type Options = Pick<RepositoryOptions, "contentDir" | "remote" | "branch"> & GitSettings;

/** The two places for a repository: the content folder itself, or the folder around it. */
type Places = { itself: string; around: string };

/** Enough to begin with; the fetch shows how much is needed. */
const someRoom = 1024 * 1024;

/**
 * Clones the library, as `ContentRepository.cloneLibrary` says. The clone is made in a staging folder, holds nothing of the
 * address (which may hold a password), and is moved into place as a whole.
 */
export async function cloneLibrary(options: Options): Promise<boolean> {
  const { contentDir, remote } = options;
  if (!isAddress(remote)) return false;
  const itself = await realpath(contentDir).catch(() => resolve(contentDir));
  const places = { itself, around: dirname(itself) };
  const copy = await copyAround(itself, options);
  if (!(await isEmpty(itself))) {
    if (copy) return false;
    throw blocked(`${itself} is not empty, and in no Git working copy`, {
      hint: "Move away what lies there, or name another CONTENT_DIR: the library is fetched into an empty folder.",
    });
  }
  if (copy && (await holdsLibrary(copy, options))) return false;
  for (const place of [places.around, dirname(places.around)]) await removeStaleStagingFolders(place);
  return inStagingFolder(await stagingPlace(places), async (staging) => {
    const tree = await cloneWithoutCheckout(staging, options);
    const found = await findWorkingCopy(tree, options);
    const tip = (await commitAt(found, "HEAD")) ?? "";
    if (copy && (await isKnownIn(found, await commitAt(copy, copy.ref)))) return false;
    const steps = await stepsBetween(found, null, tip);
    await refuseImpossibleFiles(found, tip, steps);
    await refuseLackOfRoomFor(found, steps);
    await found.git(["checkout", "--progress", "--force", found.ref.replace("refs/heads/", ""), "--"]);
    return moveInto(tree, places, { isBelow: await isLibrary(found, tip, basename(itself)), options });
  });
}

async function copyAround(folder: string, settings: GitSettings): Promise<WorkingCopy | null> {
  try {
    return await findWorkingCopy(folder, settings);
  } catch (error) {
    if (error instanceof AppError && error.code === "CONTENT_NOT_GIT") return null;
    throw error;
  }
}

/**
 * Whether the working copy around an empty folder is the library's own. Another repository, such as this program's, can have the
 * library inside it.
 */
async function holdsLibrary(copy: WorkingCopy, options: Options): Promise<boolean> {
  const tip = await commitAt(copy, copy.ref);
  if (copy.prefix === "" || tip === null || (await isAt(copy, tip, copy.prefix.slice(0, -1)))) return true;
  return isKnownIn(copy, await remoteTip(copy, remoteOf(copy, options)));
}

async function isKnownIn(copy: WorkingCopy, commit: string | null): Promise<boolean> {
  return commit !== null && (await commitAt(copy, commit)) !== null;
}

/** Whether the repository has the library in a folder of this name. */
async function isLibrary(copy: WorkingCopy, tip: string, name: string): Promise<boolean> {
  const signs = ["stories", "cat.md", "README.md"].map((sign) => `${name}/${sign}`);
  return (await entriesAt(copy, tip, signs)).size > 0;
}

/** The folder beside the larger of the two places that is free, so that the move is a rename. */
async function stagingPlace({ itself, around }: Places): Promise<string> {
  const place = (await isFreeAround({ itself, around })) ? dirname(around) : around;
  try {
    await mkdir(place, { recursive: true });
  } catch (error) {
    throw diskError(error, `Cannot write into ${place}`);
  }
  await refuseLackOfRoom(place, someRoom);
  return place;
}

async function isFreeAround({ itself, around }: Places): Promise<boolean> {
  const names = await namesIn(around);
  return names.every((name) => name === basename(itself)) && (await isReplaceable(around));
}

/** Whether another folder can take this one's place: not for a mount point, nor in a folder that we cannot write. */
async function isReplaceable(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  if (found === null) return true;
  const above = await stat(dirname(folder));
  const isOpen = await access(dirname(folder), constants.W_OK).then(
    () => true,
    () => false,
  );
  return isOpen && above.dev === found.dev && above.ino !== found.ino;
}

const isEmpty = async (folder: string) => (await namesIn(folder)).length === 0;

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    if (codeOf(error) === "ENOTDIR") throw blocked(`${folder} is no folder`, { hint: "Name another CONTENT_DIR." });
    throw diskError(error, `Cannot look into ${folder}`);
  }
}

type Move = { isBelow: boolean; options: Options };

/** Returns false where another process was first. */
async function moveInto(tree: string, { itself, around }: Places, { isBelow, options }: Move): Promise<boolean> {
  const place = isBelow ? around : itself;
  const isThere = async () => (await copyAround(itself, options))?.top === place;
  if (isBelow && !(await isFreeAround({ itself, around }))) {
    if (await isThere()) return false;
    const name = basename(itself);
    throw blocked(`${around} is not empty, and the whole repository has to go there: its library lies in ${name}/`, {
      hint: `Name a CONTENT_DIR whose parent folder is empty or not there yet, such as ${join(around, "library", name)}.`,
    });
  }
  try {
    if (isBelow) await rmdir(itself).catch(ifMissing(undefined));
    await mkdir(dirname(place), { recursive: true });
    await rename(tree, place);
  } catch (error) {
    if (await isThere()) return false;
    throw codeOf(error) === "EBUSY" || codeOf(error) === "EXDEV" || codeOf(error) === "ENOTEMPTY"
      ? blocked(`The library cannot be moved to ${place} (${codeOf(error)})`, {
          hint: "Name a CONTENT_DIR inside of that folder: one that is not there yet.",
          cause: error,
        })
      : diskError(error, `Cannot write ${place}`);
  }
  await syncFolder(dirname(place));
  return true;
}

function blocked(message: string, details: { hint: string; cause?: unknown }): AppError {
  return new AppError("CONTENT_BLOCKED", message, details);
}
