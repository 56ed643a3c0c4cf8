import { InvalidArgumentError } from "commander";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { machineLayout } from "../machine/layout.ts";
import { note, printJson, printLine } from "../terminal/terminal.ts";
import { keepState } from "./state/backups.ts";

type Options = { into: string; keep: number; json?: boolean };

export function backupCommand(context: CommandContext): Command {
  const { terminal, environment, openLocalServices } = context;
  return new Command("backup")
    .summary("one archive of everything: state, library, settings")
    .description(
      "Write one archive of everything that is not made again by itself: what is remembered, the library with its history, films, " +
        "the settings. The server may run. It holds secrets and readers' addresses.",
    )
    .option("--into <folder>", "where archives lie", machineLayout().backups)
    .option("--keep <days>", "remove archives that are older", days, 14)
    .option("--json", "the archive as one JSON object")
    .examples({
      "mruk backup": "what an installed Mruk does every night",
      "mruk backup --into /mnt/disk --keep 365": "elsewhere, for a year",
    })
    .action(async ({ into, keep, json }: Options) => {
      const [{ readConfig }, { backUp }] = await Promise.all([
        import("#api/platform/config.ts"),
        import("../machine/backup.ts"),
      ]);
      const config = readConfig(environment);
      if (config.DATABASE_URL === undefined) await keepState(context);
      else note(terminal, "What is remembered lies in the database, which has a backup of its own (docs/database.md).");
      const { now } = await openLocalServices();
      const backup = await backUp({ config, environment, now: now(), into, keepDays: keep });
      if (json) printJson(terminal, backup);
      else printLine(terminal, backup.path);
    });
}

function days(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It takes a number of days, such as 14.");
}
