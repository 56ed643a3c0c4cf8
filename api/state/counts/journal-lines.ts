import { z } from "zod";
import type { Counting } from "#api/engagement/count-store.ts";
import { StoryCounts } from "#api/engagement/model.ts";
import { damaged } from "#api/platform/files/damaged.ts";
import { type JournalEnd, readLines } from "#api/platform/files/line-journal.ts";
import { StoryId } from "#api/stories/model.ts";
import { MonthName } from "./month.ts";

/** A count with its number; all lines of all journals are numbered in a row. */
export type JournalLine = Counting & { number: number };

/** The first line of a journal. */
const JournalHead = z.strictObject({
  journal: z.literal(1),
  /** The number of the last line of the journal before it. */
  after: z.number().int().nonnegative(),
  /** The months with earlier counts. Once the journal before it is deleted, each of them has a file. */
  months: z.array(MonthName),
});
export type JournalHead = z.infer<typeof JournalHead>;

/** The content of a journal, and the end of its complete lines. */
export type JournalContent = { head: JournalHead; lines: JournalLine[]; end: JournalEnd };

export const headLine = (head: JournalHead): string => JSON.stringify(head);

export const lineOf = ({ number, id, date, what, by }: JournalLine): string =>
  JSON.stringify([number, id, date, what, by]);

/** Lines as `lineOf` writes them: parsing each with a schema takes ten times as long. */
const plainLine = /^\[(\d{1,15}),"([\w-]+)","(\d{4}-\d{2}-\d{2})","(likes|views|clicks)",(1|-1)\]$/;

/** Reads a journal; null where there is none. Throws STATE_DAMAGED, also for a line out of order. */
export async function readJournal(path: string): Promise<JournalContent | null> {
  const found = await readLines({ path, parse });
  if (found === null) return null;
  const [head, ...entries] = found.entries;
  if (head === undefined || !("journal" in head)) throw damaged(path, "it has no first line");
  const lines: JournalLine[] = [];
  for (const entry of entries) {
    const isNext = "number" in entry && entry.number === head.after + lines.length + 1;
    if (!isNext) throw damaged(path, `line ${lines.length + 2} is not the next one`);
    lines.push(entry);
  }
  return { head, lines, end: found.end };
}

function parse(text: string, place: number): JournalHead | JournalLine {
  if (place === 1) return JournalHead.parse(JSON.parse(text));
  const [, number, id, date = "", what, by] = plainLine.exec(text) ?? [];
  return {
    number: Number(number),
    id: StoryId.parse(id),
    date,
    what: StoryCounts.keyof().parse(what),
    by: by === "1" ? 1 : -1,
  };
}
