import type { HeldName } from "#api/generation/brief/repertoire.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

/** What somebody holds, in Polish in the accusative. */
export const held: Record<HeldName, Bilingual> = {
  broom: { en: "a broom", pl: "miotłę" },
  bucket: { en: "a bucket", pl: "wiadro" },
  mug: { en: "a mug", pl: "kubek" },
  pencil: { en: "a pencil", pl: "ołówek" },
  pen: { en: "a fountain pen", pl: "wieczne pióro" },
  brush: { en: "a paintbrush", pl: "pędzel" },
  letter: { en: "a letter", pl: "list" },
  "slip of paper": { en: "a slip of paper", pl: "karteczkę" },
  needle: { en: "a needle with thread in it", pl: "igłę z nitką" },
  scissors: { en: "a pair of scissors", pl: "nożyczki" },
  iron: { en: "an iron", pl: "żelazko" },
  cloth: { en: "a cloth", pl: "ściereczkę" },
  fork: { en: "a fork", pl: "widelec" },
  knife: { en: "a knife", pl: "nóż" },
  "wooden spoon": { en: "a wooden spoon", pl: "drewnianą łyżkę" },
  "glass of tea": { en: "a glass of tea", pl: "szklankę herbaty" },
  teacup: { en: "a teacup", pl: "filiżankę" },
  key: { en: "a key", pl: "klucz" },
  "magnifying glass": { en: "a magnifying glass", pl: "szkło powiększające" },
  "playing cards": { en: "a fan of playing cards", pl: "wachlarz kart do gry" },
  "chess piece": { en: "a chess piece", pl: "figurę szachową" },
  book: { en: "an open book", pl: "otwartą książkę" },
  "sheet of paper": { en: "a sheet of paper", pl: "kartkę papieru" },
  "exercise book": { en: "an exercise book", pl: "zeszyt" },
  newspaper: { en: "a newspaper", pl: "gazetę" },
  hat: { en: "a hat", pl: "kapelusz" },
  cap: { en: "a flat cap", pl: "kaszkiet" },
  basket: { en: "a basket", pl: "koszyk" },
  box: { en: "a box with a lid", pl: "pudełko z przykrywką" },
  telephone: { en: "a telephone", pl: "telefon" },
  plate: { en: "a plate", pl: "talerz" },
  bowl: { en: "a bowl", pl: "miskę" },
  potatoes: { en: "a bowl of potatoes", pl: "miskę ziemniaków" },
  "soup plate": { en: "a plate of soup", pl: "talerz zupy" },
  sewing: { en: "a piece of white cloth", pl: "kawałek białego płótna" },
  trousers: { en: "a pair of trousers", pl: "parę spodni" },
  trumpet: { en: "a trumpet", pl: "trąbkę" },
  violin: { en: "a violin", pl: "skrzypce" },
};

/** What somebody who sits does with some of them, at the end of a clause. */
export const handwork: Partial<Record<HeldName, Bilingual>> = {
  "exercise book": { en: ", writing in an exercise book", pl: " i pisze w zeszycie" },
  newspaper: { en: ", behind an open newspaper", pl: " i trzyma rozłożoną gazetę" },
  potatoes: { en: ", peeling potatoes over a bowl", pl: " i obiera ziemniaki nad miską" },
  sewing: { en: ", sewing something white", pl: " i szyje coś białego" },
  "soup plate": { en: ", a spoon in a plate of soup", pl: " z łyżką nad talerzem zupy" },
};
