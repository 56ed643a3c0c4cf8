import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { nextRunContinues } from "../output/exit-codes.ts";
import { filmProgress } from "../terminal/film-progress.ts";
import { noteWithHint, printJson, printLine } from "../terminal/terminal.ts";

export function filmsCommand(context: CommandContext): Command {
  return new Command("films")
    .summary("have films made of stories")
    .description("Have films made of stories. No server is needed: that a story has one is a commit.")
    .addCommand(makeCommand(context))
    .examples({ "mruk films make 2026-12-24-evening": "one short, upright film" });
}

function makeCommand({ terminal, openLocalServices, setInterruptionHint }: CommandContext): Command {
  return new Command("make")
    .summary("have a story's film made")
    .description("Have a story's film made, by whoever FILMMAKER names. One that is there already stays.")
    .argument("<id>", "such as 2026-12-24-evening")
    .option("--json", "one JSON object a line: every step, then what came of it")
    .examples({
      "mruk films make 2026-12-24-evening": "takes about a minute on a small machine",
      "mruk films make 2026-12-24-evening --json | tail -1": "for programs: its address",
    })
    .action(async (typedId: string, { json }: { json?: boolean }) => {
      const { storyIdFrom } = await import("./arguments.ts");
      const id = storyIdFrom(typedId);
      const { videos, by, signal, remote } = await (await openLocalServices()).films();
      const progress = filmProgress(terminal, { json });
      setInterruptionHint(nextRunContinues);
      const outcome = await videos.generateVideo(id, { report: progress.report, signal, by }).finally(progress.wipe);
      if (json) printJson(terminal, { type: "finished", ...outcome });
      else printLine(terminal, outcome.videoUrl === null ? outcome.message : `${outcome.message} ${outcome.videoUrl}`);
      const { problem } = await remote();
      if (problem) noteWithHint(terminal, problem.message, problem.hint);
    });
}
