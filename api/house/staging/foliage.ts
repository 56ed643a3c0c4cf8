import type { PictureBrief } from "#api/generation/model.ts";

/** The first day (`MM-DD`) of each stage of the trees' year in Warsaw: chestnuts blossom in May and are yellow by October. */
const stages: readonly [from: string, foliage: NonNullable<PictureBrief["foliage"]>][] = [
  ["01-01", "bare"],
  ["04-12", "young"],
  ["05-03", "blossom"],
  ["05-27", "green"],
  ["09-24", "turning"],
  ["11-09", "bare"],
];

/** What the trees wear on a date (`YYYY-MM-DD`). */
export const foliageOn = (date: string): NonNullable<PictureBrief["foliage"]> =>
  stages.findLast(([from]) => date.slice(5) >= from)?.[1] ?? "bare";
