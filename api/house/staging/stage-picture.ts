import { sunOf } from "#api/generation/brief/daylight.ts";
import { isDark } from "#api/generation/brief/repertoire.ts";
import type { Brief, PictureBrief, StoryText } from "#api/generation/model.ts";
import { isLight } from "../illustrator/company/held/light.ts";
import type { Picture } from "../texts/model.ts";
import { alternativeTextOf } from "./alternative-text/alternative-text.ts";
import { companionIn } from "./companions.ts";
import { foliageOn } from "./foliage.ts";
import { moonOn } from "./moon.ts";
import type { Shot } from "./shots.ts";
import { weatherOf } from "./weather-in-picture.ts";

type Staged = Pick<StoryText, "picture" | "imageAlt" | "imageAltPl">;

/**
 * The picture of a story: the one that its text came with, taken in a shot, with the companion whom the story is about
 * and, unless the text has one of its own, the moon of the date; and in the light of its hour. The alternative text says what is
 * drawn of it.
 */
export function stagePicture(brief: Brief, picture: Picture, shot: Shot, text: string): Staged {
  const staged = pictureOf(brief, picture, shot, text);
  const { en, pl } = alternativeTextOf(staged);
  return { picture: staged, imageAlt: en, imageAltPl: pl };
}

function pictureOf(brief: Brief, picture: Picture, shot: Shot, text: string): PictureBrief {
  const { timeSlot, season, date } = brief;
  const { when: _, company: __, ...scene } = picture;
  const company = companionIn(text, picture, shot);
  const weather = weatherOf(scene, brief, text);
  const sun = hasItsOwnHour(picture) ? undefined : sunOf({ date, timeSlot }, text);
  return {
    ...scene,
    ...(company && { company }),
    ...shot,
    ...{ timeSlot, season, weather, seed: `mruk ${brief.id}` },
    ...(sun && { sun }),
    ...(hangsCarpet({ place: scene.place, timeSlot, weather }, text) && { hung: "carpet" }),
    ...(isDark({ timeSlot, lighting: scene.lighting, sun }) && { moon: scene.moon ?? moonOn(date) }),
    foliage: foliageOn(date, weather),
  };
}

/** Whether a carpet of the story hangs in the courtyard: not in the wet or in the evening. */
const hangsCarpet = (
  { place, timeSlot, weather }: Pick<PictureBrief, "place" | "timeSlot" | "weather">,
  text: string,
) =>
  place === "courtyard" &&
  timeSlot !== "evening" &&
  weather !== "rain" &&
  weather !== "snow" &&
  /\bcarpets?\b/i.test(text);

/** Whether a picture has daylight, darkness, a moon or a light of its own. */
const hasItsOwnHour = ({ lighting, moon, props, inHand }: Picture) =>
  lighting === "day" ||
  isDark({ timeSlot: "morning", lighting }) ||
  moon !== undefined ||
  isLight(inHand) ||
  props.some((prop) => prop === "lamp" || prop === "candle");
