import type { PictureBrief, Weather } from "../../model.ts";
import type { Told } from "../model.ts";

const outside: Record<Weather, Told> = {
  clear: { en: "", pl: "" },
  rain: { en: ", in the rain", pl: ", w deszczu" },
  snow: { en: ", in falling snow", pl: ", w padającym śniegu" },
  fog: { en: ", in the fog", pl: ", we mgle" },
  wind: { en: ", in the wind", pl: ", na wietrze" },
};

const behindTheWindow: Record<Weather, Told> = {
  clear: { en: "", pl: "" },
  rain: { en: ", with rain behind the window", pl: ", za oknem pada deszcz" },
  snow: { en: ", with snow falling behind the window", pl: ", za oknem pada śnieg" },
  fog: { en: ", with fog behind the window", pl: ", za oknem mgła" },
  wind: { en: ", with wind behind the window", pl: ", za oknem wieje wiatr" },
};

/** How an alternative text ends: the weather, seen from where the picture is. */
export function weatherInPicture(place: PictureBrief["place"], weather: Weather): Told {
  const isOutside = place === "balcony" || place === "courtyard" || place === "roof";
  // The stove, the kitchen and the box stand away from the window; a picture of them shows little of the weather.
  if (!isOutside && place !== "window sill" && place !== "radiator") return outside.clear;
  return (isOutside ? outside : behindTheWindow)[weather];
}
