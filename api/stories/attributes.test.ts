import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ignoreAttributes } from "./attributes.ts";
import { clonesWith } from "./editing.fixture.ts";
import { storyPath } from "./model.ts";
import { temporaryFolder } from "./repository.fixture.ts";
import { storyOf } from "./story.fixture.ts";
import { formatStory } from "./story-file.ts";

const encoded = "* working-tree-encoding=UTF-16 text eol=crlf ident filter=loud\n";
const ignored = ["eol: unspecified", "filter: unspecified", "ident: unspecified", "text: unset"];

it("leaves attributes alone outside of the library in a clone that somebody made, and keeps what is written there", async () => {
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

it("ignores them everywhere in a repository that a server follows or has fetched", async () => {
  const { ours, origin, folder } = await clonesWith(storyOf());
  await ours.content({ setsAside: true }).synchronise();
  const fetched = folder.copyAt("srv/library");
  await fetched.content({ remote: origin.root }).bring();
  for (const copy of [ours, fetched]) {
    await copy.write(".gitattributes", encoded);
    expect(copy.git("check-attr", "text", "filter", "--", "README.md").split("\n")).toEqual([
      "README.md: text: unset",
      "README.md: filter: unspecified",
    ]);
  }
});

it("names a folder to Git whatever its name is", async () => {
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

it("restores the rest after it was killed, and again once attributes have counted again", async () => {
  const story = storyOf();
  const { ours } = await clonesWith(story);
  const path = `content/${storyPath(story.id)}`;
  await ours.content({ setsAside: true }).prepare();
  const note = join(ours.root, ".git/mruk-converted.json");
  expect(await readFile(note, "utf8")).toBe("[]");
  // Killed after Git was made to take the file for a changed one.
  await writeFile(note, JSON.stringify([path]));
  await ours.write(path, "half done");
  const content = ours.content({ setsAside: true });
  expect(await content.settle()).toBe(true);
  expect(await ours.read(path)).toBe(formatStory(story).toString());
  expect(await content.settle()).toBe(false);
  // Somebody's Git wrote it while the attributes counted again.
  await rm(join(ours.root, ".git/info/attributes"));
  await ours.write(".gitattributes", "*.md text eol=crlf\n");
  await rm(join(ours.root, path));
  ours.git("checkout", "--", path);
  expect(await ours.read(path)).toContain("\r\n");
  await ours.content({ setsAside: true }).prepare();
  expect(await ours.read(path)).toBe(formatStory(story).toString());
});
