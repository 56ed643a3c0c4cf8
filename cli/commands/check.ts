import { Command } from "commander";
import { counted } from "../counted.ts";
import { exitCodes } from "../exit-codes.ts";
import { examples } from "../help.ts";
import type { Surroundings } from "../surroundings.ts";
import { note, say, sayJson } from "../terminal.ts";

export function checkCommand({ terminal, openProduct, endWith }: Surroundings): Command {
  return new Command("check")
    .summary("read the whole library and name every fault")
    .description("Read the whole library. Ends with 1 and one line per fault (path:line: reason) when there are any.")
    .option("--json", "one JSON object a line: every fault, then the summary")
    .addHelpText(
      "after",
      examples({
        "mruk check": "is every story readable, and does every picture exist?",
        "CONTENT_DIR=.demo/content mruk check": "the same for the demo's library",
        "mruk check --json | jq -r .path": "for programs",
      }),
    )
    .action(async ({ json }: { json?: boolean }) => {
      const { stories, faults } = await (await openProduct()).check();
      for (const fault of faults) {
        if (json) sayJson(terminal, { type: "fault", ...fault });
        else
          say(terminal, `${[fault.path, fault.line].filter((part) => part !== undefined).join(":")}: ${fault.reason}`);
      }
      if (json) sayJson(terminal, { type: "checked", stories, faults: faults.length });
      else note(terminal, `${counted(stories, "story", "stories")}, ${counted(faults.length, "fault")}`);
      if (faults.length > 0) endWith(exitCodes.failed);
    });
}
