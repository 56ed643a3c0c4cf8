import { expect, it } from "vitest";
import { z } from "zod";
import { faultsOf, parseQuery } from "./parse.ts";

const Query = z.strictObject({ limit: z.string().regex(/^\d+$/, "must be a number").default("8") });

it("a query is parsed by its schema", () => {
  expect(parseQuery(Query, {})).toEqual({ limit: "8" });
  expect(parseQuery(Query, { limit: "3" })).toEqual({ limit: "3" });
});

it("each parameter that is wrong or unknown is named", () => {
  expect(() => parseQuery(Query, { limit: "x", page: "2", more: "3" })).toThrow(
    expect.objectContaining({
      code: "BAD_REQUEST",
      fields: { limit: "must be a number", page: "is not known here", more: "is not known here" },
    }),
  );
});

it("a value that is no object is named as the body, and a nested field by its path", () => {
  const Body = z.strictObject({ story: z.strictObject({ title: z.string() }) });
  const faults = (value: unknown) => Object.keys(faultsOf(Body.safeParse(value).error as z.ZodError));
  expect(faults([])).toEqual(["body"]);
  expect(faults({ story: { title: 1 } })).toEqual(["story.title"]);
});

it.each([
  ["is missing", z.strictObject({ field: z.string() }), {}],
  ["must be a text", z.strictObject({ field: z.string() }), { field: 7 }],
  ["must be true or false", z.strictObject({ field: z.boolean() }), { field: "yes" }],
  ["must be a list", z.strictObject({ field: z.array(z.string()) }), { field: {} }],
  ["must be en or pl", z.strictObject({ field: z.enum(["en", "pl"]) }), { field: "de" }],
  ["must be short", z.strictObject({ field: z.string("must be short") }), { field: 7 }],
])("the fault of a field reads: %s", (words, schema, given) => {
  expect(faultsOf(schema.safeParse(given).error as z.ZodError)).toEqual({ field: words });
});
