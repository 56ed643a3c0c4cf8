import { wordsOf } from "../likeness.ts";
import type { Brief } from "../model.ts";

const most = { facts: 60, newest: 30 };

type Moment = Pick<Brief, "timeSlot" | "season" | "weather" | "occasions">;

/**
 * Selects the established facts for the next story's brief: the newest ones, and older ones that mention its season,
 * weather, time of day, holiday or name day. Their order is kept.
 */
export function fittingFacts(facts: readonly string[], moment: Moment): string[] {
  if (facts.length <= most.facts) return [...facts];
  const newest = facts.length - most.newest;
  const fits = topicsOf(moment);
  const older = facts
    .slice(0, newest)
    .map((fact, at) => ({ at, fits: wordsOf(fact).filter((word) => fits.has(stemOf(word))).length }))
    .sort((one, other) => other.fits - one.fits || other.at - one.at)
    .slice(0, most.facts - most.newest);
  const chosen = new Set(older.map(({ at }) => at));
  return facts.filter((_, at) => at >= newest || chosen.has(at));
}

const wordsAround = {
  spring: ["spring", "april", "easter", "lilac", "tulips"],
  summer: ["summer", "heat", "balcony", "july", "ice"],
  autumn: ["autumn", "leaves", "chestnut", "october", "november", "fog"],
  winter: ["winter", "snow", "frost", "stove", "christmas", "radiator"],
  clear: ["sun", "sunny", "light", "shadow"],
  rain: ["rain", "umbrella", "puddle", "wet"],
  snow: ["snow", "snowman", "frost"],
  fog: ["fog", "mist"],
  wind: ["wind", "draught", "storm"],
  morning: ["morning", "breakfast", "dawn"],
  afternoon: ["afternoon", "lunch", "dinner", "nap"],
  evening: ["evening", "night", "supper", "lamp", "moon"],
} as const;

function topicsOf({ timeSlot, season, weather, occasions }: Moment): Set<string> {
  const names = [...(occasions?.nameDays ?? []), ...(occasions?.holidays ?? []).map(({ en }) => en)];
  const words = [...wordsAround[season], ...wordsAround[weather], ...wordsAround[timeSlot], ...names.flatMap(wordsOf)];
  return new Set(words.filter((word) => word.length > 2).map(stemOf));
}

/** The first letters of a word, which inflection leaves unchanged. */
const stemOf = (word: string): string => word.slice(0, 5).toLowerCase();
