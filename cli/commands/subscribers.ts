import type { ImportOutcome } from "#api/newsletter/administration.ts";
import { AppError } from "#api/platform/errors.ts";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { counted } from "../output/counted.ts";
import { confirm } from "../terminal/confirm.ts";
import { note, printJson, printLine, type Terminal } from "../terminal/terminal.ts";

export function subscribersCommand(context: CommandContext): Command {
  return new Command("subscribers")
    .summary("the readers of the newsletter, with their addresses")
    .description(
      "The readers of the newsletter, with their addresses: on the server's own machine, whether it runs or not. No login is needed " +
        "here, and none is enough elsewhere.",
    )
    .addCommand(exportCommand(context))
    .addCommand(importCommand(context))
    .addCommand(forgetCommand(context))
    .examples({
      "mruk subscribers export --out readers.csv": "a table that only you can read",
      "mruk subscribers import readers.csv": "each of them is asked by mail",
      "mruk subscribers forget kot@example.org": "when somebody asks to be forgotten",
    });
}

function exportCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("export")
    .summary("write every reader as a table or as JSON lines")
    .description(
      "Write every reader (address, language, when they were asked, when they confirmed, when their address ceased to exist) to " +
        "standard output, or into a file that nobody else can read. Either can be imported again.",
    )
    .option("--format <format>", "csv or json", "csv")
    .option("--out <file>", "into this file, for your eyes only; one that is there is replaced")
    .option("--json", "the same as --format json")
    .examples({
      "mruk subscribers export --out readers.csv": "keep that file as carefully as the state itself",
      "mruk subscribers export --json | jq -r .language | sort | uniq -c": "for programs",
    })
    .action(async (options: { format: string; out?: string; json?: boolean }) => {
      const [{ oneOf }, { exportFormats, subscribersFile }] = await Promise.all([
        import("./arguments.ts"),
        import("#api/newsletter/subscribers/export-subscribers.ts"),
      ]);
      const format = oneOf(options.json ? "json" : options.format, { option: "--format", values: exportFormats });
      const subscribers = await (await openLocalServices()).subscribers();
      const file = subscribersFile(subscribers, format);
      if (options.out === undefined) {
        // Not through printLine: the bytes are to be importable again, and the export escapes control characters itself.
        terminal.stdout.write(file);
        return;
      }
      const { writeDurably } = await import("#api/platform/files/disk.ts");
      await writeDurably(options.out, file, { mode: 0o600 });
      note(terminal, `${counted(subscribers.length, "reader")} in ${options.out}, which only you can read.`);
    });
}

type ImportOptions = { confirmed?: boolean; skipBad?: boolean; yes?: boolean; json?: boolean };

function importCommand(context: CommandContext): Command {
  const { terminal, openLocalServices } = context;
  return new Command("import")
    .summary("take readers in from a table or JSON lines")
    .description(
      "Take readers in: a table whose first row names its columns (email,language, and as the export writes them confirmedAt, " +
        "askedAt, bouncedAt), or JSON lines. All rows are taken or none. Each new reader is asked by mail whether they want the " +
        "letter, at the rate of the letters, as soon as a server runs. Whoever is there already stays as they are.",
    )
    .argument("<file>", "at most 100,000 rows, in UTF-8")
    .option("--confirmed", "they have all confirmed elsewhere; where the file has confirmedAt, those with a date there")
    .option("--skip-bad", "take the rows that can be taken, and name the others")
    .option("--yes", "do not ask")
    .option("--json", "what came of it as one JSON object")
    .examples({
      "mruk subscribers import readers.csv": "each of them is asked by mail",
      "mruk subscribers import readers.csv --confirmed": "moving here from another tool; asks first",
    })
    .action(async (path: string, { confirmed = false, skipBad = false, yes, json }: ImportOptions) => {
      const subscribers = await readSubscribers(path);
      const confirmation = {
        yes,
        about: "Mail to people who never asked for it is against the law in most places.",
        question: "Have they all confirmed that they want letters from here?",
        declined: "Nobody was imported. Without --confirmed each of them is asked by mail.",
        command: `mruk subscribers import ${path} --confirmed`,
      };
      if (confirmed && !(await confirm(confirmation, context))) return;
      const outcome = await (await openLocalServices())
        .importSubscribers({ subscribers, confirmed, skipBad })
        .catch((error: unknown) => {
          if (error instanceof AppError) noteFaults(terminal, Object.entries(error.fields ?? {}));
          throw error;
        });
      if (json) return printJson(terminal, outcome);
      noteFaults(
        terminal,
        outcome.faults.map(({ row, reason }) => [`row ${row}`, reason]),
      );
      printLine(terminal, importText(outcome));
    });
}

/** Room for a hundred thousand rows, small enough to hold in memory. */
const maxBytes = 32 * 1024 * 1024;

/** The text of a file of subscribers. Throws SUBSCRIBERS_INVALID where it cannot be read as text. */
async function readSubscribers(path: string): Promise<string> {
  const { readInputFile, utf8Text } = await import("../input-file.ts");
  const code = "SUBSCRIBERS_INVALID";
  const text = utf8Text(await readInputFile(path, { code, maxBytes, ifLarger: "Take it in parts." }));
  if (text !== null) return text.replace(/^\ufeff/, "");
  throw new AppError(code, `${path} is not UTF-8 text`, {
    hint: "Spreadsheets call it CSV UTF-8 when they save a table.",
  });
}

function noteFaults(terminal: Terminal, faults: readonly (readonly [string, string])[]): void {
  for (const [row, reason] of faults) note(terminal, `${row}: ${reason}`);
}

function importText({ added, toAsk, known, repeated, skipped }: ImportOutcome): string {
  const parts: [number, string][] = [
    [known, "known already"],
    [repeated, "twice in the file"],
    [skipped, "left out"],
  ];
  const rest = parts.filter(([count]) => count > 0).map(([count, words]) => `, ${count.toLocaleString("en")} ${words}`);
  const asked = toAsk === 0 ? "" : ` ${toAsk.toLocaleString("en")} will be asked by mail, as soon as a server runs.`;
  return `${added.toLocaleString("en")} imported${rest.join("")}.${asked}`;
}

function forgetCommand(context: CommandContext): Command {
  const { terminal, openLocalServices } = context;
  return new Command("forget")
    .summary("forget everything about an address")
    .description(
      "Forget everything about an address, in whatever letters it is written, and say where it still is. Whoever only wants no more " +
        "letters can leave by the link in each of them.",
    )
    .argument("<email>", "the address")
    .option("--yes", "do not ask")
    .option("--json", "what came of it as one JSON object")
    .examples({ "mruk subscribers forget kot@example.org": "asks first" })
    .action(async (email: string, { yes, json }: { yes?: boolean; json?: boolean }) => {
      const confirmation = {
        yes,
        question: `Forget everything about ${email}?`,
        declined: "Nothing was forgotten.",
        command: `mruk subscribers forget ${email}`,
      };
      if (!(await confirm(confirmation, context))) return;
      const forgotten = await (await openLocalServices()).forgetSubscriber(email);
      if (json) printJson(terminal, forgotten);
      else printLine(terminal, forgotten.message);
    });
}
