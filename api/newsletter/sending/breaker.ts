/**
 * Tells readers whose address is gone from a mail server that turned against us: where most of the last answers say "no such mailbox",
 * it is us, not them, and nobody is to lose the letter for it. Until so many answers have followed, no bounce is believed.
 */
const windowSize = 20;
/** So few answers prove nothing against us. */
const fewest = 5;

export type Breaker = {
  /** Takes note of an answer, and names whose bounce is believed by now. */
  note(id: string, bounced: boolean): string[];
  /** Most of the answers that were heard lately were bounces. */
  hasTripped(): boolean;
  /** No more answers will come: whose bounces are believed, and whose are not. */
  end(): { believed: string[]; doubted: string[] };
};

export function openBreaker(): Breaker {
  let recent: { id: string; bounced: boolean }[] = [];
  let tripped = false;
  const bouncedIds = (answers: typeof recent) => answers.filter(({ bounced }) => bounced).map(({ id }) => id);
  const isMost = () => bouncedIds(recent).length * 2 > recent.length;

  return {
    note(id, bounced) {
      recent.push({ id, bounced });
      if (recent.length >= windowSize) tripped ||= isMost();
      if (tripped || recent.length <= windowSize) return [];
      return bouncedIds(recent.splice(0, recent.length - windowSize));
    },
    hasTripped: () => tripped,
    end() {
      if (recent.length >= fewest) tripped ||= isMost();
      const ids = bouncedIds(recent);
      recent = [];
      return tripped ? { believed: [], doubted: ids } : { believed: ids, doubted: [] };
    },
  };
}
