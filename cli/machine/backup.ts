// One archive of everything that is not made again by itself: the state of this moment, the library, the settings.
import { spawn } from "node:child_process";
import { constants } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { type Environment, gitIn } from "#api/platform/processes/git.ts";

/** What of the data folder is made again by itself. */
const leftOut = ["cache", "media/work", "media/books/work", "uploads", "server.json"];
const bundleName = "library.bundle";
const name = /^mruk-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/;
const dayMilliseconds = 86_400_000;

export type BackupOrder = {
  config: Pick<Config, "DATA_DIR" | "CONTENT_DIR">;
  environment: Environment;
  now: Temporal.Instant;
  into: string;
  /** How many days an archive is kept. */
  keepDays: number;
};

export type Backup = { path: string; bytes: number; removed: string[] };

/** Writes the archive and removes those that are too old. Throws BACKUP_FAILED. */
export async function backUp({ config, environment, now, into, keepDays }: BackupOrder): Promise<Backup> {
  const data = resolve(config.DATA_DIR);
  // It gets its name in the archive only: where it has that name, a backup was unpacked.
  const bundle = join(dirname(data), `${bundleName}.part`);
  const path = join(into, `mruk-${now.toString({ smallestUnit: "second" }).replaceAll(":", "")}.tar.gz`);
  await mkdir(into, { recursive: true, mode: 0o700 });
  try {
    const hasLibrary = await bundleLibrary(config.CONTENT_DIR, { bundle, environment });
    const settings = environment.MRUK_ENV_FILE;
    const parts = [
      data,
      ...(hasLibrary ? [bundle] : []),
      ...(settings && settings !== "off" ? [resolve(settings)] : []),
    ];
    await pack(parts, { data, path });
    return { path, bytes: (await stat(path)).size, removed: await removeOld(into, { now, keepDays }) };
  } finally {
    await rm(bundle, { force: true });
  }
}

/** Git's own copy of the library, of one moment. False where there is no library yet, or nothing in it. */
async function bundleLibrary(
  contentDir: string,
  { bundle, environment }: { bundle: string; environment: Environment },
): Promise<boolean> {
  const isThere = await access(contentDir, constants.R_OK).then(
    () => true,
    () => false,
  );
  if (!isThere) return false;
  const git = gitIn(contentDir, { environment });
  if ((await git(["rev-list", "--all", "--max-count=1"])).trim() === "") return false;
  await git(["bundle", "create", "--quiet", bundle, "--all"]);
  return true;
}

async function pack(parts: readonly string[], { data, path }: { data: string; path: string }): Promise<void> {
  const inRoot = (part: string) => relative("/", part);
  const excluded = ["*.lock", ...leftOut.map((part) => inRoot(join(data, part)))];
  const file = await open(`${path}.part`, "w", 0o600);
  try {
    const rename = `--transform=s,/${bundleName}\\.part$,/${bundleName},`;
    const args = ["-cz", rename, ...excluded.map((each) => `--exclude=${each}`), "-C", "/", "--", ...parts.map(inRoot)];
    const child = spawn("tar", args, { stdio: ["ignore", file.fd, "pipe"] });
    let said = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    const code = await new Promise<number>((ended) => {
      child.once("error", ({ message }) => {
        said = message;
        ended(127);
      });
      child.once("close", (exitCode) => ended(exitCode ?? 1));
    });
    // 1 says that a file grew while it was read.
    if (code > 1) throw backupFailed(`tar ended with ${code}: ${said.trim().split("\n").at(-1)}`);
    await file.sync();
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

async function removeOld(folder: string, { now, keepDays }: Pick<BackupOrder, "now" | "keepDays">): Promise<string[]> {
  const oldest = now.epochMilliseconds - keepDays * dayMilliseconds;
  const removed: string[] = [];
  for (const each of (await readdir(folder)).filter((file) => name.test(file)).sort()) {
    const path = join(folder, each);
    if ((await stat(path)).mtimeMs >= oldest) continue;
    await rm(path);
    removed.push(path);
  }
  return removed;
}

const backupFailed = (message: string) =>
  new AppError("BACKUP_FAILED", message, { hint: "Look for room on the disk; what was there before is as it was." });
