import { describe, expect, it } from "vitest";
import type { StatsOverview } from "#api/statistics/model.ts";
import { runProgram } from "../context.fixture.ts";
import { type Stats, statsLines } from "../output/stats-lines.ts";
import type { ServerClient } from "../server/server-client.ts";
import { statsPage } from "../views/stats-page.tsx";

const days = Array.from({ length: 30 }, (_, index) => ({
  date: Temporal.PlainDate.from("2026-10-23").add({ days: index }).toString(),
  views: index === 29 ? 1200 : index,
  clicks: 2,
  likes: index % 3,
}));
const overview: StatsOverview = {
  totalViews: 12_345,
  todayViews: 1200,
  totalClicks: 60,
  todayClicks: 2,
  totalLikes: 77,
  totalPosts: 54,
  todayPosts: 2,
  days,
  bySlot: [],
  byCategory: [],
  buffer: {
    ready: 6,
    later: 0,
    gap: null,
    until: { date: "2026-11-23", timeSlot: "evening", publishedAt: "2026-11-23T20:00:00+01:00" },
    level: "ok",
  },
  cost: { days: 30, stories: 90, usd: 1.5 },
  runs: { last: null, lastFailed: null },
  subscribers: { confirmed: 12, weekly: 0, waiting: 1, bounced: 0 },
  brokenFiles: 0,
  remote: { state: "equal" },
};
const popular = [1, 2, 3, 4, 5].map((rank) => ({
  id: `2026-11-0${rank}-morning`,
  titleEn: `${"A long title about rain ".repeat(6)}\u001b[2J${rank}`,
  titlePl: "Deszcz",
  category: "Daily Life",
  timeSlot: "morning" as const,
  likes: 10 - rank,
  clickCount: 1,
  viewCount: 2,
}));

function serverThat(answers: Record<string, unknown>): ServerClient {
  return {
    url: "http://127.0.0.1:3000",
    call: async (method, path) => answers[`${method} ${path}`],
    open: async () => {
      throw new Error("not asked for here");
    },
  };
}
const server = serverThat({
  "GET /api/admin/stats/overview": overview,
  "GET /api/admin/stats/popular-posts?limit=5": popular,
  "GET /api/admin/stats/export?format=json&what=days": days,
  "GET /api/admin/stats/export?format=json&what=posts": [
    { ...popular[0], publishedAt: "2026-11-01T08:00:00+01:00", costUsd: null },
  ],
});

describe("mruk stats", () => {
  it("shows the totals, the days, the most popular five and the buffer", async () => {
    const { code, output, notes } = await runProgram(["stats"], { server });
    expect({ code, notes }).toEqual({ code: 0, notes: "" });
    const lines = output.split("\n");
    expect(lines[1]).toBe("Views      12,345    1,200");
    expect(lines.filter((line) => /^2026-1[01]-\d\d /.test(line))).toHaveLength(30);
    expect(lines.find((line) => line.startsWith("2026-11-21"))).toMatch(/^2026-11-21 {2}#{44} +1,200 +2 +2$/);
    expect(lines.find((line) => line.startsWith("2026-10-23"))).toMatch(/^2026-10-23 {2} +0 +2 +0$/);
    expect(lines.find((line) => line.startsWith("2026-10-24"))).toMatch(/^2026-10-24 {2}# +1 +2 +1$/);
    expect(lines).toContain("Buffer      6 stories ready until Monday evening");
    expect(lines).toContain("Cost        $1.50 in 30 days, 90 stories");
    expect(lines).toContain("Newsletter  12 confirmed, 1 asked");
    expect(lines.filter((line) => /^[1-5]\. \d likes /.test(line))).toHaveLength(5);
  });

  it("draws as many days as are asked for", async () => {
    const { output } = await runProgram(["stats", "--days", "7"], { server });
    expect(output).toContain("The last 7 days\n");
    expect(output.split("\n").filter((line) => line.startsWith("2026-1"))).toHaveLength(7);
  });

  it.each([["0"], ["31"], ["a week"]])("refuses --days %s and says what is possible", async (typed) => {
    const { code, notes } = await runProgram(["stats", "--days", typed], { server });
    expect(code).toBe(2);
    expect(notes).toContain("Give a number from 1 to 30.");
  });

  it("tells programs everything in one object", async () => {
    const { output } = await runProgram(["stats", "--json"], { server });
    expect(JSON.parse(output)).toEqual({ ...overview, popular });
  });

  it("says how to get a server where there is none", async () => {
    expect(await runProgram(["stats"])).toMatchObject({ code: 1, output: "" });
  });

  it("lets no escape sequence of a title reach the terminal", async () => {
    for (const args of [["stats"], ["stats", "--json"], ["stats", "export", "--what", "posts"]]) {
      expect((await runProgram(args, { server })).output, args.join(" ")).not.toContain("\u001b");
    }
  });
});

describe("the page of statistics", () => {
  const stats: Stats = { ...overview, popular };
  const now = Temporal.Instant.from("2026-11-21T12:00:00+01:00");

  it.each([24, 40, 56, 80, 200])("is never wider than a terminal of %i columns", (columns) => {
    const lines = statsPage(statsLines(stats, { now, days: 30, columns }), columns).split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
    expect(lines.filter((line) => /#/.test(line)).length).toBe(29);
    expect(lines.some((line) => line.includes("1,200"))).toBe(true);
  });

  it("says so where nothing was ever counted or published", () => {
    const quiet = days.map(({ date }) => ({ date, views: 0, clicks: 0, likes: 0 }));
    const lines = statsLines({ ...stats, days: quiet, popular: [] }, { now, days: 30, columns: 80 });
    expect(lines).toContain("Nothing was counted.");
    expect(lines).toContain("No story is published yet.");
  });
});

describe("mruk stats export", () => {
  it("writes a table that spreadsheets open", async () => {
    const { code, output } = await runProgram(["stats", "export"], { server });
    expect(code).toBe(0);
    expect(output.slice(0, 28)).toBe("\uFEFFdate,views,clicks,likes\r\n20");
    expect(output.trimEnd().split("\r\n")).toHaveLength(31);
    expect((await runProgram(["stats", "export", "--what", "posts"], { server })).output).toContain(
      ",publishedAt,costUsd\r\n",
    );
  });

  it("writes JSON", async () => {
    for (const option of ["--format=json", "--json"]) {
      const { output } = await runProgram(["stats", "export", option], { server });
      expect(JSON.parse(output), option).toEqual(days);
    }
  });

  it.each([
    [["--format", "xml"], "Give csv or json."],
    [["--what", "subscribers"], "Give days or posts."],
    [["--days", "7"], "Every command explains itself with --help."],
  ])("refuses %s and says what is possible", async (options, hint) => {
    const { code, notes } = await runProgram(["stats", "export", ...options], { server });
    expect(code).toBe(2);
    expect(notes).toContain(hint);
  });
});
