import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import type { NewsletterState, Subscriber } from "#api/newsletter/model.ts";
import { type DatabaseOptions, openDatabase } from "../database.ts";
import { openProxyTo } from "../failing-network.fixture.ts";
import { findPostgres, startPostgres } from "../postgres.fixture.ts";
import { accessShape, type Collections, newsletterShape, type PartShape } from "./part-shapes.ts";
import { openPartStore } from "./part-store.ts";

const postgres = await findPostgres();
const because = postgres.missing === undefined ? "" : ` (skipped: ${postgres.missing})`;

const reader = (email: string): Subscriber => ({ email, language: "pl", askedAt: "2026-11-21T08:00:00Z" });

const put = (id: string, email: string) => (state: NewsletterState) => {
  state.subscribers[id] = reader(email);
};

async function open<Part extends Collections>(
  options: DatabaseOptions,
  shape: PartShape<Part>,
  { patienceMs }: { patienceMs?: number } = {},
) {
  const database = await openDatabase(options);
  const store = await openPartStore(database, shape, { ...(patienceMs !== undefined && { patienceMs }) });
  onTestFinished(async () => {
    await store.close();
    await database.close();
  });
  return { ...store, database };
}

describe.skipIf(postgres.missing !== undefined)(`a part of the state in a database${because}`, () => {
  const { freshDatabase } = postgres as Exclude<typeof postgres, { missing: string }>;
  const two = async <Part extends Collections>(shape: PartShape<Part>) => {
    const url = await freshDatabase();
    return Promise.all([open({ url }, shape), open({ url }, shape)]);
  };

  it("is read whole when it is larger than one query may return", async () => {
    const url = await freshDatabase();
    const { store, database } = await open({ url }, newsletterShape).then((store) => ({
      store,
      database: store.database,
    }));
    await sql`
      insert into subscribers (id, email, language, asked_at, change)
      select 'reader-' || n, n || '@example.org', 'en', '2026-11-21T08:00:00Z', 1 from generate_series(1, 20001) n`.execute(
      database.query,
    );
    await sql`update state_parts set change = 1 where part = 'newsletter'`.execute(database.query);
    const other = await open({ url }, newsletterShape);
    await store.fresh();
    for (const { read } of [store, other]) expect(Object.keys(read().subscribers)).toHaveLength(20_001);
    expect(other.read().subscribers["reader-20001"]).toEqual({ ...reader("20001@example.org"), language: "en" });
    expect(await other.update(({ subscribers }) => Object.keys(subscribers).length)).toBe(20_001);
  });

  it("is read as it was written, by every server that opens it", async () => {
    const url = await freshDatabase();
    const subscribers: Record<string, Subscriber> = {
      a: reader("a@example.org"),
      b: {
        email: "zażółć@gęślą.example",
        language: "en",
        askedAt: "2026-11-21T07:00:00.123456Z",
        confirmedAt: "2026-11-21T07:30:00Z",
        toAsk: true,
        lettersUpTo: "2026-11-21T08:00:00+01:00",
        bouncedAt: "2026-11-21T09:00:00Z",
      },
    };
    const [one, other] = [await open({ url }, newsletterShape), await open({ url }, newsletterShape)];
    await one.update((state) => void Object.assign(state.subscribers, subscribers));
    const kept = { a: subscribers.a, b: { ...subscribers.b, lettersUpTo: "2026-11-21T07:00:00Z" } };
    await other.fresh();
    for (const store of [one, other, await open({ url }, newsletterShape)]) {
      expect(store.read()).toEqual({ subscribers: kept });
    }
  });

  it("loses no change, when two servers make them at the same moment", async () => {
    const stores = await two(newsletterShape);
    const [one, other] = stores;
    await one.update(put("counted", "0@example.org"));
    const add = (index: number) =>
      stores[index % 2]?.update(({ subscribers }) => {
        const counted = subscribers.counted as Subscriber;
        counted.email = `${Number.parseInt(counted.email, 10) + 1}@example.org`;
        if (index % 3 === 0) subscribers[`reader ${index}`] = reader(`${index}@example.org`);
        if (index % 3 === 1) delete subscribers[`reader ${index - 1}`];
      });
    for (let round = 0; round < 5; round++) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => add(round * 20 + index)));
    }
    await Promise.all([one.fresh(), other.fresh()]);
    expect(one.read().subscribers.counted?.email).toBe("100@example.org");
    expect(other.read()).toEqual(one.read());
  });

  it("accepts one of a hundred first-only changes, whichever server they go to", async () => {
    const stores = await two(accessShape);
    const account = {
      role: "editor" as const,
      passwordHash: "x",
      passwordVersion: 1,
      createdAt: "2026-11-21T08:00:00Z",
    };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        stores[index % 2]?.update(({ accounts }) => {
          if (Object.keys(accounts).length > 0) throw new Error("There is one.");
          accounts[`account ${index}`] = { ...account, username: `admin ${index}` };
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await stores[0]?.fresh();
    expect(Object.keys(stores[0]?.read().accounts ?? {})).toHaveLength(1);
  });

  it("notifies other servers of what was changed and what was removed", async () => {
    const [one, other] = await two(newsletterShape);
    await one.update(
      ({ subscribers }) => void Object.assign(subscribers, { a: reader("a@x.pl"), b: reader("b@x.pl") }),
    );
    await expect.poll(() => Object.keys(other.read().subscribers)).toEqual(["a", "b"]);
    await one.update(({ subscribers }) => void delete subscribers.a);
    await expect.poll(() => Object.keys(other.read().subscribers)).toEqual(["b"]);
    await one.update(put("a", "again@x.pl"));
    await expect.poll(() => other.read().subscribers.a?.email).toBe("again@x.pl");
  });

  it("shows every change that was confirmed before to a caller of fresh()", async () => {
    const [one, other] = await two(accessShape);
    const [begunAt, expiresAt] = ["2026-11-21T08:00:00Z", "2026-11-21T20:00:00Z"];
    const facts = { account: "ola", way: "password" as const, browser: "Firefox" };
    const session = { ...facts, begunAt, lastSeenAt: begunAt, expiresAt };
    for (let times = 0; times < 20; times++) {
      await one.update(({ sessions }) => {
        sessions[`session ${times}`] = session;
      });
      await other.fresh();
      expect(other.read().sessions).toHaveProperty([`session ${times}`]);
    }
  });

  it("is read anew as a whole when the removals since then are forgotten", async () => {
    const [one, other] = await two(newsletterShape);
    await one.update(
      ({ subscribers }) => void Object.assign(subscribers, { a: reader("a@x.pl"), b: reader("b@x.pl") }),
    );
    await other.fresh();
    await other.close(); // It receives nothing from now on.
    await one.update(({ subscribers }) => void delete subscribers.a);
    await one.database.query.updateTable("removed_rows").set({ at: "2020-01-01" }).execute();
    await one.update(put("c", "c@x.pl"));
    expect(await one.database.query.selectFrom("removed_rows").selectAll().execute()).toEqual([]);
    const late = await openPartStore({ query: other.database.query, listen: () => {} }, newsletterShape);
    expect(Object.keys(late.read().subscribers)).toEqual(["b", "c"]);
  });

  it("changes nothing when a change throws, and still makes the changes beside it", async () => {
    const [one] = await two(newsletterShape);
    const outcomes = await Promise.allSettled([
      one.update(put("a", "a@x.pl")),
      one.update(({ subscribers }) => {
        subscribers.b = reader("b@x.pl");
        (subscribers.a as Subscriber).email = "another@x.pl";
        throw new Error("No.");
      }),
      one.update(({ subscribers }) => Object.values(subscribers).map(({ email }) => email)),
    ]);
    expect(outcomes).toMatchObject([
      { status: "fulfilled" },
      { status: "rejected", reason: { message: "No." } },
      { status: "fulfilled", value: ["a@x.pl"] },
    ]);
    expect(Object.keys(one.read().subscribers)).toEqual(["a"]);
  });

  it.each(["a NUL \0 within", "half a pair \uD83D"])(
    "refuses what no database stores, and nobody beside it pays for that",
    async (email) => {
      const [one, other] = await two(newsletterShape);
      const outcomes = await Promise.allSettled([
        one.update(put("a", "a@x.pl")),
        one.update(put("b", email)),
        one.update(put("c", "c'); drop table subscribers; --")),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect(outcomes[1]).toMatchObject({ reason: { code: "BAD_REQUEST" } });
      await other.fresh();
      for (const store of [one, other]) expect(Object.keys(store.read().subscribers)).toEqual(["a", "c"]);
    },
  );

  it("commits a change once although the answer to the commit was lost", async () => {
    const proxy = await openProxyTo(await freshDatabase());
    const one = await open({ url: proxy.url }, newsletterShape);
    proxy.breakAt("COMMIT");
    await one.update(({ subscribers }) => {
      if (subscribers.a) throw new Error("It was done before");
      subscribers.a = reader("a@x.pl");
    });
    expect(Object.keys(one.read().subscribers)).toEqual(["a"]);
  });

  it("stores ids that every object has as property names", async () => {
    const [one, other] = await two(newsletterShape);
    await one.update(({ subscribers }) => {
      expect(Object.hasOwn(subscribers, "toString")).toBe(false);
      subscribers["constructor" as string] = reader("a@x.pl");
    });
    await other.fresh();
    expect(Object.keys(other.read().subscribers)).toEqual(["constructor"]);
  });

  it("stores SQL in a text as text", async () => {
    const [one, other] = await two(newsletterShape);
    const names = ["'); drop table subscribers; --", "$1", "\\'; select 1", '"subscribers"', "%_*"];
    await one.update(({ subscribers }) => {
      for (const name of names) subscribers[name] = reader(`${name}@x.pl`);
    });
    await other.update(({ subscribers }) => void delete subscribers["%_*"]);
    await one.fresh();
    const kept = Object.entries(one.read().subscribers).map(([name, { email }]) => [name, email]);
    expect(kept.sort()).toEqual(
      names
        .slice(0, -1)
        .map((name) => [name, `${name}@x.pl`])
        .sort(),
    );
  });
});

describe.skipIf(postgres.missing !== undefined)(`a database that goes away${because}`, () => {
  async function ownServer() {
    const own = await startPostgres();
    if (own.missing !== undefined) throw new Error(own.missing);
    onTestFinished(own.close);
    return own;
  }

  it("remembers what it confirmed, once, through a restart under load that no caller notices", async () => {
    const own = await ownServer();
    const url = await own.freshDatabase();
    const [one, other] = [await open({ url }, newsletterShape), await open({ url }, newsletterShape)];
    const enough = new AbortController();
    const answered: string[] = [];
    const loads = [one, other].flatMap((store, number) =>
      Array.from({ length: 4 }, async (_, lane) => {
        for (let times = 0; !enough.signal.aborted || times < 5; times++) {
          const id = `${number}-${lane}-${times}`;
          await store.update(({ subscribers }) => {
            if (subscribers[id]) throw new Error(`${id} was done before`);
            subscribers[id] = reader(`${id}@x.pl`);
          });
          answered.push(id);
        }
      }),
    );
    for (let restarts = 0; restarts < 2; restarts++) {
      const before = answered.length;
      await expect.poll(() => answered.length).toBeGreaterThan(before + 20);

      await own.stop();

      await own.start();
    }
    enough.abort();
    await Promise.all(loads);
    await Promise.all([one.fresh(), other.fresh()]);
    for (const store of [one, other]) expect(new Set(Object.keys(store.read().subscribers))).toEqual(new Set(answered));
  });

  it("refuses changes while it is away, and works again when it is back", async () => {
    const own = await ownServer();
    const store = await open({ url: await own.freshDatabase() }, newsletterShape, { patienceMs: 0 });
    await store.update(put("a", "a@x.pl"));
    await own.stop();
    const lost = store.update(put("b", "b@x.pl"));
    await expect(lost).rejects.toMatchObject({
      code: "DATABASE_UNAVAILABLE",
      hint: expect.stringContaining("try again"),
    });
    await expect(store.fresh()).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    expect(Object.keys(store.read().subscribers)).toEqual(["a"]);
    await own.start();
    await expect
      .poll(() => store.update(({ subscribers }) => Object.keys(subscribers)).catch(() => null))
      .toEqual(["a"]);
  });
});
