// Joins the real parts. What only some commands or requests need is loaded when it is asked for, so that a program that
// lists stories does not load what draws them.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Access } from "./access/access.ts";
import type { GenerationOrder } from "./generation/generate.ts";
import type { GenerationEvent, GenerationRun } from "./generation/model.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Environment } from "./platform/git.ts";
import { bufferOf } from "./schedule/buffer.ts";
import type { RestoreOptions } from "./state/restore.ts";
import type { ContentRepository } from "./stories/content-repository.ts";
import type { Editing } from "./stories/editing.ts";
import { openLibrary, type StoryLibrary } from "./stories/library.ts";
import { picturePath, type StoryId } from "./stories/model.ts";
import type { Likes } from "./stories/story-index.ts";

/** Who does not serve readers has no likes at hand, and ranks nothing by them. */
const noLikes: Likes = { likesOf: () => 0 };

/**
 * Who may come in, on the state file itself: for the owner of the machine while no server runs over it. Throws STATE_IN_USE,
 * STATE_DAMAGED.
 */
export async function withAccess<Result>(
  { config, clock }: { config: Config; clock: Clock },
  work: (access: Access) => Promise<Result>,
): Promise<Result> {
  const [{ openAccess }, { openStateFile, partOf }, { readSecret }] = await Promise.all([
    import("./access/access.ts"),
    import("./state/state-file.ts"),
    import("./platform/secret.ts"),
  ]);
  const state = await openStateFile({ dataDir: config.DATA_DIR, clock });
  try {
    return await work(openAccess({ store: partOf(state, "access"), secret: await readSecret(config), clock }));
  } finally {
    await state.close();
  }
}

/** The configured library, its index kept in the data folder. */
export function openStories({ CONTENT_DIR, DATA_DIR }: Config, likes = noLikes) {
  return openLibrary({ contentDir: CONTENT_DIR, cacheDir: join(DATA_DIR, "cache", "stories"), ...likes });
}

type ServerParts = { config: Config; clock: Clock; log: Logger; environment: Environment };

/** What the server answers from, kept fresh while it runs. */
export async function openServices({ config, clock, log, environment }: ServerParts) {
  const [{ watchLibrary }, { createPictures }, { createResizer }, { createCards }, { openStateFile, partOf }] =
    await Promise.all([
      import("./stories/watch.ts"),
      import("./images/pictures.ts"),
      import("./images/resize.ts"),
      import("./discovery/cards.ts"),
      import("./state/state-file.ts"),
    ]);
  const [{ openEngagement }, { openNewsletter }, { openPost }, { createSigner, readSecret }, { readAdvertising }] =
    await Promise.all([
      import("./engagement/engagement.ts"),
      import("./newsletter/newsletter.ts"),
      import("./mail/post.ts"),
      import("./platform/secret.ts"),
      import("./advertising/read.ts"),
    ]);
  const { openContentRepository } = await import("./stories/content-repository.ts");
  const [{ openAccess }, { openEditing }, { openRevisions }, { openJobs }, { openStatistics }, { openShorts }] =
    await Promise.all([
      import("./access/access.ts"),
      import("./stories/editing.ts"),
      import("./stories/revisions.ts"),
      import("./jobs/jobs.ts"),
      import("./statistics/statistics.ts"),
      import("./shorts/shorts.ts"),
    ]);
  const [{ openUploads }, { openRunLog }] = await Promise.all([
    import("./pictures/uploads.ts"),
    import("./generation/run-log.ts"),
  ]);
  const advertising = readAdvertising(config);
  const state = await openStateFile({
    dataDir: config.DATA_DIR,
    clock,
    onBackupFailed: (error) => log.warn({ err: error }, "No backup of the state could be made this hour"),
  });
  // Behind the state's lock, so that two first starts at once do not make two secrets.
  const secret = await readSecret(config);
  const signer = createSigner(secret);
  const engagement = openEngagement({ store: partOf(state, "engagement"), clock });
  const contentDir = config.CONTENT_DIR;
  const library = await openStories(config, engagement);
  const watching = watchLibrary({ library, contentDir, log });
  const mail = openPost(config, { clock });
  const newsletter = openNewsletter({ store: partOf(state, "newsletter"), mail, signer, clock, log });
  const runs = openRunLog(config.DATA_DIR);
  const jobs = openJobs({ clock });
  const uploads = openUploads({ dataDir: config.DATA_DIR });
  const content = openContentRepository(repositoryOf(config, { environment }));
  const editing = openEditing({
    content,
    library,
    clock,
    log,
    pushPatienceMs: 3_000,
  });
  return {
    state,
    access: openAccess({ store: partOf(state, "access"), secret, clock }),
    editing,
    revsOf: openRevisions({ contentDir, environment }),
    uploads,
    keeper: await openKeeper({ config, library, content, editing }),
    jobs,
    statistics: openStatistics({
      library,
      countsOf: engagement.countsOf,
      countsByDay: engagement.byDay,
      subscribers: newsletter.counts,
      runs: runs.list,
      remote: editing.remoteState,
      buffer: () =>
        bufferOf({
          now: clock.now(),
          bufferDays: config.BUFFER_DAYS,
          stories: library.all(),
          isDeleted: library.isDeleted,
        }),
      clock,
    }),
    shorts: openShorts({ library, makers: { makeFilm: null, upload: null } }),
    async *generate(order: GenerationOrder, signal: AbortSignal) {
      const events = generateStories(order, { config, clock, environment, signal, origin: "panel", library });
      // The files' watcher is not as quick as whoever waits for these stories.
      try {
        for await (const event of events) {
          if (event.type === "story-published") await library.refresh();
          yield event;
        }
      } finally {
        // A story may be committed and its run be stopped before it could say so.
        await library.refresh();
      }
    },
    library,
    engagement,
    newsletter,
    signer,
    advertising,
    clock,
    log,
    pictures: createPictures(contentDir),
    resizer: createResizer({
      cacheDir: join(config.DATA_DIR, "cache", "images"),
      onUncached: (error) => log.warn({ err: error }, "A resized picture could not be kept"),
    }),
    cards: createCards({
      cacheDir: join(config.DATA_DIR, "cache", "cards"),
      onUncached: (error) => log.warn({ err: error }, "A card could not be kept"),
    }),
    site: {
      siteUrl: config.SITE_URL,
      limits: config.RATE_LIMITS,
      contactEmail: config.CONTACT_EMAIL,
      channelUrl: config.VIDEO_CHANNEL_URL,
    },
    close: async () => {
      await jobs.close();
      uploads.close();
      watching.close();
      newsletter.close();
      mail.close();
      await state.close();
    },
  };
}

type Making = {
  config: Config;
  clock: Clock;
  environment: Environment;
  signal?: AbortSignal;
  /** Where the run was started, for the log of runs. */
  origin: GenerationRun["origin"];
  /** The configured library, where it is open already. */
  library?: StoryLibrary;
};

/** Makes stories with the storyteller and the illustrator of the configuration, into the configured library. */
export async function* generateStories(order: GenerationOrder, making: Making): AsyncGenerator<GenerationEvent, void> {
  const { config, clock, environment, signal, origin } = making;
  const [{ generate }, { openContentRepository }, { openJournal }, { formatStory }, { houseStoryteller }] =
    await Promise.all([
      import("./generation/generate.ts"),
      import("./stories/content-repository.ts"),
      import("./generation/journal.ts"),
      import("./stories/story-file.ts"),
      import("./generation/house-storyteller/write.ts"),
    ]);
  const [{ houseIllustrator }, { logged }, { openRunLog }] = await Promise.all([
    import("./generation/house-illustrator/draw.ts"),
    import("./generation/logged.ts"),
    import("./generation/run-log.ts"),
  ]);
  const library = making.library ?? (await openStories(config));
  const events = generate(order, {
    clock,
    signal,
    bufferDays: config.BUFFER_DAYS,
    library,
    content: openContentRepository({ ...repositoryOf(config, { environment }), signal }),
    journal: openJournal(join(config.DATA_DIR, "journal")),
    storyteller: houseStoryteller,
    illustrator: houseIllustrator,
    cat: await readCat(config.CONTENT_DIR),
    formatStory,
  });
  if (order.dryRun) return yield* events;
  const costOf = async (ids: readonly StoryId[]) => {
    await library.refresh();
    return ids.reduce((sum, id) => sum + (library.any(id)?.madeBy?.costUsd ?? 0), 0);
  };
  yield* logged(events, { runs: openRunLog(config.DATA_DIR), origin, clock, costOf, signal });
}

/** Where and as whom the configured library is written. */
function repositoryOf(config: Config, { environment }: Pick<Making, "environment">) {
  return {
    contentDir: config.CONTENT_DIR,
    remote: config.CONTENT_REMOTE,
    branch: config.CONTENT_BRANCH,
    author: config.CONTENT_AUTHOR,
    environment,
  };
}

type EditingWorld = Pick<Making, "config" | "clock" | "environment" | "signal"> & { log: Pick<Logger, "warn"> };

/** The configured library and the one who changes it by hand, where no server runs. Answers wait for the push. */
export async function openEditor({ config, clock, environment, signal, log }: EditingWorld) {
  const [{ openEditing }, { openContentRepository }] = await Promise.all([
    import("./stories/editing.ts"),
    import("./stories/content-repository.ts"),
  ]);
  const library = await openStories(config);
  const content = openContentRepository({ ...repositoryOf(config, { environment }), signal });
  return { library, content, editing: openEditing({ content, library, clock, log }) };
}

type KeeperWorld = { config: Config; library: StoryLibrary; content: ContentRepository; editing: Editing };

/** The one who looks after the pictures of the configured library. What draws is loaded when something is to be drawn. */
export async function openKeeper({ config, library, content, editing }: KeeperWorld) {
  const [{ openPictureKeeper }, { createPictures }, { createFetchPublic }] = await Promise.all([
    import("./pictures/care.ts"),
    import("./images/pictures.ts"),
    import("./platform/fetch-public.ts"),
  ]);
  return openPictureKeeper({
    library,
    editing,
    pictures: createPictures(config.CONTENT_DIR),
    putBack: (id) => content.putBack(picturePath(id)),
    fetchPublic: createFetchPublic(),
    async redraw(story) {
      const [{ houseIllustrator }, { redrawBrief }] = await Promise.all([
        import("./generation/house-illustrator/draw.ts"),
        import("./generation/redraw-brief.ts"),
      ]);
      return houseIllustrator.draw(redrawBrief(story));
    },
  });
}

/** Everything in the configured library that does not belong or cannot be used. */
export async function checkStories(config: Config) {
  const { checkLibrary } = await import("./stories/check.ts");
  return checkLibrary(config.CONTENT_DIR);
}

/** What the server remembers of its readers, to look at and to bring back from a backup. */
export function stateOf({ DATA_DIR: dataDir }: Config) {
  return {
    inspect: async () => (await import("./state/inspect.ts")).inspectState(dataDir),
    restore: async (order: Omit<RestoreOptions, "dataDir">) =>
      (await import("./state/restore.ts")).restoreState({ dataDir, ...order }),
    /** Where no server runs, who could. */
    keepBackup: async (clock: Clock) => (await import("./state/keep-backup.ts")).keepBackup(dataDir, clock.now()),
    /** Null where nothing was ever remembered. */
    export: async (options: { addresses: boolean }) =>
      (await import("./state/export.ts")).exportState(dataDir, options),
  };
}

/** The facts of `cat.md`; a library without that page has none. */
async function readCat(contentDir: string): Promise<string[]> {
  const { canonFrom } = await import("./generation/canon.ts");
  const page = await readFile(join(contentDir, "cat.md"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return canonFrom(page);
}
