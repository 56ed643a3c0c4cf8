import type { BackdropName, PropName, SeatName, ShelterName } from "#api/generation/brief/repertoire.ts";
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
  letter: /\b(letters?|envelopes?|postcards?|notes?)\b/i,
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
  "sheet of paper": /\b(sheets?|pages?|papers?|poem|recipe|test|programme|list|notice)\b/i,
  "slip of paper": /\b(slips?|notes?|scraps?|(piece|corner) of paper)\b/i,
  "open letter": /\bletters?\b/i,
  "official form": /\b(forms?|certificate|notice|test|programme)\b/i,
  map: /\b(maps?|plan)\b/i,
  "pencil drawing": /\b(drawings?|portraits?|sheets?)\b/i,
  "open book": /\b(books?|notebooks?|dictionary|novels?)\b/i,
  "exercise books": /\bexercise books?\b/i,
  atlas: /\b(atlas|atlases)\b/i,
  "mixing bowl": /\bbowls?\b/i,
  "soup plate": /\b(soup|broth|plates?|dish)\b/i,
  saucer: /\b(saucers?|dish)\b/i,
  teacup: /\b(cups?|tea)\b/i,
  "milk pan": /\b(milk|pans?)\b/i,
  sprats: /\b(sprats?|sardines?|herrings?|fish)\b/i,
  "whole fish": /\b(fish|carp|bream|mackerel|perch|cod)\b/i,
  "kitchen clock": /\bclocks?\b/i,
  "single button": /\bbuttons?\b/i,
  "trapped wool": /\b(wool|yarn)\b/i,
  "red wool": /\b(wool|yarn)\b/i,
  "grey wool": /\b(wool|yarn)\b/i,
  "purple wool": /\b(wool|yarn)\b/i,
  "top hat": /\btop hats?\b/i,
  "cold mug": /\bmugs?\b/i,
  "white wool": /\b(wool|yarn)\b/i,
  "blank sheet": /\b(sheets?|pages?|papers?)\b/i,
  "single slipper": /\bslippers?\b/i,
  "brown mug": /\bmugs?\b/i,
  "empty bowl": /\bbowls?\b/i,
  "bowl of water": /\b(bowls?|water)\b/i,
  "plate of rissoles": /\b(rissoles?|cutlets?|plates?|dish)\b/i,
};

/** The words by which it names what he is on. */
const wordsOfSeats: Record<SeatName, RegExp> = {
  chair: /\bchairs?\b/i,
  armchair: /\b(armchair|chair)\b/i,
  sofa: /\b(sofa|settee)\b/i,
  "sofa under a map": /\b(sofa|settee)\b/i,
  sledge: /\bsledges?\b/i,
  stool: /\bstool\b/i,
  bench: /\bbench\b/i,
  suitcase: /\b(suitcases?|case)\b/i,
  "open suitcase": /\b(suitcases?|case)\b/i,
  trunk: /\b(trunk|chest|crate|laundry box)\b/i,
  basket: /\bbasket\b/i,
  cushion: /\b(cushions?|pillows?)\b/i,
  "sheet music": /\bsheet (of )?music\b/i,
  newspaper: /\b(newspapers?|papers?)\b/i,
  "sheet of paper": /\b(sheets?|pages?|papers?|letters?|maps?|forms?|plans?|drawings?|lists?|notes?)\b/i,
  "blank sheet": /\b(sheets?|pages?|papers?)\b/i,
  map: /\b(maps?|plan)\b/i,
  atlas: /\b(atlas|books?|albums?)\b/i,
  "open book": /\b(books?|notebooks?|dictionary|albums?)\b/i,
  "closed book": /\b(books?|volumes?|dictionary|albums?)\b/i,
  "leaf heap": /\bleaves\b/i,
};

/** Whether an English text names what he sits or lies on. */
export const namesSeat = (seat: SeatName, text: string): boolean => wordsOfSeats[seat].test(text);

/** The words by which it names what he is under. */
const wordsOfShelters: Record<ShelterName, RegExp> = {
  table: /\btables?\b/i,
  chair: /\bchairs?\b/i,
  bed: /\bbeds?\b/i,
  armchair: /\b(armchair|chair)\b/i,
  sofa: /\b(sofa|settee)\b/i,
  tablecloth: /\b(tablecloths?|cloth)\b/i,
  cupboard: /\b(cupboard|dresser|sideboard|wardrobe|cabinet)\b/i,
  umbrella: /\bumbrellas?\b/i,
  curtain: /\bcurtains?\b/i,
  newspaper: /\b(newspapers?|papers?)\b/i,
  blanket: /\b(blankets?|quilt|eiderdown)\b/i,
  "carpet frame": /\b(frame|carpets?)\b/i,
  coats: /\bcoats?\b/i,
  "hem of a skirt": /\b(hem|skirt|dress|dummy)\b/i,
  "closed basket": /\bbaskets?\b/i,
  "covered basket": /\bbaskets?\b/i,
};

/** Whether an English text names what he is under. */
export const namesShelter = (shelter: ShelterName, text: string): boolean => wordsOfShelters[shelter].test(text);

/** The words by which it names what he is close to. */
const wordsOfBackdrops: Record<BackdropName, RegExp> = {
  doorway: /\b(doorways?|doors?|thresholds?)\b/i,
  "closed door": /\bdoors?\b/i,
  "door ajar": /\b(doors?|gap|crack)\b/i,
  wall: /\b(walls?|corner)\b/i,
  shrine: /\bshrine\b/i,
  refrigerator: /\b(refrigerators?|fridge)\b/i,
};

/** Whether an English text names what he is close to. */
export const namesBackdrop = (backdrop: BackdropName, text: string): boolean => wordsOfBackdrops[backdrop].test(text);

/** Whether an English text names a thing. */
export const isNamed = (prop: PropName, text: string): boolean => words[prop].test(text);

/** Things that are alive, or that somebody has just put down. */
const alive: readonly string[] = ["sparrow", "butterfly", "slippers", "single slipper", "umbrella"];
export const tracesOfLife = (props: PictureBrief["props"]): boolean => props.some((prop) => alive.includes(prop));
