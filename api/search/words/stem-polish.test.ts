import { expect, it } from "vitest";
import { fold } from "./fold.ts";
import { stemPolish } from "./stem-polish.ts";

const stemsOf = (words: string) => new Set(words.split(" ").map((word) => stemPolish(fold(word))));

it.each([
  "pierogi pierogami pierogów pieróg pierogach pierogom",
  "Bułka Bułce Bułki bułkę bułek bułkami",
  "kot kota kocie kotem koty kotów kotami",
  "noga nodze nogi nogami",
  "gołąb gołębie gołębia gołębiami",
  "pies psa psem psy",
  "żółty żółtego żółta żółtymi zolty zoltego",
  "kaloryfer kaloryfera kaloryferze kaloryfery",
  "klucz klucze kluczami kluczem",
  "tramwaj tramwaju tramwajem tramwaje",
  "okno okna oknie okien",
  "zaginął zaginęła",
  "gotował gotowała gotować gotuje",
  "słucha słuchał słuchała słuchać słuchają słuchając",
  "człowiek ludzie ludźmi",
  "ręka ręce rąk rękami",
])("gives %s one stem", (words) => {
  expect([...stemsOf(words)]).toHaveLength(1);
});

it.each(["kot pies", "klucz kluska", "tramwaj trawa", "okno oko", "dzwon dom"])("keeps %s apart", (words) => {
  expect(stemsOf(words).size).toBe(2);
});

it("leaves short words and words of other scripts as they are", () => {
  for (const word of ["na", "ząb".slice(0, 1), "кот", "2026", ""]) expect(stemPolish(word)).toBe(word);
});
