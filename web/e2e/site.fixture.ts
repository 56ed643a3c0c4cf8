import { mkdir, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { quickPasswords } from "#api/access/sign-in.fixture.ts";
import { databaseIfAsked, type StoresOfTest } from "#api/database/stores.fixture.ts";
import type { Clock } from "#api/platform/clock.ts";
import { readConfig } from "#api/platform/config.ts";
import { takeAway, watchedLog } from "#api/platform/planted-secrets.fixture.ts";
import { timeSlots } from "#api/schedule/model.ts";
import { keepInGit, type StoryFacts, writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { environment, gitAt } from "#api/stories/repository/repository.fixture.ts";
import { quickWorkers } from "#api/wiring/quick-workers.fixture.ts";
import { openServices } from "#api/wiring/server-services.ts";
import { type Served, startServer } from "#web/server/serve.ts";

/** A clock that moves only when a test moves it. */
export function movableClock(start: string): Clock & { moveTo(instant: string): void } {
  let now = Temporal.Instant.from(start);
  return {
    now: () => now,
    moveTo(instant) {
      now = Temporal.Instant.from(instant);
    },
  };
}

/** The ids of every slot of some days up to `last`. */
export function slotsUntil(last: string, days: number): string[] {
  const dates = Array.from({ length: days }, (_, index) =>
    Temporal.PlainDate.from(last).subtract({ days: days - 1 - index }),
  );
  return dates.flatMap((date) => timeSlots.map((slot) => `${date}-${slot}`));
}

export type Site = Served & {
  contentDir: string;
  dataDir: string;
  /** The server's ticks, for tests to run one by one. */
  services: Awaited<ReturnType<typeof openServices>>;
  /** Runs Git in the library without a user's settings; returns its output. */
  git(...args: string[]): string;
};

type SiteOptions = StoresOfTest & {
  clock: Clock;
  stories: StoryFacts[];
  /** Further environment variables; rate limits are off unless they are set. */
  settings?: Record<string, string>;
  /** The library in a Git repository with a bare `origin`, as the administrator's pages need it. */
  git?: boolean;
  /** Longer than usual where a test needs an edit to be answered after its push, on a busy machine too. */
  pushPatienceMs?: number;
};

/** Starts a site with its own library for one test, and closes it at the test's end. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const site = await startSite(options);
  onTestFinished(() => site.close());
  return site;
}

/** Starts a site for all tests of a file. */
export function siteOfFile(options: SiteOptions): Site {
  const site = {} as Site;
  beforeAll(async () => {
    Object.assign(site, await startSite(options));
  });
  afterAll(() => site.close());
  return site;
}

async function startSite({
  clock,
  stories,
  settings = {},
  git = false,
  stores,
  pushPatienceMs,
}: SiteOptions): Promise<Site> {
  const root = await mkdtemp(join(tmpdir(), "mruk-site-"));
  const [contentDir, dataDir] = [join(root, "content"), join(root, "data")];
  await mkdir(contentDir);
  for (const story of stories) await writeStory(contentDir, story);
  if (git) keepInGit(root, contentDir);
  await shareResizedPictures(dataDir);
  const config = readConfig({
    CONTENT_DIR: contentDir,
    DATA_DIR: dataDir,
    ...(await databaseIfAsked({ stores })),
    PORT: "0",
    LOG_LEVEL: "silent",
    RATE_LIMITS: "off",
    ...settings,
  });
  const { log, end: endLog } = watchedLog();
  const services = await openServices({
    ...{ config, clock, log, environment, pushPatienceMs },
    ...{ workers: quickWorkers, passwords: quickPasswords },
  });
  const served = await startServer({ config, services });
  return {
    ...served,
    contentDir,
    dataDir,
    services,
    git: (...args) => gitAt(contentDir, ...args),
    async close() {
      await served.close();
      await services.close();
      await takeAway(root);
      endLog();
    },
  };
}

/**
 * Every site of a run shows the same few pictures; encoding them is what costs. Versions are named by the master's content, so
 * that sites may share them. The folder is taken away by `scripts/resized-pictures.ts`.
 */
async function shareResizedPictures(dataDir: string): Promise<void> {
  const shared = process.env.RESIZED_PICTURES_OF_TESTS;
  if (shared === undefined) return;
  await mkdir(join(dataDir, "cache"), { recursive: true });
  await symlink(shared, join(dataDir, "cache", "images"));
}
