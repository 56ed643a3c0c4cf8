import { describe, expect, it } from "vitest";
import { partOfFace } from "#api/platform/images/upright-part.ts";
import type { StoryId } from "#api/stories/model.ts";
import { movesOver, overlap, regionOf } from "./shots.ts";

const id = "2026-11-21-morning" as StoryId;
const sizes = [
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
  { width: 1024, height: 1024 },
  { width: 400, height: 4000 },
  { width: 5000, height: 40 },
  { width: 1, height: 1 },
];
const faceIn = (size: { width: number; height: number }, x: number, y: number, share = 0.4) => {
  const shorter = Math.min(size.width, size.height);
  return { x, y, width: (share * shorter) / size.width, height: (0.9 * share * shorter) / size.height };
};
const places = [0, 0.3, 0.5, 0.8, 1].flatMap((x) => [0.1, 0.4, 1].map((y) => [x, y] as const));

describe("the camera", () => {
  it.each(sizes)("never looks beyond the edge of a picture of $width x $height, wherever the face is", (size) => {
    for (const [x, y] of places) {
      for (const move of movesOver(size, faceIn(size, x, y), { id, seconds: 34 })) {
        for (const part of [move.from, move.to]) {
          expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
          expect(part.x + part.width).toBeLessThanOrEqual(size.width + 1e-9);
          expect(part.y + part.height).toBeLessThanOrEqual(size.height + 1e-9);
          expect(part.width / part.height).toBeCloseTo(9 / 16);
        }
        const region = regionOf(move, size);
        expect([region.width, region.height].every((side) => side >= 1 && Number.isInteger(side))).toBe(true);
      }
    }
  });

  it("shows the whole face or nothing of it, and begins on it", () => {
    const size = { width: 1536, height: 1024 };
    for (const [x, y] of [0.18, 0.3, 0.5, 0.65, 0.85].flatMap((at) =>
      [0.3, 0.5, 0.7].map((down) => [at, down] as const),
    )) {
      for (const share of [0.26, 0.36, 0.44]) {
        const face = faceIn(size, x, y, share);
        const whole = partOfFace(size, face);
        const moves = movesOver(size, face, { id, seconds: 30 });
        for (const part of moves.flatMap(({ from, to }) => [from, to])) {
          const holds =
            part.x <= Math.max(0, whole.x) + 1e-6 &&
            part.x + part.width >= Math.min(size.width, whole.x + whole.width) - 1e-6;
          expect([x, y, share, holds || !overlap(part, whole)]).toEqual([x, y, share, true]);
        }
        const [first] = moves;
        expect(first?.from.width).toBeLessThanOrEqual(whole.width + 1e-6);
        expect(Math.abs((first?.from.x ?? 0) + (first?.from.width ?? 0) / 2 - x * size.width)).toBeLessThan(60);
      }
    }
  });

  it("takes a new shot about every four seconds, and always moves", () => {
    const size = { width: 1536, height: 1024 };
    for (const [x, y] of places) {
      for (const [seconds, count] of [
        [6, 3],
        [16, 5],
        [30, 8],
      ] as const) {
        const moves = movesOver(size, faceIn(size, x, y), { id, seconds });
        expect(moves).toHaveLength(count);
        for (const { from, to } of moves) expect(from).not.toEqual(to);
      }
    }
  });
});
