import type { Form, Piece } from "../texts/model.ts";
import { lotOf } from "./chance.ts";
import type { Telling } from "./deal.ts";
import { type Choice, canBeTold, choosable, gains, isUsed, wearOf } from "./telling-rules.ts";

/** How many times another choice of entries is tried for a head and an ending. */
const tries = 12;

/** The tellings of a form that can be told now, the freshest first; those before others whose ending uses an entry. */
export function* formTellings(form: Form, choice: Choice): Generator<Telling> {
  const frames = choosable(form.heads, choice)
    .flatMap((head) => choosable(head.endings, choice).map((ending) => ({ head, ending })))
    .sort((one, other) => frameWear(one, choice) - frameWear(other, choice));
  const entries = choosable(form.entries, choice).sort((one, other) => wearOf(one, choice) - wearOf(other, choice));
  for (const { head, ending } of frames) {
    for (let attempt = 0; attempt < tries; attempt++) {
      const chosen = someOf(form, entries, { ending, slot: choice.slot, attempt });
      const telling = { source: form, pieces: [head, ...chosen, ending] };
      if (chosen.length >= form.length.min && canBeTold(telling, choice)) yield telling;
    }
  }
}

type Draw = { ending: Piece; slot: number; attempt: number };
type Frame = { head: Piece; ending: Piece };

const frameWear = ({ head, ending }: Frame, choice: Choice) =>
  wearOf(head, choice) + wearOf(ending, choice) - (ending.needs ? gains.connected : 0);

/** Those entries that the ending needs and some that have rested longest, in an order of their own. */
function someOf({ length }: Form, entries: readonly Piece[], { ending, slot, attempt }: Draw): Piece[] {
  const count = length.min + ((slot + attempt) % (length.max - length.min + 1));
  const lot = (piece: Piece) => lotOf(piece, slot + attempt * 7919);
  const byLot = (one: Piece, other: Piece) => lot(one) - lot(other);
  const needed = entries.filter((piece) => isUsed(piece, [ending]));
  const others = entries
    .slice(0, count * 3)
    .filter((piece) => !needed.includes(piece))
    .sort(byLot);
  return [...needed, ...others].slice(0, count).sort(byLot);
}
