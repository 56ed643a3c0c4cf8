import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { exitCodes } from "#cli/output/exit-codes.ts";
import { note, printJson, printLine } from "#cli/terminal/terminal.ts";

type TasteOptions = { stories: string; from?: string; out?: string; budget?: string; json?: boolean };

/** The most stories of one order: a year. */
const mostStories = 1096;

export function tasteCommand({
  terminal,
  openLocalServices,
  setExitCode,
  setInterruptionHint,
}: CommandContext): Command {
  return new Command("taste")
    .summary("have stories written to read and to measure; nothing is published")
    .description(
      "Have stories written by whoever STORYTELLER names, into a folder of their own: to read them before a model or a setting " +
        "goes live, and to see how much they repeat themselves. Nothing is drawn, committed or published. What it costs is noted " +
        "in that folder. With a model, the house writes the same slots, for blind reading in pairs.",
    )
    .option("--stories <n>", "how many, three a day", "9")
    .option("--from <yyyy-mm-dd>", "the Warsaw date of the first; today without it")
    .option("--out <folder>", "where to; without it a new folder beside the temporary files")
    .option("--budget <usd>", "stop before this run has cost more, in US dollars")
    .option("--json", "the measures as one JSON object")
    .examples({
      "mruk taste --stories 30 --out taste": "ten days; run again, it goes on where it stopped",
      "mruk taste --budget 0.50": "nine stories, for half a dollar at most",
      "mruk taste --stories 30 --json | jq .polish": "for programs",
    })
    .action(async (options: TasteOptions) => {
      const [{ tasteOrderFrom }, { tasteLines }, services] = await Promise.all([
        import("./taste-order.ts"),
        import("./taste-lines.ts"),
        openLocalServices(),
      ]);
      const order = await tasteOrderFrom(options, { now: services.now(), most: mostStories });
      setInterruptionHint(`The same command with --out ${order.folder} goes on where it stopped.`);
      const report = await services.taste(order, ({ id, number, of, failed }) =>
        note(terminal, `${number} of ${of}: ${id}${failed === undefined ? "" : `: ${failed}`}`),
      );
      if (options.json) printJson(terminal, { folder: order.folder, ...report });
      else for (const line of tasteLines(report, order.folder)) printLine(terminal, line);
      if (report.failed.length > 0) setExitCode(exitCodes.storyFailed);
    });
}
