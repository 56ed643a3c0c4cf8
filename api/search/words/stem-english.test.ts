import { expect, it } from "vitest";
import { stemEnglish } from "./stem-english.ts";

it.each([
  "run runs running ran",
  "dumpling dumplings",
  "story stories",
  "make makes making made",
  "stop stopped stopping",
  "quiet quietly",
  "mouse mice",
  "box boxes",
  "knit knitted knitting",
  "carry carried carries",
  "wash washes washed washing",
])("gives %s one stem", (words) => {
  expect(new Set(words.split(" ").map(stemEnglish)).size).toBe(1);
});

it.each(["cat cart", "roll role", "tram train", "glass glad"])("keeps %s apart", (words) => {
  expect(new Set(words.split(" ").map(stemEnglish)).size).toBe(2);
});
