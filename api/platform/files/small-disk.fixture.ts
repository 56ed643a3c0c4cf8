import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { folderOfTest } from "./folder.fixture.ts";

const run = (...[command = "", ...args]: string[]) => spawnSync(command, args).status === 0;

/** Mounts a small disk until the test ends; null where this machine does not allow it. */
export function smallDisk({ kilobytes }: { kilobytes: number }) {
  const folder = join(folderOfTest(), "disk");
  mkdirSync(folder);
  if (!run("mount", "-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder)) return null;
  onTestFinished(() => void run("umount", "-l", folder));
  /** Whether the remount worked; it fails while a file is open for writing. */
  const remount = (mode: "ro" | "rw") => run("mount", "-o", `remount,${mode}`, folder);
  return { folder, remount };
}
