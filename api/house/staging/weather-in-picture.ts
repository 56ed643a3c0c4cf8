import { groundOf } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief, Weather } from "#api/generation/model.ts";
import type { Bilingual } from "../texts/model.ts";

const outside: Record<Weather, Bilingual> = {
  clear: { en: "", pl: "" },
  rain: { en: "; it is raining", pl: "; pada deszcz" },
  snow: { en: "; snow is falling", pl: "; pada śnieg" },
  fog: { en: "; there is fog all round", pl: "; dookoła mgła" },
  wind: { en: "; the wind is blowing", pl: "; wieje wiatr" },
};

const behindTheWindow: Record<Weather, Bilingual> = {
  clear: { en: "", pl: "" },
  rain: { en: "; outside it is raining", pl: "; za oknem pada deszcz" },
  snow: { en: "; outside snow is falling", pl: "; za oknem pada śnieg" },
  fog: { en: "; outside there is fog", pl: "; za oknem mgła" },
  wind: { en: "; outside the wind is blowing", pl: "; za oknem wieje wiatr" },
};

/** The end of an alternative text: the weather as seen from the picture's place. */
export function weatherInPicture({ place, pose }: Pick<PictureBrief, "place" | "pose">, weather: Weather): Bilingual {
  const isOutside = place === "balcony" || groundOf(place, pose) === "yard";
  // The stove, the kitchen and the box stand away from the window, so a picture of them shows little of the weather.
  if (!isOutside && place !== "window sill" && place !== "radiator") return outside.clear;
  return (isOutside ? outside : behindTheWindow)[weather];
}
