import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";

type ServeOptions = { port?: string; host?: string; dev?: boolean };

export function serveCommand({ terminal, environment, projectFolder, setExitCode, onSignal }: CommandContext): Command {
  return new Command("serve")
    .summary("show the stories to readers: the web server")
    .description("Show the stories to readers: the web server, until it is told to stop.")
    .option("--port <port>", "listen here instead of PORT (3000); 0 takes any free port")
    .option("--host <address>", "listen on this address instead of HOST (127.0.0.1)")
    .option("--dev", "with hot reload, for working on the site")
    .examples({
      "mruk serve": "on http://127.0.0.1:3000",
      "mruk serve --port 8080 --host 0.0.0.0": "for the whole network",
      "CONTENT_DIR=.demo/content mruk serve --dev": "work on the site with the demo's stories",
    })
    .action(async ({ port, host, dev }: ServeOptions) => {
      const { readConfig } = await import("#api/platform/config.ts");
      const settings = {
        ...environment,
        ...(port !== undefined && { PORT: port }),
        ...(host !== undefined && { HOST: host }),
      };
      readConfig(settings);
      const built = join(projectFolder, "dist", "web", "server.js");
      const server = !dev && existsSync(built) ? built : join(projectFolder, "web", "server", "main.ts");
      const args = [server, ...(dev ? ["--dev"] : [])];
      becomeServer(args, settings);
      const child = spawn(process.execPath, args, { stdio: "inherit", env: settings });
      onSignal((signal) => {
        if (signal !== "SIGINT" || !terminal.hasKeyboard) child.kill(signal);
      });
      // It hands over to a newer program (docs/upgrades.md), and goes on until that one ends.
      const handOver = () => void child.kill("SIGUSR2");
      process.on("SIGUSR2", handOver);
      setExitCode(await exitCodeOfChild(child));
      process.off("SIGUSR2", handOver);
    });
}

/** Puts the server into the place of this process, which would only wait for it. Returns on Windows, which cannot do that. */
function becomeServer(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): void {
  if (process.platform === "win32") return;
  const set = Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined);
  process.execve?.(process.execPath, [process.execPath, ...args], Object.fromEntries(set));
}

function exitCodeOfChild(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? "SIGKILL"]));
  });
}
