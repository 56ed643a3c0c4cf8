// Writes the stand-in's stories: another one for every question, in the requested shape.
import { createHash } from "node:crypto";
import { z } from "zod";
import { middles } from "./middles.ts";
import {
  alts,
  closings,
  excerpts,
  openings,
  type Place,
  places,
  type Sentence,
  type Thing,
  things,
} from "./sentences.ts";

type Dice = { of<Item>(items: readonly Item[]): Item; shuffled<Item>(items: readonly Item[]): Item[] };

/** A random source that is seeded by a text. */
function diceOf(text: string): Dice {
  let count = 0;
  const below = (limit: number) => createHash("sha256").update(`${count++} ${text}`).digest().readUInt32BE() % limit;
  return {
    of(items) {
      const [item] = items.slice(below(items.length));
      if (item === undefined) throw new Error("Nothing to choose from.");
      return item;
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: below(2 ** 32) }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}

/** The allowed values of each list, by the path of its property. */
export type Allowed = (path: string) => readonly string[];

const longestTitle = 75;
/** The number of sentences of each paragraph, which gives a valid length in both languages. */
const plan = [2, 2, 2, 2, 2];

/** Each sentence that was told, and the question for which it was: no other question gets it, as no reader meets it twice. */
export type Told = Map<string, string>;

/** The number of other fillings that are tried for a sentence that was told. */
const tries = 50;

export function storyFor(input: string, allowed: Allowed, told: Told = new Map()): object {
  const dice = diceOf(input);
  const slot = /"timeSlot":"(\w+)"/.exec(input)?.[1] ?? "morning";
  const mine = dice.shuffled(things).slice(0, 5);
  const place = dice.of(places);
  const [first, second, third] = three(mine);
  const filled = (sentence: Sentence): Sentence[] => {
    for (let tried = 0; tried < tries; tried++) {
      // Things of one's own first, then any.
      const [thing, other] = three(dice.shuffled(tried < tries / 2 ? mine : things));
      const full = fill(sentence, { thing, other, place: dice.of(places) });
      if ((told.get(full.en) ?? input) !== input) continue;
      told.set(full.en, input);
      return [full];
    }
    return [];
  };
  const some = (sentences: readonly Sentence[], count: number): Sentence[] => {
    const found: Sentence[] = [];
    for (const sentence of sentences) if (found.length < count) found.push(...filled(sentence));
    return found;
  };
  // The sentence with the name comes before those that say only "he".
  const between = some(nameFirst(dice.shuffled(middles)), sum(plan));
  const opening = some(dice.shuffled(openings[slot] ?? openings.morning ?? []), 1);
  const paragraphs = plan.map((count, at) => [...(at === 0 ? opening : []), ...between.splice(0, count)]);
  paragraphs.at(-1)?.push(...some(dice.shuffled(closings), 1));
  const excerpt = fill(dice.of(excerpts), { thing: first, other: second, place });
  const alt = fill(dice.of(alts), { thing: first, other: second, place });
  const title = titleOf([first, second, third], place);
  const textIn = (language: "en" | "pl", title: string) => ({
    title,
    excerpt: excerpt[language],
    paragraphs: paragraphs.map((sentences) => sentences.map((sentence) => sentence[language]).join(" ")),
    imageAlt: alt[language],
  });
  return {
    plan: {
      who: `Mruk, about ${first.en}`,
      counted: `${mine.length} things`,
      turn: `${second.en} was meant`,
      lastImage: third.en,
      beats: mine.map(({ en }) => en),
    },
    category: dice.of(allowed("category")),
    english: textIn("en", titled(title.en)),
    polish: textIn("pl", capital(title.pl)),
    picture: pictureOf(dice, allowed, `${alt.en}. Warm light, a quiet flat, ${second.en} in the background.`),
    newFacts: [],
  };
}

/** Another picture of a story. */
export function stagingFor(input: string, allowed: Allowed): object {
  const dice = diceOf(input);
  const [first, second] = three(dice.shuffled(things));
  const alt = fill(dice.of(alts), { thing: first, other: second, place: dice.of(places) });
  return {
    picture: pictureOf(dice, allowed, `${alt.en}. Warm light, a quiet flat.`),
    polish: { imageAlt: alt.pl },
    english: { imageAlt: alt.en },
  };
}

const Asked = z.looseObject({
  story: z.looseObject({ english: z.looseObject({ text: z.string() }), polish: z.looseObject({ text: z.string() }) }),
});

/** A short telling: as much of the story's beginning as may be told, in whole sentences. */
export function tellingOf(input: string): object {
  const { story } = Asked.parse(JSON.parse(input.split("\n").find((line) => line.startsWith("{")) ?? "{}"));
  return { english: beginningOf(story.english.text), polish: beginningOf(story.polish.text) };
}

const mostWords = 75;

function beginningOf(text: string): string {
  const told: string[] = [];
  for (const sentence of text.replace(/\s+/g, " ").split(/(?<=[.!?…][”»]?) (?=[“„\p{Lu}])/u)) {
    if ([...told, sentence].join(" ").split(" ").length > mostWords) break;
    told.push(sentence);
  }
  return told.join(" ");
}

const pictureOf = (dice: Dice, allowed: Allowed, scene: string) => ({
  place: dice.of(allowed("picture.place")),
  pose: dice.of(allowed("picture.pose")),
  props: [dice.of(allowed("picture.props").filter((prop) => allYear.has(prop)))],
  eyes: null,
  mouth: null,
  camera: dice.of(["wide", "half", "close", null]),
  company: null,
  posture: null,
  inHand: null,
  on: dice.of(["chair", "cushion", null]),
  under: null,
  by: null,
  open: null,
  lighting: null,
  scene,
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function three([first, second, third]: readonly Thing[]): [Thing, Thing, Thing] {
  if (!first || !second || !third) throw new Error("A story takes three things.");
  return [first, second, third];
}

function nameFirst(sentences: readonly Sentence[]): Sentence[] {
  const naming = sentences.find(({ en, pl }) => en.includes("Mruk") && pl.includes("Mruk"));
  return naming ? [naming, ...sentences.filter((sentence) => sentence !== naming)] : [...sentences];
}

/** Props that fit every season. */
const allYear = new Set(["yarn", "mug", "books", "newspaper", "kettle", "slippers", "bowl", "clock", "lamp"]);

/** A title of things and their place, where that is short enough. */
function titleOf([first, second, third]: [Thing, Thing, Thing], place: Place): Sentence {
  const en = `${first.en}, ${second.en} and ${third.en}`;
  const pl = `${first.nom}, ${second.nom} i ${third.nom}`;
  const whole = { en: `${en} ${place.en}`, pl: `${pl} ${place.pl}` };
  const isTitle = whole.en.length <= longestTitle && whole.pl.split(" ").length < 12 && whole.pl.length <= longestTitle;
  return isTitle ? whole : { en, pl };
}

type Filling = { thing: Thing; other: Thing; place: Place };

function fill({ en, pl }: Sentence, { thing, other, place }: Filling): Sentence {
  return {
    en: capital(en.replace("{thing}", thing.en).replace("{other}", other.en).replace("{place}", place.en)),
    pl: capital(
      pl
        .replace(/\{thing:(\w+)\}/, (_, form: keyof Thing) => thing[form])
        .replace(/\{other:(\w+)\}/, (_, form: keyof Thing) => other[form])
        .replace("{place}", place.pl),
    ),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const titled = (text: string) =>
  capital(text.replace(/\b[a-z]+/g, (word) => (["the", "and", "of"].includes(word) ? word : capital(word))));
