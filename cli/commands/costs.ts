import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { columnsOf, printJson, printLine } from "../terminal/terminal.ts";

export function costsCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("costs")
    .summary("what the AI services cost, by day, step and model")
    .description(
      "What the services cost that make stories and films, as this machine has noted it, and what is left of today's budget.",
    )
    .option("--days <n>", "how many days to sum up, today among them", "30")
    .option("--json", "everything as one JSON object")
    .examples({
      "mruk costs": "the last 30 days",
      "mruk costs --days 1": "today",
      "mruk costs --json | jq .today.leftUsd": "for programs",
    })
    .action(async (options: { days: string; json?: boolean }) => {
      const [{ countFrom }, { costsLines }] = await Promise.all([
        import("./arguments.ts"),
        import("../output/costs-lines.ts"),
      ]);
      const days = countFrom(options.days, { option: "--days", max: 366 });
      const costs = await (await openLocalServices()).costs(days);
      if (options.json) return printJson(terminal, costs);
      const columns = terminal.interactive ? columnsOf(terminal.stdout) : 80;
      for (const line of costsLines(costs, { columns })) printLine(terminal, line);
    });
}
