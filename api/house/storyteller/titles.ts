import type { Casting } from "./casting.ts";
import { type Bilingual, type Piece, ways } from "./model.ts";
import { modulo } from "./tellings.ts";

type Joining = (one: Bilingual, other: Bilingual) => Bilingual;

const join = (en: (one: string, other: string) => string, pl: (one: string, other: string) => string): Joining => {
  return (one, other) => capitalised({ en: en(one.en, other.en), pl: pl(one.pl, other.pl) });
};

/** Ways of joining the wish and the obstacle. In Polish all of them keep the nominative. */
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

/** Parts whose name alone is the title in one row of the first round: each comes once in a row. */
const alone = ["turn", "wish", "obstacle"] as const;

/**
 * A title that no other telling of the plot has: in three rows of the first round the name of a piece, which comes once
 * in a row; otherwise wish and obstacle joined, a pair that comes once in a round.
 */
export function titleOf(casting: Casting, pieces: Record<(typeof alone)[number], Piece>): Bilingual {
  const { plotNumber, telling, round } = casting;
  // The row depends on the plot, so that titles of one form do not fall in the same weeks.
  const row = modulo(Math.floor(telling / ways) - plotNumber * 3, ways);
  const single = alone[row / 2];
  if (round === 0 && single !== undefined) return capitalised(named(pieces[single]));
  const joinings = round === 0 ? usual : inFurtherRounds.slice(round - 1, round);
  const joining = joinings[modulo(telling + plotNumber, joinings.length)];
  const [wish, obstacle] = [named(pieces.wish), named(pieces.obstacle)];
  return joining === undefined ? wish : joining(wish, obstacle);
}

function named({ as }: Piece): Bilingual {
  if (as === undefined) throw new Error("A piece that titles are made of has no name.");
  return { en: as[0], pl: as[1] };
}

const capitalised = ({ en, pl }: Bilingual): Bilingual => ({ en: capital(en), pl: capital(pl) });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
