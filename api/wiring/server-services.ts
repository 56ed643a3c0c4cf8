// Joins the real parts of a running server.
import { join } from "node:path";
import type { Logger } from "pino";
import packageJson from "../../package.json" with { type: "json" };
import { openAccess } from "../access/access.ts";
import { readAdvertising } from "../advertising/read.ts";
import { createCards } from "../discovery/cards.ts";
import { openEngagement } from "../engagement/engagement.ts";
import { openFollower } from "../following/follower.ts";
import { openReceiver } from "../following/receiver.ts";
import type { GenerationOrder } from "../generation/generate.ts";
import { keepSchedule } from "../generation/keep-schedule.ts";
import { openRunLog } from "../generation/run-log.ts";
import { administratorOf } from "../health/administrator.ts";
import { openDatabaseWatch } from "../health/database.ts";
import { openDiskWatch } from "../health/disk.ts";
import { openHealth } from "../health/health.ts";
import { openMetrics } from "../health/metrics/metrics.ts";
import { openReadiness } from "../health/readiness.ts";
import { openWatchdog } from "../health/watchdog.ts";
import { openHotPictures } from "../images/hot-pictures.ts";
import { openPictureCare } from "../images/picture-care.ts";
import { createPictures } from "../images/pictures.ts";
import { createResizer } from "../images/resize.ts";
import { openJobs } from "../jobs/jobs.ts";
import { openMailer } from "../mail/mailer.ts";
import { openLocalStore } from "../media/local-store.ts";
import { letterHtml, letterText } from "../newsletter/letter/letter.ts";
import { openNewsletter } from "../newsletter/newsletter.ts";
import { openLetters } from "../newsletter/sending/letters.ts";
import { openInvitations } from "../newsletter/subscribers/invitations.ts";
import { openSubscriberBook } from "../newsletter/subscribers/subscriber-book.ts";
import { openUploads } from "../pictures/uploads.ts";
import { type Beat, openBeat } from "../platform/beat.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Environment } from "../platform/git.ts";
import { ledBy, whenLeadBegins } from "../platform/leader.ts";
import { watchLoop } from "../platform/loop-watch.ts";
import { createSigner } from "../platform/secret.ts";
import { bufferOf, emptySlotOf } from "../schedule/buffer.ts";
import { openTimer } from "../schedule/timer.ts";
import { openStatistics } from "../statistics/statistics.ts";
import { openContentRepository } from "../stories/content-repository.ts";
import { openEditing } from "../stories/editing.ts";
import { storyPath } from "../stories/model.ts";
import { openPacking } from "../stories/packing.ts";
import { recentStories } from "../stories/recent-stories.ts";
import { shownRemote, withoutCredentials } from "../stories/remote-address.ts";
import { openRevisions } from "../stories/revisions.ts";
import type { Begun } from "../stories/shared-reading.ts";
import { watchLibrary } from "../stories/watch.ts";
import { findWorkingCopy } from "../stories/working-copy.ts";
import { openFilms } from "./films.ts";
import { openKeeper, openStories, originOfMails, repositoryOf } from "./services.ts";
import { type Duty, openSharing } from "./sharing.ts";
import { openCloudStorage, storedPictures } from "./storage.ts";
import { openStores } from "./stores.ts";
import { type Workshop, workshopHere } from "./workers.ts";

type ServerParts = {
  config: Config;
  clock: Clock;
  log: Logger;
  environment: Environment;
  /** Where stories are made and pictures drawn; without it, in this process. */
  workshop?: Workshop;
  /** Where threads have begun to read the library. */
  begun?: Begun | undefined;
};

/** For how many milliseconds a closing server waits for a remote, which may be silent for as long as a minute. */
const longestGoodbye = 2_000;

/** And for how many for a mail server, which may take minutes to answer a letter: such a letter counts as begun. */
const longestLetter = 8_000;

/** What the server answers from, kept fresh while it runs. */
export async function openServices({ config, clock, log, environment, workshop = workshopHere, begun }: ServerParts) {
  const advertising = readAdvertising(config);
  const stores = await openStores({ config, clock, log });
  const { secret } = stores;
  const signer = createSigner(secret);
  const health = openHealth({ clock });
  const sharing = await openSharing({ config, stores, health, clock, log });
  const engagement = openEngagement({ store: stores.counts, clock });
  const { CONTENT_DIR: contentDir, BUFFER_DAYS: bufferDays } = config;
  const hangUp = new AbortController();
  const content = openContentRepository({
    ...repositoryOf(config, { environment }),
    hangUp: hangUp.signal,
    setsAside: config.CONTENT_REMOTE !== undefined,
  });
  const library = await openStories(config, engagement, { content, begun });
  const watching = watchLibrary({ library, contentDir, log });
  const mail = openMailer(config, { clock });
  const newsletter = openNewsletter({ store: stores.newsletter, mail, signer, clock, log });
  const runs = openRunLog(config.DATA_DIR);
  const jobs = openJobs({ clock, ...sharing.jobs });
  const uploads = openUploads({ dataDir: config.DATA_DIR, masterFrom: workshop.masterFrom, ...sharing.uploads });
  const editing = openEditing({
    content,
    library,
    clock,
    log,
    pushPatienceMs: 3_000,
    onPushed: sharing.content.tell,
  });
  const supply = () => ({
    now: clock.now(),
    bufferDays: config.BUFFER_DAYS,
    stories: [...recentStories(library, clock.now())],
    isDeleted: library.isDeleted,
  });
  const buffer = () => bufferOf(supply());
  const generateFor = async function* (origin: "panel" | "schedule", order: GenerationOrder, signal: AbortSignal) {
    const events = workshop.generateStories(order, { config, clock, environment, signal, origin, library });
    // The files' watcher is not as quick as whoever waits for these stories.
    try {
      for await (const event of events) {
        if (event.type === "story-published") await library.refresh({ paths: [storyPath(event.id)] });
        yield event;
      }
    } finally {
      // A story may be committed and its run be stopped before it could say so.
      await library.refresh();
      sharing.content.tell();
    }
  };
  const origin = originOfMails(config);
  const letters = openLetters({
    store: stores.newsletter,
    ledger: stores.ledger,
    library,
    mail,
    signer,
    health,
    clock,
    log,
    origin,
    contactEmail: config.CONTACT_EMAIL,
  });
  const invitations = openInvitations({ store: stores.newsletter, mail, signer, clock, log, origin });
  const { CONTENT_REMOTE: remote } = config;
  const follower =
    remote === undefined
      ? null
      : openFollower({
          content,
          library,
          health,
          clock,
          log,
          remote: shownRemote(remote),
          shown: (text) => withoutCredentials(text, remote),
          everySeconds: config.CONTENT_SYNC_SECONDS,
        });
  const timer =
    config.SCHEDULE === "off"
      ? null
      : openTimer({
          clock,
          async run() {
            // Also the library's first fetch, which may still be under way.
            if (follower && !follower.isResting()) await follower.tick();
            const generate = generateFor.bind(null, "schedule");
            await keepSchedule({ jobs, generate, library, content, bufferDays, health, clock, log });
          },
        });
  const watchdog = openWatchdog({
    clock,
    log,
    health,
    buffer,
    emptySlot: () => emptySlotOf(supply()),
    store: stores.health,
    mail,
    hand: { html: letterHtml, text: letterText },
    administrator: administratorOf(config),
    tells: stores.leader.leads,
    siteUrl: config.SITE_URL,
  });
  const loop = watchLoop();
  const pictures = createPictures(contentDir);
  const resizer = createResizer({
    cacheDir: join(config.DATA_DIR, "cache", "images"),
    render: workshop.render,
    isLate: loop.isLate,
    onUncached: (error) => log.warn({ err: error }, "A resized picture could not be kept"),
  });
  const cards = createCards({
    cacheDir: join(config.DATA_DIR, "cache", "cards"),
    drawCard: workshop.drawCard,
    isLate: loop.isLate,
    onUncached: (error) => log.warn({ err: error }, "A card could not be kept"),
  });
  const metrics = openMetrics({
    version: packageJson.version,
    now: () => clock.now(),
    problems: health.problems,
    buffer,
    metAt: follower?.metAt ?? null,
    runs: runs.list,
    letters: letters.reports,
    subscribers: newsletter.counts,
    stateBytes: stores.bytes,
    work: { pictures: resizer.queue, cards: cards.queue },
  });
  const pictureCare = openPictureCare({ library, pictures, resizer, cards, clock });
  const beats: Beat[] = [];
  let following: Beat | undefined;
  // A remote that does not answer is asked when its time has come, whoever says that there is something new.
  const followSoon = () => {
    if (follower !== null && !follower.isResting()) void following?.soon();
  };
  sharing.content.listen(followSoon);
  const secretOfHost = config.CONTENT_WEBHOOK_SECRET;
  const receiver =
    follower === null || secretOfHost === undefined
      ? null
      : openReceiver({
          secret: secretOfHost,
          branch: () => followedBranch(config, environment),
          followSoon() {
            followSoon();
            sharing.content.tell();
          },
        });
  const packing = openPacking({ content, clock, log });
  const databaseWatch = openDatabaseWatch({ hear: stores.tick, health, log });
  const diskWatch = openDiskWatch({ folders: { DATA_DIR: config.DATA_DIR, CONTENT_DIR: contentDir }, health });
  return {
    /** Begins what a server does by itself. Tests do it step by step instead, by the ticks of `follower` and the others. */
    begin(): void {
      const every = (name: string, everySeconds: number, work: () => Promise<void>) => {
        const beat = openBeat(work, { name, everySeconds, log });
        beats.push(beat);
        return beat;
      };
      library
        .readAhead()
        .catch((error: unknown) => log.warn({ err: error }, "What is kept of the library cannot be read"));
      // The next edit would finish it too, but readers are not to wait for one.
      every("finish what a killed server had begun", 60, async () => {
        if (await content.settle()) await library.refresh();
      });
      if (follower) following = every("follow the remote", config.CONTENT_SYNC_SECONDS, follower.tick);
      if (stores.database) every("hear of the other servers", 5, databaseWatch.tick);
      every("pack the library's repository", 600, packing.tick);
      every("look at the disk", 60, diskWatch.tick);
      every("make pictures ready", 60, pictureCare.tick);
      every("watch over the stories", 60, watchdog.tick);
      for (const { name, everySeconds, tick } of sharing.duties) every(name, everySeconds, tick);
      // What only one server may do at a time.
      const leading: Duty[] = [
        ...(timer ? [{ name: "keep the schedule", everySeconds: 20, tick: timer.tick }] : []),
        { name: "send the morning letter", everySeconds: 20, tick: letters.tick },
        { name: "ask imported readers whether they want it", everySeconds: 20, tick: invitations.tick },
        { name: "forget who never confirmed", everySeconds: 3600, tick: newsletter.tick },
      ];
      const led = leading.map(({ name, everySeconds, tick }) => every(name, everySeconds, ledBy(stores.leader, tick)));
      // Whoever takes over begins at once.
      const takeOver = async () => void (await Promise.all(led.map((beat) => beat.soon())));
      if (stores.database) every("see who leads", 5, whenLeadBegins(stores.leader, takeOver));
    },
    health,
    follower,
    receiver,
    readiness: openReadiness({
      dataDir: config.DATA_DIR,
      contentDir,
      awaitsLibrary: () => library.size === 0 && follower?.metAt() === null,
    }),
    buffer,
    timer,
    watchdog,
    metrics,
    letters,
    invitations,
    subscribers: openSubscriberBook({ store: stores.newsletter, clock }),
    state: stores,
    access: openAccess({ store: stores.access, secret, clock, tallies: sharing.tallies }),
    editing,
    revsOf: openRevisions({ contentDir, environment }),
    uploads,
    keeper: await openKeeper({ config, clock, library, content, editing, workshop }),
    jobs,
    statistics: openStatistics({
      library,
      countsOf: engagement.countsOf,
      countsByDay: engagement.byDay,
      subscribers: newsletter.counts,
      runs: runs.list,
      remote: editing.remoteState,
      buffer,
      clock,
    }),
    shorts: await openFilms({ config, clock, environment, log, library, editing, workshop }),
    generate: generateFor.bind(null, "panel"),
    library,
    engagement,
    newsletter,
    signer,
    advertising,
    clock,
    log,
    pictures,
    hotPictures: openHotPictures({ isPublic: (id) => library.timeline.find(id, clock.now()) }),
    media: openLocalStore({ dataDir: config.DATA_DIR }),
    storedPicture: storedPictures(await openCloudStorage(config)),
    resizer,
    cards,
    drawIcon: workshop.drawIcon,
    pictureCare,
    site: {
      siteUrl: config.SITE_URL,
      limits: sharing.limits,
      contactEmail: config.CONTACT_EMAIL,
      channelUrl: config.VIDEO_CHANNEL_URL,
    },
    close: async () => {
      pictureCare.close();
      const patience = [
        setTimeout(() => hangUp.abort(), longestGoodbye),
        setTimeout(mail.close, longestLetter), // Cuts the connections, so that nobody waits for an answer any more.
      ];
      // Together: a beat waits for the schedule's job, which is told to stop.
      await Promise.all([letters.close(), jobs.close(), ...beats.map((beat) => beat.close())]);
      for (const timer of patience) clearTimeout(timer);
      workshop.close();
      loop.close();
      uploads.close();
      watching.close();
      metrics.close();
      mail.close();
      await sharing.close();
      await stores.close();
    },
  };
}

/** The branch that the library is on, where there is one already. */
async function followedBranch({ CONTENT_BRANCH, CONTENT_DIR }: Config, environment: Environment) {
  if (CONTENT_BRANCH !== undefined) return CONTENT_BRANCH;
  const copy = await findWorkingCopy(CONTENT_DIR, { environment }).catch(() => null);
  return copy?.ref.replace("refs/heads/", "") ?? null;
}
