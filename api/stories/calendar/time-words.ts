import type { TimeSlot } from "#api/schedule/model.ts";
import { slotOf } from "#api/schedule/slots.ts";
import type { Story, StoryId } from "../model.ts";

/** Words for parts of the day, in both languages, by the slots that they suit. */
const hours: { slots: readonly TimeSlot[]; words: string }[] = [
  { slots: ["morning"], words: "dawn|daybreak|sunrise|mornings?|breakfast" },
  {
    slots: ["morning"],
    words: "świt(?:em|u|cie)?|wschód|rano|rankiem|ran(?:ek|ka|ku)|poran(?:ek|ka|ku|kiem)|śniadani\\p{L}*",
  },
  { slots: ["afternoon"], words: "noon|midday|afternoons?" },
  { slots: ["afternoon"], words: "w południe|popołudni\\p{L}*|po południu" },
  { slots: ["afternoon", "evening"], words: "dusk|nightfall|sunset|twilight|zmierzch\\p{L}*|zmrok\\p{L}*" },
  { slots: ["evening"], words: "evenings?|supper|nights?|midnight|tonight" },
  { slots: ["evening"], words: "wiecz[oó]r\\p{L}*|kolacj\\p{L}*|noc(?:y|ą|e|ami|ny|na|ne|nej|nego)?|północ\\p{L}*" },
];

/** Words for weekdays and feasts. */
const days = [
  "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?",
  "poniedział\\p{L}+|wtor(?:ek|ku|kiem|ki)|środ(?:a|ę|y)|czwart(?:ek|ku|kiem|ki)|piąt(?:ek|ku|kiem|ki)|sobot\\p{L}+|niedziel\\p{L}+",
  "christmas|easter|new year|halloween|all saints|valentine|st andrew|saint nicholas|name day",
  "wigili\\p{L}*|boż\\p{L}+ narodzeni\\p{L}*|wielkano\\p{L}+|sylwest\\p{L}+|now\\p{L}+ rok\\p{L}*|zadusz\\p{L}+|andrzejk\\p{L}+|mikołaj\\p{L}*|imienin\\p{L}*|tłust\\p{L}+ czwart\\p{L}+",
];

/** Words for months and seasons. */
const seasons = [
  "january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter",
  "stycz(?:eń|nia|niu)|lut(?:y|ego|ym)|mar(?:zec|ca|cu)|kwie(?:cień|tnia|tniu)|maj(?:a|u)|czerw(?:iec|ca|cu)|lip(?:iec|ca|cu)|sierp(?:ień|nia|niu)|wrze(?:sień|śnia|śniu)|październik\\p{L}*|listopad\\p{L}*|grud(?:zień|nia|niu)|wiosn\\p{L}+|lat(?:o|em)|jesie(?:ń|ni|nią)|zim(?:a|ą|y|ę)",
];

const wordsIn = (text: string, patterns: readonly string[]): string[] => {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return (text.match(whole) ?? []).map((word) => word.toLowerCase());
};

/** As many words as one reads in a notice. */
const mostWords = 12;

/**
 * The words by which a story that moves from one slot to another may give away that it was written for the first: hours that do not
 * suit the new one, and where the date is another, weekdays and feasts, and in another month its name and the season. A hint
 * for a person: a story may well speak of an evening in the morning.
 */
export function timeWords(
  { titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl }: Story,
  { from, to }: { from: StoryId; to: StoryId },
): string[] {
  const [before, after] = [slotOf(from), slotOf(to)];
  const patterns: string[] = [];
  if (before.timeSlot !== after.timeSlot) patterns.push(...hoursThatDoNotSuit(after.timeSlot));
  if (before.date !== after.date) patterns.push(...days);
  if (before.date.slice(5, 7) !== after.date.slice(5, 7)) patterns.push(...seasons);
  if (patterns.length === 0) return [];
  const text = [titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl].join("\n");
  return [...new Set(wordsIn(text, patterns))].slice(0, mostWords);
}

const hoursThatDoNotSuit = (timeSlot: TimeSlot): string[] =>
  hours.filter(({ slots }) => !slots.includes(timeSlot)).map(({ words }) => words);
