import { expect, it } from "vitest";
import { typeset } from "./typeset.ts";

it("binds one-letter words to the next word in Polish, also several in a row", () => {
  expect(typeset("Poszedł z psem i w deszczu, a i o tym myślał.", "pl")).toBe(
    "Poszedł z\u00a0psem i\u00a0w\u00a0deszczu, a\u00a0i\u00a0o\u00a0tym myślał.",
  );
  expect(typeset("„O czym?” (W kuchni.) Z domu", "pl")).toBe("„O\u00a0czym?” (W\u00a0kuchni.) Z\u00a0domu");
});

it("leaves the ends of longer words alone, whatever letters they are made of", () => {
  expect(typeset("Pełnia i księżyc: mówił, że idą łóżka z Łodzi", "pl")).toBe(
    "Pełnia i\u00a0księżyc: mówił, że idą łóżka z\u00a0Łodzi",
  );
  expect(typeset("kro-i 7a iść", "pl")).toBe("kro-i 7a iść");
});

it("leaves English as it is", () => {
  expect(typeset("a cat, I say", "en")).toBe("a cat, I say");
});
