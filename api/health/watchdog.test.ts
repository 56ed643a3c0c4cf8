import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#api/database/database.ts";
import { findPostgres } from "#api/database/postgres.fixture.ts";
import { healthShape } from "#api/database/state/part-shapes.ts";
import { openPartStore } from "#api/database/state/part-store.ts";
import type { Mail } from "#api/mail/model.ts";
import { mailHtml, mailText } from "#api/newsletter/letter/mail-content.ts";
import { AppError } from "#api/platform/errors.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { bufferOf } from "#api/schedule/buffer.ts";
import { publishedAtText, slotsOfDays, storyIdOf } from "#api/schedule/slots.ts";
import { openStateFile, partOf } from "#api/state/state-file.ts";
import { openHealth } from "./health.ts";
import type { HealthState, Problem } from "./model.ts";
import { openWatchdog, type WatchdogParts } from "./watchdog.ts";

let now: Temporal.Instant;
let state: HealthState;
let mails: Mail[];
let logged: string[];
/** Problems that the log reports as solved. */
let over: string[];
/** From the morning of 21 November on. */
const everyStory = slotsOfDays("2026-11-21", 10).map((slot) => ({
  id: storyIdOf(slot),
  publishedAt: publishedAtText(slot),
}));
/** How many stories exist. */
let stories: number;
let mailFails: boolean;
let diskFails: boolean;

const clock = { now: () => now };
const at = (text: string) => {
  now = Temporal.Instant.from(text);
};

const inMemory: WatchdogParts["store"] = {
  read: () => structuredClone(state),
  fresh: async () => {},
  async update(change) {
    if (diskFails) throw new AppError("DISK_FULL", "There is no room.");
    return change(state);
  },
};

function watch({ bufferDays = 2, administrator = "ola@mruk.example" as string | null, store = inMemory } = {}) {
  const health = openHealth({ clock });
  const supply = () => ({ now, bufferDays, stories: everyStory.slice(0, stories) });
  const watchdog = openWatchdog({
    clock,
    log: {
      warn: (...args: unknown[]) => void logged.push(JSON.stringify(args)),
      info: (...args: unknown[]) => void over.push(JSON.stringify(args)),
    },
    health,
    buffer: () => bufferOf(supply()),
    store,
    mail: {
      async send(mail) {
        if (mailFails) throw new AppError("MAIL_UNAVAILABLE", "The mail could not be sent.");
        mails.push(mail);
      },
    },
    renderers: { html: mailHtml, text: mailText },
    administrator,
    siteUrl: "https://mruk.example",
  });
  /** Ticks once a minute, for so many minutes. */
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute++) {
      await watchdog.tick();
      now = now.add({ minutes: 1 });
    }
  };
  return { health, watchdog, minutes };
}

const postgres = await findPostgres();

/** Where a server finds the same state after a restart. */
const places = [
  ["a file", keptInFile] as const,
  ...(postgres.missing ? [] : [["a database", keptInDatabase] as const]),
];

async function keptInFile() {
  const dataDir = folderOfTest();
  return async () => {
    const file = await openStateFile({ dataDir, clock });
    return { store: partOf(file, "health"), close: file.close };
  };
}

async function keptInDatabase() {
  if (postgres.missing !== undefined) throw new Error(postgres.missing);
  const url = await postgres.freshDatabase();
  return async () => {
    const database = await openDatabase({ url });
    const store = await openPartStore(database, healthShape);
    const close = async () => {
      await store.close();
      await database.close();
    };
    return { store, close };
  };
}

const subjects = () => mails.map(({ subject }) => subject);
const trouble = (level: Problem["level"]) => ({ level, code: "REMOTE_UNREACHABLE", message: "The remote is away." });

beforeEach(() => {
  at("2026-11-21T15:00:00+01:00");
  [state, mails, logged, over, stories, mailFails, diskFails] = [{ told: {} }, [], [], [], 30, false, false];
});

describe("the stories, as the watchdog reports them", () => {
  it("are well with a day of them", async () => {
    const { health, watchdog } = watch();
    await watchdog.tick();
    expect(health.problems()).toEqual([]);
  });

  it("are a warning that names until when they last, with less than a day of them", async () => {
    stories = 4;
    const { health, watchdog } = watch();
    await watchdog.tick();
    expect(health.problems()).toEqual([
      {
        part: "stories",
        level: "warning",
        code: "BUFFER_LOW",
        message: "Stories are ready only until Sun 22 Nov, 08:00 (Warsaw time).",
        hint: expect.stringContaining("mruk generate"),
        since: "2026-11-21T14:00:00Z",
      },
    ]);
  });

  it.each([
    [2, "2026-11-21T15:00:00+01:00", "Nobody has made the evening story of Sat 21 Nov, 20:00 (Warsaw time)."],
    [1, "2026-11-21T15:00:00+01:00", "Readers miss the afternoon story of Sat 21 Nov, 14:00 (Warsaw time)."],
    [0, "2027-03-28T08:00:00+02:00", "Readers miss the morning story of Sun 28 Mar, 08:00 (Warsaw time)."],
  ])("are an alarm that names the slot without one (%i stories)", async (count, time, message) => {
    stories = count;
    at(time);
    const { health, watchdog } = watch();
    await watchdog.tick();
    expect(health.problems()).toMatchObject([{ level: "alarm", code: "BUFFER_EMPTY", message }]);
  });

  it("are fine again as soon as there are some", async () => {
    stories = 0;
    const { health, watchdog } = watch();
    await watchdog.tick();
    stories = 30;
    await watchdog.tick();
    expect(health.problems()).toEqual([]);
  });

  it("are an alarm an hour after the slot when none are made ahead", async () => {
    stories = 1;
    at("2026-11-21T14:00:00+01:00");
    const { health, minutes } = watch({ bufferDays: 0 });
    await minutes(60);
    expect(health.problems()).toEqual([]);
    await minutes(1);
    expect(health.problems()).toMatchObject([{ code: "BUFFER_EMPTY" }]);
  });
});

describe("the administrator", () => {
  it("gets one mail a Warsaw day and level: a warning in the morning and an alarm in the afternoon are two mails", async () => {
    const { health, minutes } = watch();
    health.report("content", trouble("warning"));
    await minutes(60);
    expect(subjects()).toEqual(["Mruk: the remote is away"]);
    health.report("letter", { level: "warning", code: "MAIL_UNAVAILABLE", message: "No mail leaves." });
    await minutes(60);
    expect(mails).toHaveLength(1);
    stories = 2;
    await minutes(60);
    expect(subjects().slice(1)).toEqual(["Mruk: nobody has made the evening story of Sat 21 Nov, 20:00 (and 2 more)"]);
    await minutes(3 * 60);
    expect(mails).toHaveLength(2);
    at("2026-11-22T00:00:00+01:00");
    await minutes(60);
    expect(mails).toHaveLength(3);
    expect(state.told).toEqual({ warning: "2026-11-22", alarm: "2026-11-22" });
  });

  it("gets no mail for problems that pass within two minutes", async () => {
    const { health, minutes } = watch();
    health.report("content", trouble("alarm"));
    await minutes(2);
    health.report("content", null);
    await minutes(10);
    health.report("content", trouble("alarm"));
    await minutes(2);
    expect(mails).toEqual([]);
    expect(logged).toEqual([]);
    await minutes(1);
    expect(mails).toHaveLength(1);
  });

  it.each(places)("gets no second mail after a restart over %s", async (_, keep) => {
    const start = await keep();
    for (let starts = 0; starts < 3; starts++) {
      const { store, close } = await start();
      const { health, minutes } = watch({ store });
      health.report("content", trouble("alarm"));
      await minutes(10);
      await close();
    }
    expect(mails).toHaveLength(1);
  });

  it.each([
    ["an hour", "2026-11-21T23:30:00+01:00", "2026-11-21T22:40:00+01:00"],
    ["an hour, over midnight", "2026-11-22T00:05:00+01:00", "2026-11-21T23:15:00+01:00"],
  ])("is not told again when the clock jumps back %s", async (_, before, after) => {
    at(before);
    const { health, minutes } = watch();
    health.report("content", trouble("alarm"));
    await minutes(10);
    at(after);
    await minutes(60);
    expect(mails).toHaveLength(1);
  });

  it("gets a mail although a clock that was years ahead dated the last one", async () => {
    state.told = { alarm: "2031-01-01" };
    const { health, minutes } = watch();
    health.report("content", trouble("alarm"));
    await minutes(3);
    expect(mails).toHaveLength(1);
  });

  it("gets the mail once mail leaves again, which is tried every quarter of an hour and logged once", async () => {
    mailFails = true;
    const { health, watchdog, minutes } = watch();
    health.report("content", trouble("alarm"));
    await minutes(40);
    expect(logged.filter((line) => line.includes("could not be told"))).toHaveLength(1);
    expect(state.told).toEqual({});
    mailFails = false;
    // Tried at 15:02, 15:17 and 15:32.
    await minutes(7);
    expect(mails).toEqual([]);
    await watchdog.tick();
    expect(mails).toHaveLength(1);
  });

  it("gets one mail when the disk has no room to note it, and it is noted when there is some", async () => {
    diskFails = true;
    const { health, minutes } = watch();
    health.report("disk", { level: "alarm", code: "DISK_FULL", message: "There is no room." });
    await minutes(30);
    expect(mails).toHaveLength(1);
    diskFails = false;
    await minutes(1);
    expect(state.told).toEqual({ alarm: "2026-11-21" });
  });

  it("is replaced by the log, once per problem, when none is configured", async () => {
    const { health, minutes } = watch({ administrator: null });
    const warnings = () => logged.map((line) => /[A-Z]+_[A-Z]+/.exec(line)?.[0]);
    health.report("content", trouble("warning"));
    stories = 4;
    await minutes(30);
    expect(warnings()).toEqual(["REMOTE_UNREACHABLE", "BUFFER_LOW"]);
    health.report("content", null);
    await minutes(30);
    expect(over).toEqual([expect.stringContaining("REMOTE_UNREACHABLE")]);
    health.report("content", trouble("warning"));
    await minutes(30);
    expect(warnings().filter((code) => code === "REMOTE_UNREACHABLE")).toHaveLength(2);
    expect(mails).toEqual([]);
  });
});
