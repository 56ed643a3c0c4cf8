/**
 * Many forms of words in one string and two arrays of numbers: as an array of strings they would take several times as much memory,
 * and leave as much to be collected. Their order is kept.
 */
export type Forms = {
  startingWith(start: string): string[];
  containing(part: string): string[];
  /** The forms that may differ from one in at most so many letters; others are left out without being made. */
  like(form: string, most: number): Generator<string>;
};

/** The separator of a list of forms; no form has it. */
export const separator = "\n";

/** `list` has the forms with a separator between each two. */
export function openForms(list: string): Forms {
  const text = list === "" ? separator : separator + list + separator;
  const starts = startsIn(text);
  const formFrom = (start: number) => text.slice(start, text.indexOf(separator, start));
  const letters = Int32Array.from(starts, (start) => lettersOf(formFrom(start)));

  function* placesOf(part: string) {
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, text.indexOf(separator, at + 1))) yield at;
  }
  return {
    startingWith: (start) => Array.from(placesOf(separator + start), (at) => formFrom(at + 1)),
    containing: (part) => Array.from(placesOf(part), (at) => formFrom(text.lastIndexOf(separator, at) + 1)),
    *like(form, most) {
      const mine = lettersOf(form);
      for (let index = 0; index < starts.length; index += 1) {
        // A letter that is another one is in one word and not in the other, twice.
        if (countOf((letters[index] ?? 0) ^ mine) <= 2 * most) yield formFrom(starts[index] ?? 0);
      }
    },
  };
}

/** The offsets of the forms in a text with separators on both sides of each. */
function startsIn(text: string): Int32Array {
  const starts: number[] = [];
  for (let at = 1; at < text.length; at = text.indexOf(separator, at) + 1) starts.push(at);
  return Int32Array.from(starts);
}

/** The letters of a form, one bit each. */
function lettersOf(form: string): number {
  let letters = 0;
  for (let at = 0; at < form.length; at += 1) letters |= 1 << (form.charCodeAt(at) & 31);
  return letters;
}

function countOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
