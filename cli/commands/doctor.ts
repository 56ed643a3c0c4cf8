import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { exitCodes } from "../output/exit-codes.ts";
import { printJson } from "../terminal/terminal.ts";

type DoctorOptions = { json?: boolean; timeFrom: string };

export function doctorCommand({ terminal, environment, setExitCode }: CommandContext): Command {
  return new Command("doctor")
    .summary("see whether everything is in order")
    .description(
      "See whether everything is in order, on this machine and around it. Ends with 1 when something is broken.",
    )
    .option("--json", "one JSON object a line")
    .option("--time-from <url>", "a web server to compare the clock with", "https://github.com")
    .examples({
      "mruk doctor": "everything, in a table",
      "CONTENT_DIR=.demo/content DATA_DIR=.demo/data mruk doctor": "the same for the demo",
      "mruk doctor --json | jq -r 'select(.state == \"failed\") | .check'": "for programs",
    })
    .action(async ({ json, timeFrom }: DoctorOptions) => {
      const [{ diagnose }, { findingLines }] = await Promise.all([
        import("../doctor/diagnose.ts"),
        import("../doctor/finding-lines.ts"),
      ]);
      for await (const finding of diagnose({ environment, timeFrom })) {
        if (json) printJson(terminal, finding);
        else terminal.stdout.write(findingLines(finding, terminal));
        if (finding.state === "failed") setExitCode(exitCodes.failed);
      }
    });
}
