import type { Clock } from "../platform/clock.ts";
import type { Story } from "../stories/model.ts";
import { masterOf } from "./master.ts";
import { type PictureFormat, pictureWidths } from "./model.ts";
import type { PictureFiles } from "./pictures.ts";
import type { Resizer } from "./resize.ts";

/** Looks after the resized pictures beside the requests. */
export type PictureCare = {
  /** Makes what the next readers will ask for, one after the other; now and then takes away what nobody asks for. */
  tick(): Promise<void>;
  /** No more of it. */
  close(): void;
};

type PictureCareParts = {
  /** Newest first, those to come before all others. */
  library: { all(): Iterable<Story> };
  pictures: PictureFiles;
  resizer: Pick<Resizer, "resized" | "prune" | "queue">;
  cards: { prune(): Promise<void> };
  clock: Clock;
};

/** As many as a home page shows, and how far ahead of their instant stories are looked at. */
const newest = 10;
const aheadHours = 48;
/** What browsers ask for; programs that take JPEG only can wait a moment. */
const formats: readonly PictureFormat[] = ["avif", "webp"];
const pruneEverySeconds = 3_600;
/** More than a page shows for two days ahead. */
const mostRemembered = 1_000;

/**
 * The first reader of a new story waits for nothing: its pictures are there before it is. Nothing is made while readers wait for
 * other pictures.
 */
export function openPictureCare({ library, pictures, resizer, cards, clock }: PictureCareParts): PictureCare {
  const ready = new Set<string>();
  const over = new AbortController();
  let prunedAt: Temporal.Instant | undefined;

  async function makeReady({ id }: Story): Promise<void> {
    const master = await masterOf(id, pictures);
    if (master === null || ready.has(master.hash)) return;
    for (const width of pictureWidths) {
      for (const format of formats) {
        if (over.signal.aborted || resizer.queue.waiting > 0) return;
        await resizer.resized(master, { width, format }, { signal: over.signal });
      }
    }
    if (ready.size >= mostRemembered) ready.clear();
    ready.add(master.hash);
  }

  async function tick(): Promise<void> {
    const now = clock.now();
    for (const story of comingAndNewest(library.all(), now)) {
      // Of a picture that cannot be read its readers and the administrator hear.
      await makeReady(story).catch(() => {});
      if (over.signal.aborted) return;
    }
    const isDue = prunedAt === undefined || prunedAt.until(now).total("seconds") >= pruneEverySeconds;
    if (!isDue) return;
    prunedAt = now;
    await resizer.prune();
    await cards.prune();
  }
  return { tick, close: () => over.abort() };
}

/** What is on the home page, then what will be, the next first. */
function comingAndNewest(stories: Iterable<Story>, now: Temporal.Instant): Story[] {
  const [shown, coming]: [Story[], Story[]] = [[], []];
  for (const story of stories) {
    const hours = now.until(Temporal.Instant.from(story.publishedAt)).total("hours");
    if (hours > aheadHours) continue;
    (hours > 0 ? coming : shown).push(story);
    if (shown.length === newest) break;
  }
  return [...shown, ...coming.reverse()];
}
