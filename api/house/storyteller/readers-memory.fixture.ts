import { type Brief, StoryText } from "#api/generation/model.ts";
import { likenessAmong, type Repetition, repetitionOf, type Titled } from "#api/generation/taste/measure.ts";
import { timeSlots } from "#api/schedule/model.ts";
import { slotsOfDays } from "#api/schedule/slots.ts";
import { repeated } from "../texts/repeated.fixture.ts";
import { slotNumber } from "./calendar.ts";
import { isForm, isTale } from "./deal.ts";
import { expectedBrief } from "./expected-briefs.fixture.ts";
import { dealAt } from "./history.ts";
import { impossibleIn } from "./impossible.fixture.ts";
import { isChained } from "./telling-rules.ts";
import { houseStoryteller } from "./write.ts";

export type Written = { brief: Brief; text: StoryText };

/** Writes consecutive stories, each knowing the facts of those before it. */
export async function consecutive(count: number, from: string): Promise<Written[]> {
  const written: Written[] = [];
  const canon: string[] = [];
  const slots = slotsOfDays(from, Math.ceil(count / timeSlots.length)).slice(0, count);
  for (const { date, timeSlot } of slots) {
    const brief = expectedBrief(date, timeSlot, { canon: [...canon] });
    const text = StoryText.parse(await houseStoryteller.write(brief));
    canon.push(...text.canon);
    written.push({ brief, text });
  }
  return written;
}

/** What readers of the house's stories remember, in figures. */
export type MemoryFigures = {
  from: string;
  /** Over a year. */
  english: Repetition;
  polish: Repetition;
  /** Over three years. */
  likeness: Record<"english" | "polish", NonNullable<Repetition["likeness"]>>;
  titlesTwice: readonly string[];
  /** The median number of days until a plot is told again, over a year. */
  daysUntilPlotReturns: number;
  shares: Record<"forms" | "openings" | "remarks" | "whole", number>;
  dangling: readonly string[];
  impossible: readonly string[];
};

export const slotsOfYear = 1095;

/** Measures what the house deals from a date on: three years of stories, of which the first is looked at closely. */
export async function memoryFiguresFrom(from: string): Promise<MemoryFigures> {
  const stories = await consecutive(3 * slotsOfYear, from);
  const year = stories.slice(0, slotsOfYear);
  const titled = (of: readonly Written[], language: "En" | "Pl"): Titled[] =>
    of.map(({ brief, text }) => ({
      date: brief.date,
      title: text[`title${language}`],
      content: text[`content${language}`],
    }));
  const likeness = (language: "En" | "Pl") =>
    likenessAmong(stories.map(({ text }) => text[`content${language}`])) ?? { most: 0, of99: 0 };
  return {
    from,
    english: repetitionOf(titled(year, "En"), "English"),
    polish: repetitionOf(titled(year, "Pl"), "Polish"),
    likeness: { english: likeness("En"), polish: likeness("Pl") },
    titlesTwice: (["titleEn", "titlePl"] as const).flatMap((title) =>
      repeated(stories.map(({ text }) => text[title].toLowerCase())),
    ),
    daysUntilPlotReturns: median(returnsOf(year)),
    shares: sharesOf(year),
    dangling: stories.filter(isDangling).map(({ brief }) => brief.id),
    impossible: stories.flatMap(({ brief, text }) => impossibleIn(text, brief).map((what) => `${brief.id}: ${what}`)),
  };
}

const toldIn = ({ brief }: Written) => dealAt(brief).told;

function returnsOf(stories: readonly Written[]): number[] {
  const last = new Map<object, number>();
  return stories.flatMap((story) => {
    const source = toldIn(story)?.telling.source;
    if (source === undefined || isForm(source)) return [];
    const slot = slotNumber(story.brief);
    const before = last.get(source);
    last.set(source, slot);
    return before === undefined ? [] : [(slot - before) / timeSlots.length];
  });
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

function sharesOf(stories: readonly Written[]): MemoryFigures["shares"] {
  const share = (isLike: (told: ReturnType<typeof toldIn>) => boolean) =>
    stories.filter((story) => isLike(toldIn(story))).length / stories.length;
  return {
    forms: share((told) => told !== undefined && isForm(told.telling.source)),
    openings: share((told) => told?.lead?.kind === "opening"),
    remarks: share((told) => told?.lead?.kind === "remark"),
    whole: share((told) => told === undefined || isTale(told.telling)),
  };
}

/** A piece that needs what no piece before it has paid. */
function isDangling(story: Written): boolean {
  const told = toldIn(story);
  return told !== undefined && !isChained(told.telling.pieces);
}
