import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pictureOf } from "#api/images/uploads/picture.fixture.ts";
import { formatStory, parseStory } from "#api/stories/file/story-file.ts";
import { picturePath, storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { atKeyboard, editor, hasScript, libraryWithStory, story } from "./posts.fixture.ts";
import { ended, type Library, mruk, startMruk, temporaryLibrary } from "./program.fixture.ts";

const { id } = storyOf({ id: "2026-11-21-evening" });

/** The file of a story without an id and an instant, as somebody writes it by hand. */
const written = (fields: Record<string, string> = {}) => {
  const text = formatStory(storyOf({ id, titleEn: "A Bell", imageUrl: "https://example.org/bell.webp" }));
  return Object.entries(fields).reduce(
    (changed, [key, value]) => changed.replace(new RegExp(`^${key}: .*$`, "m"), value),
    text.replace(/^publishedAt: .*\n/m, ""),
  );
};

/** Writes a file beside the library, and returns its path. */
function beside(library: Library, name: string, content: string | Uint8Array): string {
  const path = join(library.content, "..", name);
  writeFileSync(path, content);
  return path;
}

const savedStory = (library: Library) => parseStory(id, readFileSync(join(library.content, storyPath(id)), "utf8"));

/** Runs the program with this text as its standard input. */
async function piped(args: string[], text: string, settings: Record<string, string>) {
  const child = startMruk(args, settings);
  child.stdin?.end(text);
  return ended(child);
}

describe("mruk posts create --file", () => {
  it("publishes the story and its picture as one pushed commit", async () => {
    const library = temporaryLibrary();
    const file = beside(library, "story.md", written({ imageUrl: "imageAltPl: Kot." }));
    const picture = beside(library, "cat.jpg", await pictureOf("jpeg"));
    const { code, stdout, stderr } = await mruk(
      ["posts", "create", "--file", file, "--picture", picture],
      library.settings,
    );
    const commit = library.git("rev-parse", "--short=10", "HEAD");
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: `created ${id}: A Bell (commit ${commit}, pushed)\n`,
      stderr: "",
    });
    expect(library.git("show", "--name-only", "--format=%s", "origin/main").split("\n")).toEqual([
      `Create ${id}: A Bell`,
      "",
      picturePath(id),
      storyPath(id),
    ]);
    expect(savedStory(library)).toMatchObject({ imageUrl: `/images/${id}.webp`, imageAltPl: "Kot." });
    expect((await mruk(["check"], library.settings)).code).toBe(0);
    expect((await mruk(["images", "check"], library.settings)).code).toBe(0);
  });

  it("tells programs the id, the commit, and whether it was pushed", async () => {
    const library = temporaryLibrary({ remote: false });
    const { stdout } = await piped(["posts", "create", "--file", "-", "--json"], written(), library.settings);
    const commit = library.git("rev-parse", "HEAD");
    expect(JSON.parse(stdout)).toEqual({ type: "created", id, titleEn: "A Bell", commit, pushed: false });
    expect(savedStory(library).imageUrl).toBe("https://example.org/bell.webp");
  });

  it("takes the next id where the slot has a story", async () => {
    const library = libraryWithStory();
    const file = beside(library, "story.md", written({ timeSlot: "timeSlot: morning" }));
    const { stdout } = await mruk(["posts", "create", "--file", file], library.settings);
    expect(stdout).toMatch(new RegExp(`^created ${story.id}-2: A Bell `));
  });

  it("names every faulty field with its line, and creates nothing", async () => {
    const library = temporaryLibrary();
    const text = written({ titleEn: "titleEn:", featured: "featured: perhaps", imageUrl: "picture: cat.jpg" });
    const file = beside(library, "story.md", text);
    const { code, stdout, stderr } = await mruk(["posts", "create", "--file", file], library.settings);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr.replaceAll(file, "story.md").split("\n")).toEqual([
      "story.md:4: featured must be a boolean, in quotes if it is a text",
      "story.md:5: titleEn is missing",
      "story.md:9: picture is not a key of a story",
      "story.md: imageUrl is missing",
      "mruk: The story was not created",
      "  content/README.md describes the story file.",
      "",
    ]);
    expect(library.log()).toHaveLength(1);
  });

  it("keeps a text that came from a pipe and cannot be published, and says where", async () => {
    const library = temporaryLibrary();
    const settings = { ...library.settings, TMPDIR: join(library.content, "..") };
    const text = written({ titlePl: "titlePl:" });
    const { code, stderr } = await piped(["posts", "create", "--file", "-"], text, settings);
    const [, path = ""] = /\n {2}Your text is kept at (\S+)\. /.exec(stderr) ?? [];
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${path}:6: titlePl is missing\n`)]);
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  it.each([
    ["a file that is not there", ["--file", "nowhere.md"], 2, "nowhere.md cannot be read: ENOENT"],
    ["a folder", ["--file", "."], 2, ". is a folder"],
    ["a picture that is not there", ["--file", "-", "--picture", "nowhere.png"], 1, "nowhere.png cannot be read"],
    ["a picture that is none", ["--file", "-", "--picture", "package.json"], 1, "package.json: The file is not a PNG"],
    ["no keyboard", [], 2, "There is no keyboard to write at"],
  ])("%s is refused in a line with a hint", async (_, args, expected, message) => {
    const { code, stderr } = await piped(["posts", "create", ...args], "", temporaryLibrary().settings);
    expect([code, stderr]).toEqual([expected, expect.stringContaining(`mruk: ${message}`)]);
    expect(stderr).toMatch(/^mruk: [^\n]+\n {2}\S[^\n]*\n$/);
  });
});

describe.skipIf(!hasScript)("mruk posts create in an editor", () => {
  /** Fills the template in, key by key. */
  const fill = ["titleEn", "titlePl", "excerptEn", "excerptPl", "imageAlt"]
    .map((key) => `s/^${key}:/${key}: Bell/`)
    .concat("s/^category:/category: Adventure/", "s/^timeSlot: .*/timeSlot: evening/", "s/^<!-- .*/&\\nText./")
    .map((command) => `-e '${command}'`)
    .join(" ");

  it("publishes what is filled into the template", async () => {
    const library = temporaryLibrary();
    const picture = beside(library, "cat.png", await pictureOf("png"));
    const settings = editor(library, `cp "$1" '${library.content}/../template.md' && sed -i ${fill} "$1"`);
    const { code, text } = await atKeyboard(["posts", "create", "--picture", picture], settings);
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^created ${id}: Bell \\(commit [0-9a-f]{10}, pushed\\)\n$`)),
    ]);
    expect(savedStory(library)).toMatchObject({ category: "Adventure", imageUrl: `/images/${id}.webp` });
    expect(existsSync(join(library.content, picturePath(id)))).toBe(true);
    expect(readFileSync(join(library.content, "../template.md"), "utf8")).not.toContain("imageUrl:");
  });

  it("names each key that is still empty, opens the text again, and publishes it then", async () => {
    const library = temporaryLibrary();
    const address = `-e 's#^imageUrl:#imageUrl: https://example.org/bell.webp#'`;
    const settings = editor(library, `sed -i 's/^titleEn:/titleEn: The/' "$1"`, `sed -i ${fill} ${address} "$1"`);
    const { code, text } = await atKeyboard(["posts", "create"], settings, ["y"]);
    expect(text).toMatch(/story\.md:\d+: titlePl is missing\n/);
    expect(text).toMatch(/story\.md:\d+: imageUrl is missing\n/);
    expect(text).not.toContain("titleEn is");
    expect([code, text]).toEqual([0, expect.stringMatching(new RegExp(`created ${id}: Bell The `))]);
  });

  it("keeps a text that somebody gives up, and says where", async () => {
    const library = temporaryLibrary();
    const settings = editor(library, `sed -i 's/^titleEn:/titleEn: Half/' "$1"`);
    const { code, text } = await atKeyboard(["posts", "create"], settings, ["n"]);
    const [, path = ""] = /mruk: Nothing was saved\n {2}Your text is kept at (\S+)\n/.exec(text) ?? [];
    expect([code, readFileSync(path, "utf8")]).toEqual([1, expect.stringContaining("titleEn: Half")]);
    expect(library.log()).toHaveLength(1);
  });

  it("creates nothing where the template is left as it was", async () => {
    const library = temporaryLibrary();
    const { code, text } = await atKeyboard(["posts", "create"], editor(library, "true"));
    expect({ code, text }).toEqual({ code: 1, text: "Nothing was created.\n" });
    expect(library.log()).toHaveLength(1);
  });

  it("keeps the text where Git cannot take it, and says where", async () => {
    const library = temporaryLibrary();
    const picture = beside(library, "cat.png", await pictureOf("png"));
    const inTheWay = `git -C '${library.content}' checkout --quiet --detach`;
    const settings = editor(library, `sed -i ${fill} "$1" && ${inTheWay}`);
    const { code, text } = await atKeyboard(["posts", "create", "--picture", picture], settings);
    expect(code).toBe(1);
    const [, path = ""] = /Your text is kept at (\S+)\. /.exec(text) ?? [];
    expect(readFileSync(path, "utf8")).toContain("titleEn: Bell");
  });
});
