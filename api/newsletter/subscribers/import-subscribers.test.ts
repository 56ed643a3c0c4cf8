import fc from "fast-check";
import { expect, it } from "vitest";
import { storeOf } from "#api/parts.fixture.ts";
import { Email, type NewsletterState } from "../model.ts";
import { subscribersFile } from "./export-subscribers.ts";
import { readSubscribers } from "./read-subscribers.ts";
import { openSubscriberBook } from "./subscriber-book.ts";

const now = Temporal.Instant.from("2026-11-21T06:42:00Z");

function setUp(subscribers: NewsletterState["subscribers"] = {}) {
  const state: NewsletterState = { subscribers };
  const book = openSubscriberBook({ store: storeOf(state), clock: { now: () => now } });
  const take = (text: string, more: { confirmed?: boolean; skipBad?: boolean } = {}) =>
    book.import({ subscribers: text, confirmed: false, skipBad: false, ...more });
  return { state, book, take, all: () => Object.values(state.subscribers) };
}

it("imports a table with a byte order mark, Windows' line ends, quotes and empty lines: unconfirmed, to be asked", async () => {
  const { take, all } = setUp();
  const text = '\uFEFFemail,language\r\nkot@example.org,pl\r\n\r\n"o\'brien@example.ie", EN \r\n';
  expect(await take(text)).toEqual({ added: 2, toAsk: 2, known: 0, repeated: 0, skipped: 0, faults: [] });
  expect(all()).toEqual([
    { email: "kot@example.org", language: "pl", askedAt: now.toString(), toAsk: true },
    { email: "o'brien@example.ie", language: "en", askedAt: now.toString(), toAsk: true },
  ]);
});

it("imports tables as Polish spreadsheets save them, and columns in any order", async () => {
  const { take, all } = setUp();
  await take("language;confirmedAt;email\npl;2024-05-01;kot@example.org\n", { confirmed: true });
  expect(all()[0]).toMatchObject({ email: "kot@example.org", confirmedAt: "2024-05-01T00:00:00Z" });
});

it("imports readers as confirmed where that is stated: all, or where the file dates it, those with a date", async () => {
  const { take, all } = setUp();
  await take("email,language\na@example.org,en", { confirmed: true });
  await take("email,language,confirmedAt\nb@example.org,en,2024-05-01T10:00:00+02:00\nc@example.org,en,", {
    confirmed: true,
  });
  await take("email,language,confirmedAt\nd@example.org,en,2024-05-01", {});
  expect(all().map(({ email, confirmedAt, toAsk }) => [email[0], confirmedAt, toAsk])).toEqual([
    ["a", now.toString(), undefined],
    ["b", "2024-05-01T08:00:00Z", undefined],
    ["c", undefined, true],
    ["d", undefined, true],
  ]);
});

it("lets readers who are imported after the hour of a letter begin with the next one", async () => {
  const state: NewsletterState = {
    subscribers: { asked: { email: "asked@example.org", language: "pl", askedAt: "2026-11-20T10:00:00Z" } },
  };
  const clock = { now: () => Temporal.Instant.from("2026-11-21T19:13:00+01:00") };
  const text = "email,language,confirmedAt\nnew@example.org,en,2024-05-01\nasked@example.org,pl,2024-05-01";
  await openSubscriberBook({ store: storeOf(state), clock }).import({
    subscribers: text,
    confirmed: true,
    skipBad: false,
  });
  expect(Object.values(state.subscribers)).toMatchObject([
    { confirmedAt: "2024-05-01T00:00:00Z", lettersUpTo: "2026-11-21T07:00:00Z" },
    { confirmedAt: "2024-05-01T00:00:00Z", lettersUpTo: "2026-11-21T07:00:00Z" },
  ]);
});

it("leaves known subscribers as they are, however their addresses are written, and counts repeated ones", async () => {
  const confirmed = {
    email: "Kot@example.org",
    language: "en" as const,
    askedAt: "2026-01-01T00:00:00Z",
    confirmedAt: "2026-01-02T00:00:00Z",
  };
  const waiting = { email: "waits@example.org", language: "en" as const, askedAt: "2026-11-20T00:00:00Z" };
  const { take, state } = setUp({ one: { ...confirmed }, two: { ...waiting } });
  const text = "email,language\nKOT@EXAMPLE.ORG,pl\nWaits@example.org,pl\nnew@example.org,pl\nNEW@example.org,en";
  expect(await take(text)).toMatchObject({ added: 1, toAsk: 2, known: 2, repeated: 1 });
  expect(state.subscribers.one).toEqual(confirmed);
  expect(state.subscribers.two).toEqual({ ...waiting, language: "pl", askedAt: now.toString(), toAsk: true });
  // Repeated imports must not flood a letterbox.
  expect(await take(text)).toMatchObject({ added: 0, toAsk: 0, known: 3 });
  await take(text, { confirmed: true });
  expect(state.subscribers.two).toEqual({
    ...waiting,
    language: "pl",
    askedAt: now.toString(),
    confirmedAt: now.toString(),
  });
});

it("imports nobody when a row is bad, names every row, and repeats no address", async () => {
  const { take, all } = setUp();
  const text = [
    "email,language",
    "good@example.org,pl",
    "=cmd|' /C calc'!A0,pl",
    '"a@example.org\nBcc: b@example.org",pl',
    "secret@example,pl",
    "x@example.org,de",
    "x@example.org",
    'x@example.org,"pl',
    `${"x".repeat(10_000_000)}@example.org,pl`,
  ].join("\n");
  const error = await take(text).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    code: "SUBSCRIBERS_INVALID",
    message: "8 of 9 rows cannot be taken, so nobody was imported.",
  });
  const { fields } = error as { fields: Record<string, string> };
  expect(fields).toMatchObject({
    "row 3": "email must be an e-mail address",
    "row 6": "email must be an e-mail address",
    "row 7": "language must be en or pl",
    "row 8": "has 1 cells where the first row names 2",
    "row 10": "is longer than 2,000 characters",
  });
  expect(JSON.stringify(error)).not.toMatch(/secret|calc|@/);
  expect(all()).toEqual([]);
  expect(await take(text, { skipBad: true })).toMatchObject({ added: 1, skipped: 8 });
});

it.each([
  ["", "no reader"],
  ["email,language", "no reader"],
  ["kot@example.org,pl\nb@example.org,pl", "The first row must name the columns"],
  ["email,language,__proto__\nkot@example.org,pl,x", "The first row must name the columns"],
  ["email,email,language\na@b.pl,a@b.pl,pl", "The first row must name the columns"],
  ["email\nkot@example.org", "both needed"],
  [`email,language\n${"a@b.pl,pl\n".repeat(100_001)}`, "more than 100,000 rows"],
])("refuses a file that is none of ours: %#", async (text, message) => {
  const error = await setUp()
    .take(text, { skipBad: true })
    .catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ code: "SUBSCRIBERS_INVALID", message: expect.stringContaining(message) });
  expect(JSON.stringify(error)).not.toContain("kot@");
});

it("refuses JSON rows with unknown fields, wrong types and future times", async () => {
  const rows = [
    '{"email":"a@example.org","language":"pl","admin":true}',
    '{"email":["a@example.org"],"language":"pl"}',
    '{"email":"a@example.org","language":"pl","confirmedAt":"2027-01-01T00:00:00Z"}',
    '{"email":"a@example.org","language":"pl","confirmedAt":"yesterday"}',
    '{"__proto__":{"email":"a@example.org"},"language":"pl"}',
    "[]",
    '{"email":"good@example.org","language":"pl"}',
  ];
  const { faults, added } = await setUp().take(rows.join("\n"), { skipBad: true });
  expect(added).toBe(1);
  expect(faults.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(faults[0]?.reason).toBe("has a field that is not known here");
  expect(faults[2]?.reason).toBe("confirmedAt lies in the future");
});

it("reads 100,000 rows without blocking other requests", async () => {
  const text = `email,language\n${Array.from({ length: 100_000 }, (_, index) => `reader${index}@example.org,pl`).join("\n")}`;
  let turns = 0;
  const turning = setInterval(() => turns++, 0);
  const { rows } = await readSubscribers(text, now);
  clearInterval(turning);
  expect(rows).toHaveLength(100_000);
  expect(turns).toBeGreaterThan(10);
});

it.each(["csv", "json"] as const)("exports what can be imported again, as %s", async (format) => {
  const subscribers = {
    a: {
      email: "+tag@example.org",
      language: "en" as const,
      askedAt: "2026-11-01T00:00:00Z",
      confirmedAt: "2026-11-02T00:00:00Z",
    },
    b: { email: "waits@example.org", language: "pl" as const, askedAt: "2026-11-20T00:00:00Z" },
    c: {
      email: "gone@example.org",
      language: "pl" as const,
      askedAt: "2026-11-03T00:00:00Z",
      confirmedAt: "2026-11-04T00:00:00Z",
      bouncedAt: "2026-11-05T08:00:00Z",
    },
  };
  const { book } = setUp({ ...subscribers, a: { ...subscribers.a, lettersUpTo: "2026-11-21T07:00:00Z" } });
  const file = subscribersFile(book.list(), format);
  expect(file).toContain(format === "csv" ? "\n'+tag@example.org," : '{"email":"+tag@example.org",');
  const other = setUp();
  await other.take(file, { confirmed: true });
  expect(other.all()).toEqual([
    subscribers.a,
    subscribers.c,
    { ...subscribers.b, askedAt: now.toString(), toAsk: true },
  ]);
});

it("exports any address as a table that imports the same again", async () => {
  const local = fc.string({ unit: fc.constantFrom("a", "=", "+", "-", "'", "1"), minLength: 1, maxLength: 6 });
  const emails = fc
    .uniqueArray(local, { minLength: 1 })
    .map((names) => names.map((name) => `${name}@example.org`).filter((email) => Email.safeParse(email).success));
  await fc.assert(
    fc.asyncProperty(emails, async (addresses) => {
      fc.pre(addresses.length > 0);
      const readers = addresses.map((email) => ({
        email,
        language: "pl" as const,
        askedAt: "2026-11-01T00:00:00Z",
        confirmedAt: "2026-11-02T00:00:00Z",
      }));
      const other = setUp();
      await other.take(subscribersFile(setUp(Object.fromEntries(readers.entries())).book.list(), "csv"), {
        confirmed: true,
      });
      expect(other.all()).toEqual(expect.arrayContaining(readers));
      expect(other.all()).toHaveLength(readers.length);
    }),
  );
});

it("forgets everything about an address, however it is written, and says where it still is", async () => {
  const reader = { language: "pl" as const, askedAt: "2026-11-20T00:00:00Z" };
  const { book, all } = setUp({
    a: { ...reader, email: "Kot@example.org" },
    b: { ...reader, email: "other@example.org" },
  });
  expect((await book.forget("kot@EXAMPLE.org")).message).toMatch(/Backups .* fifteen days/);
  expect(all().map(({ email }) => email)).toEqual(["other@example.org"]);
  await expect(book.forget("kot@example.org")).rejects.toMatchObject({
    code: "SUBSCRIBER_NOT_FOUND",
    message: expect.not.stringContaining("@"),
  });
});

it("keeps how often each reader gets the letter through export and import, and takes those without it for daily", async () => {
  const { take, all, book } = setUp();
  await take("email,language,frequency\na@example.org,en,Weekly\nb@example.org,en,daily\nc@example.org,pl,\n");
  expect(all().map(({ frequency }) => frequency)).toEqual(["weekly", undefined, undefined]);
  expect(book.list().map(({ frequency }) => frequency)).toEqual(["weekly", "daily", "daily"]);
  const again = setUp();
  await again.take(subscribersFile(book.list(), "csv"));
  expect(again.book.list().map(({ email, frequency }) => [email[0], frequency])).toEqual([
    ["a", "weekly"],
    ["b", "daily"],
    ["c", "daily"],
  ]);
  await expect(take("email,language,frequency\nd@example.org,en,monthly")).rejects.toMatchObject({
    fields: { "row 2": "frequency must be daily or weekly" },
  });
});

it("lets weekly readers who are imported in the middle of a week begin with the whole week", async () => {
  const state: NewsletterState = { subscribers: {} };
  const clock = { now: () => Temporal.Instant.from("2026-11-18T12:00:00+01:00") };
  const subscribers = "email,language,frequency\nnew@example.org,en,weekly";
  await openSubscriberBook({ store: storeOf(state), clock }).import({ subscribers, confirmed: true, skipBad: false });
  expect(Object.values(state.subscribers)[0]?.lettersUpTo).toBeUndefined();
});
