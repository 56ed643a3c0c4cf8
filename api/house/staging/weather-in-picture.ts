import { groundOf } from "#api/generation/brief/repertoire.ts";
import type { Brief, PictureBrief, Weather } from "#api/generation/model.ts";

type Outdoors = Pick<Brief, "weather" | "season">;
type Scene = Pick<PictureBrief, "place" | "pose" | "props"> & Partial<Pick<PictureBrief, "weather">>;

export const isOutside = ({ place, pose }: Pick<Scene, "place" | "pose">) =>
  place === "balcony" || place === "wall" || groundOf(place, pose) === "yard";

const placesByWindow: readonly PictureBrief["place"][] = ["window sill", "courtyard sill", "radiator", "tram bench"];

/** Whether the weather is to be seen: elsewhere the window is too small or too far. */
export const showsWeather = (scene: Pick<Scene, "place" | "pose">) =>
  isOutside(scene) || placesByWindow.includes(scene.place);

const namesRain = /\b(rain\w*|drizzl\w*|downpour|shower|storm\w*|puddles?|umbrellas?|wet|soaked|drenched)\b/i;

/** A window was open, the sun shone, or something outside was dry. */
const saysDry =
  /\b(sun|sunny|sunlight|sunshine|dry|dried|air(ed|ing)( out)?|opened (the|her|his|both halves of the) window|window (was|stood) open)\b/i;

/**
 * The weather of a story's picture. Out of doors rain would be the first thing to tell, and so it would be on the snow that
 * lies in every picture of winter: there it falls only where the text has it, and where no candle burns in it. Behind a
 * pane it does not fall on what the text has dry. What the author of the picture asks for goes before all this.
 */
export const weatherOf = (scene: Scene, { weather, season }: Outdoors, text: string): Weather => {
  if (scene.weather) return scene.weather;
  const isUntold =
    weather === "rain" &&
    (isOutside(scene) || season === "winter" || saysDry.test(text)) &&
    !(namesRain.test(text) && !scene.props.includes("candle"));
  return isUntold ? "clear" : weather;
};
