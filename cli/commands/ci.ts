import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Command } from "commander";
import { z } from "zod";
import type { GenerationEvent } from "../../api/generation/model.ts";
import { examples } from "../help.ts";
import { counted } from "../output/counted.ts";
import { exitCodes, nextRunContinues } from "../output/exit-codes.ts";
import { jsonLine } from "../output/printable.ts";
import type { Surroundings } from "../surroundings.ts";
import { noteWithHint, say } from "../terminal/terminal.ts";

type Events = AsyncIterable<GenerationEvent>;

/** An input that nobody filled in reaches the environment as an empty text. */
const input = z.string().transform((text) => (text === "" ? undefined : text));

/** The inputs of the publish workflow, as it hands them on. */
const PublishInputs = z.object({
  SLOT: input.transform((slot) => (slot === "any" ? undefined : slot)).optional(),
  DATE: input.optional(),
  DAYS: input.optional(),
  DRY_RUN: z.string().optional(),
  GITHUB_STEP_SUMMARY: input.optional(),
});

export function ciCommand(surroundings: Surroundings): Command {
  return new Command("ci")
    .summary("what the GitHub workflows run")
    .description("What the GitHub workflows run. Inputs come from the environment: docs/github-actions.md lists them.")
    .addCommand(publishCommand(surroundings))
    .addHelpText("after", examples({ "mruk ci publish": "what publish.yml runs" }));
}

function publishCommand(surroundings: Surroundings): Command {
  const { terminal, environment, openProduct, endWith, whenInterrupted } = surroundings;
  return new Command("publish")
    .summary("make the stories that are missing, and fail unless the remote has them")
    .description(
      "Make the stories that are missing, as generate does, and fail unless the remote has them. SLOT, DATE, DAYS and " +
        "DRY_RUN are generate's options; GITHUB_STEP_SUMMARY is the file that the page of the run is added to. Events " +
        "are printed as JSON lines and kept in DATA_DIR/events.jsonl.",
    )
    .addHelpText(
      "after",
      examples({
        "mruk ci publish": "make what the schedule needs",
        "DATE=2026-12-24 DRY_RUN=true mruk ci publish": "say what would be made of a day",
      }),
    )
    .action(async () => {
      const [{ orderFrom }, { readConfig }, product] = await Promise.all([
        import("./generate-order.ts"),
        import("../../api/platform/config.ts"),
        openProduct(),
      ]);
      const { SLOT: slot, DATE: date, DAYS: days, DRY_RUN, GITHUB_STEP_SUMMARY } = PublishInputs.parse(environment);
      const dryRun = DRY_RUN === "true";
      const typed = Object.fromEntries(Object.entries({ slot, date, days }).filter(([, text]) => text !== undefined));
      whenInterrupted(nextRunContinues);
      const made = product.generate(orderFrom({ ...typed, dryRun, commit: true, push: true }, product.now()));
      const events = GITHUB_STEP_SUMMARY
        ? await summarised(made, { path: GITHUB_STEP_SUMMARY, dryRun, surroundings })
        : made;
      const failed = await logEvents(events, {
        path: join(readConfig(environment).DATA_DIR, "events.jsonl"),
        print: (line) => terminal.stdout.write(line),
      });
      // The runner's machine is gone in a minute, and with it what was not pushed.
      const unpushed = await product.unpushedCommits();
      if (unpushed > 0) {
        say(
          terminal,
          `::error::The remote has not taken ${counted(unpushed, "commit")}; the next run makes the stories again, at no cost.`,
        );
      }
      if (failed > 0) endWith(exitCodes.storyFailed);
      else if (unpushed > 0) endWith(exitCodes.failed);
    });
}

/** Prints every event and keeps it in a file. Answers how many stories failed. */
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
    // GitHub takes ##[…] for a command wherever it stands in a line, also in a title.
    print(line.replaceAll("##[", "## ["));
    if (event.type === "story-failed") failed += 1;
  }
  return failed;
}

type SummaryOrder = { path: string; dryRun: boolean; surroundings: Surroundings };

/** The summary shows the pictures of the stories that reached the repository. */
async function summarised(events: Events, { path, dryRun, surroundings }: SummaryOrder): Promise<Events> {
  const { terminal, environment } = surroundings;
  const [{ keepingSummary }, { checkedOutLibrary }, { readConfig }] = await Promise.all([
    import("../output/summary-file.ts"),
    import("../github.ts"),
    import("../../api/platform/config.ts"),
  ]);
  return keepingSummary(events, path, {
    pictureAt: checkedOutLibrary(environment, readConfig(environment).CONTENT_DIR)?.pictureAt,
    planOnly: dryRun,
    onFault: (message) =>
      noteWithHint(terminal, `warning: the summary cannot be written: ${message}`, "The stories are none the worse."),
  });
}
