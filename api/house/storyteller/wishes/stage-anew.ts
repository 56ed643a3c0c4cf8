import type { Brief, PictureBrief, Staging } from "#api/generation/model.ts";
import { alternativeTextOf } from "#api/house/staging/alternative-text/alternative-text.ts";
import { shotsFor } from "#api/house/staging/shots.ts";
import { stagePicture } from "#api/house/staging/stage-picture.ts";
import { showsWeather } from "#api/house/staging/weather-in-picture.ts";
import { momentsOf } from "#api/house/texts/pieces.ts";
import { circumstancesOf, isTrue } from "../circumstances.ts";
import { posedAnew } from "./posed.ts";
import { piecesIn } from "./sources.ts";
import { taken } from "./tell-anew.ts";
import { type HouseWish, understand, unfulfilled } from "./understand.ts";

/**
 * Another picture of a story, as the wish has it: another moment of it, or else him in another pose in the same place; the same
 * moment where only the weather or the view is to be another. Throws WISH_UNFULFILLED where no window shows the weather.
 */
export function stageAnew(brief: Brief, present: PictureBrief): Staging {
  const wish = brief.wish === undefined ? { isOtherPicture: true as const } : understand(brief.wish, "picture");
  const scene = wish.isOtherPicture ? (otherPicture(brief, present) ?? posedAnew(present, brief.variant)) : present;
  const picture = { ...inWeather(wish.weather, scene), seed: `mruk ${brief.id} ${brief.variant}` };
  const staged = wish.camera ? taken(picture, wish.camera) : picture;
  const { en, pl } = alternativeTextOf(staged);
  return { picture: staged, imageAlt: en, imageAltPl: pl };
}

/** Another moment of the story that has a picture. */
function otherPicture(brief: Brief, present: PictureBrief): PictureBrief | undefined {
  const { rewrites } = brief;
  const circumstances = circumstancesOf(brief);
  const moments = rewrites ? momentsOf(piecesIn(rewrites)) : [];
  const others = moments.filter(
    (picture) =>
      isTrue(picture.when, circumstances) && !(picture.place === present.place && picture.pose === present.pose),
  );
  const picture = others[brief.variant % others.length];
  const [shot] = picture ? shotsFor(picture) : [];
  return picture && shot && stagePicture(brief, picture, shot, rewrites?.contentEn ?? "").picture;
}

function inWeather(weather: HouseWish["weather"], picture: PictureBrief): PictureBrief {
  if (weather === undefined) return picture;
  if (weather !== "clear" && !showsWeather(picture))
    throw unfulfilled("no window in this picture that would show the weather");
  return { ...picture, weather };
}
