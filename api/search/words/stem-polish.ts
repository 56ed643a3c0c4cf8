import { irregularPolish } from "./irregular.ts";

// A light stemmer for folded Polish, which has no marks: people type "zolty", and kept stemmers do not know such words. It takes
// away the ending of person and mood, the ending of case, and what makes a verb of a stem; it undoes what a case did to the
// consonant before it (bułka, bułce; noga, nodze; kot, kocie), and drops the vowel that comes and goes (bułek, bułka). The stem is
// never shown; it only has to be the same for the forms of a word.

const shortest = 3;

export function stemPolish(form: string): string {
  const word = irregularPolish.get(form) ?? form;
  if (word.length <= shortest) return word;
  const bare = without(verbEnding, withoutCase(without(personEnding, word)));
  return settled(bare);
}

/** Of the past and the conditional: szedł-bym, była-ś, mogli-by. */
const personEnding = /(?<=l[aoiy]?)(by(m|s|smy|scie)?|[ea]?[ms]|smy|scie)$/;
/** Of declension, of nouns and adjectives, and of the present. */
const caseEnding =
  /(iejsz(ego|emu|ych|ymi|ym|ej|a|e|y)|ejsz(ego|emu|ych|ymi|ym|ej|a|e|y)|iego|iemu|iami|iach|iowi|ego|emu|ami|ach|owie|iom|iow|owi|iem|iej|ich|ych|imi|ymi|om|ow|em|ej|im|ym|ie|ia|io|iu|ii|a|e|i|o|u|y)$/;
/** The stem of a verb: infinitives, the present, participles, the noun of the deed, the past. */
const verbEnding =
  /(owywal|owywac|iejak|iajak|ujak|ajak|ejak|iowal|owal|owac|owan|ujac|ajac|iejac|ejac|iajac|niec|niet|nial|nal|nel|nac|ial|iel|iec|iac|ian|ien|al|el|il|yl|ac|ec|ic|yc|an|en|on|iasz|iesz|asz|esz|isz|ysz|iam|am|uj|aj|ej|iet|et)$/;

/** The changes of a consonant by cases: the ending with it, and the consonant as it was. */
const alternations: readonly (readonly [ending: string, before: string])[] = [
  ["scie", "st"],
  ["dzie", "d"],
  ["cie", "t"],
  ["rze", "r"],
  ["dze", "g"],
  ["ce", "k"],
];

function withoutCase(word: string): string {
  const altered = alternations.find(([ending]) => word.endsWith(ending) && word.length - ending.length >= 2);
  if (altered) return word.slice(0, -altered[0].length) + altered[1];
  return without(caseEnding, word);
}

/** Without the longest of these endings that leaves enough of the word. */
function without(endings: RegExp, word: string): string {
  for (let from = shortest; from < word.length; from += 1) {
    const [ending] = endings.exec(word.slice(from)) ?? [];
    if (ending !== undefined) return word.slice(0, -ending.length);
  }
  return word;
}

/** The stem's last consonants in one of the ways in which they are written. */
function settled(stem: string): string {
  return stem
    .replace(/(?<=[^aeiouy])i?e([klnrc])$/, "$1")
    .replace(/(?<=..)[iy]$/, "")
    .replace(/(?<=..)cz$/, "k")
    .replace(/(?<=..)dz$/, "d")
    .replace(/(?<=..)rz$/, "r")
    .replace(/(?<=..)sz$/, "s")
    .replace(/(?<=..)c$/, "k");
}
