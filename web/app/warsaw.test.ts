import { describe, expect, it } from "vitest";
import { hourOf, timeSlots } from "#api/schedule/model.ts";
import { dayAt, slotInstant, warsawDate } from "./warsaw.ts";

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;

describe("Warsaw time in a browser", () => {
  it("agrees with Temporal about every slot of two years", () => {
    for (let day = Temporal.PlainDate.from("2026-01-01"); day.year < 2028; day = day.add({ days: 1 })) {
      for (const [slot, hour] of [
        ["morning", 8],
        ["afternoon", 14],
        ["evening", 20],
      ] as const) {
        const expected = day.toZonedDateTime({ timeZone: "Europe/Warsaw", plainTime: { hour } }).epochMilliseconds;
        expect(slotInstant(day.toString(), slot)).toBe(expected);
      }
    }
  });

  it("shows the hours of the slots as HH:mm", () => {
    expect(timeSlots.map(hourOf)).toEqual(["08:00", "14:00", "20:00"]);
  });

  it("knows the date in Warsaw around midnight, in winter and in summer", () => {
    expect(warsawDate(at("2026-12-31T22:59:59Z"))).toBe("2026-12-31");
    expect(warsawDate(at("2026-12-31T23:00:00Z"))).toBe("2027-01-01");
    expect(warsawDate(at("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
  });
});

describe("the day line", () => {
  it("starts a day before its first lamp, in the colours of the night", () => {
    const day = dayAt(at("2026-11-21T03:00:00+01:00"));
    expect(day).toMatchObject({ date: "2026-11-21", slot: "evening", progress: 0 });
    expect(day.next).toBe(at("2026-11-21T08:00:00+01:00"));
  });

  it("stands at a lamp at its very instant", () => {
    expect(dayAt(at("2026-11-21T08:00:00+01:00"))).toMatchObject({ slot: "morning", progress: 0 });
    expect(dayAt(at("2026-11-21T14:00:00+01:00"))).toMatchObject({ slot: "afternoon", progress: 33.3 });
    expect(dayAt(at("2026-11-21T13:59:59+01:00")).slot).toBe("morning");
  });

  it("runs on towards tomorrow morning after the last lamp, also over a clock change", () => {
    const day = dayAt(at("2027-03-27T22:00:00+01:00"));
    expect(day.next).toBe(at("2027-03-28T08:00:00+02:00"));
    expect(day.progress).toBeCloseTo(66.7 + (2 / 11) * 33.3, 0);
  });
});
