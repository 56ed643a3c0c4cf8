import { publishingInstant } from "../../schedule/slots.ts";
import type { NewsletterState } from "../model.ts";
import type { SubscriberStore } from "../newsletter.ts";
import { type LetterLedger, readable } from "./ledger.ts";

/** What letters change about subscribers: up to where they know the stories, and that an address is gone. */
export type LetterStanding = {
  /**
   * Takes over what ledgers know and the state does not: after a crash, or after a backup was restored. Once is enough, but for letters
   * that another process left.
   */
  recover(): Promise<void>;
  sent(id: string, upTo: string): void;
  /** Who did not get a date's letter, or perhaps not, is to find its stories in the next one: also where it was to be the first. */
  missed(id: string, date: string): void;
  bounced(id: string, at: string): void;
  /** Writes what was gathered. The state is one file, so this is for many readers at once. */
  save(): Promise<void>;
  /** After something that was not noted as it should have been: the next `recover` takes over all of it again. */
  lookAgain(): void;
};

/** Backups of the state are kept for fifteen days; what one of them may lack is in these. */
const datesLookedAt = 16;

export function openStanding({ store, ledger }: { store: SubscriberStore; ledger: LetterLedger }): LetterStanding {
  let changes = new Map<string, Change>();
  let recovered = false;
  const takenOver = new Set<string>();
  const add = (id: string, change: Change) => changes.set(id, { ...changes.get(id), ...change });

  async function save(): Promise<void> {
    const saved = changes;
    changes = new Map();
    const news = [...saved].filter(([id, change]) => isNews(store.read(), id, change));
    if (news.length === 0) return;
    try {
      await store.update((state) => {
        for (const [id, change] of news) apply(state, id, change);
      });
    } catch (error) {
      recovered = false; // The ledgers have it all.
      throw error;
    }
  }

  return {
    async recover() {
      const left = await ledger.leftOpen(takenOver);
      const dates = recovered ? left.map(({ date }) => date) : (await ledger.dates()).slice(0, datesLookedAt);
      for (const date of dates.toSorted()) {
        // One that cannot be read stops its own day's letter, and no other: a story that comes twice is the lesser evil.
        const record = await readable(ledger.read(date));
        if (record === null) continue;
        for (const [id, { outcome }] of record.noted) {
          if (outcome === "sent") add(id, { lettersUpTo: record.upTo });
          else if (outcome === "bounced") add(id, { bouncedAt: record.at });
          else add(id, { from: beginningOf(date) });
        }
      }
      recovered = true;
      for (const { run } of left) takenOver.add(run);
      await save();
    },
    sent: (id, upTo) => void add(id, { lettersUpTo: upTo }),
    missed: (id, date) => void add(id, { from: beginningOf(date) }),
    bounced: (id, at) => void add(id, { bouncedAt: at }),
    save,
    lookAgain() {
      recovered = false;
    },
  };
}

/** `from`: where the first letter begins. */
type Change = { lettersUpTo?: string; bouncedAt?: string; from?: string };

/** Where the letter of a date begins for who has had none before. */
const beginningOf = (date: string): string => {
  const dayBefore = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
  return publishingInstant({ date: dayBefore, timeSlot: "morning" }).toString();
};

const isLater = (one: string, other: string | undefined) =>
  other === undefined || Temporal.Instant.compare(one, other) > 0;

function isNews({ subscribers }: NewsletterState, id: string, { lettersUpTo, bouncedAt, from }: Change): boolean {
  const subscriber = subscribers[id];
  if (subscriber === undefined) return false;
  return (
    (lettersUpTo !== undefined && isLater(lettersUpTo, subscriber.lettersUpTo)) ||
    (bouncedAt !== undefined && subscriber.bouncedAt === undefined) ||
    (from !== undefined && subscriber.lettersUpTo === undefined)
  );
}

function apply({ subscribers }: NewsletterState, id: string, { lettersUpTo, bouncedAt, from }: Change): void {
  const subscriber = subscribers[id];
  if (subscriber === undefined) return;
  // Never back: the letter of a past date may be sent after the one of a later day.
  if (lettersUpTo !== undefined && isLater(lettersUpTo, subscriber.lettersUpTo)) subscriber.lettersUpTo = lettersUpTo;
  if (bouncedAt !== undefined) subscriber.bouncedAt ??= bouncedAt;
  if (from !== undefined) subscriber.lettersUpTo ??= from;
}
