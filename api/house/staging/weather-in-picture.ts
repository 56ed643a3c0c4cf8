import { groundOf } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief, Weather } from "#api/generation/model.ts";
import type { Bilingual } from "../texts/model.ts";

const outside: Record<Weather, Bilingual> = {
  clear: { en: "", pl: "" },
  rain: { en: ", in the rain", pl: ", w deszczu" },
  snow: { en: ", in falling snow", pl: ", w padającym śniegu" },
  fog: { en: ", in the fog", pl: ", we mgle" },
  wind: { en: ", in the wind", pl: ", na wietrze" },
};

const behindTheWindow: Record<Weather, Bilingual> = {
  clear: { en: "", pl: "" },
  rain: { en: ", with rain outside", pl: ", za oknem pada deszcz" },
  snow: { en: ", with snow falling outside", pl: ", za oknem pada śnieg" },
  fog: { en: ", with fog outside", pl: ", za oknem mgła" },
  wind: { en: ", with the wind blowing outside", pl: ", za oknem wieje wiatr" },
};

/** The end of an alternative text: the weather as seen from the picture's place. */
export function weatherInPicture({ place, pose }: Pick<PictureBrief, "place" | "pose">, weather: Weather): Bilingual {
  const isOutside = place === "balcony" || groundOf(place, pose) === "yard";
  // The stove, the kitchen and the box stand away from the window, so a picture of them shows little of the weather.
  if (!isOutside && place !== "window sill" && place !== "radiator") return outside.clear;
  return (isOutside ? outside : behindTheWindow)[weather];
}
