import { withEnvFile } from "#api/platform/env-file.ts";
import { AppError, saidBy } from "#api/platform/errors.ts";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { machineLayout } from "../machine/layout.ts";
import type { Machine } from "../machine/upgrade/machine.ts";
import type { Upgraded } from "../machine/upgrade/upgrade.ts";
import { exitCodes } from "../output/exit-codes.ts";
import { note, printJson, printLine } from "../terminal/terminal.ts";

type Options = {
  back?: boolean;
  sha256?: string;
  dryRun?: boolean;
  yes?: boolean;
  json?: boolean;
  forecast?: boolean;
};

export function upgradeCommand(context: CommandContext): Command {
  const { terminal, setExitCode } = context;
  return new Command("upgrade")
    .summary("bring an installed Mruk to another version, and nobody notices")
    .description(
      "Bring an installed Mruk to another version: the archive of a release, a version that was here before, or, for a checkout, a " +
        "commit (without one: what its branch follows). The new program starts beside the old one and takes over when it is ready; one " +
        "that does not get ready is left, and the old one goes on. A backup is kept before. Only root may.",
    )
    .argument("[program]", "an archive, a version, a commit")
    .option("--back", "return to the program that ran before")
    .option("--sha256 <checksum>", "of the archive, instead of SHA256SUMS beside it")
    .option("--dry-run", "check and unpack, and say what would change")
    .option("--yes", "do not ask")
    .option("--json", "what was done as one JSON object")
    .option(
      "--forecast",
      "what this program would change in what is remembered, as one JSON object; other versions ask that",
    )
    .examples({
      "mruk upgrade mruk-1.1.0-linux-x64.tar.gz": "with its SHA256SUMS beside it",
      "mruk upgrade": "a checkout: to what its branch follows",
      "mruk upgrade --back": "to the program before",
    })
    .action(async (wanted: string | undefined, options: Options) => {
      if (options.forecast) return printForecast(context);
      const machine = thisMachine(context);
      const result = await perform(wanted, { options, machine, context });
      if (result.outcome === "declined") setExitCode(exitCodes.failed);
      if (options.json) printJson(terminal, result);
      else printLine(terminal, sentence(result));
    });
}

type Performing = { options: Options; machine: Machine; context: CommandContext };

async function perform(wanted: string | undefined, { options, machine, context }: Performing): Promise<Upgraded> {
  const { back, sha256, dryRun = false, yes } = options;
  const { upgrade, goBack } = await import("../machine/upgrade/upgrade.ts");
  if (process.getuid?.() !== 0) {
    throw new AppError("BAD_REQUEST", "Only root may replace the program.", { hint: "Type sudo in front of it." });
  }
  // The account has to be able to read the program that it runs, whatever root's own umask is; backups have modes of their own.
  process.umask(0o022);
  const order = { dryRun, confirm: async (question: string) => yes || confirm(question, context) };
  if (back) return goBack(order, machine);
  const { programBringer } = await import("../machine/upgrade/bring.ts");
  return upgrade({ ...order, bring: programBringer({ wanted, sha256 }, machine) }, machine);
}

async function confirm(question: string, { ask }: CommandContext): Promise<boolean> {
  if (ask) return ask(question);
  throw new AppError("BAD_REQUEST", `${question} Without being asked it takes --yes.`);
}

function thisMachine({ terminal, environment }: CommandContext): Machine {
  const systemctl = (verb: string) => async () => {
    const [{ execFile }, { promisify }] = await Promise.all([import("node:child_process"), import("node:util")]);
    await promisify(execFile)("systemctl", [verb, "mruk.service"]);
  };
  const layout = machineLayout();
  const named = { ...environment, MRUK_ENV_FILE: environment.MRUK_ENV_FILE ?? layout.settings };
  return {
    layout,
    environment: withEnvFile(layout.settings, named),
    now: () => Temporal.Now.instant(),
    service: { reload: systemctl("reload"), stop: systemctl("stop"), start: systemctl("start") },
    report: (step) => note(terminal, step),
  };
}

/** Prints the forecast, or the error that keeps this program from running, so that another program can read it. */
async function printForecast({ terminal, environment, setExitCode }: CommandContext): Promise<void> {
  const [{ readConfig }, { forecastChanges }, { version }] = await Promise.all([
    import("#api/platform/config.ts"),
    import("#api/wiring/forecast.ts"),
    import("../version.ts"),
  ]);
  try {
    printJson(terminal, { version, ...(await forecastChanges(readConfig(environment))) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    printJson(terminal, { error: saidBy(error) });
    setExitCode(exitCodes.failed);
  }
}

function sentence({ outcome, from, to, backup, serving }: Upgraded): string {
  if (outcome === "unchanged") return `${to} runs already`;
  if (outcome === "declined") return `nothing was changed; ${from} goes on`;
  if (outcome === "planned") return `would go from ${from} to ${to}; nothing was changed`;
  const kept = backup === null ? "" : `; the state before is ${backup}`;
  return `${to} ${serving ? "serves" : "is in place; no server ran"}${kept}`;
}
