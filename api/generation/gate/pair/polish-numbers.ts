// Polish number words as stems with their endings: cardinals, ordinals, collectives, and the nouns for trams and school
// marks.
const adjective = "(?:y|a|e|ego|emu|ej|ą|ym|ych|ymi|i|iego|iemu|im|ich|imi)";
const noun = "(?:k(?:a|i|ę|ą|o|ami|ach|om)|ce|ek)";

// “Piątek” is left out: it is Friday, and also the genitive of several fives.
const forms: [number, string][] = [
  [1, `jed(?:en|n${adjective}|no)|pierwsz${adjective}`],
  [2, `dw(?:a|ie|aj|óch|u|om|oma|iema|oje|ojga|ojgu|ojgiem|ój${noun})|drug${adjective}`],
  [3, `trz(?:y|ej|ech|em|ema)|tr(?:oje|ojga|ojgu|ojgiem)|trój(?:${noun})|trzec(?:i|ia|ie|iego|iemu|iej|ią|im|ich|imi)`],
  [4, `czter(?:y|ej|ech|em|ema)|czwor(?:o|ga|gu|giem)|czwór(?:${noun})|czwart${adjective}`],
  [5, `pię(?:ć|ciu|cioma|cioro|ciorga|ciorgu|ciorgiem)|piąt(?:${adjective}|k[aęą])`],
  [6, `sześ(?:ć|ciu|cioma|cioro|ciorga|ciorgu)|szóst(?:${adjective}|${noun})`],
  [7, `sied(?:em|miu|mioma|mioro|miorga)|siódm(?:${adjective}|${noun})`],
  [8, `oś(?:miu|mioma|mioro|miorga)|osiem|ósm${adjective}|ósem(?:${noun})`],
  [9, `dziewię(?:ć|ciu|cioma|cioro)|dziewiąt(?:${adjective}|${noun})`],
  [10, `dziesię(?:ć|ciu|cioma|cioro)|dziesiąt(?:${adjective}|${noun})`],
  ...["jede", "dw[au]", "trzy", "czter", "pięt", "szes", "siedem", "osiem", "dziewięt"].map(
    (stem, at): [number, string] => [11 + at, `${stem}na(?:ście|stu|stoma|ścioro|st${adjective}|st${noun})`],
  ),
  [20, `dwadzieścia|dwudziest(?:u|oma|${adjective}|${noun})`],
  [30, `trzydzieści|trzydziest(?:u|oma|${adjective}|${noun})`],
  [40, `czterdzieści|czterdziest(?:u|oma|${adjective}|${noun})`],
  ...["pięć", "sześć", "siedem", "osiem", "dziewięć"].map((stem, at): [number, string] => [
    50 + at * 10,
    `${stem}dziesi(?:ąt|ęciu|ęcioma|ąt${adjective}|ąt${noun})`,
  ]),
  [100, `sto|stu|stoma|setn${adjective}|set(?:${noun})`],
  [200, "dwieście|dwustu"],
  [300, "trzysta|trzystu"],
  [400, "czterysta|czterystu"],
  [500, "pięćset|pięciuset"],
  [600, "sześćset|sześciuset"],
  [700, "siedemset|siedmiuset"],
  [800, "osiemset|ośmiuset"],
  [900, "dziewięćset|dziewięciuset"],
  [1000, "tysiąc(?:e|a|em|om|ami|ach)?|tysięcy"],
  [12, "tuzin(?:y|a|ów|em|ie)?"],
];

const patterns = forms.map(([value, form]): [number, RegExp] => [value, new RegExp(`^(?:${form})$`, "u")]);
/** A quick test that rejects most words: every number begins with one of these. */
const beginning = /^(?:je|pi|dw|dr|tr|cz|sz|si|oś|os|ós|dz|st|se|ty|tu)/;
const known = new Map<string, number | undefined>();

function worthOf(word: string): number | undefined {
  if (!beginning.test(word)) return undefined;
  if (known.has(word)) return known.get(word);
  const value = patterns.find(([, pattern]) => pattern.test(word))?.[0];
  // Bounded, so that a text cannot fill the memory: no number is longer.
  if (word.length <= 24 && known.size < 5000) known.set(word, value);
  return value;
}

/** The numbers of a Polish text, in words or digits. „Wpół do ósmej” is half past seven. */
export function polishNumbers(text: string): number[] {
  const words = text.toLowerCase().match(/\p{L}+|\d+(?:[ \u00a0]\d{3}(?!\d))*/gu) ?? [];
  const numbers: number[] = [];
  let open: number | undefined;
  const close = () => {
    if (open !== undefined) numbers.push(open);
    open = undefined;
  };
  words.forEach((word, at) => {
    if (/^\d/.test(word)) {
      close();
      numbers.push(Number(word.replaceAll(/\D/g, "")));
      return;
    }
    const value = worthOf(word);
    if (value === undefined) {
      close();
      return;
    }
    if (words[at - 1] === "do" && words[at - 2] === "wpół") {
      numbers.push(value - 1);
      return;
    }
    if (value === 1000 && open !== undefined) {
      open *= 1000;
      return;
    }
    if (open === undefined || value >= placeOf(open)) close();
    open = (open ?? 0) + value;
  });
  close();
  return numbers;
}

/**
 * The limit for the next addend of a number: after a hundred less than a hundred, after twenty less than ten, then
 * nothing.
 */
function placeOf(number: number): number {
  if (number % 1000 === 0) return 1000;
  if (number % 100 === 0) return 100;
  return number % 10 === 0 && number % 100 >= 20 ? 10 : 0;
}
