// The folders of programs on a machine, the link to the one that runs, and what it ran before.
import { lstat, mkdir, readdir, realpath, rename, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { ifMissing } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskError, syncFolder, writeDurably } from "#api/platform/files/disk.ts";
import { readIfThere } from "#api/platform/files/read-if-there.ts";
import { jsonIn } from "#api/platform/json.ts";
import type { MachineLayout } from "../layout.ts";

/** One change of the program. `backup`: the state before, where the program after it changed its form. */
const Change = z.object({
  from: z.string(),
  to: z.string(),
  at: z.string(),
  backup: z.string().nullable(),
});
export type Change = z.infer<typeof Change>;

const mostChanges = 10;
const logPath = ({ releases }: MachineLayout) => join(dirname(releases), "upgrades.json");

/** The folder of the program that runs. Throws NOT_INSTALLED. */
export async function runningProgram({ current }: MachineLayout): Promise<string> {
  const folder = await realpath(current).catch(ifMissing(null));
  if (folder !== null) return folder;
  throw new AppError("NOT_INSTALLED", `There is no installed Mruk: ${current} leads nowhere.`, {
    hint: "mruk install makes one (docs/run-it.md). A checkout that is started by hand is upgraded by git pull.",
  });
}

/** Lets `current` lead to another program, at once: whoever follows the link meanwhile finds the one or the other. */
export async function switchTo({ current }: MachineLayout, folder: string): Promise<void> {
  const staged = `${current}.new`;
  try {
    await rm(staged, { force: true });
    await symlink(folder, staged);
    await rename(staged, current);
    await syncFolder(dirname(current));
  } catch (error) {
    throw diskError(error, `Cannot write ${current}`);
  }
}

/** The changes of the program, oldest first. */
export async function changes(layout: MachineLayout): Promise<Change[]> {
  const bytes = await readIfThere(logPath(layout));
  if (bytes === null) return [];
  return z.array(Change).safeParse(jsonIn(Buffer.from(bytes).toString("utf8"))).data ?? [];
}

export async function noteChange(layout: MachineLayout, change: Change): Promise<void> {
  const all = [...(await changes(layout)), change].slice(-mostChanges);
  await writeDurably(logPath(layout), `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
}

/** The change that led to the program that runs; null where there was none, or what it came from is gone. */
export async function changeBefore(layout: MachineLayout, running: string): Promise<Change | null> {
  const change = (await changes(layout)).findLast(({ to }) => to === running);
  return change && (await lstat(change.from).catch(ifMissing(null))) ? change : null;
}

/** Removes all programs but these, and what ended upgrades left behind. */
export async function removeOthers({ releases }: MachineLayout, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(releases).catch(ifMissing([]))) {
    const folder = join(releases, name);
    if (!kept.includes(folder) && !name.endsWith(".lock")) await rm(folder, { recursive: true, force: true });
  }
}

/** A folder that nobody takes for a program: it gets its name when it is whole. */
export async function stagingFolder({ releases }: MachineLayout, name: string): Promise<string> {
  const folder = join(releases, `.staging-${name}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
