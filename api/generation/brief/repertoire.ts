import { PictureBrief, type Season } from "../model.ts";

// The drawable things, and the places they suit.

export const placeNames = PictureBrief.shape.place.options;
export type PlaceName = PictureBrief["place"];

export const poseNames = PictureBrief.shape.pose.options;
export type PoseName = PictureBrief["pose"];

type SupportName = NonNullable<PictureBrief["on"]>;
const holdNames = ["lap", "arms"] as const satisfies readonly SupportName[];
export type HoldName = (typeof holdNames)[number];
export const isHoldName = (name: PictureBrief["on"]): name is HoldName => holdNames.some((hold) => hold === name);

/** Somebody's lap and arms are no furniture. */
export type SeatName = Exclude<SupportName, HoldName>;
const isSeatName = (name: SupportName): name is SeatName => !isHoldName(name);
export const seatNames = PictureBrief.shape.on.unwrap().options.filter(isSeatName);

export type ShelterName = NonNullable<PictureBrief["under"]>;

export type BackdropName = NonNullable<PictureBrief["by"]>;

export const companionNames = PictureBrief.shape.company.unwrap().options;
export type CompanionName = (typeof companionNames)[number];

/** The name by which an English text speaks of each. For `\b`, ś is no letter. */
export const namesOfCompanions: Record<CompanionName, RegExp> = {
  ola: /\bOla\b/g,
  tomek: /\bTomek\b/g,
  halina: /\bMrs Halina\b/g,
  zenon: /\bMr Zenon\b/g,
  stas: /\bStaś(?!\p{L})/gu,
  bulka: /\bBułka\b/g,
  prezes: /\bPrezes\b/g,
  sparrows: /\bsparrows\b/g,
};

/** A thing in somebody's hand. */
export type HeldName = NonNullable<PictureBrief["inHand"]>;
export const heldNames = PictureBrief.shape.inHand.unwrap().options;

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
  "keys",
  "pencil",
  "pincushion",
  "basket",
  "suitcase",
  "bucket",
  "broom",
  "jar",
  "jar of apple jam",
  "cork",
  "hat",
  "boots",
  "buttons",
  "cushion",
  "ball",
  "cards",
  "chessboard",
  "trumpet",
  "plate",
  "rolls",
  "cake",
  "sheet of paper",
  "slip of paper",
  "open letter",
  "official form",
  "map",
  "pencil drawing",
  "open book",
  "exercise books",
  "atlas",
  "mixing bowl",
  "soup plate",
  "saucer",
  "teacup",
  "milk pan",
  "sprats",
  "whole fish",
  "kitchen clock",
  "single button",
  "red wool",
  "grey wool",
  "purple wool",
  "top hat",
  "cold mug",
  "white wool",
  "blank sheet",
  "single slipper",
  "brown mug",
  "empty bowl",
  "bowl of water",
  "plate of rissoles",
  "trapped wool",
  "running wool",
  "running grey wool",
  "barrel",
  "hourglass",
  "lit radio",
  "corded box",
  "leaning mug",
  "green wool",
  "yellow wool",
  "washtub",
  "dough map",
  "balloon",
  "boy’s jacket",
  "house of cards",
  "saucer of foam",
  "pigeon",
  "pigeons",
  "plate of ham",
  "plate of cheese",
  "plaice",
  "covered bowl",
  "jar of honey",
  "mug with a spoon",
  "mug with a brush",
  "upturned mugs",
  "brown vase",
  "pot of coals",
] as const;
export type PropName = (typeof propNames)[number];

export const isPropName = (name: string): name is PropName => propNames.some((known) => known === name);

/** The things that suit a place. Others may be requested too: the illustrator does the next best thing. */
export const fits: Record<PlaceName, { poses: readonly PoseName[]; props: readonly PropName[] }> = {
  "window sill": {
    poses: ["sit", "loaf", "sleep", "back", "crouch", "wash", "reach"],
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
    poses: ["sleep", "loaf", "sit", "stretch", "walk", "wash", "roll", "run"],
    props: [
      "yarn",
      "books",
      "mug",
      "mouse",
      "slippers",
      "newspaper",
      "chestnuts",
      "bowl",
      "fir twig",
      "red wool",
      "grey wool",
    ],
  },
  radiator: { poses: ["drape", "loaf", "sleep"], props: ["cactus", "mug", "geranium", "clock", "slippers"] },
  balcony: {
    poses: ["sit", "walk", "stretch", "pounce", "back", "roll"],
    props: ["geranium", "sparrow", "butterfly", "feather", "chestnuts", "umbrella", "pumpkin"],
  },
  kitchen: {
    poses: ["peek", "sit", "loaf", "crouch", "ears", "reach", "wash"],
    props: [
      "fish",
      "milk",
      "pierogi",
      "pears",
      "kettle",
      "mug",
      "radio",
      "letter",
      "bowl",
      "doughnuts",
      "tulips",
      "mixing bowl",
      "soup plate",
      "saucer",
      "milk pan",
      "sprats",
      "whole fish",
      "kitchen clock",
    ],
  },
  "kitchen floor": {
    poses: ["walk", "sit", "loaf", "crouch", "stretch", "run", "reach", "wash", "roll"],
    props: ["bowl", "fish", "milk", "plate", "saucer", "empty bowl", "bowl of water", "basket"],
  },
  bedroom: {
    poses: ["sit", "walk", "loaf", "crouch", "stretch", "reach", "wash", "roll", "sleep"],
    props: ["slippers", "yarn", "cushion", "books", "hat"],
  },
  courtyard: {
    poses: ["walk", "pounce", "sit", "crouch", "stretch", "run"],
    props: ["chestnuts", "sparrow", "feather", "umbrella", "butterfly", "letter", "pumpkin", "leaf heap", "snowman"],
  },
  roof: {
    poses: ["sit", "walk", "back", "stretch", "loaf"],
    props: ["sparrow", "feather", "letter", "butterfly"],
  },
  box: {
    poses: ["peek", "sit", "loaf", "ears", "tail"],
    props: ["yarn", "mouse", "newspaper", "slippers", "books", "umbrella"],
  },
  desk: {
    poses: ["loaf", "sit", "sleep", "crouch", "stretch"],
    props: [
      "books",
      "mug",
      "letter",
      "candle",
      "pears",
      "sheet of paper",
      "open book",
      "exercise books",
      "map",
      "teacup",
    ],
  },
  hall: {
    poses: ["sit", "walk", "loaf", "crouch", "stretch", "run", "reach"],
    props: ["slippers", "umbrella", "letter", "newspaper", "yarn"],
  },
  bathroom: { poses: ["peek", "sit", "crouch", "walk", "loaf"], props: ["slippers", "bowl", "yarn", "mouse"] },
  stairs: {
    poses: ["sit", "walk", "loaf", "crouch", "sleep"],
    props: ["letter", "newspaper", "milk", "umbrella", "feather", "single button", "slip of paper"],
  },
  attic: {
    poses: ["sit", "walk", "loaf", "crouch", "fall"],
    props: ["feather", "newspaper", "books", "umbrella", "yarn"],
  },
  cellar: {
    poses: ["sit", "crouch", "walk", "loaf"],
    props: ["mouse", "pears", "newspaper", "candle", "umbrella"],
  },
  gateway: {
    poses: ["sit", "walk", "crouch", "loaf", "stretch"],
    props: ["letter", "feather", "umbrella", "leaf heap", "sparrow"],
  },
  bakery: {
    poses: ["sit", "loaf", "crouch", "walk", "stretch"],
    props: ["bowl", "milk", "doughnuts", "feather", "sparrow"],
  },
  lodge: {
    poses: ["sit", "loaf", "sleep", "crouch", "walk", "stretch", "wash", "peek", "ears"],
    props: ["keys", "broom", "bucket", "chessboard", "newspaper", "mug", "letter", "official form", "exercise books"],
  },
  "lodge table": {
    poses: ["sit", "loaf", "sleep", "crouch", "wash", "stretch"],
    props: ["official form", "chessboard", "newspaper", "mug", "exercise books", "keys", "letter", "cards"],
  },
  parlour: {
    poses: ["sit", "loaf", "sleep", "crouch", "walk", "stretch", "wash", "roll"],
    props: ["pincushion", "buttons", "single button", "yarn", "cushion", "hat", "teacup", "slippers"],
  },
  "tram bench": {
    poses: ["sit", "loaf", "sleep", "crouch", "wash"],
    props: ["newspaper", "umbrella", "basket", "hat", "pencil drawing", "map"],
  },
  "tram floor": { poses: ["sit", "loaf", "sleep", "crouch"], props: ["umbrella", "basket", "suitcase", "newspaper"] },
  surgery: {
    poses: ["sit", "loaf", "crouch", "walk", "reach"],
    props: ["basket", "official form", "books", "slip of paper", "hat", "keys"],
  },
  "tub edge": { poses: ["walk", "sit", "crouch", "loaf", "wash"], props: ["slip of paper"] },
  "courtyard sill": {
    poses: ["sit", "loaf", "sleep", "back", "crouch", "wash", "reach"],
    props: ["sparrow", "geranium", "lamp", "mug", "bowl", "teacup"],
  },
  "courtyard door": {
    poses: ["sit", "loaf", "sleep", "crouch", "walk"],
    props: ["newspaper", "bucket", "broom", "boots"],
  },
  wall: { poses: ["sit", "loaf", "crouch", "walk", "stretch", "sleep"], props: ["feather", "sparrow"] },
};

/** Of these poses most is hidden behind an edge, over which he looks. */
const behindEdge: readonly PoseName[] = ["peek", "ears", "tail"];
export const isBehindEdge = (pose: PoseName) => behindEdge.includes(pose);

/** In motion he is nothing without his legs and tail. */
const moving: readonly PoseName[] = ["walk", "run", "pounce", "fall", "stretch", "reach"];
export const isMoving = (pose: PoseName) => moving.includes(pose);

/** What a cat is on: people stand on a floor, wear shoes in a yard, and lay their hands on a shelf. */
export type Ground = "floor" | "yard" | "shelf";

/** In these he stands on the floor, or has the edge of a tub or of a table before him. */
const placesWithFloorAndEdge: readonly PlaceName[] = ["bathroom", "lodge"];

/** The ground under a pose in a place: behind an edge he has a shelf before him. */
export const groundOf = (place: PlaceName, pose: PoseName): Ground =>
  placesWithFloorAndEdge.includes(place) && isBehindEdge(pose) ? "shelf" : grounds[place];

const grounds: Record<PlaceName, Ground> = {
  "window sill": "shelf",
  stove: "floor",
  radiator: "shelf",
  balcony: "floor",
  kitchen: "shelf",
  "kitchen floor": "floor",
  bedroom: "floor",
  courtyard: "yard",
  roof: "yard",
  box: "floor",
  desk: "shelf",
  hall: "floor",
  bathroom: "floor",
  stairs: "floor",
  attic: "floor",
  cellar: "floor",
  gateway: "yard",
  bakery: "yard",
  lodge: "floor",
  "lodge table": "shelf",
  parlour: "floor",
  "tram bench": "shelf",
  "tram floor": "floor",
  surgery: "shelf",
  "tub edge": "shelf",
  "courtyard sill": "shelf",
  "courtyard door": "floor",
  wall: "shelf",
};

/** The light of a picture: that of its slot, of a summer evening before sunset, or of the hour after it. */
export type Light = PictureBrief["timeSlot"] | "low sun" | "dusk";

/**
 * A story that is told by day may take place at night, and one of the evening by day; in summer the sun shines on one of
 * the evening.
 */
export function lightOf({ timeSlot, lighting, sun }: Pick<PictureBrief, "timeSlot" | "lighting" | "sun">): Light {
  if (lighting === "night" || lighting === "blackout") return "evening";
  if (timeSlot === "evening" && lighting === "day") return "afternoon";
  if (timeSlot !== "evening" || sun === undefined) return timeSlot;
  return sun === "low" ? "low sun" : "dusk";
}

/** Whether lamps are lit at the moment of a picture. */
export function isDark(brief: Pick<PictureBrief, "timeSlot" | "lighting" | "sun">): boolean {
  const light = lightOf(brief);
  return light === "evening" || light === "dusk";
}

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
