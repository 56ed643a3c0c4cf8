import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { createApi, createApp, endpointsOf, openRoutes } from "./app.ts";
import { libraryOf, partsOf } from "./parts.fixture.ts";
import { listen } from "./platform/http/http.fixture.ts";
import { openResponses } from "./wiring/responses.ts";

type Method = string;

/** The API, and every route of it that is mounted. */
async function serve() {
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") } });
  const library = libraryOf([], parts.engagement);
  const whole = { ...parts, library };
  const responses = openResponses(whole);
  const groups = endpointsOf(whole, responses);
  const endpoints = groups.flatMap(({ endpoints }) => endpoints);
  const app = createApp({ trustProxy: 0 });
  app.use(createApi(whole, responses, groups));
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
  return { endpoints, status };
}

/** An address that matches a route's path. */
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, "2026-11-21-morning");

describe("requests below /api/admin", () => {
  it("are guarded but for logging in, setting up and accepting an invitation", async () => {
    expect(openRoutes).toEqual([
      "POST /login",
      "POST /setup",
      "POST /invitation",
      "POST /invitation/accept",
      "POST /login/passkey",
      "POST /login/passkey/options",
      "POST /login/recovery",
      "POST /password/forgotten",
      "POST /password/reset",
      "POST /email/confirm",
    ]);
    const { endpoints } = await serve();
    const open = endpoints.filter(({ path, access }) => path.startsWith("/api/admin/") && access === "everybody");
    expect(open.map(({ method, path }) => `${method.toUpperCase()} ${path.slice("/api/admin".length)}`)).toEqual(
      openRoutes,
    );
  });

  it("get 401 on every mounted route without a login, however the address is spelled", async () => {
    const { endpoints, status } = await serve();
    const guarded = endpoints.filter(({ path, access }) => path.startsWith("/api/admin/") && access !== "everybody");
    expect(guarded.length).toBeGreaterThan(20);
    // Every path answers PATCH with 405, to administrators only.
    const methods = guarded.flatMap(({ path, method }) => [
      { path, method: method.toUpperCase() },
      ...(method === "get" ? [{ path, method: "HEAD" }] : []),
      { path, method: "PATCH" },
    ]);
    for (const route of methods) {
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
