import { describe, expect, it } from "vitest";
import { id, places, reserve, spend } from "./spending.fixture.ts";
import type { Spending } from "./spending.ts";

/** Whether it is still pending after everything that is due has run, and after the book was read twice. */
async function isWaiting(reserving: Promise<unknown>, spending: Spending): Promise<boolean> {
  await spending.calls();
  await spending.calls();
  return (await Promise.race([reserving, Promise.resolve("waits")])) === "waits";
}

for (const { place, missing, openedBook } of places) {
  describe.skipIf(missing !== undefined)(`a reservation in ${place}`, () => {
    it("waits for the calls under way, of this run and of others, and takes what they leave", async () => {
      const { open } = await openedBook({ perDayUsd: 1 });
      const [one, two] = [open(), open()];
      const underWay = [await reserve(one, 0.5), await reserve(two, 0.4)] as const;
      const waiting = reserve(one, 0.6);
      expect(await isWaiting(waiting, one)).toBe(true);
      await underWay[0].settle({ usd: 0.3 });
      expect(await isWaiting(waiting, one)).toBe(true);
      await underWay[1].settle({ usd: 0.05 });
      await expect(waiting).resolves.toBeDefined();
      expect(await open().costOf(id)).toBe(0.95);
    });

    it("refuses at once what would not fit even if the calls under way cost nothing", async () => {
      const { open } = await openedBook({ perDayUsd: 1 });
      await spend(open(), 0.5);
      await reserve(open(), 0.3);
      await expect(reserve(open(), 0.6)).rejects.toMatchObject({
        code: "BUDGET_SPENT",
        message: expect.stringMatching(/\$0\.20 left: \$0\.50 spent and \$0\.30 set aside/),
      });
    });

    it("refuses what it waited for when the calls under way have cost too much", async () => {
      const { open } = await openedBook({ perDayUsd: 1 });
      const run = open();
      const underWay = await reserve(run, 0.5);
      const waiting = reserve(run, 0.6);
      expect(await isWaiting(waiting, run)).toBe(true);
      await underWay.settle({ usd: 0.5 });
      await expect(waiting).rejects.toMatchObject({ code: "BUDGET_SPENT" });
      expect(await run.calls()).toHaveLength(1);
    });

    it("does not wait for a call that ended without its cost becoming known, nor for one of a killed run", async () => {
      const { open, pass } = await openedBook({ perDayUsd: 1 });
      const run = open();
      const broken = await reserve(run, 0.5);
      broken.end();
      const refusal = { code: "BUDGET_SPENT", message: expect.stringContaining("$0.50 set aside") };
      await expect(reserve(run, 0.6)).rejects.toMatchObject(refusal);
      expect([run.spentUsd(), run.setAsideUsd()]).toEqual([0.5, 0.5]);
      // To other runs it may be under way until a call's longest time is over.
      const other = open();
      const waiting = reserve(other, 0.6);
      expect(await isWaiting(waiting, other)).toBe(true);
      pass({ minutes: 5 });
      await expect(waiting).rejects.toMatchObject(refusal);
    });

    it("stops waiting when it is cancelled, and has noted nothing", async () => {
      const { open } = await openedBook({ perRunUsd: 1 });
      const run = open();
      await reserve(run, 0.5);
      const stop = new AbortController();
      const waiting = reserve(run, 0.6, id, stop.signal);
      expect(await isWaiting(waiting, run)).toBe(true);
      stop.abort(new Error("enough"));
      await expect(waiting).rejects.toThrow("enough");
      expect([await run.calls(), run.spentUsd()]).toMatchObject([[{ atMostUsd: 0.5 }], 0.5]);
    });

    it("counts a call that waited over midnight on the day on which it is made", async () => {
      const { open, pass } = await openedBook({ perDayUsd: 1 });
      pass({ hours: 11, minutes: 59 });
      const run = open();
      await reserve(run, 0.5);
      const waiting = reserve(run, 0.6);
      expect(await isWaiting(waiting, run)).toBe(true);
      pass({ minutes: 2 });
      await waiting;
      expect((await run.calls()).map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-22"]);
    });
  });
}
