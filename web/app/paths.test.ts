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
  ])("%s is %s", (path, name, prefix) => {
    expect(readPath(path)).toMatchObject({ page: { name }, prefix });
  });

  it("keeps the story's id", () => {
    expect(readPath("/pl/post/2026-11-21-evening").page).toEqual({ name: "story", id: "2026-11-21-evening" });
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

  it("is the one address of a page that answers at two", () => {
    expect(mirrored("/pl", "pl")).toBe("/pl/");
    expect(mirrored("/post/2026-11-21-morning/", "en")).toBe("/post/2026-11-21-morning");
    expect(mirrored("/post/2026-11-21-morning/", "pl")).toBe("/pl/post/2026-11-21-morning");
  });
});
