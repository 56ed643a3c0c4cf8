import { z } from "zod";
import { type JournalEnd, readLines } from "#api/platform/files/line-journal.ts";
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

/** A writer that goes on says first in which run of the machine it is: see `recordOf`. */
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
type LedgerEntry = LetterHead | z.infer<typeof Lines>;
/** Nearly all lines, as `lineOf` writes them: to look at each as one can look at anything takes ten times as long. */
const plainLine = /^\{"id":"([\w-]+)","outcome":"(announced|begun|sent|refused|bounced)"\}$/;

const outcomesByName = new Map<string, LedgerLine["outcome"]>(
  Line.shape.outcome.options.map((outcome) => [outcome, outcome]),
);

/** The state of one reader's letter. */
export type Noted = { outcome: LetterOutcome; refusals: number; refusedAt: string | null };

export type LetterRecord = LetterHead & { noted: ReadonlyMap<string, Noted> };

export const lineOf = (entry: LedgerEntry): string => JSON.stringify(entry);

/** Takes what became of a letter into what is known. */
export function note(noted: Map<string, Noted>, { id, outcome, at }: LedgerLine): void {
  if (outcome === "announced") return;
  const before = noted.get(id);
  if (outcome !== "refused") noted.set(id, { refusals: 0, refusedAt: null, ...before, outcome });
  else noted.set(id, { outcome, refusals: (before?.refusals ?? 0) + 1, refusedAt: at ?? null });
}

/** The content of a ledger, and the end of its whole lines; null where not even its first line is there. */
export type KnownLetter = { record: LetterRecord; end: JournalEnd };

/** Reads a ledger. Throws STATE_DAMAGED: a process that cannot read which readers have the letter must not send it. */
export async function readLedger(path: string, machine: string): Promise<KnownLetter | null> {
  const hint = "Nobody gets that day's letter a second time. Remove the file only if you know that nobody has it yet.";
  const found = await readLines({ path, parse, hint });
  const record = found && recordOf(found.entries, machine);
  return record && { record, end: found.end };
}

function parse(text: string, place: number): LedgerEntry {
  if (place === 1) return LetterHead.parse(JSON.parse(text));
  const [, id, name = ""] = plainLine.exec(text) ?? [];
  const outcome = outcomesByName.get(name);
  return id === undefined || outcome === undefined ? Lines.parse(JSON.parse(text)) : { id, outcome };
}

/**
 * Only announcements wait for the disk. A process that is killed loses nothing that it wrote, so that of its last announcements only
 * the one that was begun may have left. A machine that fails may lose everything since the last announcements, so that each of those may.
 */
function recordOf(entries: readonly LedgerEntry[], machine: string): LetterRecord | null {
  const noted = new Map<string, Noted>();
  const announced = new Set<string>();
  let head: LetterHead | null = null;
  let writer: string | null = null;
  const goOn = (next: string) => {
    if (writer !== next) for (const id of announced) note(noted, { id, outcome: "begun" });
    announced.clear();
    writer = next;
  };
  for (const entry of entries) {
    if ("letter" in entry) head = entry;
    else if ("machine" in entry) goOn(entry.machine);
    else {
      note(noted, entry);
      if (entry.outcome === "announced") announced.add(entry.id);
      else announced.delete(entry.id);
    }
  }
  goOn(machine);
  return head && { ...head, noted };
}
