import { expect, it } from "vitest";
import { requestIdFrom } from "./request-id.ts";

it("names each request in a short way, and no two of thousands the same", () => {
  const names = Array.from({ length: 5_000 }, () => requestIdFrom(undefined));
  expect(new Set(names).size).toBe(5_000);
  expect(names.filter((name) => !/^[0-9a-f]{8}-[0-9a-f]{4}$/.test(name))).toEqual([]);
});

it.each(["a-proxys.own_name", "x".repeat(64)])("keeps the name that a proxy gave: %s", (name) => {
  expect(requestIdFrom(name)).toBe(name);
});

it.each(["short", "x".repeat(65), "two words", "a line\nmore", "@reader.example"])("takes no name like %j", (name) => {
  expect(requestIdFrom(name)).not.toBe(name);
});
