import { expect, it } from "vitest";
import { languageOf } from "./accept-language.ts";

it.each([
  [undefined, "en"],
  ["", "en"],
  ["pl", "pl"],
  ["PL-pl", "pl"],
  ["en", "en"],
  ["en-GB,en;q=0.9,pl;q=0.8", "en"],
  ["pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", "pl"],
  ["en;q=0.5, pl;q=0.9", "pl"],
  ["en;q=0.5,pl;q=0.5", "en"],
  ["pl;q=0.5,en;q=0.5", "pl"],
  ["de-DE,de;q=0.9,pl;q=0.3", "pl"],
  ["de-DE,de;q=0.9", "en"],
  ["*", "en"],
  ["*;q=0.1,pl;q=0.2", "pl"],
  ["pl;q=0", "en"],
  ["pl;q=0,*;q=1", "en"],
  ["pl;q=0.000,en;q=0.001", "en"],
  ["pl; q=0.9 ,en;q=0.1", "pl"],
  ["pl;q=high", "en"],
  ["pl;q=2", "pl"],
  ["en-GB,pl;q=0.8,en;q=0.5", "en"],
  ["pl-PL,en", "pl"],
  ["__proto__;q=0.5,pl", "pl"],
  ["plx", "en"],
  ["polish", "en"],
  [";;;,,,q=1", "en"],
  [`${"de,".repeat(5000)}pl`, "en"],
])("Accept-Language: %s is answered with %s", (header, language) => {
  expect(languageOf(header)).toBe(language);
});
