import { describe, expect, it } from "vitest";
import { published, serve } from "./app.fixture.ts";

describe("the API", () => {
  it.each(["/api", "/api/", "/api/nothing", "/api/posts/a/b", "/api/language", "/images", "/images/a/b"])(
    "answers the unknown address %s in JSON",
    async (path) => {
      const { ask } = await serve();
      expect(await ask(path)).toMatchObject({ status: 404, json: { error: expect.any(String), code: "NOT_FOUND" } });
      expect(await ask(path, { method: "POST", body: "{" })).toMatchObject({
        status: 404,
        json: { code: "NOT_FOUND" },
      });
    },
  );

  it.each([
    "/api/posts",
    "/api/posts/today",
    "/api/posts/popular",
    `/api/posts/${published.id}`,
    "/api/language/detect",
  ])("reads %s with GET and HEAD and says so to every other method", async (path) => {
    const { ask } = await serve();
    expect(await ask(path, { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const refused = await ask(path, { method });
      expect(refused).toMatchObject({ status: 405, json: { code: "METHOD_NOT_ALLOWED" } });
      expect(refused.headers.get("allow")).toBe("GET, HEAD");
    }
  });

  it.each(["/api/posts/%", "/api/posts/%zz", "/api/posts/%c3%28", "/images/%"])(
    "answers 400 to the malformed address %s",
    async (path) => {
      const { askRaw, logged } = await serve();
      const { status, text } = await askRaw(path);
      expect([status, JSON.parse(text)]).toEqual([400, { error: expect.any(String), code: "BAD_REQUEST" }]);
      expect(logged).toEqual([]);
    },
  );

  it("leaves every other address to the pages", async () => {
    const { ask } = await serve();
    for (const path of ["/", "/post/x", "/apiary", "/imagesque"]) {
      expect(await ask(path)).toMatchObject({ status: 200, text: `a page for ${path}` });
    }
  });

  it("logs unexpected errors, and hides them from readers", async () => {
    const { ask, logged } = await serve({
      clock: {
        now: () => {
          throw new Error("ENOENT: /srv/mruk/secret");
        },
      },
    });
    const { status, text } = await ask("/api/posts");
    expect([status, JSON.parse(text)]).toEqual([500, { error: "Something went wrong on our side.", code: "INTERNAL" }]);
    expect(logged).toEqual([
      expect.objectContaining({
        path: "/api/posts",
        err: expect.objectContaining({ message: "ENOENT: /srv/mruk/secret" }),
      }),
    ]);
  });
});

describe("GET /api/language/detect", () => {
  it("answers the language that the browser asks for", async () => {
    const { ask } = await serve();
    const polish = await ask("/api/language/detect", { headers: { "accept-language": "pl-PL,pl;q=0.9,en;q=0.8" } });
    expect([polish.status, polish.json]).toEqual([200, { language: "pl" }]);
    expect(polish.headers.get("vary")).toContain("Accept-Language");
  });
});
