import { constants } from "node:os";
import { join } from "node:path";
import { withEnvFile } from "#api/platform/env-file.ts";
import { type CommandContext, type EndingSignal, endingSignals } from "./context.ts";
import { exitCodes } from "./output/exit-codes.ts";
import { runCommandLine } from "./program.ts";
import { reportError } from "./report-error.ts";
import { askLine, askYesOrNo, readInput, readLine } from "./terminal/keyboard.ts";
import { isInteractive, noteWithHint, type Terminal } from "./terminal/terminal.ts";
import { version } from "./version.ts";

/** Runs the program with the arguments, environment and streams of this process. */
export async function main(projectFolder: string): Promise<void> {
  const started = { ...process.env };
  switchColoursOff();
  const terminal: Terminal = {
    stdout: process.stdout,
    stderr: process.stderr,
    interactive: isInteractive({ isTTY: process.stdout.isTTY, environment: started }),
    hasKeyboard: [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY),
    verbose: process.argv.includes("--verbose") || isOn(started.DEBUG),
  };
  ignoreClosedPipes(terminal);
  exitOnUnexpectedErrors(terminal);
  try {
    await run(terminal, { projectFolder, environment: withEnvFile(join(projectFolder, ".env"), started) });
  } catch (error) {
    setExitCode(reportError(error, terminal));
  }
}

async function run(
  terminal: Terminal,
  { projectFolder, environment }: Pick<CommandContext, "projectFolder" | "environment">,
): Promise<void> {
  const interruption = new AbortController();
  const context: CommandContext = {
    terminal,
    environment,
    projectFolder,
    openLocalServices: async () =>
      (await import("./local-services.ts")).openLocalServices({ environment, signal: interruption.signal }),
    openServer: async (server) => (await import("./server/server-client.ts")).openServer({ environment, server }),
    ask: process.stdin.isTTY ? askYesOrNo : null,
    askLine: process.stdin.isTTY ? askLine : null,
    readLine,
    readInput,
    setExitCode,
    ...handleSignals(terminal, interruption),
  };
  await runCommandLine(process.argv.slice(2), { version, context });
}

// The process is not ended here: it ends by itself when everything is written.
function setExitCode(code: number): void {
  process.exitCode = code;
}

const isOn = (value: string | undefined) => value !== undefined && !["", "0", "false"].includes(value);

/** Ink reads FORCE_COLOR only, and Node warns when both variables are set. */
function switchColoursOff(): void {
  if (!process.env.NO_COLOR) return;
  delete process.env.NO_COLOR;
  process.env.FORCE_COLOR = "0";
}

/** The reader of a pipe may leave early (`mruk posts list | head -1`). The work goes on without output. */
function ignoreClosedPipes(terminal: Terminal): void {
  let failed = false;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE" || failed) return;
    failed = true;
    noteWithHint(terminal, `The output cannot be written: ${error.message}`, "Check where it is sent to.");
    setExitCode(exitCodes.failed);
  });
  process.stderr.on("error", () => {});
}

/** A signal ends the program, unless a command handles it itself. */
function handleSignals(
  terminal: Terminal,
  interruption: AbortController,
): Pick<CommandContext, "onSignal" | "setInterruptionHint"> {
  let hint: string | null = null;
  let handle = (signal: EndingSignal): void => {
    // The journal keeps what was begun, so stopping at once loses nothing. The abort ends the child processes.
    interruption.abort();
    // On exit, so that it stands below the last frame of a view.
    process.once("exit", () => noteWithHint(terminal, "interrupted", hint ?? undefined));
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of endingSignals) process.on(signal, () => handle(signal));
  return {
    onSignal(next) {
      const previous = handle;
      handle = next;
      return () => {
        handle = previous;
      };
    },
    setInterruptionHint(text) {
      hint = text;
    },
  };
}

function exitOnUnexpectedErrors(terminal: Terminal): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.once(event, (error) => process.exit(reportError(error, terminal)));
  }
}
