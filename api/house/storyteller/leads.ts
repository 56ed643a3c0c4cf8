import { others } from "#api/generation/gate/pair/names.ts";
import { memoized } from "#api/platform/memoized.ts";
import type { Piece } from "../texts/model.ts";
import { openings } from "../texts/openings/all.ts";
import { remarks } from "../texts/remarks.ts";
import type { Deal, Lead, Telling } from "./deal.ts";
import { longestRested, restOf, storiesSince } from "./memory.ts";
import { type Choice, lengthFits, slotsPerDay } from "./telling-rules.ts";

/** The number of other stories between two that open with the hour or the weather, and between two with a remark. */
const between = { opening: 6, remark: 12 } as const;
/** Leads are single sentences that readers know again. */
const leastRest = 120 * slotsPerDay;

const pools = { opening: openings, remark: remarks } as const;

/** The opening or the remark with which a telling begins, if it is time for one and one is true, rested and short enough. */
export function leadFor({ pieces }: Telling, { isTrue, slot, memory }: Choice): Lead | undefined {
  for (const kind of ["opening", "remark"] as const) {
    if (storiesSince((deal) => hasLead(deal, kind), memory) < between[kind]) continue;
    const possible = pools[kind].filter(
      (piece) => isTrue(piece) && isAbout(piece, pieces) && lengthFits([piece, ...pieces]),
    );
    const piece = longestRested(possible, slot, memory);
    if (piece && restOf(piece, slot, memory) >= leastRest) return { kind, piece };
  }
  return undefined;
}

/** The people and animals that a piece names, except Mruk. */
const namesIn = memoized((piece: Piece) => others.filter(({ en }) => en.test(piece.en)).map(({ name }) => name));

/** Whether everybody whom a lead names comes into the story: readers wait for whom they have been told of. */
function isAbout(lead: Piece, pieces: readonly Piece[]): boolean {
  return namesIn(lead).every((name) => pieces.some((piece) => namesIn(piece).includes(name)));
}

const hasLead = ({ told }: Deal, kind: Lead["kind"]) => told?.lead?.kind === kind;
