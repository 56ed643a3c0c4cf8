import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { diskError, writeDurably } from "../platform/disk.ts";
import { jsonIn } from "../platform/json.ts";
import { Usage } from "./model.ts";

/** A call to a service: noted before it is made, with what it may cost, and again when that is known. */
export const NotedCall = z.strictObject({
  call: z.string(),
  at: z.iso.datetime(),
  /** The Warsaw date whose budget it is charged to. */
  day: z.string(),
  id: z.string(),
  step: z.string(),
  model: z.string(),
  atMostUsd: z.number().nonnegative(),
  /** Not there while nobody knows: the call is under way, or its process died. */
  usd: z.number().nonnegative().optional(),
  usage: Usage.optional(),
});
export type NotedCall = z.infer<typeof NotedCall>;

const Settlement = z.strictObject({ call: z.string(), usd: z.number().nonnegative(), usage: Usage.optional() });
type Settlement = z.infer<typeof Settlement>;

/** What a call counts for: what it did cost, and until that is known what it may. */
export const usdOf = ({ usd, atMostUsd }: NotedCall): number => usd ?? atMostUsd;

/** More lines than this beyond one for each call, and the book is written anew. */
const surplusLines = 2_000;

/**
 * A file of one line for each note, which several processes add to under a lock that the caller holds. Reading goes on where it
 * stopped; a line that a killed process left unfinished is passed over.
 */
export function openBook(path: string) {
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
    /** Throws DISK_FULL where it could not be noted for good. */
    async note(note: NotedCall | Settlement): Promise<void> {
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
    } catch (error) {
      await file.truncate(size).catch(() => {}); // What went wrong first is what matters.
      throw error;
    }
  } catch (error) {
    throw diskError(error, `Cannot write ${path}`);
  }
}
