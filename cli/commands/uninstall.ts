import { AppError } from "#api/platform/errors.ts";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { confirm } from "../terminal/confirm.ts";
import { note, printJson } from "../terminal/terminal.ts";

type Options = { yes?: boolean; dryRun?: boolean; json?: boolean };

export function uninstallCommand(context: CommandContext): Command {
  return new Command("uninstall")
    .summary("take the program from this machine; what it remembers stays")
    .description(
      "Stop Mruk and take away what mruk install made: units, command, versions, the site in Caddy's file. Settings, library, what " +
        "is remembered and backups stay, and so does the account that they belong to.",
    )
    .option("--yes", "do not ask")
    .option("--dry-run", "show what it would remove and run, and change nothing")
    .option("--json", "one JSON object a line")
    .examples({
      "mruk uninstall": "asks first",
      "mruk uninstall --dry-run": "what it would remove",
    })
    .action(async ({ yes, dryRun = false, json }: Options) => {
      const { terminal } = context;
      if (!dryRun && process.getuid?.() !== 0)
        throw new AppError("MACHINE_UNSUITABLE", "Only root may uninstall", { hint: "Type sudo in front of it." });
      const question = "Stop Mruk and take the program away?";
      const asked = { yes: yes || dryRun, question, declined: "Nothing was changed.", command: "mruk uninstall" };
      if (!(await confirm(asked, context))) return;
      const [{ carryOut }, { machineLayout }, { realMachine }, plan, { showOutcome }] = await Promise.all([
        import("../machine/carry-out.ts"),
        import("../machine/layout.ts"),
        import("../machine/real-machine.ts"),
        import("../machine/uninstall-plan.ts"),
        import("../machine/show-plan.ts"),
      ]);
      const layout = machineLayout();
      const steps = plan.uninstallPlan(plan.presentOn(layout), layout);
      for await (const outcome of carryOut(steps, realMachine(layout), { dryRun }))
        showOutcome(outcome, terminal, { json });
      if (json) printJson(terminal, { type: "stays", paths: plan.staying(layout) });
      else for (const line of plan.stayingWords(layout)) note(terminal, line);
    });
}
