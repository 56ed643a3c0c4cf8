// A test cannot pull the power; it can see what the disk is asked to make sure of, and who waits for that.
import { type FileHandle, open } from "node:fs/promises";
import { expect, onTestFinished } from "vitest";

/** Sees that work is answered when the disk has made sure of a file, and not before; says what the disk was asked to keep, in order. */
export async function seeItWaitForDisk(work: () => Promise<unknown>): Promise<string[]> {
  const disk = await slowSyncs();
  let isAnswered = false;
  const answered = work().then(() => {
    isAnswered = true;
  });
  await expect.poll(() => disk.asked).toEqual(["file"]);
  expect(isAnswered).toBe(false);
  disk.answer();
  await answered;
  return disk.asked;
}

/** Until the test ends: what the disk is asked to keep, in order, "file" or "folder", and an answer that comes when it is told to. */
export async function slowSyncs(): Promise<{ asked: string[]; answer(): void }> {
  const [asked, answered] = [[] as string[], Promise.withResolvers<void>()];
  await replaceSyncs(async (file, sync) => {
    asked.push((await file.stat()).isDirectory() ? "folder" : "file");
    await answered.promise;
    await sync();
  });
  onTestFinished(() => answered.resolve());
  return { asked, answer: answered.resolve };
}

/** Until the test ends or it is mended: a disk that makes sure of nothing. */
export async function failingSyncs(): Promise<{ mend(): void }> {
  let isMended = false;
  await replaceSyncs(async (_, sync) => {
    if (!isMended) throw Object.assign(new Error("EIO: i/o error, fsync"), { code: "EIO" });
    await sync();
  });
  return {
    mend() {
      isMended = true;
    },
  };
}

async function replaceSyncs(instead: (file: FileHandle, sync: () => Promise<void>) => Promise<void>): Promise<void> {
  const handles = Object.getPrototypeOf(await openAny()) as FileHandle;
  const usual = { sync: handles.sync, datasync: handles.datasync };
  for (const name of ["sync", "datasync"] as const) {
    handles[name] = function replaced(this: FileHandle): Promise<void> {
      return instead(this, () => usual[name].call(this));
    };
  }
  onTestFinished(() => void Object.assign(handles, usual));
}

async function openAny(): Promise<FileHandle> {
  const file = await open(import.meta.filename);
  await file.close();
  return file;
}
