import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import type { Clock } from "../../api/platform/clock.ts";
import { readConfig } from "../../api/platform/config.ts";
import { contentHash } from "../../api/platform/content-hash.ts";
import { timeSlots } from "../../api/schedule/model.ts";
import { openServices } from "../../api/services.ts";
import { picturePath, type Story, storyPath } from "../../api/stories/model.ts";
import { storyOf } from "../../api/stories/story.fixture.ts";
import { formatStory } from "../../api/stories/story-file.ts";
import { type Served, startServer } from "../serve.ts";

/** A clock that stands still until a test moves it. */
export function movableClock(start: string): Clock & { moveTo(instant: string): void } {
  let now = Temporal.Instant.from(start);
  return {
    now: () => now,
    moveTo(instant) {
      now = Temporal.Instant.from(instant);
    },
  };
}

const colours = { morning: "#e9a572", afternoon: "#8fae6b", evening: "#5b4a86" };

async function writePicture(contentDir: string, id: Story["id"], colour: string): Promise<string> {
  const picture = await sharp({ create: { width: 1536, height: 1024, channels: 3, background: colour } })
    .webp()
    .toBuffer();
  await write(join(contentDir, picturePath(id)), picture);
  return contentHash(picture);
}

async function write(path: string, content: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Writes a story and its picture where the library looks for them. */
export async function writeStory(contentDir: string, facts: Parameters<typeof storyOf>[0]): Promise<Story> {
  const draft = storyOf(facts);
  const imageHash = await writePicture(contentDir, draft.id, colours[draft.timeSlot]);
  const story = { ...draft, imageHash };
  await write(join(contentDir, storyPath(story.id)), formatStory(story));
  return story;
}

/** Every slot of some days up to `last`, as ids. */
export function slotsUntil(last: string, days: number): string[] {
  const dates = Array.from({ length: days }, (_, index) =>
    Temporal.PlainDate.from(last).subtract({ days: days - 1 - index }),
  );
  return dates.flatMap((date) => timeSlots.map((slot) => `${date}-${slot}`));
}

export type Site = Served & { contentDir: string; dataDir: string };

type SiteOptions = {
  clock: Clock;
  stories: Parameters<typeof storyOf>[0][];
  /** Environment variables beyond those that make it a site of its own; limits are off unless they are named. */
  settings?: Record<string, string>;
  /** The library in a Git repository with a bare `origin`, as the administrator's pages need it. */
  git?: boolean;
};

/** A whole site over a library of its own, for one test; the end of the test takes everything away. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const site = await startSite(options);
  onTestFinished(() => site.close());
  return site;
}

/** A site like that for all tests of a file, there once they run. */
export function siteOfFile(options: SiteOptions): Site {
  const site = {} as Site;
  beforeAll(async () => {
    Object.assign(site, await startSite(options));
  });
  afterAll(() => site.close());
  return site;
}

/** Git as nobody in particular. */
export const gitEnvironment = {
  PATH: process.env.PATH,
  HOME: "/nonexistent",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
};

/** Runs Git in a folder, and answers what it said. */
export function gitIn(folder: string, ...args: string[]): string {
  const someone = ["-c", "user.name=Someone", "-c", "user.email=someone@example.org", "-c", "commit.gpgsign=false"];
  return execFileSync("git", ["-C", folder, ...someone, ...args], { env: gitEnvironment, encoding: "utf8" }).trim();
}

/** Makes the library a repository with everything in it committed and pushed; its remote lies beside it. */
function keepInGit(root: string, contentDir: string): void {
  gitIn(root, "init", "--quiet", "--bare", "--initial-branch=main", "origin.git");
  gitIn(contentDir, "init", "--quiet", "--initial-branch=main");
  gitIn(contentDir, "add", "--all");
  gitIn(contentDir, "commit", "--quiet", "--allow-empty", "-m", "Begin the library");
  gitIn(contentDir, "remote", "add", "origin", join(root, "origin.git"));
  gitIn(contentDir, "push", "--quiet", "--set-upstream", "origin", "main");
}

async function startSite({ clock, stories, settings = {}, git = false }: SiteOptions): Promise<Site> {
  const root = await mkdtemp(join(tmpdir(), "mruk-site-"));
  const [contentDir, dataDir] = [join(root, "content"), join(root, "data")];
  await mkdir(contentDir);
  for (const story of stories) await writeStory(contentDir, story);
  if (git) keepInGit(root, contentDir);
  const config = readConfig({
    CONTENT_DIR: contentDir,
    DATA_DIR: dataDir,
    PORT: "0",
    LOG_LEVEL: "silent",
    RATE_LIMITS: "off",
    ...settings,
  });
  const services = await openServices({
    config,
    clock,
    log: pino({ level: "silent" }),
    environment: gitEnvironment,
  });
  const served = await startServer({ config, services });
  return {
    ...served,
    contentDir,
    dataDir,
    async close() {
      await served.close();
      await services.close();
      // Pictures that readers no longer wait for may still be put away.
      await rm(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
