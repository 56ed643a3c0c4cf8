import { expect, it } from "vitest";
import { estimatedWords } from "./estimated-words.ts";

const rate = 1000;
/** Sound and silence in turn, in seconds. */
const sound = (...seconds: number[]) => ({
  samples: Int16Array.from(
    seconds.flatMap((length, index) => Array.from({ length: length * rate }, () => (index % 2 ? 0 : 9000))),
  ),
  rate,
});
const startsIn = (text: string, heard: ReturnType<typeof sound>) =>
  estimatedWords(text, heard).map(({ from, to, start }) => [text.slice(from, to), Number(start.toFixed(2))]);

it("gives the words between two pauses their sound, by their letters", () => {
  expect(startsIn("Yes, Mruk sat.", sound(1, 0.5, 1.4))).toEqual([
    ["Yes", 0],
    ["Mruk", 1.5],
    ["sat", 2.3],
  ]);
});

it("shares the whole sentence where the pauses are not those of the text", () => {
  expect(startsIn("Yes, Mruk.", sound(7))).toEqual([
    ["Yes", 0],
    ["Mruk", 3],
  ]);
  expect(startsIn("No pause here", sound(1, 0.5, 9.5))[0]).toEqual(["No", 0]);
});

it("has no words where nothing is to be heard or said", () => {
  expect(startsIn("Mruk", { samples: new Int16Array(100), rate })).toEqual([]);
  expect(startsIn("…", sound(1))).toEqual([]);
});
