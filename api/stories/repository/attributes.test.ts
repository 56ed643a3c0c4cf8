import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { clonesWith } from "../editing/editing.fixture.ts";
import { formatStory } from "../file/story-file.ts";
import { storyPath } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { ignoreAttributes } from "./attributes.ts";
import { temporaryFolder } from "./repository.fixture.ts";

const encoded = "* working-tree-encoding=UTF-16 text eol=crlf ident filter=loud\n";
const ignored = ["eol: unspecified", "filter: unspecified", "ident: unspecified", "text: unset"];

it("respects attributes outside of the library in a person's clone, and keeps the lines that stand there", async () => {
  const { ours } = await clonesWith(storyOf());
  await ours.write(".git/info/attributes", "*.psd filter=lfs");
  await ours.write(".gitattributes", encoded);
  const applied = (path: string) =>
    ours.git("check-attr", "text", "eol", "ident", "filter", "--", path).replaceAll(`${path}: `, "").split("\n").sort();
  for (const _ of ["once", "and once more"]) await ours.content().prepare();
  expect(applied("content/stories/2026/11/2026-11-21-morning.md")).toEqual(ignored);
  expect(applied("README.md")).toEqual(["eol: crlf", "filter: loud", "ident: set", "text: set"]);
  expect(applied("cover.psd")).toContain("filter: lfs");
  const [first, ...rest] = (await readFile(join(ours.root, ".git/info/attributes"), "utf8")).trimEnd().split("\n");
  expect(first).toBe("*.psd filter=lfs");
  expect(rest).toHaveLength(2);
});

it("ignores attributes everywhere in a repository that a server follows or has cloned", async () => {
  const { ours, origin, folder } = await clonesWith(storyOf());
  await ours.content({ keepsConflicts: true }).synchronise();
  const fetched = folder.copyAt("srv/library");
  await fetched.content({ remote: origin.root }).cloneLibrary();
  for (const copy of [ours, fetched]) {
    await copy.write(".gitattributes", encoded);
    expect(copy.git("check-attr", "text", "filter", "--", "README.md").split("\n")).toEqual([
      "README.md: text: unset",
      "README.md: filter: unspecified",
    ]);
  }
});

it("names a folder with any name to Git", async () => {
  const copy = await (await temporaryFolder()).workingCopy();
  await copy.write(".gitattributes", encoded);
  for (const prefix of ["the [old] library*/", 'a "quoted" one/', "źdźbło/", "!no/", "back\\slash/"]) {
    await ignoreAttributes({ commonDir: join(copy.root, ".git"), prefix }, { everywhere: false });
    expect(copy.git("-c", "core.quotePath=false", "check-attr", "-z", "text", "--", `${prefix}a/b.md`)).toContain(
      "\0unset\0",
    );
  }
  expect(copy.git("check-attr", "text", "--", "the o library/a.md")).toContain("text: set");
});

it("restores the rest after a kill, and again after attributes applied again", async () => {
  const story = storyOf();
  const { ours } = await clonesWith(story);
  const path = `content/${storyPath(story.id)}`;
  await ours.content({ keepsConflicts: true }).prepare();
  const note = join(ours.root, ".git/mruk-converted.json");
  expect(await readFile(note, "utf8")).toBe("[]");
  // The process was killed after it made the file look changed to Git.
  await writeFile(note, JSON.stringify([path]));
  await ours.write(path, "half done");
  const content = ours.content({ keepsConflicts: true });
  expect(await content.recover()).toBe(true);
  expect(await ours.read(path)).toBe(formatStory(story).toString());
  expect(await content.recover()).toBe(false);
  // A person's Git wrote the file while the attributes applied again.
  await rm(join(ours.root, ".git/info/attributes"));
  await ours.write(".gitattributes", "*.md text eol=crlf\n");
  await rm(join(ours.root, path));
  ours.git("checkout", "--", path);
  expect(await ours.read(path)).toContain("\r\n");
  await ours.content({ keepsConflicts: true }).prepare();
  expect(await ours.read(path)).toBe(formatStory(story).toString());
});
