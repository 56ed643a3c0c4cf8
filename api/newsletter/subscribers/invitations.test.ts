import { expect, it } from "vitest";
import type { Delivery, Mail } from "#api/mail/model.ts";
import { storeOf } from "#api/parts.fixture.ts";
import { createSigner } from "#api/platform/secret.ts";
import type { NewsletterState } from "../model.ts";
import { openInvitations } from "./invitations.ts";

const start = Temporal.Instant.from("2026-11-21T14:42:00Z");
const taken: Delivery = { outcome: "taken" };

/** Readers who are still to be asked, and a mail server with scripted answers. */
function setUp(emails: string[], answer: (mail: Mail) => Delivery = () => taken) {
  const state: NewsletterState = { subscribers: {} };
  for (const [index, email] of emails.entries()) {
    state.subscribers[`id-${index}`] = { email, language: "pl", askedAt: "2026-11-20T08:00:00Z", toAsk: true };
  }
  const mails: Mail[] = [];
  const warnings: unknown[] = [];
  const deliver = async (mail: Mail, commit: () => Promise<boolean>) => {
    if (!(await commit())) return { outcome: "not sent", reason: "no longer wanted" } as const;
    mails.push(mail);
    return answer(mail);
  };
  const invitations = openInvitations({
    store: storeOf(state),
    mail: { deliver },
    signer: createSigner("a secret that only this test knows of"),
    clock: { now: () => start },
    log: { warn: (facts: unknown) => void warnings.push(facts) },
    origin: "https://mruk.example",
  });
  return { state, mails, warnings, invitations };
}

it("asks every imported reader once, in their language, with the same links as after a sign-up", async () => {
  const { state, mails, invitations } = setUp(Array.from({ length: 45 }, (_, index) => `r${index}@example.org`));
  await invitations.tick();
  await invitations.tick();
  expect(new Set(mails.map(({ to }) => to)).size).toBe(45);
  expect(mails).toHaveLength(45);
  expect(mails[0]?.text).toContain("https://mruk.example/pl/newsletter/confirm?token=id-0.");
  expect(Object.values(state.subscribers)[44]).toEqual({
    email: "r44@example.org",
    language: "pl",
    askedAt: "2026-11-21T14:42:00Z",
  });
});

it("asks again when the mail server refused for now, and forgets an address that does not exist", async () => {
  let answer: Delivery = { outcome: "not sent", reason: "421 try later" };
  const { state, mails, invitations, warnings } = setUp(["gone@example.org", "later@example.org"], ({ to }) => {
    if (to.startsWith("gone")) return { outcome: "refused", permanent: true, reason: "550" };
    return answer;
  });
  await invitations.tick();
  expect(Object.values(state.subscribers).map(({ email, toAsk }) => [email, toAsk])).toEqual([
    ["later@example.org", true],
  ]);
  expect(JSON.stringify(warnings)).not.toContain("@");
  answer = taken;
  await invitations.tick();
  await invitations.tick();
  expect(mails.filter(({ to }) => to.startsWith("later"))).toHaveLength(2);
  expect(Object.values(state.subscribers)[0]).not.toHaveProperty("toAsk");
});

it("deletes nobody when a mail server says of most that they are gone, and stops asking the others", async () => {
  const gone: Delivery = { outcome: "refused", permanent: true, reason: "550 5.1.1" };
  const emails = Array.from({ length: 45 }, (_, index) => `r${index}@example.org`);
  const { state, mails, warnings, invitations } = setUp(emails, () => gone);
  await invitations.tick();
  expect([Object.keys(state.subscribers).length, mails.length, warnings.length]).toEqual([45, 20, 1]);
});

it("skips readers who have confirmed, left or been asked already", async () => {
  const { state, mails, invitations } = setUp(["kot@example.org"]);
  Object.assign(state.subscribers["id-0"] ?? {}, { confirmedAt: "2026-11-21T10:00:00Z" });
  state.subscribers.other = { email: "other@example.org", language: "en", askedAt: "2026-11-21T10:00:00Z" };
  await invitations.tick();
  expect(mails).toEqual([]);
});
