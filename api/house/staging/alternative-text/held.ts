import type { HeldName } from "#api/generation/brief/repertoire.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

/** What somebody holds, in Polish in the accusative. */
export const held: Record<HeldName, Bilingual> = {
  broom: { en: "a broom", pl: "miotłę" },
  bucket: { en: "a bucket", pl: "wiadro" },
  mug: { en: "a mug", pl: "kubek" },
  pencil: { en: "a pencil", pl: "ołówek" },
};
