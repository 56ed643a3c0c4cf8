import { join } from "node:path";
import { openLineJournal, readLines } from "#api/platform/files/line-journal.ts";
import { withLock } from "#api/platform/files/lock.ts";
import { jsonIn } from "#api/platform/json.ts";
import { GenerationRun } from "./model.ts";

/** The latest runs on this machine, newest first, started by the terminal, the panel or the server's timer. */
export type RunLog = {
  list(): Promise<GenerationRun[]>;
  /** Adds a run that has ended. Never throws: it is only a log. */
  add(run: GenerationRun): Promise<void>;
};

/** The number of runs kept, and of further ones before the file is rewritten. */
const kept = 500;
const surplus = 100;
const longestText = 500;

/** One line per run, in a file that several processes append to. */
export function openRunLog(dataDir: string): RunLog {
  const path = join(dataDir, "runs.jsonl");
  const read = () => readLines({ path, parse });

  async function append(run: GenerationRun): Promise<void> {
    const found = await read();
    const runs = [...(found?.entries ?? []), shortened(run)];
    const isLong = found !== null && found.end.lines >= kept + surplus;
    await using journal = openLineJournal(path, isLong || found === null ? null : found.end);
    await journal.append((isLong ? runs : runs.slice(-1)).slice(-kept).map((each) => JSON.stringify(each)));
  }

  return {
    async list() {
      const found = await read().catch(() => null); // A log that cannot be read is an empty one.
      return (found?.entries ?? []).reverse().slice(0, kept);
    },
    async add(run) {
      await withLock(join(dataDir, "locks", "runs"), () => append(run)).catch(() => {});
    },
  };
}

/** What is no run is passed over: it is only a log. */
function parse(text: string): GenerationRun | null {
  const { data: run } = GenerationRun.safeParse(jsonIn(text));
  // Earlier versions kept a cancellation as an error.
  if (run?.error?.code !== "JOB_CANCELLED") return run ?? null;
  const { error: _, ...rest } = run;
  return { ...rest, cancelled: true };
}

function shortened({ error, failures, ...run }: GenerationRun): GenerationRun {
  return {
    ...run,
    ...(failures && { failures: failures.map((failure) => ({ ...failure, ...short(failure) })) }),
    ...(error && { error: short(error) }),
  };
}

function short({ code, message, hint }: NonNullable<GenerationRun["error"]>) {
  const cut = (text: string) => text.slice(0, longestText);
  return { code, message: cut(message), ...(hint !== undefined && { hint: cut(hint) }) };
}
