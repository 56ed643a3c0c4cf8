import { longDate } from "#api/language/dates.ts";
import type { Language } from "#api/language/model.ts";
import { typeset } from "#api/language/typeset.ts";
import { openDiskCache } from "#api/platform/files/disk-cache.ts";
import { portrait } from "#api/platform/images/site-art.ts";
import { openQueue, type Queue } from "#api/platform/processes/queue.ts";
import { hourOf } from "#api/schedule/model.ts";
import type { Story } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import type { Card } from "./draw-card.ts";
import { type CardStory, cardVersion, siteTexts } from "./model.ts";

export type Cards = {
  /** A story's card, from the cache or drawn now around its picture. Without a picture, it shows the cat. */
  ofStory(story: Story, language: Language, picture: () => Promise<Uint8Array | null>): Promise<Uint8Array>;
  /** The card of every other page. */
  ofSite(language: Language): Promise<Uint8Array>;
  readonly queue: Pick<Queue, "running" | "waiting" | "refused">;
  /** Removes the least recently used cards beyond the cache's limit. */
  prune(): Promise<void>;
};

export type CardsOptions = {
  cacheDir: string;
  drawCard?: (card: Card) => Promise<Uint8Array>;
  /** Whether readers wait already, so that nothing costly may begin. */
  isLate?: () => boolean;
  /** Logs why a card could not be cached; it was served nevertheless. */
  onUncached?: (error: unknown) => void;
};

export const cardDrawing = {
  /** Only programs request cards, and they can wait. */
  atOnce: 1,
  mostWaiting: 12,
  /** Some 3,000. */
  mostBytes: 200_000_000,
} as const;

const drawHere = async (card: Card) => (await import("./draw-card.ts")).drawCard(card);

export function createCards({ cacheDir, drawCard = drawHere, isLate, onUncached }: CardsOptions): Cards {
  const { atOnce, mostWaiting, mostBytes } = cardDrawing;
  const queue = openQueue({ atOnce, mostWaiting, isLate });
  const kept = openDiskCache({ dir: cacheDir, queue, mostBytes, onWriteError: onUncached });
  const pathOf = (story: CardStory | null, language: Language) =>
    `${story?.id ?? "home"}-${language}-${cardVersion(story, language)}.jpg`;
  return {
    ofStory: (story, language, picture) =>
      kept.get(pathOf(story, language), async () =>
        drawCard({
          title: typeset(tellingOf(story, language).title, language),
          slot: story.timeSlot,
          badge: {
            slot: `${siteTexts[language].slots[story.timeSlot]} ${hourOf(story.timeSlot)}`,
            date: longDate(Date.parse(story.publishedAt), language),
          },
          picture: (await picture()) ?? (await portrait()),
        }),
      ),
    ofSite: (language) =>
      kept.get(pathOf(null, language), async () =>
        drawCard({ title: siteTexts[language].motto, slot: "afternoon", picture: await portrait() }),
      ),
    queue,
    prune: kept.prune,
  };
}
