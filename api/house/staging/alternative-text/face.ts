import type { PictureBrief } from "#api/generation/model.ts";
import type { Eyes } from "#api/house/illustrator/cat/sitter.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

/**
 * `alone` follows the word “with” in Polish, `clause` stands by itself there, `looking` follows where he looks. Open eyes
 * are not worth a word.
 */
type EyeWords = { alone: Bilingual; clause: string; looking?: Bilingual };

const eyes: Record<Exclude<Eyes, "open">, EyeWords> = {
  wide: {
    ...{ alone: { en: "his eyes wide open", pl: "szeroko otwartymi oczami" }, clause: "oczy ma szeroko otwarte" },
    looking: { en: " with wide eyes", pl: " szeroko otwartymi oczami" },
  },
  half: {
    ...{ alone: { en: "his eyes half shut", pl: "przymrużonymi oczami" }, clause: "oczy ma przymrużone" },
    looking: { en: " through half-shut eyes", pl: " przymrużonymi oczami" },
  },
  grump: {
    ...{ alone: { en: "a frown on his face", pl: "naburmuszoną miną" }, clause: "minę ma naburmuszoną" },
    looking: { en: " with a frown", pl: " z naburmuszoną miną" },
  },
  closed: { alone: { en: "his eyes shut", pl: "zamkniętymi oczami" }, clause: "oczy ma zamknięte" },
  happy: {
    alone: { en: "his eyes shut with pleasure", pl: "oczami zmrużonymi z zadowolenia" },
    clause: "oczy mruży z zadowolenia",
  },
};

const tongue: EyeWords = {
  alone: { en: "the tip of his tongue out", pl: "koniuszkiem języka na wierzchu" },
  clause: "widać mu koniuszek języka",
};

const ways: Record<NonNullable<PictureBrief["look"]>, Bilingual> = {
  up: { en: ", looking up", pl: " i patrzy w górę" },
  down: { en: ", looking down", pl: " i patrzy w dół" },
  reader: { en: ", looking straight at us", pl: " i patrzy prosto na nas" },
  away: { en: ", looking away", pl: " i patrzy w bok" },
};

/** Whether his face is a clause of its own in Polish, and whether it follows words between commas. */
type Joint = { apart: boolean; afterComma?: boolean | undefined };

/** His face as the end of a sentence, with what separates it. */
export function faceOf(
  { look, mouth }: Pick<PictureBrief, "look" | "mouth">,
  drawn: Eyes,
  { apart, afterComma = false }: Joint,
): Bilingual {
  const comma = afterComma ? "," : "";
  if (mouth === "call") return { en: ", miaowing", pl: `${comma} i miauczy` };
  if (mouth === "yawn") return { en: ", yawning", pl: `${comma} i ziewa` };
  const seen = drawn === "open" ? undefined : eyes[drawn];
  if (look !== undefined && mouth !== "blep" && (seen === undefined || seen.looking)) {
    const { en, pl } = ways[look];
    return { en: en + (seen?.looking?.en ?? ""), pl: comma + pl + (seen?.looking?.pl ?? "") };
  }
  const parts = [seen, mouth === "blep" ? tongue : undefined].filter((part) => part !== undefined);
  if (parts.length === 0) return { en: "", pl: "" };
  const polish = apart
    ? `, ${parts.map(({ clause }) => clause).join(", ")}`
    : ` z ${parts.map(({ alone }) => alone.pl).join(" i ")}`;
  return { en: `, ${parts.map(({ alone }) => alone.en).join(" and ")}`, pl: polish };
}
