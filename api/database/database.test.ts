import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { type DatabaseOptions, openDatabase } from "./database.ts";
import { reasonOf } from "./database-error.ts";
import { openProxyTo } from "./failing-network.fixture.ts";
import { findPostgres, password, startPostgres } from "./postgres.fixture.ts";

const postgres = await findPostgres();

async function open(url: string, options: Partial<DatabaseOptions> = {}) {
  const database = await openDatabase({ url, patienceMs: 0, ...options });
  onTestFinished(() => database.close());
  return database;
}

describe.skipIf(postgres.missing !== undefined)(
  `a database${postgres.missing ? ` (skipped: ${postgres.missing})` : ""}`,
  () => {
    const { freshDatabase } = postgres as Exclude<typeof postgres, { missing: string }>;

    it("makes its tables once, when three servers start at the same moment", async () => {
      const url = await freshDatabase({ empty: true });
      const [one] = await Promise.all([open(url), open(url), open(url)]);
      expect(await one.query.selectFrom("state_parts").select("part").orderBy("part").execute()).toEqual([
        { part: "access" },
        { part: "counts" },
        { part: "health" },
        { part: "newsletter" },
      ]);
    });

    it("is refused when a newer program has migrated it", async () => {
      const url = await freshDatabase();
      const database = await open(url);
      await sql`insert into kysely_migration values ('9999-tomorrow', '2030-01-01')`.execute(database.query);
      await expect(openDatabase({ url, patienceMs: 0 })).rejects.toMatchObject({
        code: "DATABASE_TOO_NEW",
        message: expect.stringContaining("9999-tomorrow"),
      });
    });

    it("is refused with the reason when it cannot be used, and never with the password", async () => {
      const url = await freshDatabase();
      const wrong = new URL(url);
      wrong.password = "not-the-password";
      const refused = await openDatabase({ url: wrong.href, patienceMs: 60_000 }).catch((error) => error);
      expect(refused).toMatchObject({
        code: "DATABASE_UNAVAILABLE",
        message: expect.stringContaining("let this user in"),
      });
      const absent = await openDatabase({ url: `${url}_gone` }).catch((error) => error);
      expect(absent.message).toContain("there is no database of this name");
      const closed = await openDatabase({ url: url.replace(/:\d+\//, ":1/"), patienceMs: 100 }).catch((error) => error);
      expect(closed.message).toMatch(
        /^The database at 127\.0\.0\.1:1\/test_\w+ cannot be used: nobody answers at its address\.$/,
      );
      const unknown = await openDatabase({
        url: "postgres://mruk:never-to-be-shown@mruk.invalid/mruk",
        patienceMs: 0,
      }).catch((error) => error);
      expect(unknown.message).toContain("its host's name is not known");
      for (const error of [refused, absent, closed, unknown]) {
        const all = `${error.message} ${error.hint} ${error.stack} ${error.cause?.stack} ${JSON.stringify(error)} ${JSON.stringify(error.cause)}`;
        expect(all).not.toContain(password);
        expect(all).not.toContain("not-the-password");
      }
    });

    it("is refused when its encoding cannot store every letter", async () => {
      const url = new URL(await freshDatabase({ empty: true }));
      const database = await open(url.href);
      const name = `${url.pathname.slice(1)}_latin`;
      await sql`create database ${sql.id(name)} template template0 encoding 'LATIN1'`.execute(database.query);
      url.pathname = `/${name}`;
      await expect(openDatabase({ url: url.href, patienceMs: 0 })).rejects.toMatchObject({
        code: "DATABASE_UNAVAILABLE",
        message: expect.stringContaining("LATIN1"),
        hint: expect.stringContaining("UTF8"),
      });
    });

    it("behaves the same whatever its users configured, and is refused with the reason where it cannot", async () => {
      const url = new URL(await freshDatabase({ empty: true }));
      const name = url.pathname.slice(1);
      const database = await open(url.href);
      const set = (setting: string) => sql.raw(`alter database ${name} set ${setting}`).execute(database.query);
      const refusal = () => openDatabase({ url: url.href, patienceMs: 0 }).catch(({ message }) => message as string);
      await set("search_path = nowhere");
      expect(await refusal()).toMatch(/cannot be used: its tables are not there|there is no schema in its search_path/);
      await sql.raw(`alter database ${name} reset search_path`).execute(database.query);
      for (const setting of ["timezone = 'Europe/Warsaw'", "statement_timeout = '1ms'", "idle_session_timeout = '1s'"])
        await set(setting);
      await set("default_transaction_isolation = 'serializable'");
      const ask = async (options?: { withoutTimeouts: boolean }) => {
        const { rows } = await sql`
          select now()::text as now, current_setting('transaction_isolation') as isolation,
            current_setting('idle_session_timeout') as idle, current_setting('statement_timeout') as longest
        `.execute((await open(url.href, options)).query);
        return rows[0];
      };
      const same = { now: expect.stringMatching(/\+00$/), isolation: "read committed", idle: "0" };
      expect(await ask()).toEqual({ ...same, longest: "10s" });
      // Moving the whole state has no timeout.
      expect(await ask({ withoutTimeouts: true })).toEqual({ ...same, longest: "0" });
    });

    it("keeps its own timeouts against those in the address, and keeps the address's other options", async () => {
      const url = new URL(await freshDatabase());
      url.searchParams.set(
        "options",
        "-c work_mem=7MB -c timezone=Europe/Warsaw -c default_transaction_isolation=serializable",
      );
      for (const limit of ["statement_timeout", "query_timeout", "idle_in_transaction_session_timeout"])
        url.searchParams.set(limit, "1");
      const ask = async (options?: { withoutTimeouts: boolean }) => {
        const { rows } = await sql`
          select current_setting('work_mem') as memory, current_setting('timezone') as timezone,
            current_setting('transaction_isolation') as isolation, current_setting('statement_timeout') as longest,
            current_setting('idle_in_transaction_session_timeout') as abandoned, pg_sleep(0.01)::text
        `.execute((await open(url.href, options)).query);
        return rows[0];
      };
      const same = { memory: "7MB", timezone: "UTC", isolation: "read committed" };
      expect(await ask()).toMatchObject({ ...same, longest: "10s", abandoned: "8s" });
      expect(await ask({ withoutTimeouts: true })).toMatchObject({ ...same, longest: "0" });
    });

    it("answers again after all connections to it were cut silently, and releases its locks without an error", async () => {
      const proxy = await openProxyTo(await freshDatabase());
      const database = await open(proxy.url, { unansweredMs: 200 });
      const ask = () => database.query.selectFrom("state_parts").select("part").execute();
      await Promise.all(Array.from({ length: 3 }, ask));
      const [lead, letter] = [await database.hold("lead"), await database.hold("letter")];
      proxy.silence();
      await Promise.all(Array.from({ length: 3 }, () => expect(ask()).rejects.toThrow("timeout")));
      for (let times = 0; times < 3; times++) expect(await ask()).toHaveLength(4);
      expect(await lead?.confirm()).toBe(false);
      await letter?.release();
    });

    it("is refused through a pooler that pools by transaction, since locks and notifications do not work through one", async () => {
      const proxy = await openProxyTo(await freshDatabase());
      proxy.lose("mruk_hello");
      await expect(openDatabase({ url: proxy.url, patienceMs: 0, unansweredMs: 2_000 })).rejects.toMatchObject({
        code: "DATABASE_UNAVAILABLE",
        hint: expect.stringContaining("by session"),
        message: expect.not.stringContaining(password),
      });
    });

    it("is reported as unavailable when it goes away while it is opened, and the process goes on", async () => {
      const proxy = await openProxyTo(await freshDatabase());
      proxy.breakAt("listen mruk_counts");
      await expect(openDatabase({ url: proxy.url, patienceMs: 0 })).rejects.toMatchObject({
        code: "DATABASE_UNAVAILABLE",
      });
    });

    it("notifies every server of what one of them sends, the sender too", async () => {
      const url = await freshDatabase();
      const [one, other] = await Promise.all([open(url), open(url)]);
      const heard: unknown[] = [];
      one.listen("content", (payload) => heard.push(["one", payload]));
      other.listen("content", (payload) => heard.push(["other", payload]));
      other.listen("counts", (payload) => heard.push(["counts", payload]));
      await one.notify("content", "a new story");
      await expect.poll(() => heard.length).toBe(2);
      expect(heard).toEqual(
        expect.arrayContaining([
          ["one", "a new story"],
          ["other", "a new story"],
        ]),
      );
    });

    it("lets one server at a time hold a lock, and the next one as soon as that one is gone", async () => {
      const url = await freshDatabase();
      const [one, other] = [await openDatabase({ url }), await open(url)];
      const held = await one.hold("lead");
      expect(held?.isHeld()).toBe(true);
      expect(await other.hold("lead")).toBeNull();
      expect(await (await other.hold("another"))?.confirm()).toBe(true);
      await one.close();
      expect(held?.isHeld()).toBe(false);
      await expect.poll(() => other.hold("lead")).not.toBeNull();
    });
  },
);

it("reconnects after its server restarted: locks are lost, and listeners learn that they missed something", async () => {
  const own = await startPostgres();
  if (own.missing !== undefined) return;
  onTestFinished(own.close);
  const database = await open(await own.freshDatabase());
  const heard: (string | null)[] = [];
  database.listen("state", (payload) => heard.push(payload));
  const held = await database.hold("lead");
  await own.stop();
  await expect.poll(() => held?.isHeld()).toBe(false);
  await expect(database.notify("state", "lost")).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  await expect(database.hold("lead")).rejects.toSatisfy((error) => reasonOf(error) !== null);
  await own.start();
  await expect.poll(() => heard).toEqual([null]);
  await database.notify("state", "heard");
  await expect.poll(() => heard).toEqual([null, "heard"]);
  expect(await held?.confirm()).toBe(false);
});
