import { Command, Option } from "commander";
import type { StoryFault } from "../../api/stories/library.ts";
import { examples } from "../help.ts";
import { counted } from "../output/counted.ts";
import { exitCodes } from "../output/exit-codes.ts";
import type { Surroundings } from "../surroundings.ts";
import { note, say, sayJson } from "../terminal/terminal.ts";

export function checkCommand({ terminal, environment, openProduct, endWith }: Surroundings): Command {
  return new Command("check")
    .summary("read the whole library and name every fault")
    .description("Read the whole library. Ends with 1 and one line per fault (path:line: reason) when there are any.")
    .option("--json", "one JSON object a line: every fault, then the summary")
    .addOption(
      new Option("--annotations", "also show each fault beside its line on GitHub, in a workflow").conflicts("json"),
    )
    .addHelpText(
      "after",
      examples({
        "mruk check": "is every story readable, and does every picture exist?",
        "CONTENT_DIR=.demo/content mruk check": "the same for the demo's library",
        "mruk check --json | jq -r .path": "for programs",
      }),
    )
    .action(async ({ json, annotations }: { json?: boolean; annotations?: boolean }) => {
      const annotate = annotations ? await annotationsIn(environment) : null;
      const { stories, faults } = await (await openProduct()).check();
      for (const fault of faults) {
        if (json) sayJson(terminal, { type: "fault", ...fault });
        else
          say(terminal, `${[fault.path, fault.line].filter((part) => part !== undefined).join(":")}: ${fault.reason}`);
        if (annotate) say(terminal, annotate(fault));
      }
      if (json) sayJson(terminal, { type: "checked", stories, faults: faults.length });
      else note(terminal, `${counted(stories, "story", "stories")}, ${counted(faults.length, "fault")}`);
      if (faults.length > 0) endWith(exitCodes.failed);
    });
}

/** Paths are those of the repository, as GitHub knows them. */
async function annotationsIn(environment: Surroundings["environment"]) {
  const [{ annotation, checkedOutLibrary }, { readConfig }] = await Promise.all([
    import("../github.ts"),
    import("../../api/platform/config.ts"),
  ]);
  const library = checkedOutLibrary(environment, readConfig(environment).CONTENT_DIR);
  return (fault: StoryFault) => annotation({ ...fault, path: library?.pathOf(fault.path) ?? fault.path });
}
