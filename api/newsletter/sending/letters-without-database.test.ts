import { describe, expect, it, onTestFinished } from "vitest";
import { ledgerInDatabase } from "#api/database/cluster/ledger-in-database.ts";
import { openDatabase } from "#api/database/database.ts";
import { openProxyTo } from "#api/database/failing-network.fixture.ts";
import { findPostgres } from "#api/database/postgres.fixture.ts";
import { createRetry } from "#api/database/retry.ts";
import { mailServer } from "#api/mail/mail-server.fixture.ts";
import type { LetterLedger } from "./ledger.ts";
import { keepWithin, lettersOf, manyReaders } from "./letters.fixture.ts";

const postgres = await findPostgres();
const readers = manyReaders(30);
const forGood = Number.POSITIVE_INFINITY;
const whole = { date: "2026-11-21", readers: 30, sent: 30, unknown: 0, refused: 0, bounced: 0 };

/** A letter to thirty readers, of which the database goes away while the tenth is being sent. */
async function letterCutOff({ refused, patienceMs }: { refused: number; patienceMs?: number }) {
  if (postgres.missing !== undefined) throw new Error(postgres.missing);
  const proxy = await openProxyTo(await postgres.freshDatabase());
  const database = await openDatabase({ url: proxy.url });
  onTestFinished(() => database.close());
  let asked = 0;
  const { taken, url } = await mailServer({
    onRcptTo(_address, _session, done) {
      if (++asked === 10) proxy.refuse(refused);
      done();
    },
  });
  const rest = lettersOf({ url, readers, connections: 1, kept: await keepWithin(database, readers, patienceMs) });
  const isThere = () =>
    database.notify("counts", "there?").then(
      () => true,
      () => false,
    );
  return { ...rest, taken, proxy, isThere };
}

const toWhom = (taken: readonly { to: string[] }[]) => taken.map(({ to }) => to[0] ?? "").sort();
const everybody = toWhom(readers.map(({ email }) => ({ to: [email] })));
const head = { letter: "2026-11-21", at: "2026-11-21T07:00:05Z", upTo: "2026-11-21T07:00:00Z" };
const now = Temporal.Instant.from("2026-11-21T07:00:10Z");

describe.skipIf(postgres.missing !== undefined)("a letter whose database goes away", () => {
  it("for a moment goes on as soon as it is back, without a pause, an alarm or a second letter", async () => {
    const { letters, health, taken } = await letterCutOff({ refused: 8 });
    await letters.tick();
    expect(toWhom(taken)).toEqual(everybody);
    expect(health.problems()).toEqual([]);
    expect(await letters.reports()).toEqual([whole]);
  });

  it("for longer raises an alarm, and the first tick after it is back sends the rest, to nobody twice", async () => {
    const { letters, health, taken, proxy, isThere } = await letterCutOff({ refused: forGood, patienceMs: 200 });
    await letters.tick();
    await letters.tick();
    expect(taken.length).toBeLessThan(10);
    expect(health.problems()).toMatchObject([{ part: "letter", level: "alarm", code: "DATABASE_UNAVAILABLE" }]);
    proxy.refuse(0);
    await expect.poll(isThere).toBe(true);
    await letters.tick();
    const [report] = await letters.reports();
    // The one connection has one letter under way, whose outcome could not be noted.
    expect(report?.unknown).toBeLessThanOrEqual(1);
    expect(toWhom(taken)).toEqual(everybody);
    expect(health.problems()).toEqual([]);
  });

  it("for a moment gets its lock again, unless another server holds it by then", async () => {
    if (postgres.missing !== undefined) return;
    const url = await postgres.freshDatabase();
    const proxy = await openProxyTo(url);
    const [cut, other] = (await Promise.all(
      [proxy.url, url].map(async (each) => {
        const database = await openDatabase({ url: each });
        onTestFinished(() => database.close());
        return ledgerInDatabase({ database, retry: createRetry(5_000) });
      }),
    )) as [LetterLedger, LetterLedger];
    const day = await cut.open(head);
    expect(await day.begin("one")).toBe(true);
    day.settle("one", "sent", now);
    proxy.refuse(3);
    expect(await day.begin("two")).toBe(true);
    day.settle("two", "sent", now);
    await day.announce("three");
    await expect(other.open(head)).rejects.toMatchObject({ code: "LETTER_UNDER_WAY" });
    proxy.refuse(Number.POSITIVE_INFINITY);
    await expect.poll(() => other.open(head).catch(() => null)).not.toBeNull();
    proxy.refuse(0);
    await expect(day.begin("three")).rejects.toMatchObject({ code: "LETTER_UNDER_WAY" });
    const noted = (await other.read(head.letter))?.noted ?? new Map();
    expect([...noted].map(([id, { outcome }]) => `${id} ${outcome}`)).toEqual(["one sent", "two sent"]);
  });
});
