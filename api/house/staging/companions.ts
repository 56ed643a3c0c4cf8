import {
  type CompanionName,
  companionNames,
  type Ground,
  groundOf,
  namesOfCompanions,
} from "#api/generation/brief/repertoire.ts";
import type { Bilingual, Picture } from "../texts/model.ts";
import type { Shot } from "./shots.ts";

/** Whoever is named as often takes part in the story, and is not only spoken of. */
const namedOften = 3;

const animals: readonly CompanionName[] = ["bulka", "prezes", "sparrows"];
const placesOfAnimals: readonly Picture["place"][] = ["courtyard", "roof", "balcony", "gateway", "bakery"];

/** Who is in the picture beside the cat, if there is room: whom its author asked for, else whom the story names most often. */
export function companionIn(text: string, picture: Picture, { camera }: Shot): CompanionName | undefined {
  if (camera === "close" || picture.pose === "back" || picture.company === "nobody") return undefined;
  return picture.company ?? (isAlone(picture) ? undefined : namedMost(text, picture.place));
}

function namedMost(text: string, place: Picture["place"]): CompanionName | undefined {
  const [first] = companionNames
    .map((name) => ({ name, times: text.match(namesOfCompanions[name])?.length ?? 0 }))
    .filter(({ name, times }) => times >= namedOften && isAtHomeIn(place, name))
    .sort((one, other) => other.times - one.times);
  return first?.name;
}

/** People do not climb on the roof, and the animals of the courtyard do not come in. */
function isAtHomeIn(place: Picture["place"], name: CompanionName): boolean {
  return animals.includes(name) ? placesOfAnimals.includes(place) : place !== "roof";
}

/** Whether the picture's own description says that nobody else is there, or has the companions already. */
const isAlone = ({ en }: Picture) => /\b(alone|nobody|no one|empty|sparrows?)\b/i.test(en);

type Seen = Record<CompanionName, Bilingual>;

const wholeAnimals: Pick<Seen, "bulka" | "prezes" | "sparrows"> = {
  bulka: { en: "Bułka, the ginger cat, keeps him company", pl: "towarzyszy mu ruda kotka Bułka" },
  prezes: {
    en: "Prezes, the pigeon, stands opposite with a member of his board",
    pl: "naprzeciwko stoi gołąb Prezes z członkiem zarządu",
  },
  sparrows: { en: "two sparrows look on", pl: "przyglądają się dwa wróble" },
};

const onFloor: Seen = {
  ...wholeAnimals,
  ola: {
    en: "beside him Ola’s feet, in yellow shoes and striped socks",
    pl: "obok nogi Oli w żółtych butach i skarpetkach w paski",
  },
  tomek: {
    en: "beside him Tomek’s feet, in slippers, with a bicycle clip on one trouser leg",
    pl: "obok nogi Tomka w kapciach, z klipsem rowerowym na nogawce",
  },
  halina: {
    en: "beside him Mrs Halina’s dotted skirt and stout shoes",
    pl: "obok spódnica w kropki i solidne buty pani Haliny",
  },
  zenon: {
    en: "beside him Mr Zenon’s big shoes and blue work trousers",
    pl: "obok duże buty i niebieskie robocze spodnie pana Zenona",
  },
  stas: {
    en: "beside him Staś’s trainers, one lace undone",
    pl: "obok trampki Stasia, jedno sznurowadło rozwiązane",
  },
};

const inYard: Seen = {
  ...onFloor,
  tomek: {
    en: "beside him Tomek’s feet, in shoes, with a bicycle clip on one trouser leg",
    pl: "obok nogi Tomka w butach, z klipsem rowerowym na nogawce",
  },
  zenon: { en: "beside him Mr Zenon’s big shoes and his broom", pl: "obok duże buty pana Zenona i jego miotła" },
};

const onShelf: Seen = {
  ...wholeAnimals,
  ola: { en: "before him Ola’s hand with a pencil", pl: "przed nim ręka Oli z ołówkiem" },
  tomek: { en: "before him Tomek’s hand, a watch on the wrist", pl: "przed nim ręka Tomka z zegarkiem na nadgarstku" },
  halina: {
    en: "before him Mrs Halina’s hand, a pincushion on the wrist",
    pl: "przed nim ręka pani Haliny z poduszeczką na igły na nadgarstku",
  },
  zenon: { en: "before him Mr Zenon’s hand with a key", pl: "przed nim ręka pana Zenona z kluczem" },
  stas: {
    en: "before him Staś’s hand, a plaster on one finger",
    pl: "przed nim ręka Stasia z plastrem na palcu",
  },
};

const seenOn: Record<Ground, Seen> = { floor: onFloor, yard: inYard, shelf: onShelf };

/** What is to be seen of a companion, as the end of an alternative text. */
export function companionSeen(name: CompanionName, { place, pose }: Pick<Picture, "place" | "pose">): Bilingual {
  const { en, pl } = seenOn[groundOf(place, pose)][name];
  return { en: `; ${en}`, pl: `; ${pl}` };
}
