import { describe, expect, it } from "vitest";
import { storyOf } from "../story.fixture.ts";
import { formatStory, parseStory } from "./story-file.ts";
import { StoryFileError } from "./story-file-error.ts";

const { id } = storyOf();
const aFile = formatStory(storyOf());
const refusal = (file: string) => {
  try {
    parseStory(id, file);
  } catch (error) {
    if (error instanceof StoryFileError) return { line: error.line, reason: error.reason };
    throw error;
  }
  return undefined;
};

describe("a faulty story file is refused with the reason and the line:", () => {
  const edited = (from: string | RegExp, to: string) => {
    const file = aFile.replace(from, to);
    expect(file, `the test's edit of ${from}`).not.toBe(aFile);
    return file;
  };
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${"bcdefghi"
    .split("")
    .map((key, index) => `${key}: &${key} [${Array(9).fill(`*${"abcdefgh"[index]}`).join(",")}]`)
    .join("\n")}\n`;

  it.each([
    ["nothing", "", 1, "the first line must be ---"],
    ["no front matter", "Once upon a time\n", 1, "the first line must be ---"],
    ["front matter without an end", "---\ntitleEn: x\n", 1, "no --- line ends the front matter"],
    ["JavaScript front matter", edited("---\n", "---js\n"), 1, "the first line must be ---"],
    ["JSON front matter", '---json\n{"titleEn":"x"}\n---\n', 1, "the first line must be ---"],
    ["front matter of another language", "--- toml\nx = 1\n---\n", 1, "the first line must be ---"],
    ["broken YAML", edited("featured: false", "featured: ]"), 5, /^the front matter is no YAML: /],
    ["a list for front matter", "---\n- a\n---\n", 2, /must be lines of the form/],
    ["empty front matter", "---\n---\n<!-- en -->\na\n<!-- pl -->\nb\n", undefined, "publishedAt is missing"],
    [
      "front matter of comments",
      "---\n# x\n---\n<!-- en -->\na\n<!-- pl -->\nb\n",
      undefined,
      "publishedAt is missing",
    ],
    [
      "a second document",
      edited("featured: false", "featured: false\n...\nx: y"),
      undefined,
      /second YAML document|no YAML/,
    ],
    ["an anchor", edited("featured: false", "featured: &a false"), undefined, /anchors and aliases/],
    ["an anchor bomb", edited("---\n", `---\n${bomb}`), undefined, /anchors and aliases/],
    ["a tag that runs code", edited("featured: false", 'featured: !!js/function "x"'), 5, /unknown scalar tag/],
    ["a key twice", edited("featured: false", "featured: false\nfeatured: true"), 6, /duplicated mapping key/],
    [
      "a prototype key",
      edited("featured: false", "featured: false\n__proto__: {polluted: true}"),
      undefined,
      "the key __proto__ is not allowed",
    ],
    [
      "an inner prototype key",
      edited("featured: false", "featured: false\nmadeBy: {constructor: {prototype: 1}}"),
      undefined,
      "the key constructor is not allowed",
    ],
    ["a merge key", edited("featured: false", "featured: false\n<<: {titleEn: x}"), 6, "<< is not a key of a story"],
    ["deep nesting", edited("featured: false", `featured: ${"[".repeat(5000)}`), 5, /depth|nest/],
    ["an unknown key", edited("featured: false", "featured: false\ntitelEn: x"), 6, "titelEn is not a key of a story"],
    ["an id of its own", edited("featured: false", "featured: false\nid: x"), 6, "id is not a key of a story"],
    [
      "a text in the front matter",
      edited("featured: false", "contentEn: x\nfeatured: false"),
      5,
      "contentEn is not a key of a story",
    ],
    ["a missing key", edited(/titlePl: .*\n/, ""), undefined, "titlePl is missing"],
    [
      "a number for a title",
      edited(/titleEn: .*/, "titleEn: 0123"),
      6,
      "titleEn must be a string, in quotes if it is a text",
    ],
    ["a word for a switch", edited("featured: false", "featured: no"), 5, /^featured must be a boolean/],
    ["a list for a title", edited(/titleEn: .*/, "titleEn: [a, b]"), 6, /^titleEn must be a string/],
    [
      "an endless title",
      edited(/titleEn: .*/, `titleEn: ${"x".repeat(201)}`),
      6,
      "titleEn must be at most 200 characters",
    ],
    [
      "a date that does not exist",
      edited("2026-11-21T", "2026-02-30T"),
      2,
      /^publishedAt must be an instant with its offset/,
    ],
    [
      "an instant without an offset",
      edited("08:00:00+01:00", "08:00:00"),
      2,
      /^publishedAt must be an instant with its offset/,
    ],
    [
      "an instant finer than any clock",
      edited("08:00:00+01:00", "08:00:00.1234567891+01:00"),
      2,
      "publishedAt must have nine decimals at most",
    ],
    [
      "a picture address that runs code",
      edited(/imageUrl: .*/, "imageUrl: javascript:alert(1)"),
      10,
      /^imageUrl must be an https address/,
    ],
    [
      "a picture address that leads nowhere",
      edited(/imageUrl: .*/, 'imageUrl: "https://cat:99999/"'),
      10,
      "imageUrl must be an address that browsers understand",
    ],
    [
      "endless front matter",
      edited("featured: false", `featured: false\n# ${"x".repeat(70_000)}`),
      undefined,
      /longer than 64 kB/,
    ],
    [
      "a thousand empty lines",
      edited("featured: false", `featured: false${"\n".repeat(1000)}`),
      undefined,
      /or 400 lines/,
    ],
    ["a NUL character", edited("It rained", "It \0 rained"), 14, "NUL characters are not allowed"],
    ["no markers", edited(/<!-- en -->[\s\S]*/, "text\n"), 13, /<!-- en --> must follow/],
    ["text before the first marker", edited("<!-- en -->", "Hello\n<!-- en -->"), 13, /<!-- en --> must follow/],
    ["text right after the second ---", edited("---\n<!-- en", "---x\n<!-- en"), 12, /<!-- en --> must follow/],
    [
      "no Polish marker",
      edited("<!-- pl -->\n", ""),
      undefined,
      "the line <!-- pl --> before the Polish text is missing",
    ],
    ["no English marker", edited("<!-- en -->\n", ""), 13, /<!-- en --> must follow/],
    [
      "the markers the other way round",
      aFile
        .replace("<!-- en -->", "<!-- xx -->")
        .replace("<!-- pl -->", "<!-- en -->")
        .replace("<!-- xx -->", "<!-- pl -->"),
      13,
      "the English text must come before the Polish one",
    ],
    ["the same marker twice", edited("<!-- pl -->", "<!-- en -->"), 18, "each marker may stand only once"],
    ["a third marker", `${aFile}<!-- pl -->\nx\n`, 22, "each marker may stand only once"],
    ["an empty text", edited("It rained.\n\nMruk waited.\n\n", ""), undefined, "contentEn must not be empty"],
    ["a blank text", edited("It rained.\n\nMruk waited.", " \n \n"), undefined, "contentEn must not be blank"],
  ])("%s", (_what, file, line, reason) => {
    expect(refusal(file)).toEqual({
      line,
      reason: typeof reason === "string" ? reason : expect.stringMatching(reason),
    });
  });

  it("is refused again the second time, and leaves no trace on other objects", () => {
    const file = edited("featured: false", "featured: false\n__proto__: {polluted: true}");
    expect([refusal(file), refusal(file)]).toEqual([expect.anything(), expect.anything()]);
    expect("polluted" in {}).toBe(false);
  });

  it("never runs the JavaScript it holds", () => {
    const file = "---javascript\nglobalThis.ranStoryCode = true\n---\n<!-- en -->\na\n<!-- pl -->\nb\n";
    expect(refusal(file)).toEqual({ line: 1, reason: "the first line must be ---" });
    expect(globalThis).not.toHaveProperty("ranStoryCode");
  });
});
