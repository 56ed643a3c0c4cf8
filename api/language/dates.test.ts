import { afterEach, expect, it } from "vitest";
import { longDate, shortDate } from "./dates.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it("writes English dates by the specified patterns, and Polish ones as Polish is written", () => {
  const instant = Date.parse("2026-10-05T08:00:00+02:00");
  expect(longDate(instant, "en")).toBe("October 05, 2026");
  expect(shortDate(instant, "en")).toBe("Oct 05, 2026");
  expect(longDate(instant, "pl")).toBe("5 października 2026");
  expect(shortDate(instant, "pl")).toBe("5 paź 2026");
});

it.each([
  [
    "en",
    "January February March April May June July August September October November December",
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  ],
  [
    "pl",
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    "sty lut mar kwi maj cze lip sie wrz paź lis gru",
  ],
] as const)("knows the twelve months in %s, whole and abbreviated", (language, whole, abbreviated) => {
  const dates = (names: string) =>
    names
      .split(" ")
      .map((name, index) => (language === "pl" ? `${10 + index} ${name} 2028` : `${name} ${10 + index}, 2028`));
  const instants = Array.from({ length: 12 }, (_, index) => Date.UTC(2028, index, 10 + index, 12));
  expect(instants.map((instant) => longDate(instant, language))).toEqual(dates(whole));
  expect(instants.map((instant) => shortDate(instant, language))).toEqual(dates(abbreviated));
});

it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Sao_Paulo", "UTC"])(
  "keeps the Warsaw date for a reader in %s",
  (readersZone) => {
    process.env.TZ = readersZone;
    expect(longDate(Date.parse("2026-11-21T20:00:00+01:00"), "en")).toBe("November 21, 2026");
    expect(longDate(Date.parse("2026-11-21T08:00:00+01:00"), "en")).toBe("November 21, 2026");
  },
);
