import { describe, expect, it } from "vitest";
import { ids, older, published, scheduled, serve } from "./app.fixture.ts";
import { storyOf } from "./stories/story.fixture.ts";

describe("GET /api/posts", () => {
  it("answers the public stories newest first, with the fields of a public post and nothing else", async () => {
    const full = storyOf({
      ...published,
      imageAltPl: "Kot.",
      imageHash: "0123456789abcdef",
      videoUrl: "/media/x.mp4",
      canon: ["A secret of the makers."],
      youtube: [
        {
          language: "en",
          url: "https://youtu.be/x",
          videoId: "x",
          uploadedAt: "2026-11-21T09:00:00Z",
          privacy: "public",
        },
      ],
      madeBy: { storyteller: "house", illustrator: "house", costUsd: 1.5 },
    });
    const { ask } = await serve({ stories: [full, older, scheduled] });
    const { status, json, headers } = await ask("/api/posts");
    expect(status).toBe(200);
    expect(ids(json)).toEqual([published.id, older.id]);
    const { canon, youtube, madeBy, ...shown } = full;
    expect(json[0]).toEqual({
      ...shown,
      likes: 0,
      youtubeLink: "https://youtu.be/x",
      madeBy: { storyteller: "house", illustrator: "house" },
    });
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate, s-maxage=10");
    expect(headers.has("x-powered-by")).toBe(false);
  });

  it("answers pages of 8 unless asked otherwise", async () => {
    const many = Array.from({ length: 20 }, (_, at) => storyOf({ id: `2026-10-${String(at + 10)}-morning` }));
    const { ask } = await serve({ stories: many });
    const newest = ids(many).toReversed();
    expect(ids((await ask("/api/posts")).json)).toEqual(newest.slice(0, 8));
    expect(ids((await ask("/api/posts?limit=8&offset=16")).json)).toEqual(newest.slice(16));
    expect(ids((await ask("/api/posts?offset=19&limit=50")).json)).toEqual(newest.slice(19));
    expect((await ask("/api/posts?offset=20")).json).toEqual([]);
  });

  it("answers the stories since a Warsaw date, or before one, page by page", async () => {
    // The clocks went back that night: the Warsaw date began at 22:00 UTC of the day before.
    const lateAndEarly = [
      storyOf({ id: "2026-10-24-evening", publishedAt: "2026-10-24T23:59:59+02:00" }),
      storyOf({ id: "2026-10-25-morning", publishedAt: "2026-10-25T00:00:00+02:00" }),
      storyOf({ id: "2026-10-25-evening" }),
      storyOf({ id: "2026-11-21-morning" }),
      storyOf({ id: "2026-11-21-evening" }),
    ];
    const { ask } = await serve({ stories: lateAndEarly });
    const from = async (query: string) => ids((await ask(`/api/posts?${query}`)).json);
    const all = ["2026-11-21-morning", "2026-10-25-evening", "2026-10-25-morning"];
    expect(await from("limit=8&offset=0&from=2026-10-25")).toEqual(all);
    expect(await from("from=2026-10-25&limit=2")).toEqual(all.slice(0, 2));
    expect(await from("from=2026-10-25&limit=2&offset=2")).toEqual(all.slice(2));
    expect(await from("from=2026-11-21")).toEqual(all.slice(0, 1));
    expect(await from("from=2026-11-22")).toEqual([]);
    expect(await from("from=0001-01-01")).toHaveLength(4);
    expect(await from("before=2026-10-25")).toEqual(["2026-10-24-evening"]);
    expect(await from("before=2026-11-21&limit=2&offset=1")).toEqual(["2026-10-25-morning", "2026-10-24-evening"]);
    expect(await from("from=2026-10-25&before=2026-11-21")).toEqual(all.slice(1));
    expect(await from("before=2027-01-01")).toHaveLength(4);
  });

  it.each([
    ["limit=-1", "limit"],
    ["limit=0", "limit"],
    ["limit=51", "limit"],
    ["limit=1.5", "limit"],
    ["limit=", "limit"],
    ["limit=1e1", "limit"],
    ["limit=%208", "limit"],
    ["limit=8&limit=9", "limit"],
    ["limit[$gt]=1", "limit[$gt]"],
    ["offset=-8", "offset"],
    ["offset=NaN", "offset"],
    ["offset=99999999999999999999", "offset"],
    ["before=2026-11-31", "before"],
    ["from=", "from"],
    ["from=yesterday", "from"],
    ["from=2026-11-31", "from"],
    ["from=2026-02-29", "from"],
    ["from=2026-11-21T00:00:00Z", "from"],
    ["from=%2B002026-11-21", "from"],
    ["from=2026-11-20&from=2026-11-21", "from"],
    ["until=2026-11-21", "until"],
    ["page=2", "page"],
    ["__proto__=1", "__proto__"],
  ])("refuses ?%s and says why", async (query, field) => {
    const { ask } = await serve();
    const { status, json } = await ask(`/api/posts?${query}`);
    expect(status).toBe(400);
    expect(json).toEqual({ error: expect.any(String), code: "BAD_REQUEST", fields: { [field]: expect.any(String) } });
  });

  it("answers 304 to a cache that has the same, and anew once a story is revealed", async () => {
    const { ask, askRaw, passTo } = await serve();
    const plain = { "accept-encoding": "identity" };
    const etag = (await ask("/api/posts", { headers: plain })).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = () => askRaw("/api/posts", { "if-none-match": etag });
    expect(await again()).toEqual({ status: 304, text: "" });
    passTo("2026-11-21T20:00:00+01:00");
    const fresh = await again();
    expect([fresh.status, ids(JSON.parse(fresh.text))]).toEqual([200, [scheduled.id, published.id, older.id]]);
  });
});

describe("GET /api/posts/today, /popular and /:id", () => {
  it("answers the Warsaw day so far, and each story of it from its instant on", async () => {
    const { ask, passTo } = await serve();
    expect(ids((await ask("/api/posts/today")).json)).toEqual([published.id]);
    passTo("2026-11-21T19:59:59.999+01:00");
    expect(ids((await ask("/api/posts/today")).json)).toEqual([published.id]);
    expect((await ask(`/api/posts/${scheduled.id}`)).status).toBe(404);
    passTo("2026-11-21T20:00:00+01:00");
    expect(ids((await ask("/api/posts/today")).json)).toEqual([published.id, scheduled.id]);
    expect((await ask(`/api/posts/${scheduled.id}`)).json).toEqual({ ...scheduled, likes: 0 });
    passTo("2026-11-22T00:00:00+01:00");
    expect((await ask("/api/posts/today")).json).toEqual([]);
  });

  it("answers the most liked, three unless asked otherwise", async () => {
    const many = [older, ...Array.from({ length: 6 }, (_, at) => storyOf({ id: `2026-11-21-morning-${at + 2}` }))];
    const { ask } = await serve({ stories: many });
    const { json } = await ask("/api/posts/popular");
    expect(ids(json)).toEqual([older.id, "2026-11-21-morning-2", "2026-11-21-morning-3"]);
    expect(json[0].likes).toBe(3);
    expect((await ask("/api/posts/popular?limit=5")).json).toHaveLength(5);
    expect((await ask("/api/posts/popular?limit=0")).status).toBe(400);
    expect((await ask("/api/posts/popular?offset=1")).status).toBe(400);
    expect((await ask("/api/posts/today?limit=1")).status).toBe(400);
  });

  it("answers for a scheduled story as for one that does not exist", async () => {
    const { ask, askRaw } = await serve();
    const hidden = await ask(`/api/posts/${scheduled.id}`);
    expect([hidden.status, hidden.json.code]).toEqual([404, "STORY_NOT_FOUND"]);
    expect(hidden.headers.get("cache-control")).toBe("no-store");
    for (const id of [
      "2031-01-01-morning",
      "nonsense",
      "..%2f..%2fetc%2fpasswd",
      "%00",
      "__proto__",
      `${published.id}.md`,
      "x".repeat(5000),
    ]) {
      expect(await ask(`/api/posts/${id}`), id).toMatchObject({ status: 404, text: hidden.text });
    }
    expect(await askRaw("/api/posts/../../etc/passwd")).toMatchObject({ status: 404 });
  });

  it("hides a scheduled story's picture with it", async () => {
    const { ask, passTo } = await serve();
    expect((await ask(`/images/${published.id}.webp`)).status).toBe(200);
    expect(await ask(`/images/${scheduled.id}.webp`)).toMatchObject({
      status: 404,
      json: { code: "PICTURE_NOT_FOUND" },
    });
    passTo("2026-11-21T20:00:00+01:00");
    expect((await ask(`/images/${scheduled.id}.webp`)).status).toBe(200);
  });
});
