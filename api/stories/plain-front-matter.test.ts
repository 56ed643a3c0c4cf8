import fc from "fast-check";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, it } from "vitest";
import { readPlainFrontMatter } from "./plain-front-matter.ts";
import { storyOf } from "./story.fixture.ts";
import { formatStory } from "./story-file.ts";

const yaml = (block: string) => {
  try {
    return load(block, { schema: CORE_SCHEMA });
  } catch {
    return "no YAML";
  }
};

const blockOf = (file: string) => file.slice(4, file.indexOf("\n---\n"));

it("reads the front matter of a usual story by itself, as YAML would", () => {
  const block = blockOf(
    formatStory(
      storyOf({
        titleEn: "7:30: the kitchen",
        titlePl: "Żółta miska – i co dalej?",
        imageAltPl: 'Kot mówi "miau".',
        imageHash: "3f7a0c1d2e4b5a69",
        canon: ["Mruk sleeps in the red basket.", "The bell: brass, #1 of its kind"],
        youtube: [],
        madeBy: { storyteller: "house", illustrator: "house", promptVersion: 1, costUsd: 0.04 },
      }),
    ).replace("youtube: []\n", ""),
  );
  const read = readPlainFrontMatter(block);
  expect(read).toBeDefined();
  expect(read).toStrictEqual(yaml(block));
});

it("never reads anything otherwise than YAML does: it leaves to YAML what it is not sure of", () => {
  const parts = fc.constantFrom(
    ..."a|b1|key|true|True|null|~|no|0|01|1.5|1e3|0x1f|12 drops|2026-11-21|3f7a|- |-|: |:| #|#|&a|*a|!!str |\"|'|\\|[|]|{|}|,|?|>|%|@|`".split(
      "|",
    ),
    ..." |  |\t|\n|\n  |\n  - |\nkey: |\nmap:\n  a: |\r|---|...|ż|Ł|😺|\u0085|\u00a0|\u2028|\u3000|\u200b|\ufeff|constructor|__proto__|/images/x.webp".split(
      "|",
    ),
  );
  const block = fc
    .array(fc.oneof(parts, fc.string({ maxLength: 3 })), { maxLength: 14 })
    .map((each) => `key: ${each.join("")}`);
  let sure = 0;
  fc.assert(
    fc.property(block, (text) => {
      const read = readPlainFrontMatter(text);
      if (read === undefined) return;
      sure += 1;
      expect(read).toStrictEqual(yaml(text));
    }),
    { numRuns: 5000 },
  );
  expect(sure).toBeGreaterThan(50);
});

it.each([
  "",
  "key",
  "key:",
  "key:value",
  "key: ",
  "key: value ",
  "key: &a value",
  "key: value # with a comment",
  "key: a: b",
  "key: |",
  'key: "with \\n in it"',
  'key: "one" "two"',
  "key: null",
  "key: True",
  "key: 0123",
  "key: 1e3",
  "key: 0x1f",
  "key: 2026-11-21",
  "key: a\nkey: b",
  "constructor: a",
  "__proto__: a",
  "# comment\nkey: a",
  "key: a\n\nother: b",
  "key: a\n  folded: b",
  "list:\n  - a\n  key: b",
  "list:\n  - - a",
  "map:\n  a: b\n    c: d",
  "map:\n  abc",
])("leaves to YAML: %j", (block) => {
  expect(readPlainFrontMatter(block)).toBeUndefined();
});
