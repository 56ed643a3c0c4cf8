import { PictureBrief, type Season } from "../model.ts";

// The drawable things, and the places they suit.

export const placeNames = PictureBrief.shape.place.options;
export type PlaceName = PictureBrief["place"];

export type PoseName = PictureBrief["pose"];

export const propNames = [
  "yarn",
  "mug",
  "books",
  "geranium",
  "cactus",
  "newspaper",
  "mouse",
  "fish",
  "radio",
  "kettle",
  "milk",
  "pears",
  "chestnuts",
  "sparrow",
  "lamp",
  "candle",
  "umbrella",
  "clock",
  "letter",
  "pierogi",
  "feather",
  "butterfly",
  "slippers",
  "bowl",
  "doughnuts",
  "tulips",
  "pumpkin",
  "fir twig",
  "snowman",
  "leaf heap",
] as const;
export type PropName = (typeof propNames)[number];

export const isPropName = (name: string): name is PropName => propNames.some((known) => known === name);

/** The things that suit a place. Others may be requested too: the illustrator does the next best thing. */
export const fits: Record<PlaceName, { poses: readonly PoseName[]; props: readonly PropName[] }> = {
  "window sill": {
    poses: ["sit", "loaf", "sleep", "back", "crouch"],
    props: [
      "geranium",
      "mug",
      "books",
      "cactus",
      "newspaper",
      "candle",
      "sparrow",
      "clock",
      "lamp",
      "tulips",
      "fir twig",
    ],
  },
  stove: {
    poses: ["sleep", "loaf", "sit", "stretch", "walk"],
    props: ["yarn", "books", "mug", "mouse", "slippers", "newspaper", "chestnuts", "bowl", "fir twig"],
  },
  radiator: { poses: ["drape", "loaf", "sleep"], props: ["cactus", "mug", "geranium", "clock", "slippers"] },
  balcony: {
    poses: ["sit", "walk", "stretch", "pounce", "back"],
    props: ["geranium", "sparrow", "butterfly", "feather", "chestnuts", "umbrella", "pumpkin"],
  },
  kitchen: {
    poses: ["peek", "sit", "loaf", "crouch"],
    props: ["fish", "milk", "pierogi", "pears", "kettle", "mug", "radio", "letter", "bowl", "doughnuts", "tulips"],
  },
  courtyard: {
    poses: ["walk", "pounce", "sit", "crouch", "stretch"],
    props: ["chestnuts", "sparrow", "feather", "umbrella", "butterfly", "letter", "pumpkin", "leaf heap", "snowman"],
  },
  roof: {
    poses: ["sit", "walk", "back", "stretch", "loaf"],
    props: ["sparrow", "feather", "letter", "butterfly"],
  },
  box: { poses: ["peek", "sit", "loaf"], props: ["yarn", "mouse", "newspaper", "slippers", "books", "umbrella"] },
};

const seasonsOf: Partial<Record<PropName, readonly Season[]>> = {
  butterfly: ["spring", "summer", "autumn"],
  tulips: ["spring"],
  chestnuts: ["autumn"],
  pumpkin: ["autumn"],
  "leaf heap": ["autumn"],
  snowman: ["winter"],
  "fir twig": ["winter"],
};

/** Whether a prop occurs in a season. */
export const isInSeason = (prop: PropName, season: Season): boolean => seasonsOf[prop]?.includes(season) ?? true;
