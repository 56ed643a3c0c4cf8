// Joins the real parts for whoever works on the library. What only some commands need is loaded when it is asked for, so that
// a program that lists stories does not load what draws them. What a server needs is joined in server-services.ts, what
// works on the state in state-services.ts.
import { join } from "node:path";
import type { Logger } from "pino";
import type { GenerationOrder } from "#api/generation/generate.ts";
import type { GenerationEvent, GenerationRun, Illustrator } from "#api/generation/model.ts";
import type { Costs } from "#api/generation/spending/costs.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import type { Editing } from "#api/stories/editing/editing.ts";
import { openLibrary, type StoryLibrary } from "#api/stories/index/library.ts";
import type { Likes } from "#api/stories/index/story-index.ts";
import { picturePath } from "#api/stories/model.ts";
import type { ContentRepository } from "#api/stories/repository/content-repository.ts";
import type { Workers } from "./workers.ts";

/** A program that serves no readers has no like counts. */
const noLikes: Likes = { likesOf: () => 0 };

/** The site's address in mails, without a slash at its end. Without a public one neither mails nor links leave this machine. */
export const originOfMails = ({ SITE_URL, PORT }: Pick<Config, "SITE_URL" | "PORT">): string =>
  SITE_URL?.replace(/\/+$/, "") ?? `http://localhost:${PORT}`;

/** The WebSub hub: it fetches the feeds from the site's public address, so without one there is nothing to tell. */
export const hubOf = ({ SITE_URL, WEBSUB_HUB }: Pick<Config, "SITE_URL" | "WEBSUB_HUB">): string | undefined =>
  SITE_URL === undefined ? undefined : WEBSUB_HUB;

/** The configured library, its index kept in the data folder. */
export function openStories({ CONTENT_DIR, DATA_DIR }: Config, likes = noLikes, content?: ContentRepository) {
  const cacheDir = join(DATA_DIR, "cache", "stories");
  return openLibrary({ contentDir: CONTENT_DIR, cacheDir, treeState: content?.treeState, ...likes });
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
  /** Who draws in the house's name, if it is not the house itself. */
  houseIllustrator?: Illustrator;
};

/** Makes stories with the storyteller and the illustrator of the configuration, into the configured library. */
export async function* generateStories(order: GenerationOrder, making: Making): AsyncGenerator<GenerationEvent, void> {
  const { config, clock, environment, signal, origin, houseIllustrator: house } = making;
  const [{ generate }, { openContentRepository }, { openJournal }, { formatStory }, { spendingOpener }] =
    await Promise.all([
      import("#api/generation/generate.ts"),
      import("#api/stories/repository/content-repository.ts"),
      import("#api/generation/journal.ts"),
      import("#api/stories/file/story-file.ts"),
      import("./budget.ts"),
    ]);
  const [{ houseMakers, makersOf, readCat }, { openDrafting }, { canonFrom }, { logged }, { packed }, { openRunLog }] =
    await Promise.all([
      import("./makers.ts"),
      import("#api/stories/drafts/drafting.ts"),
      import("#api/generation/brief/canon.ts"),
      import("#api/generation/logged.ts"),
      import("#api/generation/packed.ts"),
      import("#api/generation/run-log.ts"),
    ]);
  const library = making.library ?? (await openStories(config));
  const journalDir = join(config.DATA_DIR, "journal");
  const spending = (await spendingOpener({ config, clock }))({ perRunUsd: order.budgetUsd });
  const content = openContentRepository({
    ...repositoryOf(config, { environment }),
    // At a terminal somebody is there to decide.
    keepsConflicts: origin !== "terminal" && config.CONTENT_REMOTE !== undefined,
    signal,
  });
  if (!order.dryRun) await content.requireLibrary();
  const events = generate(order, {
    clock,
    signal,
    bufferDays: config.BUFFER_DAYS,
    library,
    content,
    journal: openJournal(journalDir),
    ...(await makersOf(config, { house })),
    spending,
    likenessCache: join(config.DATA_DIR, "cache", "likeness"),
    cat: canonFrom(await readCat(config.CONTENT_DIR)),
    formatStory,
    review: {
      ...openDrafting({ content, library }),
      isOn: config.REVIEW === "on",
      house: () => houseMakers({ house }),
      ...(origin === "terminal" && { tidy: await tidyingOf({ content, library, clock }) }),
    },
  });
  if (order.dryRun) return yield* events;
  const packs = origin === "terminal" && order.commit !== false;
  yield* logged(packs ? packed(events, content) : events, {
    runs: openRunLog(config.DATA_DIR),
    origin,
    clock,
    spentUsd: spending.spentUsd,
    signal,
  });
}

type ReviewingParts = { content: ContentRepository; library: StoryLibrary; clock: Clock };

/** Decides about drafts. A push that fails is not logged: the terminal tells the remote's state. */
async function reviewingOf(parts: ReviewingParts) {
  const [{ openReviewing }, { openSaving }] = await Promise.all([
    import("#api/stories/drafts/reviewing.ts"),
    import("#api/stories/editing/saving.ts"),
  ]);
  const saving = openSaving({ ...parts, log: { warn: () => {} } });
  return { reviewing: openReviewing({ ...parts, saving }), remote: saving.remoteState };
}

/** What decides about drafts without a server. */
export async function openReviewer({ config, clock, environment, signal }: Omit<EditingWorld, "log">) {
  const { openContentRepository } = await import("#api/stories/repository/content-repository.ts");
  const library = await openStories(config);
  const content = openContentRepository({ ...repositoryOf(config, { environment }), signal });
  return { library, content, ...(await reviewingOf({ content, library, clock })) };
}

/** Puts spares into closed slots, and removes drafts that nobody approved. */
async function tidyingOf(parts: ReviewingParts) {
  const { placeSpares, removeExpired } = (await reviewingOf(parts)).reviewing;
  return async () => {
    await placeSpares();
    await removeExpired();
  };
}

/** What the services cost in the last days, as this machine noted it, or all servers over the database did. */
export async function costsOfServices(
  { config, clock }: Pick<Making, "config" | "clock">,
  days: number,
): Promise<Costs> {
  const [{ costsOf }, openSpending, { warsawDate }] = await Promise.all([
    import("#api/generation/spending/costs.ts"),
    import("./budget.ts").then(({ spendingOpener }) => spendingOpener({ config, clock })),
    import("#api/schedule/slots.ts"),
  ]);
  const calls = await openSpending().calls();
  return costsOf(calls, { today: warsawDate(clock.now()), days, budgetUsd: config.BUDGET_USD_PER_DAY });
}

/** Where and as whom the configured library is written. */
export function repositoryOf(config: Config, { environment }: Pick<Making, "environment">) {
  return {
    contentDir: config.CONTENT_DIR,
    remote: config.CONTENT_REMOTE ?? "origin",
    branch: config.CONTENT_BRANCH,
    author: config.CONTENT_AUTHOR,
    environment,
    isGuessed: !isChosen(environment),
  };
}

/** Whether somebody has said where the library lies: by a setting, or by a workflow that runs in the publication's repository. */
const isChosen = ({ CONTENT_DIR, CONTENT_REMOTE, GITHUB_ACTIONS }: Making["environment"]): boolean =>
  Boolean(CONTENT_DIR || CONTENT_REMOTE) || GITHUB_ACTIONS === "true";

type EditingWorld = Pick<Making, "config" | "clock" | "environment" | "signal"> & { log: Pick<Logger, "warn"> };

/** The configured library and the one who changes it by hand, where no server runs. Answers wait for the push. */
export async function openEditor({ config, clock, environment, signal, log }: EditingWorld) {
  const [{ openEditing }, { openContentRepository }] = await Promise.all([
    import("#api/stories/editing/editing.ts"),
    import("#api/stories/repository/content-repository.ts"),
  ]);
  const library = await openStories(config);
  const content = openContentRepository({ ...repositoryOf(config, { environment }), signal });
  return { library, content, editing: openEditing({ content, library, clock, log }) };
}

type PictureMaintenanceSources = {
  config: Config;
  clock: Clock;
  library: StoryLibrary;
  content: ContentRepository;
  editing: Editing;
  /** Who decodes strangers' pictures, and draws in the house's name where that is not done in this process. */
  workers: Pick<Workers, "toStoredPicture" | "houseIllustrator">;
};

/** The one who looks after the pictures of the configured library. What draws is loaded when something is to be drawn. */
export async function pictureMaintenanceFor({
  config,
  clock,
  library,
  content,
  editing,
  workers,
}: PictureMaintenanceSources) {
  const [{ openPictureMaintenance }, { createPictures }, { fetchBeside, openCloudStorage }, { openLocalStore }] =
    await Promise.all([
      import("#api/images/maintenance/maintenance.ts"),
      import("#api/images/serving/pictures.ts"),
      import("./storage.ts"),
      import("#api/media/local-store.ts"),
    ]);
  const [{ openRedraw }, { openJournal }, openSpending] = await Promise.all([
    import("#api/generation/redraw.ts"),
    import("#api/generation/journal.ts"),
    import("./budget.ts").then(({ spendingOpener }) => spendingOpener({ config, clock })),
  ]);
  const journalDir = join(config.DATA_DIR, "journal");
  const cloud = await openCloudStorage(config);
  return openPictureMaintenance({
    library,
    editing,
    pictures: createPictures(config.CONTENT_DIR),
    putBack: (id) => content.putBack(picturePath(id)),
    fetchPublic: fetchBeside(cloud),
    toStoredPicture: workers.toStoredPicture,
    storage: cloud && { to: cloud, from: openLocalStore({ dataDir: config.DATA_DIR }) },
    redraw: openRedraw({
      illustrator: async () => (await import("./makers.ts")).illustratorOf(config, { house: workers.houseIllustrator }),
      journal: openJournal(join(journalDir, "redrawn")),
      openSpending,
    }),
  });
}

/** Everything in the configured library that does not belong or cannot be used. */
export async function checkStories(config: Config) {
  const { checkLibrary } = await import("#api/stories/index/check.ts");
  return checkLibrary(config.CONTENT_DIR);
}
