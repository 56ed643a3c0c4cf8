import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { GenerationEvent } from "#api/generation/model.ts";
import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { counted } from "#cli/output/counted.ts";
import { exitCodes, nextRunContinues } from "#cli/output/exit-codes.ts";
import { jsonLine } from "#cli/output/printable.ts";
import { noteWithHint, printLine } from "#cli/terminal/terminal.ts";
import { ciUpgradeCommand } from "./upgrade.ts";

type Events = AsyncIterable<GenerationEvent>;

/** GitHub passes an input that is not filled in as an empty text. */
const input = z.string().transform((text) => (text === "" ? undefined : text));

/** The inputs of the publish workflow, and its summary file. */
const PublishInputs = z.object({
  SLOT: input.transform((slot) => (slot === "any" ? undefined : slot)).optional(),
  DATE: input.optional(),
  DAYS: input.optional(),
  DRY_RUN: z.string().optional(),
  GITHUB_STEP_SUMMARY: input.optional(),
});

export function ciCommand(context: CommandContext): Command {
  return new Command("ci")
    .summary("what the GitHub workflows run")
    .description("What the GitHub workflows run. Inputs come from the environment: docs/github-actions.md lists them.")
    .addCommand(publishCommand(context))
    .addCommand(ciUpgradeCommand(context))
    .examples({
      "mruk ci publish": "what publish.yml runs",
      "mruk ci upgrade": "what upgrade.yml runs in a repository that mruk init made",
    });
}

function publishCommand(context: CommandContext): Command {
  const { terminal, environment, openLocalServices, setExitCode, setInterruptionHint } = context;
  return new Command("publish")
    .summary("make the stories that are missing, and fail unless the remote has them")
    .description(
      "Make the stories that are missing, as generate does, and fail unless the remote has them. SLOT, DATE, DAYS and " +
        "DRY_RUN are generate's options; GITHUB_STEP_SUMMARY is the file that the page of the run is added to. Events " +
        "are printed as JSON lines and kept in DATA_DIR/events.jsonl.",
    )
    .examples({
      "mruk ci publish": "make what the schedule needs",
      "DATE=2026-12-24 DRY_RUN=true mruk ci publish": "say what would be made of a day",
    })
    .action(async () => {
      const [{ orderFrom }, { readConfig }, services] = await Promise.all([
        import("../generate-order.ts"),
        import("#api/platform/config.ts"),
        openLocalServices(),
      ]);
      const { SLOT: slot, DATE: date, DAYS: days, DRY_RUN, GITHUB_STEP_SUMMARY } = PublishInputs.parse(environment);
      const dryRun = DRY_RUN === "true";
      const typed = Object.fromEntries(Object.entries({ slot, date, days }).filter(([, text]) => text !== undefined));
      setInterruptionHint(nextRunContinues);
      const run = services.generate(orderFrom({ ...typed, dryRun, commit: true, push: true }, services.now()));
      const events = GITHUB_STEP_SUMMARY ? await withSummary(run, { path: GITHUB_STEP_SUMMARY, dryRun, context }) : run;
      const failed = await logEvents(events, {
        path: join(readConfig(environment).DATA_DIR, "events.jsonl"),
        print: (line) => terminal.stdout.write(line),
      });
      // The runner's machine is removed after the run, and commits that are not pushed with it.
      const unpushed = await services.unpushedCommits();
      if (unpushed > 0) {
        printLine(
          terminal,
          `::error::The remote has not taken ${counted(unpushed, "commit")}; the next run makes the stories again, at no cost.`,
        );
      }
      if (failed > 0) setExitCode(exitCodes.storyFailed);
      else if (unpushed > 0) setExitCode(exitCodes.failed);
    });
}

/** Prints every event and writes it to a file. Returns how many stories failed. */
async function logEvents(
  events: Events,
  { path, print }: { path: string; print(line: string): void },
): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  await using file = await open(path, "w");
  let failed = 0;
  for await (const event of events) {
    const line = `${jsonLine(event)}\n`;
    await file.write(line);
    // GitHub reads ##[…] as a command anywhere in a line, even in a title.
    print(line.replaceAll("##[", "## ["));
    if (event.type === "story-failed") failed += 1;
  }
  return failed;
}

type SummaryOptions = { path: string; dryRun: boolean; context: CommandContext };

/** Writes a summary of the run that shows the pictures of pushed stories. */
async function withSummary(events: Events, { path, dryRun, context }: SummaryOptions): Promise<Events> {
  const { terminal, environment } = context;
  const [{ withSummaryFile }, { checkedOutLibrary }, { readConfig }] = await Promise.all([
    import("#cli/output/summary-file.ts"),
    import("#cli/github.ts"),
    import("#api/platform/config.ts"),
  ]);
  return withSummaryFile(events, path, {
    pictureAt: checkedOutLibrary(environment, readConfig(environment).CONTENT_DIR)?.pictureAt,
    planOnly: dryRun,
    onFault: (message) =>
      noteWithHint(terminal, `warning: the summary cannot be written: ${message}`, "The stories are none the worse."),
  });
}
