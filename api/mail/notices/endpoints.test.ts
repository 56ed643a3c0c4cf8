import { describe, expect, it } from "vitest";
import { createApi, createApp } from "#api/app.ts";
import { newsletterShape } from "#api/database/state/part-shapes.ts";
import { storeKinds } from "#api/database/stores.fixture.ts";
import type { Subscriber } from "#api/newsletter/model.ts";
import { openNewsletter } from "#api/newsletter/newsletter.ts";
import { openSubscriberBook } from "#api/newsletter/subscribers/subscriber-book.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import { basic, byMailgun, byPostmark, noticeAt, noticeSecret } from "./notices.fixture.ts";
import { openMailNotices } from "./receiver.ts";

const reader: Subscriber = {
  email: "Reader@example.org",
  language: "en",
  askedAt: "2026-11-01T08:00:00Z",
  confirmedAt: "2026-11-01T08:05:00Z",
};

describe.each(storeKinds)("POST /api/hooks/mail, with readers kept in %s", (_, keep) => {
  /** A server with one reader, who confirmed three weeks ago. */
  async function serve({ secret = noticeSecret }: { secret?: string | null } = {}) {
    let now = Temporal.Instant.from(noticeAt).add({ minutes: 5 });
    const clock = { now: () => now };
    const store = await keep(newsletterShape, { subscribers: { "one-reader": { ...reader } } });
    const { mails, ...parts } = partsOf({ clock });
    const mail = { send: async () => {}, close: () => {} };
    const newsletter = openNewsletter({ store, mail, signer: parts.signer, clock, log: parts.log });
    const book = openSubscriberBook({ store, clock });
    const mailNotices = secret === null ? null : openMailNotices({ secret, clock, end: newsletter.end });
    const app = createApp({ trustProxy: 0 });
    app.use(
      createApi({ ...parts, library: libraryOf([], parts.engagement), newsletter, subscribers: book, mailNotices }),
    );
    const { url } = await listen(app);
    const send = async (body: unknown, headers: Record<string, string> = {}, type = "application/json") => {
      const response = await fetch(`${url}/api/hooks/mail`, {
        method: "POST",
        headers: { "Content-Type": type, ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
      const said = (await response.json()) as { status?: string; code?: string };
      return [response.status, said.status ?? said.code];
    };
    const importAgain = async () =>
      book.import({
        subscribers: "email,language,confirmedAt\nreader@EXAMPLE.org,pl,2026-11-01T08:05:00Z\n",
        confirmed: true,
        skipBad: false,
      });
    return {
      send,
      newsletter,
      book,
      importAgain,
      all: () => Object.values(store.read().subscribers),
      pass: (days: number) => {
        now = now.add({ hours: 24 * days });
        return newsletter.tick();
      },
      signUp: () =>
        newsletter.subscribe({
          email: "reader@example.org",
          language: "pl",
          frequency: "daily",
          origin: "https://mruk.example",
        }),
    };
  }

  it("does not exist without a secret", async () => {
    const { send, all } = await serve({ secret: null });
    expect(await send(byPostmark({}), basic(noticeSecret))).toEqual([404, "NOT_FOUND"]);
    expect(await send(byMailgun({}))).toEqual([404, "NOT_FOUND"]);
    expect(all()).toEqual([reader]);
  });

  it.each([
    ["Postmark's hard bounce", byPostmark({}), basic(noticeSecret)],
    ["Postmark's address that is none", byPostmark({ Type: "BadEmailAddress" }), basic(noticeSecret)],
    ["Mailgun's permanent failure", byMailgun({}), {}],
    ["Mailgun's own list of bounces", byMailgun({ reason: "suppress-bounce", "delivery-status": { code: 605 } }), {}],
    [
      "Mailgun's permanent failure behind a password",
      byMailgun({}, { key: "another-key-altogether" }),
      basic(noticeSecret),
    ],
  ])("ends the letters by %s, and again changes nothing", async (_, notice, headers) => {
    const { send, all, newsletter } = await serve();
    expect(await send(notice, headers)).toEqual([200, "ended"]);
    expect(all()).toEqual([{ ...reader, bouncedAt: "2026-11-21T13:05:00Z" }]);
    expect(newsletter.counts()).toEqual({ confirmed: 1, weekly: 0, waiting: 0, bounced: 1 });
    const before = all();
    expect(await send(notice, headers)).toEqual([200, "ignored"]);
    expect(all()).toEqual(before);
  });

  it.each([
    [
      "Postmark",
      byPostmark({ RecordType: "SpamComplaint", Type: "SpamComplaint", TypeCode: 512 }),
      basic(noticeSecret),
    ],
    ["Mailgun", byMailgun({ event: "complained" }), {}],
    ["Mailgun's own list", byMailgun({ reason: "suppress-complaint" }), {}],
  ])("leaves only a hash of the address by a complaint of %s", async (_, notice, headers) => {
    const { send, all, newsletter, book } = await serve();
    expect(await send(notice, headers)).toEqual([200, "ended"]);
    expect(JSON.stringify(all())).not.toMatch(/reader@/i);
    expect(all()).toMatchObject([{ email: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) }]);
    expect([book.list(), newsletter.counts()]).toEqual([[], { confirmed: 0, weekly: 0, waiting: 0, bounced: 0 }]);
    expect(await send(notice, headers)).toEqual([200, "ignored"]);
  });

  it.each([
    ["a bounce", byPostmark({})],
    ["a complaint", byPostmark({ RecordType: "SpamComplaint" })],
  ])(
    "brings nobody back by an import after %s, at once or a year later, but by their own sign-up",
    async (_, notice) => {
      const { send, all, importAgain, pass, signUp, newsletter } = await serve();
      await send(notice, basic(noticeSecret));
      for (const days of [0, 31, 365]) {
        await pass(days);
        expect(await importAgain()).toMatchObject({ added: 0, toAsk: 0, known: 1 });
        const [only, ...others] = all();
        expect([only?.bouncedAt, others]).toEqual(["2026-11-21T13:05:00Z", []]);
      }
      expect(JSON.stringify(all())).not.toMatch(/reader@/i);
      await signUp();
      expect(all()).toMatchObject([{ email: "reader@example.org", language: "pl" }]);
      expect(newsletter.counts()).toEqual({ confirmed: 0, weekly: 0, waiting: 1, bounced: 0 });
      // A notice that comes once more is of the earlier subscription.
      expect(await send(notice, basic(noticeSecret))).toEqual([200, "ignored"]);
      expect(newsletter.counts().waiting).toBe(1);
    },
  );

  it("forgets also what it kept of a complaint, if it is told to", async () => {
    const { send, all, book } = await serve();
    await send(byPostmark({ RecordType: "SpamComplaint" }), basic(noticeSecret));
    await book.forget("READER@example.org");
    expect(all()).toEqual([]);
  });

  it.each([
    ["no signature", byPostmark({}), {}],
    ["a wrong password", byPostmark({}), basic(`${noticeSecret}!`)],
    ["an empty password", byPostmark({}), basic("")],
    ["a bearer token", byPostmark({}), { Authorization: `Bearer ${noticeSecret}` }],
    ["another's key", byMailgun({}, { key: "another-key-altogether" }), {}],
    ["a signature of two days ago", byMailgun({}, { at: "2026-11-19T13:00:00Z" }), {}],
    ["a changed signature", { ...byMailgun({}), signature: { timestamp: "1", token: "t", signature: "00" } }, {}],
    ["no JSON and no password", "{", {}],
  ])("refuses a notice with %s", async (_, notice, headers) => {
    const { send, all } = await serve();
    expect(await send(notice, headers)).toEqual([401, "WEBHOOK_NOT_SIGNED"]);
    expect(all()).toEqual([reader]);
  });

  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["neither provider's form", { event: "bounce", email: "reader@example.org" }],
    ["a list", [byPostmark({})]],
    ["no address", byPostmark({ Email: undefined })],
    ["no time", byPostmark({ BouncedAt: "yesterday" })],
    ["Mailgun's, without a recipient", byMailgun({ recipient: undefined })],
    ["Mailgun's, with a time beyond all calendars", byMailgun({ timestamp: 1e300 })],
  ])("answers 400 to a signed notice that is %s", async (_, notice) => {
    const { send, all } = await serve();
    expect(await send(notice, basic(noticeSecret))).toEqual([400, "BAD_REQUEST"]);
    expect(all()).toEqual([reader]);
  });

  it.each([
    ["Postmark's delivery", byPostmark({ RecordType: "Delivery" })],
    ["Postmark's soft bounce", byPostmark({ Type: "SoftBounce" })],
    ["Postmark's event of next year", byPostmark({ RecordType: "Telepathy", Email: undefined })],
    ["Mailgun's opening", byMailgun({ event: "opened" })],
    ["Mailgun's failure that may pass", byMailgun({ severity: "temporary" })],
    ["a refusal that blames us", byMailgun({ "delivery-status": { code: 550, message: "5.7.1 DMARC policy" } })],
    ["a bounce of somebody else", byPostmark({}, "nobody@example.org")],
    ["a bounce from before the sign-up", byPostmark({ BouncedAt: "2026-10-31T08:00:00Z" })],
  ])("ignores %s", async (_, notice) => {
    const { send, all } = await serve();
    expect(await send(notice, basic(noticeSecret))).toEqual([200, "ignored"]);
    expect(all()).toEqual([reader]);
  });

  it("takes no more than a megabyte", async () => {
    const { send } = await serve();
    expect((await send(byPostmark({ Content: "x".repeat(1_100_000) }), basic(noticeSecret)))[0]).toBe(413);
  });
});
