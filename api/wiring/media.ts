// Pictures, cards and films: how they are served, made ready and looked after.
import { join } from "node:path";
import type { Logger } from "pino";
import { bookKeeper } from "#api/books/keep-books.ts";
import { createCards } from "#api/discovery/cards.ts";
import type { Engagement } from "#api/engagement/engagement.ts";
import type { Health } from "#api/health/model.ts";
import { openHotPictures } from "#api/images/serving/hot-pictures.ts";
import { openPictureCare } from "#api/images/serving/picture-care.ts";
import { createPictures } from "#api/images/serving/pictures.ts";
import { createResizer } from "#api/images/serving/resize.ts";
import { openUploads } from "#api/images/uploads/uploads.ts";
import type { Jobs } from "#api/jobs/jobs.ts";
import { openLocalStore } from "#api/media/local-store.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import { watchLoop } from "#api/platform/processes/loop-watch.ts";
import { openBookShelf } from "./books.ts";
import type { Cluster } from "./cluster.ts";
import type { Content } from "./content.ts";
import { openFilmKeeper, openFilms } from "./films.ts";
import type { Opened, Task } from "./opened.ts";
import { pictureMaintenanceFor } from "./services.ts";
import { openCloudStorage, openMedia as openMediaStore, storedFiles, storedMarks } from "./storage.ts";
import { keeperOfNarrations, narrationsFor } from "./voices/narrations.ts";
import type { Workers } from "./workers.ts";

type MediaParts = {
  config: Config;
  clock: Clock;
  log: Logger;
  environment: Environment;
  health: Health;
  cluster: Cluster;
  workers: Workers;
  content: Pick<Content, "library" | "content" | "editing" | "drafting">;
  readers: { engagement: Pick<Engagement, "likesOf">; jobs: Jobs };
};

export async function openMedia({
  config,
  clock,
  log,
  environment,
  health,
  cluster,
  workers,
  content: { library, content, editing, drafting },
  readers: { engagement, jobs },
}: MediaParts) {
  const { CONTENT_DIR: contentDir, DATA_DIR: dataDir } = config;
  const loop = watchLoop();
  const pictures = createPictures(contentDir);
  const uploads = openUploads({ dataDir, masterFrom: workers.masterFrom, ...cluster.uploads });
  const resizer = createResizer({
    cacheDir: join(dataDir, "cache", "images"),
    render: workers.render,
    isLate: loop.isLate,
    onUncached: (error) => log.warn({ err: error }, "A resized picture could not be kept"),
  });
  const cards = createCards({
    cacheDir: join(dataDir, "cache", "cards"),
    drawCard: workers.drawCard,
    isLate: loop.isLate,
    onUncached: (error) => log.warn({ err: error }, "A card could not be kept"),
  });
  const { likesOf } = engagement;
  const books = await openBookShelf({ config, clock, environment, library, likesOf, workers });
  const videos = await openFilms({ config, clock, environment, log, library, editing, workers });
  const isSubstitute = drafting.hasSubstitute;
  const keepFilms = await openFilmKeeper({ config, clock, log, health, library, jobs, videos, isSubstitute });
  const filmTasks: Task[] =
    keepFilms === null
      ? []
      : [{ name: "make and upload films", everySeconds: 60, byLeaderOnly: true, tick: keepFilms }];
  const reading = await narrationsFor({ config, clock, environment, library, editing });
  const keepNarrations = keeperOfNarrations({ ...reading, library, isSubstitute, jobs, health, clock, log });
  const narrationTasks: Task[] =
    keepNarrations === null
      ? []
      : [{ name: "have stories read aloud", everySeconds: 60, byLeaderOnly: true, tick: keepNarrations }];
  const pictureCare = openPictureCare({ library, pictures, resizer, cards, clock });
  return {
    parts: {
      pictures,
      uploads,
      resizer,
      cards,
      pictureCare,
      drawIcon: workers.drawIcon,
      hotPictures: openHotPictures({ isPublic: (id) => library.timeline.find(id, clock.now()) }),
      media: openLocalStore({ dataDir }),
      storedPicture: storedFiles(await openCloudStorage(config)),
      marksAt: storedMarks(await openMediaStore(config)),
      pictureMaintenance: await pictureMaintenanceFor({ config, clock, library, content, editing, workers }),
      books,
      videos,
      keepFilms,
      narrations: reading.narrations,
      keepNarrations,
    },
    tasks: [
      { name: "make pictures ready", everySeconds: 60, tick: pictureCare.tick },
      { name: "keep the books as their stories are", everySeconds: 60, tick: bookKeeper({ books, jobs, clock, log }) },
      ...filmTasks,
      ...narrationTasks,
    ],
    finish: async () => pictureCare.close(),
    close() {
      workers.close();
      loop.close();
      uploads.close();
    },
  } satisfies Opened<object>;
}
