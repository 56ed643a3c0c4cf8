import { expect, it } from "vitest";
import { type NewsletterState, SubscribeOrder } from "../model.ts";
import { add, askAgain, confirm, forgetStale, hasStale, idOf, withdraw } from "./subscribers.ts";

const start = Temporal.Instant.from("2026-11-21T14:42:00Z");
const after = (time: { days?: number; minutes?: number; seconds?: number }) =>
  start.add({ hours: (time.days ?? 0) * 24, minutes: time.minutes ?? 0, seconds: time.seconds ?? 0 });

function stateWith(email = "Reader@example.org"): { state: NewsletterState; id: string } {
  const state: NewsletterState = { subscribers: {} };
  return { state, id: add(state, { email, language: "en", frequency: "daily" }, start) ?? "" };
}

it("adds an address once, however its letters are written", () => {
  const { state, id } = stateWith();
  expect(add(state, { email: "READER@EXAMPLE.ORG", language: "pl", frequency: "daily" }, start)).toBeNull();
  expect(idOf(state, "reader@example.org", start)).toBe(id);
  expect(Object.values(state.subscribers)).toEqual([
    { email: "Reader@example.org", language: "en", askedAt: "2026-11-21T14:42:00Z" },
  ]);
});

it("asks an unconfirmed address again after ten minutes, in the language of the last request", () => {
  const { state, id } = stateWith();
  expect(askAgain(state, id, { language: "pl", frequency: "daily" }, after({ minutes: 9, seconds: 59 }))).toBeNull();
  expect(askAgain(state, id, { language: "pl", frequency: "daily" }, after({ minutes: 10 }))).toMatchObject({
    language: "pl",
  });
  expect(askAgain(state, id, { language: "pl", frequency: "daily" }, after({ minutes: 19 }))).toBeNull();
  expect(askAgain(state, id, { language: "pl", frequency: "daily" }, after({ minutes: 20 }))).not.toBeNull();
});

it("never asks a confirmed address again", () => {
  const { state, id } = stateWith();
  confirm(state, id, after({ minutes: 1 }));
  expect(askAgain(state, id, { language: "pl", frequency: "daily" }, after({ days: 1 }))).toBeNull();
  expect(state.subscribers[id]?.language).toBe("en");
});

it("forgets an unconfirmed address after seven days and a confirmed one never", () => {
  const { state, id } = stateWith();
  const kept = add(state, { email: "kept@example.org", language: "pl", frequency: "daily" }, start) ?? "";
  confirm(state, kept, after({ minutes: 1 }));
  expect(hasStale(state, after({ days: 6, minutes: 1439 }))).toBe(false);
  expect(hasStale(state, after({ days: 7 }))).toBe(true);
  expect(idOf(state, "reader@example.org", after({ days: 7 }))).toBeUndefined();
  expect(confirm(state, id, after({ days: 7 }))).toBe(false);
  forgetStale(state, after({ days: 700 }));
  expect(Object.keys(state.subscribers)).toEqual([kept]);
});

it("forgets a bounced address after thirty days, and adds it afresh before", () => {
  const { state, id } = stateWith();
  confirm(state, id, start);
  Object.assign(state.subscribers[id] ?? {}, {
    bouncedAt: after({ days: 1 }).toString(),
    lettersUpTo: start.toString(),
  });
  expect(hasStale(state, after({ days: 30 }))).toBe(false);
  expect(hasStale(state, after({ days: 31 }))).toBe(true);
  const anew = add(state, { email: "READER@example.org", language: "pl", frequency: "daily" }, after({ days: 2 }));
  expect(Object.entries(state.subscribers)).toEqual([
    [anew, { email: "READER@example.org", language: "pl", askedAt: "2026-11-23T14:42:00Z" }],
  ]);
});

it("counts the seven days from the last time the address was asked", () => {
  const { state, id } = stateWith();
  askAgain(state, id, { language: "en", frequency: "daily" }, after({ days: 6 }));
  expect(confirm(state, id, after({ days: 8 }))).toBe(true);
});

it("remembers when an address was confirmed first", () => {
  const { state, id } = stateWith();
  confirm(state, id, after({ minutes: 1 }));
  confirm(state, id, after({ minutes: 9 }));
  expect(state.subscribers[id]?.confirmedAt).toBe("2026-11-21T14:43:00Z");
});

it("removes an address whose mail failed, but not a reader who confirmed all the same", () => {
  const { state, id } = stateWith();
  const confirmed = add(state, { email: "quick@example.org", language: "en", frequency: "daily" }, start) ?? "";
  confirm(state, confirmed, start);
  withdraw(state, id);
  withdraw(state, confirmed);
  expect(Object.keys(state.subscribers)).toEqual([confirmed]);
});

const order = (email: unknown) => SubscribeOrder.safeParse({ email, language: "pl" });

it.each(["kot@example.org", "a.b+mruk@sub.example.co", "o'brien@example.ie", `${"a".repeat(64)}@example.org`])(
  "takes %s for an address",
  (email) => expect(order(` ${email}\n`).data).toEqual({ email, language: "pl", frequency: "daily", website: "" }),
);

it.each([
  "",
  "kot",
  "kot@",
  "@example.org",
  "kot@localhost",
  "kot@example..org",
  "a@example.org,b@example.org",
  "a@example.org b@example.org",
  "a@example.org\r\nBcc: b@example.org",
  "a@example.org\n.",
  "Kot <kot@example.org>",
  "<kot@example.org>",
  '"kot, b@example.org"@example.org',
  "kot(b)@example.org",
  "kot@[127.0.0.1]",
  "kot;b@example.org",
  "kot\u0000@example.org",
  `${"a".repeat(65)}@example.org`,
  `${"a".repeat(60)}@${"b.".repeat(100)}example.org`,
  null,
  ["kot@example.org"],
  { toString: "kot@example.org" },
])("takes %j for no address", (email) => expect(order(email).error?.issues[0]?.path).toEqual(["email"]));
