import type { Person } from "#api/house/illustrator/company/clothes.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

/** In whose lap he is. */
export const laps: Record<Person, Bilingual> = {
  ola: { en: "in Ola’s lap", pl: "na kolanach Oli" },
  tomek: { en: "in Tomek’s lap", pl: "na kolanach Tomka" },
  halina: { en: "in Mrs Halina’s lap", pl: "na kolanach pani Haliny" },
  zenon: { en: "in Mr Zenon’s lap", pl: "na kolanach pana Zenona" },
  stas: { en: "in Staś’s lap", pl: "na kolanach Stasia" },
};

export const handOnHim: Bilingual = { en: "a hand rests on him", pl: "spoczywa na nim dłoń" };
