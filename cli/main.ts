import { constants } from "node:os";
import { join } from "node:path";
import { withEnvFile } from "../api/platform/env-file.ts";
import packageJson from "../package.json" with { type: "json" };
import { exitCodes } from "./output/exit-codes.ts";
import { runCommandLine } from "./program.ts";
import { reportError } from "./report-error.ts";
import { type EndingSignal, endingSignals, type Surroundings } from "./surroundings.ts";
import { askLine, askYesOrNo, readLine } from "./terminal/keyboard.ts";
import { isWatched, noteWithHint, type Terminal } from "./terminal/terminal.ts";

/** Runs the program as this process: its arguments, its environment, its streams, its end. */
export async function main(projectFolder: string): Promise<void> {
  const started = { ...process.env };
  switchColoursOff();
  const terminal: Terminal = {
    stdout: process.stdout,
    stderr: process.stderr,
    watched: isWatched({ isTTY: process.stdout.isTTY, environment: started }),
    hasKeyboard: [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY),
    verbose: process.argv.includes("--verbose") || isOn(started.DEBUG),
  };
  outliveClosedPipes(terminal);
  endOnSurprises(terminal);
  try {
    await run(terminal, { projectFolder, environment: withEnvFile(join(projectFolder, ".env"), started) });
  } catch (error) {
    endWith(reportError(error, terminal));
  }
}

async function run(
  terminal: Terminal,
  { projectFolder, environment }: Pick<Surroundings, "projectFolder" | "environment">,
): Promise<void> {
  const interruption = new AbortController();
  const surroundings: Surroundings = {
    terminal,
    environment,
    projectFolder,
    openProduct: async () => (await import("./product.ts")).openProduct({ environment, signal: interruption.signal }),
    openServer: async (server) => (await import("./server/calls.ts")).openServer({ environment, server }),
    ask: process.stdin.isTTY ? askYesOrNo : null,
    askLine: process.stdin.isTTY ? askLine : null,
    readLine,
    endWith,
    ...receiveSignals(terminal, interruption),
  };
  await runCommandLine(process.argv.slice(2), { version: packageJson.version, surroundings });
}

// The code is only noted: the process ends by itself when everything is written.
function endWith(code: number): void {
  process.exitCode = code;
}

const isOn = (value: string | undefined) => value !== undefined && !["", "0", "false"].includes(value);

/** Ink's colours ask FORCE_COLOR only; with both set, Node warns about it. */
function switchColoursOff(): void {
  if (!process.env.NO_COLOR) return;
  delete process.env.NO_COLOR;
  process.env.FORCE_COLOR = "0";
}

/** Whoever read the output may leave (`mruk posts list | head -1`): the work goes on, its words go nowhere. */
function outliveClosedPipes(terminal: Terminal): void {
  let failed = false;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE" || failed) return;
    failed = true;
    noteWithHint(terminal, `The output cannot be written: ${error.message}`, "Check where it is sent to.");
    endWith(exitCodes.failed);
  });
  process.stderr.on("error", () => {});
}

/** A signal ends the program, unless a command has taken the decision over. */
function receiveSignals(
  terminal: Terminal,
  interruption: AbortController,
): Pick<Surroundings, "onSignal" | "whenInterrupted"> {
  let hint: string | null = null;
  let handle = (signal: EndingSignal): void => {
    // What was begun is in the journal, so stopping at once loses nothing. The abort ends the processes that were started.
    interruption.abort();
    // Said last, below what a view leaves standing.
    process.once("exit", () => noteWithHint(terminal, "interrupted", hint ?? undefined));
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of endingSignals) process.on(signal, () => handle(signal));
  return {
    onSignal(next) {
      const before = handle;
      handle = next;
      return () => {
        handle = before;
      };
    },
    whenInterrupted(words) {
      hint = words;
    },
  };
}

function endOnSurprises(terminal: Terminal): void {
  for (const surprise of ["uncaughtException", "unhandledRejection"] as const) {
    process.once(surprise, (error) => process.exit(reportError(error, terminal)));
  }
}
