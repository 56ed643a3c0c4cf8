// The process of workers.ts. What a kind of work needs is loaded when the first of it comes.
import type { Card } from "#api/discovery/draw-card.ts";
import type { Icon } from "#api/discovery/icons.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import type { Version } from "#api/images/serving/render.ts";
import { type Clock, clockStartingAt, systemClock } from "#api/platform/clock.ts";
import { runWorker } from "#api/platform/processes/worker-process.ts";
import type { BookNews, BookWork, GenerationWork, ProposalWork } from "./workers.ts";

runWorker({
  async resize({ master, version }: { master: Uint8Array; version: Version }) {
    return (await import("#api/images/serving/render.ts")).render(master, version);
  },
  async card(card: Card) {
    return (await import("#api/discovery/draw-card.ts")).drawCard(card);
  },
  async icon(icon: Icon) {
    return (await import("#api/discovery/draw-icon.ts")).drawIcon(icon);
  },
  async master(bytes: Uint8Array) {
    return (await import("#api/images/uploads/master-from.ts")).masterFrom(bytes);
  },
  async toStoredPicture(bytes: Uint8Array) {
    return (await import("#api/images/maintenance/picture-to-move.ts")).toStoredPicture(bytes);
  },
  async picture(brief: PictureBrief) {
    return (await import("#api/house/illustrator/draw.ts")).houseIllustrator.draw(brief);
  },
  async *book(work: BookWork, signal: AbortSignal) {
    const { bookNews } = await import("./make-book-here.ts");
    yield* bookNews(work, signal) satisfies AsyncIterable<BookNews>;
  },
  async *proposal({ order, config, now }: ProposalWork, signal: AbortSignal) {
    yield* (await import("./proposing.ts")).proposeHere(order, { config, clock: clockOf(now), signal });
  },
  async *stories({ order, making, now }: GenerationWork, signal: AbortSignal) {
    const { generateStories } = await import("./services.ts");
    yield* generateStories(order, { ...making, clock: clockOf(now), signal });
  },
});

function clockOf(now: string | undefined): Clock {
  return now === undefined ? systemClock : clockStartingAt(Temporal.Instant.from(now));
}
