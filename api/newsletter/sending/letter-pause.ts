/** Minutes until the letter is tried again after each failure in a row; the last of them repeats. */
const minutes = [1, 5, 15, 30, 60];

/** The pause after a letter that could not be sent. */
export type Pause = {
  isOver(now: Temporal.Instant): boolean;
  /** `long`: for a failure that does not pass by itself. */
  begin(now: Temporal.Instant, options?: { long: boolean }): void;
  end(): void;
};

export function openPause(): Pause {
  let troubles = 0;
  let since: Temporal.Instant | null = null;
  return {
    isOver(now) {
      if (since === null) return true;
      const passed = now.since(since).total("minutes");
      // A negative time means that the clock was set back.
      return passed < 0 || passed >= (minutes[Math.min(troubles, minutes.length) - 1] ?? 0);
    },
    begin(now, { long } = { long: false }) {
      troubles = long ? minutes.length : troubles + 1;
      since = now;
    },
    end() {
      troubles = 0;
      since = null;
    },
  };
}
