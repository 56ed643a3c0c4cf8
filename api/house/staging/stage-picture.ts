import { isDark } from "#api/generation/brief/repertoire.ts";
import type { Brief, StoryText } from "#api/generation/model.ts";
import type { Bilingual, Picture } from "../texts/model.ts";
import { companionIn, companionSeen } from "./companions.ts";
import { foliageOn } from "./foliage.ts";
import { moonOn } from "./moon.ts";
import type { Shot } from "./shots.ts";
import { weatherInPicture, weatherOf } from "./weather-in-picture.ts";

type Staged = Pick<StoryText, "picture" | "imageAlt" | "imageAltPl">;

/**
 * The picture of a story: the one that its text came with, taken in a shot, with the companion whom the story is about
 * and, unless the text has one of its own, the moon of the date. What was added to the picture is added to the
 * alternative text.
 */
export function stagePicture(brief: Brief, picture: Picture, shot: Shot, text: string): Staged {
  const { timeSlot, season, date } = brief;
  const { en, pl, when: _, company: __, ...scene } = picture;
  const weather = weatherOf(scene, brief.weather, text);
  const company = companionIn(text, picture, shot);
  const additions: readonly Bilingual[] = [
    weatherInPicture(scene, weather),
    ...(company ? [companionSeen(company, scene)] : []),
  ];
  return {
    picture: {
      ...scene,
      ...(company && { company }),
      ...shot,
      ...{ timeSlot, season, weather, seed: `mruk ${brief.id}` },
      ...(isDark({ timeSlot, lighting: scene.lighting }) && { moon: scene.moon ?? moonOn(date) }),
      foliage: foliageOn(date),
    },
    imageAlt: [en, ...additions.map((addition) => addition.en)].join(""),
    imageAltPl: [pl, ...additions.map((addition) => addition.pl)].join(""),
  };
}
