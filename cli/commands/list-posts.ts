import { Option } from "commander";
import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import { timeSlots, warsawZone } from "#api/schedule/model.ts";
import type { Story } from "#api/stories/model.ts";
import type { PostQuery } from "#api/stories/post-query.ts";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { columnsOf, note, printJson, printLine } from "../terminal/terminal.ts";

type ListOptions = Pick<PostQuery, "slot"> & {
  limit: string;
  state?: "published" | "scheduled";
  search?: string;
  from?: string;
  json?: boolean;
};

export function listCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("list")
    .summary("what is published and what is scheduled")
    .description("The stories, newest first: published ones and those that are scheduled.")
    .option("--limit <n>", "how many at most", "20")
    .addOption(new Option("--state <state>", "only these").choices(["published", "scheduled"]))
    .addOption(new Option("--slot <slot>", "only those of this time of day").choices(timeSlots))
    .option("--search <words>", "only those whose id, titles or texts hold all these words")
    .option("--from <yyyy-mm-dd>", "only those of this Warsaw date and later")
    .option("--json", "one JSON object a line")
    .examples({
      "mruk posts list": "the newest 20",
      "mruk posts list --state scheduled": "what is still to come",
      'mruk posts list --slot evening --search "rain window" --from 2026-11-01': "evenings of rain, since November",
      "mruk posts list --json | jq -r .titlePl": "for programs",
    })
    .action(async (options: ListOptions) => {
      const [{ countFrom }, { postLines, summariesOf }] = await Promise.all([
        import("./arguments.ts"),
        import("../output/post-list.ts"),
      ]);
      const limit = countFrom(options.limit, { option: "--limit", max: 1_000_000 });
      const services = await openLocalServices();
      const now = services.now();
      const { page, total } = await selected(await services.stories(), { ...options, limit, now });
      const posts = summariesOf(page, now);
      if (options.json) for (const post of posts) printJson(terminal, post);
      else if (terminal.interactive) {
        const { postTable } = await import("../views/post-table.tsx");
        const none = isNarrowed(options) ? "No story is like that." : undefined;
        terminal.stdout.write(`${postTable(posts, columnsOf(terminal.stdout), none)}\n`);
      } else for (const line of postLines(posts)) printLine(terminal, line);
      const rest = total - posts.length;
      if (rest > 0 && terminal.interactive) note(terminal, `${rest} older: --limit shows more`);
    });
}

const isNarrowed = ({ state, slot, search, from }: ListOptions) =>
  [state, slot, search, from].some((option) => option !== undefined);

type Selection = Omit<ListOptions, "limit"> & { limit: number; now: Temporal.Instant };

/** The asked stories, as the panel's list selects them. */
async function selected(
  stories: readonly Story[],
  { state, slot, search, from, limit, now }: Selection,
): Promise<{ page: Story[]; total: number }> {
  const [{ PostQuery, selectPosts }, { timed }] = await Promise.all([
    import("#api/stories/post-query.ts"),
    import("#api/stories/index/story-index.ts"),
  ]);
  const since = from === undefined ? Number.NEGATIVE_INFINITY : beginningOf(from);
  const query = { ...PostQuery.parse({ q: search?.slice(0, 200) ?? "", state, slot }), limit };
  const entries = stories.map(timed).filter(({ at }) => at >= since);
  // Sorting by likes or titles is the panel's alone.
  return selectPosts(entries, query, { now, countsOf: () => noCounts, byTitle: async () => entries });
}

/** The first millisecond of a typed Warsaw date. Throws DATE_INVALID. */
function beginningOf(date: string): number {
  if (z.iso.date().safeParse(date).success) {
    return Temporal.PlainDate.from(date).toZonedDateTime(warsawZone).epochMilliseconds;
  }
  throw new AppError("DATE_INVALID", `${JSON.stringify(date.slice(0, 40))} is not a date`, {
    hint: "Write it like 2026-12-24.",
  });
}

const noCounts = { likes: 0, clicks: 0, views: 0 };
