import { afterTry, remembered, type Tally, withoutTry } from "./tallies.ts";

/**
 * The queue of tries at one account. The first `free` tries are free; each further one doubles the wait of the next, up to `waitSeconds`.
 * One place is given every `everySeconds`, so a crowd waits longer; none further away than `longestSeconds`.
 */
export type LineRule = { free: number; waitSeconds: number; everySeconds: number; longestSeconds: number };

/** The numbers of docs/access.md. A place is one address at one account. */
export const rules = {
  place: { free: 5, longestSeconds: 300 },
  address: { free: 20, longestSeconds: 900 },
  // Places that often guessed wrong queue separately and slowly, so that they delay nobody else.
  newcomers: { free: 20, waitSeconds: 20, everySeconds: 0.1, longestSeconds: 60 },
  guessers: { free: 20, waitSeconds: 20, everySeconds: 5, longestSeconds: 300 },
};
type Line = "newcomers" | "guessers";

/**
 * All counts that matter to a try: those of its place, its address and both queues of its account, and the turn that its place waits for.
 */
export type Standing = Record<"place" | "address" | Line | "turn", Tally>;

export type Admission = {
  /** The counts after this decision. */
  standing: Standing;
  /** How long the try has to wait; 0 when it is let through, null when the queue is full. */
  waitMilliseconds: number | null;
  /** Whether the right password was given from this place before. */
  isFamiliar: boolean;
  line: Line;
};

/**
 * Decides whether a try may go on now. At a familiar place only the place's own tries count, so nobody elsewhere can keep the account's
 * person out. At any other place a turn once given stays reserved, so nobody else's tries make it wait longer.
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

/** The counts after a right password. */
export function afterRight(counted: Standing, { isFamiliar, line }: Pick<Admission, "isFamiliar" | "line">): Standing {
  const place = { ...counted.place, tries: 0, openAt: 0, familiar: true };
  // Otherwise an attacker with an account of their own would clear their address.
  if (isFamiliar) return { ...counted, place };
  return {
    ...counted,
    place,
    address: withoutTry(counted.address, rules.address),
    [line]: withoutTry(counted[line], rules[line]),
  };
}

/** When the next try in this queue may go on; null when the queue is full. */
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
