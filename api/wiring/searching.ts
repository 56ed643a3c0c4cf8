// The index of the stories' texts, and what is asked of it.
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import type { Logger } from "pino";
import type { Engagement } from "#api/engagement/engagement.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { keepIndex } from "#api/search/kept-index.ts";
import { openSearch } from "#api/search/search.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { publicPost } from "#api/stories/posts.ts";
import type { Opened } from "./opened.ts";

type SearchingParts = {
  config: Config;
  clock: Clock;
  log: Logger;
  library: StoryLibrary;
  engagement: Pick<Engagement, "likesOf">;
};

/** Servers that share a data folder have a file each; further ones keep their index in memory. */
const mostFiles = 8;

export function openSearching({ config, clock, log, library, engagement }: SearchingParts) {
  const index = keepIndex({ library, files: indexFiles(config), log });
  let isFirst = true;
  return {
    parts: {
      search: openSearch({ index, library, clock, toPost: (story) => publicPost(story, engagement.likesOf(story.id)) }),
    },
    tasks: [
      {
        name: "keep the search's index",
        everySeconds: 60,
        async tick() {
          // A server that has just started has other things to do; whoever searches before that opens the index.
          if (!isFirst) await index.keepUp();
          isFirst = false;
        },
      },
    ],
    close: index.close,
  } satisfies Opened<object>;
}

/** Two libraries may share a data folder. */
function indexFiles({ CONTENT_DIR, DATA_DIR }: Config): string[] {
  const folder = join(DATA_DIR, "cache", "search");
  const library = createHash("sha256").update(resolve(CONTENT_DIR)).digest("hex").slice(0, 12);
  return Array.from({ length: mostFiles }, (_, at) => join(folder, `${library}-${at + 1}.sqlite`));
}
