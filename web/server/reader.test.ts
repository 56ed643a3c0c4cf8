import { expect, it } from "vitest";
import { readersLanguage } from "./reader.ts";

const asking = (headers: Record<string, string>) => readersLanguage({ get: (name: string) => headers[name] } as never);

it("takes the cookie before the browser's wish, and English without either", () => {
  expect(asking({})).toBe("en");
  expect(asking({ "Accept-Language": "pl-PL,pl;q=0.9,en;q=0.5" })).toBe("pl");
  expect(asking({ "Accept-Language": "pl", Cookie: "theme=x; language=en" })).toBe("en");
  expect(asking({ Cookie: "language=pl;other=1" })).toBe("pl");
});

it("ignores a cookie that says anything else", () => {
  expect(asking({ "Accept-Language": "pl", Cookie: "language=de" })).toBe("pl");
  expect(asking({ Cookie: "mylanguage=pl; language=plx" })).toBe("en");
});
