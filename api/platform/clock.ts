/** The source of the current time, which is passed to all code that needs it. */
export type Clock = {
  now(): Temporal.Instant;
  /** The same in full milliseconds since 1970, for hot paths: an instant takes ten times as long. */
  milliseconds?(): number;
};

export const systemClock: Clock = { now: () => Temporal.Now.instant(), milliseconds: Date.now };

/** A clock that reads `start` now and runs on from there at the usual speed. */
export function clockStartingAt(start: Temporal.Instant): Clock {
  const offset = start.since(Temporal.Now.instant());
  const now = () => Temporal.Now.instant().add(offset);
  const offsetMs = offset.total("milliseconds");
  return { now, milliseconds: () => Math.floor(Date.now() + offsetMs) };
}

/** The configured clock: the real time, unless MRUK_NOW is set. */
export const clockOf = ({ MRUK_NOW }: { MRUK_NOW?: Temporal.Instant | undefined }): Clock =>
  MRUK_NOW ? clockStartingAt(MRUK_NOW) : systemClock;

export const millisecondsOf = (clock: Clock): number => clock.milliseconds?.() ?? clock.now().epochMilliseconds;
