import { type CompanionName, companionNames, groundOf, namesOfCompanions } from "#api/generation/brief/repertoire.ts";
import type { Bilingual, Picture } from "../texts/model.ts";
import type { Shot } from "./shots.ts";

/** Whoever is named as often takes part in the story, and is not only spoken of. */
const namedOften = 3;

const animals: readonly CompanionName[] = ["bulka", "prezes", "sparrows"];
const placesOfAnimals: readonly Picture["place"][] = ["courtyard", "roof", "balcony"];

/** Who is in the picture beside the cat: the one whom the story names most often, if there is room for anybody. */
export function companionIn(text: string, picture: Picture, { camera }: Shot): CompanionName | undefined {
  if (camera === "close" || picture.pose === "back" || isAlone(picture)) return undefined;
  const [first] = companionNames
    .map((name) => ({ name, times: text.match(namesOfCompanions[name])?.length ?? 0 }))
    .filter(({ name, times }) => times >= namedOften && isAtHomeIn(picture.place, name))
    .sort((one, other) => other.times - one.times);
  return first?.name;
}

/** People do not climb on the roof, and the animals of the courtyard do not come in. */
function isAtHomeIn(place: Picture["place"], name: CompanionName): boolean {
  return animals.includes(name) ? placesOfAnimals.includes(place) : place !== "roof";
}

/** Whether the picture's own description says that nobody else is there, or has the companions already. */
const isAlone = ({ en }: Picture) => /\b(alone|nobody|no one|empty|sparrows?)\b/i.test(en);

const feet: Partial<Record<CompanionName, Bilingual>> = {
  ola: { en: "all that is to be seen of Ola is her yellow shoes", pl: "z Oli widać tylko żółte buty" },
  tomek: {
    en: "all that is to be seen of Tomek is his slippers and a bicycle clip",
    pl: "z Tomka widać tylko kapcie i klamerkę na nogawce",
  },
  halina: {
    en: "all that is to be seen of Mrs Halina is a dotted skirt",
    pl: "z pani Haliny widać tylko spódnicę w kropki",
  },
  zenon: {
    en: "all that is to be seen of Mr Zenon is a broom and two big shoes",
    pl: "z pana Zenona widać tylko miotłę i duże buty",
  },
  stas: {
    en: "all that is to be seen of Staś is two trainers and a loose lace",
    pl: "ze Stasia widać tylko trampki i rozwiązane sznurowadło",
  },
};

/** Nobody goes into the yard in slippers. */
const feetInShoes: Partial<Record<CompanionName, Bilingual>> = {
  ...feet,
  tomek: {
    en: "all that is to be seen of Tomek is his shoes and a bicycle clip",
    pl: "z Tomka widać tylko buty i klamerkę na nogawce",
  },
};

const hands: Partial<Record<CompanionName, Bilingual>> = {
  ola: { en: "in front of him rests Ola’s hand, with a pencil", pl: "przed nim ręka Oli z ołówkiem" },
  tomek: { en: "in front of him rests Tomek’s hand, with a watch", pl: "przed nim ręka Tomka z zegarkiem" },
  halina: {
    en: "in front of him rests Mrs Halina’s hand, a pincushion on the wrist",
    pl: "przed nim ręka pani Haliny z poduszeczką na szpilki",
  },
  zenon: { en: "in front of him rests Mr Zenon’s hand, with a key", pl: "przed nim ręka pana Zenona z kluczem" },
  stas: { en: "in front of him rests Staś’s hand, with a plaster", pl: "przed nim ręka Stasia z plastrem" },
};

const wholeAnimals: Partial<Record<CompanionName, Bilingual>> = {
  bulka: { en: "Bułka, the ginger cat, keeps him company", pl: "towarzyszy mu ruda kotka Bułka" },
  prezes: {
    en: "Prezes, the pigeon, stands opposite with a member of his board",
    pl: "naprzeciwko stoi gołąb Prezes z członkiem zarządu",
  },
  sparrows: { en: "two sparrows look on", pl: "przyglądają się dwa wróble" },
};

/** What is to be seen of a companion, as the end of an alternative text. */
export function companionSeen(name: CompanionName, place: Picture["place"]): Bilingual {
  const seen = wholeAnimals[name] ?? { floor: feet, yard: feetInShoes, shelf: hands }[groundOf[place]][name];
  if (seen === undefined) throw new Error(`There are no words for ${name}.`);
  return { en: `; ${seen.en}`, pl: `; ${seen.pl}` };
}
