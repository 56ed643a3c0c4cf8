import { z } from "zod";
import type { Counting } from "../../engagement/count-store.ts";
import { StoryId } from "../../stories/model.ts";
import { damaged } from "../damaged.ts";
import { MonthName } from "./month.ts";

/** One thing that was counted, and the how many-th of all that ever were. */
export type JournalLine = Counting & { number: number };

/** The first line of a journal. */
export const JournalHead = z.strictObject({
  journal: z.literal(1),
  /** The number of the last line of the journal before it. */
  after: z.number().int().nonnegative(),
  /** The months of which anything was counted before. Once the journal before it is gone, they have files. */
  months: z.array(MonthName),
});
export type JournalHead = z.infer<typeof JournalHead>;

/** What a journal tells, and how many of its bytes are whole lines, of which `last` is the last one. */
export type JournalText = { head: JournalHead; lines: JournalLine[]; whole: number; last: string };

export const headLine = (head: JournalHead): string => `${JSON.stringify(head)}\n`;

/** One line, with its end: what has none was never whole. */
export const lineOf = ({ number, id, date, what, by }: JournalLine): string =>
  `[${number},"${id}","${date}","${what}",${by}]\n`;

/** Lines as `lineOf` writes them: to look at each as one can look at anything takes ten times as long. */
const plainLine = /^\[(\d{1,15}),"([\w-]+)","(\d{4}-\d{2}-\d{2})","(likes|views|clicks)",(1|-1)\]$/;

/**
 * Reads a journal. A crash in the middle of a line leaves a piece, of which nobody was told that it was counted: it is left out. Throws
 * STATE_DAMAGED for anything else that is no line of ours, or not the next one.
 */
export function readJournal(bytes: Uint8Array, path: string): JournalText {
  const whole = bytes.lastIndexOf(0x0a) + 1;
  if (whole === 0) throw damaged(path, bytes.byteLength === 0 ? "it is empty" : "its first line is torn");
  const [first = "", ...rest] = Buffer.from(bytes.buffer, bytes.byteOffset, whole - 1)
    .toString("utf8")
    .split("\n");
  const head = headFrom(first, path);
  const lines = rest.map((text, index) => {
    const line = lineFrom(text);
    if (line === null) throw damaged(path, `line ${index + 2} is none of ours`);
    if (line.number !== head.after + index + 1) throw damaged(path, `line ${index + 2} is not the next one`);
    return line;
  });
  return { head, lines, whole, last: `${rest.at(-1) ?? first}\n` };
}

function headFrom(text: string, path: string): JournalHead {
  try {
    return JournalHead.parse(JSON.parse(text));
  } catch (cause) {
    throw damaged(path, "its first line is none of ours", cause);
  }
}

function lineFrom(text: string): JournalLine | null {
  const [, number, id, date, what, by] = plainLine.exec(text) ?? [];
  if (number === undefined || !StoryId.safeParse(id).success) return null;
  return { number: Number(number), id, date, what, by: Number(by) } as JournalLine;
}
