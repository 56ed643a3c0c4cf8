import { groundOf, type SeatName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { eyesOf } from "#api/house/illustrator/cat/expression.ts";
import type { Eyes } from "#api/house/illustrator/cat/sitter.ts";
import { type Drawn, drawnOf } from "#api/house/illustrator/drawn.ts";
import { isBasket } from "#api/house/illustrator/scenery/shelters/shelters.ts";
import type { Bilingual } from "#api/house/texts/model.ts";
import { randomFrom } from "#api/platform/random.ts";
import { isOutside } from "../weather-in-picture.ts";
import { companionSeen, handSeen } from "./companions.ts";
import { faceOf } from "./face.ts";
import { handOnHim, heldWhere } from "./holds.ts";
import { edges, edgesOf, places } from "./places.ts";
import { type PoseWords, poses } from "./poses.ts";
import { across, backdrops, boxAmongPresents, openBox, ownBox, seatIn, shelters } from "./seats.ts";
import { skyOf } from "./sky.ts";
import { thingsWith } from "./things-with.ts";

type Language = keyof Bilingual;
const both = (say: (language: Language) => string): Bilingual => ({ en: say("en"), pl: say("pl") });
const joined = (parts: readonly Bilingual[], separator: string) =>
  both((language) => parts.map((part) => part[language]).join(separator));

/** An English text that is shorter has room for more: who he is, the light, and what is behind him. */
const roomBelow = 100;
/** One that is shorter than this says hardly anything. */
const bareBelow = 36;

const name: Bilingual = { en: "Mruk", pl: "Mruk" };
const tabby: Bilingual = { en: "Mruk, the grey tabby cat,", pl: "Mruk, szary pręgowany kot," };
const collared: Bilingual = {
  en: "Mruk, a grey tabby with a red collar and a bell,",
  pl: "Mruk, szary kot w prążki, w czerwonej obroży z dzwonkiem,",
};
/** In them his bell is below the brim. */
const hatsUnderHim: readonly SeatName[] = ["upturned hat", "hat on a chair"];
const eveningLight: Bilingual = { en: " in the evening light", pl: " w wieczornym świetle" };
const lamplight: Bilingual = { en: " in the lamplight", pl: " w świetle lampy" };
const atNight: Bilingual = { en: " at night", pl: " nocą" };

/**
 * What is to be seen in a picture, from its brief and what is drawn of it, the most important first: who, what he does,
 * where, what is with him, who else, and weather and darkness.
 */
export function alternativeTextOf(picture: PictureBrief): Bilingual {
  const drawn = drawnOf(picture);
  const random = randomFrom(`${picture.seed}words`);
  const others = othersIn(picture, drawn);
  const brief = joined([sceneOf(picture, drawn, { who: name, mayInvert: random.chance(0.5) }), ...others], "; ");
  if (brief.en.length >= roomBelow) return brief;
  const isDeep = drawn.box === "his" && drawn.pose !== "sit";
  const hidesBell = isDeep || isBasket(drawn.under) || (drawn.seat !== undefined && hatsUnderHim.includes(drawn.seat));
  const hasCollar = poses[drawn.pose].collar === true && !hidesBell;
  const showsCollar = hasCollar && (random.chance(0.5) || brief.en.length < bareBelow);
  const light = others.length === 0 ? lightIn(picture) : undefined;
  const scene = sceneOf(picture, drawn, { who: showsCollar ? collared : tabby, light });
  return joined([scene, ...(others.length > 0 ? others : backgroundOf(picture, drawn))], "; ");
}

/** Out of doors after dark, and in a blackout, `skyOf` says what light there is. */
function lightIn(picture: PictureBrief): Bilingual | undefined {
  const { timeSlot, lighting, sun } = picture;
  if (lighting === "night") return atNight;
  if (timeSlot !== "evening" || lighting === "day" || lighting === "blackout") return undefined;
  if (sun) return eveningLight;
  return isOutside(picture) ? undefined : lamplight;
}

function othersIn(picture: PictureBrief, { pose, hold, under, companion, sits, inHand, strokes }: Drawn): Bilingual[] {
  const beside = companion
    ? [companionSeen(companion, groundOf(picture.place, pose), { sits, inHand, posture: picture.posture })]
    : [];
  const hand = strokes ? [handSeen(strokes)] : hold?.in === "lap" && !under ? [handOnHim] : [];
  return [...hand, ...beside, ...skyOf({ ...picture, pose })];
}

function backgroundOf({ place, camera }: PictureBrief, { pose, seat, under, by }: Drawn): Bilingual[] {
  // A shelter covers what stands behind him, and before a bare wall there is nothing else.
  if (under || by) return [];
  const { background } = places[place];
  if (seat && background?.givesWayTo?.includes(seat)) return [];
  // What is behind him as he faces us is not behind one who shows us his back.
  const isSeen = background?.always || (camera === "wide" && pose !== "back");
  return background && isSeen ? [background] : [];
}

type Telling = { who: Bilingual; mayInvert?: boolean; light?: Bilingual | undefined };

/** The cat and what is with him. */
function sceneOf(picture: PictureBrief, drawn: Drawn, { who, mayInvert = false, light }: Telling): Bilingual {
  const words = poses[drawn.pose];
  const { verb, faceless, inverts = false } = words;
  const where = whereOf(picture, drawn, words);
  const how = howOf(picture, drawn, words);
  const eyes = eyesOf({ ...picture, pose: drawn.pose });
  const only = (areShut(eyes) && words.onlyAsleep) || words.only;
  const fur = picture.fur === "wet" && !only ? soaked : undefined;
  const apart = how !== undefined || fur !== undefined || light !== undefined || mayInvert;
  const afterComma = fur === undefined && how?.pl.startsWith(",");
  const face = faceless ? undefined : faceOf(facing(picture, drawn), eyes, { apart, afterComma });
  const ends = [light, how, fur, face, thingsWith(picture, drawn, words)];
  const end = joined(
    ends.filter((part) => part !== undefined),
    "",
  );
  return both((language) => {
    // In Polish what is new ends the clause.
    const isInverted = only ? language === "pl" : inverts && mayInvert;
    const subject = (only ?? who)[language];
    const [first, last] = isInverted ? [where[language], subject] : [subject, where[language]];
    return `${capitalised(first)} ${verb[language]} ${last}${end[language]}`;
  });
}

const soaked: Bilingual = { en: ", his fur wet", pl: ", sierść ma mokrą" };
const licking: Bilingual = { en: ", licking a front paw", pl: " i liże przednią łapę" };
const tucked: Bilingual = { en: ", his paws tucked under him", pl: " z podwiniętymi łapami" };

const licks = ({ mouth }: PictureBrief, { pose }: Drawn) => pose === "wash" && mouth === "blep";

function howOf(picture: PictureBrief, drawn: Drawn, { how, far }: PoseWords): Bilingual | undefined {
  if (licks(picture, drawn)) return licking;
  if (drawn.pose === "loaf" && picture.paws === "tucked") return tucked;
  return how ?? (picture.camera === "close" ? undefined : far);
}

/** His face, without the tongue that is said already. */
const facing = (picture: PictureBrief, drawn: Drawn): PictureBrief =>
  licks(picture, drawn) ? { ...picture, mouth: undefined } : picture;

const areShut = (eyes: Eyes) => eyes === "closed" || eyes === "happy";

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function whereOf(
  { place, camera, boxOn, props }: PictureBrief,
  { pose, seat, under, by, hold, box, isOpen }: Drawn,
  { where }: PoseWords,
): Bilingual {
  const { open, near, backdrops: ownBackdrops, ...shut } = places[place];
  const { in: inside, round = inside, through } = isOpen ? { ...shut, ...open } : shut;
  if (where === "behind" && box !== "his") return edgesOf[place] ?? edges.table;
  if (where === "behind") return joined([edges.box, round], " ");
  if (box === "his") return joined([boxOn ? boxAmongPresents : ownBox, round], " ");
  if (box) return joined([openBox, round], " ");
  if (hold) return joined([...(under ? [shelters[under]] : []), heldWhere(hold, round)], " ");
  const words = seat && seatIn(seat, place);
  const on = words && (where === "through" ? across(words) : words);
  if (on && words.saysPlace) return on;
  const own = by && ownBackdrops?.[by];
  const usual = by && ((where === "through" && backdrops[by].through) || backdrops[by]);
  const supports = [on, under && shelters[under], own ?? usual].filter((part) => part !== undefined);
  if (supports.length > 0) return joined([...supports, ...(own ? [] : [round])], " ");
  const isCutOff = camera === "close" && (pose === "sit" || pose === "walk") && props.length === 0;
  const usually = { in: camera === "close" ? round : inside, above: round, through };
  return (isCutOff ? { ...usually, ...near } : usually)[where];
}
