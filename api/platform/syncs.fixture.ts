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
async function slowSyncs(): Promise<{ asked: string[]; answer(): void }> {
  const handles = Object.getPrototypeOf(await openAny()) as FileHandle;
  const [asked, answered] = [[] as string[], Promise.withResolvers<void>()];
  const usual = { sync: handles.sync, datasync: handles.datasync };
  for (const name of ["sync", "datasync"] as const) {
    handles[name] = async function slow(this: FileHandle): Promise<void> {
      asked.push((await this.stat()).isDirectory() ? "folder" : "file");
      await answered.promise;
      await usual[name].call(this);
    };
  }
  onTestFinished(() => {
    answered.resolve();
    Object.assign(handles, usual);
  });
  return { asked, answer: answered.resolve };
}

async function openAny(): Promise<FileHandle> {
  const file = await open(import.meta.filename);
  await file.close();
  return file;
}
