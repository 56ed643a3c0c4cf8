import { slotOf } from "../schedule/slots.ts";
import type { Story } from "../stories/model.ts";
import { randomFrom } from "./house-illustrator/random.ts";
import { fits, isInSeason, type PoseName, placeNames, propNames } from "./house-illustrator/repertoire.ts";
import type { PictureBrief } from "./model.ts";
import { seasonOf, weatherOf } from "./weather.ts";

/** What people write of a picture, and which pose it means. */
const poseWords: [RegExp, PoseName][] = [
  [/\bfrom behind\b/i, "back"],
  [/\b(sleep|asleep|nap|doz)/i, "sleep"],
  [/\bpeek/i, "peek"],
  [/\b(drap|hang)/i, "drape"],
  [/\b(pounc|jump|leap)/i, "pounce"],
  [/\b(crouch|lies low)/i, "crouch"],
  [/\bstretch/i, "stretch"],
  [/\b(walk|stroll|march)/i, "walk"],
  [/\b(rest|loaf|lies)/i, "loaf"],
  [/\b(sits?|sitting|enthroned)\b/i, "sit"],
];

/** As long as a brief may be. */
const mostScene = 1500;
/** As many things as a picture has room for beside the cat. */
const mostProps = 2;

/**
 * A picture for a story whose own is lost: what its alternative text says it shows, as far as that can be drawn, else
 * something that suits the place and the season. The same story always gets the same picture.
 */
export function redrawBrief({ id, imageAlt, excerptEn, timeSlot }: Story): PictureBrief {
  const { date } = slotOf(id);
  const season = seasonOf(date);
  const random = randomFrom(id);
  const told = `${imageAlt} ${excerptEn}`;
  const place = placeNames.find((name) => isNamed(told, name)) ?? random.pick(placeNames);
  const suitable = fits[place];
  const meant = poseWords.flatMap(([word, pose]) => (word.test(imageAlt) ? pose : []));
  const pose = meant.find((name) => suitable.poses.includes(name)) ?? random.pick(suitable.poses);
  const props = propNames.filter((name) => isNamed(imageAlt, name) && isInSeason(name, season)).slice(0, mostProps);
  // Without any, the illustrator chooses what suits the place.
  const scene = imageAlt.slice(0, mostScene);
  return { place, pose, props, timeSlot, season, weather: weatherOf(date, timeSlot), scene, seed: id };
}

/** Whether a text names a thing: as a word of its own, in the singular or the plural. */
const isNamed = (text: string, name: string) => new RegExp(`\\b${name}(s|es)?\\b`, "i").test(text);
