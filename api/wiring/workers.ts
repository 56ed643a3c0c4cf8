// Where a server draws, resizes and writes stories: in processes of their own, so that readers never wait for any of it.
import { z } from "zod";
import type { MadeFiles, MakingOrder, MakingProgress } from "#api/books/make-book.ts";
import type { Card } from "#api/discovery/draw-card.ts";
import type { Icon } from "#api/discovery/icons.ts";
import type { GenerationOrder } from "#api/generation/generate.ts";
import type { GenerationEvent, GenerationRun, Illustrator, PictureBrief } from "#api/generation/model.ts";
import type { ProposalOrder } from "#api/generation/proposals/make-proposal.ts";
import type { Version } from "#api/images/serving/render.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { type Environment, gitEnvironment } from "#api/platform/processes/git.ts";
import { openWorker } from "#api/platform/processes/worker.ts";
import { workerEnvironment } from "#api/platform/processes/worker-environment.ts";
import { type Proposing, proposeHere } from "./proposing.ts";
import { generateStories } from "./services.ts";

const Drawn = z.instanceof(Uint8Array);

type Making = Parameters<typeof generateStories>[1];

/** What the process that writes stories is told. */
export type GenerationWork = {
  order: GenerationOrder;
  making: { config: Config; environment: Environment; origin: GenerationRun["origin"] };
  /** Where the clock is set off: when it is there. */
  now: string | undefined;
};

/** What it is told of a proposal. */
export type ProposalWork = Pick<GenerationWork, "now"> & { order: ProposalOrder; config: Config };

/** What the process that makes books is told. */
export type BookWork = { order: MakingOrder; contentDir: string };
type BookHearing = { signal: AbortSignal; report(progress: MakingProgress): void };
/** What that process says: how far it is, and at last what it has made. */
export type BookNews = { progress: MakingProgress } | { made: MadeFiles };

export type Workers = {
  render(master: Uint8Array, version: Version): Promise<Uint8Array>;
  drawCard(card: Card): Promise<Uint8Array>;
  drawIcon(icon: Icon): Promise<Uint8Array>;
  /** A master out of a picture that somebody uploaded. Throws UPLOAD_REFUSED. */
  masterFrom(bytes: Uint8Array): Promise<Uint8Array>;
  /** What is kept of a picture that somebody else has at an address. Throws UPLOAD_REFUSED. */
  toStoredPicture(bytes: Uint8Array): Promise<Uint8Array>;
  /** Who draws in the house's name; null where that is left to who is asked for it. */
  houseIllustrator: Illustrator | null;
  generateStories(order: GenerationOrder, making: Making): AsyncGenerator<GenerationEvent, void>;
  propose(order: ProposalOrder, proposing: Proposing): AsyncGenerator<GenerationEvent, void>;
  makeBook(work: BookWork, hearing: BookHearing): Promise<MadeFiles>;
  close(): void;
};

/** Everything in this process: for tests, which live a few seconds. */
export const inlineWorkers: Workers = {
  render: async (master, version) => (await import("#api/images/serving/render.ts")).render(master, version),
  drawCard: async (card) => (await import("#api/discovery/draw-card.ts")).drawCard(card),
  drawIcon: async (icon) => (await import("#api/discovery/draw-icon.ts")).drawIcon(icon),
  masterFrom: async (bytes) => (await import("#api/images/uploads/master-from.ts")).masterFrom(bytes),
  toStoredPicture: async (bytes) => (await import("#api/images/maintenance/picture-to-move.ts")).toStoredPicture(bytes),
  houseIllustrator: null,
  generateStories,
  propose: proposeHere,
  makeBook: async (work, hearing) => (await import("./make-book-here.ts")).makeBookHere(work, hearing),
  close() {},
};

/** The C library gives back what pictures took: otherwise a hundred megabytes of it would lie there while Chromium prints. */
const frugal = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "65536", MALLOC_TRIM_THRESHOLD_: "131072" };

/** Three processes beside this one, each there while it has work: what makes stories or books does not keep pictures waiting. */
export function openWorkers(inherited: Environment): Workers {
  const file = new URL("./worker-process.ts", import.meta.url);
  const quiet = workerEnvironment(inherited, { usesNetwork: false });
  // Somebody waits for a picture, and nobody for a story.
  const pictures = openWorker({ file, environment: quiet, niceness: 5 });
  const speaking = workerEnvironment(inherited, { usesNetwork: true });
  const stories = openWorker({ file, environment: speaking, niceness: 10, idleMs: 1_000 });
  const books = openWorker({ file, environment: { ...frugal, ...quiet }, niceness: 10, idleMs: 1_000 });
  const drawn = async (work: string, order: unknown) => Drawn.parse(await pictures.run(work, order));
  return {
    render: (master, version) => drawn("resize", { master, version }),
    drawCard: (card) => drawn("card", card),
    drawIcon: (icon) => drawn("icon", icon),
    masterFrom: (bytes) => drawn("master", bytes),
    toStoredPicture: (bytes) => drawn("toStoredPicture", bytes),
    houseIllustrator: {
      name: "house",
      atOnce: 2,
      estimateUsd: 0,
      draw: (brief: PictureBrief) => drawn("picture", brief),
    },
    generateStories(order, { config: all, clock, environment, origin, signal }) {
      const { config, now } = told(all, clock);
      const work: GenerationWork = { order, making: { config, environment: gitEnvironment(environment), origin }, now };
      return stories.stream("stories", work, { signal }) as AsyncGenerator<GenerationEvent, void>;
    },
    propose(order, { config, clock, signal }) {
      const work: ProposalWork = { order, ...told(config, clock) };
      return stories.stream("proposal", work, { signal }) as AsyncGenerator<GenerationEvent, void>;
    },
    async makeBook(work, { signal, report }) {
      for await (const news of books.stream("book", work, { signal }) as AsyncGenerator<BookNews, void>) {
        if ("made" in news) return news.made;
        report(news.progress);
      }
      throw signal.reason;
    },
    close() {
      pictures.close();
      books.close();
      stories.close();
    },
  };
}

/** The settings of the process that writes, and the time where the clock is set off. */
function told({ MRUK_NOW, ...all }: Config, clock: Clock): { config: Config; now: string | undefined } {
  return { config: withoutOthersKeys(all), now: MRUK_NOW === undefined ? undefined : clock.now().toString() };
}

/** Nothing that makes stories signs, sends mail, shows films or is told of a push. */
function withoutOthersKeys({
  AUTH_SECRET: _tokens,
  CONTENT_WEBHOOK_SECRET: _notices,
  MAIL_WEBHOOK_SECRET: _bounces,
  SMTP_URL: _mail,
  VIDEO_API_KEY: _films,
  YOUTUBE_CLIENT_SECRET: _client,
  YOUTUBE_REFRESH_TOKEN: _channel,
  AZURE_STORAGE_CONNECTION_STRING: _storage,
  ...config
}: Config): Config {
  return config;
}
