import { beforeEach, describe, expect, it, vi } from "vitest";
import { newsletterShape } from "#api/database/state/part-shapes.ts";
import { storeKinds } from "#api/database/stores.fixture.ts";
import type { Mail } from "#api/mail/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { createSigner } from "#api/platform/secret.ts";
import type { NewsletterState } from "./model.ts";
import { type NewsletterParts, openNewsletter } from "./newsletter.ts";

const signer = createSigner("a secret that only this test knows of");
const origin = "https://mruk.example";
const signUp = { email: "reader@example.org", language: "en" as const, frequency: "daily" as const, origin };

let now: Temporal.Instant;
beforeEach(() => {
  now = Temporal.Instant.from("2026-11-21T14:42:00Z");
});
const wait = (time: { days?: number; minutes?: number }) => {
  now = now.add({ hours: (time.days ?? 0) * 24, minutes: time.minutes ?? 0 });
};

describe.each(storeKinds)("a newsletter kept in %s", (_, keep) => {
  /** A newsletter with a mailer that keeps what it is given. */
  async function open(given: Partial<NewsletterParts> = {}) {
    const store = await keep(newsletterShape, { subscribers: {} });
    const state = store.read();
    const mails: Mail[] = [];
    const warned: unknown[] = [];
    const newsletter = openNewsletter({
      store,
      mail: { send: async (mail) => void mails.push(mail), close: () => {} },
      signer,
      clock: { now: () => now },
      log: { warn: ((entry: unknown) => void warned.push(entry)) as NewsletterParts["log"]["warn"] },
      ...given,
    });
    return { newsletter, state, mails, warned };
  }

  /** The token of a mail's link for this purpose. */
  function tokenIn(mail: Mail | undefined, purpose: "confirm" | "unsubscribe"): string {
    const address = mail?.text.match(new RegExp(`https://\\S+/newsletter/${purpose}\\?\\S+`))?.[0] ?? "";
    return new URL(address).searchParams.get("token") ?? "";
  }

  const already = { code: "ALREADY_SUBSCRIBED", message: "Email already subscribed!" };

  it("asks by mail for confirmation, and subscribes the address once the link is followed", async () => {
    const { newsletter, state, mails } = await open();
    await newsletter.subscribe(signUp);
    expect(mails).toMatchObject([{ to: "reader@example.org", subject: "May Mruk write to you?" }]);
    expect(Object.values(state.subscribers)[0]?.confirmedAt).toBeUndefined();
    wait({ minutes: 5 });
    expect(await newsletter.confirm(tokenIn(mails[0], "confirm"))).toBe("daily");
    expect(await newsletter.confirm(tokenIn(mails[0], "confirm"))).toBe("daily");
    expect(Object.values(state.subscribers)).toEqual([
      {
        email: "reader@example.org",
        language: "en",
        askedAt: "2026-11-21T14:42:00Z",
        confirmedAt: "2026-11-21T14:47:00Z",
      },
    ]);
  });

  it("writes to Polish readers in Polish and links to Polish pages", async () => {
    const { newsletter, mails } = await open();
    await newsletter.subscribe({ ...signUp, language: "pl" });
    expect(mails[0]?.subject).toBe("Czy Mruk może do Ciebie pisać?");
    expect(mails[0]?.text).toContain("https://mruk.example/pl/newsletter/confirm?token=");
  });

  it("previews what a link would do without doing it", async () => {
    const { newsletter, state, mails } = await open();
    await newsletter.subscribe(signUp);
    const token = tokenIn(mails[0], "confirm");
    expect(await newsletter.confirmable(token)).toBe("daily");
    expect(Object.values(state.subscribers)[0]?.confirmedAt).toBeUndefined();
    expect(await newsletter.confirmable(tokenIn(mails[0], "unsubscribe"))).toBe("unknown");
    wait({ days: 7 });
    expect(await newsletter.confirmable(token)).toBe("unknown");
  });

  it("answers an unconfirmed and a confirmed address alike, and at once", async () => {
    const asked: NewsletterState["subscribers"] = {
      a: { email: "unconfirmed@example.org", language: "en", askedAt: "2026-11-21T08:00:00Z" },
      b: {
        email: "confirmed@example.org",
        language: "en",
        askedAt: "2026-11-01T08:00:00Z",
        confirmedAt: "2026-11-01T08:05:00Z",
      },
    };
    // Disk and mail server never answer here: a difference in waiting would reveal a subscriber.
    const { newsletter } = await open({
      store: { read: () => ({ subscribers: asked }), fresh: async () => {}, update: () => new Promise(() => {}) },
      mail: { send: () => new Promise(() => {}), close: () => {} },
    });
    for (const email of ["unconfirmed@example.org", "Confirmed@Example.org"]) {
      await expect(newsletter.subscribe({ ...signUp, email })).rejects.toMatchObject(already);
    }
  });

  it("sends the mail again to an unconfirmed address, but not within ten minutes, and never to a confirmed one", async () => {
    const { newsletter, mails } = await open();
    await newsletter.subscribe(signUp);
    const again = () => expect(newsletter.subscribe({ ...signUp, language: "pl" })).rejects.toMatchObject(already);
    wait({ minutes: 9 });
    await again();
    wait({ minutes: 1 });
    await again();
    await vi.waitFor(() => expect(mails).toHaveLength(2), { timeout: 60_000 });
    expect(mails[1]?.subject).toBe("Czy Mruk może do Ciebie pisać?");
    expect(tokenIn(mails[1], "confirm")).toBe(tokenIn(mails[0], "confirm"));
    await newsletter.confirm(tokenIn(mails[0], "confirm"));
    wait({ days: 30 });
    await again();
    expect(mails).toHaveLength(2);
  });

  it("takes two requests at once for one subscriber and sends one mail", async () => {
    const { newsletter, state, mails } = await open();
    const addresses = ["reader@example.org", "READER@example.org", "reader@example.org"];
    const outcomes = await Promise.allSettled(addresses.map((email) => newsletter.subscribe({ ...signUp, email })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []))).toMatchObject([
      already,
      already,
    ]);
    expect(Object.keys(state.subscribers)).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  it("keeps no half subscriber when the mail cannot be sent, so that the next try is a first one", async () => {
    const attempts: Mail[] = [];
    const { newsletter, state } = await open({
      mail: {
        async send(mail) {
          if (attempts.push(mail) === 1) throw new AppError("MAIL_UNAVAILABLE", "The mail could not be sent.");
        },
        close: () => {},
      },
    });
    await expect(newsletter.subscribe(signUp)).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
    expect(state.subscribers).toEqual({});
    await newsletter.subscribe(signUp);
    expect(attempts).toHaveLength(2);
  });

  it("logs, and tells nobody else, when a mail cannot be sent again", async () => {
    const sent: Mail[] = [];
    const { newsletter, warned } = await open({
      mail: {
        async send(mail) {
          if (sent.push(mail) > 1) throw new AppError("MAIL_UNAVAILABLE", "The mail could not be sent.");
        },
        close: () => {},
      },
    });
    await newsletter.subscribe(signUp);
    wait({ minutes: 10 });
    await expect(newsletter.subscribe(signUp)).rejects.toMatchObject(already);
    await vi.waitFor(() => expect(warned).toMatchObject([{ err: { code: "MAIL_UNAVAILABLE" } }]), { timeout: 60_000 });
  });

  it("forgets an unconfirmed address after seven days: its link is no longer valid, and it may subscribe afresh", async () => {
    const { newsletter, mails } = await open();
    await newsletter.subscribe(signUp);
    wait({ days: 7 });
    expect(await newsletter.confirm(tokenIn(mails[0], "confirm"))).toBe("unknown");
    await newsletter.subscribe(signUp);
    expect(mails).toHaveLength(2);
    expect(await newsletter.confirm(tokenIn(mails[0], "confirm"))).toBe("unknown");
    expect(await newsletter.confirm(tokenIn(mails[1], "confirm"))).toBe("daily");
  });

  it("forgets unconfirmed addresses at a tick", async () => {
    const { newsletter, state } = await open();
    await newsletter.subscribe(signUp);
    await newsletter.tick();
    expect(Object.keys(state.subscribers)).toHaveLength(1);
    wait({ days: 7 });
    await newsletter.tick();
    expect(state.subscribers).toEqual({});
  });

  it("keeps nothing after an unsubscription, repeats the answer when asked again, and lets the reader come back", async () => {
    const { newsletter, state, mails } = await open();
    await newsletter.subscribe(signUp);
    const token = tokenIn(mails[0], "unsubscribe");
    await newsletter.confirm(tokenIn(mails[0], "confirm"));
    expect(await newsletter.standing(token)).toBe("subscribed");
    expect(await newsletter.unsubscribe(token)).toBe("unsubscribed");
    expect(state.subscribers).toEqual({});
    expect(await newsletter.standing(token)).toBe("unsubscribed");
    expect(await newsletter.unsubscribe(token)).toBe("unsubscribed");
    expect(await newsletter.confirm(tokenIn(mails[0], "confirm"))).toBe("unknown");

    await newsletter.subscribe(signUp);
    expect(mails).toHaveLength(2);
    // Old links do not affect the new subscription.
    await newsletter.unsubscribe(token);
    expect(await newsletter.confirm(tokenIn(mails[1], "confirm"))).toBe("daily");
  });

  it("has a token for one purpose and one address only", async () => {
    const { newsletter, state, mails } = await open();
    await newsletter.subscribe(signUp);
    const [confirm, unsubscribe] = [tokenIn(mails[0], "confirm"), tokenIn(mails[0], "unsubscribe")];
    expect(await newsletter.unsubscribe(confirm)).toBe("unknown");
    expect(await newsletter.confirm(unsubscribe)).toBe("unknown");
    const id = Object.keys(state.subscribers)[0] ?? "";
    for (const forged of ["", id, `${id}.`, `${id}.AAAA`, `x${confirm}`, confirm.slice(0, -2), "__proto__.x"]) {
      expect(await newsletter.confirm(forged)).toBe("unknown");
      expect(await newsletter.unsubscribe(forged)).toBe("unknown");
      expect(await newsletter.standing(forged)).toBe("unknown");
    }
    expect(Object.keys(state.subscribers)).toEqual([id]);
  });
});
