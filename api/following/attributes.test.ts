import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openEditing } from "#api/stories/editing/editing.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { StoryId, storyPath } from "#api/stories/model.ts";
import type { TestCopy } from "#api/stories/repository/repository.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { following } from "./follower.fixture.ts";

const morning = storyOf({ id: "2026-11-21-morning" });
const noon = storyOf({ id: "2026-11-21-afternoon", contentEn: "Mruk purrs. $Id$\n\nThen he sleeps." });
const evening = storyOf({ id: "2026-11-21-evening", titlePl: "Zażółć gęślą jaźń" });
const id = (story: typeof morning) => StoryId.parse(story.id);
const fileOf = (story: typeof morning) => `content/${storyPath(id(story))}`;

/** A server that follows, its panel, and a clone whose Git takes files as they are. */
async function server() {
  const parts = await following({ stories: [morning, noon] });
  const { ours, theirs, content, library } = parts;
  // A filter runs only on machines that have a program of that name configured.
  for (const step of ["smudge", "clean"]) ours.git("config", `filter.loud.${step}`, "tr a-z A-Z");
  await theirs.write(".git/info/attributes", "* -text !eol !ident !filter !working-tree-encoding\n");
  const clock = { now: () => Temporal.Instant.from("2026-11-21T20:00:00Z") };
  const editing = openEditing({ content, library, clock, log: { warn() {} } });
  return {
    ...parts,
    edit: (story: typeof morning, titleEn: string) => editing.update(id(story), { titleEn }, {}),
    async pushedFile(path: string, text: string) {
      await theirs.write(path, text);
      theirs.commitAll(`Write ${path}`);
      theirs.git("push", "--quiet", "origin", "main");
    },
    /** Checks files out as an older version of the program did, with the attributes applied. */
    async broughtByAttributes() {
      ours.git("pull", "--quiet");
      await library.refresh();
    },
    titles: () => [morning, noon, evening].map((story) => library.any(id(story))?.titleEn),
  };
}

/** Expects that every file on disk has the bytes that Git has, and that nothing waits to be committed. */
function expectSameBytes(copy: TestCopy): void {
  const differing = copy
    .git("ls-files", "--stage")
    .split("\n")
    .map((line) => /^\d+ (\w+) 0\t(.+)$/.exec(line) ?? [])
    .filter(([, blob, path = ""]) => copy.git("hash-object", "--no-filters", "--", path) !== blob);
  expect(differing.map(([line]) => line)).toEqual([]);
  expect(copy.status()).toBe("");
}

const hostile = {
  "an encoding": ["* working-tree-encoding=UTF-16"],
  "an encoding that is none": ["* working-tree-encoding"],
  "ends of lines": ["* text=auto eol=crlf"],
  "ends of lines in pictures": ["* text eol=crlf"],
  "Git's own words in a file": ["* ident"],
  "a program of the machine's": ["* filter=loud"],
  "a macro": ["[attr]loud working-tree-encoding=UTF-16LE eol=crlf text", "* loud"],
  "ways to compare, merge and export": ["* -diff merge=union export-ignore export-subst -delta"],
};

it.each(Object.entries(hostile))("follows, serves and pushes on when attributes ask for %s", async (_, lines) => {
  const { follower, pushed, pushedFile, edit, titles, problems, ours, theirs, origin, content, library } =
    await server();
  await pushedFile(".gitattributes", `${lines.join("\n")}\n`);
  await pushed(evening);
  await follower.tick();
  await pushed({ ...noon, titleEn: "Changed there" });
  await follower.tick();
  expect(problems()).toEqual([]);
  expect(titles()).toEqual([morning.titleEn, "Changed there", evening.titleEn]);
  await edit(evening, "Changed here");
  expect(problems()).toEqual([]);
  expect(await content.isPushed()).toBe("equal");
  expect(origin.git("show", `main:${fileOf(evening)}`)).toContain("Changed here");
  expect(library.any(id(noon))?.contentEn).toBe(noon.contentEn);
  expect(await content.isUncommitted(storyPath(id(noon)))).toBe(false);
  expectSameBytes(ours);
  // Following works before the attributes are removed and after.
  theirs.git("pull", "--quiet");
  await pushedFile(".gitattributes", "");
  await follower.tick();
  expect(problems()).toEqual([]);
  expectSameBytes(ours);
});

it("goes on following when a folder of the library has attributes", async () => {
  const { follower, pushed, pushedFile, edit, titles, problems, ours } = await server();
  await pushedFile("content/stories/2026/.gitattributes", "* working-tree-encoding=UTF-16\n");
  await pushedFile("content/images/.gitattributes", "*.webp text eol=crlf\n");
  await pushed(evening);
  await follower.tick();
  await edit(evening, "Changed here");
  expect(problems()).toEqual([]);
  expect(titles()).toEqual([morning.titleEn, noon.titleEn, "Changed here"]);
  expectSameBytes(ours);
});

it.each(Object.entries(hostile).filter(([name]) => name !== "an encoding that is none"))(
  "puts right by itself what an older version brought as attributes ask for %s",
  async (_, lines) => {
    const { follower, pushed, pushedFile, broughtByAttributes, edit, titles, problems, ours, library } = await server();
    await pushedFile(".gitattributes", `${lines.join("\n")}\n`);
    await pushed({ ...noon, titleEn: "Changed there" });
    await pushed(evening);
    await broughtByAttributes();
    await follower.tick();
    expect(problems()).toEqual([]);
    expect(titles()).toEqual([morning.titleEn, "Changed there", evening.titleEn]);
    expect(library.any(id(noon))?.contentEn).toBe(noon.contentEn);
    expectSameBytes(ours);
    await pushed({ ...evening, titleEn: "Changed there, too" });
    await follower.tick();
    await edit(noon, "Changed here");
    expect(problems()).toEqual([]);
    expect(titles()).toEqual([morning.titleEn, "Changed here", "Changed there, too"]);
    expectSameBytes(ours);
  },
);

it("repairs files after the attributes are gone, and leaves a file that is being written", async () => {
  const { follower, pushed, pushedFile, broughtByAttributes, titles, problems, ours } = await server();
  await pushedFile(".gitattributes", "*.md text eol=crlf\n");
  await pushed(evening);
  await broughtByAttributes();
  await pushedFile(".gitattributes", "");
  await broughtByAttributes();
  const draft = formatStory({ ...noon, titleEn: "A draft" });
  await ours.write(fileOf(noon), draft);
  expect(await readFile(join(ours.root, fileOf(evening)), "utf8")).toContain("\r\n");
  await follower.tick();
  expect(problems()).toEqual([]);
  expect(await readFile(join(ours.root, fileOf(evening)), "utf8")).toBe(formatStory(evening).toString());
  expect(titles()[2]).toBe(evening.titleEn);
  expect(await ours.read(fileOf(noon))).toBe(draft);
});
