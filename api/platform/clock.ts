/** Where the time comes from. Everything that asks what time it is takes one of these. */
export type Clock = { now(): Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** A clock that reads `start` now and runs on from there at the usual speed. */
export function clockStartingAt(start: Temporal.Instant): Clock {
  const offset = start.since(Temporal.Now.instant());
  return { now: () => Temporal.Now.instant().add(offset) };
}

/** The clock of a configuration: the real time, unless MRUK_NOW sets it off. */
export const clockOf = ({ MRUK_NOW }: { MRUK_NOW?: Temporal.Instant | undefined }): Clock =>
  MRUK_NOW ? clockStartingAt(MRUK_NOW) : systemClock;
