import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contentFolder } from "./content.fixture.ts";
import { readFirst } from "./first-reading.ts";
import { StoryId, storyPath, tombstonePath } from "./model.ts";
import * as sharedReading from "./shared-reading.ts";
import { storyOf } from "./story.fixture.ts";
import * as storyFile from "./story-file.ts";
import { formatStory } from "./story-file.ts";
import { type FileChanges, readStoryFiles } from "./story-files.ts";

/** Three years with whatever a library may hold, sound and unsound. */
function library() {
  const folder = contentFolder();
  for (let month = 0; month < 36; month += 1) {
    const at = `${2020 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
    folder.put(storyOf({ id: `${at}-01-morning` }), storyOf({ id: `${at}-02-evening-2`, titlePl: "Żółw i gęś" }));
    const good = formatStory(storyOf({ id: `${at}-03-morning` }));
    const harm = [
      () => folder.write(storyPath(idOf(`${at}-03-morning`)), good.replace("---", "---js")),
      () => folder.write(storyPath(idOf(`${at}-04-morning`)), good.replace("featured: false", "featured: [1]")),
      () => folder.write(tombstonePath(idOf(`${at}-05-morning`)), ""),
      () => folder.write(`stories/${at.replace("-", "/")}/My story.md`, good),
      () => folder.write(`stories/${at.slice(0, 4)}/2020-01-01-morning.md`, good),
      () => symlinkSync(join(folder.dir, "nothing"), join(folder.dir, storyPath(idOf(`${at}-06-morning`)))),
      () => execFileSync("mkfifo", [join(folder.dir, storyPath(idOf(`${at}-07-morning`)))]),
      () => mkdirSync(join(folder.dir, storyPath(idOf(`${at}-08-morning`)))),
      () => folder.write(storyPath(idOf(`${at}-09-morning`)), Buffer.from([0xc3, 0x28])),
    ];
    harm[month % harm.length]?.();
  }
  symlinkSync(join(folder.dir, "stories/2020/01"), join(folder.dir, "stories/2023"));
  folder.write("stories/2019/12", "no folder");
  mkdirSync(join(folder.dir, "stories/2019/11"));
  return folder;
}
const idOf = (id: string) => StoryId.parse(id);

/** All that is told of files, by their paths, the stories to the last byte. */
const traced = (found: FileChanges) =>
  [...found.values()]
    .map((file) => ({ ...file, kept: file?.kept && [file.kept.id, file.kept.at, file.kept.bytes.toString()] }))
    .toSorted((one, other) => ((one.path ?? "") < (other.path ?? "") ? -1 : 1));
/** The same without the traces, which files get that are older than a second. */
const told = (found: FileChanges) => traced(found).map(({ trace: _, ...file }) => file);

const parse = vi.spyOn(storyFile, "parseStory");
const take = vi.spyOn(sharedReading, "takeNext");
beforeEach(() => void parse.mockClear());
afterEach(() => void take.mockReset());
/** This thread leaves everything to the others, as far as they do it. */
const leaveItToOthers = () => void take.mockReturnValue(Infinity);

it("finds with the help of threads the same as without, whatever lies there", async () => {
  const { dir } = library();
  const alone = await vi.waitFor(
    async () => {
      const files = traced(await readStoryFiles(dir, new Map()));
      expect(files.filter(({ kept, trace }) => kept && !trace)).toEqual([]);
      return files;
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(alone.filter(({ kept }) => kept)).toHaveLength(72);
  expect(alone.filter(({ fault }) => fault)).toHaveLength(33);
  expect(alone.filter(({ deleted }) => deleted)).toHaveLength(4);
  parse.mockClear();
  leaveItToOthers();
  expect(traced(await readFirst(dir, { threads: 2 }))).toEqual(alone);
  expect(parse).not.toHaveBeenCalled();
});

it("finds the same where this thread takes part", async () => {
  const { dir } = library();
  const alone = told(await readStoryFiles(dir, new Map()));
  expect(told(await readFirst(dir, { threads: 1 }))).toEqual(alone);
  expect(told(await readFirst(dir, { threads: 0 }))).toEqual(alone);
});

it("reads what a thread had taken that died", async () => {
  const { dir } = library();
  const alone = told(await readStoryFiles(dir, new Map()));
  const program = new URL("./dying-reader.fixture.ts", import.meta.url);
  leaveItToOthers();
  expect(told(await readFirst(dir, { threads: 2, program }))).toEqual(alone);
});

it("reads everything where no thread can start", async () => {
  const { dir } = library();
  const alone = told(await readStoryFiles(dir, new Map()));
  leaveItToOthers();
  const program = new URL("./no-such-program.ts", import.meta.url);
  expect(told(await readFirst(dir, { threads: 2, program }))).toEqual(alone);
});

it("looks again at what threads had read before it was asked, whatever has changed since", async () => {
  const folder = library();
  const begun = sharedReading.beginReading(folder.dir, { threads: 2 });
  await begun.over;
  expect(begun.read).not.toContain(undefined);
  folder.put(storyOf({ id: "2020-01-01-morning", titleEn: "Another title" }), storyOf({ id: "2021-05-20-evening" }));
  folder.remove(storyPath(idOf("2022-12-01-morning")));
  folder.write(storyPath(idOf("2022-11-01-morning")), "---\n");
  const now = told(await readStoryFiles(folder.dir, new Map()));
  expect(told(await readFirst(folder.dir, { begun }))).toEqual(now);
  folder.put(storyOf({ id: "2024-01-01-morning" }));
  expect(told(await readFirst(folder.dir, { begun })).map(({ path }) => path)).toContain(
    "stories/2024/01/2024-01-01-morning.md",
  );
});

it("waits for no thread that comes too late", async () => {
  const { dir } = library();
  const program = new URL("data:text/javascript,Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)");
  expect((await readFirst(dir, { threads: 1, program })).size).toBeGreaterThan(0);
});
