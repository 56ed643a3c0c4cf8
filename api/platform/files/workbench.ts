// Working folders of films and speech: one for each, named by the process that makes it. The next process removes those of
// killed ones.

import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { codeOf } from "../error-code.ts";
import { isAlive } from "../processes/is-alive.ts";
import { diskError, syncFolder } from "./disk.ts";

const oneDay = 24 * 60 * 60 * 1000;
const benchName = /^[a-z]+-(\d+)-[0-9a-f-]{36}$/;

/**
 * Runs `work` with a folder of its own, whose path is absolute because ffmpeg runs in it, and removes it afterwards. Throws
 * DISK_FULL.
 */
export async function atWorkbench<T>(
  { workDir, makes }: { workDir: string; makes: "film" | "speech" },
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = resolve(workDir, `${makes}-${process.pid}-${randomUUID()}`);
  try {
    await clearAway(workDir);
    await mkdir(folder, { recursive: true });
    return await work(folder);
  } catch (error) {
    throw diskError(error, `Cannot make the ${makes}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function clearAway(workDir: string): Promise<void> {
  for (const name of await readdir(workDir).catch(() => [])) {
    const pid = Number(benchName.exec(name)?.[1]);
    if (!pid) continue;
    const folder = join(workDir, name);
    const age = Date.now() - ((await stat(folder).catch(() => undefined))?.mtimeMs ?? 0);
    if (!isAlive(pid) || age > oneDay) await rm(folder, { recursive: true, force: true });
  }
}

/** Moves a finished file to its place atomically and durably, also from one disk to another. */
export async function putInPlace(from: string, into: string): Promise<void> {
  const folder = dirname(into);
  const temporary = join(folder, `.${basename(into)}-${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await rename(from, temporary).catch(async (error: unknown) => {
      if (codeOf(error) !== "EXDEV") throw error;
      await copyFile(from, temporary);
    });
    {
      await using file = await open(temporary, "r+");
      await file.sync();
    }
    await rename(temporary, into);
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {}); // The first error is the one to report.
    throw diskError(error, `Cannot write ${into}`);
  }
}
