import { isInSeason, type PropName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief, Season } from "#api/generation/model.ts";

/** The words by which an English text names a thing. */
const words: Record<PropName, RegExp> = {
  yarn: /\b(wool|yarn|thread|string)\b/gi,
  mug: /\b(mugs?|cups?|tea|coffee)\b/gi,
  books: /\b(books?|atlas|atlases|notebooks?|dictionary|dictionaries|novels?|volumes?)\b/gi,
  geranium: /\b(geraniums?|Pelagia|potted plants?)\b/gi,
  cactus: /\bcactus\b/gi,
  newspaper: /\b(newspapers?|papers?)\b/gi,
  mouse: /\bmouse\b/gi,
  fish: /\b(herrings?|fish|carp|mackerel|sprats?|bream)\b/gi,
  radio: /\b(radios?|wireless)\b/gi,
  kettle: /\bkettles?\b/gi,
  milk: /\b(milk|jugs?)\b/gi,
  pears: /\b(pears?|fruit)\b/gi,
  chestnuts: /\bchestnuts?\b/gi,
  sparrow: /\bsparrows?\b/gi,
  lamp: /\blamps?\b/gi,
  candle: /\bcandles?\b/gi,
  umbrella: /\bumbrellas?\b/gi,
  clock: /\bclocks?\b/gi,
  letter: /\b(letters?|envelopes?|postcards?|notes?|sheets?|pages?|slips?|paper|forms?|maps?)\b/gi,
  pierogi: /\b(pierogi|dumplings?)\b/gi,
  feather: /\bfeathers?\b/gi,
  butterfly: /\b(butterfl(y|ies)|moths?)\b/gi,
  slippers: /\bslippers?\b/gi,
  bowl: /\bbowls?\b/gi,
  doughnuts: /\bdoughnuts?\b/gi,
  tulips: /\btulips?\b/gi,
  pumpkin: /\bpumpkins?\b/gi,
  "fir twig": /\bfir\b/gi,
  snowman: /\bsnowm[ae]n\b/gi,
  "leaf heap": /\bleaves\b/gi,
  keys: /\bkeys?\b/gi,
  pencil: /\bpencils?\b/gi,
  pincushion: /\b(pincushions?|needles?|pins?|thimbles?)\b/gi,
  basket: /\bbaskets?\b/gi,
  suitcase: /\b(suitcases?|travelling case)\b/gi,
  bucket: /\bbuckets?\b/gi,
  broom: /\bbrooms?\b/gi,
  jar: /\bjars?\b/gi,
  cork: /\bcorks?\b/gi,
  hat: /\bhats?\b/gi,
  boots: /\b(boots?|shoes?)\b/gi,
  buttons: /\bbuttons?\b/gi,
  cushion: /\b(cushions?|pillows?)\b/gi,
  ball: /\bballs?\b/gi,
  cards: /\b(cards|rummy)\b/gi,
  chessboard: /\b(chess|chessboard)\b/gi,
  trumpet: /\btrumpet\b/gi,
  plate: /\b(plates?|dish|saucer)\b/gi,
  rolls: /\b(rolls?|bread|loaf|loaves)\b/gi,
  cake: /\b(cakes?|cheesecakes?)\b/gi,
};

/** Whether an English text names a thing. */
export const isNamed = (prop: PropName, text: string): boolean => timesNamed(prop, text) > 0;

const timesNamed = (prop: PropName, text: string) => text.match(words[prop])?.length ?? 0;

/** Things that may be drawn because a story names them; furniture that has its place in a room is not among them. */
const movable: readonly PropName[] = [
  ...(["mug", "letter", "books", "newspaper", "yarn", "slippers", "bowl", "candle", "umbrella", "feather"] as const),
  ...(["fish", "pierogi", "doughnuts", "milk", "tulips", "pumpkin", "keys", "pencil", "pincushion", "basket"] as const),
  ...(["suitcase", "bucket", "jar", "cork", "hat", "boots", "buttons", "ball", "cards", "chessboard"] as const),
  ...(["trumpet", "plate", "rolls", "cake"] as const),
];

/** How often a story must name a thing that is to be drawn. */
const namedOften = 2;

/** The thing that a story names most often, if it can be drawn in this season. */
export function thingIn(text: string, season: Season): PropName | undefined {
  const [first] = movable
    .map((prop) => ({ prop, times: timesNamed(prop, text) }))
    .filter(({ prop, times }) => times >= namedOften && isInSeason(prop, season))
    .sort((one, other) => other.times - one.times);
  return first?.prop;
}

/** Things that are alive, or that somebody has just put down. */
const alive: readonly string[] = ["sparrow", "butterfly", "slippers", "umbrella"];
export const tracesOfLife = (props: PictureBrief["props"]): boolean => props.some((prop) => alive.includes(prop));
