// How a voice says a word of the other language: with the nearest of its own sounds (espeak-ng, docs/phonemes.md).
import type { Language } from "#api/language/model.ts";

/** Each sound of the other language in those of the voice. */
const nearest: Record<Language, Record<string, string>> = {
  // Polish sounds, for the English voice.
  en: {
    ...{ a: "a", "a#": "@", e: "E", E: "E", "E#": "E", i: "i:", y: "I", O: "0", u: "u:", "O~": "0n", "E~": "En" },
    ...{ j: "j", ";": "j", w: "w", l: "l", r: "r", R: "r", m: "m", n: "n", "n^": "nj", N: "N", p: "p", b: "b", t: "t" },
    ...{ d: "d", k: "k", g: "g", f: "f", v: "v", s: "s", z: "z", S: "S", Z: "Z", x: "h", h: "h", ts: "ts", dz: "dz" },
    ...{ tS: "tS", dZ: "dZ", "S;": "S", "Z;": "Z", "ts;": "tS", "dz;": "dZ" },
  },
  // English sounds, for the Polish voice.
  pl: {
    ...{
      a: "a",
      "a#": "a",
      aa: "a",
      "A:": "a",
      V: "a",
      "@": "E",
      "3": "E",
      "3:": "E",
      E: "E",
      I: "i",
      I2: "i",
      i: "i",
      "i:": "i",
    },
    ...{
      "0": "O",
      O: "O",
      "O:": "O",
      U: "u",
      "u:": "u",
      u: "u",
      aI: "aj",
      eI: "Ej",
      oU: "Ow",
      aU: "aw",
      OI: "Oj",
      "O@": "Or",
    },
    ...{ "A@": "ar", "e@": "Er", "i@": "ir", "i@3": "ir", "U@": "ur", "@L": "El", O2: "O" },
    ...{
      j: "j",
      w: "w",
      l: "l",
      L: "l",
      r: "r",
      "r-": "r",
      m: "m",
      n: "n",
      N: "N",
      p: "p",
      b: "b",
      t: "t",
      d: "d",
      k: "k",
    },
    ...{ g: "g", f: "f", v: "v", s: "s", z: "z", S: "S", Z: "Z", h: "x", tS: "tS", dZ: "dZ", T: "t", D: "d" },
  },
};

/** Phonemes of the other language as `voice` can say them; null if it has nothing like one of them. */
export function nearestPhonemes(phonemes: string, voice: Language): string | null {
  let said = "";
  for (const phoneme of phonemes.split(/[_\s]+/).filter(Boolean)) {
    const [, stress = "", sound = ""] = /^(['`,]*)(.*)$/.exec(phoneme) ?? [];
    const near = nearest[voice][sound];
    if (near === undefined) return null;
    said += stress.replace("`", "") + near;
  }
  return said === "" ? null : said;
}
