import { appendFile } from "node:fs/promises";
import { z } from "zod";
import { Command } from "#cli/command.ts";
import type { CommandContext } from "#cli/context.ts";
import { note, printLine } from "#cli/terminal/terminal.ts";

/** The inputs of the upgrade workflow. GitHub passes an input that is not filled in as an empty text. */
const UpgradeInputs = z.object({
  MAY_CHANGE_WORKFLOWS: z.string().optional(),
  GITHUB_STEP_SUMMARY: z.string().optional(),
});

export function ciUpgradeCommand(context: CommandContext): Command {
  return new Command("upgrade")
    .summary("upgrade the repository of a publication to this program's version, and push")
    .description(
      "Upgrade the repository of a publication, as init --upgrade does, and push the commit. Unless MAY_CHANGE_WORKFLOWS is true, " +
        "workflows are left: GitHub takes changes of them from a deploy key, but not from a workflow's own token.",
    )
    .examples({ "mruk ci upgrade": "what upgrade.yml runs" })
    .action(async (_options, command) => {
      const { terminal, environment, projectFolder } = context;
      const [{ upgradePublication }, { stepLine, upgradeLines }, { gitOf }, { readConfig }] = await Promise.all([
        import("#cli/publication/upgrade.ts"),
        import("#cli/publication/next-steps.ts"),
        import("#cli/publication/git-commit.ts"),
        import("#api/platform/config.ts"),
      ]);
      const { MAY_CHANGE_WORKFLOWS, GITHUB_STEP_SUMMARY } = UpgradeInputs.parse(environment);
      const upgraded = await upgradePublication(
        {
          folder: ".",
          to: command.parent?.parent?.version() ?? "",
          take: [],
          dryRun: false,
          mayChangeWorkflows: MAY_CHANGE_WORKFLOWS === "true",
          author: readConfig(environment).CONTENT_AUTHOR,
        },
        { projectFolder, environment },
      );
      const lines = upgradeLines(upgraded);
      for (const line of lines) printLine(terminal, line);
      for (const step of upgraded.steps.filter(({ does }) => does === "left"))
        printLine(terminal, `::warning::${stepLine(step)}`);
      if (GITHUB_STEP_SUMMARY)
        await appendFile(GITHUB_STEP_SUMMARY, `${lines.map((line) => `- ${line}`).join("\n")}\n`);
      if (upgraded.commit === null) return;
      await gitOf(".", environment)(["push", "--quiet", "origin", "HEAD"], { isFar: true });
      note(terminal, "The commit is pushed.");
    });
}
