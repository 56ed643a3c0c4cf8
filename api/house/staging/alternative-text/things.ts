import type { PropName } from "#api/generation/brief/repertoire.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

/** A thing as it is drawn, in the nominative; `posture` and `many` choose the Polish verb. */
export type Thing = Bilingual & { posture: "lies" | "stands" | "sits" | "flies"; many?: true };

const lies = (en: string, pl: string): Thing => ({ en, pl, posture: "lies" });
const lie = (en: string, pl: string): Thing => ({ en, pl, posture: "lies", many: true });
const stands = (en: string, pl: string): Thing => ({ en, pl, posture: "stands" });
const stand = (en: string, pl: string): Thing => ({ en, pl, posture: "stands", many: true });

/** What is to be seen of each thing, whatever a story has it mean. */
export const things: Record<PropName, Thing> = {
  yarn: lies("a ball of blue wool", "kłębek niebieskiej wełny"),
  mug: stands("a steaming mug", "parujący kubek"),
  books: lies("a pile of books", "stos książek"),
  geranium: stands("a geranium in a pot", "pelargonia w doniczce"),
  cactus: stands("a cactus in a pot", "kaktus w doniczce"),
  newspaper: lies("a folded newspaper", "złożona gazeta"),
  mouse: lies("a toy mouse", "zabawkowa mysz"),
  fish: lies("a fish on a plate", "ryba na talerzu"),
  radio: stands("a radio", "radio"),
  kettle: stands("a kettle", "czajnik"),
  milk: stands("a bottle of milk", "butelka mleka"),
  pears: lie("three pears", "trzy gruszki"),
  chestnuts: lie("chestnuts", "kasztany"),
  sparrow: { en: "a sparrow", pl: "wróbel", posture: "sits" },
  lamp: stands("a table lamp", "lampa stołowa"),
  candle: stands("a burning candle", "zapalona świeca"),
  umbrella: lies("a rolled umbrella", "zwinięty parasol"),
  clock: stands("an alarm clock", "budzik"),
  letter: lies("a letter in an envelope", "list w kopercie"),
  pierogi: stands("a plate of pierogi", "talerz pierogów"),
  feather: lies("a feather", "pióro"),
  butterfly: { en: "a butterfly", pl: "motyl", posture: "flies" },
  slippers: stand("a pair of slippers", "kapcie"),
  bowl: stands("a full bowl", "pełna miska"),
  doughnuts: stands("a plate of doughnuts", "talerz pączków"),
  tulips: stand("tulips in a vase", "tulipany w wazonie"),
  pumpkin: lies("a pumpkin", "dynia"),
  "fir twig": stands("a fir twig in a vase", "gałązka jodły z bombkami w wazonie"),
  snowman: stands("a small snowman", "mały bałwan"),
  "leaf heap": lies("a heap of autumn leaves", "kupka jesiennych liści"),
  keys: lies("a bunch of keys", "pęk kluczy"),
  pencil: lies("a pencil", "ołówek"),
  pincushion: lies("a pincushion", "poduszeczka na igły"),
  basket: stands("a wicker basket", "wiklinowy koszyk"),
  suitcase: stands("a suitcase", "walizka"),
  bucket: stands("a bucket", "wiadro"),
  broom: lies("a broom", "miotła"),
  jar: stands("a jar", "słoik"),
  cork: lies("a cork", "korek"),
  hat: lies("a hat", "kapelusz"),
  boots: stand("a pair of boots", "wysokie buty"),
  buttons: lie("buttons", "guziki"),
  cushion: lies("a cushion", "poduszka"),
  ball: lies("a ball", "piłka"),
  cards: lie("playing cards", "karty do gry"),
  chessboard: stands("a chessboard", "szachownica z paroma figurami"),
  trumpet: lies("a trumpet", "trąbka"),
  plate: stands("an empty plate", "pusty talerz"),
  rolls: lie("bread rolls", "bułki"),
  cake: stands("a cake", "ciasto"),
  "sheet of paper": lies("a page of writing", "zapisana kartka"),
  "slip of paper": lies("a slip of paper", "karteczka"),
  "open letter": lies("an opened letter", "otwarty list"),
  "official form": lies("a stamped form", "urzędowy druk z pieczątką"),
  map: lies("an unfolded map", "rozłożona mapa"),
  "pencil drawing": lies("a pencil drawing of a cat", "ołówkowy rysunek kota"),
  "open book": lies("an open book", "otwarta książka"),
  "exercise books": lies("a pile of exercise books", "stos zeszytów"),
  atlas: lies("an open atlas", "otwarty atlas"),
  "mixing bowl": stands("a large mixing bowl", "duża misa z drewnianą łyżką"),
  "soup plate": stands("a plate of hot soup", "talerz gorącej zupy"),
  saucer: stands("a saucer of milk", "spodek mleka"),
  "saucer of foam": stands("a saucer of pink foam", "spodek różowej piany"),
  teacup: stands("a cup of tea", "filiżanka herbaty"),
  "milk pan": stands("a pan of milk that is rising", "rondel, w którym rośnie mleko"),
  sprats: lie("some small fish", "małe rybki na papierze"),
  "whole fish": lies("a large fish on a board", "duża ryba na desce"),
  "kitchen clock": stands("a kitchen clock", "zegar kuchenny"),
  "single button": lies("a button", "guzik"),
  "red wool": lies("a ball of red wool", "kłębek czerwonej wełny"),
  "trapped wool": lies(
    "a ball of red wool whose end is caught under the window",
    "kłębek czerwonej wełny z końcem uwięzionym pod oknem",
  ),
  "grey wool": lies("a ball of grey wool", "kłębek szarej wełny"),
  "purple wool": lies("a ball of purple wool", "kłębek fioletowej wełny"),
  "top hat": stands("an upturned top hat", "cylinder odwrócony dnem do dołu"),
  "cold mug": stands("a half-full mug", "kubek napełniony do połowy"),
  "white wool": lies("a ball of white wool", "kłębek białej wełny"),
  "blank sheet": lies("a blank sheet of paper", "czysta kartka"),
  "single slipper": lies("a single slipper", "jeden kapeć"),
  "brown mug": stands("a brown mug", "brązowy kubek"),
  "empty bowl": stands("an empty bowl", "pusta miska"),
  "bowl of water": stands("a bowl of water", "miska z wodą"),
  "plate of rissoles": stands("a plate of rissoles", "talerz kotletów mielonych"),
};

const verbs: Record<Thing["posture"], readonly [one: string, many: string]> = {
  lies: ["leży", "leżą"],
  stands: ["stoi", "stoją"],
  sits: ["siedzi", "siedzą"],
  flies: ["fruwa", "fruwają"],
};

/** The Polish verb that says how a thing is there, in the thing's number. */
export const verbOf = ({ posture, many }: Thing): string => verbs[posture][many ? 1 : 0];
