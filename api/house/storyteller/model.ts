import type { PictureBrief, Season, Weather } from "#api/generation/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import type { BundledCategory } from "#api/stories/categories.ts";

/** A text in both languages. Neither is the translation of the other. */
export type Bilingual = { en: string; pl: string };

/** One way of telling a part of a plot. */
export type Piece = Bilingual & {
  /** Its name in a title. On wishes and obstacles a thing in the nominative, on turns a whole title. */
  as?: readonly [en: string, pl: string];
  /** A fact about Mruk's life that holds from this story on. */
  fact?: string;
};

/** A picture that is true of the plot in every telling. */
export type Picture = Bilingual & Pick<PictureBrief, "place" | "pose" | "props" | "eyes" | "mouth">;

/** The circumstances of a day, as far as a plot may depend on them. */
export type Circumstances = {
  timeSlot: TimeSlot;
  season: Season;
  weather: Weather;
  /** Whether the radiators and the tiled stove are warm in this month. */
  heating: boolean;
};

/** The parts of every plot, in order. Each part has `ways` pieces, and any piece goes with any piece of another part. */
export const parts = ["wish", "obstacle", "turn", "ending"] as const;
export type Part = (typeof parts)[number];

/** The number of pieces per part. Prime, because the choice of pieces relies on it (`tellings.ts`). */
export const ways = 7;

/** A small story: what Mruk wants, what stands in the way, what changes, and how it is left. */
export type Plot = Record<Part, readonly Piece[]> & {
  name: string;
  category: BundledCategory;
  pictures: readonly Picture[];
  /** The circumstances it needs; an absent one is no condition. */
  when?: Partial<{ [Key in keyof Circumstances]: readonly Circumstances[Key][] }>;
};

export function canHappen({ when }: Plot, circumstances: Circumstances): boolean {
  if (when === undefined) return true;
  return (
    (when.timeSlot?.includes(circumstances.timeSlot) ?? true) &&
    (when.season?.includes(circumstances.season) ?? true) &&
    (when.weather?.includes(circumstances.weather) ?? true) &&
    (when.heating?.includes(circumstances.heating) ?? true)
  );
}
