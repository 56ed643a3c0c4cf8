import { expect, it } from "vitest";
import { openHealth } from "./health.ts";
import { openServersWatch } from "./servers.ts";

/** A watch over servers that compare with each other like this. */
function watched() {
  const health = openHealth({ clock: { now: () => Temporal.Instant.from("2026-11-21T08:00:00Z") } });
  const standing = { otherSecrets: 0, aheadMs: 0 };
  const watch = openServersWatch({ standing: async () => standing, health });
  return {
    async problems(now: Partial<typeof standing>) {
      Object.assign(standing, now);
      await watch.tick();
      return health.problems();
    },
  };
}

it("is an alarm while servers sign with different secrets", async () => {
  const { problems } = watched();
  expect(await problems({})).toEqual([]);
  expect(await problems({ otherSecrets: 1 })).toMatchObject([
    { part: "servers", level: "alarm", code: "SECRET_DIFFERS", hint: expect.stringContaining("AUTH_SECRET") },
  ]);
  expect(await problems({ otherSecrets: 0 })).toEqual([]);
});

it("is a warning while the clock is more than five seconds off the database's, either way", async () => {
  const { problems } = watched();
  for (const aheadMs of [-5000, 5000]) expect(await problems({ aheadMs })).toEqual([]);
  expect(await problems({ aheadMs: 61_400 })).toMatchObject([
    { part: "servers", level: "warning", code: "CLOCK_DIFFERS", message: expect.stringContaining("61 seconds ahead") },
  ]);
  expect(await problems({ aheadMs: -61_400 })).toMatchObject([
    { message: expect.stringContaining("61 seconds behind") },
  ]);
  // A different secret keeps administrators from signing in, so it is reported first.
  expect(await problems({ otherSecrets: 1 })).toMatchObject([{ code: "SECRET_DIFFERS" }]);
});
