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

/** An alternative text without what was added to it about the weather. */
export function withoutWeather(alt: string): string {
  const additions = [outside, behindTheWindow].flatMap((words) =>
    Object.values(words).flatMap(({ en, pl }) => [en, pl]),
  );
  return additions.reduce((text, addition) => (addition === "" ? text : text.replace(addition, "")), alt);
}

type Scene = Pick<PictureBrief, "place" | "pose" | "props">;

const isOutside = ({ place, pose }: Scene) => place === "balcony" || groundOf(place, pose) === "yard";

const namesRain = /\b(rain\w*|drizzl\w*|downpour|shower|storm\w*|puddles?|umbrellas?|wet|soaked|drenched)\b/i;

/**
 * The weather of a story's picture. Out of doors rain would be the first thing to tell, so it falls only where the text
 * has it, and where no candle burns in it.
 */
export const weatherOf = (scene: Scene, weather: Weather, text: string): Weather =>
  weather === "rain" && isOutside(scene) && !(namesRain.test(text) && !scene.props.includes("candle"))
    ? "clear"
    : weather;

/** The end of an alternative text: the weather as seen from the picture's place. */
export function weatherInPicture(scene: Scene, weather: Weather): Bilingual {
  if (isOutside(scene)) return outside[weather];
  // The stove, the kitchen and the box stand away from the window, so a picture of them shows little of the weather.
  return scene.place === "window sill" || scene.place === "radiator" ? behindTheWindow[weather] : outside.clear;
}
