import type { Brief, PictureBrief, Staging } from "#api/generation/model.ts";
import { shotsFor } from "#api/house/staging/shots.ts";
import { stagePicture } from "#api/house/staging/stage-picture.ts";
import { weatherInPicture, withoutWeather } from "#api/house/staging/weather-in-picture.ts";
import { circumstancesOf, isTrue } from "../circumstances.ts";
import { posedAnew } from "./posed.ts";
import { sourceOf } from "./sources.ts";
import { taken } from "./tell-anew.ts";
import { type HouseWish, understand, unfulfilled } from "./understand.ts";

/**
 * Another picture of a story, as the wish has it: one that its plot has besides, or else him in another pose in the same place; the
 * same moment where only the weather or the view is to be another. Throws WISH_UNFULFILLED where no window shows the weather.
 */
export function stageAnew(brief: Brief, present: PictureBrief): Staging {
  const wish = brief.wish === undefined ? { isOtherPicture: true as const } : understand(brief.wish, "picture");
  const other = wish.isOtherPicture ? (otherPicture(brief) ?? posedAnew(present, brief.variant)) : undefined;
  const staging = inWeather(wish.weather, other ?? sameMoment(brief, present));
  const picture = { ...staging.picture, seed: `mruk ${brief.id} ${brief.variant}` };
  return { ...staging, picture: wish.camera ? taken(picture, wish.camera) : picture };
}

/** A picture that the story's plot has, and that it does not show now. */
function otherPicture(brief: Brief): Staging | undefined {
  const { rewrites } = brief;
  const circumstances = circumstancesOf(brief);
  const pictures = (rewrites && sourceOf(rewrites)?.pictures)?.filter(
    (picture) => isTrue(picture.when, circumstances) && !rewrites?.imageAlt.startsWith(picture.en),
  );
  const picture = pictures?.[brief.variant % pictures.length];
  const [shot] = picture ? shotsFor(picture) : [];
  return picture && shot && stagePicture(brief, picture, shot, rewrites?.contentEn ?? "");
}

const sameMoment = ({ rewrites }: Brief, picture: PictureBrief): Staging => ({
  picture,
  imageAlt: rewrites?.imageAlt ?? "",
  imageAltPl: rewrites?.imageAltPl ?? "",
});

function inWeather(weather: HouseWish["weather"], { picture, imageAlt, imageAltPl }: Staging): Staging {
  if (weather === undefined) return { picture, imageAlt, imageAltPl };
  const seen = weatherInPicture(picture, weather);
  if (weather !== "clear" && seen.en === "") throw unfulfilled("no window in this picture that would show the weather");
  return {
    picture: { ...picture, weather },
    imageAlt: withoutWeather(imageAlt) + seen.en,
    imageAltPl: withoutWeather(imageAltPl) + seen.pl,
  };
}
