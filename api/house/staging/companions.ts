import { type CompanionName, companionNames, isHoldName, namesOfCompanions } from "#api/generation/brief/repertoire.ts";
import type { Picture } from "../texts/model.ts";
import type { Shot } from "./shots.ts";

/** Whoever is named as often takes part in the story, and is not only spoken of. */
const namedOften = 3;

const animals: readonly CompanionName[] = ["bulka", "prezes", "sparrows"];
const placesOfAnimals: readonly Picture["place"][] = ["courtyard", "roof", "balcony", "gateway", "bakery"];

/** Who is in the picture beside the cat, if there is room: whom its author asked for, else whom the story names most often. */
export function companionIn(text: string, picture: Picture, { camera }: Shot): CompanionName | undefined {
  if (picture.company === "nobody") return undefined;
  const hasNoRoom = camera === "close" || picture.pose === "back";
  // Whoever has him in the lap is in every view.
  if (hasNoRoom && !isHoldName(picture.on)) return undefined;
  return picture.company ?? namedMost(text, picture);
}

function namedMost(text: string, { place, props }: Picture): CompanionName | undefined {
  const [first] = companionNames
    .map((name) => ({ name, times: text.match(namesOfCompanions[name])?.length ?? 0 }))
    .filter(({ name, times }) => times >= namedOften && isAtHomeIn(place, name) && !isBarefoot(name, props))
    .sort((one, other) => other.times - one.times);
  return first?.name;
}

/** Tomek is seen in his slippers, so he cannot stand beside them as well. */
const isBarefoot = (name: CompanionName, props: Picture["props"]) =>
  name === "tomek" && props.some((prop) => prop === "slippers" || prop === "single slipper");

/** People do not climb on the roof, and the animals of the courtyard do not come in. */
function isAtHomeIn(place: Picture["place"], name: CompanionName): boolean {
  return animals.includes(name) ? placesOfAnimals.includes(place) : place !== "roof";
}
