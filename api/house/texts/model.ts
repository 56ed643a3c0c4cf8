import type { PictureBrief, Season, Weather } from "#api/generation/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import type { BundledCategory } from "#api/stories/categories.ts";
import type { Change, Life } from "./life.ts";

/** A text in both languages. Neither is the translation of the other. */
export type Bilingual = { en: string; pl: string };

export type Title = readonly [en: string, pl: string];

/** The kinds of days that a text may need: lessons take place, the post comes and shops are open, nobody has to work. */
export type DayKind = "school day" | "working day" | "free day";

/** The circumstances that a text is true in. An absent one is no condition. */
export type When = {
  timeSlot?: readonly TimeSlot[];
  season?: readonly Season[];
  weather?: readonly Weather[];
  /** Whether the radiators and the tiled stove are warm in this month. */
  heating?: boolean;
  day?: DayKind;
  /** Days of the week, Monday is 1. */
  weekday?: readonly number[];
  /** The first and the last day of the year, `MM-DD`, both included; it may span New Year. */
  between?: readonly [from: string, to: string];
  /** What must hold in the lives of the people and animals (`life.ts`). */
  life?: Partial<Life>;
};

/** One way of telling a part of a story. Paragraphs are separated by an empty line. */
export type Piece = Bilingual & {
  /** Titles that fit every story with this piece. */
  titles?: readonly Title[];
  when?: When;
  /** What later pieces of the same story may rely on, in a few words: "the cork", "asleep", "outdoors". */
  pays?: readonly string[];
  /** What an earlier piece of the same story must have paid. */
  needs?: readonly string[];
  /** What no earlier piece of the same story may have paid. */
  unless?: readonly string[];
  /** A fact about Mruk's life that holds from this story on. */
  fact?: string;
  /**
   * A moment of this piece, true of every story with it; several where its place depends on the day (`when`). It says who
   * is there, or that nobody is.
   */
  picture?: Picture | readonly Picture[];
};

/** A picture that is true of every story it may stand with. Its alternative text is made from what is drawn. */
export type Picture = Pick<
  PictureBrief,
  | "place"
  | "pose"
  | "props"
  | "eyes"
  | "mouth"
  | "fur"
  | "paws"
  | "look"
  | "on"
  | "under"
  | "posture"
  | "inHand"
  | "by"
  | "dummy"
  | "chair"
  | "inBox"
  | "boxOn"
  | "lighting"
  | "moon"
  | "tram"
  | "open"
  | "camera"
  | "side"
> & {
  /** The weather that is to be seen; by default that of the date, as far as the text bears it. */
  weather?: PictureBrief["weather"];
  /** Who is with him at that moment; by default the one whom the story names most often (`staging/companions.ts`). */
  company?: PictureBrief["company"] | "nobody";
  when?: When;
};

/** What Mruk wants, and why today; with the endings that answer it. */
export type Wish = Piece & Required<Pick<Piece, "picture">> & { endings: readonly Piece[] };

/** What stands in the way of any wish of the plot; with the turns that resolve it. */
export type Obstacle = Piece & { turns: readonly Piece[] };

/**
 * A small story in five parts: a wish, an obstacle, a scene, a turn and an ending; or short, without the scene. The turn
 * belongs to the obstacle and the ending to the wish.
 */
export type Plot = {
  name: string;
  category: BundledCategory;
  when?: When;
  wishes: readonly Wish[];
  obstacles: readonly Obstacle[];
  /** What happens meanwhile; a scene goes with every obstacle and wish. */
  scenes: readonly Piece[];
};

/** A text of another form (a letter, minutes, a notebook): a head, some entries in any order, and an ending of the head. */
export type Form = {
  name: string;
  category: BundledCategory;
  when?: When;
  heads: readonly Wish[];
  entries: readonly Piece[];
  /** The number of entries in one text. */
  length: { min: number; max: number };
};

/** A story written whole: its paragraphs in both languages. */
export type WholeStory = {
  title: Title;
  en: readonly string[];
  pl: readonly string[];
  picture: Picture;
  category?: BundledCategory;
  when?: When;
  fact?: string;
};

/** Stories of a plot's subject, or texts of a form, that were written whole. Each is told once in three years. */
export type Tales = {
  /** The name of the plot or form. */
  of: string;
  tales: readonly WholeStory[];
};

/** The day of a feast: a date `MM-DD`, days from Easter Sunday, or a rule of its own (`storyteller/feasts.ts`). */
export type FeastDay =
  | { date: string }
  | { easter: number }
  | {
      rule:
        | "summer time begins"
        | "summer time ends"
        | "school year begins"
        | "school year ends"
        | "first snow"
        | "first frost"
        | "first warm day";
    };

/** A day of the year that is told whole. Each slot that it fills has a version for each of three years. */
export type Feast = {
  name: string;
  day: FeastDay;
  category: BundledCategory;
  stories: Partial<Record<TimeSlot, readonly [WholeStory, WholeStory, WholeStory]>>;
};

/** One evening of an arc. */
export type ArcEvening = WholeStory & {
  /** What holds in the lives of the people and animals from this evening on. */
  changes?: readonly Change[];
};

/** A story in five to seven evenings, each readable alone. */
export type Arc = {
  name: string;
  category: BundledCategory;
  /** The date of the first evening, `YYYY-MM-DD`. The others follow; an evening that is a feast is left to it. */
  begins: string;
  /** Whether the arc may come again every three years: nothing in it happens for the first time. */
  returns?: boolean;
  evenings: readonly ArcEvening[];
};
