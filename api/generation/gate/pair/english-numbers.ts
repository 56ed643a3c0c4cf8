const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const smallth =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** The value of a number word; a plural, like the twenties or the fifteens, has its singular's value. */
const worth = new Map<string, number>([
  ...small.map((word, value): [string, number] => [word, value]),
  ...smallth.map((word, value): [string, number] => [word, value]),
  ...tens.flatMap((word, at): [string, number][] => {
    const value = (at + 2) * 10;
    return [
      [word, value],
      [word.replace(/y$/, "ieth"), value],
      [word.replace(/y$/, "ies"), value],
    ];
  }),
  ["dozen", 12],
]);

/** The numbers of an English text, in words or digits; hours are numbers, and their minutes too. */
export function englishNumbers(text: string): number[] {
  const words = withoutFractions(text.toLowerCase().match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? []);
  const numbers: number[] = [];
  let open: number | undefined;
  const close = () => {
    if (open !== undefined) numbers.push(open);
    open = undefined;
  };
  words.forEach((word, at) => {
    const value = /^\d/.test(word) ? undefined : worth.get(word);
    if (/^\d/.test(word)) {
      close();
      numbers.push(Number(word.replaceAll(",", "")));
    } else if (word === "hundred" || word === "thousand") {
      open = (open ?? 1) * (word === "hundred" ? 100 : 1000);
    } else if (word === "dozen" && words[at - 1] === "a" && words[at - 2] === "half") {
      numbers.push(6);
    } else if (word === "dozen" && open !== undefined) {
      open *= 12;
    } else if (value !== undefined) {
      const continues = open !== undefined && (isTens(open) ? value < 10 : isHundreds(open));
      if (!continues) close();
      open = (open ?? 0) + value;
    } else if (!(word === "and" && open !== undefined && isHundreds(open))) close();
  });
  close();
  return numbers;
}

/** Marks and measures are counted by each country in its own way: “six point two” is left out, as “6.2” is. */
function withoutFractions(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const isPart = [words[at - 1], word, words[at + 1]].includes("point") || /\d\.\d/.test(word);
    return isPart ? "point" : word;
  });
}

const isTens = (number: number) => number % 10 === 0 && number % 100 >= 20;
const isHundreds = (number: number) => number >= 100 && number % 100 === 0;
