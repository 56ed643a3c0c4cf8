import { beforeAll, describe, expect, it } from "vitest";
import { propNames } from "#api/generation/brief/repertoire.ts";
import { countedParagraphs, limits } from "#api/generation/gate/lengths.ts";
import { checkMarkup } from "#api/generation/gate/markup.ts";
import { checkNames } from "#api/generation/gate/pair/names.ts";
import { checkNumbers } from "#api/generation/gate/pair/numbers.ts";
import { checkPhrases } from "#api/generation/gate/phrases.ts";
import { memorableIn } from "#api/generation/gate/sentences.ts";
import { type Dictionaries, openDictionaries } from "#api/generation/gate/spelling/dictionaries.ts";
import { checkSubjects } from "#api/generation/gate/subjects.ts";
import { checkTyping } from "#api/generation/gate/typing.ts";
import { wordsOf } from "#api/generation/likeness.ts";
import type { PictureBrief, StoryText } from "#api/generation/model.ts";
import { titleForm } from "#api/generation/taste/title-form.ts";
import { drawnOf } from "#api/house/illustrator/drawn.ts";
import { namesHeld } from "#api/house/staging/things.fixture.ts";
import type { Arc, Bilingual, Feast, Form, Picture, Piece, Plot, Tales, Title, WholeStory } from "./model.ts";
import { openings } from "./openings/all.ts";
import { answeredOf, answersOf, answersTo, middlesOf, momentsOf, piecesOf } from "./pieces.ts";
import { remarks } from "./remarks.ts";
import { repeated } from "./repeated.fixture.ts";
import { unknownIn } from "./unknown-words.fixture.ts";

type Texts = Plot | Form | Feast | Arc | Tales;
const files = import.meta.glob<Record<string, Texts>>([
  "./plots/*/*.ts",
  "./forms/*.ts",
  "./feasts/*/*.ts",
  "./arcs/*/*.ts",
  "./tales/*/*.ts",
  "!./**/*.test.ts",
  "!./**/all.ts",
]);

/** From this number on, the titles of a file are dealt one by one, and none may be known by its form. */
const manyTitles = 40;
const mostOfOneForm = 3;

const lying: readonly Picture["pose"][] = ["loaf", "sleep", "crouch", "drape"];

let dictionaries: Dictionaries;
beforeAll(async () => {
  dictionaries = await openDictionaries();
});

describe.each(Object.keys(files))("%s", (path) => {
  let texts: Texts;
  beforeAll(async () => {
    const [found] = Object.values((await files[path]?.()) ?? {});
    if (!found) throw new Error(`${path} exports nothing.`);
    texts = found;
  });

  it("says the same in both languages, without a fault that the gate would find", () => {
    const faults = all(texts).flatMap((text) => faultsOf(text).map((fault) => `${text.en.slice(0, 50)}… ${fault}`));
    expect(faults).toEqual([]);
  });

  it("is written in words that a dictionary or the list of coined words has", () => {
    const unknown = all(texts).flatMap(({ en, pl }) => [
      ...unknownIn(en, "English", dictionaries),
      ...unknownIn(pl, "Polish", dictionaries),
    ]);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("has parts of the right length", () => {
    expect(all(texts).flatMap(lengthFaults(texts))).toEqual([]);
  });

  it("has whole stories of as many paragraphs as the gate lets through", () => {
    const { min, max } = limits.paragraphs;
    const counts = wholeOf(texts)
      .map(joined)
      .map(({ en, pl }) => [en.slice(0, 50), countedParagraphs(en), countedParagraphs(pl)] as const);
    expect(counts.filter(([, ...both]) => both.some((count) => count < min || count > max))).toEqual([]);
  });

  it("can be drawn", () => {
    for (const { props } of picturesOf(texts))
      expect(props.filter((prop) => !(propNames as readonly string[]).includes(prop))).toEqual([]);
  });

  it("opens only the windows and the stove that can be drawn open", () => {
    const opened = picturesOf(texts).filter(({ open }) => open !== undefined);
    expect(opened.filter((picture) => !drawnOf(asBrief(picture)).isOpen)).toEqual([]);
  });

  it("shows in a close view what he is on: he lies on it, or it has a back", () => {
    const isSeen = ({ on = "chair", pose }: Picture) => lying.includes(pose) || /chair|sofa/.test(on);
    const close = picturesOf(texts).filter(({ camera }) => camera === "close");
    expect(close.filter((picture) => !isSeen(picture))).toEqual([]);
  });

  it("puts into people's hands what can be held so, and what the story names", () => {
    const pictured = [
      ...wholeOf(texts).map((story) => ({ picture: story.picture, en: joined(story).en })),
      ...(isWhole(texts) ? [] : withBeginnings(texts)).flatMap(({ piece, en }) =>
        momentsOf([piece]).map((picture) => ({ picture, en })),
      ),
    ];
    const faults = pictured.flatMap(({ picture, en }) => {
      const { inHand } = picture;
      if (inHand === undefined) return [];
      const isDrawn = drawnOf(asBrief(picture)).inHand === inHand;
      return isDrawn && namesHeld(inHand, en) ? [] : [`${en.slice(0, 40)}: ${inHand}${isDrawn ? "" : ", not drawn"}`];
    });
    expect(faults).toEqual([]);
  });

  it("has a picture for each opening", () => {
    const openings = isWhole(texts) ? [] : "heads" in texts ? texts.heads : texts.wishes;
    expect(openings.filter((piece) => momentsOf([piece]).length === 0)).toEqual([]);
  });

  it("says of each moment of a piece who is there, and does not leave it to the story around it", () => {
    const unsaid = allPiecesOf(texts).filter((piece) =>
      momentsOf([piece]).some(({ company }) => company === undefined),
    );
    expect(unsaid.map(({ en }) => en.slice(0, 50))).toEqual([]);
  });

  it("says no sentence and gives no title twice", () => {
    for (const language of ["en", "pl"] as const) {
      expect(repeated(all(texts).flatMap((text) => longSentences(text[language])))).toEqual([]);
    }
    for (const at of [0, 1] as const)
      expect(repeated(titlesOf(texts).map((title) => title[at].toLowerCase()))).toEqual([]);
  });

  it("has as many parts and titles as the dealing needs", () => {
    if ("scenes" in texts) {
      const { wishes, obstacles, scenes } = texts;
      expect([wishes.length, obstacles.length, scenes.length].map((number) => Math.min(number, 6))).toEqual([6, 6, 6]);
      for (const { endings } of wishes) expect(endings.filter(isFree).length).toBeGreaterThanOrEqual(2);
      for (const { turns } of obstacles) expect(turns.filter(isFree).length).toBeGreaterThanOrEqual(2);
      expect(titlesOf(texts).length).toBeGreaterThanOrEqual(60);
    }
    if ("entries" in texts) {
      expect(texts.heads.length).toBeGreaterThanOrEqual(6);
      for (const { endings } of texts.heads) expect(endings.length).toBeGreaterThanOrEqual(2);
      expect(texts.entries.length).toBeGreaterThanOrEqual(40);
      expect(titlesOf(texts).length).toBeGreaterThanOrEqual(56);
    }
  });

  it("lets turns and endings use what scenes or entries bring", () => {
    if (!("scenes" in texts || "entries" in texts)) return;
    const brought = new Set(("scenes" in texts ? texts.scenes : texts.entries).flatMap(({ pays = [] }) => pays));
    const uses = answersOf(texts).filter(({ needs = [] }) => needs.some((label) => brought.has(label)));
    expect(uses.length).toBeGreaterThanOrEqual(6);
  });

  it("pays nothing that no piece asks about, and asks about nothing that no piece pays", () => {
    const paid = new Set(allPiecesOf(texts).flatMap(({ pays = [] }) => pays));
    const asked = new Set(allPiecesOf(texts).flatMap(({ needs = [], unless = [] }) => [...needs, ...unless]));
    expect([...paid].sort()).toEqual([...asked].sort());
  });

  it("gives its titles many forms", () => {
    if (titlesOf(texts).length < manyTitles) return;
    const forms = (["English", "Polish"] as const).flatMap((language, at) =>
      titlesOf(texts).map((title) => `${language}: ${titleForm(title[at] ?? "", language)}`),
    );
    const counts = Map.groupBy(forms, (form) => form);
    expect([...counts].filter(([, same]) => same.length > mostOfOneForm).map(([form]) => form)).toEqual([]);
  });
});

const isFree = ({ needs = [] }: Piece) => needs.length === 0;

const isWhole = (texts: Texts): texts is Feast | Arc | Tales => !("heads" in texts || "wishes" in texts);
const allPiecesOf = (texts: Texts): readonly Piece[] => (isWhole(texts) ? [] : piecesOf(texts));
/** The pieces, each with the English text that always goes before it. */
const withBeginnings = (texts: Plot | Form): { piece: Piece; en: string }[] => [
  ...[...answeredOf(texts), ...middlesOf(texts)].map((piece) => ({ piece, en: piece.en })),
  ...answeredOf(texts).flatMap((first) => answersTo(first).map((piece) => ({ piece, en: `${first.en} ${piece.en}` }))),
];
const wholeOf = (texts: Texts): readonly WholeStory[] => {
  if ("stories" in texts) return Object.values(texts.stories).flat();
  if ("tales" in texts) return texts.tales;
  return "evenings" in texts ? texts.evenings : [];
};
const joined = ({ en, pl }: WholeStory): Bilingual => ({ en: en.join("\n\n"), pl: pl.join("\n\n") });
const picturesOf = (texts: Texts): readonly Picture[] => [
  ...wholeOf(texts).map(({ picture }) => picture),
  ...momentsOf(allPiecesOf(texts)),
];
/** A picture on some day, in a view that has room for company. */
const asBrief = ({ company, when: _, ...picture }: Picture): PictureBrief => ({
  ...picture,
  ...(company && company !== "nobody" && { company }),
  ...{ timeSlot: "morning", season: "spring", weather: "clear", camera: "wide", seed: "" },
});
const titlesOf = (texts: Texts): Title[] => [
  ...allPiecesOf(texts).flatMap(({ titles = [] }) => titles),
  ...wholeOf(texts).map(({ title }) => title),
];
const all = (texts: Texts): Bilingual[] => [...allPiecesOf(texts), ...wholeOf(texts).map(joined)];

function faultsOf({ en, pl }: Bilingual): string[] {
  const text = {
    ...{ titleEn: "Title", titlePl: "Tytuł", excerptEn: "", excerptPl: "", imageAlt: "", imageAltPl: "", canon: [] },
    ...{ contentEn: en, contentPl: pl, category: "Portrait" },
    picture: {
      place: "box",
      pose: "sit",
      props: [],
      timeSlot: "morning",
      season: "spring",
      weather: "clear",
      seed: "",
    },
  } satisfies StoryText;
  const shape = en.split("\n\n").length === pl.split("\n\n").length ? [] : ["The number of paragraphs differs"];
  const checks = [checkMarkup, checkTyping, checkNames, checkSubjects, checkPhrases];
  return [...shape, ...checks.flatMap((check) => check(text)), ...(shape.length === 0 ? checkNumbers(text) : [])];
}

const lengthFaults =
  (texts: Texts) =>
  ({ en, pl }: Bilingual): string[] => {
    const counts = [wordsOf(en).length, wordsOf(pl).length] as const;
    const [least, most] =
      "entries" in texts
        ? [
            [20, 17],
            [90, 80],
          ]
        : "scenes" in texts
          ? [
              [38, 34],
              [85, 75],
            ]
          : [
              [185, 183],
              [350, 350],
            ];
    const fits = counts.every((count, at) => count >= (least[at] ?? 0) && count <= (most[at] ?? 0));
    return fits ? [] : [`${en.slice(0, 50)}… has ${counts[0]} English and ${counts[1]} Polish words`];
  };

const longSentences = (text: string) =>
  text
    .split(/(?<=[.!?…][”]?)\s+/)
    .map((sentence) => wordsOf(sentence).join(" "))
    .filter((sentence) => sentence.split(" ").length > 4);

describe("all texts together", () => {
  let loaded: Texts[];
  beforeAll(async () => {
    loaded = (await Promise.all(Object.values(files).map(async (load) => Object.values(await load())))).flat();
  });

  it("say no sentence of five words and more twice, so that no reader meets one in two stories", () => {
    const leads: Bilingual[] = [...openings, ...remarks];
    for (const language of ["en", "pl"] as const) {
      const texts = [...loaded.flatMap(all), ...leads].map((text) => text[language]);
      expect(repeated(texts.flatMap((text) => [...new Set(memorableIn(text).map(({ plain }) => plain))]))).toEqual([]);
    }
  });

  it("give no title twice", () => {
    for (const at of [0, 1] as const) {
      expect(repeated(loaded.flatMap(titlesOf).map((title) => title[at].toLowerCase()))).toEqual([]);
    }
  });
});
