import { AppError } from "#api/platform/errors.ts";
import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { exitCodes } from "#cli/output/exit-codes.ts";
import { stateFileLine } from "#cli/output/state-file-line.ts";
import { ignoreMissingServer } from "#cli/server/ignore-missing-server.ts";
import type { ServerClient } from "#cli/server/server-client.ts";
import { note, printJson, printLine } from "#cli/terminal/terminal.ts";

export function stateBackupCommand(context: CommandContext): Command {
  const { terminal } = context;
  return new Command("backup")
    .summary("keep a backup of the state now")
    .description(
      "Keep a backup of what is remembered, as it is now: the running server does, or the command itself where none runs. " +
        "It stays for fifteen days, whatever becomes of the hourly ones; of those made by hand the newest twenty.",
    )
    .option("--json", "where it lies and of when it is, as one JSON object")
    .examples({ "mruk state backup": "before something daring" })
    .action(async ({ json }: { json?: boolean }) => {
      const { path, at, server } = await keepState(context);
      if (json) printJson(terminal, { path, at, server });
      else printLine(terminal, `kept ${path}${server === null ? "" : ` (by ${server})`}`);
    });
}

type Services = Pick<CommandContext, "openLocalServices" | "openServer">;

/** Keeps a backup of the state: through the running server, whose address is `server`, or here where none runs. */
export async function keepState({ openLocalServices, openServer }: Services) {
  const server = await openServer().catch(ignoreMissingServer);
  const { path, at } = server ? await backUpThrough(server) : await (await openLocalServices()).keepStateBackup();
  return { path, at, server: server?.url ?? null };
}

async function backUpThrough(server: ServerClient) {
  const { KeptBackup } = await import("#api/state/model.ts");
  return KeptBackup.parse(await server.call("POST", "/api/admin/state/backup"));
}

export function restoreCommand({ terminal, openLocalServices, ask, setExitCode }: CommandContext): Command {
  return new Command("restore")
    .summary("put a backup in the place of the state file")
    .description(
      "Put the newest good backup in the place of a damaged or missing state file, or of damaged counts, or the named one in the " +
        "place of both. What was there is kept. Without a name, what can be used is left alone. Not while the server runs. Administrators " +
        "sign in anew afterwards.",
    )
    .argument("[backup]", "a name that mruk state check shows, or the path of a file like it")
    .option("--yes", "do not ask")
    .option("--json", "what was restored as one JSON object")
    .examples({
      "mruk state restore": "says what it found and what it would restore, and asks",
      "mruk state restore --yes": "does not ask",
      "mruk state restore state-2026-11-21T08Z.json": "back to how things stood then",
    })
    .action(async (wanted: string | undefined, { yes, json }: { yes?: boolean; json?: boolean }) => {
      const services = await openLocalServices();
      const result = await services.restoreState({
        wanted,
        async confirm(fault, backup) {
          if (yes) return true;
          if (!ask) throw needsYes(fault);
          note(terminal, fault);
          note(
            terminal,
            `${wanted === undefined ? "the newest good backup is" : "the backup is"} ${stateFileLine(backup)}`,
          );
          return ask("Restore it?");
        },
      });
      if (result.outcome === "declined") setExitCode(exitCodes.failed);
      if (json) printJson(terminal, result);
      else if (result.outcome === "restored") {
        printLine(terminal, `restored ${stateFileLine(result.backup)}`);
        if (result.keptAs !== null) printLine(terminal, `what was there before is kept as ${result.keptAs}`);
        if (result.backup.summary?.administrators === 0) note(terminal, noAdministratorHint);
      } else {
        note(terminal, result.outcome === "declined" ? "Nothing was restored." : "There is nothing to restore.");
      }
    });
}

const noAdministratorHint =
  "It holds no administrator: mruk admin create makes one, before the first who finds the set-up page does.";

function needsYes(fault: string): AppError {
  return new AppError("BAD_REQUEST", `${fault}; to restore a backup without being asked takes --yes`, {
    hint: "mruk state check shows the backups; mruk state restore --yes puts the newest good one in the place of a damaged file.",
  });
}
