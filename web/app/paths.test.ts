import { describe, expect, it } from "vitest";
import { mirrored, readPath } from "./paths.ts";

describe("reading an address", () => {
  it.each([
    ["/", "home", ""],
    ["/pl", "home", "/pl"],
    ["/pl/", "home", "/pl"],
    ["/post/2026-11-21-morning", "story", ""],
    ["/post/2026-11-21-morning/", "story", ""],
    ["/pl/post/2026-11-21-morning-2", "story", "/pl"],
    ["/pl/contact/", "contact", "/pl"],
    ["/plum", "not-found", ""],
    ["/post", "not-found", ""],
    ["/post/", "not-found", ""],
    ["/post/a/b", "not-found", ""],
    ["/post/%2e%2e", "not-found", ""],
    ["/pl/pl/", "not-found", "/pl"],
    ["//", "not-found", ""],
    ["/POST/x", "not-found", ""],
    ["/archive", "archive", ""],
    ["/pl/archiwum/", "archive", "/pl"],
    ["/archive/2026/02/28", "archive-day", ""],
    ["/archive/2024/02/29/", "archive-day", ""],
    ["/pl/cykle", "all-series", "/pl"],
    ["/archiwum", "not-found", ""],
    ["/archive/0000", "not-found", ""],
    ["/archive/26", "not-found", ""],
    ["/archive/2026/13", "not-found", ""],
    ["/archive/2026/0", "not-found", ""],
    ["/archive/2026/02/29", "not-found", ""],
    ["/archive/2026/02/30", "not-found", ""],
    ["/archive/2026/11/00", "not-found", ""],
    ["/time/rano", "not-found", ""],
    ["/time/noon", "not-found", ""],
    ["/category/codzienne-zycie", "not-found", ""],
    ["/category/Daily", "not-found", ""],
    ["/category/", "not-found", ""],
    ["/pl/archive", "not-found", "/pl"],
    ["/pl/pora/morning", "not-found", "/pl"],
    ["/pl/kategoria/daily-life", "not-found", "/pl"],
  ])("%s is %s", (path, name, prefix) => {
    expect(readPath(path)).toMatchObject({ page: { name }, prefix });
  });

  it("keeps what it says, in the words of no language", () => {
    expect(readPath("/pl/post/2026-11-21-evening").page).toEqual({ name: "story", id: "2026-11-21-evening" });
    expect(readPath("/pl/archiwum/2026/11").page).toEqual({ name: "archive-month", year: "2026", month: "11" });
    expect(readPath("/pl/kategoria/styl-zycia").page).toEqual({ name: "category", category: "lifestyle" });
    expect(readPath("/pl/kategoria/lapki").page).toEqual({ name: "category", category: "lapki" });
    expect(readPath("/pl/pora/wieczor").page).toEqual({ name: "time", slot: "evening" });
  });
});

describe("the mirror of an address", () => {
  it("leads to the other language and back", () => {
    for (const path of ["/", "/post/2026-11-21-morning", "/nothing/here"]) {
      const polish = mirrored(path, "pl");
      expect(polish).toBe(`/pl${path}`);
      expect(mirrored(polish, "en")).toBe(path);
      expect(mirrored(polish, "pl")).toBe(polish);
      expect(mirrored(path, "en")).toBe(path);
    }
    expect(mirrored("/pl", "en")).toBe("/");
  });

  it.each([
    ["/archive/2026/11/24", "/pl/archiwum/2026/11/24"],
    ["/category/daily-life", "/pl/kategoria/codzienne-zycie"],
    ["/category/naps", "/pl/kategoria/naps"],
    ["/time/afternoon", "/pl/pora/popoludnie"],
    ["/series/2026-11-21-evening", "/pl/cykle/2026-11-21-evening"],
  ])("of %s is %s, in Polish words", (english, polish) => {
    expect(mirrored(english, "pl")).toBe(polish);
    expect(mirrored(polish, "en")).toBe(english);
  });

  it("is the one address of a page that answers at two", () => {
    expect(mirrored("/pl", "pl")).toBe("/pl/");
    expect(mirrored("/post/2026-11-21-morning/", "en")).toBe("/post/2026-11-21-morning");
    expect(mirrored("/post/2026-11-21-morning/", "pl")).toBe("/pl/post/2026-11-21-morning");
  });
});
