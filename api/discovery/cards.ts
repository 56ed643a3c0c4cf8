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
import { coverVersion } from "./podcast/cover.ts";
import { podcastTexts } from "./podcast/words.ts";

export type Cards = {
  /** A story's card, from the cache or drawn now around its picture. Without a picture, it shows the cat. */
  ofStory(story: Story, language: Language, picture: () => Promise<Uint8Array | null>): Promise<Uint8Array>;
  /** The card of every other page. */
  ofSite(language: Language): Promise<Uint8Array>;
  /** The cover of a story's episode. */
  coverOfStory: Cards["ofStory"];
  /** The cover of the podcast. */
  coverOfSite: Cards["ofSite"];
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
  /** Some 3,000 cards, or 1,300 covers. */
  mostBytes: 200_000_000,
} as const;

const drawHere = async (card: Card) => (await import("./draw-card.ts")).drawCard(card);

export function createCards({ cacheDir, drawCard = drawHere, isLate, onUncached }: CardsOptions): Cards {
  const { atOnce, mostWaiting, mostBytes } = cardDrawing;
  const queue = openQueue({ atOnce, mostWaiting, isLate });
  const kept = openDiskCache({ dir: cacheDir, queue, mostBytes, onWriteError: onUncached });
  const cardPath = (story: CardStory | null, language: Language) =>
    `${story?.id ?? "home"}-${language}-${cardVersion(story, language)}.jpg`;
  const coverPath = (story: Story | null, language: Language) =>
    `${story?.id ?? "home"}-${language}-cover-${coverVersion(story, language)}.jpg`;
  const cardOf = async (
    story: Story,
    language: Language,
    picture: () => Promise<Uint8Array | null>,
  ): Promise<Card> => ({
    title: typeset(tellingOf(story, language).title, language),
    slot: story.timeSlot,
    badge: {
      slot: `${siteTexts[language].slots[story.timeSlot]} ${hourOf(story.timeSlot)}`,
      date: longDate(Date.parse(story.publishedAt), language),
    },
    picture: (await picture()) ?? (await portrait()),
  });
  return {
    ofStory: (story, language, picture) =>
      kept.get(cardPath(story, language), async () => drawCard(await cardOf(story, language, picture))),
    ofSite: (language) =>
      kept.get(cardPath(null, language), async () =>
        drawCard({ title: siteTexts[language].motto, slot: "afternoon", picture: await portrait() }),
      ),
    coverOfStory: (story, language, picture) =>
      kept.get(coverPath(story, language), async () =>
        drawCard({ ...(await cardOf(story, language, picture)), isCover: true }),
      ),
    coverOfSite: (language) =>
      kept.get(coverPath(null, language), async () =>
        drawCard({ title: podcastTexts[language].title, slot: "morning", picture: await portrait(), isCover: true }),
      ),
    queue,
    prune: kept.prune,
  };
}
