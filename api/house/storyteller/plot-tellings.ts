import type { Piece, Plot } from "../texts/model.ts";
import { lotOf } from "./chance.ts";
import { hasTitle } from "./choose-title.ts";
import type { Telling } from "./deal.ts";
import { type Choice, choosable, isChained, isWorn, lengthFits, wearOf } from "./telling-rules.ts";

/** The tellings of a plot that can be told now, the freshest first. */
export function* plotTellings(plot: Plot, choice: Choice): Generator<Telling> {
  const candidates = combinations(plot, choice).sort((one, other) => one.wear - other.wear);
  for (const { pieces, titled } of candidates) {
    const telling = { source: plot, pieces };
    if (titled && isChained(pieces) && lengthFits(pieces) && !isWorn(telling, choice)) yield telling;
  }
}

/** `titled`: one of the pieces has a title that may be given. */
type Weighed = { pieces: readonly Piece[]; wear: number; titled: boolean };

function combinations({ wishes, obstacles, scenes }: Plot, choice: Choice): Weighed[] {
  const weighed = <Some extends Piece>(pieces: readonly Some[]) =>
    choosable(pieces, choice).map((piece) => ({
      piece,
      wear: wearOf(piece, choice) + trifle(piece, choice),
      titled: hasTitle(piece, choice),
    }));
  const between = weighed(scenes);
  const first = weighed(wishes).flatMap((wish) =>
    weighed(wish.piece.endings).map((ending) => ({
      wish,
      ending,
      wear: wish.wear + ending.wear,
      titled: wish.titled || ending.titled,
    })),
  );
  const second = weighed(obstacles).flatMap((obstacle) =>
    weighed(obstacle.piece.turns).map((turn) => ({
      obstacle,
      turn,
      wear: obstacle.wear + turn.wear,
      titled: obstacle.titled || turn.titled,
    })),
  );
  return first.flatMap(({ wish, ending, wear, titled }) =>
    second.flatMap(({ obstacle, turn, wear: more, titled: alsoTitled }) =>
      between.map((scene) => ({
        pieces: [wish.piece, obstacle.piece, scene.piece, turn.piece, ending.piece],
        wear: wear + more + scene.wear,
        titled: titled || alsoTitled || scene.titled,
      })),
    ),
  );
}

/** Decides between pieces that are equally fresh, so that they do not return in the order in which they are written. */
const trifle = (piece: Piece, { slot }: Choice) => lotOf(piece, slot) / 10;
