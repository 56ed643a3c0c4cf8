import type { PlaceName } from "#api/generation/brief/repertoire.ts";
import type { Hold } from "#api/house/illustrator/company/hold.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

type Holds = Record<Hold["person"], Bilingual>;

/** In whose lap or arms he is. */
export const holds: Record<Hold["in"], Holds> = {
  lap: {
    ola: { en: "in Ola’s lap", pl: "na kolanach Oli" },
    tomek: { en: "in Tomek’s lap", pl: "na kolanach Tomka" },
    halina: { en: "in Mrs Halina’s lap", pl: "na kolanach pani Haliny" },
    zenon: { en: "in Mr Zenon’s lap", pl: "na kolanach pana Zenona" },
    stas: { en: "in Staś’s lap", pl: "na kolanach Stasia" },
  },
  arms: {
    ola: { en: "in Ola’s arms", pl: "na rękach u Oli" },
    tomek: { en: "in Tomek’s arms", pl: "na rękach u Tomka" },
    halina: { en: "in Mrs Halina’s arms", pl: "na rękach u pani Haliny" },
    zenon: { en: "in Mr Zenon’s arms", pl: "na rękach u pana Zenona" },
    stas: { en: "in Staś’s arms", pl: "na rękach u Stasia" },
  },
};

/** Where people are, who do not stand on a sill. */
const placesOfPeople: Partial<Record<PlaceName, Bilingual>> = {
  "window sill": { en: "at the window", pl: "przy oknie" },
  radiator: { en: "at the window", pl: "przy oknie" },
  kitchen: { en: "in the kitchen", pl: "w kuchni" },
  desk: { en: "by the table", pl: "przy stole" },
  "tub edge": { en: "in the bathroom", pl: "w łazience" },
  "courtyard sill": { en: "at the kitchen window", pl: "przy kuchennym oknie" },
  surgery: { en: "at the vet’s", pl: "u weterynarza" },
  "lodge table": { en: "in the caretaker’s lodge", pl: "w dozorcówce" },
  stairs: { en: "on the stairs", pl: "na schodach" },
};
const inHerRoom: Bilingual = { en: "in her room", pl: "w jej pokoju" };

/** In whose lap or arms he is, and where these are. */
export function heldWhere(hold: Hold, usual: Bilingual): Bilingual {
  const words = holds[hold.in][hold.person];
  const isHers = hold.person === "halina" && hold.seating.place === "parlour";
  // A chair stands on the landing.
  const where = isHers ? inHerRoom : hold.seating.chair ? usual : (placesOfPeople[hold.seating.place] ?? usual);
  return { en: `${words.en} ${where.en}`, pl: `${words.pl} ${where.pl}` };
}

export const handOnHim: Bilingual = { en: "a hand rests on him", pl: "spoczywa na nim dłoń" };
