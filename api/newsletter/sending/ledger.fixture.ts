import { closeSync, openSync, readlinkSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { onTestFinished } from "vitest";

const file = await open(import.meta.filename);
const handles = Object.getPrototypeOf(file) as FileHandle;
await file.close();

/**
 * Lets the next write to an open file fail, as a disk does that is gone for a moment. It is not the file that is closed: its number would
 * be the next file's, which its handle would then close.
 */
export function takeAway(path: string): void {
  const usual = Object.getOwnPropertyDescriptor(handles, "fd") as PropertyDescriptor;
  const readOnly = openSync("/dev/null", "r");
  const giveBack = () => void Object.defineProperty(handles, "fd", usual);
  Object.defineProperty(handles, "fd", {
    ...usual,
    get(this: FileHandle): number {
      const fd: number = usual.get?.call(this);
      if (fd < 0 || readlinkSync(`/proc/self/fd/${fd}`) !== path) return fd;
      giveBack();
      return readOnly;
    },
  });
  onTestFinished(() => {
    giveBack();
    closeSync(readOnly);
  });
}
