import { describe, expect, it } from "vitest";
import { addressIn, readSwitch } from "./language-switch.ts";

const at = (address: string) => {
  const [pathname = "", search = ""] = address.split(/(?=\?)/);
  return { pathname, search };
};

describe("a link to this page in another language", () => {
  it.each([
    ["/", "/pl/", "/?lang=en"],
    ["/pl/about", "/pl/about", "/about?lang=en"],
    ["/post/2026-11-21-morning", "/pl/post/2026-11-21-morning", "/post/2026-11-21-morning?lang=en"],
    [
      "/newsletter/confirm?token=a%2Bb",
      "/pl/newsletter/confirm?token=a%2Bb",
      "/newsletter/confirm?token=a%2Bb&lang=en",
    ],
  ])("from %s leads to %s and %s", (here, polish, english) => {
    expect(addressIn("pl", at(here))).toBe(polish);
    expect(addressIn("en", at(here))).toBe(english);
  });
});

describe("an address that asks for a language", () => {
  it.each([
    ["/?lang=en", "en", "/"],
    ["/pl/?lang=en", "en", "/"],
    ["/about?lang=pl", "pl", "/pl/about"],
    ["/post/2026-11-21-morning?lang=en&x=1", "en", "/post/2026-11-21-morning?x=1"],
    ["/?lang=en&lang=pl", "en", "/"],
  ])("%s is %s, and goes on to %s", (address, language, next) => {
    expect(readSwitch(at(address))).toEqual({ language, address: next });
  });

  it.each(["/", "/?lang=", "/?lang=de", "/?lang=EN", "/?language=pl"])("is not %s", (address) => {
    expect(readSwitch(at(address))).toBeNull();
  });

  it.each(["//evil.example/?lang=en", "/\\evil.example?lang=en", "/pl//evil.example?lang=en", "/%2F/evil?lang=en"])(
    "never leads away from this site: %s",
    (address) => {
      expect(readSwitch(at(address))).toEqual({ language: "en", address: "/" });
    },
  );
});
