// Unpacks the archive of a release into the folder of releases.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, mkdir, rename, rm, statfs, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { ifMissing } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskFull, syncFolder } from "#api/platform/files/disk.ts";
import { readIfThere } from "#api/platform/files/read-if-there.ts";
import { jsonIn } from "#api/platform/json.ts";
import type { MachineLayout } from "../layout.ts";
import { stagingFolder } from "./releases.ts";

const run = promisify(execFile);
/** What tar says is read, so it speaks English. It finds gzip by itself, where every Linux has it. */
const tarOptions = { maxBuffer: 64 * 1024 ** 2, env: { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C" } };

/** Beside the program itself: the backup, and what the server writes meanwhile. */
const spareBytes = 64 * 1024 ** 2;

type Archive = { path: string; sha256?: string | undefined };

/** Compares an archive with its checksum: the given one, or that in SHA256SUMS beside it. Throws ARCHIVE_ALTERED, BAD_REQUEST. */
export async function checkArchive({ path, sha256 }: Archive): Promise<void> {
  const wanted = sha256?.toLowerCase() ?? (await listedChecksum(path));
  const hash = createHash("sha256");
  try {
    for await (const part of createReadStream(path)) hash.update(part as Buffer);
  } catch (cause) {
    throw new AppError("BAD_REQUEST", `${path} cannot be read.`, { hint: "Name the archive of a release.", cause });
  }
  if (hash.digest("hex") === wanted) return;
  throw new AppError("ARCHIVE_ALTERED", `${path} is not the archive that its checksum is of.`, {
    hint: "Download it again, with the SHA256SUMS of the same release. Nothing was changed.",
  });
}

async function listedChecksum(path: string): Promise<string> {
  const list = join(dirname(path), "SHA256SUMS");
  const lines = Buffer.from((await readIfThere(list)) ?? []).toString("utf8");
  const line = lines.split("\n").find((text) => text.endsWith(`  ${basename(path)}`));
  const [checksum] = line?.split(" ") ?? [];
  if (checksum) return checksum;
  throw new AppError("BAD_REQUEST", `There is no checksum of ${basename(path)} in ${list}.`, {
    hint: "Put the SHA256SUMS of the release beside the archive, or give the checksum with --sha256.",
  });
}

/** Throws DISK_FULL where the disk has not the room for an archive's content. */
export async function checkRoom(path: string, { releases }: MachineLayout): Promise<void> {
  const { stdout } = await run("tar", ["--list", "--verbose", "--numeric-owner", "--file", path], tarOptions).catch(
    (cause: unknown) => {
      throw notArchive(path, cause);
    },
  );
  const sizes = [...stdout.matchAll(/^-\S+ +\S+ +(\d+) /gm)].map(([, size]) => Number(size));
  const needed = sizes.reduce((sum, size) => sum + size, spareBytes);
  const { bavail, bsize } = await statfs(dirname(dirname(releases)));
  if (bavail * bsize >= needed) return;
  const mebibytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MiB`;
  throw new AppError(
    "DISK_FULL",
    `${releases} has room for ${mebibytes(bavail * bsize)}; it takes ${mebibytes(needed)}.`,
    {
      hint: "Free some space and begin again. Nothing was changed.",
    },
  );
}

const notArchive = (path: string, cause: unknown) =>
  new AppError("BAD_REQUEST", `${path} is no archive of a release.`, {
    hint: "It is a file such as mruk-1.1.0-linux-x64.tar.gz.",
    cause,
  });

const Manifest = z.object({ name: z.literal("mruk"), version: z.string().regex(/^\d[\w.+-]*$/) });

/** Unpacks an archive. The folder of its version appears whole or not at all. Throws DISK_FULL, BAD_REQUEST. */
export async function unpack(
  path: string,
  { layout, running }: { layout: MachineLayout; running: string },
): Promise<string> {
  const staging = await stagingFolder(layout, String(process.pid));
  try {
    const tar = ["--extract", "--no-same-owner", "--strip-components=1", "--directory", staging, "--file", path];
    await run("tar", tar, tarOptions).catch((error: unknown) => {
      if (/No space left|Disk quota/.test(String(error))) throw diskFull(`Cannot unpack ${path}`, error);
      throw notArchive(path, error);
    });
    const bytes = await readIfThere(join(staging, "package.json"));
    const manifest = Manifest.safeParse(jsonIn(Buffer.from(bytes ?? []).toString("utf8")));
    if (!manifest.success) throw notArchive(path, manifest.error);
    const folder = join(layout.releases, manifest.data.version);
    if (folder === running) return folder;
    await addNode(staging);
    await putInPlace(staging, folder);
    return folder;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Service files name the Node of a release or that of a checkout: the program that follows has both. */
export async function addNode(folder: string): Promise<void> {
  const places = [
    { path: join(folder, "bin", "node"), target: "../node_modules/.bin/node" },
    { path: join(folder, "node_modules", ".bin", "node"), target: "../../bin/node" },
  ];
  for (const { path, target } of places) {
    if (await lstat(path).catch(ifMissing(null))) continue;
    await mkdir(dirname(path), { recursive: true });
    await symlink(target, path);
  }
}

async function putInPlace(staging: string, folder: string): Promise<void> {
  await syncFiles(staging);
  // Of the same version: an upgrade that was ended before it got further, or a release that ran before.
  await rm(folder, { recursive: true, force: true });
  await rename(staging, folder);
  await syncFolder(dirname(folder));
}

/** Writes everything to the disk, so that no name stands for half a file after a power cut. */
export async function syncFiles(folder: string): Promise<void> {
  await run("sync", ["--file-system", folder]);
}
