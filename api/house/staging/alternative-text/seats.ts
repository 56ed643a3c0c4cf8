import type { BackdropName, SeatName, ShelterName } from "#api/generation/brief/repertoire.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

/** Where he is, on each seat: its preposition is part of it. */
export const seats: Record<SeatName, Bilingual> = {
  chair: { en: "on a chair", pl: "na krześle" },
  armchair: { en: "in an armchair", pl: "w fotelu" },
  sofa: { en: "on a sofa", pl: "na kanapie" },
  "sofa under a map": { en: "on a sofa under a map of the world", pl: "na kanapie pod mapą świata" },
  sledge: { en: "on a sledge", pl: "na sankach" },
  stool: { en: "on a stool", pl: "na stołku" },
  bench: { en: "on a bench", pl: "na ławce" },
  suitcase: { en: "on a suitcase", pl: "na walizce" },
  "open suitcase": { en: "in an open suitcase", pl: "w otwartej walizce" },
  trunk: { en: "on a wooden chest", pl: "na drewnianej skrzyni" },
  basket: { en: "in a basket", pl: "w koszyku" },
  cushion: { en: "on a cushion", pl: "na poduszce" },
  newspaper: { en: "on a newspaper", pl: "na gazecie" },
  "sheet of paper": { en: "on a page of writing", pl: "na zapisanej kartce" },
  "blank sheet": { en: "on a blank sheet of paper", pl: "na czystej kartce" },
  "sheet music": { en: "on a page of sheet music", pl: "na kartce z nutami" },
  map: { en: "on a map", pl: "na mapie" },
  atlas: { en: "on an open atlas", pl: "na otwartym atlasie" },
  "open book": { en: "on an open book", pl: "na otwartej książce" },
  "closed book": { en: "on a thick book", pl: "na grubej książce" },
  "leaf heap": { en: "in a heap of leaves", pl: "w stercie liści" },
};

/** Where he is, under or behind each thing. */
export const shelters: Record<ShelterName, Bilingual> = {
  table: { en: "under a table", pl: "pod stołem" },
  chair: { en: "under a chair", pl: "pod krzesłem" },
  bed: { en: "under a bed", pl: "pod łóżkiem" },
  armchair: { en: "under an armchair", pl: "pod fotelem" },
  sofa: { en: "under a sofa", pl: "pod kanapą" },
  tablecloth: { en: "under a long tablecloth", pl: "pod długim obrusem" },
  cupboard: { en: "under a cupboard", pl: "pod szafką" },
  umbrella: { en: "under an open umbrella", pl: "pod otwartym parasolem" },
  curtain: { en: "half behind a curtain", pl: "do połowy za zasłoną" },
  newspaper: { en: "under a newspaper", pl: "pod gazetą" },
  blanket: { en: "under a blanket", pl: "pod kocem" },
  "carpet frame": { en: "under the frame for beating carpets", pl: "pod trzepakiem" },
  coats: { en: "under hanging coats", pl: "pod wiszącymi płaszczami" },
  "hem of a skirt": { en: "under the skirt on a tailor’s dummy", pl: "pod spódnicą na krawieckim manekinie" },
  "closed basket": { en: "in a closed wicker basket", pl: "w zamkniętym wiklinowym koszyku" },
  "covered basket": { en: "in a cloth-covered basket", pl: "w nakrytym ściereczką koszyku" },
};

/** Where he is, in or close to each. */
export const backdrops: Record<BackdropName, Bilingual> = {
  doorway: { en: "on the threshold of an open door", pl: "na progu otwartych drzwi" },
  "closed door": { en: "in front of a closed door", pl: "przed zamkniętymi drzwiami" },
  "door ajar": { en: "in front of a door that stands ajar", pl: "przed uchylonymi drzwiami" },
  wall: { en: "close against the wall", pl: "pod samą ścianą" },
  shrine: { en: "at the foot of a small shrine", pl: "u stóp kapliczki" },
  refrigerator: { en: "against the door of a refrigerator", pl: "przy drzwiach lodówki" },
};

export const greenDoorAjar: Bilingual = {
  en: "by the half-open green door to the courtyard",
  pl: "przy uchylonych zielonych drzwiach na podwórko",
};
export const throughDoorway: Bilingual = { en: "through an open door", pl: "przez otwarte drzwi" };

export const ownBox: Bilingual = { en: "in a cardboard box", pl: "w kartonowym pudle" };
export const boxAmongPresents: Bilingual = {
  en: "in a cardboard box on a table of presents",
  pl: "w kartonowym pudle na stole z prezentami",
};
export const emptyBox: Bilingual = { en: "in front of an empty cardboard box", pl: "przed pustym kartonowym pudłem" };
