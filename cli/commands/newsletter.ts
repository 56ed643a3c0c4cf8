import { constants } from "node:os";
import type { JobHandle } from "#api/jobs/jobs.ts";
import type { NewsletterOverview } from "#api/newsletter/administration.ts";
import type { LetterReport } from "#api/newsletter/model.ts";
import { Command } from "../command.ts";
import type { CommandContext, LetterOrder } from "../context.ts";
import { exitCodes } from "../output/exit-codes.ts";
import { ignoreMissingServer } from "../server/ignore-missing-server.ts";
import { letterProgress } from "../terminal/letter-progress.ts";
import { note, printJson, printLine } from "../terminal/terminal.ts";

const address = "/api/admin/newsletter";

export function newsletterCommand(context: CommandContext): Command {
  return new Command("newsletter")
    .summary("the morning letter: send it, and see how it stands")
    .description(
      "The morning letter. A running server sends it by itself, each day from 8:00 on; these commands ask that server, or do it " +
        "themselves where none runs.",
    )
    .addCommand(sendCommand(context))
    .addCommand(statusCommand(context))
    .examples({
      "mruk newsletter status": "the next letter, and what became of the last ones",
      "mruk newsletter send --dry-run": "how many would get it now",
      "mruk newsletter send": "to everybody who has not got today's",
    });
}

type SendOptions = { date?: string; dryRun?: boolean; json?: boolean };

function sendCommand(context: CommandContext): Command {
  const { terminal, setExitCode } = context;
  return new Command("send")
    .summary("send the day's letter to everybody who has not got it")
    .description(
      "Send the day's letter to everybody who has not got it. Nobody gets it twice, however often it is sent. Ctrl-C stops " +
        "between two letters; the same command goes on with the others.",
    )
    .option("--dry-run", "only say how many would get it")
    .option("--date <yyyy-mm-dd>", "the Warsaw date of the letter; the present one without it")
    .option("--json", "one JSON object a line: how far it is, then what came of it")
    .examples({
      "mruk newsletter send --dry-run": "before something daring",
      "mruk newsletter send": "where no server runs that does it, or when it could not",
      "mruk newsletter send --json | tail -1": "for programs: what came of it",
    })
    .action(async ({ date, dryRun = false, json }: SendOptions) => {
      const { intentionText, isWhole, outcomeText } = await import("../output/letter-text.ts");
      const order = { dryRun, ...(date !== undefined && { date: await dateFrom(date, context) }) };
      const progress = letterProgress(terminal, { json });
      const { sent, stopped } = await stoppedBySignals(context, progress.report, (handle) =>
        send(context, order, handle).finally(progress.wipe),
      );
      // It stopped before there was a report.
      if (sent === null) note(terminal, "Stopped. The same command goes on with the others.");
      else if (json) printJson(terminal, { type: dryRun ? "planned" : "finished", ...sent });
      else printLine(terminal, `${sent.date}: ${dryRun ? intentionText(sent) : outcomeText(sent)}`);
      if (stopped !== null) setExitCode(128 + constants.signals[stopped]);
      else if (!dryRun && sent !== null && !isWhole(sent)) {
        note(terminal, "It broke off. The same command goes on with the others; mruk doctor looks at the mail server.");
        setExitCode(exitCodes.failed);
      }
    });
}

async function dateFrom(typed: string, { openLocalServices }: CommandContext): Promise<string> {
  const { parsePublishingDate } = await import("#api/schedule/slots.ts");
  return parsePublishingDate(typed, (await openLocalServices()).now());
}

/** Lets the running server send the letter; without one, sends it from here. */
async function send({ openServer, openLocalServices }: CommandContext, order: LetterOrder, handle: JobHandle) {
  const server = await openServer().catch(ignoreMissingServer);
  if (!server) return (await openLocalServices()).sendLetter(order, handle);
  const { sendThroughServer } = await import("../server/send-letter.ts");
  return sendThroughServer(server, order, handle);
}

type Stopped = Parameters<Parameters<CommandContext["onSignal"]>[0]>[0];

/** Stops the work between two letters at a signal. A second signal ends the program at once. */
async function stoppedBySignals(
  context: CommandContext,
  report: JobHandle["report"],
  work: (handle: JobHandle) => Promise<LetterReport>,
): Promise<{ sent: LetterReport | null; stopped: Stopped | null }> {
  const control = new AbortController();
  let stopped: Stopped | null = null;
  const restore = context.onSignal((signal) => {
    stopped = signal;
    restore();
    control.abort();
  });
  try {
    const sent = await work({ signal: control.signal, report });
    return { sent, stopped };
  } catch (error) {
    if (!control.signal.aborted) throw error;
    return { sent: await latestLetter(context).catch(() => null), stopped };
  } finally {
    restore();
  }
}

/** The report of the letter that was just stopped. */
async function latestLetter(context: CommandContext): Promise<LetterReport | null> {
  return (await overviewOf(context)).letters[0] ?? null;
}

function statusCommand(context: CommandContext): Command {
  const { terminal } = context;
  return new Command("status")
    .summary("the next letter, and what became of the last ones")
    .description("How many readers there are, when the next letter leaves, and what became of the last thirty.")
    .option("--json", "everything as one JSON object")
    .examples({
      "mruk newsletter status": "at a glance",
      "mruk newsletter status --json | jq .next": "for programs",
    })
    .action(async ({ json }: { json?: boolean }) => {
      const overview = await overviewOf(context);
      if (json) return printJson(terminal, overview);
      const { newsletterLines } = await import("../output/letter-text.ts");
      for (const line of newsletterLines(overview)) printLine(terminal, line);
    });
}

async function overviewOf({ openServer, openLocalServices }: CommandContext): Promise<NewsletterOverview> {
  const server = await openServer().catch(ignoreMissingServer);
  if (!server) return (await openLocalServices()).newsletter();
  const { NewsletterOverview } = await import("#api/newsletter/administration.ts");
  return NewsletterOverview.parse(await server.call("GET", address));
}
