import { expect, it } from "vitest";
import { readersLanguage } from "./reader.ts";

const asking = (headers: Parameters<typeof readersLanguage>[0]) => readersLanguage(headers);

it("the cookie comes before the browser's languages, and English is the default", () => {
  expect(asking({})).toBe("en");
  expect(asking({ "accept-language": "pl-PL,pl;q=0.9,en;q=0.5" })).toBe("pl");
  expect(asking({ "accept-language": "pl", cookie: "theme=x; language=en" })).toBe("en");
  expect(asking({ cookie: "language=pl;other=1" })).toBe("pl");
});

it("a cookie with another value is ignored", () => {
  expect(asking({ "accept-language": "pl", cookie: "language=de" })).toBe("pl");
  expect(asking({ cookie: "mylanguage=pl; language=plx" })).toBe("en");
});
