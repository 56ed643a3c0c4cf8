import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { createApi, createApp } from "#api/app.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import { ownCounters } from "#api/platform/http/rate-counters.ts";
import type { RateLimits } from "#api/platform/http/rate-limit.ts";
import { noticeOf, pushTo, webhookSecret } from "./notice.fixture.ts";
import { openReceiver } from "./receiver.ts";

type Situation = { branch?: string | null; configured?: boolean; limits?: RateLimits };

/** A server that follows `main`; `looked` counts how often the remote was to be fetched. */
async function serve({ branch = "main", configured = true, limits = "off" }: Situation = {}) {
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") } });
  let looked = 0;
  const requestFollow = () => void looked++;
  const receiver = configured
    ? openReceiver({ secret: webhookSecret, branch: async () => branch, requestFollow })
    : null;
  const library = libraryOf([], parts.engagement);
  const app = createApp({ trustProxy: 0 });
  app.use(createApi({ ...parts, library, receiver, site: { ...parts.site, limits } }));
  const { port, url } = await listen(app);
  const send = async (notice: RequestInit) => {
    const response = await fetch(`${url}/api/hooks/content`, notice);
    const said = (await response.json()) as { status?: string; what?: string; code?: string };
    return { status: response.status, ...(said.code === undefined ? { said } : { code: said.code }) };
  };
  return { port, url, send, looked: () => looked };
}

const onMain = pushTo("refs/heads/main");
const withSignature = (signature: string | null): RequestInit => {
  const { "x-hub-signature-256": _, ...headers } = noticeOf(onMain).headers as Record<string, string>;
  return {
    ...noticeOf(onMain),
    headers: signature === null ? headers : { ...headers, "x-hub-signature-256": signature },
  };
};

/** The notice's signature with a wrong last digit. */
const nearly = ({ headers }: RequestInit): string => {
  const { "x-hub-signature-256": signature = "" } = headers as Record<string, string>;
  return signature.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));
};

describe("POST /api/hooks/content", () => {
  it("accepts a signed push to the branch that is followed, as JSON and as a form", async () => {
    const { send, looked } = await serve();
    expect(await send(noticeOf(onMain))).toEqual({ status: 202, said: { status: "accepted" } });
    const form = new URLSearchParams({ payload: JSON.stringify(onMain) }).toString();
    expect((await send(noticeOf(form, { type: "application/x-www-form-urlencoded" }))).status).toBe(202);
    expect(looked()).toBe(2);
  });

  it("accepts a push to any branch while there is no library yet", async () => {
    const { send } = await serve({ branch: null });
    expect((await send(noticeOf(pushTo("refs/heads/trunk")))).status).toBe(202);
  });

  it("answers a ping, and ignores other branches, tags and events with a reason", async () => {
    const { send, looked } = await serve();
    expect(await send(noticeOf({ zen: "Keep it simple." }, { event: "ping" }))).toEqual({
      status: 200,
      said: { status: "pong" },
    });
    const ignored = async (notice: RequestInit, what: string) =>
      expect(await send(notice)).toEqual({ status: 200, said: { status: "ignored", what } });
    await ignored(noticeOf(pushTo("refs/heads/mainly")), "refs/heads/mainly");
    await ignored(noticeOf(pushTo("refs/tags/main")), "refs/tags/main");
    await ignored(noticeOf({ action: "opened" }, { event: "issues" }), "the event issues");
    expect(looked()).toBe(0);
  });

  it("fetches once for a delivery, however often it comes, and remembers the last 1,000", async () => {
    const { send, looked } = await serve();
    const notice = noticeOf(onMain, { delivery: "the-first" });
    expect((await send(notice)).status).toBe(202);
    expect(await send(notice)).toEqual({
      status: 200,
      said: { status: "ignored", what: "a delivery that came before" },
    });
    // A delivery with a wrong signature is not remembered.
    expect((await send(noticeOf(onMain, { delivery: "another", secret: "not the secret" }))).status).toBe(401);
    expect((await send(noticeOf(onMain, { delivery: "another" }))).status).toBe(202);
    expect(looked()).toBe(2);
  });

  it.each<[string, RequestInit]>([
    ["no signature", withSignature(null)],
    ["an empty one", withSignature("")],
    ["one with another secret", noticeOf(onMain, { secret: "somebody else's secret" })],
    ["one of another body", { ...noticeOf(onMain), body: JSON.stringify(pushTo("refs/heads/main ")) }],
    ["one that is cut off", withSignature("sha256=abc")],
    ["one of which the last digit is another", withSignature(nearly(noticeOf(onMain)))],
    ["one in other digits", withSignature(`sha256=${"z".repeat(64)}`)],
    ["an older kind of one", withSignature(`sha1=${"0".repeat(40)}`)],
    ["two at once", withSignature(`sha256=${"0".repeat(64)}, sha256=${"1".repeat(64)}`)],
    ["a very long one", withSignature(`sha256=${"0".repeat(4000)}`)],
  ])("refuses a notice with %s", async (_, notice) => {
    const { send, looked } = await serve();
    expect(await send(notice)).toEqual({ status: 401, code: "WEBHOOK_NOT_SIGNED" });
    expect(looked()).toBe(0);
  });

  it.each<[string, RequestInit, number]>([
    ["broken JSON", noticeOf('{"ref":'), 400],
    ["what is no UTF-8", noticeOf(Buffer.from([0x22, 0xff, 0x22])), 400],
    ["nothing", noticeOf(""), 400],
    ["a push without a ref", noticeOf({ after: "1" }), 400],
    ["a ref that is no text", noticeOf({ ref: { $ne: null } }), 400],
    ["a list", noticeOf([onMain]), 400],
    ["a form without a payload", noticeOf("a=b", { type: "application/x-www-form-urlencoded" }), 400],
    ["no name of the delivery", noticeOf(onMain, { delivery: null }), 400],
    ["an odd name of the delivery", noticeOf(onMain, { delivery: "../../etc/passwd" }), 400],
    ["another type", noticeOf(onMain, { type: "text/plain" }), 415],
  ])("refuses %s, though it is signed", async (_, notice, status) => {
    const { send, looked } = await serve();
    expect((await send(notice)).status).toBe(status);
    expect(looked()).toBe(0);
  });

  it("reads no body without a signature, and no more than 5 MB of a signed one", async () => {
    const { port, send } = await serve();
    const socket = connect(port, "127.0.0.1");
    socket.write("POST /api/hooks/content HTTP/1.1\r\nHost: mruk\r\nContent-Length: 5000000\r\n\r\n");
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toContain("401");
    socket.destroy();
    const tooLong = noticeOf("x".repeat(5 * 1024 * 1024 + 1));
    expect(await send(tooLong)).toEqual({ status: 413, code: "BODY_TOO_LARGE" });
  });

  it("answers that nothing is configured, signed or not, and accepts POST only", async () => {
    const { send, url } = await serve({ configured: false });
    expect(await send(noticeOf(onMain))).toEqual({ status: 503, code: "WEBHOOK_NOT_CONFIGURED" });
    expect(await send(withSignature(null))).toEqual({ status: 503, code: "WEBHOOK_NOT_CONFIGURED" });
    expect((await fetch(`${url}/api/hooks/content`)).status).toBe(405);
    expect((await fetch(`${url}/api/hooks`)).status).toBe(404);
  });

  it("refuses a sender whose notices keep failing; signed notices do not count against the limit", async () => {
    const { send } = await serve({ limits: ownCounters() });
    for (let sent = 0; sent < 40; sent++) expect((await send(noticeOf(onMain))).status).toBe(202);
    for (let sent = 0; sent < 30; sent++) expect((await send(withSignature(null))).status).toBe(401);
    expect(await send(withSignature(null))).toEqual({ status: 429, code: "RATE_LIMITED" });
  });
});
