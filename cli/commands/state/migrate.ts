import { AppError } from "#api/platform/errors.ts";
import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { summaryText } from "#cli/output/state-file-line.ts";
import { printJson, printLine } from "#cli/terminal/terminal.ts";

type Options = { toDatabase?: boolean; toFile?: boolean; json?: boolean };

export function migrateCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("migrate")
    .summary("move what is remembered into a database, or back")
    .description(
      "Move everything that is remembered from the state file (DATA_DIR) into the database of DATABASE_URL, or back: administrators, " +
        "subscribers, counts, who got which letter, and the secret that links are signed with. Not while a server runs. It is read " +
        "back and compared; what it was moved from stays as it is. Nothing is written over what is not empty, and a move that was " +
        "interrupted is simply begun again.",
    )
    .option("--to-database", "from the state file into the database")
    .option("--to-file", "from the database into a state file")
    .option("--json", "what was moved as one JSON object")
    .examples({
      "DATABASE_URL=postgres://… mruk state migrate --to-database": "when one server is no longer enough",
      "DATABASE_URL=postgres://… DATA_DIR=data mruk state migrate --to-file": "back to one machine",
    })
    .action(async ({ toDatabase = false, toFile = false, json }: Options) => {
      if (toDatabase === toFile) {
        throw new AppError("BAD_REQUEST", "Say where to: either --to-database or --to-file", {
          hint: "mruk state migrate --help",
        });
      }
      const { already, ...moved } = await (await openLocalServices()).moveState(toDatabase ? "database" : "file");
      if (json) return printJson(terminal, { ...moved, already });
      const letters = `${moved.letters} ${moved.letters === 1 ? "letter" : "letters"}`;
      printLine(
        terminal,
        `${already ? "all of it is there already" : "moved and compared"}: ${summaryText(moved.summary)}, ${letters}`,
      );
      printLine(terminal, `it is in ${moved.place}`);
    });
}
