import type { Piece, Plot } from "../texts/model.ts";
import { lotOf } from "./chance.ts";
import { hasTitle } from "./choose-title.ts";
import type { Telling } from "./deal.ts";
import { type Choice, canBeTold, choosable, gains, isTimely, isUsed, wearOf } from "./telling-rules.ts";

/** The tellings of a plot that can be told now, the best first: fresh, of one piece, and of their day. */
export function* plotTellings(plot: Plot, choice: Choice): Generator<Telling> {
  const candidates = combinations(plot, choice).sort((one, other) => one.wear - other.wear);
  for (const { pieces, titled } of candidates) {
    const telling = { source: plot, pieces };
    if (titled && canBeTold(telling, choice)) yield telling;
  }
}

/** `titled`: one of the pieces has a title that may be given. */
type Weighed = { pieces: readonly Piece[]; wear: number; titled: boolean };

function combinations({ wishes, obstacles, scenes }: Plot, choice: Choice): Weighed[] {
  const weighed = <Some extends Piece>(pieces: readonly Some[]) =>
    choosable(pieces, choice).map((piece) => ({
      piece,
      wear: wearOf(piece, choice) + trifle(piece, choice) - (isTimely(piece) ? gains.timely : 0),
      titled: hasTitle(piece, choice),
    }));
  const pairs = <Some extends Piece>(firsts: readonly Some[], answersOf: (first: Some) => readonly Piece[]) =>
    weighed(firsts).flatMap((first) =>
      weighed(answersOf(first.piece)).map((answer) => ({
        pieces: [first.piece, answer.piece] as const,
        wear: first.wear + answer.wear,
        titled: first.titled || answer.titled,
      })),
    );
  const outer = pairs(wishes, (wish) => wish.endings);
  const inner = pairs(obstacles, (obstacle) => obstacle.turns);
  const between = weighed(scenes);
  return outer.flatMap(({ pieces: [wish, ending], ...frame }) =>
    inner.flatMap(({ pieces: [obstacle, turn], ...core }) => {
      const wear = frame.wear + core.wear;
      const titled = frame.titled || core.titled;
      return [
        { pieces: [wish, obstacle, turn, ending], wear: wear - gains.short, titled },
        ...between.map((scene) => ({
          pieces: [wish, obstacle, scene.piece, turn, ending],
          wear: wear + scene.wear - (isUsed(scene.piece, [turn, ending]) ? gains.connected : 0),
          titled: titled || scene.titled,
        })),
      ];
    }),
  );
}

/** Decides between pieces that are equally fresh, so that they do not return in the order in which they are written. */
const trifle = (piece: Piece, { slot }: Choice) => lotOf(piece, slot) / 10;
