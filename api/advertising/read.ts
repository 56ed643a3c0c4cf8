import type { Config } from "../platform/config.ts";
import { AppError } from "../platform/errors.ts";
import { type AdPlace, type Advertising, adPlaces } from "./model.ts";

const isPlace = (text: string): text is AdPlace => adPlaces.some((place) => place === text);

/** `place=unit,…` as settings say it. Null where there is no advertising. Throws CONFIG_INVALID. */
export function readAdvertising({
  ADS_CLIENT,
  ADS_SLOTS,
}: Pick<Config, "ADS_CLIENT" | "ADS_SLOTS">): Advertising | null {
  if (ADS_CLIENT === undefined || ADS_SLOTS === undefined) return null;
  const units: Advertising["units"] = {};
  for (const pair of ADS_SLOTS.split(",")) {
    const [, place = "", unit = ""] = /^\s*([a-z-]+)=(\d{4,20})\s*$/.exec(pair) ?? [];
    if (!isPlace(place)) {
      throw new AppError("CONFIG_INVALID", `ADS_SLOTS: "${pair}" is no place with its unit`, {
        hint: `Write it like top=1234567890,side=2345678901. Places are ${adPlaces.join(", ")}.`,
      });
    }
    units[place] = unit;
  }
  return { client: ADS_CLIENT, units };
}
