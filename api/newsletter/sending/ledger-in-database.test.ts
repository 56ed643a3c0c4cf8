import { describe, expect, it, onTestFinished } from "vitest";
import { ledgerInDatabase } from "#api/database/cluster/ledger-in-database.ts";
import { openDatabase } from "#api/database/database.ts";
import { createRetry } from "#api/database/retry.ts";
import { storeOf } from "#api/parts.fixture.ts";
import type { NewsletterState } from "../model.ts";
import { head, now, outcomes, postgres, servers } from "./ledger.fixture.ts";
import { openStanding } from "./letter-standing.ts";
import { subscriberOf } from "./letters.fixture.ts";

type Server = Awaited<ReturnType<typeof servers>>[number];

describe.skipIf(postgres.missing !== undefined)("a ledger in a database", () => {
  it("leaves one letter in doubt where a server is killed; another goes on with the rest, and knows what was left", async () => {
    const [one, other] = (await servers(2)) as [Server, Server];
    const day = await one.ledger.open(head);
    expect(await day.begin("one")).toBe(true);
    day.settle("one", "sent", now);
    expect(await day.begin("two")).toBe(true);
    await expect(other.ledger.open(head)).rejects.toMatchObject({ code: "LETTER_UNDER_WAY" });
    expect(await other.ledger.leftOpen()).toEqual([]);
    await one.kill();
    await expect.poll(() => other.ledger.leftOpen()).toMatchObject([{ date: "2026-11-21" }]);
    const next = await other.ledger.open(head);
    expect(await Promise.all([next.begin("one"), next.begin("two"), next.begin("three")])).toEqual([
      false,
      false,
      true,
    ]);
    next.settle("three", "sent", now);
    await next.close();
    expect(await outcomes(other.ledger)).toEqual({ one: "sent", two: "begun", three: "sent" });
    expect(await other.ledger.leftOpen()).toEqual([]);
    day.settle("two", "begun", now);
    await expect(day.announce("four")).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    await expect(day.begin("four")).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  });

  it("tells another server what the state does not know of a letter that was left, and once", async () => {
    const [one, other] = (await servers(2)) as [Server, Server];
    const state: NewsletterState = {
      subscribers: { one: subscriberOf("one@example.org"), two: subscriberOf("two@example.org") },
    };
    const standing = openStanding({ store: storeOf(state), ledger: other.ledger });
    await standing.recover();
    const day = await one.ledger.open(head);
    await day.begin("one");
    day.settle("one", "sent", now);
    await day.begin("two");
    await standing.recover();
    expect(state.subscribers.one?.lettersUpTo).toBeUndefined();
    await one.kill();
    await expect.poll(() => standing.recover().then(() => state.subscribers.one?.lettersUpTo)).toBe(head.upTo);
    // A reader whose letter may be lost finds its stories in the next one.
    expect(state.subscribers.two?.lettersUpTo).toBe("2026-11-20T07:00:00Z");
    delete state.subscribers.one?.lettersUpTo;
    const asked = other.locks.length;
    await standing.recover();
    expect(state.subscribers.one?.lettersUpTo).toBeUndefined();
    // Nor is it asked for again every time, which costs a connection.
    expect(other.locks).toHaveLength(asked);
  });

  it("begins no letter twice, also where two servers believe that the day is theirs", async () => {
    if (postgres.missing !== undefined) return;
    const database = await openDatabase({ url: await postgres.freshDatabase() });
    onTestFinished(() => database.close());
    const theirs = { isHeld: () => true, confirm: async () => true, release: async () => {} };
    const believing = () =>
      ledgerInDatabase({
        database: { query: database.query, hold: async () => theirs },
        retry: createRetry(200),
      });
    const days = await Promise.all([believing().open(head), believing().open(head)]);
    const ids = Array.from({ length: 20 }, (_, index) => `reader-${index}`);
    const sent: string[] = [];
    await Promise.all(
      days.map(async (day) => {
        for (const id of ids) {
          if (!(await day.begin(id))) continue;
          sent.push(id);
          day.settle(id, "sent", now);
        }
        await day.close();
      }),
    );
    expect([sent.length, new Set(sent).size]).toEqual([ids.length, ids.length]);
  });
});
