import { expect, it } from "vitest";
import { galleryQueryOf, readGallery, renderedGallery } from "./gallery-address.ts";

const first = { filter: "all", pages: 1 } as const;

it.each(["", "?dates=7days", "?pages=3", "?dates=month&pages=12"])("reads back what it writes: '%s'", (query) => {
  expect(galleryQueryOf(readGallery(query))).toBe(query);
});

it.each([
  ...["?dates=ever", "?dates=", "?dates=all", "?pages=1", "?pages=0", "?pages=-1", "?pages=2.5", "?pages=1e3"],
  ...["?pages=99999", "?pages=two", "?page=2", "?utm_source=letter"],
])("ignores what it does not know: '%s'", (query) => {
  expect(readGallery(query)).toEqual(first);
});

it("asks a browser for a hundred pages at most", () => {
  expect(readGallery("?pages=9999").pages).toBe(100);
});

it("lets the server render twenty forms at most", () => {
  const queries = ["all", "7days", "30days", "month", "never"].flatMap((dates) =>
    Array.from({ length: 200 }, (_, pages) => `?dates=${dates}&pages=${pages}&x=${pages}`),
  );
  expect(new Set(queries.map((query) => galleryQueryOf(renderedGallery(query)))).size).toBe(20);
});
