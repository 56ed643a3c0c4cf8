import { expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { adPlaces, showsAdvertising } from "./model.ts";
import { readAdvertising } from "./read.ts";

const client = "ca-pub-1234567890123456";
const read = (ADS_CLIENT?: string, ADS_SLOTS?: string) => readAdvertising({ ADS_CLIENT, ADS_SLOTS });

it("has no advertising without settings", () => {
  expect(read()).toBeNull();
  expect(showsAdvertising(read())).toBe(false);
});

it("accepts a publisher without units, and shows no advertising", () => {
  expect(read(client)).toEqual({ client, units: {} });
  expect(showsAdvertising(read(client))).toBe(false);
});

it("gives each place its unit", () => {
  const slots = adPlaces.map((place, index) => `${place}=100${index}`).join(", ");
  const advertising = read(client, slots);
  expect(advertising?.units).toEqual({
    top: "1000",
    side: "1001",
    bottom: "1002",
    "story-top": "1003",
    "story-end": "1004",
  });
  expect(showsAdvertising(advertising)).toBe(true);
});

it.each([
  ["an unknown place", "ceiling=1234567890"],
  ["the name of something every object has", "constructor=1234567890"],
  ["no unit", "top"],
  ["a unit that is no number", "top=1234567890&x"],
  ["a comma too many", "top=1234567890,"],
  ["a place twice", "top=1234567890,top=2345678901"],
  ["a line of its own", "top=1234567890,\nside"],
])("refuses %s in one line that names the setting and says how it is written", (_what, slots) => {
  let refusal: unknown;
  try {
    read(client, slots);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(AppError);
  const { code, message, hint } = refusal as AppError;
  expect(code).toBe("CONFIG_INVALID");
  expect(message).toMatch(/^ADS_SLOTS: .+$/);
  expect(hint).toContain("top=1234567890,side=2345678901");
});

it("refuses units without a publisher", () => {
  expect(() => read(undefined, "top=1234567890")).toThrow(/^ADS_SLOTS: there is no ADS_CLIENT/);
});
