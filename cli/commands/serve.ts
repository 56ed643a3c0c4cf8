import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import type { ExitCode } from "../exit-codes.ts";
import { examples } from "../help.ts";
import type { Surroundings } from "../surroundings.ts";

type ServeOptions = { port?: string; host?: string; dev?: boolean };

export function serveCommand({ terminal, environment, projectFolder, endWith }: Surroundings): Command {
  return new Command("serve")
    .summary("show the stories to readers: the web server")
    .description("Show the stories to readers: the web server, until it is told to stop.")
    .option("--port <port>", "listen here instead of PORT (3000); 0 takes any free port")
    .option("--host <address>", "listen on this address instead of HOST (127.0.0.1)")
    .option("--dev", "with hot reload, for working on the site")
    .addHelpText(
      "after",
      examples({
        "mruk serve": "on http://127.0.0.1:3000",
        "mruk serve --port 8080 --host 0.0.0.0": "for the whole network",
        "CONTENT_DIR=.demo/content mruk serve --dev": "work on the site with the demo's stories",
      }),
    )
    .action(async ({ port, host, dev }: ServeOptions) => {
      const { readConfig } = await import("../../api/platform/config.ts");
      const settings = {
        ...environment,
        ...(port !== undefined && { PORT: port }),
        ...(host !== undefined && { HOST: host }),
      };
      readConfig(settings);
      const server = join(projectFolder, "web", "server.ts");
      endWith(await run([server, ...(dev ? ["--dev"] : [])], settings, terminal.stdout.isTTY));
    });
}

/** Runs the server with this process's own streams, passes signals on, and answers with its exit code. */
function run(args: string[], env: Record<string, string | undefined>, inTerminal: boolean): Promise<ExitCode> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: "inherit", env });
    process.removeAllListeners("SIGINT");
    // Ctrl-C in a terminal reaches the server by itself; from elsewhere it reaches only this process.
    process.on("SIGINT", () => inTerminal || child.kill("SIGINT"));
    for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
    child.once("error", reject);
    child.once("close", (code, signal) => resolve((code ?? 128 + constants.signals[signal ?? "SIGKILL"]) as ExitCode));
  });
}
