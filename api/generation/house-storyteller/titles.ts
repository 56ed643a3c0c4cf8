import type { Casting } from "./casting.ts";
import { type Piece, type Told, ways } from "./model.ts";
import { modulo } from "./tellings.ts";

type Joining = (one: Told, other: Told) => Told;

const join = (en: (one: string, other: string) => string, pl: (one: string, other: string) => string): Joining => {
  return (one, other) => ({ en: capital(en(one.en, other.en)), pl: capital(pl(one.pl, other.pl)) });
};

/** Ways of joining what is wished for with what stands in its way. In Polish all of them keep the nominative. */
const usual: readonly Joining[] = [
  join(
    (one, other) => `${one} and ${other}`,
    (one, other) => `${one} i ${other}`,
  ),
  join(
    (one, other) => `first ${one}, Then ${other}`,
    (one, other) => `najpierw ${one}, potem ${other}`,
  ),
  join(
    (one, other) => `${one} Versus ${other}`,
    (one, other) => `${one} kontra ${other}`,
  ),
];

/** One for each further round, so that the same pair never gives the same title. */
const inFurtherRounds: readonly Joining[] = [
  join(
    (one, other) => `${one}, ${other} and Mruk`,
    (one, other) => `${one}, ${other} i Mruk`,
  ),
  join(
    (one, other) => `${one} and, Alas, ${other}`,
    (one, other) => `${one} i, niestety, ${other}`,
  ),
  join(
    (one, other) => `${one}, and Also ${other}`,
    (one, other) => `${one}, a także ${other}`,
  ),
  join(
    (one, other) => `${one}, ${other} and the Rest of the Day`,
    (one, other) => `${one}, ${other} i reszta dnia`,
  ),
  join(
    (one, other) => `${one}, ${other}, Then Silence`,
    (one, other) => `${one}, ${other}, a potem cisza`,
  ),
  join(
    (one, other) => `${one} Plus ${other}`,
    (one, other) => `${one} plus ${other}`,
  ),
];

/**
 * A title no other telling of the plot has: in one row of each round the turn's own title (each turn comes once in a
 * row), else wish and obstacle joined (a pair comes once in a round).
 */
export function titleOf(casting: Casting, pieces: { wish: Piece; obstacle: Piece; turn: Piece }): Told {
  const { plotNumber, telling, round } = casting;
  const row = Math.floor(telling / ways);
  if (round === 0 && row === modulo(plotNumber * 3, ways)) return named(pieces.turn);
  const joinings = round === 0 ? usual : inFurtherRounds.slice(round - 1, round);
  const joining = joinings[modulo(telling + plotNumber, joinings.length)];
  const [wish, obstacle] = [named(pieces.wish), named(pieces.obstacle)];
  return joining === undefined ? wish : joining(wish, obstacle);
}

function named({ as }: Piece): Told {
  if (as === undefined) throw new Error("A piece that titles are made of has no name.");
  return { en: as[0], pl: as[1] };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
