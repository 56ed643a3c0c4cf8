// Joins what makes films of stories, keeps them and takes them to the video platform; for a server and for the terminal. What
// makes a film, what reads one and what speaks to the platform is loaded when it is needed.

import { join } from "node:path";
import type { Logger } from "pino";
import { storyAddress } from "#api/discovery/model.ts";
import { createPictures } from "#api/images/serving/pictures.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { createFetchPublic } from "#api/platform/http/fetch-public.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import type { Editing } from "#api/stories/editing/editing.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { chosenFilmMaker, hasFilmMaker } from "#api/video/chosen-film-maker.ts";
import { captionTrackOf } from "#api/video/making/captions.ts";
import type { FilmMaker } from "#api/video/model.ts";
import { type FilmKeeping, filmKeeper } from "#api/video/schedule/keep-films.ts";
import { openVideos, type Videos } from "#api/video/videos.ts";
import type { VideoPlatform } from "#api/video/youtube/model.ts";
import { spendingOpener } from "./budget.ts";
import { openMedia } from "./storage.ts";
import { filmVoiceOf } from "./voices/film-voice.ts";
import type { Workers } from "./workers.ts";

type World = {
  config: Config;
  clock: Clock;
  environment: Environment;
  log: Pick<Logger, "warn">;
  library: StoryLibrary;
  editing: Editing;
  /** Who decodes strangers' pictures. */
  workers: Pick<Workers, "masterFrom">;
};

export async function openFilms({
  config,
  clock,
  environment,
  log,
  library,
  editing,
  workers,
}: World): Promise<Videos> {
  return openVideos({
    library,
    editing,
    pictures: createPictures(config.CONTENT_DIR),
    masterFrom: workers.masterFrom,
    fetchPublic: createFetchPublic(),
    filmMaker: filmMakerOf({ config, clock, environment }),
    voice: filmVoiceOf({ config, clock, environment }),
    captionsOf: captionTrackOf,
    media: await openMedia(config),
    platform: () => openPlatform({ config, clock }),
    pageOf: ({ id }, language) =>
      config.SITE_URL ? new URL(config.SITE_URL).origin + storyAddress(id, language) : null,
    workDir: join(config.DATA_DIR, "media", "cuts"),
    clock,
    log,
  });
}

type Keeping = Pick<World, "config" | "clock" | "library"> &
  Pick<FilmKeeping, "videos" | "jobs" | "health" | "isSubstitute" | "log">;

/** Makes and uploads films by itself at each call; null where neither is switched on. */
export async function openFilmKeeper({ config, ...parts }: Keeping): Promise<(() => Promise<void>) | null> {
  const does = { films: config.FILMS === "on", uploads: config.YOUTUBE_UPLOAD === "on" };
  if (!does.films && !does.uploads) return null;
  const { owns } = await openMedia(config);
  return filmKeeper({ ...parts, does, owns, hasFilmMaker: hasFilmMaker(config) });
}

type Filming = Pick<World, "config" | "clock" | "environment">;

/** Who makes films; null for nobody. */
function filmMakerOf({ config, clock, environment }: Filming): FilmMaker | null {
  const { VIDEO_BASE_URL: baseUrl, VIDEO_API_KEY: apiKey, VIDEO_MODEL: model, DATA_DIR } = config;
  if (!hasFilmMaker(config)) return null;
  const chosen = chosenFilmMaker(config);
  if (chosen === "house") {
    const open = once(async () => {
      const { openHouseFilmMaker } = await import("#api/house/film-maker/film-maker.ts");
      const workDir = join(DATA_DIR, "media", "work");
      return openHouseFilmMaker({ ffmpegPath: config.FFMPEG_PATH, environment, workDir });
    });
    return {
      name: "house",
      make: async (order) => (await open()).make(order),
      addVoice: async (order) => (await open()).addVoice(order),
    };
  }
  const open = once(async () => {
    const { openRemoteFilmMaker } = await import("#api/video/remote/film-maker.ts");
    const openSpending = await spendingOpener({ config, clock });
    const spending = openSpending();
    return openRemoteFilmMaker({
      baseUrl: baseUrl ?? "",
      apiKey,
      model,
      usdPerSecond: config.VIDEO_USD_PER_SECOND,
      purseOf: (id) => spending.purseOf(id, "film"),
      jobsDir: join(DATA_DIR, "media", "jobs"),
      encoder: { ffmpegPath: config.FFMPEG_PATH, environment },
    });
  });
  return { name: "remote", model, make: async (order) => (await open()).make(order) };
}

/** Opens a film-maker when the first film is wanted. */
function once<Maker extends FilmMaker>(open: () => Promise<Maker>): () => Promise<Maker> {
  let opened: Promise<Maker> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}

async function openPlatform({ config, clock }: Pick<Filming, "config" | "clock">): Promise<VideoPlatform | null> {
  const { YOUTUBE_CLIENT_ID: clientId, YOUTUBE_CLIENT_SECRET: clientSecret } = config;
  if (clientId === undefined || clientSecret === undefined) return null;
  const [{ openYoutube }, { filmFacts }, { webVtt }] = await Promise.all([
    import("#api/video/youtube/youtube.ts"),
    import("#api/video/making/film-facts.ts"),
    import("#api/platform/web-vtt.ts"),
  ]);
  return openYoutube({
    clientId,
    clientSecret,
    refreshToken: config.YOUTUBE_REFRESH_TOKEN,
    privacy: config.YOUTUBE_PRIVACY,
    madeForKids: config.YOUTUBE_MADE_FOR_KIDS === "yes",
    dataDir: config.DATA_DIR,
    clock,
    baseUrl: config.GOOGLE_BASE_URL,
    filmFacts,
    webVtt,
  });
}
