// The simulated server: the library that answers readers, the follower, the timer, the watchdog and the letter.
import { join } from "node:path";
import { pino } from "pino";
import { openFollower } from "#api/following/follower.ts";
import type { Journal } from "#api/generation/journal.ts";
import { keepSchedule } from "#api/generation/keep-schedule.ts";
import type { Wanted } from "#api/generation/plan.ts";
import { openHealth } from "#api/health/health.ts";
import { openWatchdog } from "#api/health/watchdog.ts";
import { openJobs } from "#api/jobs/jobs.ts";
import type { LetterMailer, Mail } from "#api/mail/model.ts";
import { mailHtml, mailText } from "#api/newsletter/letter/mail-content.ts";
import type { NewsletterState } from "#api/newsletter/model.ts";
import { openLedger } from "#api/newsletter/sending/ledger.ts";
import { openLetters } from "#api/newsletter/sending/letters.ts";
import { storeOf } from "#api/parts.fixture.ts";
import { createSigner } from "#api/platform/secret.ts";
import { bufferOf } from "#api/schedule/buffer.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import { openTimer } from "#api/schedule/timer.ts";
import { openDrafting } from "#api/stories/drafts/drafting.ts";
import { openReviewing } from "#api/stories/drafts/reviewing.ts";
import { openLibrary } from "#api/stories/index/library.ts";
import type { Draw } from "./draw.fixture.ts";
import type { Fate } from "./fate.fixture.ts";
import { lifeOf } from "./mortal.fixture.ts";
import type { Clone } from "./repositories.fixture.ts";
import { bufferDays, reviewingParts, run } from "./run.fixture.ts";
import type { Timeline } from "./timeline.fixture.ts";

type ServerParts = {
  fate: Pick<Fate, "hasTimer" | "hasLetters" | "syncSeconds" | "editor">;
  timeline: Timeline;
  clone: Clone;
  journal: Journal;
  root: string;
  draw: Draw;
};

export const readers = ["ola@example.org", "tomek@example.org"];

export type SimulatedServer = Awaited<ReturnType<typeof openServer>>;

export async function openServer(parts: ServerParts) {
  const { fate, timeline, clone, journal, root, draw } = parts;
  const { clock } = timeline;
  const log = pino({ level: "silent" });
  const dataDir = join(root, "server-data");
  /** State that outlives a restart: the state file and the sent mail. */
  const sentState = storeOf({ told: {} });
  const subscribers = storeOf<NewsletterState>({ subscribers: Object.fromEntries(readers.map(subscriberOf)) });
  const sent: { to: string; date: string }[] = [];
  const mail = mailerInto((to) => sent.push({ to, date: warsawDate(clock.now()) }));
  let process = await start();
  let restarts = 0;

  async function start() {
    const { contentDir } = clone;
    const cacheDir = join(dataDir, "cache", "stories");
    const library = await openLibrary({ contentDir, cacheDir, likesOf: () => 0 });
    const content = clone.open();
    const [health, jobs] = [openHealth({ clock }), openJobs({ clock })];
    const { syncSeconds: everySeconds } = fate;
    const follower = openFollower({ content, library, health, clock, log, remote: "origin", everySeconds });
    const waits = fate.editor !== undefined;
    const drafting = { ...openDrafting({ content, library }), isOn: waits };
    const reviewing = openReviewing({ ...reviewingParts(content, library), clock });
    let life = lifeOf();
    const ownRun = (wanted?: Wanted) =>
      run({
        contentDir,
        content: clone.open(),
        journal,
        clock,
        life,
        cacheDir: root,
        library,
        waits,
        ...(wanted && { wanted }),
      });
    const timer = openTimer({
      clock,
      async run() {
        if (!follower.isResting()) await follower.tick();
        life = lifeOf(draw.chance(0.1) ? draw.whole(0, 40) : undefined);
        await keepSchedule({
          jobs,
          health,
          clock,
          log,
          library,
          content,
          bufferDays,
          review: drafting,
          async *generate() {
            yield* ownRun();
            await library.refresh();
          },
        });
      },
    });
    const supply = () => ({ now: clock.now(), bufferDays, stories: library.all(), isDeleted: library.isDeleted });
    const watchdog = openWatchdog({
      clock,
      log,
      health,
      buffer: () => bufferOf(supply()),
      store: sentState,
      mail,
      renderers: { html: mailHtml, text: mailText },
      administrator: "administrator@example.org",
      siteUrl: undefined,
    });
    const letters = openLetters({
      store: subscribers,
      ledger: openLedger({ dataDir }),
      library,
      mail,
      signer: createSigner("a secret that only this simulation knows of"),
      health,
      clock,
      log,
      origin: "https://mruk.example.org",
      contactEmail: "hello@example.org",
      unsubscribeMailbox: null,
    });
    return {
      library,
      reviewing,
      health,
      follower,
      watchdog,
      letters,
      /** What an editor asks for: another draft, or the house's story in the place of one. */
      async make(wanted: Wanted) {
        life = lifeOf();
        for await (const event of ownRun(wanted)) void event;
        await library.refresh();
      },
      async tickTimer() {
        if (fate.hasTimer) await timer.tick().catch(() => {}); // The server's interval task would log the error and continue.
        if (life.isOver) await restart();
      },
    };
  }

  async function restart(): Promise<void> {
    restarts++;
    await process.letters.close();
    process = await start();
  }

  return {
    library: () => process.library,
    reviewing: () => process.reviewing,
    closeSlots: () => process.reviewing.placeSpares(),
    make: (wanted: Wanted) => process.make(wanted),
    problems: () => process.health.problems(),
    content: () => clone.open(),
    follow: () => process.follower.tick(),
    restart,
    restarts: () => restarts,
    sent,
    close: () => process.letters.close(),
    /** The server's interval tasks. */
    async tick(): Promise<void> {
      await process.follower.tick();
      await process.tickTimer();
      if (fate.editor !== undefined) await process.reviewing.removeExpired();
      await process.watchdog.tick();
      if (fate.hasLetters) await process.letters.tick();
    },
  };
}

const subscriberOf = (email: string, index: number) =>
  [
    `reader-${index}`,
    {
      email,
      language: index % 2 === 0 ? ("en" as const) : ("pl" as const),
      askedAt: "2026-01-01T12:00:00Z",
      confirmedAt: "2026-01-01T12:05:00Z",
    },
  ] as const;

/** A mail server that accepts everything. */
function mailerInto(take: (to: string) => void): LetterMailer {
  return {
    atOnce: 2,
    ahead: 2,
    send: async ({ to }: Mail) => take(to),
    async deliver({ to }, commit) {
      if (!(await commit())) return { outcome: "not sent", reason: "not agreed" };
      take(to);
      return { outcome: "taken" };
    },
    verify: async () => {},
    close: () => {},
  };
}
