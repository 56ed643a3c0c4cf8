import type { CompanionName, Ground, HeldName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { isPerson, type Person } from "#api/house/illustrator/company/clothes.ts";
import type { Stroke } from "#api/house/illustrator/company/stroke.ts";
import type { Drawn } from "#api/house/illustrator/drawn.ts";
import type { Bilingual } from "#api/house/texts/model.ts";
import { held, handwork as workWith } from "./held.ts";

type Seen = Record<CompanionName, Bilingual>;

const wholeAnimals: Pick<Seen, "bulka" | "prezes" | "sparrows"> = {
  bulka: { en: "Bułka, the ginger cat, keeps him company", pl: "towarzyszy mu ruda kotka Bułka" },
  prezes: { en: "Prezes, the pigeon, stands opposite", pl: "naprzeciwko stoi gołąb Prezes" },
  sparrows: { en: "two sparrows look on", pl: "przyglądają się dwa wróble" },
};

const onFloor: Seen = {
  ...wholeAnimals,
  ola: {
    en: "Ola stands beside him, in yellow shoes and striped socks",
    pl: "obok stoi Ola w żółtych butach i skarpetkach w paski",
  },
  tomek: {
    en: "Tomek stands beside him, in slippers, with a bicycle clip on one trouser leg",
    pl: "obok stoi Tomek w kapciach, z klipsem rowerowym na nogawce",
  },
  halina: {
    en: "Mrs Halina stands beside him, in a dotted dress, an apron and stout shoes",
    pl: "obok stoi pani Halina w sukience w kropki, fartuchu i solidnych butach",
  },
  zenon: {
    en: "Mr Zenon stands beside him, in blue work clothes and big boots",
    pl: "obok stoi pan Zenon w niebieskim roboczym ubraniu i ciężkich butach",
  },
  stas: {
    en: "Staś stands beside him, in trainers, one lace undone",
    pl: "obok stoi Staś w trampkach z jednym rozwiązanym sznurowadłem",
  },
};

const inYard: Seen = {
  ...onFloor,
  tomek: {
    en: "Tomek stands beside him, in shoes, with a bicycle clip on one trouser leg",
    pl: "obok stoi Tomek w butach, z klipsem rowerowym na nogawce",
  },
};

const hands: Record<Person, Bilingual> = {
  ola: { en: "Ola’s hand, with a spot of ink on one finger", pl: "ręka Oli z plamką atramentu na palcu" },
  tomek: { en: "Tomek’s hand, with a watch on the wrist", pl: "ręka Tomka z zegarkiem na nadgarstku" },
  halina: {
    en: "Mrs Halina’s hand, with a pincushion on the wrist",
    pl: "ręka pani Haliny z poduszeczką na igły na nadgarstku",
  },
  zenon: { en: "Mr Zenon’s big hand", pl: "duża ręka pana Zenona" },
  stas: { en: "Staś’s hand, with a plaster on one finger", pl: "ręka Stasia z plastrem na palcu" },
};

/** A hand that holds something covers the marks on its own fingers. */
const holdingHands: Record<Person, Bilingual> = {
  ...hands,
  ola: { en: "Ola’s hand", pl: "ręka Oli" },
  stas: { en: "Staś’s hand", pl: "ręka Stasia" },
};

const near = ({ en, pl }: Bilingual): Bilingual => ({ en: `near him rests ${en}`, pl: `obok spoczywa ${pl}` });

const onShelf: Seen = {
  ...wholeAnimals,
  ...{ ola: near(hands.ola), tomek: near(hands.tomek), halina: near(hands.halina) },
  ...{ zenon: near(hands.zenon), stas: near(hands.stas) },
};

/** Whose hand lies on him, as a clause. */
export const handSeen = ({ person }: Stroke): Bilingual => {
  const { en, pl } = hands[person];
  return { en: `on him rests ${en}`, pl: `na nim spoczywa ${pl}` };
};

const seenOn: Record<Ground, Seen> = { floor: onFloor, yard: inYard, shelf: onShelf };

type Persons = Record<Person, Bilingual>;

/** The beginning of a clause about somebody who sits; the work of the hands follows. */
const seated: Persons = {
  ola: { en: "Ola sits beside him", pl: "obok siedzi Ola" },
  tomek: { en: "Tomek sits beside him", pl: "obok siedzi Tomek" },
  halina: { en: "Mrs Halina sits beside him", pl: "obok siedzi pani Halina" },
  zenon: { en: "Mr Zenon sits beside him", pl: "obok siedzi pan Zenon" },
  stas: { en: "Staś sits beside him", pl: "obok siedzi Staś" },
};

const pronouns: Record<Person, "her" | "his"> = { ola: "her", tomek: "his", halina: "her", zenon: "his", stas: "his" };

const handsInLap = (name: Person): Bilingual => ({
  en: `, ${pronouns[name]} hands in ${pronouns[name]} lap`,
  pl: " z rękami na kolanach",
});

const inBothHands = (name: Person, { en, pl }: Bilingual): Bilingual => ({
  en: `, ${en} in ${pronouns[name]} hands`,
  pl: ` i trzyma w rękach ${pl}`,
});

/** Somebody who stands carries these on the arm. */
const onArm: Partial<Record<HeldName, (name: Person) => Bilingual>> = {
  towel: (name) => ({ en: `a towel over ${pronouns[name]} arm`, pl: "przez rękę ma przewieszony ręcznik" }),
};

/** Somebody who stands with something in one hand, or whose hand on a table holds it. */
function holding(name: Person, ground: Ground, thing: HeldName): Bilingual {
  const { en, pl } = held[thing];
  if (ground === "shelf") {
    const hand = holdingHands[name];
    // A mark of the hand stands between commas.
    const comma = hand.en.includes(",") ? "," : "";
    return { en: `near him ${hand.en}${comma} holds ${en}`, pl: `obok ${hand.pl} trzyma ${pl}` };
  }
  const stands = seenOn[ground][name];
  const carried = onArm[thing]?.(name) ?? { en: `${en} in ${pronouns[name]} hand`, pl: `w ręku trzyma ${pl}` };
  return { en: `${stands.en}, ${carried.en}`, pl: `${stands.pl}, ${carried.pl}` };
}

const handwork: Partial<Record<NonNullable<PictureBrief["posture"]>, Bilingual>> = {
  knitting: { en: ", knitting something blue", pl: " i robi na drutach coś niebieskiego" },
  reading: { en: ", behind an open newspaper", pl: " i trzyma rozłożoną gazetę" },
};

/** The beginning of a clause about somebody who sits at the table; the work of the hands follows. */
const seatedAtTable: Persons = {
  ola: { en: "Ola sits at the table", pl: "przy stole siedzi Ola" },
  tomek: { en: "Tomek sits at the table", pl: "przy stole siedzi Tomek" },
  halina: { en: "Mrs Halina sits at the table", pl: "przy stole siedzi pani Halina" },
  zenon: { en: "Mr Zenon sits at the table", pl: "przy stole siedzi pan Zenon" },
  stas: { en: "Staś sits at the table", pl: "przy stole siedzi Staś" },
};

const onTable = (name: Person): Bilingual => ({
  en: `, ${pronouns[name]} hands on it`,
  pl: `, ręce ${pronouns[name] === "her" ? "położyła" : "położył"} na blacie`,
});

/** What is to be seen of a companion, as a clause. */
export function companionSeen(
  name: CompanionName,
  ground: Ground,
  { sits, inHand, posture }: Pick<Drawn, "sits" | "inHand"> & Pick<PictureBrief, "posture">,
): Bilingual {
  if (!isPerson(name)) return seenOn[ground][name];
  const thing = inHand && held[inHand];
  if (sits === undefined) return inHand ? holding(name, ground, inHand) : seenOn[ground][name];
  const [sitter, empty] = sits === "at the table" ? [seatedAtTable, onTable] : [seated, handsInLap];
  const work = sits === "beside" && posture ? handwork[posture] : undefined;
  const doing = work ?? (inHand && workWith[inHand]) ?? (thing ? inBothHands(name, thing) : empty(name));
  return { en: sitter[name].en + doing.en, pl: sitter[name].pl + doing.pl };
}
