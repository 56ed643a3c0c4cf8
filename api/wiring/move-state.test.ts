import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { joinServers } from "#api/database/cluster/servers.ts";
import { openDatabase } from "#api/database/database.ts";
import { findPostgres, password } from "#api/database/postgres.fixture.ts";
import { openLedger } from "#api/newsletter/sending/ledger.ts";
import { type Config, readConfig } from "#api/platform/config.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { moveState } from "./move-state.ts";
import { stateOf } from "./state-services.ts";
import { openStores, secretOf } from "./stores/stores.ts";

const postgres = await findPostgres();
const because = postgres.missing === undefined ? "" : ` (skipped: ${postgres.missing})`;

const clock = { now: () => Temporal.Instant.from("2026-11-21T12:00:00Z") };
const log = { info: () => {}, warn: () => {} };
const morning = StoryId.parse("2026-11-21-morning");
const head = { letter: "2026-11-21", at: "2026-11-21T07:05:00Z", upTo: "2026-11-21T07:00:00Z" };

async function withStores<Result>(
  config: Config,
  work: (stores: Awaited<ReturnType<typeof openStores>>) => Promise<Result>,
) {
  const stores = await openStores({ config, clock, log });
  return work(stores).finally(stores.close);
}

/** A data folder whose server remembers some of everything. */
async function lived(): Promise<Config> {
  const config = readConfig({ DATA_DIR: folderOfTest() });
  await withStores(config, async ({ access, newsletter, health, counts, ledger }) => {
    const account = {
      username: "Ola",
      role: "publisher" as const,
      passwordHash: "$argon2id$x",
      passwordVersion: 2,
      createdAt: "2026-11-20T08:00:00.123456789Z",
      recoveryCodes: ["a-hash", "another"],
      email: "ola@example.org",
      language: "pl" as const,
    };
    await access.update(({ accounts, sessions, invitations, passkeys, usedChallenges }) => {
      accounts.ola = account;
      sessions.one = {
        account: "ola",
        way: "password",
        browser: "Firefox",
        begunAt: "2026-11-21T08:00:00.123456789Z",
        lastSeenAt: "2026-11-21T09:00:00Z",
        expiresAt: "2026-11-21T20:00:00Z",
        provenAt: "2026-11-21T08:30:00Z",
      };
      passkeys.one = {
        account: "ola",
        name: "Laptop",
        publicKey: "a-public-key",
        counter: 4_000_000_000,
        transports: ["internal", "hybrid"],
        createdAt: "2026-11-21T08:00:00Z",
      };
      usedChallenges.one = { expiresAt: "2026-11-21T08:05:00.123Z" };
      invitations.one = {
        role: "editor",
        name: "Tomek",
        invitedBy: "ola",
        createdAt: "2026-11-21T08:00:00Z",
        expiresAt: "2026-11-28T08:00:00Z",
      };
    });
    await newsletter.update(({ subscribers }) => {
      for (let number = 0; number < 50; number++) {
        const email = `reader${number}@zażółć.example`;
        subscribers[`reader-${number}`] = {
          email,
          language: number % 2 ? "pl" : "en",
          askedAt: "2026-11-20T08:00:00Z",
          // Clocks tell more than databases keep.
          confirmedAt: `2026-11-20T08:00:${10 + number}.999999${500 + number}Z`,
        };
      }
    });
    await health.update((state) => void Object.assign(state.told, { warning: "2026-11-20" }));
    await Promise.all(
      Array.from({ length: 30 }, () => counts.count({ id: morning, date: "2026-11-21", what: "likes", by: 1 })),
    );
    await counts.count({ id: morning, date: "2026-10-31", what: "views", by: 1 });
    const day = await ledger.open(head);
    for (const [id, outcome] of [
      ["reader-1", "sent"],
      ["reader-2", "refused"],
      ["reader-3", "bounced"],
    ] as const) {
      await day.announce(id);
      await day.begin(id);
      day.settle(id, outcome, clock.now());
    }
    await day.close();
  });
  return config;
}

const everything = async (config: Config) => ({
  state: await stateOf(config).export({ addresses: true }),
  letters: await withStores(config, ({ ledger }) => ledger.read(head.letter)),
  secret: await secretOf(config),
});

/** As databases keep instants. */
const toMicroseconds = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, text) =>
    typeof text === "string" && /^\d{4}-\d\d-\d\dT/.test(text)
      ? Temporal.Instant.from(text).round({ smallestUnit: "microsecond" }).toString()
      : text,
  );

describe.skipIf(postgres.missing !== undefined)(`what is remembered${because}`, () => {
  const { freshDatabase } = postgres as Exclude<typeof postgres, { missing: string }>;
  const over = async (config: Config): Promise<Config> => ({ ...config, DATABASE_URL: await freshDatabase() });

  it("moves into a database and back with nothing lost: counts, readers, letters, the secret", async () => {
    const files = await lived();
    const before = await everything(files);
    const database = await over(files);
    const summary = { stories: 1, likes: 30, views: 1, clicks: 0, subscribers: 50, administrators: 1 };
    expect(await moveState(database, "database")).toMatchObject({ summary, letters: 1, already: false });
    expect(await everything(database)).toEqual({ ...before, state: toMicroseconds(before.state) });
    // Once more, as after one of which nobody knows how it ended.
    expect(await moveState(database, "database")).toMatchObject({ summary, already: true });

    await withStores(database, ({ counts }) =>
      counts.count({ id: morning, date: "2026-11-21", what: "clicks", by: 1 }),
    );
    const back = { ...database, DATA_DIR: folderOfTest() };
    // A letter from before there was a database, which has forgotten it since.
    await (await openLedger({ dataDir: back.DATA_DIR }).open({ ...head, letter: "2026-08-01" })).close();
    // One that was killed in the middle leaves letters, and the one that it was writing under another name.
    await moveState(back, "file");
    rmSync(join(back.DATA_DIR, "state.json"));
    const left = join(back.DATA_DIR, "letters", `.${randomUUID()}.tmp`);
    writeFileSync(left, '{"letter":"2026-11-');
    expect(await moveState(back, "file")).toMatchObject({
      summary: { ...summary, clicks: 1 },
      letters: 1,
      already: false,
    });
    expect(existsSync(left)).toBe(false);
    expect(await moveState(back, "file")).toMatchObject({ already: true });
    const { DATABASE_URL: _, ...withoutDatabase } = back;
    const after = await everything(withoutDatabase);
    expect(after).toEqual(await everything(database));
    expect(after.letters?.noted).toEqual(before.letters?.noted);
  });

  it("is written over nothing that is there, and not beside a server", async () => {
    const [one, another] = await Promise.all([lived(), lived()]);
    const database = await over(one);
    await moveState(database, "database");
    await withStores(database, ({ counts }) => counts.count({ id: morning, date: "2026-11-21", what: "likes", by: 1 }));
    for (const to of ["database", "file"] as const) {
      const moving = moveState({ ...database, DATA_DIR: another.DATA_DIR }, to);
      await expect(moving).rejects.toMatchObject({
        code: "STATE_NOT_EMPTY",
        message: expect.not.stringContaining(password),
      });
    }
    await withStores(another, async () => {
      await expect(moveState({ ...database, DATA_DIR: another.DATA_DIR }, "database")).rejects.toMatchObject({
        code: "STATE_IN_USE",
      });
    });
    const empty = { ...database, DATA_DIR: folderOfTest() };
    await expect(moveState({ ...empty, DATABASE_URL: await freshDatabase() }, "file")).rejects.toMatchObject({
      code: "NO_STATE",
    });
    await expect(moveState(empty, "database")).rejects.toMatchObject({ code: "NO_STATE" });
    mkdirSync(join(empty.DATA_DIR, "counts"));
    const running = await openDatabase({ url: database.DATABASE_URL as string });
    onTestFinished(() => running.close());
    const servers = await joinServers({ database: running, hashKey: (text) => text });
    await expect(moveState(empty, "file")).rejects.toMatchObject({
      code: "STATE_IN_USE",
      hint: expect.stringContaining("Stop"),
    });
    await servers.close();
    expect(await moveState(empty, "file")).toMatchObject({ already: false });
  });

  it("is shown by the terminal also where it is in a database, which looks after its own backups", async () => {
    const database = await over(await lived());
    await moveState(database, "database");
    const state = stateOf(database);
    const { file, backups } = await state.inspect();
    expect(file).toMatchObject({
      path: expect.stringMatching(/^127\.0\.0\.1:\d+\/test_/),
      summary: { likes: 30, subscribers: 50 },
    });
    expect(backups).toEqual([]);
    await expect(state.keepBackup(clock)).rejects.toMatchObject({
      code: "STATE_IN_DATABASE",
      hint: expect.stringContaining("pg_dump"),
    });
    const restoring = state.restore({ clock, confirm: async () => true });
    await expect(restoring).rejects.toMatchObject({
      code: "STATE_IN_DATABASE",
      hint: expect.stringContaining("pg_restore"),
    });
  });
});
