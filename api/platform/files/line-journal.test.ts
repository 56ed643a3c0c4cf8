import { appendFile, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { folderOfTest } from "./folder.fixture.ts";
import { type JournalEnd, openLineJournal, readLines } from "./line-journal.ts";
import { smallDisk } from "./small-disk.fixture.ts";
import { failingSyncs, seeItWaitForDisk, slowSyncs } from "./syncs.fixture.ts";

const Entry = z.strictObject({ word: z.string() });
const parse = (text: string) => Entry.parse(JSON.parse(text)).word;
const lineOf = (word: string) => JSON.stringify({ word });
const textOf = (words: readonly string[]) => words.map((word) => `${lineOf(word)}\n`).join("");

/** A journal with these words, or without a file yet. */
async function journalOf(words: readonly string[] = [], { folder = folderOfTest() } = {}) {
  const path = join(folder, "journals", "words.jsonl");
  const open = async (end: JournalEnd | null = null) => {
    const journal = openLineJournal(path, end ?? (await readLines({ path, parse }))?.end ?? null);
    onTestFinished(() => journal.close());
    return { ...journal, append: (...added: string[]) => journal.append(added.map(lineOf)) };
  };
  const journal = await open();
  if (words.length > 0) await journal.append(...words);
  return {
    ...journal,
    /** Opens the journal as another process would. */
    reopened: open,
    words: async () => (await readLines({ path, parse }))?.entries ?? null,
    text: () => readFile(path, "utf8"),
  };
}

describe("a journal", () => {
  it("holds a line for each entry, in order, readable by its owner only, and the next process continues it", async () => {
    const { append, path, words, reopened, text, bytes } = await journalOf();
    expect(await words()).toBeNull();
    await append("one", "two");
    await append("żubr");
    await (await reopened()).append("four");
    expect(await text()).toBe(textOf(["one", "two", "żubr", "four"]));
    expect(await words()).toEqual(["one", "two", "żubr", "four"]);
    expect(bytes()).toBe(Buffer.byteLength(textOf(["one", "two", "żubr"])));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it("replaces an older one atomically", async () => {
    const { path, words } = await journalOf(["one", "two"]);
    const { ino } = await stat(path);
    const next = openLineJournal(path, null);
    await Promise.all([next.append([lineOf("new")]), next.append([lineOf("newer")])]);
    await next.close();
    expect(await words()).toEqual(["new", "newer"]);
    expect((await stat(path)).ino).not.toBe(ino);
    expect(await readdir(join(path, ".."))).toEqual(["words.jsonl"]);
  });

  it("acknowledges lines when the disk has synced them and the folders of a new file", async () => {
    const { append, reopened } = await journalOf();
    expect(await seeItWaitForDisk(() => append("one"))).toEqual(["file", "folder", "folder"]);
    // The process that began it may have been killed before it synced the folders.
    const next = await reopened();
    expect(await seeItWaitForDisk(() => next.append("two"))).toEqual(["file", "folder", "folder"]);
    expect(await seeItWaitForDisk(() => next.append("three"))).toEqual(["file"]);
  });

  it("syncs all waiting lines at once", async () => {
    const { append, words } = await journalOf(["first"]);
    await append("second");
    const many = Array.from({ length: 200 }, (_, index) => `word ${index}`);
    const disk = await slowSyncs();
    const before = append("before");
    await new Promise(process.nextTick); // Until the disk is asked.
    const all = Promise.all(many.map((word) => append(word)));
    await expect.poll(() => disk.asked).toEqual(["file"]);
    disk.answer();
    await Promise.all([before, all]);
    expect(disk.asked).toEqual(["file", "file"]);
    expect(await words()).toEqual(["first", "second", "before", ...many]);
  });

  it("holds a line of `write` at once", async () => {
    const { open, write, append, words } = await journalOf(["one"]);
    await open();
    write(lineOf("two"));
    expect(await words()).toEqual(["one", "two"]);
    await append("three");
    expect(await words()).toEqual(["one", "two", "three"]);
  });

  it("that was deleted is not created again", async () => {
    const { append, path } = await journalOf(["one"]);
    await rm(path);
    await expect(append("two")).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe("reading", () => {
  it("continues after the last end, and starts over where the file was replaced", async () => {
    const { append, path } = await journalOf(["one", "two"]);
    const first = await readLines({ path, parse });
    const since = first?.end ?? null;
    expect(await readLines({ path, parse, since })).toEqual({ entries: [], end: since, isContinued: true });
    await append("three");
    const lines: number[] = [];
    const noted = (text: string, line: number) => {
      lines.push(line);
      return parse(text);
    };
    expect(await readLines({ path, parse: noted, since })).toMatchObject({ entries: ["three"], isContinued: true });
    expect(lines).toEqual([3]);
    for (const others of [["four"], ["ten", "six", "seven"]]) {
      await openLineJournal(path, null).append(others.map(lineOf));
      expect(await readLines({ path, parse, since })).toMatchObject({ entries: others, isContinued: false });
    }
  });

  it("skips the lines that `parse` skips", async () => {
    const { path, end } = { ...(await journalOf(["one", "two", "three"])), end: { lines: 3 } };
    const found = await readLines({ path, parse: (text) => (text.includes("two") ? null : parse(text)) });
    expect(found).toMatchObject({ entries: ["one", "three"], end });
  });
});

describe("after a crash", () => {
  it("a journal holds its complete lines, and continues after them, wherever it was cut", async () => {
    const folder = folderOfTest({ inMemory: true });
    const before = ["one", "żubr", "three"];
    const { path, text, words, reopened } = await journalOf(before, { folder });
    const whole = Buffer.from(await text());
    for (let cut = 0; cut <= whole.length; cut += 1) {
      await writeFile(path, whole.subarray(0, cut));
      const kept = before.slice(0, whole.subarray(0, cut).toString("latin1").split("\n").length - 1);
      expect(await words()).toEqual(kept);
      expect(await readFile(path)).toEqual(whole.subarray(0, cut)); // Reading changes nothing.
      const journal = await reopened();
      await journal.append("next");
      await journal.close();
      expect(await text()).toBe(textOf([...kept, "next"]));
    }
  });

  it("zeros after the last complete line are cut off", async () => {
    const { path, words, reopened } = await journalOf(["one"]);
    await appendFile(path, "\0".repeat(4096));
    await (await reopened()).append("two");
    expect(await words()).toEqual(["one", "two"]);
  });

  it.each([
    ["in the middle", '{"word":"one"}\n{"word":2}\n{"word":"three"}\n', 2],
    ["at the beginning", '\0\0\n{"word":"two"}\n', 1],
    ["at the end, with its line feed", '{"word":"one"}\n{"word":"two"}\n{"wo\n', 3],
    ["that is empty", '{"word":"one"}\n\n{"word":"three"}\n', 2],
  ])("a damaged line %s is refused and named, and the file is left as it is", async (_, text, line) => {
    const { path } = await journalOf(["one"]);
    await writeFile(path, text);
    await expect(readLines({ path, parse, hint: "Look at it." })).rejects.toMatchObject({
      code: "STATE_DAMAGED",
      message: `${path} is damaged: line ${line} is not valid`,
      hint: "Look at it.",
    });
    expect(await readFile(path, "utf8")).toBe(text);
  });
});

describe("a disk", () => {
  it("that fails to sync leaves no refused line in the journal, which works again once the disk does", async () => {
    const { append, words, bytes } = await journalOf(["one"]);
    await append("two");
    const known = bytes();
    const disk = await failingSyncs();
    const refused = await Promise.allSettled(["three", "four", "five"].map((word) => append(word)));
    expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(bytes()).toBe(known);
    await expect(append("six")).rejects.toMatchObject({ code: "EIO" });
    disk.mend();
    await append("seven");
    expect(await words()).toEqual(["one", "two", "seven"]);
  });

  it("that fails removes no line that was acknowledged before", async () => {
    const { append, open, write, words } = await journalOf(["one"]);
    await open();
    const taken = append("two");
    write(lineOf("three"));
    await taken;
    const disk = await failingSyncs();
    await expect(append("four")).rejects.toMatchObject({ code: "EIO" });
    expect(await words()).toEqual(["one", "two", "three"]);
    disk.mend();
    await append("five");
    expect(await words()).toEqual(["one", "two", "three", "five"]);
  });

  it("that fails leaves a refused line in the file where a later one was acknowledged", async () => {
    const { append, open, write, words } = await journalOf(["one"]);
    await open();
    const disk = await failingSyncs();
    const refused = append("two");
    write(lineOf("three"));
    await expect(refused).rejects.toMatchObject({ code: "EIO" });
    disk.mend();
    await append("four");
    expect(await words()).toEqual(["one", "two", "three", "four"]);
  });

  it("that is full refuses lines, loses no acknowledged one, and takes lines again when there is room", async ({
    skip,
  }) => {
    const small = smallDisk({ kilobytes: 64 });
    if (small === null) return skip("this machine mounts no disks for tests");
    const { append, words, open } = await journalOf(["one"], { folder: small.folder });
    await open();
    const filling = join(small.folder, "filling");
    await writeFile(filling, Buffer.alloc(100_000)).catch((error) => expect(error.code).toBe("ENOSPC"));
    const taken = ["one"];
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const word = `${attempt}`.repeat(50);
      await append(word).then(
        () => taken.push(word),
        (error) => expect(error).toMatchObject({ code: "DISK_FULL" }),
      );
    }
    expect(taken.length).toBeLessThan(101);
    expect(await words()).toEqual(taken);
    await rm(filling);
    await append("room");
    expect(await words()).toEqual([...taken, "room"]);
  });

  it("that is full for one line keeps the lines whose sync is under way", async ({ skip }) => {
    const small = smallDisk({ kilobytes: 64 });
    if (small === null) return skip("this machine mounts no disks for tests");
    const { append, words } = await journalOf(["one"], { folder: small.folder });
    await append("two");
    const disk = await slowSyncs();
    const taken = append("three");
    await expect.poll(() => disk.asked).toEqual(["file"]);
    const refused = append("x".repeat(100_000));
    disk.answer();
    await taken;
    await expect(refused).rejects.toMatchObject({ code: "DISK_FULL" });
    expect(await words()).toEqual(["one", "two", "three"]);
    await append("four");
    expect(await words()).toEqual(["one", "two", "three", "four"]);
  });

  it("that lost acknowledged lines is reported, and nothing is appended", async () => {
    const { path, text, reopened } = await journalOf(["one", "two"]);
    const whole = Buffer.from(await text());
    const end = (await readLines({ path, parse }))?.end ?? null;
    for (const lost of [whole.subarray(0, -9), Buffer.concat([whole.subarray(0, -9), Buffer.alloc(9)])]) {
      await writeFile(path, lost);
      await expect((await reopened(end)).append("three")).rejects.toMatchObject({ code: "STATE_DAMAGED" });
      expect(await readFile(path)).toEqual(lost);
    }
    await writeFile(path, whole);
    await (await reopened(end)).append("three");
    expect(await text()).toBe(textOf(["one", "two", "three"]));
  });
});
