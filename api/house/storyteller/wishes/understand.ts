import type { Weather } from "#api/generation/model.ts";
import type { ProposalScope } from "#api/generation/proposals/model.ts";
import { weatherWords, wholeWords } from "#api/generation/proposals/wished-weather.ts";
import { AppError } from "#api/platform/errors.ts";

/** What the house can do about a sentence (docs/again.md). */
export type HouseWish = {
  isOtherPlot?: true;
  isShorter?: true;
  weather?: Weather;
  isOtherPicture?: true;
  camera?: "closer" | "wider";
};

type Known = { words: RegExp; means: HouseWish; about: "text" | "picture" | "both" };

const known: readonly Known[] = [
  {
    words: wholeWords(
      "(?:an)?other (?:plot|story|tale|idea)|(?:a )?(?:different|new) (?:plot|story|tale|idea)|inn(?:a|ą|e|y|ego|ej) (?:fabuł[aęąy]|histori[aęąi]|opowiadanie|tekst|pomysł)|now(?:a|ą|e|y) (?:fabuł[aęą]|histori[aęą]|opowiadanie|pomysł)",
    ),
    means: { isOtherPlot: true },
    about: "text",
  },
  {
    words: wholeWords("shorter|shorten|krótsz(?:e|y|a|ą)|krócej|skróć"),
    means: { isShorter: true },
    about: "text",
  },
  ...weatherWords.map(([weather, words]) => ({ words, means: { weather }, about: "both" }) as const),
  {
    words: wholeWords(
      "(?:an)?other (?:picture|pose|drawing)|(?:a )?(?:different|new) (?:picture|pose|drawing)|inn(?:a|ą|y|ej) (?:poz[aęąy]|obraz|obrazek|rysunek|ilustracj[aęąi])|now(?:a|ą|y) (?:poz[aęą]|obraz|obrazek|rysunek|ilustracj[aęą])",
    ),
    means: { isOtherPicture: true },
    about: "picture",
  },
  {
    words: wholeWords("(?:from )?(?:closer|nearer)(?: up)?|close[- ]up|z bliska|bliżej|zbliżenie"),
    means: { camera: "closer" },
    about: "picture",
  },
  {
    words: wholeWords(
      "(?:from )?(?:further|farther)(?: away| off)?|from afar|wider|z daleka|z większej odległości|dalej|szerzej",
    ),
    means: { camera: "wider" },
    about: "picture",
  },
  {
    words: wholeWords(
      "(?:an)?other one|(?:a )?(?:different|new) one|something else|(?:once )?again|inn(?:y|a|e|ą)|coś innego|jeszcze raz|od nowa",
    ),
    means: { isOtherPlot: true, isOtherPicture: true },
    about: "both",
  },
];

/** Words that say nothing by themselves. */
const fillers = wholeWords(
  [
    "a|an|the|and|with|in|please|make|it|let|be|of|should|this|time|text|story|picture|plot|weather",
    "proszę|i|z|ze|w|we|niech|będzie|się|ma|być|tym|razem|tekst|opowiadanie|obraz|pogoda|na",
  ].join("|"),
);

/**
 * What a sentence asks of the house. Throws WISH_NOT_UNDERSTOOD where any word of it is unknown, where it asks for two weathers,
 * or for a text where only the picture is made anew, and the other way.
 */
export function understand(wish: string, remake: ProposalScope): HouseWish {
  let rest = wish;
  const meant: HouseWish[] = [];
  for (const { words, means, about } of known) {
    const without = rest.replace(words, " ");
    if (without === rest) continue;
    if (remake !== "both" && about !== "both" && about !== remake) throw notUnderstood(wish, remake);
    meant.push(means);
    rest = without;
  }
  const left = rest
    .replace(fillers, " ")
    .replace(/[\s\p{P}]+/gu, " ")
    .trim();
  const wished = Object.assign({}, ...meant) as HouseWish;
  const isContradictory = Object.keys(wished).length < meant.length;
  if (left !== "" || meant.length === 0 || isContradictory) throw notUnderstood(left === "" ? wish : left, remake);
  return wished;
}

/** One example of each wish, in English. */
export const examples: Record<ProposalScope, readonly string[]> = {
  text: ["another plot", "shorter", "rain", "snow", "fog", "wind", "sun"],
  picture: ["another pose", "closer", "from further away", "rain", "snow", "fog", "wind", "sun"],
  both: ["another plot", "shorter", "rain", "snow", "fog", "wind", "sun", "closer", "from further away"],
};

function notUnderstood(what: string, remake: ProposalScope): AppError {
  return new AppError("WISH_NOT_UNDERSTOOD", `The house does not understand “${what}”.`, {
    hint: `It understands, in English and Polish: ${examples[remake].join(", ")}. Several may be joined. An AI service understands any sentence.`,
    fields: { wish: "is not among the wishes that the house understands" },
  });
}

/** The house knows what is meant, and has nothing like it. */
export function unfulfilled(what: string): AppError {
  return new AppError("WISH_UNFULFILLED", `The house has ${what}.`, {
    hint: "Wish for something else, or for nothing in particular.",
  });
}
