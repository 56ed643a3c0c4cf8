import { format } from "date-fns";
import { enUS, pl } from "date-fns/locale";
import { afterEach, expect, it } from "vitest";
import { longDate, shortDate } from "./dates.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it("writes dates in both languages by the specified patterns", () => {
  const instant = Date.parse("2026-10-05T08:00:00+02:00");
  expect(longDate(instant, "en")).toBe("October 05, 2026");
  expect(shortDate(instant, "en")).toBe("Oct 05, 2026");
  expect(longDate(instant, "pl")).toBe("października 05, 2026");
  expect(shortDate(instant, "pl")).toBe("paź 05, 2026");
});

it("agrees with date-fns about 'MMMM dd, yyyy' and 'MMM dd, yyyy' on every day of a year", () => {
  for (let day = 1; day <= 366; day++) {
    const noon = new Date(2028, 0, day, 12);
    for (const [language, locale] of [
      ["en", enUS],
      ["pl", pl],
    ] as const) {
      expect(longDate(noon.getTime(), language)).toBe(format(noon, "MMMM dd, yyyy", { locale }));
      expect(shortDate(noon.getTime(), language)).toBe(format(noon, "MMM dd, yyyy", { locale }));
    }
  }
});

it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Sao_Paulo", "UTC"])(
  "keeps the Warsaw date for a reader in %s",
  (readersZone) => {
    process.env.TZ = readersZone;
    expect(longDate(Date.parse("2026-11-21T20:00:00+01:00"), "en")).toBe("November 21, 2026");
    expect(longDate(Date.parse("2026-11-21T08:00:00+01:00"), "en")).toBe("November 21, 2026");
  },
);
