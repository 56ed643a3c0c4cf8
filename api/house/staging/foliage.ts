import type { PictureBrief, Weather } from "#api/generation/model.ts";

/** The first day (`MM-DD`) of each stage of the trees' year in Warsaw: chestnuts blossom in May and are yellow by October. */
const stages: readonly [from: string, foliage: NonNullable<PictureBrief["foliage"]>][] = [
  ["01-01", "bare"],
  ["04-12", "young"],
  ["05-03", "blossom"],
  ["05-27", "green"],
  ["09-24", "turning"],
  ["11-09", "bare"],
];

/** The foliage of the trees on a date (`YYYY-MM-DD`). The first snow of autumn takes their last leaves. */
export function foliageOn(date: string, weather: Weather): NonNullable<PictureBrief["foliage"]> {
  const foliage = stages.findLast(([from]) => date.slice(5) >= from)?.[1] ?? "bare";
  return weather === "snow" && foliage === "turning" ? "bare" : foliage;
}
