import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { emptyAccess } from "#api/access/model.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { replaceCounts } from "./counts/stored-counts.ts";
import { inspectState } from "./inspect.ts";
import { emptyState, type State } from "./model.ts";
import { type RestoreOptions, restoreState } from "./restore.ts";
import { openStateFile } from "./state-file.ts";
import { readState } from "./stored-state.ts";

const clock = { now: () => Temporal.Instant.from("2026-11-21T15:30:45Z") };
const name = "state-2026-11-21T11Z.json";

const account = (username: string, passwordVersion = 1) => ({
  username,
  role: "owner" as const,
  passwordHash: "$argon2id$v=19$…",
  passwordVersion,
  createdAt: "2026-11-01T10:00:00Z",
});

const morning = StoryId.parse("2026-11-21-morning");

function stateOf({ likes = 0, accounts = {} }: { likes?: number; accounts?: State["access"]["accounts"] }): State {
  const stories = { [morning]: { likes, views: 0, clicks: 0 } };
  return { ...emptyState(), access: { ...emptyAccess(), accounts }, engagement: { stories, days: {} } };
}

/** A state as the first version of the program wrote it. */
function firstVersion({ engagement, newsletter }: State): object {
  return { version: 1, engagement, newsletter };
}

/** A data folder with these files, the backup from 11 o'clock. */
async function folderWith({ state, backup }: { state?: object | string; backup?: object }) {
  const dataDir = folderOfTest();
  await mkdir(join(dataDir, "backups"));
  const write = (path: string, value: object | string) =>
    writeFile(join(dataDir, path), typeof value === "string" ? value : JSON.stringify(value));
  if (state !== undefined) await write("state.json", state);
  if (backup !== undefined) await write(join("backups", name), backup);
  return dataDir;
}

async function writeIn(dataDir: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(dataDir, path)), { recursive: true });
  await writeFile(join(dataDir, path), text);
}

const restore = (dataDir: string, order: Partial<RestoreOptions> = {}) =>
  restoreState({ dataDir, clock, confirm: async () => true, ...order });

/** The state of a server that starts now. */
async function startedOn(dataDir: string): Promise<State> {
  const file = await openStateFile({ dataDir, clock });
  onTestFinished(() => file.close());
  const { engagement } = (await readState(dataDir)) ?? {};
  if (engagement === undefined) throw new Error("There are no counts.");
  expect(file.counts.byDay()).toEqual(engagement.days);
  for (const [id, counts] of Object.entries(engagement.stories)) {
    expect(file.counts.countsOf(StoryId.parse(id))).toEqual(counts);
  }
  return { ...file.read(), engagement };
}

describe("a named backup", () => {
  it.each([
    ["its name", () => name],
    ["its path", (dataDir: string) => join(dataDir, "backups", name)],
  ])("is restored by %s also over a state that can be used, which becomes a backup itself", async (_, wanted) => {
    const dataDir = await folderWith({ state: stateOf({ likes: 9 }), backup: stateOf({ likes: 5 }) });
    const questions: unknown[] = [];
    const result = await restore(dataDir, {
      wanted: wanted(dataDir),
      confirm: async (found, { path }) => questions.push([found, path]) > 0,
    });
    expect(questions).toEqual([[`${join(dataDir, "state.json")} can be used`, join(dataDir, "backups", name)]]);
    const keptAs = join(dataDir, "backups", "state-2026-11-21T15-30-45.000Z.json");
    expect(result).toMatchObject({ outcome: "restored", backup: { summary: { likes: 5 } }, keptAs });
    expect(await inspectState(dataDir)).toMatchObject({
      file: { summary: { likes: 5 } },
      backups: [{ path: keptAs, byHand: true, summary: { likes: 9 } }, { summary: { likes: 5 } }],
    });
    // The replaced state can be restored the same way.
    await restore(dataDir, { wanted: keptAs });
    expect((await inspectState(dataDir)).file).toMatchObject({ summary: { likes: 9 } });
  });

  it("may be any file of its kind, elsewhere", async () => {
    const [dataDir, elsewhere] = [await folderWith({}), await folderWith({ backup: stateOf({ likes: 3 }) })];
    const wanted = join(elsewhere, "backups", name);
    expect(await restore(dataDir, { wanted })).toMatchObject({ outcome: "restored", keptAs: null });
    expect((await inspectState(dataDir)).file).toMatchObject({ summary: { likes: 3 } });
  });

  it("replaces the counts too, which are part of the backup that what was there becomes", async () => {
    const dataDir = await folderWith({ state: stateOf({ likes: 9 }), backup: stateOf({ likes: 5 }) });
    const file = await openStateFile({ dataDir, clock });
    await file.counts.count({ id: morning, date: "2026-11-21", what: "likes", by: 1 });
    await file.close();
    const { keptAs } = (await restore(dataDir, { wanted: name })) as { keptAs: string };
    expect((await startedOn(dataDir)).engagement.stories[morning]?.likes).toBe(5);
    expect(JSON.parse(await readFile(keptAs, "utf8"))).toMatchObject({
      engagement: { stories: { [morning]: { likes: 10 } } },
    });
  });

  it("that holds no counts keeps the existing ones, and replaces nothing while they are damaged", async () => {
    const { engagement: _, ...bare } = stateOf({ accounts: { ola: account("Ola") } });
    const dataDir = await folderWith({ state: stateOf({ likes: 9 }), backup: bare });
    await openStateFile({ dataDir, clock }).then((file) => file.close());
    await restore(dataDir, { wanted: name });
    const file = await openStateFile({ dataDir, clock });
    expect([file.counts.countsOf(morning).likes, Object.keys(file.read().access.accounts)]).toEqual([9, ["ola"]]);
    await file.close();
    await writeFile(join(dataDir, "counts", "2026-11.json"), "");
    await expect(restore(dataDir, { wanted: name })).rejects.toMatchObject({ code: "NO_BACKUP" });
  });

  it.each([
    ["that is not there", "state-2026-11-21T07Z.json", "NO_BACKUP"],
    ["that is damaged", name, "STATE_DAMAGED"],
    ["that is no file", ".", "STATE_UNAVAILABLE"],
  ])("%s is refused, and nothing is touched", async (_, wanted, code) => {
    const dataDir = await folderWith({ state: stateOf({ likes: 9 }), backup: { version: 3 } });
    const before = await readFile(join(dataDir, "state.json"));
    await expect(restore(dataDir, { wanted })).rejects.toMatchObject({ code });
    expect(await readFile(join(dataDir, "state.json"))).toEqual(before);
  });

  it("never replaces a state that a newer program wrote", async () => {
    const dataDir = await folderWith({ state: { version: 99 }, backup: stateOf({}) });
    await expect(restore(dataDir, { wanted: name })).rejects.toMatchObject({ code: "STATE_TOO_NEW" });
    expect(await readFile(join(dataDir, "state.json"), "utf8")).toBe('{"version":99}');
  });
});

describe("administrators after a restoration", () => {
  it("sign in again, since the backup does not know which tokens have ended", async () => {
    const dataDir = await folderWith({
      state: stateOf({ accounts: { ola: account("Ola", 7) } }),
      backup: stateOf({ accounts: { ola: { ...account("Ola", 1), recoveryCodes: ["a hash"] } } }),
    });
    await restore(dataDir, { wanted: name });
    const { accounts } = (await startedOn(dataDir)).access;
    // Nor does it know which recovery codes were used.
    expect(accounts.ola).not.toHaveProperty("recoveryCodes");
    expect(accounts.ola).toMatchObject({ username: "Ola", passwordVersion: expect.any(Number) });
    expect(accounts.ola?.passwordVersion).toBeGreaterThan(7);
  });

  it("stay when the backup is older than any of them, so that the set-up does not open again", async () => {
    const dataDir = await folderWith({
      state: stateOf({ accounts: { ola: account("Ola") } }),
      backup: firstVersion(stateOf({ likes: 5 })),
    });
    await restore(dataDir, { wanted: name });
    const { access, engagement } = await startedOn(dataDir);
    expect(Object.values(access.accounts).map(({ username }) => username)).toEqual(["Ola"]);
    expect(engagement.stories["2026-11-21-morning"]?.likes).toBe(5);
  });
});

describe("a state of the first version", () => {
  const old = {
    version: 1,
    engagement: {
      stories: { "2026-11-21-morning": { likes: 4, views: 30, clicks: 2 } },
      days: { "2026-11-21": { likes: 4, views: 30, clicks: 2 } },
    },
    newsletter: {
      subscribers: {
        "an-id": {
          email: "ola@example.org",
          language: "pl",
          askedAt: "2026-11-20T10:00:00Z",
          confirmedAt: "2026-11-20T10:05:00Z",
        },
      },
    },
  };

  it("is migrated at the start and loses nothing, also when it is written", async () => {
    const dataDir = await folderWith({ state: old });
    const file = await openStateFile({ dataDir, clock });
    const { engagement, ...migrated } = {
      ...old,
      version: 8,
      access: emptyAccess(),
      health: { told: {} },
    };
    expect(file.read()).toEqual(migrated);
    await file.counts.count({ id: StoryId.parse("2026-11-21-morning"), date: "2026-11-22", what: "views", by: 1 });
    await file.close();
    expect(JSON.parse(await readFile(join(dataDir, "state.json"), "utf8"))).toEqual(migrated);
    expect(await readState(dataDir)).toEqual({
      ...migrated,
      engagement: {
        stories: { "2026-11-21-morning": { likes: 4, views: 31, clicks: 2 } },
        days: { ...engagement.days, "2026-11-22": { likes: 0, views: 1, clicks: 0 } },
      },
    });
    // The older program can still go back: its file is the backup.
    const { backups } = await inspectState(dataDir);
    expect(JSON.parse(await readFile(backups[0]?.path ?? "", "utf8"))).toEqual(old);
  });

  it.each<[string, (dataDir: string) => Promise<unknown>]>([
    ["before anything was done", async () => {}],
    ["while the counts were being written", (dataDir) => writeIn(dataDir, "counts.new/2026-11.json", '{"month":')],
    [
      "between the counts of before and those that take their place",
      async (dataDir) => {
        await replaceCounts(dataDir, { stories: {}, days: { "2026-01-01": { likes: 9, views: 9, clicks: 9 } } });
        await rename(join(dataDir, "counts"), join(dataDir, "counts.old"));
      },
    ],
    ["before the file was written without its counts", (dataDir) => replaceCounts(dataDir, old.engagement)],
  ])("has its counts once where a start was killed %s", async (_, leave) => {
    const dataDir = await folderWith({ state: old });
    await leave(dataDir);
    const remembered = await startedOn(dataDir);
    expect(remembered.engagement).toEqual(old.engagement);
    const names = await readdir(dataDir);
    expect(names.filter((name) => name.startsWith("counts"))).toEqual(["counts"]);
    expect(JSON.parse(await readFile(join(dataDir, "state.json"), "utf8"))).not.toHaveProperty("engagement");
  });

  it("is restored from a backup in place of a damaged file", async () => {
    const dataDir = await folderWith({ state: "{", backup: old });
    expect(await restore(dataDir)).toMatchObject({
      outcome: "restored",
      backup: { summary: { version: 8, likes: 4, subscribers: 1, administrators: 0 } },
    });
    expect(await startedOn(dataDir)).toEqual({
      ...old,
      version: 8,
      access: emptyAccess(),
      health: { told: {} },
    });
  });
});
