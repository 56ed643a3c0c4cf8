import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { folderOfTest } from "./folder.fixture.ts";

const run = (...[command = "", ...args]: string[]) => spawnSync(command, args).status === 0;

/** A small disk of the test's own; null where this machine allows none. */
export function smallDisk({ kilobytes }: { kilobytes: number }) {
  const folder = join(folderOfTest(), "disk");
  mkdirSync(folder);
  if (!run("mount", "-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder)) return null;
  onTestFinished(() => void run("umount", "-l", folder));
  /** Whether it may be written to; false also where somebody is writing at that moment. */
  const remount = (mode: "ro" | "rw") => run("mount", "-o", `remount,${mode}`, folder);
  return { folder, remount };
}
