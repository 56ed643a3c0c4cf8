import { describe, expect, it } from "vitest";
import { openTimer } from "./timer.ts";

/**
 * A timer on a clock that the test moves, ticked three times a minute as a server does, and the times at which it ran.
 */
function timerAt(start: string, run: () => Promise<void> = async () => {}) {
  let now = Temporal.Instant.from(start);
  const ran: string[] = [];
  const clock = { now: () => now };
  const timer = openTimer({
    clock,
    run: async () => {
      ran.push(now.toZonedDateTimeISO("Europe/Warsaw").toString({ timeZoneName: "never", smallestUnit: "second" }));
      await run();
    },
  });
  const set = (change: Temporal.DurationLike) => {
    now = now.add(change);
  };
  async function pass(hours: number): Promise<void> {
    for (let tick = 0; tick < hours * 180; tick++) {
      await timer.tick();
      set({ seconds: 20 });
    }
  }
  return { timer, ran, set, pass };
}

describe("the server's own timer", () => {
  it("runs at its start, and then hourly at minute 17 of Warsaw's hours", async () => {
    const { ran, pass } = timerAt("2026-11-21T09:40:05+01:00");
    await pass(3);
    expect(ran).toEqual([
      "2026-11-21T09:40:05+01:00",
      "2026-11-21T10:17:05+01:00",
      "2026-11-21T11:17:05+01:00",
      "2026-11-21T12:17:05+01:00",
    ]);
  });

  it("does not run twice after a start right before an instant", async () => {
    const { ran, pass } = timerAt("2026-11-21T09:16:00+01:00");
    await pass(2);
    expect(ran).toEqual(["2026-11-21T09:16:00+01:00", "2026-11-21T10:17:00+01:00"]);
  });

  it.each([
    ["spring", "2027-03-28T00:30:00+01:00", ["00:30:00+01", "01:17:00+01", "03:17:00+02", "04:17:00+02"]],
    ["autumn", "2027-10-31T00:30:00+02:00", ["00:30:00+02", "01:17:00+02", "02:17:00+02", "02:17:00+01"]],
  ])("keeps to its hours while Warsaw changes its clocks in %s", async (_, start, hours) => {
    const { ran, pass } = timerAt(start);
    await pass(3.5);
    expect(ran).toEqual(hours.map((hour) => `${start.slice(0, 11)}${hour}:00`));
  });

  it("runs once after a machine has slept, or its clock was set forward", async () => {
    const { ran, set, pass } = timerAt("2026-11-21T09:17:00+01:00");
    await pass(0.5);
    set({ hours: 9 });
    await pass(2);
    expect(ran).toEqual(["2026-11-21T09:17:00+01:00", "2026-11-21T18:47:00+01:00", "2026-11-21T20:17:00+01:00"]);
  });

  it("waits the same time if the clock is set back an hour", async () => {
    const { ran, set, pass } = timerAt("2026-11-21T09:17:00+01:00");
    await pass(0.5);
    set({ hours: -1 });
    await pass(0.45);
    expect(ran).toHaveLength(1);
    await pass(0.1);
    expect(ran).toEqual(["2026-11-21T09:17:00+01:00", "2026-11-21T09:17:20+01:00"]);
    await pass(1);
    expect(ran.at(-1)).toBe("2026-11-21T10:17:00+01:00");
  });

  it("never runs twice at once, and goes on after a run that failed", async () => {
    const gate = Promise.withResolvers<void>();
    const { timer, ran, pass } = timerAt("2026-11-21T09:17:00+01:00", () => gate.promise);
    const ticks = [timer.tick(), timer.tick()];
    gate.reject(new Error("no luck"));
    expect(await Promise.allSettled(ticks)).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
    expect(ran).toHaveLength(1);
    await expect(pass(1.1)).rejects.toThrow("no luck");
    expect(ran).toEqual(["2026-11-21T09:17:00+01:00", "2026-11-21T10:17:00+01:00"]);
  });

  it("keeps no timer of its own", async () => {
    const before = process.getActiveResourcesInfo();
    await timerAt("2026-11-21T09:17:00+01:00").pass(0.1);
    expect(process.getActiveResourcesInfo()).toEqual(before);
  });
});
