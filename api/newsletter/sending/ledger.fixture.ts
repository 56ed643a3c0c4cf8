import { closeSync, existsSync, readdirSync, readlinkSync } from "node:fs";

/** Lets whatever is written to an open file fail, as a disk does that is full or gone. */
export function takeAway(path: string): void {
  const isIt = (fd: string) => readlinkSync(`/proc/self/fd/${fd}`) === path;
  for (const fd of readdirSync("/proc/self/fd"))
    if (existsSync(`/proc/self/fd/${fd}`) && isIt(fd)) closeSync(Number(fd));
}
