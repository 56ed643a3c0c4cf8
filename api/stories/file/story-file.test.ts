import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storyOf } from "../story.fixture.ts";
import { formatStory, parseStory } from "./story-file.ts";
import { StoryFileError } from "./story-file-error.ts";

const id = storyOf().id;

/** Texts that have confused YAML readers, Markdown readers or this one. */
const nasty = fc.constantFrom(
  ..."---|\n---\n|- |-|: |:|#| #|%|&a|*a|!x|!!str x|\"|'|''|\\|\\n|`|@|{|}|[|]|, |,|?|? |<<|=|~".split("|"),
  ..."0123|1e3|0x1F|1_000|.inf|no|yes|on|y|null|true|2026-11-21|2026-11-21T08:00:00Z|12:30:45".split("|"),
  ..."<!-- en -->\n|<!-- pl -->\n|\n<!-- en -->\n|\n<!-- pl -->|\\<!-- en -->|\\\\<!-- pl -->\r\n|<!-- pl --> \t\n".split(
    "|",
  ),
  ..."żółć|ŁÓDŹ|😺|👨‍👩‍👧|\u0085|\u2028|\u2029|\ufeff|\t|\r\n|\r|\n|\n\n| |  |\u00a0|\u0001|\u007f|||".split("|"),
);
const text = (max: number) =>
  fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: nasty },
        fc.string({ unit: "grapheme", maxLength: 8 }),
        fc.lorem({ maxCount: 3 }),
      ),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map((parts) => parts.join("").slice(0, max).toWellFormed().replaceAll("\0", ""))
    .filter((made) => made.trim() !== "");

/** Any JSON that a maker may add, except for keys that reach a prototype: another test shows that those are refused. */
const note = fc.jsonValue({ maxDepth: 3 }).filter((value) => !/proto|constructor/.test(JSON.stringify(value)));

const story = fc
  .record(
    {
      titleEn: text(200),
      titlePl: text(200),
      excerptEn: text(600),
      excerptPl: text(600),
      category: text(60),
      imageAlt: text(600),
      imageAltPl: text(600),
      contentEn: text(2000),
      contentPl: text(2000),
      canon: fc.array(text(400), { maxLength: 4 }),
      featured: fc.boolean(),
      timeSlot: fc.constantFrom("morning", "afternoon", "evening"),
      videoUrl: fc.webUrl({ validSchemes: ["https", "http"] }),
      youtubeLink: fc.webUrl({ validSchemes: ["https", "http"] }),
      madeBy: fc.record({
        storyteller: text(50),
        illustrator: text(50),
        costUsd: fc.double({ min: 0, max: 1000, noNaN: true }),
        note: note,
      }),
    },
    {
      requiredKeys: ["titleEn", "titlePl", "excerptEn", "excerptPl", "category", "imageAlt", "contentEn", "contentPl"],
    },
  )
  .map((fields) => storyOf(fields));

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

describe("a story file", () => {
  it("is read as exactly the story that was written, and is written the same again", () => {
    fc.assert(
      fc.property(story, (written) => {
        const file = formatStory(written);
        const read = parseStory(written.id, file);
        expect(read).toStrictEqual(written);
        expect(formatStory(read)).toBe(file);
      }),
      { numRuns: 500 },
    );
  });

  it("reads well on a Git host", () => {
    const file = formatStory(
      storyOf({
        titleEn: "A cat: the beginning",
        canon: ["Mruk sleeps in the red basket."],
        excerptEn: "Long. ".repeat(60).trim(),
      }),
    );
    expect(file).toBe(`---
publishedAt: "2026-11-21T08:00:00+01:00"
timeSlot: morning
category: Daily Life
featured: false
titleEn: "A cat: the beginning"
titlePl: Deszcz na parapecie, 2026-11-21-morning
excerptEn: ${"Long. ".repeat(60).trim()}
excerptPl: Mruk czeka, aż przestanie padać.
imageUrl: /images/2026-11-21-morning.webp
imageAlt: A grey tabby on a window sill.
canon:
  - Mruk sleeps in the red basket.
---
<!-- en -->
It rained.

Mruk waited.

<!-- pl -->
Padało.

Mruk czekał.
`);
  });

  it("may be written by hand, with bare dates, comments, spare empty lines and no line end at the end", () => {
    const byHand = aFile
      .replace('"2026-11-21T08:00:00+01:00"', "2026-11-21T08:00:00+01:00 # on the hour")
      .replace("<!-- en -->", "\n\n<!-- en -->  ")
      .replace("\n\n<!-- pl -->", "\n<!-- pl -->")
      .trimEnd();
    expect(parseStory(id, byHand)).toStrictEqual(storyOf());
  });

  it("reads the same when it was checked out with CRLF line ends, or saved with a byte order mark", () => {
    expect(parseStory(id, aFile.replaceAll("\n", "\r\n"))).toStrictEqual(storyOf());
    expect(parseStory(id, `\ufeff${aFile}`)).toStrictEqual(storyOf());
  });

  it("keeps the keys in one order, whatever order they came in", () => {
    const backwards = Object.fromEntries(Object.entries(storyOf()).reverse()) as ReturnType<typeof storyOf>;
    expect(formatStory(backwards)).toBe(aFile);
  });

  it.each([
    ["half a surrogate pair", { contentEn: "cat \ud83d" }],
    ["a NUL character", { contentPl: "ko\0t" }],
    ["a date object", { madeBy: { storyteller: "x", illustrator: "y", at: new Date(0) } }],
    ["a key that reaches a prototype", { madeBy: { storyteller: "x", illustrator: "y", constructor: 1 } }],
  ])("is not written for a story with %s", (_what, fields) => {
    expect(() => formatStory({ ...storyOf(), ...fields })).toThrow(StoryFileError);
  });

  it("is not written for a story that the schema refuses, and the refusal names the fields", () => {
    expect(() => formatStory({ ...storyOf(), titleEn: "", imageUrl: "javascript:alert(1)" })).toThrow(
      expect.objectContaining({
        code: "STORY_INVALID",
        fields: {
          titleEn: "must not be empty",
          imageUrl: "must be an https address or a path that starts with one slash",
        },
      }),
    );
  });
});

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
