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

/** A journal with these words, or one that is still to be begun, and what its file holds. */
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
    /** Goes on as another process would. */
    reopened: open,
    words: async () => (await readLines({ path, parse }))?.entries ?? null,
    text: () => readFile(path, "utf8"),
  };
}

describe("a journal", () => {
  it("holds a line for each entry, in order, for its owner only, and is gone on with by the next process", async () => {
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

  it("is begun in the place of another as a whole", async () => {
    const { path, words } = await journalOf(["one", "two"]);
    const { ino } = await stat(path);
    const next = openLineJournal(path, null);
    await Promise.all([next.append([lineOf("new")]), next.append([lineOf("newer")])]);
    await next.close();
    expect(await words()).toEqual(["new", "newer"]);
    expect((await stat(path)).ino).not.toBe(ino);
    expect(await readdir(join(path, ".."))).toEqual(["words.jsonl"]);
  });

  it("has taken lines when the disk has made sure of them, and of a new file's place", async () => {
    const { append, reopened } = await journalOf();
    expect(await seeItWaitForDisk(() => append("one"))).toEqual(["file", "folder", "folder"]);
    // The process that began it may have been killed before it made sure of its place.
    const next = await reopened();
    expect(await seeItWaitForDisk(() => next.append("two"))).toEqual(["file", "folder", "folder"]);
    expect(await seeItWaitForDisk(() => next.append("three"))).toEqual(["file"]);
  });

  it("has the disk make sure once of all lines that are waiting", async () => {
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

  it("has a line at once that is not waited for", async () => {
    const { open, write, append, words } = await journalOf(["one"]);
    await open();
    write(lineOf("two"));
    expect(await words()).toEqual(["one", "two"]);
    await append("three");
    expect(await words()).toEqual(["one", "two", "three"]);
  });

  it("that is gone is not begun anew", async () => {
    const { append, path } = await journalOf(["one"]);
    await rm(path);
    await expect(append("two")).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe("reading", () => {
  it("goes on where it stopped, and begins anew where the file is another one", async () => {
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

  it("passes over what its reader passes over", async () => {
    const { path, end } = { ...(await journalOf(["one", "two", "three"])), end: { lines: 3 } };
    const found = await readLines({ path, parse: (text) => (text.includes("two") ? null : parse(text)) });
    expect(found).toMatchObject({ entries: ["one", "three"], end });
  });
});

describe("after a crash", () => {
  it("a journal holds its whole lines, and goes on after them, wherever it was cut", async () => {
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

  it("zeros behind the last whole line are cut off", async () => {
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
  it("that makes sure of nothing leaves no line of those that it refused, and is written to again once it does", async () => {
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

  it("that fails takes back no line that was acknowledged before it did", async () => {
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

  it("that fails leaves a refused line in its place where one behind it was acknowledged", async () => {
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

  it("that is full refuses lines, loses none that it took, and takes them again when there is room", async ({
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

  it("that is full for one line keeps those whose sync is under way", async ({ skip }) => {
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

  it("that no longer holds what it took is not built upon", async () => {
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
