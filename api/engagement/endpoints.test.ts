import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { ownCounters } from "#api/platform/http/rate-counters.ts";
import { like, morning, scheduled, serve, unlike } from "./endpoints.fixture.ts";

describe("POST /api/stats/page-view and post-click", () => {
  const view = { page: `/post/${morning.id}`, postId: morning.id };
  const click = { postId: morning.id, clickType: "read-more" };

  it("counts views and clicks of a story, and of the Warsaw day", async () => {
    const { sendStats, state, passTo } = await serve();
    const done = { status: 200, json: { success: true } };
    expect(await sendStats("page-view", view)).toMatchObject(done);
    expect(await sendStats("post-click", click)).toMatchObject(done);
    expect(await sendStats("post-click", { ...click, clickType: "youtube" })).toMatchObject(done);
    passTo("2026-11-21T23:00:00Z"); // Midnight in Warsaw.
    expect((await sendStats("page-view", view)).headers.get("cache-control")).toBe("no-store");
    expect(state).toEqual({
      stories: { [morning.id]: { likes: 0, views: 2, clicks: 2 } },
      days: {
        "2026-11-21": { likes: 0, views: 1, clicks: 2 },
        "2026-11-22": { likes: 0, views: 1, clicks: 0 },
      },
    });
  });

  it("accepts the view of a page without a story and counts it nowhere", async () => {
    const { sendStats, state } = await serve();
    expect(await sendStats("page-view", { page: "/", postId: null })).toMatchObject({
      status: 200,
      json: { success: true },
    });
    expect(state).toEqual({ stories: {}, days: {} });
  });

  it("counts nothing of known bots, and answers them like everybody", async () => {
    const { sendStats, state } = await serve();
    for (const bot of [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "facebookexternalhit/1.1",
      "curl/8.5.0",
    ]) {
      expect(await sendStats("page-view", view, { "user-agent": bot })).toMatchObject({ status: 200 });
      expect(await sendStats("post-click", click, { "user-agent": bot })).toMatchObject({ status: 200 });
    }
    expect(state.stories).toEqual({});
  });

  it("answers 404 for a story that no reader can see", async () => {
    const { sendStats } = await serve();
    for (const postId of [scheduled.id, "2031-01-01-morning", "nonsense", "", "../x", "x".repeat(5000)]) {
      const expected = { status: 404, json: { code: "STORY_NOT_FOUND" } };
      expect(await sendStats("page-view", { page: "/", postId })).toMatchObject(expected);
      expect(await sendStats("post-click", { postId, clickType: "youtube" })).toMatchObject(expected);
    }
  });

  it.each<[string, unknown, string[]]>([
    ["page-view", {}, ["page", "postId"]],
    ["page-view", { page: "/" }, ["postId"]],
    ["page-view", { page: "", postId: null }, ["page"]],
    ["page-view", { page: 5, postId: null }, ["page"]],
    ["page-view", { page: "x".repeat(2001), postId: null }, ["page"]],
    ["page-view", { ...view, postId: 7 }, ["postId"]],
    ["page-view", { ...view, postId: [morning.id] }, ["postId"]],
    ["page-view", { ...view, likes: 5 }, ["likes"]],
    ["page-view", `{"page":"/","postId":null,"__proto__":1}`, ["__proto__"]],
    ["page-view", "[]", ["body"]],
    ["page-view", '"text"', ["body"]],
    ["page-view", "", ["page", "postId"]],
    ["post-click", {}, ["postId", "clickType"]],
    ["post-click", { ...click, clickType: "buy" }, ["clickType"]],
    ["post-click", { ...click, postId: null }, ["postId"]],
    ["post-click", { ...click, more: 1 }, ["more"]],
  ])("refuses %s with %j and names the fields", async (path, body, fields) => {
    const { sendStats, state } = await serve();
    const { status, json } = await sendStats(path, body);
    expect([status, json.code, Object.keys(json.fields)]).toEqual([422, "FIELDS_INVALID", fields]);
    expect(state).toEqual({ stories: {}, days: {} });
  });

  it("refuses bodies that are malformed, too large, or something else than JSON", async () => {
    const { sendStats } = await serve();
    for (const path of ["page-view", "post-click"]) {
      for (const body of ["{", "nonsense", '{"page":"/",}', "\u0000"]) {
        expect(await sendStats(path, body), body).toMatchObject({ status: 400, json: { code: "BAD_REQUEST" } });
      }
      const large = JSON.stringify({ page: "x".repeat(20_000) });
      expect(await sendStats(path, large)).toMatchObject({ status: 413, json: { code: "BODY_TOO_LARGE" } });
      const form = { "content-type": "application/x-www-form-urlencoded" };
      expect(await sendStats(path, "page=/", form)).toMatchObject({ status: 415, json: { code: "NOT_JSON" } });
    }
  });
});

const addresses = [like, unlike, "/api/stats/page-view", "/api/stats/post-click"];

describe.each(addresses)("%s", (address) => {
  it("answers POST only and says so to every other method", async () => {
    const { ask } = await serve();
    for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
      const refused = await ask(address, { method });
      expect(refused).toMatchObject({ status: 405, json: { code: "METHOD_NOT_ALLOWED" } });
      expect(refused.headers.get("allow")).toBe("POST");
    }
  });

  it("refuses what another site's page sends", async () => {
    const { port, state } = await serve();
    // fetch does not let a program set these headers.
    const statusOf = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpRequest({ port, host: "127.0.0.1", method: "POST", path: address, headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on("error", reject)
          .end();
      });
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "cross-site", origin: `http://127.0.0.1:${port}` },
      { origin: "https://elsewhere.example" },
      { origin: "null" },
      { origin: `http://127.0.0.1:${port + 1}` },
    ]) {
      expect(await statusOf(headers), JSON.stringify(headers)).toBe(403);
    }
    expect(state.stories).toEqual({});
    for (const headers of [
      { "sec-fetch-site": "same-origin", origin: `http://127.0.0.1:${port}` },
      { origin: `http://127.0.0.1:${port}` },
      { "sec-fetch-site": "none" },
      {},
    ]) {
      expect(await statusOf(headers), JSON.stringify(headers)).not.toBe(403);
    }
  });

  it("limits the requests of one address per minute, and tells when to come back", async () => {
    const { ask } = await serve({ site: { limits: ownCounters() } });
    const limit = address.includes("/stats/") ? 120 : 60;
    const statuses = new Set<number>();
    for (let call = 0; call < limit; call += 1) statuses.add((await ask(address, { method: "POST" })).status);
    expect(statuses.has(429)).toBe(false);
    const refused = await ask(address, { method: "POST" });
    expect(refused).toMatchObject({ status: 429, json: { code: "RATE_LIMITED", hint: expect.any(String) } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask("/api/posts")).status).toBe(200);
  });
});

it("answers a sender whose body never ends, and then closes the connection", async () => {
  const { port } = await serve();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (text) => {
    answer += text;
  });
  socket.write(
    "POST /api/stats/page-view HTTP/1.1\r\nHost: mruk\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
  );
  const chunk = `4000\r\n${" ".repeat(0x4000)}\r\n`;
  const send = () => {
    if (socket.writable) socket.write(chunk, () => setImmediate(send));
  };
  send();
  await new Promise((closed) => socket.once("close", closed));
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
});
