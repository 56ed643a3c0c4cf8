import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { type AdPlace, type Advertising, adPlaces } from "./model.ts";

const isPlace = (text: string): text is AdPlace => adPlaces.some((place) => place === text);

/** Parses the setting `place=unit,…`. Null without a publisher. Throws CONFIG_INVALID. */
export function readAdvertising({
  ADS_CLIENT,
  ADS_SLOTS,
}: Pick<Config, "ADS_CLIENT" | "ADS_SLOTS">): Advertising | null {
  const units = readUnits(ADS_SLOTS);
  if (ADS_CLIENT !== undefined) return { client: ADS_CLIENT, units };
  if (ADS_SLOTS === undefined) return null;
  throw new AppError("CONFIG_INVALID", "ADS_SLOTS: there is no ADS_CLIENT whose units these are", {
    hint: "Set ADS_CLIENT to the publisher's id, or unset ADS_SLOTS.",
  });
}

function readUnits(text: string | undefined): Advertising["units"] {
  const units: Advertising["units"] = {};
  for (const pair of text?.split(",") ?? []) {
    const [, place = "", unit = ""] = /^\s*([a-z-]+)=(\d{4,20})\s*$/.exec(pair) ?? [];
    if (!isPlace(place)) throw refused(pair, "is no place with its unit");
    if (units[place] !== undefined) throw refused(pair, "names a place that has its unit already");
    units[place] = unit;
  }
  return units;
}

function refused(pair: string, why: string): AppError {
  return new AppError("CONFIG_INVALID", `ADS_SLOTS: ${JSON.stringify(pair)} ${why}`, {
    hint: `Write it like top=1234567890,side=2345678901. Places are ${adPlaces.join(", ")}.`,
  });
}
