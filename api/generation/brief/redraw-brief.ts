import { randomFrom } from "#api/platform/random.ts";
import { slotOf } from "#api/schedule/slots.ts";
import type { Story } from "#api/stories/model.ts";
import type { PictureBrief } from "../model.ts";
import { sunOf } from "./daylight.ts";
import {
  companionNames,
  fits,
  isInSeason,
  namesOfCompanions,
  type PoseName,
  placeNames,
  propNames,
} from "./repertoire.ts";
import { seasonOf, weatherOf } from "./weather.ts";

/** Words in alternative texts, and the pose they describe. */
const poseWords: [RegExp, PoseName][] = [
  [/\bwash(es|ing)\b/i, "wash"],
  [/\bon his back\b/i, "roll"],
  [/\b(hind legs|reach(es|ing) up)\b/i, "reach"],
  [/\b(runs|running|gallops)\b/i, "run"],
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

/** The maximum length of a brief's scene. */
const mostScene = 1500;
/** The number of things a picture has room for beside the cat. */
const mostProps = 2;

/**
 * The brief for a story whose picture is lost: the things and the company that its alternative text names, as far as they
 * can be drawn, and a place and a pose that suit. The same story always gets the same brief.
 */
export function redrawBrief({ id, imageAlt, excerptEn, timeSlot }: Story): PictureBrief {
  const { date } = slotOf(id);
  const season = seasonOf(date);
  const random = randomFrom(id);
  const description = `${imageAlt} ${excerptEn}`;
  const place = placeNames.find((name) => isNamed(description, name)) ?? random.pick(placeNames);
  const suitable = fits[place];
  const meant = poseWords.flatMap(([word, pose]) => (word.test(imageAlt) ? pose : []));
  const pose = meant.find((name) => suitable.poses.includes(name)) ?? random.pick(suitable.poses);
  const props = propNames.filter((name) => isNamed(imageAlt, name) && isInSeason(name, season)).slice(0, mostProps);
  const sun = sunOf({ date, timeSlot }, description);
  const company = companionNames.find((name) => imageAlt.search(namesOfCompanions[name]) !== -1);
  return {
    ...{ place, pose, props, timeSlot, season, weather: weatherOf(date, timeSlot) },
    ...(company && { company }),
    ...(sun && { sun }),
    ...{ scene: imageAlt.slice(0, mostScene), seed: id },
  };
}

/** Whether a text names a thing: as a word of its own, in the singular or the plural. */
const isNamed = (text: string, name: string) => new RegExp(`\\b${name}(s|es)?\\b`, "i").test(text);
