import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { atMost } from "../../platform/at-most.ts";
import { diskError, syncFolder, writeDurably } from "../../platform/disk.ts";
import { jsonIn } from "../../platform/json.ts";
import { withLock } from "../../platform/lock.ts";
import { firstKept, NotedCall, Settlement, type SpendingBook } from "./spending-book.ts";

/** The book of one machine, in the journal's folder. */
export function bookInFile(journalDir: string): SpendingBook {
  const lines = openLines(join(journalDir, "spending.jsonl"));
  // Those of one process form a line of their own, rather than all knocking at the lock.
  const turn = atMost(1);
  const alone = <Result>(work: () => Promise<Result>) =>
    turn(() => withLock(join(journalDir, "locks", "spending"), work));
  let isTidy = false;

  return {
    note: (call, refuse) =>
      alone(async () => {
        refuse?.([...(await lines.read()).values()].filter(({ day }) => day === call.day));
        if (!isTidy) await lines.tidy(firstKept(call.day));
        isTidy = true;
        await lines.add(call);
      }),
    settle: (settlement) => alone(() => lines.add(settlement)),
    ofStory: async (id) => [...(await alone(lines.read)).values()].filter((call) => call.id === id),
    // Reading needs no lock: a line that is being written is read next time.
    calls: async () => [...(await turn(lines.read)).values()],
  };
}

/** More lines than this beyond one for each call, and the book is written anew. */
const surplusLines = 2_000;

/**
 * A file of one line for each note, which several processes add to under a lock that the caller holds. Reading goes on where it
 * stopped; a line that a killed process left unfinished is passed over.
 */
function openLines(path: string) {
  let calls = new Map<string, NotedCall>();
  let known = { file: "", bytes: 0, lines: 0 };

  async function read(): Promise<ReadonlyMap<string, NotedCall>> {
    await using file = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw diskError(error, `Cannot read ${path}`);
    });
    const stats = await file?.stat();
    const name = `${stats?.ino} ${stats?.birthtimeMs}`;
    if (!file || !stats || name !== known.file || stats.size < known.bytes) {
      calls = new Map();
      known = { file: name, bytes: 0, lines: 0 };
    }
    if (!file || !stats || stats.size === known.bytes) return calls;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(stats.size - known.bytes), { position: known.bytes });
    // What does not end is not read yet: somebody may be about to finish it.
    const end = buffer.subarray(0, bytesRead).lastIndexOf("\n") + 1;
    const lines = buffer.subarray(0, end).toString().split("\n").slice(0, -1);
    for (const line of lines) take(line);
    known = { file: name, bytes: known.bytes + end, lines: known.lines + lines.length };
    return calls;
  }

  function take(line: string): void {
    const noted = jsonIn(line);
    const call = NotedCall.safeParse(noted).data;
    if (call) return void calls.set(call.call, call);
    const settlement = Settlement.safeParse(noted).data;
    const settled = settlement && calls.get(settlement.call);
    if (settled) calls.set(settled.call, { ...settled, ...settlement });
  }

  return {
    read,
    async add(note: NotedCall | Settlement): Promise<void> {
      await append(path, `${JSON.stringify(note)}\n`);
      await read();
    },
    /** Forgets what happened before this day, and writes one line for each call, once that is worth it. */
    async tidy(firstDay: string): Promise<void> {
      const kept = [...(await read()).values()].filter(({ day }) => day >= firstDay);
      if (known.lines - kept.length < surplusLines) return;
      await writeDurably(path, kept.map((call) => `${JSON.stringify(call)}\n`).join(""), { mode: 0o600 });
    },
  };
}

async function append(path: string, line: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await using file = await open(path, "a+", 0o600);
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1), { position: Math.max(0, size - 1) });
    // What a killed process left unfinished must not swallow this line.
    const start = bytesRead === 0 || buffer.toString() === "\n" ? "" : "\n";
    try {
      await file.appendFile(`${start}${line}`);
      await file.sync();
      // A book that is new is in no folder for good yet, and the journal's may be new itself.
      if (size === 0) for (const changed of [dirname(path), dirname(dirname(path))]) await syncFolder(changed);
    } catch (error) {
      await file.truncate(size).catch(() => {}); // What went wrong first is what matters.
      throw error;
    }
  } catch (error) {
    throw diskError(error, `Cannot write ${path}`);
  }
}
