import { once } from "node:events";
import { connect } from "node:net";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { createApp } from "#api/app.ts";
import type { Answered } from "#api/health/metrics/request-tally.ts";
import { AppError } from "#api/platform/errors.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import { sendError, sendNotFound } from "#api/platform/http/http.ts";
import { refuseReaders } from "#api/platform/planted-secrets.fixture.ts";
import { loggableError } from "./loggable-error.ts";
import { requestLog } from "./request-log.ts";

const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJvbGEifQ.abcdefghijklmnopqrstuvwxyz0123456789";

let lines: Record<string, unknown>[];
let observed: Answered[];

async function serve(level = "trace") {
  const log = pino({ level }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = createApp({ trustProxy: 0 });
  app.use(requestLog({ log, observe: (answered) => void observed.push(answered) }));
  app.get("/post/:id", (_request, response) => void response.send("a story"));
  app.get("/assets/app.js", (_request, response) => void response.send("code"));
  app.get("/api/fails", () => {
    throw new Error("Something that nobody foresaw");
  });
  app.get("/api/waits", (_request, response) => void response.write("begun"));
  app.get("/api/busy", () => {
    throw new AppError("CONTENT_BUSY", "Somebody else is at it.");
  });
  app.use(sendNotFound);
  app.use(sendError(log));
  return listen(app);
}

/** A request is logged after its response was sent, which may be after the client has read it. */
const lineOf = async (path: string) => {
  await expect.poll(() => lines.find((line) => line.msg === "Request" && line.path === path)).toBeDefined();
  return lines.find((line) => line.msg === "Request" && line.path === path) as Record<string, unknown>;
};

beforeEach(() => {
  [lines, observed] = [[], []];
});

describe("the log of requests", () => {
  it("has one line for each request: its id, method, path, status, milliseconds and bytes, and nothing else", async () => {
    const { url } = await serve();
    const answer = await fetch(`${url}/post/2026-11-21-morning?from=mail`);
    const line = await lineOf("/post/2026-11-21-morning");
    const { level, time, pid, hostname, msg, ...rest } = line;
    expect(rest).toEqual({
      requestId: answer.headers.get("x-request-id"),
      method: "GET",
      path: "/post/2026-11-21-morning",
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect(rest.requestId).toMatch(/^[0-9a-f-]{13}$/);
    expect(rest.bytes).toBeGreaterThan("a story".length);
    expect(observed).toMatchObject([{ method: "GET", group: "page", status: 200 }]);
  });

  it("never holds a reader's address, a token, a cookie or a query", async () => {
    const { url } = await serve();
    const asked = [
      `/newsletter/confirm?token=${token}`,
      "/newsletter/forget/reader@example.org/now?email=reader@example.org",
      "/newsletter/forget/reader%40example.org",
      "/newsletter/forget/reader%2540example.org",
      `/api/letters/${token}`,
      "/api/fails?email=reader@example.org",
      `/${"a/".repeat(200)}reader@example.org`,
    ];
    const headers = {
      authorization: `Bearer ${token}`,
      cookie: "liked=planted-cookie",
      referer: "https://mail.example.org/?to=reader@example.org",
      "user-agent": "planted-agent",
      "x-forwarded-for": "203.0.113.77",
      "x-request-id": "reader@example.org",
    };
    for (const path of asked) await (await fetch(url + path, { headers })).text();
    await expect.poll(() => lines.filter(({ msg }) => msg === "Request")).toHaveLength(asked.length);
    const text = JSON.stringify(lines);
    refuseReaders(text);
    expect(text).not.toMatch(/reader|planted|203\.0\.113|127\.0\.0\.1|eyJ|\?/);
    expect(text).toContain("/newsletter/forget/…/now");
    expect(Math.max(...lines.map(({ path }) => String(path).length))).toBeLessThan(300);
  });

  it.each([
    ["taken over", "4bf92f3577b34da6a3ce929d0e0e4736", true],
    ["not taken over: too short", "1234567", false],
    ["not taken over: too long", "x".repeat(65), false],
    ["not taken over: no plain word", 'x","level":"60', false],
  ])("has the id that a proxy gave a request, %s", async (_, id, taken) => {
    const { url } = await serve();
    const answer = await fetch(`${url}/post/x`, { headers: { "x-request-id": id } });
    expect(answer.headers.get("x-request-id") === id).toBe(taken);
    expect((await lineOf("/post/x")).requestId).toBe(answer.headers.get("x-request-id"));
  });

  it("has the id of a failed request that its response shows, so that somebody can ask about it", async () => {
    const { url } = await serve();
    const answer = await fetch(`${url}/api/fails`);
    const requestId = answer.headers.get("x-request-id");
    expect(await answer.json()).toEqual({ error: "Something went wrong on our side.", code: "INTERNAL", requestId });
    expect(await lineOf("/api/fails")).toMatchObject({ level: 40, status: 500, requestId });
    expect(lines.find(({ msg }) => msg === "Request failed")).toMatchObject({ level: 50, requestId });
    expect(await (await fetch(`${url}/api/busy`)).json()).toEqual({
      error: "Somebody else is at it.",
      code: "CONTENT_BUSY",
    });
  });

  it("has requests for files at `debug` and health probes at `trace`", async () => {
    const { url } = await serve("debug");
    for (const path of ["/api/health/live", "/assets/app.js", "/post/x"]) await (await fetch(url + path)).text();
    expect(await lineOf("/post/x")).toMatchObject({ level: 30 });
    expect(await lineOf("/assets/app.js")).toMatchObject({ level: 20 });
    expect(lines.map(({ path }) => path)).not.toContain("/api/health/live");
    expect(observed.map(({ group }) => group)).toEqual(["health", "asset", "page"]);
  });

  it("marks a response that its reader did not wait for as cut", async () => {
    const { port } = await serve();
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /api/waits HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "data");
    socket.destroy();
    expect(await lineOf("/api/waits")).toMatchObject({ cut: true });
    expect(observed).toMatchObject([{ group: "api", status: null }]);
  });
});

describe("an error in the log", () => {
  it("has its type, message, code, hint and stack, without the addresses and tokens that others put into it", () => {
    const cause = Object.assign(
      new Error(`550 5.1.1 <reader@example.org>: unknown, see https://x.org/?token=${token}`),
      {
        rejected: ["reader@example.org"],
        envelope: { to: "reader@example.org" },
      },
    );
    const error = new AppError("MAIL_UNAVAILABLE", "The mail could not be sent.", {
      hint: "Ask eve@example.org.",
      cause,
    });
    const logged = loggableError(Object.assign(error, { details: { email: "reader@example.org" } }));
    expect(Object.keys(logged)).toEqual(["type", "message", "code", "hint", "stack"]);
    refuseReaders(JSON.stringify(logged));
    expect(logged).toMatchObject({
      message: "The mail could not be sent.: 550 5.1.1 <…@…>: unknown, see https://x.org/?token=…",
    });
    expect(loggableError("reader@example.org")).toEqual({ message: "…@…" });
  });

  it("keeps the paths of its stack", () => {
    const error = new Error("x");
    error.stack = "Error: x\n    at f (/srv/mruk/node_modules/@azure/storage-blob/index.js:1:2)";
    expect(loggableError(error)).toMatchObject({ stack: error.stack });
  });
});
