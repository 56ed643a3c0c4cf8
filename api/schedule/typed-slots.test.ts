import { describe, expect, it } from "vitest";
import { timeSlots } from "./model.ts";
import { parsePublishingDate, parseTimeSlot } from "./slots.ts";

const at = (text: string) => Temporal.Instant.from(text);

describe("a typed date", () => {
  const now = at("2026-11-21T12:00:00+01:00");
  const refusal = (text: string): unknown => {
    try {
      return parsePublishingDate(text, now);
    } catch (error) {
      return error;
    }
  };

  it.each(["2026-11-21", "2026-02-28", "2026-12-31", "2025-11-20", "2027-11-22"])("%s is accepted", (text) => {
    expect(parsePublishingDate(text, now)).toBe(text);
  });

  it("may be 29 February where there is one", () => {
    expect(parsePublishingDate("2028-02-29", at("2028-01-01T00:00:00Z"))).toBe("2028-02-29");
  });

  it.each(["2026-02-30", "2027-02-29", "2026-13-01", "2026-00-10", "2026-11-31"])(
    "%s is not in the calendar",
    (text) => {
      expect(refusal(text)).toMatchObject({
        code: "DATE_INVALID",
        message: `${text} is not in the calendar`,
        hint: expect.any(String),
      });
    },
  );

  it.each([
    "",
    "today",
    "21.11.2026",
    "2026-11-21T08:00",
    "26-11-21",
    "2026-1-2",
    " 2026-11-21",
    "2026-11-21\n",
    "+002026-11-21",
  ])("%j has the wrong form", (text) => {
    expect(refusal(text)).toMatchObject({
      code: "DATE_INVALID",
      message: `${JSON.stringify(text)} is not a date`,
      hint: "Write it like 2026-11-21.",
    });
  });

  it.each(["2025-11-19", "2027-11-23", "0001-01-01", "9999-12-31"])("%s is too far away", (text) => {
    expect(refusal(text)).toMatchObject({
      code: "DATE_INVALID",
      hint: "Choose a date from 2025-11-20 to 2027-11-22.",
    });
  });

  it("is shown shortened and without control characters when it is refused", () => {
    const message = (refusal(`\u001b[2J${"9".repeat(5000)}`) as Error).message;
    expect(message).not.toContain("\u001b");
    expect(message.length).toBeLessThan(100);
  });
});

describe("a typed slot", () => {
  it("is one of the three", () => {
    expect(timeSlots.map((name) => parseTimeSlot(name))).toEqual([...timeSlots]);
  });

  it.each(["night", "Morning", "", "toString"])("%j is refused, naming the three", (text) => {
    expect(() => parseTimeSlot(text)).toThrow(
      expect.objectContaining({ code: "SLOT_UNKNOWN", hint: "The slots are morning, afternoon, evening." }),
    );
  });
});
