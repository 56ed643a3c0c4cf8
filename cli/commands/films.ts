import { Command } from "commander";
import { examples } from "../help.ts";
import { nextRunContinues } from "../output/exit-codes.ts";
import type { Surroundings } from "../surroundings.ts";
import { filmProgress } from "../terminal/film-progress.ts";
import { noteWithHint, say, sayJson } from "../terminal/terminal.ts";

export function filmsCommand(surroundings: Surroundings): Command {
  return new Command("films")
    .summary("have films made of stories")
    .description("Have films made of stories. No server is needed: that a story has one is a commit.")
    .addCommand(makeCommand(surroundings))
    .addHelpText("after", examples({ "mruk films make 2026-12-24-evening": "one short, upright film" }));
}

function makeCommand({ terminal, openProduct, whenInterrupted }: Surroundings): Command {
  return new Command("make")
    .summary("have a story's film made")
    .description("Have a story's film made, by whoever FILMMAKER names. One that is there already stays.")
    .argument("<id>", "such as 2026-12-24-evening")
    .option("--json", "one JSON object a line: every step, then what came of it")
    .addHelpText(
      "after",
      examples({
        "mruk films make 2026-12-24-evening": "takes about a minute on a small machine",
        "mruk films make 2026-12-24-evening --json | tail -1": "for programs: its address",
      }),
    )
    .action(async (typedId: string, { json }: { json?: boolean }) => {
      const { storyIdFrom } = await import("./arguments.ts");
      const id = storyIdFrom(typedId);
      const { shorts, by, signal, remote } = await (await openProduct()).films();
      const progress = filmProgress(terminal, { json });
      whenInterrupted(nextRunContinues);
      const outcome = await shorts.generateVideo(id, { tell: progress.tell, signal, by }).finally(progress.wipe);
      if (json) sayJson(terminal, { type: "finished", ...outcome });
      else say(terminal, outcome.videoUrl === null ? outcome.message : `${outcome.message} ${outcome.videoUrl}`);
      const { problem } = await remote();
      if (problem) noteWithHint(terminal, problem.message, problem.hint);
    });
}
