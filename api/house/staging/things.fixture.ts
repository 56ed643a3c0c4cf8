import type { PropName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";

/** The words by which an English text names a thing. */
const words: Record<PropName, RegExp> = {
  yarn: /\b(wool|yarn|thread|string)\b/i,
  mug: /\b(mugs?|cups?|tea|coffee)\b/i,
  books: /\b(books?|atlas|atlases|notebooks?|dictionary|dictionaries|novels?|volumes?)\b/i,
  geranium: /\b(geraniums?|Pelagia|potted plants?)\b/i,
  cactus: /\bcactus\b/i,
  newspaper: /\b(newspapers?|papers?)\b/i,
  mouse: /\bmouse\b/i,
  fish: /\b(herrings?|fish|carp|mackerel|sprats?|bream)\b/i,
  radio: /\b(radios?|wireless)\b/i,
  kettle: /\bkettles?\b/i,
  milk: /\b(milk|jugs?)\b/i,
  pears: /\b(pears?|fruit)\b/i,
  chestnuts: /\bchestnuts?\b/i,
  sparrow: /\bsparrows?\b/i,
  lamp: /\blamps?\b/i,
  candle: /\bcandles?\b/i,
  umbrella: /\bumbrellas?\b/i,
  clock: /\bclocks?\b/i,
  letter: /\b(letters?|envelopes?|postcards?|notes?|sheets?|pages?|slips?|paper|forms?|maps?)\b/i,
  pierogi: /\b(pierogi|dumplings?)\b/i,
  feather: /\bfeathers?\b/i,
  butterfly: /\b(butterfl(y|ies)|moths?)\b/i,
  slippers: /\bslippers?\b/i,
  bowl: /\bbowls?\b/i,
  doughnuts: /\bdoughnuts?\b/i,
  tulips: /\btulips?\b/i,
  pumpkin: /\bpumpkins?\b/i,
  "fir twig": /\bfir\b/i,
  snowman: /\bsnowm[ae]n\b/i,
  "leaf heap": /\bleaves\b/i,
  keys: /\bkeys?\b/i,
  pencil: /\bpencils?\b/i,
  pincushion: /\b(pincushions?|needles?|pins?|thimbles?)\b/i,
  basket: /\bbaskets?\b/i,
  suitcase: /\b(suitcases?|travelling case)\b/i,
  bucket: /\bbuckets?\b/i,
  broom: /\bbrooms?\b/i,
  jar: /\bjars?\b/i,
  cork: /\bcorks?\b/i,
  hat: /\bhats?\b/i,
  boots: /\b(boots?|shoes?)\b/i,
  buttons: /\bbuttons?\b/i,
  cushion: /\b(cushions?|pillows?)\b/i,
  ball: /\bballs?\b/i,
  cards: /\b(cards|rummy)\b/i,
  chessboard: /\b(chess|chessboard)\b/i,
  trumpet: /\btrumpet\b/i,
  plate: /\b(plates?|dish|saucer)\b/i,
  rolls: /\b(rolls?|bread|loaf|loaves)\b/i,
  cake: /\b(cakes?|cheesecakes?)\b/i,
};

/** Whether an English text names a thing. */
export const isNamed = (prop: PropName, text: string): boolean => words[prop].test(text);

/** Things that are alive, or that somebody has just put down. */
const alive: readonly string[] = ["sparrow", "butterfly", "slippers", "umbrella"];
export const tracesOfLife = (props: PictureBrief["props"]): boolean => props.some((prop) => alive.includes(prop));
