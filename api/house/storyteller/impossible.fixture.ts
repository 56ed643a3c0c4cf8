import { checkHours } from "#api/generation/gate/pair/hours.ts";
import type { Brief, StoryText } from "#api/generation/model.ts";
import { type Circumstances, circumstancesOf, isBetween } from "./circumstances.ts";

/** A claim of a text about its day, and when it can be true. Habits ("on Sundays", „w niedziele”) are no claims. */
type Claim = { says: string; en: string; pl: string; isPossible(circumstances: Circumstances): boolean };

const weekdays = [
  ["Monday", "poniedziałek"],
  ["Tuesday", "wtorek"],
  ["Wednesday", "środa|środę"],
  ["Thursday", "czwartek"],
  ["Friday", "piątek"],
  ["Saturday", "sobota|sobotę"],
  ["Sunday", "niedziela|niedzielę"],
] as const;

const claims: readonly Claim[] = [
  ...weekdays.map(
    ([en, pl], at): Claim => ({
      says: en,
      en: `it (?:was|is) (?:a |only )?${en}|(?:this|today, a) ${en}`,
      pl: `(?<!nie |że )(?:był|była|jest) (?:to |akurat )?(?:${pl})|(?:ten|tę|tego dnia, w) (?:${pl})`,
      isPossible: ({ weekday }) => weekday === at + 1,
    }),
  ),
  {
    says: "snow",
    en: "it was snowing|it had snowed|snow (?:was|had been) falling|(?:fresh|new) snow|snow lay|through the snow|snowflakes? (?:was|were|fell|came)",
    pl: "padał śnieg|śnieg (?:padał|leżał|spadł)|świeży śnieg|po śniegu|przez śnieg|płatki śniegu",
    isPossible: ({ weather, monthDay }) => weather === "snow" || isBetween(monthDay, ["11-01", "03-31"]),
  },
  {
    says: "rain",
    en: "it was raining outside|outside it was raining|the rain (?:was|had been)",
    pl: "padał deszcz|deszcz padał",
    isPossible: ({ weather }) => weather === "rain",
  },
  {
    says: "warm radiators",
    en: "radiators? (?:was|were|had been) (?:hot|warm|ticking)|the stove (?:was|had been) (?:lit|burning|warm)",
    pl: "kaloryfer\\p{Ll}* (?:był|były) (?:gorąc|ciepł)\\p{Ll}+|w piecu (?:się )?(?:palił|napalono)",
    isPossible: ({ heating }) => heating,
  },
  {
    says: "school today",
    en: "(?<!I |When he )(?:came|was|back) (?:home )?from school|had come (?:home )?from school|after lessons",
    pl: "(?:wrócił|przyszedł)(?!em) ze szkoły|po lekcjach",
    isPossible: ({ kinds }) => kinds.includes("school day"),
  },
  {
    says: "post today",
    en: "the post(?:man|woman)? (?:came|had come|rang|brought)",
    pl: "listonosz(?:ka)? (?:przyszedł|przyszła|zadzwonił|zadzwoniła|przyniósł|przyniosła)",
    isPossible: ({ kinds }) => kinds.includes("working day"),
  },
  {
    says: "a Christmas tree",
    en: "Christmas tree",
    pl: "choink\\p{Ll}+",
    isPossible: ({ monthDay }) => isBetween(monthDay, ["12-01", "02-10"]),
  },
  {
    says: "falling leaves",
    en: "leaves were (?:falling|coming down)|a leaf (?:fell|came down)",
    pl: "(?:spadały|leciały|opadały) liście|liście (?:spadały|leciały|opadały)",
    isPossible: ({ monthDay }) => isBetween(monthDay, ["09-01", "12-01"]),
  },
  {
    says: "chestnuts on the ground",
    en: "a chestnut (?:fell|dropped)|chestnuts (?:lay|were lying)",
    pl: "(?:spadł|upadł) kasztan|kasztany (?:leżały|spadały)",
    isPossible: ({ monthDay }) => isBetween(monthDay, ["09-01", "11-20"]),
  },
];

const compiled = claims.map(({ en, pl, ...claim }) => ({
  ...claim,
  patterns: [en, pl].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu")),
}));

/** The claims of a text that cannot be true on the day, at the hour and in the weather of a brief. */
export function impossibleIn(text: StoryText, brief: Brief): string[] {
  const circumstances = circumstancesOf(brief);
  // Direct speech may be about another day, and so may comparisons.
  const contents = [text.contentEn, text.contentPl].map((content) =>
    content.replaceAll(/[“„][^”]*”/gu, "").replaceAll(/ (?:like|as|jak) [^.;:!?]*/gu, ""),
  );
  const wrong = compiled
    .filter(
      ({ patterns, isPossible }) =>
        patterns.some((pattern, at) => pattern.test(contents[at] ?? "")) && !isPossible(circumstances),
    )
    .map(({ says }) => says);
  return [...wrong, ...checkHours(text, brief)];
}
