import type { TimeSlot } from "../../schedule/model.ts";
import type { BundledCategory } from "../../stories/categories.ts";
import type { PictureBrief, Season, Weather } from "../model.ts";

/** The same thing said in both languages. Neither is the translation of the other. */
export type Told = { en: string; pl: string };

/** One way of telling a part of a plot. */
export type Piece = Told & {
  /** What a title calls it. On wishes and obstacles a thing in the nominative, on turns a whole title. */
  as?: readonly [en: string, pl: string];
  /** A fact about Mruk's life that holds from this story on. */
  fact?: string;
};

/** How a plot may be drawn: true of the plot whichever way it is told. */
export type Picture = Told & Pick<PictureBrief, "place" | "pose" | "props" | "eyes" | "mouth">;

/** What the day is like, as far as a plot may depend on it. */
export type Circumstances = {
  timeSlot: TimeSlot;
  season: Season;
  weather: Weather;
  /** The months in which the radiators and the tiled stove are warm. */
  heating: boolean;
};

/** The parts of every plot, in order. Each part has `ways` pieces, and any piece goes with any piece of another part. */
export const parts = ["wish", "obstacle", "turn", "ending"] as const;
export type Part = (typeof parts)[number];

/** How many ways each part is told. Prime, because the choice of pieces counts on it (`tellings.ts`). */
export const ways = 7;

/** A small story: what Mruk wants, what stands in the way, what changes, and how it is left. */
export type Plot = Record<Part, readonly Piece[]> & {
  name: string;
  category: BundledCategory;
  pictures: readonly Picture[];
  /** When it can happen; what is left out is no condition. */
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
