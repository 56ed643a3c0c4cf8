/** After so many minutes the letter is tried again by itself, each time it could not be sent; the last of them over and over. */
const minutes = [1, 5, 15, 30, 60];

/** When the letter may be tried again by itself. */
export type Pause = {
  isOver(now: Temporal.Instant): boolean;
  /** `long`: for what does not pass by itself. */
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
      // Less than nothing: the clock was set back.
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
