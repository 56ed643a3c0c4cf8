import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { exitCodes, nextRunContinues } from "../output/exit-codes.ts";
import type { GenerateOptions } from "./generate-order.ts";

export function generateCommand({
  terminal,
  openLocalServices,
  setExitCode,
  setInterruptionHint,
}: CommandContext): Command {
  return new Command("generate")
    .summary("write, draw, commit and push the stories that are missing")
    .description(
      "Write, draw, commit and push the stories that are missing. Without --slot, --date or --days: what the schedule needs, " +
        "which is every slot whose hour has passed, and the buffer ahead of now (BUFFER_DAYS, two days).",
    )
    .option("--slot <slot>", "only this slot: morning, afternoon or evening (of today, unless --date says otherwise)")
    .option("--date <yyyy-mm-dd>", "the slots of this Warsaw date")
    .option("--days <n>", "the slots of so many days, from --date or today on")
    .option("--budget <usd>", "stop before this run has cost more, in US dollars")
    .option("--dry-run", "only say what would be made, and what it would cost")
    .option("--no-commit", "write the files, but do not commit them (and so do not push)")
    .option("--no-push", "commit, but do not push")
    .option("--json", "one JSON event a line instead of words")
    .examples({
      "mruk generate": "what the schedule runs",
      "mruk generate --dry-run": "what it would make now",
      "mruk generate --slot evening": "today's evening story",
      "mruk generate --date 2026-12-24 --days 3": "every missing story of three days",
      "mruk generate --budget 0.50": "what the schedule needs, for half a dollar at most",
      "mruk generate --json --no-push | jq .type": "for programs",
    })
    .action(async (options: GenerateOptions) => {
      const [{ orderFrom }, { showGeneration }, services] = await Promise.all([
        import("./generate-order.ts"),
        import("../show-generation.ts"),
        openLocalServices(),
      ]);
      setInterruptionHint(nextRunContinues);
      const { failed } = await showGeneration(services.generate(orderFrom(options, services.now())), {
        terminal,
        json: options.json === true,
        planOnly: options.dryRun === true,
      });
      if (failed > 0) setExitCode(exitCodes.storyFailed);
    });
}
