import { isDark, lightOf } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief, Weather } from "#api/generation/model.ts";
import { usualLeaves } from "#api/house/illustrator/inks.ts";
import { isCarried } from "#api/house/illustrator/scenery/weather.ts";
import type { Bilingual } from "#api/house/texts/model.ts";
import { isOutside, showsWeather } from "../weather-in-picture.ts";

const byDay: Record<Exclude<Weather, "clear">, Bilingual> = {
  rain: { en: "it is raining", pl: "pada deszcz" },
  snow: { en: "snow is falling", pl: "pada śnieg" },
  fog: { en: "there is fog", pl: "unosi się mgła" },
  wind: { en: "the wind is blowing", pl: "wieje wiatr" },
};

const inTheDark: Record<Weather, Bilingual> = {
  clear: { en: "it is dark", pl: "jest ciemno" },
  rain: { en: "it is dark and raining", pl: "jest ciemno i pada deszcz" },
  snow: { en: "it is dark and snowing", pl: "jest ciemno i pada śnieg" },
  fog: { en: "it is dark and foggy", pl: "jest ciemno, unosi się mgła" },
  wind: { en: "it is dark and windy", pl: "jest ciemno i wieje wiatr" },
};

const atDusk: Record<Weather, Bilingual> = {
  clear: { en: "dusk is falling", pl: "zapada zmierzch" },
  rain: { en: "it is raining in the dusk", pl: "zapada zmierzch i pada deszcz" },
  snow: { en: "snow is falling in the dusk", pl: "zapada zmierzch i pada śnieg" },
  fog: { en: "fog lies in the dusk", pl: "zapada zmierzch, unosi się mgła" },
  wind: { en: "the wind is blowing in the dusk", pl: "zapada zmierzch i wieje wiatr" },
};

/** The moons that are seen, over a roof in a wide view. Elsewhere the frame may leave out the disc. */
const moons: Record<Exclude<NonNullable<PictureBrief["moon"]>, "none">, Bilingual> = {
  crescent: { en: "a crescent moon shines", pl: "świeci sierp księżyca" },
  half: { en: "a half moon shines", pl: "świeci półksiężyc" },
  gibbous: { en: "a large moon shines", pl: "świeci duży księżyc" },
  full: { en: "a full moon shines", pl: "świeci księżyc w pełni" },
};

const snowAround: Bilingual = { en: "snow lies all round", pl: "dookoła leży śnieg" };
const snowOutside: Bilingual = { en: "snow lies outside", pl: "na zewnątrz leży śnieg" };
const lampsOut: Bilingual = { en: "all lamps are out", pl: "wszystkie lampy są zgaszone" };

type Sky = Pick<
  PictureBrief,
  "place" | "pose" | "timeSlot" | "sun" | "lighting" | "weather" | "season" | "foliage" | "camera" | "moon"
>;

/** What is to be seen of weather and darkness. */
export function skyOf(scene: Sky): Bilingual[] {
  const dark = scene.lighting === "blackout" ? [lampsOut] : [];
  if (isOutside(scene)) return [...openAir(scene), ...dark];
  const seen = showsWeather(scene)
    ? openSky(scene).map(({ en, pl }) => ({ en: `outside ${en}`, pl: `za oknem ${pl}` }))
    : [];
  return [...seen, ...dark];
}

function openAir(scene: Sky): Bilingual[] {
  const [sky] = moonIn(scene) ?? openSky(scene);
  if (scene.season !== "winter" || scene.weather === "snow") return sky ? [sky] : [];
  // Under the vault of the gateway the stones are bare.
  const lyingSnow = scene.place === "gateway" ? snowOutside : snowAround;
  return [sky ? { en: `${sky.en} and ${lyingSnow.en}`, pl: `${sky.pl}, a ${lyingSnow.pl}` } : lyingSnow];
}

function moonIn({ place, camera, weather, moon = "none", ...hour }: Sky): Bilingual[] | undefined {
  const isSeen = place === "roof" && camera === "wide" && isDark(hour) && (weather === "clear" || weather === "wind");
  return isSeen && moon !== "none" ? [moons[moon]] : undefined;
}

/** At most one clause. */
function openSky(scene: Sky): Bilingual[] {
  const weather = scene.weather === "wind" && !showsWind(scene) ? "clear" : scene.weather;
  const light = lightOf(scene);
  if (light === "dusk") return [atDusk[weather]];
  if (light === "evening") return [inTheDark[weather]];
  return weather === "clear" ? [] : [byDay[weather]];
}

/** The wind is seen in what it carries through the open air, which needs room, and over a roof in its lines and the smoke. */
function showsWind(scene: Sky): boolean {
  const { place, camera, season, foliage = usualLeaves[season] } = scene;
  return camera === "wide" && isOutside(scene) && (place === "roof" || isCarried(foliage));
}
