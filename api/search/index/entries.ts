import type { Language } from "#api/language/model.ts";
import { formsOf } from "../words/fold.ts";
import { compact, type Opened, prepareChange } from "./database.ts";
import { noBound, placeAt } from "./place.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The searchable text of a story in a language. */
export type SearchedTexts = { title: string; category: string; alt: string; excerpt: string; content: string };
export type SearchedStory = KeptState & Record<Language, SearchedTexts>;
/** A story without its texts: whether the index knows it as it is. */
export type KeptState = {
  id: string;
  at: number;
  /** The file's metadata as the library's index keeps it; null for a file that may still change. */
  trace: string | null;
};

/** Stands between parts of a story, so that no phrase reaches from one into the next. No query has it. */
const divider = "¶";

const languages = ["en", "pl"] as const;

/** The stories in the index. */
export function openEntries({ database, isComplete }: Opened, vocabularies: Record<Language, Vocabulary>) {
  const known = database.prepare("SELECT place, trace FROM entries WHERE id = ?");
  const taken = database.prepare("SELECT 1 FROM entries WHERE place = ?");
  const insert = prepareChange(database, "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)");
  const noteTrace = prepareChange(database, "UPDATE entries SET trace = ? WHERE id = ?");
  const removeEntry = prepareChange(database, "DELETE FROM entries WHERE place = ?");
  const ids = database.prepare("SELECT id FROM entries");
  const complete = prepareChange(database, "UPDATE state SET complete = 1");
  const firstAfter = database.prepare("SELECT min(place) AS place FROM entries WHERE at > ?");
  const of = (language: Language) => ({
    addTitle: prepareChange(database, `INSERT INTO titles_${language} (rowid, forms) VALUES (?, ?)`),
    addText: prepareChange(database, `INSERT INTO texts_${language} (rowid, forms) VALUES (?, ?)`),
    removeTitle: prepareChange(database, `DELETE FROM titles_${language} WHERE rowid = ?`),
    removeText: prepareChange(database, `DELETE FROM texts_${language} WHERE rowid = ?`),
  });
  const statements = { en: of("en"), pl: of("pl") };

  function remove(id: string): void {
    const place = known.get(id)?.place;
    if (typeof place !== "number") return;
    removeEntry.run(place);
    for (const language of languages) {
      statements[language].removeTitle.run(place);
      statements[language].removeText.run(place);
    }
  }

  function freePlace(at: number): number {
    let place = placeAt(at);
    while (taken.get(place) !== undefined) place += 1;
    return place;
  }

  function add(story: SearchedStory): void {
    const place = freePlace(story.at);
    insert.run(
      place,
      story.id,
      story.at,
      story.trace,
      ...languages.map((each) => formsOf(story[each].category).join(" ")),
    );
    for (const language of languages) {
      const { title, alt, excerpt, content } = story[language];
      // An excerpt is usually the beginning of the text.
      const parts = [title, alt, content.includes(excerpt) ? "" : excerpt, content].map(formsOf);
      for (const form of parts.flat()) vocabularies[language].add(form);
      const [forms = ""] = parts.map((part) => part.join(" "));
      statements[language].addTitle.run(place, forms);
      statements[language].addText.run(place, parts.map((part) => part.join(" ")).join(` ${divider} `));
    }
  }

  /** All or nothing, and one write to the disk. */
  function together(work: () => void): void {
    database.exec("BEGIN");
    try {
      work();
      database.exec("COMMIT");
    } catch (error) {
      // After a fault of the file SQLite may have ended the transaction already; that fault is what counts.
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  return {
    /** All places below it are of stories that are public at this instant. */
    boundAt(now: number): number {
      const { place } = firstAfter.get(now) ?? {};
      return typeof place === "number" ? place : noBound;
    },
    /** Those of these that are not in the index as they are. */
    unknownOf: (stories: readonly KeptState[]): string[] =>
      stories
        .filter(({ id, trace }) => {
          const entry = known.get(id);
          return entry === undefined || trace === null || entry.trace !== trace;
        })
        .map(({ id }) => id),
    put: (stories: readonly SearchedStory[]): void =>
      together(() => {
        for (const story of stories) {
          remove(story.id);
          add(story);
        }
      }),
    remove: (gone: readonly string[]): void => together(() => gone.forEach(remove)),
    /** The same stories, whose files are old enough by now to be known again. */
    settle: (stories: readonly KeptState[]): void =>
      together(() => {
        for (const { id, trace } of stories) noteTrace.run(trace, id);
      }),
    /** Takes out all others, and notes that nothing is missing. */
    keepOnly(kept: ReadonlySet<string>): void {
      const gone: string[] = [];
      // One by one: a hundred thousand at once are more than the thread may take.
      for (const { id } of ids.iterate()) if (typeof id === "string" && !kept.has(id)) gone.push(id);
      together(() => gone.forEach(remove));
      for (const language of languages) vocabularies[language].forgetSeen();
      if (isComplete) return;
      compact(database);
      complete.run();
    },
  };
}
