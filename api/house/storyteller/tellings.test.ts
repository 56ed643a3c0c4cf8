import { describe, expect, it } from "vitest";
import { ways } from "./model.ts";
import { piecesOf, tellingsInRound } from "./tellings.ts";

const shared = (one: number[], other: number[]) => one.filter((piece, part) => piece === other[part]).length;
const round = (number: number) => Array.from({ length: tellingsInRound }, (_, telling) => piecesOf(telling, number));

describe("the choice of pieces", () => {
  it("lets two tellings of one round share at most one piece", () => {
    const tellings = round(0);
    const most = tellings.flatMap((one, i) => tellings.slice(i + 1).map((other) => shared(one, other)));
    expect(Math.max(...most)).toBe(1);
  });

  it("lets tellings of different rounds share at most two", () => {
    const others = [1, 2, 3, 4, 5, 6].flatMap(round);
    const most = round(0).flatMap((one) => others.map((other) => shared(one, other)));
    expect(Math.max(...most)).toBe(2);
  });

  it("uses fresh pieces in each of seven tellings in a row", () => {
    const row = Array.from({ length: ways }, (_, telling) => piecesOf(telling, 0));
    for (const [i, one] of row.entries()) for (const other of row.slice(i + 1)) expect(shared(one, other)).toBe(0);
  });

  it("accepts tellings before the start of the count", () => {
    expect(piecesOf(-1, 0)).toEqual(piecesOf(tellingsInRound - 1, 0));
  });
});
