import { stat } from "node:fs/promises";
import { clockOf } from "#api/platform/clock.ts";
import { readConfig } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { gitIn } from "#api/platform/processes/git.ts";
import { type StoryId, storyPath } from "#api/stories/model.ts";
import {
  checkStories,
  costsOfServices,
  generateStories,
  openEditor,
  openReviewer,
  openStories,
  pictureMaintenanceFor,
} from "#api/wiring/services.ts";
import { stateOf } from "#api/wiring/state-services.ts";
import type { CommandContext, LocalServices } from "./context.ts";
import { administratorsOf } from "./server/administrators.ts";
import { newsletterOf } from "./server/newsletter.ts";

type Options = { environment: CommandContext["environment"]; signal: AbortSignal };

/** Opens the services for the settings of this environment. The library is read only when a command needs it. */
export async function openLocalServices({ environment, signal }: Options): Promise<LocalServices> {
  const config = readConfig(environment);
  const clock = clockOf(config);
  const library = async () => {
    await requireFolder(config.CONTENT_DIR);
    return openStories(config);
  };
  return {
    now: () => clock.now(),
    async *generate(order) {
      await requireFolder(config.CONTENT_DIR);
      yield* generateStories(order, { config, clock, environment, signal, origin: "terminal" });
    },
    async taste(order, report) {
      const { tasteStories } = await import("#api/wiring/taste.ts");
      return tasteStories(order, { config, clock, signal, report });
    },
    unpushedCommits: async () => {
      const git = gitIn(config.CONTENT_DIR, { environment });
      return Number(await git(["rev-list", "--count", "HEAD", "--not", "--remotes"]));
    },
    costs: (days) => costsOfServices({ config, clock }, days),
    stories: async () => [...(await library()).all()],
    async story(id) {
      const stories = await library();
      return stories.any(id) ?? missing(id, stories.faults().find(({ path }) => path === storyPath(id))?.reason);
    },
    ...administratorsOf({ config, clock }),
    ...newsletterOf({ config, clock }),
    checkState: () => stateOf(config).inspect(),
    restoreState: (order) => stateOf(config).restore({ clock, ...order }),
    keepStateBackup: () => stateOf(config).keepBackup(clock),
    exportState: (options) => stateOf(config).export(options),
    moveState: async (to) => (await import("#api/wiring/move-state.ts")).moveState(config, to),
    async changes() {
      await requireFolder(config.CONTENT_DIR);
      const { content, editing } = await openEditor({ config, clock, environment, signal, log: { warn: () => {} } });
      const openUploads = async () =>
        (await import("#api/images/uploads/uploads.ts")).openUploads({ dataDir: config.DATA_DIR });
      return { editing, by: (await content.person()) ?? undefined, openUploads };
    },
    async review() {
      await requireFolder(config.CONTENT_DIR);
      const { content, ...desk } = await openReviewer({ config, clock, environment, signal });
      return { ...desk, by: (await content.person()) ?? undefined };
    },
    async checkPictures(onItem) {
      await requireFolder(config.CONTENT_DIR);
      return (await openPictures({ config, clock, environment, signal })).maintenance.check({ signal, report: onItem });
    },
    async runPictureTask(task, onItem) {
      await requireFolder(config.CONTENT_DIR);
      const { maintenance, editing } = await openPictures({ config, clock, environment, signal });
      const result = await maintenance[task]({ signal, report: onItem }, undefined);
      return { ...result, remote: await editing.remoteState() };
    },
    async films() {
      await requireFolder(config.CONTENT_DIR);
      const silentLog = { warn: () => {} };
      const { library, content, editing } = await openEditor({ config, clock, environment, signal, log: silentLog });
      const [{ openFilms }, { inlineWorkers: workers }] = await Promise.all([
        import("#api/wiring/films.ts"),
        import("#api/wiring/workers.ts"),
      ]);
      const videos = await openFilms({ config, clock, environment, log: silentLog, library, editing, workers });
      return { videos, by: (await content.person()) ?? undefined, signal, remote: editing.remoteState };
    },
    async narrating() {
      await requireFolder(config.CONTENT_DIR);
      const editor = await openEditor({ config, clock, environment, signal, log: { warn: () => {} } });
      const { narrationsFor } = await import("#api/wiring/voices/narrations.ts");
      const { narrations } = await narrationsFor({ config, clock, environment, ...editor });
      const by = (await editor.content.person()) ?? undefined;
      return { narrations, by, signal, remote: editor.editing.remoteState };
    },
    async books() {
      const [{ openBookShelf }, { inlineWorkers: workers }] = await Promise.all([
        import("#api/wiring/books.ts"),
        import("#api/wiring/workers.ts"),
      ]);
      // The terminal program has no like counts: the cover shows the first story's picture.
      const likesOf = () => 0;
      const books = await openBookShelf({ config, clock, environment, library: await library(), likesOf, workers });
      return { books, signal };
    },
    voices: async () => (await import("#api/wiring/voices/voices.ts")).voicesHere({ config, environment }),
    async tryVoice(trial) {
      const { tryVoice } = await import("#api/wiring/voices/voices.ts");
      return tryVoice(trial, { config, clock, environment, signal });
    },
    async youtube() {
      const { openAccount } = await import("#api/video/youtube/account.ts");
      return openAccount({
        clientId: config.YOUTUBE_CLIENT_ID,
        clientSecret: config.YOUTUBE_CLIENT_SECRET,
        refreshToken: config.YOUTUBE_REFRESH_TOKEN,
        dataDir: config.DATA_DIR,
        clock,
        baseUrl: config.GOOGLE_BASE_URL,
      });
    },
    async today() {
      const { readToday } = await import("./dashboard/read-today.ts");
      return readToday({ config, clock, library: await library() });
    },
    check: async () => ({ stories: (await library()).size, faults: await checkStories(config) }),
  };
}

/** Nothing is logged: the commands print the state of the remote themselves. */
async function openPictures(options: Omit<Parameters<typeof openEditor>[0], "log">) {
  const { config, clock } = options;
  const { library, content, editing } = await openEditor({ ...options, log: { warn: () => {} } });
  const { inlineWorkers: workers } = await import("#api/wiring/workers.ts");
  return { maintenance: await pictureMaintenanceFor({ config, clock, library, content, editing, workers }), editing };
}

// The server takes a missing folder for an empty library. The terminal refuses it: started in the wrong folder, `generate`
// would begin a second library in the repository around it.
async function requireFolder(contentDir: string): Promise<void> {
  const stats = await stat(contentDir).catch(() => undefined);
  if (stats?.isDirectory()) return;
  throw new AppError("CONTENT_NOT_GIT", `There is no content folder at ${contentDir}`, {
    hint: "CONTENT_DIR says where the library lies.",
  });
}

function missing(id: StoryId, fault: string | undefined): never {
  if (fault === undefined) {
    throw new AppError("STORY_NOT_FOUND", `There is no story ${id}`);
  }
  throw new AppError("STORY_INVALID", `${storyPath(id)} cannot be read: ${fault}`, {
    hint: "content/README.md describes the story file; mruk check names every fault.",
  });
}
