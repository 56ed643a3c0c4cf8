import { expect, it } from "vitest";
import { archiveAddresses, isDue, keptDates, pictureKey } from "./plan.ts";

const now = Date.parse("2027-01-01T00:30:00+01:00");
const hour = 3_600_000;

it("names the last thirty Warsaw dates, and the pages of the archive around them", () => {
  const dates = keptDates(now);
  expect([dates[0], dates.at(-1), dates.length]).toEqual(["2027-01-01", "2026-12-03", 30]);
  expect(archiveAddresses(dates)).toEqual([
    "/api/archive",
    "/api/archive/2027",
    "/api/archive/2027/01",
    "/api/archive/2026",
    "/api/archive/2026/12",
  ]);
});

it("fetches the newest two days often, older ones twice a day, and all after the clock was set back", () => {
  expect(isDue({ date: "2026-12-31", at: now - hour }, now)).toBe(true);
  expect(isDue({ date: "2026-12-31", at: now - 60_000 }, now)).toBe(false);
  expect(isDue({ date: "2026-12-30", at: now - hour }, now)).toBe(false);
  expect(isDue({ date: "2026-12-30", at: now - 13 * hour }, now)).toBe(true);
  expect(isDue({ date: "2026-12-30", at: now + hour }, now)).toBe(true);
});

it.each([
  ["/images/2026-12-30-evening.webp?w=1280&v=0123456789abcdef", "/images/2026-12-30-evening.webp?v=0123456789abcdef"],
  ["/images/2026-12-30-evening.webp?w=320", "/images/2026-12-30-evening.webp"],
  ["/images/2026-12-30-evening.webp?w=640&crop=upright", null],
  ["/media/2026-12-30-evening-en.mp4", null],
])("keeps %s as %s", (address, key) => {
  expect(pictureKey(new URL(address, "https://mruk.example"))).toBe(key);
});
