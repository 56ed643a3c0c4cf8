import { describe, expect, it } from "vitest";
import { adminOfFile } from "#api/admin.fixture.ts";
import { DayStats, PopularPost, PostStats, StatsOverview } from "./model.ts";

const admin = adminOfFile({
  stories: [
    { id: "2026-11-21-morning", titleEn: '=HYPERLINK("http://evil")', titlePl: "Żółć, „i już”", category: "Adventure" },
    { id: "2026-11-21-afternoon", madeBy: { storyteller: "house", illustrator: "house", costUsd: 0.25 } },
    { id: "2026-11-21-evening" },
    { id: "2026-11-22-morning" },
  ],
});

const post = (path: string, body?: unknown) =>
  admin.ask(path, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe("GET /api/admin/stats", () => {
  it("overview reports the counts, the buffer, and the readers of the newsletter", async () => {
    await post("/api/posts/2026-11-21-morning/like");
    await post("/api/stats/page-view", { page: "/post/2026-11-21-morning", postId: "2026-11-21-morning" });
    await post("/api/stats/page-view", { page: "/", postId: null });
    await post("/api/stats/post-click", { postId: "2026-11-21-morning", clickType: "read-more" });
    await post("/api/newsletter/subscribe", { email: "tomek@example.org", language: "pl" });
    const { status, json, headers } = await admin.call("GET", "/stats/overview");
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(StatsOverview.parse(json)).toEqual(json);
    expect(json).toMatchObject({
      totalViews: 1,
      todayViews: 1,
      totalClicks: 1,
      todayClicks: 1,
      totalLikes: 1,
      totalPosts: 4,
      todayPosts: 2,
      buffer: {
        ready: 2,
        until: { date: "2026-11-22", timeSlot: "morning", publishedAt: "2026-11-22T08:00:00+01:00" },
        level: "low",
      },
      cost: { days: 30, stories: 2, usd: 0.25 },
      subscribers: { confirmed: 0, waiting: 1 },
      runs: { last: null, lastFailed: null },
      brokenFiles: 0,
      remote: { state: "equal" },
    });
    expect(json.days.at(-1)).toEqual({ date: "2026-11-21", views: 1, clicks: 1, likes: 1 });
  });

  it("drops a deleted story's counts; the days keep theirs", async () => {
    await admin.add({ id: "2026-11-20-morning" });
    await post("/api/posts/2026-11-20-morning/like");
    expect((await admin.call("GET", "/stats/overview")).json).toMatchObject({ totalLikes: 2, totalPosts: 5 });
    expect((await admin.call("DELETE", "/posts/2026-11-20-morning")).status).toBe(200);
    const { json } = await admin.call("GET", "/stats/overview");
    expect(json).toMatchObject({ totalLikes: 1, totalPosts: 4 });
    expect(json.days.at(-1)).toMatchObject({ likes: 2 });
  });

  it("overview explains why the remote has not got everything, until it has", async () => {
    const origin = admin.git("remote", "get-url", "origin");
    admin.git("remote", "set-url", "origin", "/nowhere/at/all");
    expect((await admin.call("PUT", "/posts/2026-11-21-evening", { featured: true })).status).toBe(200);
    const remote = async () => (await admin.call("GET", "/stats/overview")).json.remote;
    await expect.poll(remote).toMatchObject({ state: "problem", problem: { code: "REMOTE_UNREACHABLE" } });
    admin.git("remote", "set-url", "origin", origin);
    expect((await admin.call("PUT", "/posts/2026-11-21-evening", { featured: false })).status).toBe(200);
    await expect.poll(remote).toEqual({ state: "equal" });
  });

  it("popular-posts are five unless asked otherwise, most liked first", async () => {
    const { json } = await admin.call("GET", "/stats/popular-posts?limit=5");
    expect(json.map((line: unknown) => PopularPost.parse(line).id)).toEqual([
      "2026-11-21-morning",
      "2026-11-21-afternoon",
    ]);
    expect(json[0]).toMatchObject({ likes: 1, clickCount: 1, viewCount: 1, category: "Adventure" });
    expect((await admin.call("GET", "/stats/popular-posts?limit=1")).json).toHaveLength(1);
    expect((await admin.call("GET", "/stats/popular-posts")).json).toHaveLength(2);
  });

  it.each([
    ["overview?days=7", "days"],
    ["popular-posts?limit=0", "limit"],
    ["popular-posts?limit=51", "limit"],
    ["popular-posts?limit=5&limit=6", "limit"],
    ["popular-posts?offset=1", "offset"],
    ["export?format=xml", "format"],
    ["export?what=subscribers", "what"],
    ["export?format=csv&format=json", "format"],
    ["export?path=../x", "path"],
  ])("%s is refused and says why", async (query, field) => {
    const { status, json } = await admin.call("GET", `/stats/${query}`);
    expect([status, json.code, Object.keys(json.fields)]).toEqual([400, "BAD_REQUEST", [field]]);
  });

  it("is read-only, and for administrators", async () => {
    expect((await admin.call("POST", "/stats/overview")).status).toBe(405);
    expect((await admin.ask("/api/admin/stats/export")).status).toBe(401);
  });
});

describe("GET /api/admin/stats/export", () => {
  it("is a table of the days for spreadsheets, with a file name", async () => {
    const { status, text, headers } = await admin.call("GET", "/stats/export");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe("attachment; filename=mruk-days-2026-11-21.csv");
    // fetch strips the byte order mark.
    expect(text).toBe("date,views,clicks,likes\r\n2026-11-21,1,1,2\r\n");
  });

  it("is a table of the stories in which no cell is a formula", async () => {
    const { text } = await admin.call("GET", "/stats/export?what=posts&format=csv");
    const [header, ...lines] = text.trimEnd().split("\r\n");
    expect(header).toBe("id,titleEn,titlePl,category,timeSlot,likes,clickCount,viewCount,publishedAt,costUsd");
    expect(lines.at(-1)).toBe(
      `2026-11-21-morning,"'=HYPERLINK(""http://evil"")","Żółć, „i już”",Adventure,morning,1,1,1,2026-11-21T08:00:00+01:00,`,
    );
    expect(lines).toHaveLength(4);
  });

  it("begins with a byte order mark", async () => {
    const response = await fetch(`${admin.url}/api/admin/stats/export`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each([
    ["days", DayStats],
    ["posts", PostStats],
  ] as const)("is JSON of the %s on demand", async (what, schema) => {
    const { json, headers } = await admin.call("GET", `/stats/export?format=json&what=${what}`);
    expect(headers.get("content-disposition")).toBe(`attachment; filename=mruk-${what}-2026-11-21.json`);
    expect(schema.array().parse(json)).toEqual(json);
    expect(json.length).toBeGreaterThan(0);
  });
});
