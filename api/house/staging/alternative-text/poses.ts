import type { PoseName } from "#api/generation/brief/repertoire.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

/** What he does, as it is drawn. */
export type PoseWords = {
  verb: Bilingual;
  /** Whether he is in the place, in the air there, moves through it, or is behind the edge of something in it. */
  where: "in" | "above" | "through" | "behind";
  /** The end of the clause, with the space or the comma before it. */
  how?: Bilingual;
  /** The same, of a part of him that a close view does not show. */
  far?: Bilingual;
  /** Whether the place may come first and he last. */
  inverts?: true;
  /** Whether he has his face or his back to us, so that things are to his left and right. */
  frontal?: true;
  /** Whether eyes and mouth are hidden, or said by the verb. */
  faceless?: true;
  /** Whether his collar and its bell are to be seen in every view. */
  collar?: true;
  /** The part of him that alone is to be seen; the verb is its. */
  only?: Bilingual;
  /** The same with his eyes shut. */
  onlyAsleep?: Bilingual;
};

export const poses: Record<PoseName, PoseWords> = {
  sit: { verb: { en: "sits", pl: "siedzi" }, where: "in", inverts: true, collar: true },
  loaf: { verb: { en: "lies", pl: "leży" }, where: "in", inverts: true, collar: true },
  sleep: { verb: { en: "sleeps", pl: "śpi" }, where: "in", inverts: true, faceless: true },
  walk: { verb: { en: "walks", pl: "idzie" }, where: "through", collar: true },
  stretch: {
    ...{ verb: { en: "stretches", pl: "przeciąga się" }, where: "in" },
    far: { en: ", hindquarters up and front paws far forward", pl: ", z uniesionym zadem i łapami daleko z przodu" },
  },
  crouch: { verb: { en: "crouches", pl: "przyczaił się" }, where: "in", inverts: true, collar: true },
  pounce: {
    verb: { en: "leaps", pl: "skacze" },
    where: "in",
    how: { en: ", front paws first", pl: ", łapami naprzód" },
  },
  peek: {
    ...{ verb: { en: "peeks", pl: "wygląda" }, where: "behind", frontal: true },
    far: { en: ", his front paws showing", pl: ", widać mu przednie łapy" },
  },
  back: {
    ...{ verb: { en: "sits", pl: "siedzi" }, where: "in", inverts: true, frontal: true, faceless: true },
    how: { en: ", seen from behind", pl: " tyłem do nas" },
  },
  drape: {
    ...{ verb: { en: "lies draped", pl: "leży rozciągnięty" }, where: "in", frontal: true },
    far: { en: ", one front paw hanging down", pl: " i zwiesza przednią łapę" },
  },
  wash: {
    ...{ verb: { en: "sits", pl: "siedzi" }, where: "in", inverts: true },
    how: { en: ", washing his cheek with a paw", pl: " i myje łapą policzek" },
  },
  reach: {
    ...{ verb: { en: "stands on his hind legs", pl: "stoi na tylnych łapach" }, where: "in" },
    how: { en: ", one front paw stretched high", pl: ", z przednią łapą wyciągniętą wysoko" },
  },
  run: { verb: { en: "runs", pl: "biegnie" }, where: "through" },
  fall: {
    ...{ verb: { en: "drops through the air", pl: "leci w powietrzu" }, where: "above" },
    how: { en: ", legs spread wide", pl: ", z rozstawionymi łapami" },
  },
  roll: {
    ...{ verb: { en: "lies on his back", pl: "leży na grzbiecie" }, where: "in", frontal: true },
    far: { en: ", paws in the air", pl: ", z łapami w górze" },
  },
  ears: {
    ...{ verb: { en: "peep", pl: "wyglądają" }, where: "behind", frontal: true, faceless: true },
    only: { en: "Only Mruk’s ears and eyes", pl: "tylko uszy i oczy Mruka" },
    onlyAsleep: { en: "Only Mruk’s ears and shut eyes", pl: "tylko uszy i zamknięte oczy Mruka" },
  },
  tail: {
    ...{ verb: { en: "rises", pl: "sterczy" }, where: "behind", frontal: true, faceless: true },
    only: { en: "Only Mruk’s striped tail", pl: "tylko pręgowany ogon Mruka" },
  },
};
