import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StoryId } from "#api/stories/model.ts";
import { type Slot, type TimeSlot, timeSlots } from "./model.ts";
import {
  nextSlot,
  publishedAtText,
  publishingInstant,
  slotOf,
  slotsOfDay,
  slotsOfDays,
  slotsToFill,
  storyIdOf,
  warsawDate,
} from "./slots.ts";

const at = (text: string) => Temporal.Instant.from(text);
const slot = (date: string, timeSlot: TimeSlot): Slot => ({ date, timeSlot });

/** The result of `slotsToFill`, one short text per slot. */
const toFill = (order: Omit<Parameters<typeof slotsToFill>[0], "has"> & { stories?: string[] }) =>
  slotsToFill({ ...order, has: (id) => order.stories?.includes(id) ?? false }).map(
    ({ slot, reason }) => `${reason} ${storyIdOf(slot)}`,
  );

/** Any Warsaw date of the years in which the product may reasonably run. */
const dates = fc
  .integer({ min: 0, max: 365 * 25 })
  .map((days) => Temporal.PlainDate.from("2025-01-01").add({ days }).toString());
const slots = fc.record({ date: dates, timeSlot: fc.constantFrom(...timeSlots) });
const instants = fc
  .integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2049, 0, 1) })
  .map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds));

describe("the instants of the slots", () => {
  // Each line: the Warsaw date, and its three instants in universal time.
  const days = {
    "the day before summer time 2026": ["2026-03-28", "07:00", "13:00", "19:00"],
    "the first day of summer time 2026": ["2026-03-29", "06:00", "12:00", "18:00"],
    "the day before winter time 2026": ["2026-10-24", "06:00", "12:00", "18:00"],
    "the first day of winter time 2026": ["2026-10-25", "07:00", "13:00", "19:00"],
    "the first day of summer time 2027": ["2027-03-28", "06:00", "12:00", "18:00"],
    "the first day of winter time 2027": ["2027-10-31", "07:00", "13:00", "19:00"],
    "New Year's Eve": ["2026-12-31", "07:00", "13:00", "19:00"],
    "New Year": ["2027-01-01", "07:00", "13:00", "19:00"],
    "a leap day": ["2028-02-29", "07:00", "13:00", "19:00"],
  };

  it.each(Object.entries(days))("are 8:00, 14:00 and 20:00 in Warsaw on %s", (_, [date = "", ...hours]) => {
    const instants = slotsOfDay(date).map((slot) => publishingInstant(slot).toString());
    expect(instants).toEqual(hours.map((hour) => `${date}T${hour}:00Z`));
  });

  it("are written with the offset that Warsaw has on that day", () => {
    expect(publishedAtText(slot("2026-11-21", "morning"))).toBe("2026-11-21T08:00:00+01:00");
    expect(publishedAtText(slot("2026-03-28", "evening"))).toBe("2026-03-28T20:00:00+01:00");
    expect(publishedAtText(slot("2026-03-29", "morning"))).toBe("2026-03-29T08:00:00+02:00");
    expect(publishedAtText(slot("2027-10-31", "morning"))).toBe("2027-10-31T08:00:00+01:00");
  });

  it("read back from the text as the same instant", () => {
    fc.assert(fc.property(slots, (slot) => at(publishedAtText(slot)).equals(publishingInstant(slot))));
  });

  it("are three for every date, strictly rising, each on its own Warsaw date", () => {
    fc.assert(
      fc.property(dates, (date) => {
        const instants = slotsOfDays(date, 2).map(publishingInstant);
        expect(instants.map(warsawDate).filter((day) => day === date)).toHaveLength(3);
        expect(new Set(instants.map(warsawDate)).size).toBe(2);
        instants.reduce((earlier, later) => {
          expect(Temporal.Instant.compare(earlier, later)).toBe(-1);
          return later;
        });
      }),
    );
  });

  // The results must not depend on the machine's time zone, so child processes run in other zones.
  it.each([
    ["Pacific/Kiritimati", -14 * 60],
    ["America/St_Johns", 3.5 * 60],
    ["Asia/Kathmandu", -5.75 * 60],
  ])("are the same on a machine in %s", (zone, minutesBehind) => {
    const program = `
      import { publishedAtText, slotsOfDays, slotsToFill, storyIdOf, warsawDate } from "./slots.ts";
      const now = Temporal.Instant.from("2026-10-25T00:30:00+02:00");
      console.log(JSON.stringify({
        minutesBehind: new Date("2026-11-21").getTimezoneOffset(),
        today: warsawDate(now),
        texts: slotsOfDays("2026-10-24", 3).map(publishedAtText),
        toFill: slotsToFill({ now, bufferDays: 1, has: () => false, firstStoryDate: "2026-10-24" })
          .map(({ slot, reason }) => reason + " " + storyIdOf(slot)),
      }));`;
    const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    });
    expect(JSON.parse(output)).toEqual({
      minutesBehind,
      today: "2026-10-25",
      texts: ["2026-10-24", "2026-10-25", "2026-10-26"].flatMap((date) =>
        ["08", "14", "20"].map((hour) => `${date}T${hour}:00:00${date === "2026-10-24" ? "+02:00" : "+01:00"}`),
      ),
      toFill: [
        ...timeSlots.map((timeSlot) => `due 2026-10-24-${timeSlot}`),
        ...timeSlots.map((timeSlot) => `buffer 2026-10-25-${timeSlot}`),
      ],
    });
  });
});

describe("the date in Warsaw", () => {
  it("changes at Warsaw's midnight, in winter and in summer", () => {
    expect(warsawDate(at("2026-12-31T22:59:59Z"))).toBe("2026-12-31");
    expect(warsawDate(at("2026-12-31T23:00:00Z"))).toBe("2027-01-01");
    expect(warsawDate(at("2026-06-30T21:59:59Z"))).toBe("2026-06-30");
    expect(warsawDate(at("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
  });
});

describe("the next slot", () => {
  it("is the one that is revealed after this instant, never the one being revealed", () => {
    expect(nextSlot(at("2026-11-21T07:59:59+01:00"))).toEqual(slot("2026-11-21", "morning"));
    expect(nextSlot(at("2026-11-21T08:00:00+01:00"))).toEqual(slot("2026-11-21", "afternoon"));
    expect(nextSlot(at("2026-12-31T20:00:00+01:00"))).toEqual(slot("2027-01-01", "morning"));
  });

  it("lies ahead, with no slot between", () => {
    fc.assert(
      fc.property(instants, (now) => {
        const next = publishingInstant(nextSlot(now));
        expect(Temporal.Instant.compare(next, now)).toBe(1);
        const passed = slotsOfDays(Temporal.PlainDate.from(warsawDate(now)).subtract({ days: 1 }).toString(), 3)
          .map(publishingInstant)
          .filter((instant) => Temporal.Instant.compare(instant, next) < 0);
        expect(passed.every((instant) => Temporal.Instant.compare(instant, now) <= 0)).toBe(true);
      }),
    );
  });
});

describe("the id of a slot's story", () => {
  it("is the Warsaw date and the slot, with a number for further stories", () => {
    expect(storyIdOf(slot("2026-11-21", "morning"))).toBe("2026-11-21-morning");
    expect(storyIdOf(slot("2026-11-21", "morning"), 2)).toBe("2026-11-21-morning-2");
  });

  it("leads back to the slot and the number", () => {
    fc.assert(
      fc.property(slots, fc.integer({ min: 1, max: 999 }), (slot, variant) => {
        const id = storyIdOf(slot, variant);
        expect(StoryId.parse(id)).toBe(id);
        expect(slotOf(id)).toEqual({ ...slot, variant });
      }),
    );
  });
});

describe("the slots to fill", () => {
  const reveal = at("2026-11-21T08:00:00+01:00");
  const aheadOfReveal = [
    "2026-11-21-afternoon",
    "2026-11-21-evening",
    "2026-11-22-morning",
    "2026-11-22-afternoon",
    "2026-11-22-evening",
    "2026-11-23-morning",
  ];

  it("are today's passed hours and the buffer for a library that is empty", () => {
    expect(toFill({ now: reveal, bufferDays: 2 })).toEqual([
      "due 2026-11-21-morning",
      ...aheadOfReveal.map((id) => `buffer ${id}`),
    ]);
  });

  it("are none when all of them have a story", () => {
    const stories = ["2026-11-21-morning", ...aheadOfReveal];
    expect(toFill({ now: reveal, bufferDays: 2, stories, firstStoryDate: "2026-11-21" })).toEqual([]);
  });

  it("are one more after each reveal", () => {
    const stories = ["2026-11-21-morning", ...aheadOfReveal];
    const now = at("2026-11-21T14:00:00+01:00");
    expect(toFill({ now, bufferDays: 2, stories, firstStoryDate: "2026-11-21" })).toEqual([
      "buffer 2026-11-23-afternoon",
    ]);
  });

  it("are six ahead right before a reveal as well as right after it, also across a clock change", () => {
    for (const now of ["2026-11-21T07:59:59+01:00", "2026-10-24T20:00:00+02:00", "2027-03-27T20:00:00+01:00"]) {
      const ahead = toFill({ now: at(now), bufferDays: 2 }).filter((line) => line.startsWith("buffer"));
      expect(ahead).toHaveLength(6);
    }
  });

  it("count further stories of a slot for nothing: the slot's own is what is missing", () => {
    const stories = ["2026-11-21-morning-2"];
    expect(toFill({ now: reveal, bufferDays: 0, stories })).toEqual(["due 2026-11-21-morning"]);
  });

  it("reach seven days back for missed slots, not further", () => {
    const due = toFill({ now: reveal, bufferDays: 0, firstStoryDate: "2026-01-01" });
    expect(due).toHaveLength(7 * 3 + 1);
    expect(due[0]).toBe("due 2026-11-14-morning");
    expect(due.at(-1)).toBe("due 2026-11-21-morning");
  });

  it("never lie before the library's first story", () => {
    const due = toFill({
      now: reveal,
      bufferDays: 0,
      firstStoryDate: "2026-11-20",
      stories: ["2026-11-20-afternoon"],
    });
    expect(due).toEqual(["due 2026-11-20-morning", "due 2026-11-20-evening", "due 2026-11-21-morning"]);
  });

  it("include today's passed hours when the only story lies ahead", () => {
    const due = toFill({ now: reveal, bufferDays: 0, firstStoryDate: "2026-12-24", stories: ["2026-12-24-evening"] });
    expect(due).toEqual(["due 2026-11-21-morning"]);
  });

  it("are none shortly after midnight for an empty library without a buffer", () => {
    expect(toFill({ now: at("2026-11-21T00:00:00+01:00"), bufferDays: 0 })).toEqual([]);
  });

  it("go through 29 February and New Year without a gap", () => {
    expect(toFill({ now: at("2028-02-28T20:00:00+01:00"), bufferDays: 1, catchUpDays: 0 }).slice(3)).toEqual([
      "buffer 2028-02-29-morning",
      "buffer 2028-02-29-afternoon",
      "buffer 2028-02-29-evening",
    ]);
    expect(toFill({ now: at("2027-01-01T00:10:00+01:00"), bufferDays: 0, firstStoryDate: "2026-12-31" })).toEqual([
      "due 2026-12-31-morning",
      "due 2026-12-31-afternoon",
      "due 2026-12-31-evening",
    ]);
  });

  it("are always in time order, each once, due up to now and the buffer after it", () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 9 }), (now, bufferDays, age) => {
        const firstStoryDate = Temporal.PlainDate.from(warsawDate(now)).subtract({ days: age }).toString();
        const filled = slotsToFill({ now, bufferDays, firstStoryDate, has: () => false });
        const times = filled.map(({ slot }) => publishingInstant(slot).epochMilliseconds);
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
        for (const [index, { reason }] of filled.entries()) {
          expect(reason).toBe((times[index] ?? 0) <= now.epochMilliseconds ? "due" : "buffer");
        }
        expect(filled.filter(({ reason }) => reason === "buffer")).toHaveLength(bufferDays * 3);
      }),
    );
  });

  it("leave no slot between two runs unfilled, however late the second one is within a week", () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 7 * 24 * 60 }), (now, minutes) => {
        const made = new Set(slotsToFill({ now, bufferDays: 2, has: () => false }).map(({ slot }) => storyIdOf(slot)));
        const later = now.add({ minutes });
        const firstStoryDate = warsawDate(now);
        for (const { slot } of slotsToFill({ now: later, bufferDays: 2, firstStoryDate, has: (id) => made.has(id) })) {
          made.add(storyIdOf(slot));
        }
        const upToTheLast = slotsOfDays(firstStoryDate, 20)
          .map((slot) => storyIdOf(slot))
          .slice(0, made.size);
        expect([...made].sort()).toEqual(upToTheLast.sort());
      }),
    );
  });
});
