// A test cannot cut the power, but it can see which syncs are called, and that callers wait for them.
import { type FileHandle, open } from "node:fs/promises";
import { expect, onTestFinished } from "vitest";

/** Checks that work resolves after the sync of a file, and not before; returns the syncs in order. */
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

/** Holds every sync until `answer` is called or the test ends; `asked` lists the syncs in order, "file" or "folder". */
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

/** Fails every sync until `mend` is called or the test ends. */
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
