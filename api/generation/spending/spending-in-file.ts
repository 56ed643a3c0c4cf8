import { join } from "node:path";
import { z } from "zod";
import { type JournalEnd, openLineJournal, readLines } from "#api/platform/files/line-journal.ts";
import { withLock } from "#api/platform/files/lock.ts";
import { jsonIn } from "#api/platform/json.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import { firstKept, NotedCall, Settlement, type SpendingBook } from "./spending-book.ts";

/** More lines than this beyond one for each call, and the book is written anew. */
const surplusLines = 2_000;

/** The book of one machine, in the journal's folder: a line for each note, to which several processes add under a lock. */
export function bookInFile(journalDir: string): SpendingBook {
  const path = join(journalDir, "spending.jsonl");
  // Notes of one process queue here, so that at most one of them waits for the file's lock.
  const bookAccess = semaphore(1);
  const alone = <Result>(work: () => Promise<Result>) =>
    bookAccess(() => withLock(join(journalDir, "locks", "spending"), work));
  let calls = new Map<string, NotedCall>();
  let end: JournalEnd | null = null;
  let isTidy = false;

  /** Reads on where it stopped. */
  async function read(): Promise<NotedCall[]> {
    const hint = "Nothing is bought while it is not known what was spent. Correct or remove that line.";
    const found = await readLines({ path, parse, since: end, hint });
    if (!found?.isContinued) calls = new Map();
    for (const note of found?.entries ?? []) take(calls, note);
    end = found?.end ?? null;
    return [...calls.values()];
  }

  /** Needs the lock, and everything read. */
  async function add(note: NotedCall | Settlement): Promise<void> {
    await using journal = openLineJournal(path, end);
    await journal.append([JSON.stringify(note)]);
  }

  /** Forgets what happened before this day, and writes one line for each call, once that is worth it. Needs what `add` needs. */
  async function tidy(firstDay: string): Promise<void> {
    const kept = [...calls.values()].filter(({ day }) => day >= firstDay);
    if ((end?.lines ?? 0) - kept.length < surplusLines) return;
    await openLineJournal(path, null).append(kept.map((call) => JSON.stringify(call)));
    await read();
  }

  return {
    note: (call, refuse) =>
      alone(async () => {
        refuse?.((await read()).filter(({ day }) => day === call.day));
        if (!isTidy) await tidy(firstKept(call.day));
        isTidy = true;
        await add(call);
      }),
    settle: (settlement) =>
      alone(async () => {
        await read();
        await add(settlement);
      }),
    ofStory: async (id) => (await alone(read)).filter((call) => call.id === id),
    // Reading needs no lock: a line that is being written is read next time.
    calls: () => bookAccess(read),
  };
}

const Note = z.union([NotedCall, Settlement]);

function parse(text: string): z.infer<typeof Note> | null {
  const json = jsonIn(text);
  // Earlier versions left a line that a killed process had begun, and ended it for the next one's sake.
  return json === undefined ? null : Note.parse(json);
}

function take(calls: Map<string, NotedCall>, note: z.infer<typeof Note>): void {
  if ("at" in note) return void calls.set(note.call, note);
  const settled = calls.get(note.call);
  if (settled) calls.set(settled.call, { ...settled, ...note });
}
