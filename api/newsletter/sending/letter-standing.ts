import { beginningOf } from "../letter/edition.ts";
import type { NewsletterState } from "../model.ts";
import type { SubscriberStore } from "../newsletter.ts";
import { frequencyOf } from "../subscribers/subscribers.ts";
import { type LetterLedger, readable } from "./ledger.ts";

/** The changes that letters make to subscribers: how far their stories reach, and that an address is gone. */
export type LetterStanding = {
  /**
   * Applies what ledgers know and the state does not: after a crash, or after a backup was restored. Runs once, but again for letters that
   * another process left.
   */
  recover(): Promise<void>;
  sent(id: string, upTo: string): void;
  /** A reader without a date's letter, or perhaps without, finds its stories in the next one, even when it was to be their first. */
  missed(id: string, date: string): void;
  bounced(id: string, at: string): void;
  /** Writes the collected changes. The state is one file, so this is for many readers at once. */
  save(): Promise<void>;
  /** Makes the next `recover` apply everything again, after a failed note. */
  recoverAgain(): void;
};

/** Backups of the state are kept for fifteen days; the ledgers of these dates hold whatever a restored one lacks. */
const datesLookedAt = 16;

export function openStanding({ store, ledger }: { store: SubscriberStore; ledger: LetterLedger }): LetterStanding {
  let changes = new Map<string, Change>();
  let recovered = false;
  const recoveredRuns = new Set<string>();
  const add = (id: string, change: Change) => changes.set(id, { ...changes.get(id), ...change });

  async function save(): Promise<void> {
    const saved = changes;
    changes = new Map();
    const pending = [...saved].filter(([id, change]) => isChange(store.read(), id, change));
    if (pending.length === 0) return;
    try {
      await store.update((state) => {
        for (const [id, change] of pending) apply(state, id, change);
      });
    } catch (error) {
      recovered = false; // The ledgers have it all.
      throw error;
    }
  }

  return {
    async recover() {
      const left = await ledger.leftOpen(recoveredRuns);
      const dates = recovered ? left.map(({ date }) => date) : (await ledger.dates()).slice(0, datesLookedAt);
      for (const date of dates.toSorted()) {
        // An unreadable ledger stops its own day's letter only: a story that comes twice is the lesser evil.
        const record = await readable(ledger.read(date));
        if (record === null) continue;
        for (const [id, { outcome }] of record.noted) {
          if (outcome === "sent") add(id, { lettersUpTo: record.upTo });
          else if (outcome === "bounced") add(id, { bouncedAt: record.at });
          else add(id, { missed: date });
        }
      }
      recovered = true;
      for (const { run } of left) recoveredRuns.add(run);
      await save();
    },
    sent: (id, upTo) => void add(id, { lettersUpTo: upTo }),
    missed: (id, date) => void add(id, { missed: date }),
    bounced: (id, at) => void add(id, { bouncedAt: at }),
    save,
    recoverAgain() {
      recovered = false;
    },
  };
}

/** `missed`: the date of a letter that the reader is, or may be, without. */
type Change = { lettersUpTo?: string; bouncedAt?: string; missed?: string };

const isLater = (one: string, other: string | undefined) =>
  other === undefined || Temporal.Instant.compare(one, other) > 0;

function isChange({ subscribers }: NewsletterState, id: string, { lettersUpTo, bouncedAt, missed }: Change): boolean {
  const subscriber = subscribers[id];
  if (subscriber === undefined) return false;
  return (
    (lettersUpTo !== undefined && isLater(lettersUpTo, subscriber.lettersUpTo)) ||
    (bouncedAt !== undefined && subscriber.bouncedAt === undefined) ||
    (missed !== undefined && subscriber.lettersUpTo === undefined)
  );
}

function apply({ subscribers }: NewsletterState, id: string, { lettersUpTo, bouncedAt, missed }: Change): void {
  const subscriber = subscribers[id];
  if (subscriber === undefined) return;
  // Never back: the letter of a past date may be sent after that of a later day.
  if (lettersUpTo !== undefined && isLater(lettersUpTo, subscriber.lettersUpTo)) subscriber.lettersUpTo = lettersUpTo;
  if (bouncedAt !== undefined) subscriber.bouncedAt ??= bouncedAt;
  if (missed !== undefined) subscriber.lettersUpTo ??= beginningOf(missed, frequencyOf(subscriber)).toString();
}
