import { expect, it } from "vitest";
import { readersLanguage } from "./reader.ts";

const asking = (headers: Parameters<typeof readersLanguage>[0]) => readersLanguage(headers);

it("takes the cookie before the browser's wish, and English without either", () => {
  expect(asking({})).toBe("en");
  expect(asking({ "accept-language": "pl-PL,pl;q=0.9,en;q=0.5" })).toBe("pl");
  expect(asking({ "accept-language": "pl", cookie: "theme=x; language=en" })).toBe("en");
  expect(asking({ cookie: "language=pl;other=1" })).toBe("pl");
});

it("ignores a cookie that says anything else", () => {
  expect(asking({ "accept-language": "pl", cookie: "language=de" })).toBe("pl");
  expect(asking({ cookie: "mylanguage=pl; language=plx" })).toBe("en");
});
