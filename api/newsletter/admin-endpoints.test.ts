import { describe, expect, it } from "vitest";
import { createOwnerKey } from "#api/access/owner-key.ts";
import { adminOfFile } from "#api/admin.fixture.ts";
import type { Job } from "#api/jobs/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { ImportOutcome, NewsletterOverview } from "./administration.ts";
import type { LetterReport } from "./model.ts";
import type { Letters, SendingOrder } from "./sending/letters.ts";

const secret = "a secret that is long enough for this test";
const today = "2026-11-21";
const report: LetterReport = { date: today, readers: 4, sent: 3, unknown: 0, refused: 1, bounced: 0 };

/** Sends no letter until the test says so. */
const sending = {
  orders: [] as SendingOrder[],
  tests: [] as object[],
  reports: [] as LetterReport[],
  end: (_report: LetterReport) => {},
};
const letters: Letters = {
  close: async () => {},
  tick: async () => {},
  send: (order) => {
    sending.orders.push(order);
    if (order.date !== today) throw new AppError("LETTER_NOT_DUE", "That day's letter cannot be sent now.");
    if (order.dryRun) return Promise.resolve({ ...report, sent: 0, refused: 0 });
    const { promise, resolve } = Promise.withResolvers<LetterReport>();
    sending.end = resolve;
    order.signal?.addEventListener("abort", () => resolve({ ...report, sent: 1, refused: 0 }));
    return promise;
  },
  preview: ({ language }) => ({ subject: `The letter (${language})`, html: "<p>", text: "Once upon a sill" }),
  test: async (order) => void sending.tests.push(order),
  today: async () => sending.reports.find(({ date }) => date === today) ?? { ...report, sent: 0, refused: 0 },
  reports: async () => sending.reports,
};
const admin = adminOfFile({
  stories: [{ id: "2026-11-21-morning" }, { id: "2026-11-21-evening" }, { id: "2026-11-22-morning" }],
  settings: { AUTH_SECRET: secret, RATE_LIMITS: "on" },
  parts: { letters },
});

const asOwner = async (method: string, path: string, body?: unknown) =>
  admin.call(method, `/newsletter${path}`, body, {
    authorization: `Bearer ${await createOwnerKey({ secret }).mint()}`,
  });
const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
  admin.call("POST", `/newsletter${path}`, body, headers);
const jobs = async () => (await admin.call("GET", "/jobs")).json as Job[];
const remember = (emails: string[]) =>
  asOwner("POST", "/subscribers/import", {
    subscribers: `email,language\n${emails.map((email) => `${email},pl\n`).join("")}`,
    confirmed: true,
  });

describe("GET /api/admin/newsletter", () => {
  it("counts the readers, and reports the last letters and the next one", async () => {
    await remember(["a@example.org"]);
    sending.reports = Array.from({ length: 31 }, () => ({ ...report, date: "2026-11-20" }));
    const { status, json, headers } = await admin.call("GET", "/newsletter");
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(NewsletterOverview.parse(json)).toEqual(json);
    expect(json.letters).toHaveLength(30);
    expect(json).toMatchObject({
      subscribers: { confirmed: 1, waiting: 0, bounced: 0 },
      next: { date: today, at: "2026-11-21T07:00:00Z", due: true, stories: [{ id: "2026-11-21-morning" }] },
    });
  });

  it("shows tomorrow's letter once everybody has today's", async () => {
    sending.reports = [report];
    expect((await admin.call("GET", "/newsletter")).json.next).toMatchObject({
      date: "2026-11-22",
      at: "2026-11-22T07:00:00Z",
      due: false,
      stories: [{ id: "2026-11-21-evening" }, { id: "2026-11-22-morning" }],
    });
    sending.reports = [{ ...report, sent: 2 }];
    expect((await admin.call("GET", "/newsletter")).json.next).toMatchObject({ date: today, due: true });
    sending.reports = [];
  });
});

describe("POST /api/admin/newsletter", () => {
  it("preview answers the letter's words, and where it can be seen", async () => {
    expect((await post("/preview", { language: "pl" })).json).toEqual({
      subject: "The letter (pl)",
      text: "Once upon a sill",
      url: expect.stringMatching(/^\/newsletter\/preview\?token=[\w.-]+$/),
    });
  });

  it("send starts a job that can be followed and joined, and answers with its outcome", async () => {
    const key = { "idempotency-key": "a press of the button" };
    const asked = [post("/send", {}, key), post("/send", { date: today })];
    await expect.poll(() => sending.orders.length).toBe(1);
    sending.orders[0]?.onProgress?.({ readers: 4, sent: 1, unknown: 0, refused: 0, bounced: 0 });
    expect((await jobs())[0]).toMatchObject({
      kind: "send-newsletter",
      state: "running",
      items: [{ id: today, state: "working", step: "letters", progress: 0.25, note: "1/4" }],
    });
    sending.end(report);
    for (const answer of await Promise.all(asked)) expect([answer.status, answer.json]).toEqual([200, report]);
    expect((await jobs())[0]).toMatchObject({ state: "done", items: [{ id: today, state: "done", note: "4/4" }] });
    expect((await post("/send", {}, key)).json).toEqual(report);
    expect(sending.orders).toHaveLength(1);
    expect((await post("/send", { date: "2026-11-20" }, key)).json.code).toBe("KEY_REUSED");
    expect((await post("/send", { date: "2026-11-20" })).json.code).toBe("LETTER_NOT_DUE");
  });

  it("send stops between two letters when it is cancelled", async () => {
    const asked = post("/send", {});
    await expect.poll(async () => (await jobs())[0]?.state).toBe("running");
    await admin.call("POST", `/jobs/${(await jobs())[0]?.id}/cancel`);
    const answer = await asked;
    expect([answer.status, answer.json.code]).toEqual([409, "JOB_CANCELLED"]);
    expect((await jobs())[0]).toMatchObject({ state: "cancelled", items: [{ state: "unfinished", note: "1/4" }] });
  });

  it("send only counts in a dry run", async () => {
    const before = (await jobs()).length;
    const { json } = await post("/send", { dryRun: true });
    expect(json).toEqual({ ...report, sent: 0, refused: 0 });
    expect(await jobs()).toHaveLength(before);
  });

  it.each([
    ["/preview", {}, "language"],
    ["/preview", { language: "de" }, "language"],
    ["/preview", { language: "pl", date: "../etc" }, "date"],
    ["/preview", { language: "pl", html: "<script>" }, "html"],
    ["/test", { email: "kot@example.org\r\nBcc: x@example.org", language: "pl" }, "email"],
    ["/test", { email: ["kot@example.org"], language: "pl" }, "email"],
    ["/send", { date: "2026-02-30" }, "date"],
    ["/send", { dryRun: "yes" }, "dryRun"],
    ["/send", { to: "kot@example.org" }, "to"],
  ])("%s refuses %j and says what is wrong", async (path, body, field) => {
    const { status, json } = await post(path, body);
    expect([status, Object.keys(json.fields)]).toEqual([422, [field]]);
    expect(JSON.stringify(json)).not.toContain("@");
  });

  it("refuses other methods, other sites and what is not JSON", async () => {
    for (const path of ["", "/subscribers"]) expect((await admin.call("POST", `/newsletter${path}`)).status).toBe(405);
    for (const path of ["/preview", "/test", "/send", "/subscribers/import", "/subscribers/forget"]) {
      expect((await admin.call("GET", `/newsletter${path}`)).status, path).toBe(405);
      expect((await post(path, {}, { origin: "https://evil.example" })).json.code, path).toBe("FOREIGN_ORIGIN");
    }
    expect((await post("/send", "date=x", { "content-type": "text/plain" })).status).toBe(415);
    expect((await post("/send", {}, { "idempotency-key": "x".repeat(300) })).status).toBe(400);
  });

  it("test sends to one address, and not over and over", async () => {
    const order = { email: " kot@example.org ", language: "en" };
    expect((await post("/test", order)).json).toEqual({ success: true });
    expect(sending.tests).toEqual([{ email: "kot@example.org", frequency: "daily", language: "en" }]);
    let refused = await post("/test", order);
    for (let index = 0; index < 20 && refused.status === 200; index++) refused = await post("/test", order);
    expect([refused.status, refused.json.code, Number(refused.headers.get("retry-after")) > 0]).toEqual([
      429,
      "RATE_LIMITED",
      true,
    ]);
  });
});

describe("/api/admin/newsletter/subscribers", () => {
  it("is for the owner of the machine, and explains that; administrators see no addresses", async () => {
    for (const [method, path] of [
      ["GET", ""],
      ["POST", "/import"],
      ["POST", "/forget"],
    ] as const) {
      const { status, json } = await admin.call(
        method,
        `/newsletter/subscribers${path}`,
        method === "POST" ? {} : undefined,
      );
      expect([status, json.code, json.hint]).toEqual([403, "OWNER_ONLY", expect.stringContaining("mruk subscribers ")]);
    }
  });

  it("imports readers, lists them and forgets them", async () => {
    const order = { subscribers: "email,language\nKot@example.org,pl\nbad,pl", skipBad: true };
    const taken = (await asOwner("POST", "/subscribers/import", order)).json;
    expect(ImportOutcome.parse(taken)).toMatchObject({ added: 1, toAsk: 1, skipped: 1 });
    const { json: list } = await asOwner("GET", "/subscribers");
    expect(list).toContainEqual({
      email: "Kot@example.org",
      language: "pl",
      frequency: "daily",
      askedAt: "2026-11-21T13:30:00Z",
    });
    const forgotten = await asOwner("POST", "/subscribers/forget", { email: "kot@EXAMPLE.org " });
    expect(forgotten.json).toMatchObject({ success: true, message: expect.stringContaining("Backups") });
    const again = await asOwner("POST", "/subscribers/forget", { email: "kot@example.org" });
    expect([again.status, again.json.code]).toEqual([404, "SUBSCRIBER_NOT_FOUND"]);
  });

  it("imports nobody from a file with a bad row, and names the row", async () => {
    const { status, json } = await asOwner("POST", "/subscribers/import", { subscribers: "email,language\n=1+1,pl" });
    expect([status, json.code, json.fields]).toEqual([
      422,
      "SUBSCRIBERS_INVALID",
      { "row 2": "email must be an e-mail address" },
    ]);
  });

  it.each([
    ["/import", { subscribers: 7 }],
    ["/import", { subscribers: "" }],
    ["/import", { subscribers: "email,language\na@b.pl,pl", confirmed: "yes" }],
    ["/import", { subscribers: "email,language\na@b.pl,pl", notify: false }],
    ["/forget", {}],
    ["/forget", { email: "x".repeat(1001) }],
    ["/forget", { email: { $ne: "" } }],
  ])("%s refuses %j", async (path, body) => {
    expect((await asOwner("POST", `/subscribers${path}`, body)).status).toBe(422);
  });
});
