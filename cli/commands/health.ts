import { AppError } from "#api/platform/errors.ts";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { exitCodes } from "../output/exit-codes.ts";
import { printJson } from "../terminal/terminal.ts";

const patienceMilliseconds = 5_000;

export function healthCommand({ terminal, environment, setExitCode }: CommandContext): Command {
  return new Command("health")
    .summary("see whether the server of this machine serves readers")
    .description(
      "See whether the server of this machine serves readers, in a fraction of a second: for whatever watches over it. " +
        "Ends with 1 when it does not. What is wrong with a server that serves is a matter for mruk doctor.",
    )
    .option("--json", "what the server answers, as one JSON object")
    .examples({
      "mruk health": "ready or degraded, with the server's address",
      "mruk health --json | jq -r '.problems[].code'": "what is wrong with a server that serves",
    })
    .action(async ({ json }: { json?: boolean }) => {
      const [{ readConfig }, { readServer }, { askReadiness }] = await Promise.all([
        import("#api/platform/config.ts"),
        import("#api/platform/server-info.ts"),
        import("../server/readiness.ts"),
      ]);
      const server = await readServer(readConfig({ ...environment }).DATA_DIR);
      if (server === null) {
        throw new AppError("SERVER_NOT_FOUND", "No server runs on this machine with this DATA_DIR.", {
          hint: "Start it, or name the folder that it has in DATA_DIR.",
        });
      }
      const readiness = await askReadiness(server.url, AbortSignal.timeout(patienceMilliseconds));
      if (json) printJson(terminal, readiness);
      else terminal.stdout.write(`${readiness.status} at ${server.url}\n`);
      if (!("problems" in readiness)) setExitCode(exitCodes.failed);
    });
}
