import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { columnsOf, printJson, printLine } from "../terminal/terminal.ts";

const address = "/api/admin/stats";

export function statsCommand(context: CommandContext): Command {
  const { terminal, openLocalServices, openServer } = context;
  return new Command("stats")
    .summary("what readers looked at and liked")
    .description("What readers looked at and liked, what is ready and what it cost, as the running server knows it.")
    .option("--days <n>", "how many of the last 30 days to draw", "30")
    .option("--json", "everything as one JSON object")
    .addCommand(exportCommand(context))
    .examples({
      "mruk stats": "the totals, the last 30 days, the five most popular, the buffer",
      "mruk stats --days 7": "a week",
      "mruk stats --json | jq .todayViews": "for programs",
      "mruk stats export --format csv > days.csv": "every day since counting began, for a spreadsheet",
    })
    .action(async (options: { days: string; json?: boolean }) => {
      const [{ countFrom }, { statsLines }, { PopularPost, StatsOverview }] = await Promise.all([
        import("./arguments.ts"),
        import("../output/stats-lines.ts"),
        import("#api/statistics/model.ts"),
      ]);
      const days = countFrom(options.days, { option: "--days", max: 30 });
      const server = await openServer();
      const overview = StatsOverview.parse(await server.call("GET", `${address}/overview`));
      const popular = PopularPost.array().parse(await server.call("GET", `${address}/popular-posts?limit=5`));
      const stats = { ...overview, popular };
      if (options.json) return printJson(terminal, stats);
      const now = (await openLocalServices()).now();
      const columns = terminal.interactive ? columnsOf(terminal.stdout) : 80;
      const lines = statsLines(stats, { now, days, columns });
      if (!terminal.interactive) for (const line of lines) printLine(terminal, line);
      else {
        const { statsPage } = await import("../views/stats-page.tsx");
        terminal.stdout.write(`${statsPage(lines, columns)}\n`);
      }
    });
}

function exportCommand({ terminal, openServer }: CommandContext): Command {
  return new Command("export")
    .summary("write what was counted as a table or as JSON")
    .description("Write every day since counting began, or every story, to standard output.")
    .option("--format <format>", "csv or json", "csv")
    .option("--what <what>", "days or posts", "days")
    .option("--json", "the same as --format json")
    .examples({
      "mruk stats export > days.csv": "a table that spreadsheets open",
      "mruk stats export --what posts --format json | jq -r '.[].titlePl'": "for programs",
    })
    .action(async (options: { format: string; what: string; json?: boolean }) => {
      const [{ oneOf }, { csvOf }, model] = await Promise.all([
        import("./arguments.ts"),
        import("#api/platform/files/csv.ts"),
        import("#api/statistics/model.ts"),
      ]);
      const format = oneOf(options.json ? "json" : options.format, { option: "--format", values: model.exportFormats });
      const what = oneOf(options.what, { option: "--what", values: model.exportSubjects });
      const rows = await (await openServer()).call("GET", `${address}/export?format=json&what=${what}`);
      if (format === "json") return printJson(terminal, rows);
      terminal.stdout.write(
        what === "days"
          ? csvOf(model.DayStats.array().parse(rows), model.DayStats.keyof().options)
          : csvOf(model.PostStats.array().parse(rows), model.PostStats.keyof().options),
      );
    });
}
