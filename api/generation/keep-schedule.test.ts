import { rename } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import { openHealth } from "#api/health/health.ts";
import { openJobs } from "#api/jobs/jobs.ts";
import { Job } from "#api/jobs/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { openLibrary } from "#api/stories/index/library.ts";
import { temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { countingMakers, runIn } from "./generation.fixture.ts";
import { keepSchedule } from "./keep-schedule.ts";
import { openRunLog } from "./run-log.ts";

const slots = ["morning", "afternoon", "evening"];

/** A clock that a test moves. */
function movable(start: string) {
  let now = Temporal.Instant.from(start);
  const moveTo = (instant: string) => {
    now = Temporal.Instant.from(instant);
  };
  return { now: () => now, moveTo };
}

describe("a server with SCHEDULE=on", () => {
  it("makes what is missing at its start, as a job of the panel; an hour with nothing to do leaves no trace", async () => {
    const clock = movable("2026-11-21T09:00:00+01:00");
    const server = await openAdmin({ clock, settings: { SCHEDULE: "on", BUFFER_DAYS: "0" } });
    const { timer } = server.services;
    const jobs = async () => Job.array().parse((await server.call("GET", "/jobs")).json);

    await timer?.tick();
    expect((await server.ask("/api/posts/2026-11-21-morning")).status).toBe(200);
    expect(await jobs()).toMatchObject([
      { kind: "keep-schedule", by: "schedule", state: "done", items: [{ id: "2026-11-21-morning", state: "done" }] },
    ]);
    const runs = openRunLog(server.dataDir);
    expect(await runs.list()).toMatchObject([{ origin: "schedule", published: 1, failed: 0 }]);
    expect(server.git("log", "-1", "--format=%s", "origin/main")).toContain("Publish 2026-11-21-morning");

    clock.moveTo("2026-11-21T10:17:00+01:00");
    await timer?.tick();
    // The first job ended so long ago that it is no longer listed, and no other was begun.
    expect([await jobs(), (await runs.list()).length]).toEqual([[], 1]);
  });

  it("reports a failure to the health with its beginning, and later its end", async () => {
    const clock = movable("2026-11-21T09:00:00+01:00");
    const stories = slots.map((slot) => ({ id: `2026-11-21-${slot}` }));
    const server = await openAdmin({ clock, stories, settings: { SCHEDULE: "on", BUFFER_DAYS: "0" } });
    const [folder, aside] = [join(server.contentDir, ".git"), join(server.contentDir, "..", "git-aside")];
    const { timer, health } = server.services;
    const problem = { part: "timer", level: "warning", code: "CONTENT_NOT_GIT", since: "2026-11-21T08:00:00Z" };

    await rename(folder, aside);
    await expect(timer?.tick()).rejects.toThrow(AppError);
    expect(health.problems()).toMatchObject([problem]);
    clock.moveTo("2026-11-21T10:17:00+01:00");
    await expect(timer?.tick()).rejects.toThrow(AppError);
    expect(health.problems()).toMatchObject([problem]);
    clock.moveTo("2026-11-21T11:17:00+01:00");
    await rename(aside, folder);
    await timer?.tick();
    expect(health.problems()).toEqual([]);
  });
});

/** The schedule over a library of its own, with a storyteller that can be made to fail. */
async function keeping({ bufferDays = 1 } = {}) {
  const folder = await temporaryFolder();
  await folder.bare();
  const copy = await folder.clone(join(folder.root, "origin.git"), "work");
  const clock = { now: () => Temporal.Instant.from("2026-11-21T09:00:00+01:00") };
  const library = await openLibrary({ contentDir: join(copy.root, "content"), likesOf: () => 0 });
  const makers = countingMakers();
  const [jobs, health] = [openJobs({ clock }), openHealth({ clock })];
  const warnings: unknown[] = [];
  const keep = () =>
    keepSchedule({
      jobs,
      health,
      clock,
      library,
      bufferDays,
      content: copy.content(),
      log: { warn: (said: unknown) => void warnings.push(said) },
      async *generate(order, signal) {
        yield* await runIn(copy, makers, order, { library, signal, bufferDays });
        await library.refresh();
      },
    });
  return { ...makers, jobs, health, library, warnings, keep };
}

const busy = new AppError("SERVICE_BUSY", "The service is busy", { hint: "Later." });

describe("keeping the schedule", () => {
  it("continues when one story fails, reports it until it succeeds, and tries again", async () => {
    const { keep, faults, health, library, jobs, warnings } = await keeping();
    faults.write = ({ timeSlot }) => {
      if (timeSlot === "evening") throw busy;
    };
    await keep();
    expect([library.size, jobs.list()[0]?.state, warnings.length]).toEqual([3, "done", 1]);
    const message = "2026-11-21-evening: The service is busy";
    expect(health.problems()).toMatchObject([{ part: "timer", code: "SERVICE_BUSY", message, hint: "Later." }]);
    faults.write = () => {};
    await keep();
    expect([library.size, health.problems()]).toEqual([4, []]);
  });

  it("fails if no story could be made", async () => {
    const { keep, faults, health, jobs } = await keeping({ bufferDays: 0 });
    faults.write = () => {
      throw busy;
    };
    await expect(keep()).rejects.toThrow("2026-11-21-morning: The service is busy");
    expect([health.problems()[0]?.code, jobs.list()[0]?.state]).toEqual(["SERVICE_BUSY", "failed"]);
  });

  it("stops when the job is cancelled, without reporting a failure", async () => {
    const { keep, faults, health, jobs } = await keeping({ bufferDays: 0 });
    faults.write = () => void jobs.cancel(jobs.list()[0]?.id ?? "");
    await keep();
    expect([health.problems(), jobs.list()[0]?.state]).toEqual([[], "cancelled"]);
  });
});
