import { fits, type PlaceName, type PoseName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief, Staging } from "#api/generation/model.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

const poses: Partial<Record<PoseName, Bilingual>> = {
  loaf: { en: "lies with his paws tucked under him", pl: "leży z podwiniętymi łapami" },
  sit: { en: "sits", pl: "siedzi" },
  stretch: { en: "stretches himself", pl: "przeciąga się" },
  sleep: { en: "sleeps, curled up,", pl: "śpi zwinięty w kłębek" },
  walk: { en: "walks, tail up,", pl: "idzie z ogonem w górze" },
  crouch: { en: "crouches low", pl: "przyczaił się" },
  back: { en: "sits with his back to us", pl: "siedzi do nas tyłem" },
  wash: { en: "washes a paw", pl: "myje łapę" },
  roll: { en: "lies on his back", pl: "leży na grzbiecie" },
};

const places: Record<PlaceName, Bilingual> = {
  "window sill": { en: "on the window sill", pl: "na parapecie" },
  stove: { en: "by the tiled stove", pl: "przy kaflowym piecu" },
  radiator: { en: "on the radiator", pl: "na kaloryferze" },
  kitchen: { en: "on the kitchen table", pl: "na kuchennym stole" },
  "kitchen floor": { en: "on the kitchen floor", pl: "na podłodze w kuchni" },
  box: { en: "in a cardboard box", pl: "w kartonowym pudle" },
  desk: { en: "on the desk", pl: "na biurku" },
  hall: { en: "in the hall", pl: "w przedpokoju" },
  bathroom: { en: "in the bathroom", pl: "w łazience" },
  balcony: { en: "on the balcony", pl: "na balkonie" },
  courtyard: { en: "in the courtyard", pl: "na podwórku" },
  roof: { en: "on the roof", pl: "na dachu" },
  stairs: { en: "on the stairs", pl: "na schodach" },
  attic: { en: "in the attic", pl: "na strychu" },
  cellar: { en: "in the cellar", pl: "w piwnicy" },
  gateway: { en: "in the gateway", pl: "w bramie" },
  bakery: { en: "at the bakery’s back door", pl: "przy tylnych drzwiach piekarni" },
  lodge: { en: "in the caretaker’s lodge", pl: "w stróżówce" },
  parlour: { en: "in the tailor’s room", pl: "w pokoju krawcowej" },
};

/** The same place with him in another pose, alone and without things, and in words what is to be seen then. */
export function posedAnew({ place, pose, timeSlot, season, weather, seed }: PictureBrief, number: number): Staging {
  const others = fits[place].poses.filter((name) => name !== pose && poses[name] !== undefined);
  const chosen = others[number % others.length] ?? "loaf";
  const [how, where] = [poses[chosen] ?? { en: "sits", pl: "siedzi" }, places[place]];
  return {
    picture: { place, pose: chosen, props: [], timeSlot, season, weather, seed },
    imageAlt: `Mruk ${how.en} ${where.en}`,
    imageAltPl: `Mruk ${how.pl} ${where.pl}`,
  };
}
