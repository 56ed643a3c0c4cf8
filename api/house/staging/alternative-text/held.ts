import type { HeldName } from "#api/generation/brief/repertoire.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

/** What somebody holds, in Polish in the accusative. */
export const held: Record<HeldName, Bilingual> = {
  broom: { en: "a broom", pl: "miotłę" },
  bucket: { en: "a bucket", pl: "wiadro" },
  mug: { en: "a mug", pl: "kubek" },
  pencil: { en: "a pencil", pl: "ołówek" },

  bag: { en: "a bag", pl: "torbę" },
  "string bag": { en: "a string bag", pl: "siatkę z zakupami" },
  basket: { en: "a basket", pl: "koszyk" },
  suitcase: { en: "a suitcase", pl: "walizkę" },
  parcel: { en: "a parcel", pl: "paczkę" },
  "watering can": { en: "a watering can", pl: "konewkę" },
  umbrella: { en: "a rolled umbrella", pl: "złożony parasol" },

  lantern: { en: "a lantern", pl: "latarnię" },
  candle: { en: "a candle", pl: "świecę" },
  torch: { en: "a torch", pl: "latarkę" },

  keys: { en: "a bunch of keys", pl: "pęk kluczy" },
  hammer: { en: "a hammer", pl: "młotek" },
  "carpet beater": { en: "a carpet beater", pl: "trzepaczkę" },
  brush: { en: "a brush", pl: "pędzel" },
  saw: { en: "a saw", pl: "piłę" },
  ladder: { en: "a ladder", pl: "drabinę" },

  plate: { en: "a plate", pl: "talerz" },
  "covered plate": { en: "a plate under a napkin", pl: "talerz pod serwetką" },
  saucepan: { en: "a saucepan", pl: "rondel" },
  kettle: { en: "a kettle", pl: "czajnik" },
  jar: { en: "a jar", pl: "słoik" },
  "wooden spoon": { en: "a wooden spoon", pl: "drewnianą łyżkę" },
  "rolling pin": { en: "a rolling pin", pl: "wałek" },
  iron: { en: "an iron", pl: "żelazko" },
  towel: { en: "a towel", pl: "ręcznik" },
  "bag of rolls": { en: "a bag of rolls", pl: "torebkę bułek" },

  book: { en: "a book", pl: "książkę" },
  letter: { en: "a letter", pl: "list" },
  "sheet of paper": { en: "a sheet of paper", pl: "kartkę papieru" },
  "slip of paper": { en: "a slip of paper", pl: "karteczkę" },
  newspaper: { en: "a folded newspaper", pl: "złożoną gazetę" },

  trumpet: { en: "a trumpet", pl: "trąbkę" },
  receiver: { en: "a telephone receiver", pl: "słuchawkę telefonu" },
  hat: { en: "a hat", pl: "kapelusz" },
  flowers: { en: "a bunch of flowers", pl: "bukiet kwiatów" },
  "wrapped fish": { en: "a fish in newspaper", pl: "rybę w gazecie" },
};
