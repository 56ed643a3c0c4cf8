import { appendFile, mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeDurably } from "../platform/disk.ts";
import { jsonIn } from "../platform/json.ts";
import { withLock } from "../platform/lock.ts";
import { GenerationRun } from "./model.ts";

/** The runs of the last weeks, newest first, on this machine: by the terminal, the panel or the server's timer. */
export type RunLog = {
  list(): Promise<GenerationRun[]>;
  /** Keeps a run that has ended. Never throws: it is only a log. */
  add(run: GenerationRun): Promise<void>;
};

/** How many runs are kept, and how many more may gather before the file is written anew. */
const kept = 500;
const surplus = 100;
/** More than so many runs need; what somebody else put there is not read. */
const mostBytes = 2_000_000;
const longestText = 500;

/** Of one line each, in a file that several processes add to. */
export function openRunLog(dataDir: string): RunLog {
  const path = join(dataDir, "runs.jsonl");

  async function append(run: GenerationRun): Promise<void> {
    const before = await readTail(path);
    const lines = before.split("\n").filter((line) => line !== "");
    const line = JSON.stringify(shortened(run));
    if (lines.length < kept + surplus) {
      await mkdir(dirname(path), { recursive: true });
      // What a killed process left unfinished must not swallow this line.
      const start = before === "" || before.endsWith("\n") ? "" : "\n";
      await appendFile(path, `${start}${line}\n`, { mode: 0o600 });
    } else {
      const newest = [...lines, line].slice(-kept);
      await writeDurably(path, `${newest.join("\n")}\n`, { mode: 0o600 });
    }
  }

  return {
    async list() {
      const lines = (await readTail(path)).split("\n");
      const runs = lines.flatMap((line) => parsed(line) ?? []);
      return runs.reverse().slice(0, kept);
    },
    async add(run) {
      await withLock(join(dataDir, "locks", "runs"), () => append(run)).catch(() => {});
    },
  };
}

async function readTail(path: string): Promise<string> {
  try {
    await using file = await open(path, "r");
    const { size } = await file.stat();
    const length = Math.min(size, mostBytes);
    const { buffer } = await file.read(Buffer.alloc(length), { position: size - length });
    return buffer.toString();
  } catch {
    return ""; // A log that cannot be read is an empty one.
  }
}

const parsed = (line: string) => GenerationRun.safeParse(jsonIn(line)).data;

function shortened({ error, ...run }: GenerationRun): GenerationRun {
  if (!error) return run;
  const { code, message, hint } = error;
  const short = (text: string) => text.slice(0, longestText);
  return { ...run, error: { code, message: short(message), ...(hint !== undefined && { hint: short(hint) }) } };
}
