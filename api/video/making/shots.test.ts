import { describe, expect, it } from "vitest";
import type { StoryId } from "#api/stories/model.ts";
import { movesOver, regionOf } from "./shots.ts";

const id = "2026-11-21-morning" as StoryId;
const sizes = [
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
  { width: 400, height: 4000 },
  { width: 5000, height: 40 },
  { width: 1, height: 1 },
];
const places = [0, 0.3, 0.5, 0.8, 1].flatMap((x) => [0.1, 0.6, 1].map((y) => ({ x, y })));

describe("the camera", () => {
  it.each(sizes)("never looks beyond the edge of a picture of $width x $height, wherever the cat is", (size) => {
    for (const cat of places) {
      for (const move of movesOver(size, cat, { id, seconds: 22 })) {
        for (const { x, y, width, height } of [move.from, move.to]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(size.width + 1e-9);
          expect(y + height).toBeLessThanOrEqual(size.height + 1e-9);
          expect(width / height).toBeCloseTo(9 / 16);
        }
        const region = regionOf(move, size);
        expect([region.width, region.height].every((side) => side >= 1 && Number.isInteger(side))).toBe(true);
      }
    }
  });

  it("takes three to five shots, always moves, and looks at the cat in most of them", () => {
    const size = { width: 1536, height: 1024 };
    for (const cat of places) {
      for (const [seconds, count] of [
        [6, 3],
        [16, 4],
        [24, 5],
      ] as const) {
        const moves = movesOver(size, cat, { id, seconds });
        expect(moves).toHaveLength(count);
        for (const { from, to } of moves) expect(from).not.toEqual(to);
        const seen = moves.filter(({ to }) => cat.x * 1536 >= to.x && cat.x * 1536 <= to.x + to.width);
        expect(seen.length).toBeGreaterThanOrEqual(count - 1);
      }
    }
  });
});
