import type { Brief, StoryText, Weather, WritingOrder } from "#api/generation/model.ts";
import { textLimits } from "#api/stories/limits.ts";
import { sparkOf } from "./spark.ts";
import { voiceOf } from "./voice.ts";

const caps = {
  cat: 8000,
  fact: 400,
  title: 200,
  turn: 80,
  phrase: 120,
  facts: 200,
  phrases: 60,
  holidays: 5,
  names: 30,
  wish: textLimits.wish,
  reasons: 20,
  reason: 400,
};

/** A sensory description of each weather, so that it is more than a word. */
const moods: Record<Weather, string> = {
  clear: "clear sky; everything has an edge and a shadow",
  rain: "rain; wet pavements, drops on the panes, umbrellas",
  snow: "snow; muffled sounds, white sills, light from below",
  fog: "fog; the street has lost its far end, sounds come from nowhere",
  wind: "wind; things that were still are moving, and doors have opinions",
};

type Options = {
  cat: string;
} & Pick<WritingOrder, "refused" | "revise">;

/**
 * The brief as the model's input. Every text of others is capped, and is JSON between two lines that no text within can
 * imitate.
 */
export function inputFor(brief: Brief, { cat, refused, revise }: Options): string {
  const { date, timeSlot, variant, season, weather, canon, lately, occasions, avoid, wish, rewrites } = brief;
  const weekday = Temporal.PlainDate.from(date).toLocaleString("en-GB", { weekday: "long" });
  return fenced("brief", {
    cat: truncate(cat, caps.cat),
    // The page contains its facts already.
    canon: canon
      .filter((fact) => !cat.includes(fact))
      .slice(-caps.facts)
      .map((fact) => truncate(fact, caps.fact)),
    slot: {
      date,
      weekday,
      timeSlot,
      season,
      weather: moods[weather],
      ...(variant > 1 && { storyOfThisSlot: variant }),
    },
    spark: sparkOf(brief),
    voice: voiceOf(season),
    occasions: occasionsOf(occasions),
    lately: lately.map(({ titleEn, titlePl, turn }) => ({
      titles: [truncate(titleEn, caps.title), truncate(titlePl, caps.title)],
      ...(turn !== undefined && { turn: truncate(turn, caps.turn) }),
    })),
    avoid: (avoid ?? []).slice(0, caps.phrases).map((phrase) => truncate(phrase, caps.phrase)),
    ...(wish !== undefined && { wish: truncate(wish, caps.wish) }),
    ...(rewrites && { rewrites: earlierText(rewrites) }),
    ...(refused && { refused: { reasons: listOf(refused.reasons), ...earlierText(refused.text) } }),
    ...(revise && { revise: { weak: listOf(revise.remarks), ...earlierText(revise.text) } }),
  });
}

function occasionsOf({ holidays, nameDays }: NonNullable<Brief["occasions"]> = { holidays: [], nameDays: [] }) {
  return {
    holidays: holidays
      .slice(0, caps.holidays)
      .map(({ en, pl }) => ({ en: truncate(en, caps.phrase), pl: truncate(pl, caps.phrase) })),
    nameDays: nameDays.slice(0, caps.names).map((name) => truncate(name, caps.phrase)),
  };
}

const listOf = (reasons: readonly string[]) =>
  reasons.slice(0, caps.reasons).map((reason) => truncate(reason, caps.reason));

type EarlierText = Pick<StoryText, "titleEn" | "titlePl" | "excerptEn" | "excerptPl" | "contentEn" | "contentPl">;

/** A story as a part of the input: its texts, capped. */
export function earlierText({ titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl }: EarlierText) {
  return {
    english: { title: titleEn, excerpt: excerptEn, text: truncate(contentEn, caps.cat) },
    polish: { title: titlePl, excerpt: excerptPl, text: truncate(contentPl, caps.cat) },
  };
}

/** Data as JSON between two lines. A `<` within is escaped so that no text can close the fence. */
export function fenced(name: string, data: object): string {
  return `<${name}>\n${JSON.stringify(data).replaceAll("<", "\\u003c")}\n</${name}>`;
}

/** Cuts between characters, so that no half of one is sent. */
export function truncate(text: string, most: number): string {
  return text.length <= most ? text.toWellFormed() : text.slice(0, most).toWellFormed();
}
