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
