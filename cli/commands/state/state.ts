import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { exitCodes } from "#cli/output/exit-codes.ts";
import { stateFileLine } from "#cli/output/state-file-line.ts";
import { note, printJson, printLine } from "#cli/terminal/terminal.ts";
import { restoreCommand, stateBackupCommand } from "./backups.ts";
import { migrateCommand } from "./migrate.ts";

export function stateCommand(context: CommandContext): Command {
  return new Command("state")
    .summary("look after what the server remembers")
    .description(
      "Look after what is remembered: newsletter subscribers and administrators (DATA_DIR/state.json), likes, views and clicks (DATA_DIR/counts).",
    )
    .addCommand(checkCommand(context))
    .addCommand(stateBackupCommand(context))
    .addCommand(restoreCommand(context))
    .addCommand(exportCommand(context))
    .addCommand(migrateCommand(context))
    .examples({
      "mruk state check": "what is remembered, and are the backups good?",
      "mruk state backup": "keep it as it is now",
      "mruk state restore": "put the newest good backup in the place of a damaged file",
    });
}

const noStateYet = "There is no state yet: the server begins one when it starts.";

function checkCommand({ terminal, openLocalServices, setExitCode }: CommandContext): Command {
  return new Command("check")
    .summary("read the state file and its backups")
    .description("Read the state file and its backups, newest first. Ends with 1 when one of them cannot be used.")
    .option("--json", "one JSON object a line: the state file, then every backup")
    .examples({
      "mruk state check": "while the server runs or not",
      "DATA_DIR=.demo/data mruk state check": "the same for the demo",
      "mruk state check --json | jq .summary.likes": "for programs",
    })
    .action(async ({ json }: { json?: boolean }) => {
      const { file, backups } = await (await openLocalServices()).checkState();
      const reports = [...(file ? [file] : []), ...backups];
      for (const report of reports) {
        if (json) printJson(terminal, { type: report === file ? "state" : "backup", ...report });
        else printLine(terminal, stateFileLine(report));
      }
      if (!file) note(terminal, noStateYet);
      if (reports.some(({ fault }) => fault !== undefined)) setExitCode(exitCodes.failed);
    });
}

function exportCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("export")
    .summary("write everything that is remembered as JSON")
    .description(
      "Write everything that is remembered to standard output, as one JSON object, while the server runs or not: never passwords, " +
        "nor what could be used in their place.",
    )
    .option("--without-addresses", "no mail addresses and no names of administrators")
    .examples({
      "mruk state export > mruk.json": "keep that file as carefully as the state itself: it holds readers' addresses",
      "mruk state export --without-addresses | jq .days": "what was counted, and nobody's name",
    })
    .action(async ({ withoutAddresses }: { withoutAddresses?: boolean }) => {
      const remembered = await (await openLocalServices()).exportState({ addresses: !withoutAddresses });
      if (remembered) printJson(terminal, remembered);
      else note(terminal, noStateYet);
    });
}
