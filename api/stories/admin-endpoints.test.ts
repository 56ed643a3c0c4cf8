import { writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import { libraryOf } from "#api/parts.fixture.ts";
import { morning, older, postsOfFile, scheduled } from "./admin-endpoints.fixture.ts";
import { AdminPost, AdminPostCard, StoryId, storyPath } from "./model.ts";
import { storyOf } from "./story.fixture.ts";

const { server, call, lastCommit } = postsOfFile();

describe("GET /api/admin/posts", () => {
  it("answers every post with its counts, its revision and its state, newest first", async () => {
    const { status, json, headers } = await call("GET", "/posts");
    expect(status).toBe(200);
    expect(headers.get("x-total-count")).toBe(String(json.length));
    expect(headers.get("cache-control")).toBe("no-store");
    for (const post of json) AdminPost.parse(post);
    const states = Object.fromEntries(json.map((post: AdminPost) => [post.id, post.state]));
    expect(states).toMatchObject({ [scheduled]: "scheduled", [morning]: "published", [older]: "published" });
    const rev = server.git("rev-parse", `HEAD:${storyPath(StoryId.parse(morning))}`);
    expect(json.find(({ id }: AdminPost) => id === morning)).toEqual((await call("GET", `/posts/${morning}`)).json);
    expect((await call("GET", `/posts/${morning}`)).json.rev).toBe(rev);
  });

  it("leaves the texts out of cards", async () => {
    const { json } = await call("GET", "/posts?fields=card&limit=1");
    expect(json).toHaveLength(1);
    AdminPostCard.strict().parse(json[0]);
  });

  it("filters, searches, sorts and pages", async () => {
    const ids = async (query: string) => (await call("GET", `/posts?${query}`)).json.map(({ id }: AdminPost) => id);
    expect(await ids("state=scheduled")).toEqual([scheduled]);
    expect(await ids("category=Adventure&sort=oldest&limit=1")).toEqual([older]);
    expect(await ids("q=DESZCZ+11-20&lang=pl")).toEqual([older]);
    expect(await ids("slot=evening&state=published")).toEqual([older]);
    expect(await ids("state=broken")).toEqual([]);
  });

  it.each([
    ["limit=0", "limit"],
    ["limit=1001", "limit"],
    ["limit=all", "limit"],
    ["offset=-1", "offset"],
    [`q=${"x".repeat(201)}`, "q"],
    ["q=a&q=b", "q"],
    ["lang=de", "lang"],
    ["slot=night", "slot"],
    ["state=draft", "state"],
    ["sort=-likes", "sort"],
    ["fields=contentEn", "fields"],
    [`category=${"x".repeat(61)}`, "category"],
    ["where=1", "where"],
    ["q[$ne]=1", "q[$ne]"],
    ["__proto__=1", "__proto__"],
  ])("refuses ?%s and says why", async (query, field) => {
    const { status, json } = await call("GET", `/posts?${query}`);
    expect([status, json.code, Object.keys(json.fields)]).toEqual([400, "BAD_REQUEST", [field]]);
  });
});

describe("PUT /api/admin/posts/:id", () => {
  it("changes the fields that are given, as a commit in the administrator's name", async () => {
    const before = (await call("GET", `/posts/${older}`)).json;
    const { status, json } = await call("PUT", `/posts/${older}`, { titleEn: "Another title", rev: before.rev });
    expect(status).toBe(200);
    expect(json).toEqual({ ...before, titleEn: "Another title", rev: json.rev });
    expect(json.rev).not.toBe(before.rev);
    expect(lastCommit()).toBe(`Ola: Edit ${older}: Another title`);
    expect((await server.ask(`/api/posts/${older}`)).json.titleEn).toBe("Another title");
  });

  it("accepts a whole post as it was answered, and removes an optional text that is empty", async () => {
    const { json: withVideo } = await call("PUT", `/posts/${older}`, { videoUrl: "https://example.org/film.mp4" });
    expect(withVideo.videoUrl).toBe("https://example.org/film.mp4");
    const { status, json } = await call("PUT", `/posts/${older}`, { ...withVideo, videoUrl: "" });
    expect(status).toBe(200);
    expect(json).not.toHaveProperty("videoUrl");
    const tip = server.git("rev-parse", "HEAD");
    expect((await call("PUT", `/posts/${older}`, json)).json).toEqual(json);
    expect(server.git("rev-parse", "HEAD")).toBe(tip);
  });

  it("keeps later changes of other fields, and answers 409 with both where the same field was changed", async () => {
    const mine = await server.add({ id: "2026-11-19-morning" });
    const { rev } = (await call("GET", `/posts/${mine.id}`)).json;
    await server.add({ ...mine, titleEn: "Theirs", excerptEn: "Their excerpt." });
    const merged = await call("PUT", `/posts/${mine.id}`, { titlePl: "Moje", rev });
    expect(merged).toMatchObject({ status: 200, json: { titleEn: "Theirs", titlePl: "Moje" } });
    const refused = await call("PUT", `/posts/${mine.id}`, { titleEn: "Mine", category: "Portrait", rev });
    expect(refused).toMatchObject({
      status: 409,
      json: { error: expect.any(String), code: "EDIT_CONFLICT", hint: expect.any(String), conflicts: ["titleEn"] },
    });
    expect(refused.json.post).toEqual((await call("GET", `/posts/${mine.id}`)).json);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    // The newest revision may be overwritten, and a change without a revision always wins.
    expect((await call("PUT", `/posts/${mine.id}`, { titleEn: "Mine", rev: refused.json.post.rev })).status).toBe(200);
    expect((await call("PUT", `/posts/${mine.id}`, { titleEn: "Last" })).json.titleEn).toBe("Last");
  });

  it.each([
    ["rev", "yesterday's"],
    ["rev", 1],
    ["titleEn", ""],
    ["contentPl", 1],
    ["videoUrl", "javascript:alert(1)"],
    ["slug", "x"],
  ])("refuses %s: %j and changes nothing", async (field, value) => {
    const before = lastCommit();
    const { status, json } = await call("PUT", `/posts/${older}`, { titlePl: "Inny", [field]: value });
    expect([status, Object.keys(json.fields)]).toEqual([422, [field]]);
    expect(lastCommit()).toBe(before);
  });
});

describe("DELETE /api/admin/posts/:id", () => {
  it("deletes the post for readers too, as a commit", async () => {
    const { id } = await server.add({ id: "2026-11-18-morning" });
    const { status, json } = await call("DELETE", `/posts/${id}`);
    expect([status, json]).toEqual([200, { success: true }]);
    expect(lastCommit()).toMatch(`Ola: Delete ${id}`);
    expect((await server.ask(`/api/posts/${id}`)).status).toBe(404);
    expect((await call("GET", `/posts/${id}`)).json.code).toBe("STORY_NOT_FOUND");
    expect((await call("DELETE", `/posts/${id}`)).json.code).toBe("STORY_NOT_FOUND");
  });

  it("refuses an outdated revision, in the address and in the body, with the post as it is now", async () => {
    const story = await server.add({ id: "2026-11-18-evening" });
    const { rev } = (await call("GET", `/posts/${story.id}`)).json;
    await server.add({ ...story, titleEn: "Theirs" });
    for (const refused of [
      await call("DELETE", `/posts/${story.id}?rev=${rev}`),
      await call("DELETE", `/posts/${story.id}`, { rev }),
    ]) {
      expect(refused).toMatchObject({ status: 409, json: { code: "EDIT_CONFLICT", post: { titleEn: "Theirs" } } });
    }
    const now = (await call("GET", `/posts/${story.id}`)).json.rev;
    expect((await call("DELETE", `/posts/${story.id}?rev=${now}`)).status).toBe(200);
  });

  it.each(["?rev=x", "?force=1"])("refuses %s", async (query) => {
    expect((await call("DELETE", `/posts/${morning}${query}`)).status).toBe(400);
  });
});

describe("history", () => {
  it("lists the commits of a post, shows one version, and restores it as a new commit", async () => {
    const { id, titleEn } = await server.add({ id: "2026-11-17-morning" });
    await call("PUT", `/posts/${id}`, { titleEn: "Changed" });
    const { json: versions } = await call("GET", `/posts/${id}/history`);
    expect(versions.map(({ author }: { author: string }) => author)).toEqual(["Ola", "Someone"]);
    const first = versions[1].commit;
    expect((await call("GET", `/posts/${id}/history/${first}`)).json).toMatchObject({ id, titleEn });
    const { status, json } = await call("POST", `/posts/${id}/restore`, { commit: first });
    expect([status, json.titleEn]).toEqual([200, titleEn]);
    expect((await call("GET", `/posts/${id}/history`)).json).toHaveLength(3);
    expect(lastCommit()).toMatch(/^Ola: /);
    const stale = await call("POST", `/posts/${id}/restore`, { commit: versions[0].commit, rev: versions[0].rev });
    expect(stale).toMatchObject({ status: 409, json: { code: "EDIT_CONFLICT", post: { titleEn } } });
  });

  it("refuses ids that are no commit of the post", async () => {
    for (const commit of ["f".repeat(40), "HEAD", "--help", "..%2f..%2fetc", "main%3Ax", "0".repeat(64)]) {
      const { status, json } = await call("GET", `/posts/${morning}/history/${commit}`);
      expect([status, json.code], commit).toEqual([404, "VERSION_NOT_FOUND"]);
    }
    expect((await call("POST", `/posts/${morning}/restore`, { commit: "f".repeat(40) })).status).toBe(404);
    for (const body of [
      {},
      { commit: 1 },
      { commit: "HEAD" },
      { commit: "--help" },
      { commit: "f".repeat(40), path: "x" },
    ]) {
      expect((await call("POST", `/posts/${morning}/restore`, body)).status, JSON.stringify(body)).toBe(422);
    }
  });
});

describe("GET /api/admin/faults", () => {
  it("names the files that cannot be read, with the story's id where there is one", async () => {
    const path = storyPath(StoryId.parse("2026-11-16-morning"));
    await server.write(path, "---\ntitleEn: 7\n---\n");
    await server.write("stories/2026/11/nonsense.md", "x");
    const { json } = await call("GET", "/faults");
    expect(json).toEqual([
      { path, line: expect.any(Number), reason: expect.any(String), id: "2026-11-16-morning" },
      { path: "stories/2026/11/nonsense.md", reason: expect.any(String) },
    ]);
    expect((await call("GET", "/posts")).status).toBe(200);
    await server.write(path, "");
  });
});

/** Sends a request without normalising its path. */
const askRaw = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { authorization: `Bearer ${server.token}` };
    httpRequest({ port: server.port, host: "127.0.0.1", path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });

describe("every address of posts", () => {
  it("answers 404 to malicious ids, whatever the method", async () => {
    const ids = [
      "..%2f..%2fetc%2fpasswd",
      "%00",
      "nonsense",
      `${morning}.md`,
      `${morning}%00`,
      "__proto__",
      "2026-13-99-night",
    ];
    for (const id of [...ids, "x".repeat(5000)]) {
      for (const [method, path, body] of [
        ["GET", `/posts/${id}`],
        ["PUT", `/posts/${id}`, {}],
        ["DELETE", `/posts/${id}`],
        ["GET", `/posts/${id}/history`],
        ["GET", `/posts/${id}/history/${"f".repeat(40)}`],
        ["POST", `/posts/${id}/restore`, { commit: "f".repeat(40) }],
      ] as const) {
        const { status, json } = await call(method, path, body);
        expect([status, json.code], `${method} ${path.slice(0, 80)}`).toEqual([404, "STORY_NOT_FOUND"]);
      }
    }
    expect(await askRaw("/api/admin/posts/../../../../etc/passwd")).toBe(404);
    expect(await askRaw("/api/admin/posts/%")).toBe(400);
  });

  it.each([
    ["/posts", "GET, HEAD, POST"],
    [`/posts/${morning}`, "GET, HEAD, PUT, DELETE"],
    [`/posts/${morning}/history`, "GET, HEAD"],
    [`/posts/${morning}/history/${"f".repeat(40)}`, "GET, HEAD"],
    [`/posts/${morning}/restore`, "POST"],
    ["/faults", "GET, HEAD"],
  ])("names the allowed methods of %s to other methods", async (path, allowed) => {
    const { status, headers } = await call("PATCH", path);
    expect([status, headers.get("allow")]).toEqual([405, allowed]);
  });

  it("refuses requests without a token", async () => {
    for (const path of ["/posts", `/posts/${morning}`, `/posts/${morning}/history`, "/faults"]) {
      expect((await server.ask(`/api/admin${path}`)).status, path).toBe(401);
    }
  });
});

it("answers with the error of the disk or of Git, and changes nothing", async () => {
  const own = await openAdmin({ stories: [{ id: morning }] });
  await writeFile(join(own.contentDir, storyPath(StoryId.parse(morning))), "somebody is writing here\n");
  const { status, json } = await own.call("PUT", `/posts/${morning}`, { titleEn: "Mine" });
  expect([status, json.code, json.hint]).toEqual([409, "CONTENT_BLOCKED", expect.any(String)]);
  expect(own.git("log", "--format=%s")).toBe("Begin the library");
});

it("answers the first list of 10,000 posts in less than 100 kB, as the panel asks for it", async () => {
  const dates = Array.from({ length: 3334 }, (_, day) =>
    Temporal.PlainDate.from("2026-11-21").subtract({ days: day }).toString(),
  );
  const stories = dates.flatMap((date) =>
    ["morning", "afternoon", "evening"].map((slot) =>
      storyOf({ id: `${date}-${slot}`, excerptEn: "Rain. ".repeat(40), excerptPl: "Pada. ".repeat(40) }),
    ),
  );
  const library = libraryOf(stories.slice(0, 10_000), { likesOf: () => 0 });
  const own = await openAdmin({ parts: { library } });
  const { headers, text, json } = await own.call("GET", "/posts?fields=card&limit=20&offset=0&sort=newest");
  expect([json.length, headers.get("x-total-count")]).toEqual([20, "10000"]);
  expect(Buffer.byteLength(text)).toBeLessThan(100_000);
});
