import { beforeAll, describe, expect, it } from "vitest";
import {
  companionNames,
  groundOf,
  heldNames,
  placeNames,
  poseNames,
  propNames,
  seatNames,
} from "#api/generation/brief/repertoire.ts";
import { checkCanon } from "#api/generation/gate/canon/canon.ts";
import { checkLanguage } from "#api/generation/gate/language.ts";
import { limits } from "#api/generation/gate/lengths.ts";
import { checkMarkup } from "#api/generation/gate/markup.ts";
import { type Dictionaries, openDictionaries } from "#api/generation/gate/spelling/dictionaries.ts";
import { storyText } from "#api/generation/gate/story-text.fixture.ts";
import { checkTyping } from "#api/generation/gate/typing.ts";
import { PictureBrief, type StoryText, weathers } from "#api/generation/model.ts";
import { drawnOf } from "#api/house/illustrator/drawn.ts";
import { expectedBrief, starts } from "#api/house/storyteller/expected-briefs.fixture.ts";
import { houseStoryteller } from "#api/house/storyteller/write.ts";
import type { Bilingual } from "#api/house/texts/model.ts";
import { unknownIn } from "#api/house/texts/unknown-words.fixture.ts";
import { timeSlots } from "#api/schedule/model.ts";
import { slotsOfDays } from "#api/schedule/slots.ts";
import { isNamed, namesBackdrop, namesHeld, namesSeat, namesShelter } from "../things.fixture.ts";
import { alternativeTextOf } from "./alternative-text.ts";
import { companionSeen } from "./companions.ts";
import { held } from "./held.ts";
import { holds } from "./holds.ts";
import { places } from "./places.ts";
import { poses } from "./poses.ts";
import { across, backdrops, seatIn, seats, shelters } from "./seats.ts";
import { things } from "./things.ts";

const usual: PictureBrief = {
  ...{ place: "stove", pose: "sit", props: [], timeSlot: "morning", season: "autumn", weather: "clear" },
  ...{ camera: "half", side: "left", eyes: "open", seed: "alternative text" },
};
const told = (brief: Partial<PictureBrief>) => alternativeTextOf({ ...usual, ...brief });

const { camera, on, under, by, eyes, mouth, look, lighting, sun } = PictureBrief.shape;
const views = camera.unwrap().options;
const supports = on.unwrap().options;
const backdropNames = by.unwrap().options;
const shelterNames = under.unwrap().options;

/** The member of a list that is due in a round; every other round none is, if the list is of what may be absent. */
const inTurn = <T>(list: readonly T[], at: number) => list[at % list.length] as T;
const now = <T>(list: readonly T[], at: number) => (at % 2 === 0 ? undefined : inTurn(list, Math.floor(at / 2)));

/** Every pose in every place in every view, with no thing, with one and with two; all else goes round. */
const grid: readonly PictureBrief[] = placeNames
  .flatMap((place) =>
    poseNames.flatMap((pose) =>
      views.flatMap((view) => [0, 1, 2].map((count) => ({ ...usual, place, pose, camera: view, props: count }))),
    ),
  )
  .map(({ props: count, ...scene }, at) => {
    const company = scene.camera === "close" ? undefined : now(companionNames, at);
    const seat = count === 0 ? now(supports, at + 1) : undefined;
    return PictureBrief.parse({
      ...scene,
      ...{ props: [inTurn(propNames, at), inTurn(propNames, 3 * at + 1)].slice(0, count), seed: `grid ${at}` },
      ...{ timeSlot: inTurn(timeSlots, at), weather: inTurn(weathers, at), season: inTurn(["spring", "winter"], at) },
      ...{ eyes: now(eyes.unwrap().options, at), mouth: now(mouth.unwrap().options, at + 3) },
      ...{
        look: now(look.unwrap().options, at + 1),
        lighting: at % 7 === 0 ? now(lighting.unwrap().options, at) : undefined,
      },
      ...{
        posture: inTurn(["sitting", "stroking", "standing", undefined], Math.floor(at / 2)),
        inHand: now(heldNames, at),
        sun: now(sun.unwrap().options, at + 1),
        on: seat,
        company,
        under: at % 3 === 0 ? now(shelterNames, at) : undefined,
        by: at % 4 === 2 ? now(backdropNames, at / 2) : undefined,
        inBox: at % 5 === 0 ? true : undefined,
        open: inTurn([undefined, "window", "stove"], at),
      },
    });
  });

/** Enough of the grid for checks that read a text whole. */
const everyFourth = (pictures: readonly PictureBrief[]) => pictures.filter((_, at) => at % 4 === 0);

describe("the alternative text of a picture", () => {
  it("says who does what, where, before what, and what else is to be seen", () => {
    expect(told({ place: "hall", pose: "walk", props: ["red wool"], company: "ola" })).toEqual({
      en: "Mruk walks through the hall, with a ball of red wool in front of him; Ola stands beside him, in yellow shoes and striped socks",
      pl: "Mruk idzie przez przedpokój, a przed nim leży kłębek czerwonej wełny; obok stoi Ola w żółtych butach i skarpetkach w paski",
    });
    expect(told({ place: "attic", on: "trunk", props: ["candle"], lighting: "blackout", look: "up" })).toEqual({
      en: "On a wooden chest in the attic sits Mruk, looking up, with a burning candle in front of him; all lamps are out",
      pl: "Na drewnianej skrzyni na strychu siedzi Mruk i patrzy w górę, a przed nim stoi zapalona świeca; wszystkie lampy są zgaszone",
    });
  });

  it("says what is drawn where a pose, a place or a seat asks for more than there is", () => {
    expect(told({ place: "kitchen", pose: "ears", props: ["milk", "pears"] })).toEqual({
      en: "Only Mruk’s ears and eyes peep over the edge of the kitchen table, with a bottle of milk nearby and three pears on the other side",
      pl: "Zza krawędzi kuchennego stołu wyglądają tylko uszy i oczy Mruka, a w pobliżu stoi butelka mleka, z drugiej strony leżą trzy gruszki",
    });
    expect(told({ place: "kitchen", pose: "ears", eyes: "closed" }).en).toContain(
      "Only Mruk’s ears and shut eyes peep",
    );
    expect(told({ place: "hall", pose: "tail", inBox: true }).pl).toBe(
      "Z kartonowego pudła w przedpokoju sterczy tylko pręgowany ogon Mruka",
    );
    expect(told({ place: "courtyard", pose: "loaf", inBox: true, boxOn: "table of presents" }).pl).toContain(
      "w kartonowym pudle na stole z prezentami",
    );
    const overEdge: Partial<PictureBrief> = { pose: "peek", props: ["chessboard"] };
    expect(told({ ...overEdge, place: "lodge" }).en).toContain("over the edge of the table in the caretaker’s lodge");
    expect(told({ ...overEdge, place: "bathroom" }).pl).toContain("zza brzegu wanny");
    expect(told({ place: "courtyard", pose: "tail" }).en).toContain("crouches in the courtyard");
    expect(told({ place: "desk", pose: "loaf", on: "trunk" }).en).toContain("lies on the table");
    expect(told({ place: "box", pose: "sleep" }).en).toContain("sleeps in front of an open cardboard box");
    expect(told({ place: "window sill", props: ["geranium"], look: "reader" }).en).toContain(
      "geranium in a pot beside him",
    );
    expect(told({ place: "window sill", props: ["geranium"] }).en).toContain("geranium in a pot in front of him");
    expect(told({ place: "window sill", pose: "loaf", props: ["sparrow"] }).pl).toContain("za szybą siedzi wróbel");
    const atOpenWindow: Partial<PictureBrief> = { place: "window sill", pose: "loaf", open: "window" };
    expect(told({ ...atOpenWindow, props: ["sparrow"] })).toMatchObject({
      en: expect.stringMatching(/on the sill of an open window.*, with a sparrow on the tin outside/),
      pl: expect.stringMatching(/na parapecie otwartego okna.*, a na blasze za oknem siedzi wróbel/),
    });
    expect(told({ ...atOpenWindow, place: "courtyard sill", pose: "walk" })).toMatchObject({
      en: expect.stringContaining("along the sill of the open kitchen window"),
      pl: expect.stringContaining("po parapecie otwartego okna w kuchni"),
    });
    expect(told({ ...atOpenWindow, place: "radiator" }).en).not.toContain("open");
    const atOpenStove: Partial<PictureBrief> = { place: "stove", pose: "loaf", open: "stove" };
    expect(told(atOpenStove).en).toContain("lies by the open tiled stove");
    expect(told({ ...atOpenStove, pose: "walk" }).pl).toContain("obok otwartego pieca kaflowego");
    expect(told({ ...atOpenStove, on: "chair" }).pl).toContain("na krześle przy otwartym piecu kaflowym");
    const onFloor = { place: "kitchen floor", pose: "loaf" } as const;
    expect(told(onFloor).pl).toContain("leży na kuchennej podłodze");
    expect(told({ ...onFloor, camera: "close" }).pl).toContain("leży w kuchni");
    expect(told({ ...onFloor, on: "stool" }).pl).toContain("leży na stołku w kuchni");
    const inBedroom: Partial<PictureBrief> = { place: "bedroom", pose: "sleep", camera: "wide" };
    expect(told({ ...inBedroom, on: "coat" }).pl).toContain("na zimowym płaszczu w sypialni; za nim szafa");
    expect(told({ place: "parlour", pose: "walk", on: "table" })).toMatchObject({
      en: expect.stringContaining("walks across a wooden table in Mrs Halina’s room"),
      pl: expect.stringContaining("idzie po drewnianym stole w pokoju pani Haliny"),
    });
    expect(told({ place: "stairs", on: "step" }).en).not.toContain("landing");
    expect(told({ ...inBedroom, on: "bed" }).pl).toMatch(/na łóżku w sypialni$/);
    const draped = told({ place: "radiator", pose: "drape" }).en;
    expect(draped).toContain("one front paw hanging down");
    expect(told({ place: "radiator", pose: "drape", camera: "close" }).en).not.toContain("paw");
  });

  it("names no bell that a hat or a box hides, and a towel where it hangs", () => {
    const dull = { place: "stove", pose: "loaf", eyes: "open" } as const;
    const seeds = Array.from({ length: 12 }, (_, i) => `bell ${i}`);
    const naming = (brief: Partial<PictureBrief>) =>
      seeds.filter((seed) => told({ ...brief, seed }).en.includes("a bell"));
    expect(naming(dull)).not.toEqual([]);
    expect(naming({ ...dull, on: "upturned hat" })).toEqual([]);
    expect(naming({ ...dull, place: "box" })).toEqual([]);
    const carried = told({ place: "hall", company: "halina", inHand: "towel" });
    expect([carried.en, carried.pl]).toEqual([
      expect.stringContaining("a towel over her arm"),
      expect.stringContaining("przez rękę ma przewieszony ręcznik"),
    ]);
  });

  it("says by which light he is seen in the evening: the sun’s, or indoors a lamp’s", () => {
    const evening = { place: "stove", timeSlot: "evening" } as const;
    expect(told({ ...evening, sun: "low" }).en).toContain("in the evening light");
    expect(told(evening)).toEqual({
      en: expect.stringContaining("in the lamplight"),
      pl: expect.stringContaining("w świetle lampy"),
    });
    expect(told({ ...evening, place: "courtyard" }).en).not.toContain("light");
    expect(told({ ...evening, lighting: "blackout" }).en).not.toContain("light");
  });

  it("names no table in a view of his head and chest, unless something stands on it before him", () => {
    const near = { place: "kitchen", pose: "sit", camera: "close" } as const;
    expect(told(near).en).toContain("in the kitchen");
    expect(told(near).en).not.toContain("table");
    expect(told({ ...near, pose: "walk" }).en).toContain("walks through the kitchen");
    expect(told({ ...near, place: "desk" }).pl).toContain("w pokoju");
    expect(told({ ...near, props: ["mug"] }).en).toContain("on the kitchen table");
    expect(told({ ...near, camera: "half" }).en).toContain("on the kitchen table");
  });

  it("says in whose lap he is, and does not speak of the same person again beside him", () => {
    expect(told({ place: "lodge", pose: "sleep", on: "lap", company: "zenon" })).toEqual({
      en: "Mruk, the grey tabby cat, sleeps in Mr Zenon’s lap in the caretaker’s lodge; a hand rests on him",
      pl: "Mruk, szary pręgowany kot, śpi na kolanach pana Zenona w dozorcówce; spoczywa na nim dłoń",
    });
    expect(told({ place: "courtyard", pose: "loaf", on: "lap", company: "bulka" }).pl).toMatch(/na kolanach Oli/i);
    expect(told({ place: "courtyard", pose: "loaf", on: "lap", company: "bulka" }).en).toContain("Bułka");
    expect(told({ place: "desk", pose: "loaf", on: "lap", company: "ola" }).en).not.toContain("lap");
    expect(told({ place: "hall", pose: "sleep", on: "arms", company: "tomek" }).pl).toContain("śpi na rękach u Tomka");
    const onStairs = { place: "stairs", on: "lap", company: "halina" } as const;
    expect(told(onStairs).en).toMatch(/in Mrs Halina’s lap on the stairs/i);
    expect(told({ ...onStairs, chair: "chair" }).en).toMatch(/in Mrs Halina’s lap on the landing/i);
    expect(told({ place: "window sill", on: "arms", company: "ola" }).en).toContain("in Ola’s arms at the window");
    expect(told({ place: "parlour", on: "lap", company: "halina" }).pl).toMatch(
      /na kolanach pani Haliny w jej pokoju/i,
    );
  });

  it("says who sits where people can, and shows the hand of whoever is at a sill", () => {
    expect(told({ place: "stairs", pose: "sit", posture: "sitting", company: "ola" }).pl).toContain(
      "obok siedzi Ola z rękami na kolanach",
    );
    expect(told({ place: "desk", pose: "sit", posture: "sitting", company: "ola" }).en).toContain(
      "Ola sits at the table, her hands on it",
    );
    expect(told({ place: "window sill", posture: "sitting", company: "ola" }).en).toContain("Ola’s hand");
    expect(told({ place: "desk", pose: "loaf", posture: "stroking", company: "stas" }).pl).toContain(
      "; na nim spoczywa ręka Stasia z plastrem na palcu",
    );
  });

  it("says that he calls, is wet, licks a paw or has his paws tucked in, and what somebody has in both hands", () => {
    expect(told({ place: "courtyard", pose: "sit", mouth: "call" }).pl).toContain(" i miauczy");
    expect(told({ place: "courtyard", pose: "sit", fur: "wet", look: "up" }).pl).toContain(
      ", sierść ma mokrą i patrzy w górę",
    );
    expect(told({ place: "bathroom", pose: "wash", mouth: "blep" }).en).toMatch(/licking a front paw(?!.*tongue)/);
    expect(told({ place: "hall", pose: "loaf", paws: "tucked", eyes: "half" }).pl).toContain(
      " z podwiniętymi łapami, oczy ma przymrużone",
    );
    const beside = { place: "stove", pose: "sit", company: "ola" } as const;
    expect(told({ ...beside, posture: "knitting" }).en).toContain("Ola sits beside him, knitting something blue");
    expect(told({ ...beside, posture: "reading" }).pl).toContain("obok siedzi Ola i trzyma rozłożoną gazetę");
    expect(told({ ...beside, place: "desk", posture: "reading" }).en).toContain("her hands on it");
  });

  it("says of the sky what a window or the open air shows", () => {
    const evening = { timeSlot: "evening", weather: "rain" } as const;
    expect(told({ place: "window sill", ...evening }).en).toContain("; outside it is dark and raining");
    expect(told({ place: "courtyard", ...evening, season: "winter" }).pl).toContain(
      "; jest ciemno i pada deszcz, a dookoła leży śnieg",
    );
    expect(told({ place: "hall", ...evening }).en).not.toContain("rain");
    const onRoof = { place: "roof", timeSlot: "evening", moon: "half", camera: "wide" } as const;
    expect(told(onRoof).pl).toContain("; świeci półksiężyc");
    expect(told({ ...onRoof, camera: "close" }).pl).toContain("; jest ciemno");
    expect(told({ ...onRoof, weather: "fog" }).pl).not.toContain("księżyc");
    expect(told({ place: "courtyard", weather: "wind", camera: "wide" }).en).toContain("the wind is blowing");
    for (const unseen of [{ camera: "close" }, { foliage: "bare" }, { place: "window sill" }] as const)
      expect(told({ place: "courtyard", weather: "wind", camera: "wide", ...unseen }).en).not.toContain("wind is");
  });

  it("names each drawn thing, seat and companion in both languages, and no thing that is not drawn", () => {
    const placed =
      /(?:, with | and )([^,;]+?) (?:in front of him|behind him|beside him|nearby|on the other side|outside the pane|on the tin outside)/g;
    const faults = grid.flatMap((brief) => {
      const { en, pl } = alternativeTextOf(brief);
      const {
        pose,
        things: drawn,
        seat,
        under: shelter,
        by: backdrop,
        box,
        hold,
        companion,
        sits,
        inHand,
      } = drawnOf(brief);
      const named = [...en.matchAll(placed)].map(([, name]) => name);
      const seen =
        companion && companionSeen(companion, groundOf(brief.place, pose), { sits, inHand, posture: brief.posture });
      const says = (words: Bilingual) => [
        en.toLowerCase().includes(words.en.toLowerCase()),
        pl.toLowerCase().includes(words.pl.toLowerCase()),
      ];
      const spaced = ({ en, pl }: Bilingual) => ({ en: `${en} `, pl: `${pl} ` });
      const own =
        seat && !box ? (pose === "walk" ? across(seatIn(seat, brief.place)) : seatIn(seat, brief.place)) : undefined;
      // Who is on a sofa under a map is on a sofa, and who is in a hat on a chair is on a chair.
      const otherSeats = seatNames.map((name) => seats[name]).filter((words) => !own?.en.includes(words.en));
      const isRight =
        named.join() === drawn.map((name) => things[name].en).join() &&
        drawn.every((name) => pl.includes(things[name].pl)) &&
        (seen === undefined || says(seen).every(Boolean)) &&
        (hold === undefined || says(holds[hold.in][hold.person]).every(Boolean)) &&
        backdropNames.every((name) => {
          const usual = (poses[pose].where === "through" && backdrops[name].through) || backdrops[name];
          const words = places[brief.place].backdrops?.[name] ?? spaced(usual);
          // Before a backdrop in somebody’s arms, these alone are said.
          return says(words).every((said) => said === (name === backdrop && hold === undefined));
        }) &&
        shelterNames.every((name) => says(spaced(shelters[name])).every((said) => said === (name === shelter))) &&
        (own === undefined || says(own).every(Boolean)) &&
        otherSeats.every((words) => !says(spaced(words)).some(Boolean));
      return isRight ? [] : [{ brief, en, pl }];
    });
    expect(faults).toEqual([]);
  });

  it("passes the checks of the gate, whatever comes together, and ends without a full stop", () => {
    const brief = expectedBrief("2026-11-21", "afternoon");
    const checks = [checkLanguage, checkTyping, checkMarkup, (text: StoryText) => checkCanon(text, brief)];
    const faults = everyFourth(grid).flatMap((picture) => {
      const { en: imageAlt, pl: imageAltPl } = alternativeTextOf(picture);
      // Hardly a story stands beside it: these checks are of the alternative text alone.
      const text = { ...storyText({ imageAlt, imageAltPl }), contentEn: "He sleeps.", contentPl: "Śpi." };
      const isFormed = [imageAlt, imageAltPl].every(
        (alt) => /^\p{Lu}.*[^.\s]$/u.test(alt) && alt.length <= limits.alt.max,
      );
      const found = [...checks.flatMap((check) => check(text)), ...(isFormed ? [] : ["form"])];
      return found.length > 0 ? [{ found, imageAlt, imageAltPl }] : [];
    });
    expect(faults).toEqual([]);
  });
});

describe("a year of alternative texts", () => {
  let dictionaries: Dictionaries;
  let texts: { en: string; pl: string }[];
  beforeAll(async () => {
    dictionaries = await openDictionaries();
    texts = await Promise.all(
      slotsOfDays(starts[0], 365).map(async ({ date, timeSlot }) => {
        const { imageAlt, imageAltPl } = await houseStoryteller.write(expectedBrief(date, timeSlot));
        return { en: imageAlt, pl: imageAltPl };
      }),
    );
  });

  it("is written in words that a dictionary has", () => {
    const unknown = texts.flatMap(({ en, pl }) => [
      ...unknownIn(en, "English", dictionaries),
      ...unknownIn(pl, "Polish", dictionaries),
    ]);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("has few that are very short or very long", () => {
    const lengths = texts.flatMap(({ en, pl }) => [en.length, pl.length]);
    const usual = lengths.filter((length) => length >= 60 && length <= 200);
    expect(usual.length / lengths.length).toBeGreaterThan(0.95);
  });
});

describe("the words", () => {
  it("are those by which a story names the thing or the seat", () => {
    expect(propNames.filter((name) => !isNamed(name, things[name].en))).toEqual([]);
    expect(seatNames.filter((name) => !namesSeat(name, seats[name].en))).toEqual([]);
    expect(backdropNames.filter((name) => !namesBackdrop(name, backdrops[name].en))).toEqual([]);
    expect(heldNames.filter((name) => !namesHeld(name, held[name].en))).toEqual([]);
    expect(shelterNames.filter((name) => !namesShelter(name, shelters[name].en))).toEqual([]);
  });
});

it("speaks of no collar that a basket covers, and of no ink on a finger of a hand that holds something", () => {
  const inBasket = { place: "tram bench", pose: "loaf", under: "covered basket" } as const;
  for (const seed of ["a", "b", "c", "d"]) expect(told({ ...inBasket, seed }).en).not.toContain("collar");
  const atTable = { place: "kitchen", pose: "peek", company: "ola" } as const;
  expect(told(atTable).en).toContain("Ola’s hand, with a spot of ink on one finger");
  expect(told({ ...atTable, inHand: "knife" })).toMatchObject({
    en: expect.stringContaining("near him Ola’s hand holds a knife"),
    pl: expect.stringContaining("obok ręka Oli trzyma nóż"),
  });
});

it("says that he is in a basket in somebody's lap, with no hand on him", () => {
  expect(told({ place: "tram bench", pose: "loaf", on: "lap", under: "covered basket" })).toMatchObject({
    en: expect.stringMatching(/lies in a cloth-covered basket in Ola’s lap in the tram[^;]*$/),
    pl: expect.stringMatching(/leży w nakrytym ściereczką koszyku na kolanach Oli w tramwaju[^;]*$/),
  });
});
