import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import type { Story } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { searchedStory } from "../searched-story.ts";
import { openSearchIndex } from "./search-index.ts";

const noon = Date.parse("2026-11-21T12:00:00Z");

type Facts = Parameters<typeof storyOf>[0];

function indexOf(...facts: Facts[]) {
  const index = openSearchIndex([":memory:"]);
  onTestFinished(() => index.close());
  const put = (...stories: Story[]) =>
    index.put(
      stories.map((story) =>
        searchedStory({ story }, { id: story.id, at: Date.parse(story.publishedAt), trace: null }),
      ),
    );
  put(...facts.map((each) => storyOf({ titleEn: "Untitled", titlePl: "Bez tytułu", ...each })));
  const ask = (q: string, { language = "pl" as "en" | "pl", now = noon, limit = 50, offset = 0 } = {}) =>
    index.find({ q, language, now, limit, offset });
  const idsOf = (...asked: Parameters<typeof ask>) => ask(...asked).hits.map(({ id }) => id);
  return { index, put, ask, idsOf };
}

const [first, second, third, fourth] = ["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"].map(
  (date) => `${date}-morning`,
) as [string, string, string, string];

it("finds a word whatever its marks, case or form, and with a slip or two", () => {
  const { idsOf } = indexOf({
    id: first,
    contentPl: "Ola lepiła pierogi, a Bułka spała.",
    contentEn: "He ran upstairs.",
  });
  for (const q of ["pierogi", "PIERÓGI", "pierogami", "pireogi", "pierogii", "Bułce", "bulke", "piero"]) {
    expect([q, idsOf(q)]).toEqual([q, [first]]);
  }
  expect(idsOf("running", { language: "en" })).toEqual([first]);
  expect(idsOf("kaloryfer")).toEqual([]);
});

it("finds titles, texts and descriptions of pictures, in both languages, the reader's first", () => {
  const { ask } = indexOf(
    { id: first, titlePl: "Żółty tramwaj" },
    { id: second, imageAltPl: "Żółty dzwonek." },
    { id: third, contentEn: "The tram was tramwaj number 15." },
  );
  expect(ask("tramwaj").hits).toEqual([
    { id: first, language: "pl" },
    { id: third, language: "en" },
  ]);
  expect(ask("dzwonek", { language: "en" }).hits).toEqual([{ id: second, language: "pl" }]);
});

it("ranks titles over texts, all words over some, the word over its forms, and these over what may be meant", () => {
  const inTitle = indexOf({ id: second, contentPl: "Klucz. Klucz." }, { id: first, titlePl: "Klucz" });
  expect(inTitle.idsOf("klucz")).toEqual([first, second]);
  const all = indexOf({ id: second, contentPl: "Klucz." }, { id: first, contentPl: "Klucz i dzwonek." });
  expect(all.idsOf("klucz dzwonek")).toEqual([first, second]);
  const forms = indexOf({ id: second, contentPl: "Kluczami." }, { id: first, contentPl: "Klucz." });
  expect(forms.idsOf("klucz")).toEqual([first, second]);
  const together = indexOf(
    { id: second, contentPl: "Klucz. Lew. Dom. Dzwonek." },
    { id: first, contentPl: "Klucz dzwonek." },
  );
  expect(together.idsOf("klucz dzwonek")).toEqual([first, second]);
});

it("shows the newer one of equals first, page by page, and counts them all", () => {
  const { ask } = indexOf(...[first, second, third, fourth].map((id) => ({ id, contentPl: "Klucz." })));
  expect(ask("klucz", { limit: 2, offset: 1 })).toMatchObject({ total: 4, hits: [{ id: third }, { id: second }] });
});

it("finds phrases between any quotation marks, as they stand and not across a full stop's neighbours of another part", () => {
  const { idsOf } = indexOf(
    { id: first, contentPl: "Szedł w deszczu do domu." },
    { id: second, contentPl: "Deszczu w domu nie było." },
    { id: third, titlePl: "Wyszedł w", imageAltPl: "Deszczu nie widać." },
  );
  for (const q of ['"w deszczu"', "„w deszczu”", "“w deszczu”", "«W DESZCZU»"])
    expect([q, idsOf(q)]).toEqual([q, [first]]);
});

it("takes the syntax of the index for what it is: text", () => {
  const { idsOf } = indexOf({ id: first, contentPl: "Klucz." });
  for (const q of [
    "klucz*",
    "klucz OR lew",
    'NEAR(klucz "x", 2)',
    "forms:klucz",
    "-klucz",
    "klucz';--",
    "(((klucz",
    '"klucz" ¶',
  ]) {
    expect(() => idsOf(q)).not.toThrow();
  }
  expect(idsOf("forms:klucz").length).toBe(1);
});

it("suggests a word that exists for one that does not", () => {
  const { ask } = indexOf({ id: first, contentPl: "Ola lepiła pierogi." });
  expect(ask("pireogi").nearest).toEqual([{ typed: "pireogi", form: "pierogi", id: first }]);
  expect(ask("pierogi").nearest).toEqual([]);
});

it("tells nothing of a story before its hour: neither by hits and totals, nor by how other words are found", () => {
  const published = { id: first, contentPl: "Ola lepiła pierogi i kluski." };
  const scheduled = {
    id: "2026-11-21-evening",
    titlePl: "Smok",
    contentPl: "Smok zjadł pierożki, klucz i klapki.",
    contentEn: "Dragon.",
  };
  const [without, having] = [indexOf(published), indexOf(published, scheduled)];
  for (const q of [
    "smok",
    "smokiem",
    "klucz",
    "kluzki",
    "pierożki",
    "pierogi",
    "pie",
    "dragon",
    "kluski smok",
    '"smok zjadł"',
    "klapki",
  ]) {
    for (const language of ["en", "pl"] as const) {
      const { forms: _spellings, ...before } = without.ask(q, { language });
      expect([q, having.ask(q, { language })]).toEqual([q, expect.objectContaining(before)]);
    }
  }
  const after = Date.parse("2026-11-21T19:00:00Z");
  expect(having.idsOf("smok", { now: after - 1 })).toEqual([]);
  expect(having.idsOf("smok", { now: after })).toEqual(["2026-11-21-evening"]);
});

it("forgets what a story said before, and stories that are gone", () => {
  const { index, put, idsOf } = indexOf({ id: first, contentPl: "Klucz." });
  put(storyOf({ id: first, contentPl: "Dzwonek." }));
  expect([idsOf("klucz"), idsOf("dzwonek")]).toEqual([[], [first]]);
  index.remove([first]);
  expect(idsOf("dzwonek")).toEqual([]);
});

it("takes many edits and removals, one after the other, after the first stories are whole", () => {
  const daily = Array.from({ length: 300 }, (_, at) => {
    const date = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
    return storyOf({ id: `${date}-morning`, contentPl: "Klucz i dzwonek. ".repeat(20) });
  });
  const { index, put, idsOf } = indexOf();
  put(...daily);
  index.keepOnly(new Set(daily.map(({ id }) => id)));
  const [one, other, gone, alsoGone] = daily.map(({ id }) => String(id)) as [string, string, string, string];
  for (const word of ["Smok.", "Lew."]) {
    put(storyOf({ id: one, contentPl: word }));
    put(storyOf({ id: other, contentPl: word }));
  }
  index.remove([gone, alsoGone]);
  expect(idsOf("lew")).toEqual([other, one]);
  expect([idsOf("smok"), index.find({ q: "klucz", language: "pl", now: noon, limit: 1, offset: 0 }).total]).toEqual([
    [],
    296,
  ]);
});

it("is in memory where no folder can be made for it", () => {
  const inTheWay = join(folderOfTest(), "file");
  writeFileSync(inTheWay, "");
  expect(() => openSearchIndex([join(inTheWay, "index.sqlite")]).close()).not.toThrow();
});

it("removes a file that turns out to be damaged while it is opened", () => {
  const file = join(folderOfTest(), "index.sqlite");
  openSearchIndex([file]).close();
  const database = new DatabaseSync(file);
  const root = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'titles_en_config'").get()?.rootpage;
  database.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0, (Number(root) - 1) * 4096, Number(root) * 4096));
  expect(() => openSearchIndex([file])).toThrow();
  expect(existsSync(file)).toBe(false);
  openSearchIndex([file]).close();
});

it("keeps stories of one hour apart, however many", () => {
  const ids = Array.from({ length: 20 }, (_, at) => `2026-11-17-morning-${at + 2}`);
  const { idsOf } = indexOf(...ids.map((id) => ({ id, contentPl: "Klucz." })));
  expect(new Set(idsOf("klucz"))).toEqual(new Set(ids));
});

it("answers the longest and the strangest queries", () => {
  const { ask } = indexOf({ id: first, contentPl: "Klucz." });
  for (const q of [
    "klucz ".repeat(33),
    "a".repeat(200),
    '"'.repeat(200),
    "𝔨𝔩𝔲𝔠𝔷",
    "кот",
    "🐈",
    "\u0000",
    "%",
    "x".repeat(39).split("").join(" "),
  ]) {
    expect(() => ask(q)).not.toThrow();
  }
});
