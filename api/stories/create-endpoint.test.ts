import { describe, expect, it } from "vitest";
import { draft, older, postsOfFile, required } from "./admin-endpoints.fixture.ts";
import { AdminPost } from "./model.ts";

const { server, call, lastCommit } = postsOfFile();

describe("POST /api/admin/posts", () => {
  it("creates the post as a commit in the administrator's name, and readers see it at once", async () => {
    const { status, json } = await call("POST", "/posts", draft);
    expect(status).toBe(201);
    expect(AdminPost.parse(json)).toMatchObject({
      ...draft,
      timeSlot: "morning",
      featured: false,
      state: "published",
      likes: 0,
      uploadedToYoutube: false,
    });
    expect(lastCommit()).toBe(`Ola: Create ${json.id}: ${draft.titleEn}`);
    expect((await server.ask(`/api/posts/${json.id}`)).json.titlePl).toBe(draft.titlePl);
  });

  it("accepts fields that only the server sets, and ignores them", async () => {
    const { json } = await call("POST", "/posts", {
      ...draft,
      id: older,
      likes: 1000,
      clickCount: 1,
      viewCount: 1,
      uploadedToYoutube: true,
      rev: "f".repeat(40),
      state: "scheduled",
      imageHash: "0".repeat(16),
      madeBy: { storyteller: "me", illustrator: "me" },
      canon: ["Mruk can fly."],
      youtube: [],
    });
    expect(json).toMatchObject({ likes: 0, uploadedToYoutube: false, state: "published" });
    expect(json.id).not.toBe(older);
    for (const key of ["madeBy", "canon", "imageHash"]) expect(json).not.toHaveProperty(key);
  });

  it("names every field that is missing at once", async () => {
    const { status, json } = await call("POST", "/posts", {});
    expect([status, json.code]).toEqual([422, "FIELDS_INVALID"]);
    expect(new Set(Object.keys(json.fields))).toEqual(new Set(required));
    expect(new Set(Object.values(json.fields))).toEqual(new Set(["is missing"]));
  });

  it.each<[field: string, value: unknown]>([
    ...required.flatMap((field): [string, unknown][] => [
      [field, ""],
      [field, "   "],
      [field, null],
      [field, 7],
      [field, ["a"]],
      [field, { $ne: "" }],
    ]),
    ["titleEn", "x".repeat(201)],
    ["titlePl", "x".repeat(201)],
    ["excerptEn", "x".repeat(601)],
    ["excerptPl", "x".repeat(601)],
    ["contentEn", "x".repeat(50_001)],
    ["contentPl", "x".repeat(50_001)],
    ["imageAlt", "x".repeat(601)],
    ["imageAltPl", "x".repeat(601)],
    ["category", "x".repeat(61)],
    ["imageUrl", "javascript:alert(1)"],
    ["imageUrl", "data:image/svg+xml,<svg/>"],
    ["imageUrl", "http://example.org/insecure.jpg"],
    ["imageUrl", "//example.org/x.jpg"],
    ["imageUrl", "/\\example.org"],
    ["imageUrl", "images/x.webp"],
    ["imageUrl", `https://example.org/${"x".repeat(2000)}`],
    ["videoUrl", "javascript:alert(1)"],
    ["videoUrl", "ftp://example.org/film.mp4"],
    ["videoUrl", "film.mp4"],
    ["youtubeLink", "javascript:alert(1)"],
    ["youtubeLink", "youtube.com/x"],
    ["youtubeLink", "data:text/html,x"],
    ["timeSlot", "night"],
    ["timeSlot", ""],
    ["featured", "yes"],
    ["publishedAt", "tomorrow"],
    ["publishedAt", "2026-11-21"],
    ["publishedAt", "2026-11-21T08:00:00"],
    ["isAdmin", true],
  ])("refuses %s: %j, naming it and nothing else", async (field, value) => {
    const before = lastCommit();
    const { status, json } = await call("POST", "/posts", { ...draft, [field]: value });
    expect([status, json.code, Object.keys(json.fields)]).toEqual([422, "FIELDS_INVALID", [field]]);
    expect(lastCommit()).toBe(before);
  });

  it.each([
    ["a list", "[]", 422],
    ["a text", '"post"', 422],
    ["nothing", "null", 422],
    ["what is not JSON", "{", 400],
  ])("refuses %s", async (_, body, status) => {
    expect(await call("POST", "/posts", body)).toMatchObject({ status, json: { error: expect.any(String) } });
  });

  it("refuses a form, and another site's page", async () => {
    const form = await call("POST", "/posts", "titleEn=x", { "content-type": "application/x-www-form-urlencoded" });
    expect([form.status, form.json.code]).toEqual([415, "NOT_JSON"]);
    const foreign = await call("POST", "/posts", draft, { origin: "https://evil.example" });
    expect([foreign.status, foreign.json.code]).toEqual([403, "FOREIGN_ORIGIN"]);
  });

  it("accepts two texts of 50,000 characters, however JSON escapes them, and refuses a larger body", async () => {
    const long = { ...draft, contentEn: "ż".repeat(50_000), contentPl: `${"\u2028".repeat(49_999)}x` };
    const escaped = JSON.stringify(long).replace(
      /[^\0-\x7f]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    const { status, json } = await call("POST", "/posts", escaped);
    expect([status, json.contentPl?.length ?? json]).toEqual([201, 50_000]);
    const huge = await call("POST", "/posts", `{"titleEn":"${"x".repeat(1_100_000)}"}`);
    expect([huge.status, huge.json.code]).toEqual([413, "BODY_TOO_LARGE"]);
  });

  it("gives markup and script in every field back as data", async () => {
    const nasty = `<script>alert("ż")</script><img src=x onerror=alert(1)> </textarea>{{7*7}} \u001b[31m ]]> -->`;
    const texts = Object.fromEntries(required.filter((key) => key !== "imageUrl").map((key) => [key, nasty]));
    const sent = { ...draft, ...texts, category: nasty.slice(0, 60), contentEn: `---\n${nasty}\n<!-- pl -->\n---` };
    const { status, json } = await call("POST", "/posts", sent);
    expect([status, json]).toEqual([201, expect.objectContaining(sent)]);
    expect((await call("GET", `/posts/${json.id}`)).json).toEqual(json);
    const read = await server.ask(`/api/posts/${json.id}`);
    expect(read.headers.get("content-type")).toContain("application/json");
    expect(read.json).toMatchObject(sent);
  });
});
