import { afterTry, remembered, type Tally, withoutTry } from "./tallies.ts";

/**
 * The line of those who want to try at one account. So many tries are free, then each doubles the wait of the next, up to `waitSeconds`.
 * One gets a turn every `everySeconds`, so a crowd waits longer; a turn further away than `longestSeconds` is not given.
 */
export type LineRule = { free: number; waitSeconds: number; everySeconds: number; longestSeconds: number };

/** The numbers of docs/access.md. A place is one address at one account. */
export const rules = {
  place: { free: 5, longestSeconds: 300 },
  address: { free: 20, longestSeconds: 900 },
  // Places that have guessed wrong often have a slow line of their own, so that they take no turn from anybody who has not.
  newcomers: { free: 20, waitSeconds: 20, everySeconds: 0.1, longestSeconds: 60 },
  guessers: { free: 20, waitSeconds: 20, everySeconds: 5, longestSeconds: 300 },
};
type Line = "newcomers" | "guessers";

/** All that is counted about a try: of its place, its address and both lines of its account; and the turn that its place waits for. */
export type Standing = Record<"place" | "address" | Line | "turn", Tally>;

export type Admission = {
  /** What is counted from now on. */
  standing: Standing;
  /** For how long the try has to wait; 0 where it is let through, null where the line is full. */
  waitMilliseconds: number | null;
  /** The account was entered from this place before. */
  isFamiliar: boolean;
  line: Line;
};

/**
 * Whether a try may go on now. Where the account was entered before, only the place's own tries count, so nobody elsewhere can keep its
 * person out. From anywhere else a turn that was given once stays that place's own, so nobody else's tries make it wait any longer.
 */
export function decideAdmission(counted: Standing, now: number): Admission {
  const standing = mapped(counted, (tally) => remembered(tally, now));
  const { place, address, turn } = standing;
  const isFamiliar = place.familiar;
  const line: Line = place.tries < rules.place.free ? "newcomers" : "guessers";
  const answer = (waitMilliseconds: number | null, changed: Partial<Standing> = {}): Admission => ({
    standing: { ...standing, ...changed },
    waitMilliseconds,
    isFamiliar,
    line,
  });

  const placeAfterTry = afterTry(place, rules.place, now);
  if (isFamiliar) return place.openAt > now ? answer(place.openAt - now) : answer(0, { place: placeAfterTry });

  const turnAt = turn.tries > 0 ? turn.openAt : nextTurn(standing[line], rules[line], now);
  if (turnAt === null) return answer(null);
  const lineAfterTurn = turn.tries > 0 ? {} : { [line]: afterTurn(standing[line], turnAt, now) };
  const openAt = Math.max(place.openAt, address.openAt, turnAt);
  if (openAt > now) {
    return answer(openAt - now, { ...lineAfterTurn, turn: { ...turn, tries: 1, lastAt: now, openAt: turnAt } });
  }
  return answer(0, {
    ...lineAfterTurn,
    place: placeAfterTry,
    address: afterTry(address, rules.address, now),
    turn: { ...turn, tries: 0, openAt: 0 },
  });
}

/** What is counted once a try turned out to be right. */
export function afterRight(counted: Standing, { isFamiliar, line }: Pick<Admission, "isFamiliar" | "line">): Standing {
  const place = { ...counted.place, tries: 0, openAt: 0, familiar: true };
  // Somebody with an account of their own must not clear their address by it.
  if (isFamiliar) return { ...counted, place };
  return {
    ...counted,
    place,
    address: withoutTry(counted.address, rules.address),
    [line]: withoutTry(counted[line], rules[line]),
  };
}

/** When the next in this line may try; null where the line is full. */
function nextTurn(line: Tally, { free, waitSeconds, everySeconds, longestSeconds }: LineRule, now: number) {
  if (line.tries < free) return now;
  const wait = Math.min(2 ** (line.tries - free + 1), waitSeconds) * 1000;
  const turn = Math.max(now + wait, line.openAt + everySeconds * 1000);
  return turn > now + longestSeconds * 1000 ? null : turn;
}

const afterTurn = (line: Tally, turn: number, now: number): Tally => ({
  ...line,
  tries: line.tries + 1,
  lastAt: now,
  openAt: turn,
});

const mapped = (
  { place, address, newcomers, guessers, turn }: Standing,
  change: (tally: Tally) => Tally,
): Standing => ({
  place: change(place),
  address: change(address),
  newcomers: change(newcomers),
  guessers: change(guessers),
  turn: change(turn),
});
