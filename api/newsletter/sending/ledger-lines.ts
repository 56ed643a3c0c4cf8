import { z } from "zod";
import { AppError } from "../../platform/errors.ts";
import { LetterOutcome } from "../model.ts";

/** The first line of a day's ledger: whose letter it is. Whoever goes on with it writes the same letter. */
export const LetterHead = z.strictObject({
  letter: z.iso.date(),
  /** The instant as of which the stories were chosen. */
  at: z.iso.datetime(),
  /** Up to which instant they reach. */
  upTo: z.iso.datetime(),
});
export type LetterHead = z.infer<typeof LetterHead>;

/** Whoever goes on writing says first in which run of the machine it is: see `readLedger`. */
const Opening = z.strictObject({ machine: z.string() });

const Line = z.strictObject({
  id: z.string().min(1),
  /** `announced`: may be begun from now on. */
  outcome: z.enum([...LetterOutcome.options, "announced"]),
  /** When the mail server refused it, so that it is asked again later. */
  at: z.iso.datetime().optional(),
});
export type LedgerLine = z.infer<typeof Line>;
const Lines = z.union([Line, Opening]);
/** Nearly all lines, as `lineOf` writes them: to look at each as one can look at anything takes ten times as long. */
const plainLine = /^\{"id":"([\w-]+)","outcome":"(announced|begun|sent|refused|bounced)"\}$/;

/** What is known of one reader's letter. */
export type Noted = { outcome: LetterOutcome; refusals: number; refusedAt: string | null };

export type LetterRecord = LetterHead & { noted: ReadonlyMap<string, Noted> };

/** One line, with its end: what has none was never whole. */
export const lineOf = (line: LetterHead | LedgerLine | z.infer<typeof Opening>): string => `${JSON.stringify(line)}\n`;

/** Takes what became of a letter into what is known. */
export function note(noted: Map<string, Noted>, { id, outcome, at }: LedgerLine): void {
  if (outcome === "announced") return;
  const before = noted.get(id);
  if (outcome !== "refused") noted.set(id, { refusals: 0, refusedAt: null, ...before, outcome });
  else noted.set(id, { outcome, refusals: (before?.refusals ?? 0) + 1, refusedAt: at ?? null });
}

/**
 * What a ledger tells, and how many of its bytes are whole lines: a crash in the middle of one leaves a piece, of which nobody was
 * told that it was written. Null where not even the first line is there. Throws STATE_DAMAGED for anything else that is no line of
 * ours: who cannot read who has the letter must not send it.
 *
 * Only announcements wait for the disk. A process that is killed loses nothing that it wrote, so that of its last announcements only
 * the one that was begun may have left. A machine that fails may lose everything since the last announcements, so that each of those may.
 */
export function readLedger(
  text: string,
  { path, machine }: { path: string; machine: string },
): { record: LetterRecord; whole: number } | null {
  const end = text.lastIndexOf("\n") + 1;
  if (end === 0) return null;
  const lines = text.slice(0, end - 1).split("\n");
  const parse = <Value>(schema: z.ZodType<Value>, index: number): Value => {
    try {
      return schema.parse(JSON.parse(lines[index] ?? ""));
    } catch (cause) {
      throw damaged(path, index + 1, cause);
    }
  };
  const head = parse(LetterHead, 0);
  const noted = new Map<string, Noted>();
  const announced = new Set<string>();
  let writer: string | null = null;
  const goOn = (next: string) => {
    if (writer !== next) for (const id of announced) note(noted, { id, outcome: "begun" });
    announced.clear();
    writer = next;
  };
  for (let index = 1; index < lines.length; index++) {
    const [, id, outcome] = plainLine.exec(lines[index] ?? "") ?? [];
    const line = id === undefined ? parse(Lines, index) : ({ id, outcome } as LedgerLine);
    if ("machine" in line) goOn(line.machine);
    else {
      note(noted, line);
      if (line.outcome === "announced") announced.add(line.id);
      else announced.delete(line.id);
    }
  }
  goOn(machine);
  return { record: { ...head, noted }, whole: Buffer.byteLength(text.slice(0, end)) };
}

function damaged(path: string, line: number, cause: unknown): AppError {
  return new AppError("STATE_DAMAGED", `${path}, line ${line}: this is no line of a letter's ledger`, {
    hint: "Nobody gets that day's letter a second time. Remove the file only if you know that nobody has it yet.",
    cause,
  });
}
