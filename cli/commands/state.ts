import { Command } from "commander";
import { AppError } from "../../api/platform/errors.ts";
import { warsawZone } from "../../api/schedule/model.ts";
import type { StateFileReport } from "../../api/state/restore.ts";
import { warsawTime } from "../describe.ts";
import { exitCodes } from "../exit-codes.ts";
import { examples } from "../help.ts";
import type { Surroundings } from "../surroundings.ts";
import { note, say, sayJson } from "../terminal.ts";

export function stateCommand(surroundings: Surroundings): Command {
  return new Command("state")
    .summary("look after what the server remembers of its readers")
    .description("Look after the state file: likes, views, clicks and newsletter subscribers (DATA_DIR/state.json).")
    .addCommand(checkCommand(surroundings))
    .addCommand(restoreCommand(surroundings))
    .addHelpText(
      "after",
      examples({
        "mruk state check": "what is remembered, and are the backups good?",
        "mruk state restore": "put the newest good backup in the place of a damaged file",
      }),
    );
}

function checkCommand({ terminal, openProduct, endWith }: Surroundings): Command {
  return new Command("check")
    .summary("read the state file and its backups")
    .description("Read the state file and its backups, newest first. Ends with 1 when one of them cannot be used.")
    .option("--json", "one JSON object a line: the state file, then every backup")
    .addHelpText(
      "after",
      examples({
        "mruk state check": "while the server runs or not",
        "DATA_DIR=.demo/data mruk state check": "the same for the demo",
        "mruk state check --json | jq .summary.likes": "for programs",
      }),
    )
    .action(async ({ json }: { json?: boolean }) => {
      const { file, backups } = await (await openProduct()).checkState();
      const reports = [...(file ? [file] : []), ...backups];
      for (const report of reports) {
        if (json) sayJson(terminal, { type: report === file ? "state" : "backup", ...report });
        else say(terminal, lineOf(report));
      }
      if (!file) note(terminal, "There is no state yet: the server begins one when it starts.");
      if (reports.some(({ fault }) => fault !== undefined)) endWith(exitCodes.failed);
    });
}

function restoreCommand({ terminal, openProduct, ask, endWith }: Surroundings): Command {
  return new Command("restore")
    .summary("put the newest good backup in the place of a damaged state file")
    .description(
      "Put the newest good backup in the place of a damaged or missing state file. The damaged file is kept under a dated name " +
        "beside it. A state that can be used is left alone. Not while the server runs.",
    )
    .option("--yes", "do not ask")
    .option("--json", "what was restored as one JSON object")
    .addHelpText(
      "after",
      examples({
        "mruk state restore": "says what it found and what it would restore, and asks",
        "mruk state restore --yes": "does not ask",
      }),
    )
    .action(async ({ yes, json }: { yes?: boolean; json?: boolean }) => {
      const product = await openProduct();
      const result = await product.restoreState(async (damage, backup) => {
        if (yes) return true;
        if (!ask) throw needsYes(damage);
        note(terminal, damage);
        note(terminal, `the newest good backup is ${lineOf(backup)}`);
        return ask("Restore it?");
      });
      if (json) sayJson(terminal, result);
      else if (result.outcome === "restored") {
        say(terminal, `restored ${lineOf(result.backup)}`);
        if (result.keptAs !== null) say(terminal, `the damaged file is kept as ${result.keptAs}`);
      } else {
        note(terminal, result.outcome === "declined" ? "Nothing was restored." : "There is nothing to restore.");
      }
      if (result.outcome === "declined") endWith(exitCodes.failed);
    });
}

function needsYes(damage: string): AppError {
  return new AppError("BAD_REQUEST", `${damage}; to restore a backup without being asked takes --yes`, {
    hint: "mruk state check shows the backups; mruk state restore --yes puts the newest good one in its place.",
  });
}

/** A file, of what time it is where it is a backup, and what it holds or what is wrong with it. */
function lineOf({ path, hour, summary, fault }: StateFileReport): string {
  if (fault !== undefined) return fault;
  const asOf = hour === undefined ? "" : ` as of ${warsawTime(warsawHour(hour))}`;
  const held = Object.entries(summary).map(([what, count]) => `${what} ${count}`);
  return `${path}${asOf}: ${held.join(", ")}`;
}

const warsawHour = (hour: string) => Temporal.Instant.from(hour).toZonedDateTimeISO(warsawZone).toString();
