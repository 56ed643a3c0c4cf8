import { expect, it } from "vitest";
import { pagesOfAnchors } from "./pdf-pages.ts";

/** A file as Chromium writes it, in so far as anchors need. */
const pdf = (dests: string) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<</Type /Catalog\n/Pages 2 0 R\n/Dests 9 0 R>>\nendobj\n` +
      `2 0 obj\n<</Type /Pages\n/Count 3\n/Kids [3 0 R 6 0 R]>>\nendobj\n` +
      `3 0 obj\n<</Type /Pages\n/Kids [4 0 R 5 0 R]>>\nendobj\n4 0 obj\n<</Type /Page>>\nendobj\n` +
      `5 0 obj\n<</Type /Page>>\nendobj\n6 0 obj\n<</Type /Page>>\nendobj\n` +
      `9 0 obj\n<<${dests}>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF`,
  );

it("finds the page of every anchor, also over several levels of the page tree", () => {
  const found = pagesOfAnchors(pdf("/s-a [6 0 R /XYZ 1 2 0]\n/s-b [4 0 R /XYZ 1 2 0]\n/d#2D1 [5 0 R /XYZ 0 0 0]"));
  expect([...found]).toEqual([
    ["s-a", 3],
    ["s-b", 1],
    ["d-1", 2],
  ]);
});

it("finds none in a file of another form", () => {
  expect([...pagesOfAnchors(Buffer.from("%PDF-1.7\nstream"))]).toEqual([]);
});
