import type { PictureBrief } from "#api/generation/model.ts";
import type { Bilingual } from "#api/house/texts/model.ts";
import type { Eyes } from "../../illustrator/cat/sitter.ts";

/** `alone` follows the word “with” in Polish, `looking` follows where he looks. Open eyes are not worth a word. */
const eyes: Record<Exclude<Eyes, "open">, { alone: Bilingual; looking?: Bilingual }> = {
  wide: {
    alone: { en: "his eyes wide open", pl: "szeroko otwartymi oczami" },
    looking: { en: " with wide eyes", pl: " szeroko otwartymi oczami" },
  },
  half: {
    alone: { en: "his eyes half shut", pl: "przymrużonymi oczami" },
    looking: { en: " through half-shut eyes", pl: " przymrużonymi oczami" },
  },
  grump: {
    alone: { en: "a frown on his face", pl: "naburmuszoną miną" },
    looking: { en: " with a frown", pl: " z naburmuszoną miną" },
  },
  closed: { alone: { en: "his eyes shut", pl: "zamkniętymi oczami" } },
  happy: { alone: { en: "his eyes shut with pleasure", pl: "oczami zmrużonymi z zadowolenia" } },
};

const ways: Record<NonNullable<PictureBrief["look"]>, Bilingual> = {
  up: { en: ", looking up", pl: " i patrzy w górę" },
  down: { en: ", looking down", pl: " i patrzy w dół" },
  reader: { en: ", looking straight at us", pl: " i patrzy prosto na nas" },
  away: { en: ", looking away", pl: " i patrzy w bok" },
};

/** His face as the end of a clause, with what separates it; `more` says that the clause has such an end already. */
export function faceOf({ look, mouth }: Pick<PictureBrief, "look" | "mouth">, drawn: Eyes, more = false): Bilingual {
  if (mouth === "yawn") return { en: ", yawning", pl: " i ziewa" };
  const seen = drawn === "open" ? undefined : eyes[drawn];
  const tongue =
    mouth === "blep" ? { en: "the tip of his tongue out", pl: "koniuszkiem języka na wierzchu" } : undefined;
  if (look !== undefined && !tongue && (seen === undefined || seen.looking)) {
    return { en: ways[look].en + (seen?.looking?.en ?? ""), pl: ways[look].pl + (seen?.looking?.pl ?? "") };
  }
  const parts = [seen?.alone, tongue].filter((part) => part !== undefined);
  if (parts.length === 0) return { en: "", pl: "" };
  return {
    en: `, ${parts.map(({ en }) => en).join(" and ")}`,
    pl: `${more ? "," : ""} z ${parts.map(({ pl }) => pl).join(" i ")}`,
  };
}
