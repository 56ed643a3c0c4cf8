import { constants } from "node:os";
import { Command } from "commander";
import type { NewsletterOverview } from "../../api/newsletter/administration.ts";
import type { LetterReport } from "../../api/newsletter/model.ts";
import { examples } from "../help.ts";
import { exitCodes } from "../output/exit-codes.ts";
import { noneRuns } from "../server/none-runs.ts";
import type { Handle, LetterOrder, Surroundings } from "../surroundings.ts";
import { letterProgress } from "../terminal/letter-progress.ts";
import { note, say, sayJson } from "../terminal/terminal.ts";

const address = "/api/admin/newsletter";

export function newsletterCommand(surroundings: Surroundings): Command {
  return new Command("newsletter")
    .summary("the morning letter: send it, and see how it stands")
    .description(
      "The morning letter. A running server sends it by itself, each day from 8:00 on; these commands ask that server, or do it " +
        "themselves where none runs.",
    )
    .addCommand(sendCommand(surroundings))
    .addCommand(statusCommand(surroundings))
    .addHelpText(
      "after",
      examples({
        "mruk newsletter status": "the next letter, and what became of the last ones",
        "mruk newsletter send --dry-run": "how many would get it now",
        "mruk newsletter send": "to everybody who has not got today's",
      }),
    );
}

type SendOptions = { date?: string; dryRun?: boolean; json?: boolean };

function sendCommand(surroundings: Surroundings): Command {
  const { terminal, endWith } = surroundings;
  return new Command("send")
    .summary("send the day's letter to everybody who has not got it")
    .description(
      "Send the day's letter to everybody who has not got it. Nobody gets it twice, however often it is sent. Ctrl-C stops " +
        "between two letters; the same command goes on with the others.",
    )
    .option("--dry-run", "only say how many would get it")
    .option("--date <yyyy-mm-dd>", "the Warsaw date of the letter; the present one without it")
    .option("--json", "one JSON object a line: how far it is, then what came of it")
    .addHelpText(
      "after",
      examples({
        "mruk newsletter send --dry-run": "before something daring",
        "mruk newsletter send": "where no server runs that does it, or when it could not",
        "mruk newsletter send --json | tail -1": "for programs: what came of it",
      }),
    )
    .action(async ({ date, dryRun = false, json }: SendOptions) => {
      const { intentionWords, isWhole, outcomeWords } = await import("../output/letter-words.ts");
      const order = { dryRun, ...(date !== undefined && { date: await dateFrom(date, surroundings) }) };
      const progress = letterProgress(terminal, { json });
      const { sent, stopped } = await interruptible(surroundings, progress.tell, (handle) =>
        send(surroundings, order, handle).finally(progress.wipe),
      );
      // Stopped before anything could be said of it.
      if (sent === null) note(terminal, "Stopped. The same command goes on with the others.");
      else if (json) sayJson(terminal, { type: dryRun ? "planned" : "finished", ...sent });
      else say(terminal, `${sent.date}: ${dryRun ? intentionWords(sent) : outcomeWords(sent)}`);
      if (stopped !== null) endWith(128 + constants.signals[stopped]);
      else if (!dryRun && sent !== null && !isWhole(sent)) {
        note(terminal, "It broke off. The same command goes on with the others; mruk doctor looks at the mail server.");
        endWith(exitCodes.failed);
      }
    });
}

async function dateFrom(typed: string, { openProduct }: Surroundings): Promise<string> {
  const { parsePublishingDate } = await import("../../api/schedule/slots.ts");
  return parsePublishingDate(typed, (await openProduct()).now());
}

/** By the server, if there is one. */
async function send({ openServer, openProduct }: Surroundings, order: LetterOrder, handle: Handle) {
  const server = await openServer().catch(noneRuns);
  if (!server) return (await openProduct()).sendLetter(order, handle);
  const { sendThroughServer } = await import("../server/send-letter.ts");
  return sendThroughServer(server, order, handle);
}

type Stopped = Parameters<Parameters<Surroundings["onSignal"]>[0]>[0];

/** Lets a signal stop the work where it can be stopped well; a second one ends the program at once. */
async function interruptible(
  surroundings: Surroundings,
  tell: Handle["tell"],
  work: (handle: Handle) => Promise<LetterReport>,
): Promise<{ sent: LetterReport | null; stopped: Stopped | null }> {
  const control = new AbortController();
  let stopped: Stopped | null = null;
  const restore = surroundings.onSignal((signal) => {
    stopped = signal;
    restore();
    control.abort();
  });
  try {
    const sent = await work({ signal: control.signal, tell });
    return { sent, stopped };
  } catch (error) {
    if (!control.signal.aborted) throw error;
    return { sent: await latest(surroundings).catch(() => null), stopped };
  } finally {
    restore();
  }
}

/** The letter that was just stopped, as far as it came. */
async function latest(surroundings: Surroundings): Promise<LetterReport | null> {
  return (await overviewOf(surroundings)).letters[0] ?? null;
}

function statusCommand(surroundings: Surroundings): Command {
  const { terminal } = surroundings;
  return new Command("status")
    .summary("the next letter, and what became of the last ones")
    .description("How many readers there are, when the next letter leaves, and what became of the last thirty.")
    .option("--json", "everything as one JSON object")
    .addHelpText(
      "after",
      examples({
        "mruk newsletter status": "at a glance",
        "mruk newsletter status --json | jq .next": "for programs",
      }),
    )
    .action(async ({ json }: { json?: boolean }) => {
      const overview = await overviewOf(surroundings);
      if (json) return sayJson(terminal, overview);
      const { newsletterLines } = await import("../output/letter-words.ts");
      for (const line of newsletterLines(overview)) say(terminal, line);
    });
}

async function overviewOf({ openServer, openProduct }: Surroundings): Promise<NewsletterOverview> {
  const server = await openServer().catch(noneRuns);
  if (server) return (await server.call("GET", address)) as NewsletterOverview;
  return (await openProduct()).newsletter();
}
