import { createServer } from "node:net";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import { unverified } from "#stand-ins/openai/account.ts";
import { refusal } from "#stand-ins/openai/refusal.ts";
import type { PreparedAnswer, Usage } from "#stand-ins/openai/state.ts";
import type { Fault } from "#stand-ins/stand-in.ts";
import { cat, key, openDesk } from "./storyteller.fixture.ts";

const says = (status: number, code: string | null = null, headers: Record<string, string> = {}): Fault => ({
  kind: "answer",
  // The service's error quotes the request; none of it may come through.
  answer: { ...refusal(status, `Not with ${key}: ${cat}`, { code }), headers: { "x-request-id": "req_1", ...headers } },
});
const html = (status: number): Fault => ({
  kind: "answer",
  answer: { status, headers: { "Content-Type": "text/html" }, body: `<html>Bad gateway for ${key}</html>` },
});
const busy = (status: number) => says(status, null, { "Retry-After": "0" });
const forbidden = says(400, "content_policy_violation");
const now = { "retry-after-ms": "0" };

/** The charge of a call: nothing, the reported cost, or the maximum. */
type Charged = "nothing" | "its cost" | "what it may have cost";
type Case = {
  what: string;
  faults?: Fault[];
  order?: PreparedAnswer;
  /** If the call failed, a story came through after all. */
  thrown: ErrorCode | "a story";
  says?: string;
  requests?: number;
};

const body = (body: string | object, headers: Record<string, string> = {}): Fault[] => [
  { kind: "answer", answer: { headers, body } },
];
const json = { "Content-Type": "application/json" };
const elsewhere: Fault = { kind: "answer", answer: { status: 307, headers: { Location: "http://127.0.0.1:9/" } } };
const filtered: PreparedAnswer = { incomplete: "content_filter" };
const tooMany: PreparedAnswer = { answer: (own) => ({ ...own, likes: 1000 }) };
const endless = { output: [], more: "a".repeat(50_000_000) };

const exhausted = [
  ...["credit_balance_exhausted", "organization_spend_limit_exceeded"],
  ...["project_spend_limit_exceeded", "organization_usage_limit_exceeded"],
];

const charging: Record<Charged, Case[]> = {
  nothing: [
    {
      what: "a key that is not taken",
      faults: [says(401, "invalid_api_key")],
      thrown: "SERVICE_KEY_REFUSED",
      says: "refused the key (401)",
    },
    { what: "a key that may not", faults: [says(403)], thrown: "SERVICE_KEY_REFUSED" },
    { what: "a restricted key that may not", faults: [says(403, "missing_scope")], thrown: "SERVICE_KEY_REFUSED" },
    {
      what: "a model for verified organisations only",
      faults: [{ kind: "answer", answer: unverified }],
      thrown: "SERVICE_UNVERIFIED",
      says: "gpt-6-luna only for organisations that it has verified",
    },
    {
      what: "an account without credit",
      faults: [says(429, "insufficient_quota", now)],
      thrown: "SERVICE_UNPAID",
      says: "no credit left",
    },
    ...exhausted.map((code) => ({
      what: `an account with ${code}`,
      faults: [says(429, code, now)],
      thrown: "SERVICE_UNPAID" as const,
    })),
    { what: "a bill that is not paid", faults: [says(402)], thrown: "SERVICE_UNPAID" },
    {
      what: "a quota of nothing, whatever the code",
      faults: [{ kind: "answer", answer: refusal(429, "Quota", { type: "insufficient_quota", code: "new_in_2027" }) }],
      thrown: "SERVICE_UNPAID",
    },
    {
      what: "a model that is gone",
      faults: [says(400, "model_not_found")],
      thrown: "SERVICE_MODEL_UNKNOWN",
      says: "gpt-6-luna",
    },
    { what: "a model that a compatible server lacks", faults: [says(404)], thrown: "SERVICE_MODEL_UNKNOWN" },
    { what: "another kind of server", faults: [html(404)], thrown: "SERVICE_UNREACHABLE", says: "address" },
    { what: "a way round", faults: [elsewhere], thrown: "SERVICE_UNREACHABLE" },
    {
      what: "too many requests for ever",
      faults: Array.from({ length: 9 }, () => busy(429)),
      thrown: "SERVICE_BUSY",
      says: "429",
      requests: 5,
    },
    { what: "a pause beyond patience", faults: [says(429, null, { "Retry-After": "3600" })], thrown: "SERVICE_BUSY" },
    { what: "forbidden content", faults: [forbidden], thrown: "SERVICE_REFUSED", says: "content rules" },
    {
      what: "a setting that the model does not know",
      faults: [says(400, "unsupported_value")],
      thrown: "SERVICE_REFUSED",
      says: "unsupported_value",
    },
  ],
  "its cost": [
    { what: "too many requests, once", faults: [busy(429)], thrown: "a story", requests: 2 },
    {
      what: "too many requests, with the pause in words",
      faults: [
        { kind: "answer", answer: refusal(429, "Rate limit reached. Please try again in 3ms. Visit the site.") },
      ],
      thrown: "a story",
      requests: 2,
    },
    {
      what: "too many tokens, with the reset in a header",
      faults: [
        says(429, "rate_limit_exceeded", {
          ...{ "x-ratelimit-remaining-requests": "12", "x-ratelimit-reset-requests": "6m0s" },
          ...{ "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "2ms" },
        }),
      ],
      thrown: "a story",
      requests: 2,
    },
    { what: "an error of the service, twice", faults: [busy(500), busy(503)], thrown: "a story", requests: 3 },
    { what: "a model that refuses", order: { refusal: `I will not: ${cat}` }, thrown: "SERVICE_REFUSED" },
    { what: "content that is filtered half way", order: filtered, thrown: "SERVICE_REFUSED" },
    {
      what: "half a story",
      order: { incomplete: "max_output_tokens" },
      thrown: "SERVICE_ANSWER_UNUSABLE",
      says: "before its end",
    },
    { what: "a model that fails", order: { failed: "server_error" }, thrown: "SERVICE_ANSWER_UNUSABLE" },
    { what: "prose instead of JSON", order: { text: `Sure! ${cat}` }, thrown: "SERVICE_ANSWER_UNUSABLE" },
    { what: "another shape", order: { answer: { title: cat } }, thrown: "SERVICE_ANSWER_UNUSABLE", says: "plan" },
    { what: "a field too many", order: tooMany, thrown: "SERVICE_ANSWER_UNUSABLE" },
    { what: "a text beyond all measure", order: { text: "a".repeat(100_000) }, thrown: "SERVICE_ANSWER_UNUSABLE" },
  ],
  "what it may have cost": [
    { what: "a page of HTML", faults: [html(200)], thrown: "SERVICE_ANSWER_UNUSABLE" },
    { what: "half an answer", faults: [{ kind: "cut", bytes: 600 }], thrown: "SERVICE_ANSWER_UNUSABLE" },
    {
      what: "half of the JSON",
      faults: body(`{"output": "${key}`, json),
      thrown: "SERVICE_ANSWER_UNUSABLE",
      says: "whole JSON",
    },
    { what: "JSON that is no answer", faults: body({ ok: true }), thrown: "SERVICE_ANSWER_UNUSABLE" },
    {
      what: "charges that cannot be",
      faults: body({ output: [], usage: { input_tokens: -5 } }),
      thrown: "SERVICE_ANSWER_UNUSABLE",
    },
    {
      what: "an answer of fifty megabytes",
      faults: body(endless),
      thrown: "SERVICE_ANSWER_UNUSABLE",
      says: "does not end",
    },
    { what: "a broken line", faults: [{ kind: "hang up" }], thrown: "SERVICE_UNREACHABLE", says: "broke" },
    {
      what: "a line that broke when the work was done",
      faults: [{ kind: "hang up", after: true }],
      thrown: "SERVICE_UNREACHABLE",
    },
    { what: "a gateway that gave up waiting", faults: [html(504)], thrown: "SERVICE_TOO_SLOW" },
  ],
};
const cases = (["nothing", "its cost", "what it may have cost"] as const).flatMap((charged) =>
  charging[charged].map((each) => ({ ...each, charged })),
);

/** Prices of gpt-6-luna in dollars for a million tokens: 0.10 in, from the cache 0.01, into it 0.125, and 0.50 out. */
function byTheTable(usage: Usage | undefined): number {
  if (!usage) return Number.NaN;
  const { input_tokens, input_tokens_details, output_tokens } = usage;
  const { cached_tokens: read, cache_write_tokens: written } = input_tokens_details;
  const plain = input_tokens - read - written;
  return (plain * 0.1 + read * 0.01 + written * 0.125 + output_tokens * 0.5) / 1_000_000;
}

/** Every form of an error that a log, a terminal or a browser could show. */
const allOf = (error: unknown) => `${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)}`;

/** The purse rounds to millionths of a dollar, which loses at most half of one. */
const rounding = 0.5e-6 + Number.EPSILON;

describe("a story request meets", () => {
  it.each(cases)("$what: $thrown, charged $charged", async ({ faults = [], order, ...expected }) => {
    const { ai, write, purse } = await openDesk();
    ai.failNext(/responses/, ...faults);
    if (order) ai.answerNext("story", order);
    const outcome = await write().catch((error: unknown) => error);
    expect(ai.asked).toHaveLength(expected.requests ?? 1);
    const spent = purse.spentUsd();
    if (expected.charged === "nothing") expect(spent).toBe(0);
    if (expected.charged === "its cost")
      expect(Math.abs(spent - byTheTable(ai.charged[0]?.usage))).toBeLessThanOrEqual(rounding);
    if (expected.charged === "what it may have cost") expect(spent).toBeGreaterThan(0.0055);
    if (expected.thrown === "a story")
      return expect(outcome).toMatchObject({ contentEn: expect.stringContaining("Mruk") });
    expect(outcome).toBeInstanceOf(AppError);
    const { code, message, hint } = outcome as AppError;
    expect([code, message]).toEqual([expected.thrown, expect.stringContaining(expected.says ?? "")]);
    expect(hint).toMatch(/\w{3}.*\.$/);
    expect(allOf(outcome)).not.toMatch(/Planted|PLANTED|Bearer|<html/);
  });

  it("silence: gives up at the deadline, and does not repeat a call that may have been charged", async () => {
    const { ai, write, purse } = await openDesk({ deadlineMs: 300 });
    ai.failNext(/responses/, { kind: "hang" });
    await expect(write()).rejects.toMatchObject({
      code: "SERVICE_TOO_SLOW",
      message: expect.stringContaining("in time"),
    });
    expect(ai.asked).toHaveLength(1);
    expect(purse.spentUsd()).toBeGreaterThan(0.0055);
  });

  it("another address instead of an answer: neither key nor prompt goes there", async () => {
    const { ai, write } = await openDesk();
    ai.failNext(/responses/, says(307, null, { Location: `${ai.url}/elsewhere` }));
    await expect(write()).rejects.toMatchObject({ code: expect.stringMatching(/^SERVICE_/) });
    expect(ai.asked.map(({ path }) => path)).toEqual(["/v1/responses"]);
  });

  it("nobody at the address: nothing was sent, and nothing is charged", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const { port } = server.address() as { port: number };
    await new Promise((closed) => server.close(closed));
    const { write, purse } = await openDesk({ baseUrl: `http://127.0.0.1:${port}/v1` });
    const error = await write().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "SERVICE_UNREACHABLE", message: expect.stringContaining("ECONNREFUSED") });
    expect(allOf(error)).not.toMatch(/Planted|PLANTED/);
    expect(purse.spentUsd()).toBe(0);
  });

  it("an address that no request may go to: nothing was sent, and nothing is charged", async () => {
    const { write, purse } = await openDesk({ baseUrl: "http://127.0.0.1:9/v1" });
    await expect(write()).rejects.toMatchObject({ code: "SERVICE_UNREACHABLE" });
    expect(purse.spentUsd()).toBe(0);
  });

  it.each(["sk with spaces", "“sk-quoted”", "sk-two\nlines"])("a malformed key: %j", async (apiKey) => {
    const { ai, write } = await openDesk({ apiKey });
    await expect(write()).rejects.toMatchObject({ code: "SERVICE_KEY_REFUSED" });
    expect(ai.asked).toEqual([]);
  });

  it("a key of somebody else, which the service quotes", async () => {
    const { write } = await openDesk({ apiKey: "sk-Planted-and-wrong-9999" });
    const error = await write().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "SERVICE_KEY_REFUSED", details: { status: 401, code: "invalid_api_key" } });
    expect(allOf(error)).not.toMatch(/Planted|9999|PLANTED/);
    expect((error as AppError).details).toMatchObject({ requestId: expect.stringMatching(/^req_/) });
  });
});

describe("a call", () => {
  it("is not made beyond the budget", async () => {
    const { ai, write } = await openDesk({ perRunUsd: 0.001 });
    await expect(write()).rejects.toMatchObject({ code: "BUDGET_SPENT" });
    expect(ai.asked).toEqual([]);
  });

  it("that is cancelled ends at once, and counts with its maximum cost", async () => {
    const { ai, write, purse } = await openDesk();
    ai.failNext(/responses/, { kind: "hang" });
    const stop = new AbortController();
    const writing = write({}, { signal: stop.signal });
    await expect.poll(() => ai.asked.length).toBe(1);
    stop.abort(new Error("enough"));
    await expect(writing).rejects.toThrow("enough");
    expect(purse.spentUsd()).toBeGreaterThan(0.0055);
  });

  it("that is cancelled while it waits to retry has cost nothing", async () => {
    const { ai, service, purse } = await openDesk();
    ai.failNext(/models/, says(503, null, { "Retry-After": "300" }));
    const stop = new AbortController();
    const refused = Promise.withResolvers<void>();
    const calling = service.call({
      ...{ what: "the models", model: "gpt-6-luna", purse, atMostUsd: 1, deadlineMs: 600_000, signal: stop.signal },
      send: (client) => client.models.list().finally(refused.resolve),
      costOf: () => ({ usd: 0 }),
    });
    await refused.promise;
    setImmediate(() => stop.abort(new Error("enough")));
    await expect(calling).rejects.toThrow("enough");
    expect([ai.asked.length, purse.spentUsd()]).toEqual([1, 0]);
  });

  it("that was cancelled before is not made", async () => {
    const { ai, write } = await openDesk();
    await expect(write({}, { signal: AbortSignal.abort(new Error("enough")) })).rejects.toThrow("enough");
    expect(ai.asked).toEqual([]);
  });
});
