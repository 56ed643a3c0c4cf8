import { ways } from "./model.ts";

/** The number of tellings in a round before it begins again. */
export const tellingsInRound = ways * ways;

/** The four parts of a plot, then the hour and the sky of the opening. */
const choices = 6;

/**
 * Chooses the piece of each part for a telling. The choice is a polynomial over the integers modulo seven, one point
 * per part (a Reed-Solomon code), because it promises what chance cannot: two tellings of one round share at most one
 * piece, seven tellings in a row share none, and two tellings of different rounds share at most two.
 */
export function piecesOf(telling: number, round: number): number[] {
  const step = modulo(telling, ways);
  const row = modulo(Math.floor(telling / ways), ways);
  return Array.from({ length: choices }, (_, point) => modulo(step * point + step + row + round * point * point, ways));
}

/** The remainder that is never negative. */
export const modulo = (dividend: number, divisor: number) => ((dividend % divisor) + divisor) % divisor;
