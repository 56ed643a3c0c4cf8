import type { Clock } from "#api/platform/clock.ts";
import type { Story } from "#api/stories/model.ts";
import { type PictureFormat, pictureWidths } from "../model.ts";
import { masterOf } from "./master.ts";
import type { PictureFiles } from "./pictures.ts";
import type { Resizer } from "./resize.ts";

/** Maintains the resized pictures in the background. */
export type PictureCare = {
  /** Makes the versions that the next readers will request, one after the other; now and then removes unused ones. */
  tick(): Promise<void>;
  /** Stops the maintenance. */
  close(): void;
};

type PictureCareParts = {
  /** All stories, newest first, those to come before all others. */
  library: { all(): Iterable<Story> };
  pictures: PictureFiles;
  resizer: Pick<Resizer, "resized" | "prune" | "queue">;
  cards: { prune(): Promise<void> };
  clock: Clock;
};

/** The number of stories on a home page, and how long before their instant stories are prepared. */
const newest = 10;
const aheadHours = 48;
/** The formats of browsers; programs that only accept JPEG can wait a moment. */
const formats: readonly PictureFormat[] = ["avif", "webp"];
const pruneEverySeconds = 3_600;
/** More versions than a page shows in two days. */
const mostRemembered = 1_000;

/**
 * Prepares versions, so that the first reader of a new story does not wait. It pauses while readers wait for other
 * pictures.
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
      // An unreadable picture is reported when it is requested, and by the checks of all pictures.
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

/** The stories of the home page, then the coming ones, the next first. */
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
