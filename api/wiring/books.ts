// Joins what makes books and keeps them; for a server and for the terminal.
import { join } from "node:path";
import { type Books, openBooks } from "#api/books/books.ts";
import { findChromium } from "#api/books/chromium.ts";
import { openShelf } from "#api/books/shelf.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { StoryId } from "#api/stories/model.ts";
import { openCloudStorage, storedFiles } from "./storage.ts";
import type { Workers } from "./workers.ts";

type World = {
  config: Config;
  clock: Clock;
  environment: Environment;
  library: StoryLibrary;
  likesOf(id: StoryId): number;
  workers: Pick<Workers, "makeBook">;
};

export async function openBookShelf({ config, clock, environment, library, likesOf, workers }: World): Promise<Books> {
  const { CONTENT_DIR: contentDir, DATA_DIR: dataDir, SITE_URL, MRUK_CHROMIUM } = config;
  return openBooks({
    library,
    clock,
    likesOf,
    shelf: openShelf(join(dataDir, "media", "books")),
    makeBook: (order, making) => workers.makeBook({ order, contentDir }, making),
    storedPicture: storedFiles(await openCloudStorage(config)),
    findChromium: () => findChromium(MRUK_CHROMIUM, environment),
    workDir: join(dataDir, "media", "books", "work"),
    site: SITE_URL === undefined ? null : new URL(SITE_URL).host,
  });
}
