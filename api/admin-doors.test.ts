import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { createApi, createApp, openDoors } from "./app.ts";
import { type Mounted, withMounted } from "./mounted-routes.fixture.ts";
import { partsOf } from "./parts.fixture.ts";
import { listen } from "./platform/http/http.fixture.ts";
import { indexStories } from "./stories/index/story-index.ts";

type Method = string;

/** The API, and every route of it that is mounted. */
async function serve() {
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") } });
  const library = {
    ...indexStories([], parts.engagement),
    refresh: async () => ({ changed: [], removed: [] }),
    faults: () => [],
    onChange: () => {},
    isDeleted: () => false,
  };
  const { router: api, mounted: named } = withMounted(() => createApi({ ...parts, library }));
  const mounted = named.map(({ method, path }) => ({ method: method === "_ALL" ? "PATCH" : method, path }));
  const app = createApp({ trustProxy: 0 });
  app.use(api);
  const { port } = await listen(app);
  const status = (method: Method, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; body: string; type: string | undefined }>((resolve, reject) => {
      const request = httpRequest({ port, host: "127.0.0.1", method, path, headers }, async (response) => {
        let body = "";
        for await (const chunk of response) body += chunk;
        resolve({ status: response.statusCode, body, type: response.headers["content-type"] });
      });
      request.once("error", reject).end();
    });
  return { mounted, status };
}

/** An address that matches a route's path. */
const addressOf = (path: string) => path.replaceAll(/[:*]\w+/g, "2026-11-21-morning").replaceAll(/[{}]/g, "");

const isOpen = ({ method, path }: Mounted) =>
  (openDoors as readonly string[]).includes(`${method} ${path.slice("/api/admin".length)}`);

describe("requests below /api/admin", () => {
  it("are guarded but for logging in and setting up", () => {
    expect(openDoors).toEqual(["POST /login", "POST /setup"]);
  });

  it("get 401 on every mounted route without a login, however the address is spelled", async () => {
    const { mounted, status } = await serve();
    const guarded = mounted.filter(({ path }) => path.toLowerCase().startsWith("/api/admin"));
    const known = guarded.map(({ method, path }) => `${method} ${path}`);
    expect(known).toEqual(expect.arrayContaining(["POST /api/admin/login", "POST /api/admin/logout"]));
    for (const route of guarded.filter((route) => !isOpen(route))) {
      const address = addressOf(route.path);
      for (const spelled of [address, `${address}/`, address.toUpperCase(), `${address}?token=x`]) {
        const { status: code, body, type } = await status(route.method, spelled);
        expect([code, type], `${route.method} ${spelled}`).toEqual([401, "application/json; charset=utf-8"]);
        if (route.method !== "HEAD") expect(JSON.parse(body)).toMatchObject({ code: "NOT_SIGNED_IN" });
      }
      const forged = { authorization: "Bearer a.b.c" };
      expect((await status(route.method, address, forged)).status, `${route.method} ${address}`).toBe(401);
    }
  });

  it("get 401 on every unknown address, and on every other method of the open routes", async () => {
    const { status } = await serve();
    for (const path of [
      "",
      "/",
      "/nothing",
      "/login/x",
      "/login//",
      "//login",
      "/%6Cogin",
      "/x/../posts",
      "/logins",
      "/setup%00",
    ]) {
      for (const method of ["GET", "POST", "OPTIONS"]) {
        expect((await status(method, `/api/admin${path}`)).status, `${method} ${path}`).toBe(401);
      }
    }
    for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
      expect((await status(method, "/api/admin/login")).status, method).toBe(401);
    }
  });

  it("are answered on the open routes, however they are spelled", async () => {
    const { status } = await serve();
    const json = { "content-type": "application/json" };
    for (const path of ["/login", "/login/", "/LOGIN", "/Setup/"]) {
      expect((await status("POST", `/api/admin${path}`, json)).status, path).toBe(422);
    }
  });
});
