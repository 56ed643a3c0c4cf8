import { expect, it } from "vitest";
import { partOfFace, portraitOf, wholePixels } from "./upright-part.ts";

it.each([
  ["a house picture", { width: 1536, height: 1024 }],
  ["an upright picture", { width: 1024, height: 1536 }],
  ["a square one", { width: 1024, height: 1024 }],
])("makes a poster of %s that shows the whole face, wherever it is", (_, picture) => {
  for (const x of [0.2, 0.5, 0.8]) {
    for (const y of [0.2, 0.5, 0.8]) {
      const face = { x, y, width: 300 / picture.width, height: 280 / picture.height };
      const [poster, whole] = [portraitOf(picture, face), partOfFace(picture, face)];
      expect(poster.width / poster.height).toBeCloseTo(9 / 16);
      expect(poster.x).toBeLessThanOrEqual(Math.max(0, whole.x));
      expect(poster.y).toBeLessThanOrEqual(Math.max(0, whole.y));
      expect(poster.x + poster.width).toBeGreaterThanOrEqual(Math.min(picture.width, whole.x + whole.width));
      expect(poster.y + poster.height).toBeGreaterThanOrEqual(Math.min(picture.height, whole.y + whole.height));
    }
  }
});

it("is never beyond the edges of a picture, in whole pixels", () => {
  for (const size of [
    { width: 1, height: 1 },
    { width: 3000, height: 7 },
    { width: 7, height: 3000 },
  ]) {
    const part = wholePixels(portraitOf(size, { x: 1, y: 1, width: 0.4, height: 0.4 }), size);
    expect(part.left + part.width).toBeLessThanOrEqual(size.width);
    expect(part.top + part.height).toBeLessThanOrEqual(size.height);
    expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1);
  }
});
