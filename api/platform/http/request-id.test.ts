import { expect, it } from "vitest";
import { requestIdFrom } from "./request-id.ts";

it("new ids are short, and no two of thousands are the same", () => {
  const ids = Array.from({ length: 5_000 }, () => requestIdFrom(undefined));
  expect(new Set(ids).size).toBe(5_000);
  expect(ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}$/.test(id))).toEqual([]);
});

it.each(["a-proxys.own_name", "x".repeat(64)])("the id of a proxy is kept: %s", (name) => {
  expect(requestIdFrom(name)).toBe(name);
});

it.each(["short", "x".repeat(65), "two words", "a line\nmore", "@reader.example"])("the id %j is replaced", (name) => {
  expect(requestIdFrom(name)).not.toBe(name);
});
