import { Option } from "commander";
import type { StoryFault } from "#api/stories/index/library.ts";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { counted } from "../output/counted.ts";
import { exitCodes } from "../output/exit-codes.ts";
import { note, printJson, printLine } from "../terminal/terminal.ts";

export function checkCommand({ terminal, environment, openLocalServices, setExitCode }: CommandContext): Command {
  return new Command("check")
    .summary("read the whole library and name every fault")
    .description("Read the whole library. Ends with 1 and one line per fault (path:line: reason) when there are any.")
    .option("--json", "one JSON object a line: every fault, then the summary")
    .addOption(
      new Option("--annotations", "also show each fault beside its line on GitHub, in a workflow").conflicts("json"),
    )
    .examples({
      "mruk check": "is every story readable, and does every picture exist?",
      "CONTENT_DIR=.demo/content mruk check": "the same for the demo's library",
      "mruk check --json | jq -r .path": "for programs",
    })
    .action(async ({ json, annotations }: { json?: boolean; annotations?: boolean }) => {
      const annotate = annotations ? await annotationsIn(environment) : null;
      const { stories, faults } = await (await openLocalServices()).check();
      for (const fault of faults) {
        if (json) printJson(terminal, { type: "fault", ...fault });
        else
          printLine(
            terminal,
            `${[fault.path, fault.line].filter((part) => part !== undefined).join(":")}: ${fault.reason}`,
          );
        if (annotate) printLine(terminal, annotate(fault));
      }
      if (json) printJson(terminal, { type: "checked", stories, faults: faults.length });
      else note(terminal, `${counted(stories, "story", "stories")}, ${counted(faults.length, "fault")}`);
      if (faults.length > 0) setExitCode(exitCodes.failed);
    });
}

/** Paths are those of the repository, as GitHub knows them. */
async function annotationsIn(environment: CommandContext["environment"]) {
  const [{ annotation, checkedOutLibrary }, { readConfig }] = await Promise.all([
    import("../github.ts"),
    import("#api/platform/config.ts"),
  ]);
  const library = checkedOutLibrary(environment, readConfig(environment).CONTENT_DIR);
  return (fault: StoryFault) => annotation({ ...fault, path: library?.pathOf(fault.path) ?? fault.path });
}
