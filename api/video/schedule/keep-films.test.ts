import { describe, expect, it } from "vitest";
import { openHealth } from "#api/health/health.ts";
import { openJobs } from "#api/jobs/jobs.ts";
import { AppError } from "#api/platform/errors.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { substituteOf } from "#api/stories/drafts/reviewing.fixture.ts";
import type { Story } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { isSubstitute } from "#api/stories/substitute.ts";
import { filmMakerOf, mediaInMemory, platformOf, videosOf } from "../videos.fixture.ts";
import { type FilmKeeping, filmKeeper } from "./keep-films.ts";

type Options = { stories: Story[]; platform?: ReturnType<typeof platformOf> | null } & Pick<
  Partial<FilmKeeping>,
  "does" | "hasFilmMaker"
>;

/** A server's keeper over stories in memory, newest first, at two in the afternoon of 21 November. */
async function keeping({ stories, platform = platformOf(), hasFilmMaker = true, ...options }: Options) {
  let signedIn = platform;
  let now = Temporal.Instant.from("2026-11-21T14:00:00+01:00");
  const clock = { now: () => now };
  const [filmMaker, media] = [filmMakerOf(), mediaInMemory()];
  const health = openHealth({ clock });
  const workDir = await folderOfTest();
  /** Opens a new keeper, as a start of the server does. */
  const start = () => {
    const jobs = openJobs({ clock });
    const videos = videosOf({ stories, clock, filmMaker, media, workDir, platform: async () => signedIn });
    const tick = filmKeeper({
      does: { films: true, uploads: true },
      ...options,
      hasFilmMaker,
      library: { all: () => stories },
      isSubstitute: (id) => stories.some((story) => story.id === id && isSubstitute(story)),
      owns: media.owns,
      videos,
      jobs,
      health,
      clock,
      log: { warn: () => {} },
    });
    return { tick, jobs };
  };
  return {
    start,
    health,
    filmed: () => filmMaker.orders.filter(({ language }) => language === null).map(({ story }) => story.id),
    uploaded: () => signedIn?.taken.map(({ order }) => `${order.story.id} ${order.language}`) ?? [],
    signIn: () => {
      signedIn = platformOf();
    },
    moveTo: (instant: string) => {
      now = Temporal.Instant.from(instant);
    },
  };
}

const of = (id: string, fields: Record<string, unknown> = {}) => storyOf({ id, ...fields });
/** A morning that is out, an evening that waits, an old story, all without a film; newest first. */
const library = () => [of("2026-11-21-evening"), of("2026-11-21-morning"), of("2026-11-10-morning")];

describe("a server with FILMS=on", () => {
  it("makes one film a turn, of what is out lately and of what waits, the first to come out first, each once", async () => {
    const { start, filmed } = await keeping({ stories: library(), does: { films: true, uploads: false } });
    const { tick, jobs } = start();
    await tick();
    expect(filmed()).toEqual(["2026-11-21-morning"]);
    expect(jobs.list()).toMatchObject([{ kind: "generate-video", by: "schedule", state: "done" }]);
    await tick();
    await tick();
    // A restart finds nothing that is left to do.
    await start().tick();
    expect(filmed()).toEqual(["2026-11-21-morning", "2026-11-21-evening"]);
  });

  it("makes none of a substitute, whose draft may still be approved, before its hour has come", async () => {
    const stories = [substituteOf("2026-11-21-evening"), of("2026-11-21-afternoon")];
    const { start, filmed, moveTo } = await keeping({ stories, does: { films: true, uploads: false } });
    const { tick } = start();
    await tick();
    await tick();
    expect(filmed()).toEqual(["2026-11-21-afternoon"]);
    // Approved: the draft is the slot's story, with its hour ahead.
    stories[0] = of("2026-11-21-evening", { titleEn: "Approved" });
    await tick();
    expect(filmed()).toEqual(["2026-11-21-afternoon", "2026-11-21-evening"]);
    stories.unshift(substituteOf("2026-11-22-morning"));
    await tick();
    expect(filmed()).toHaveLength(2);
    moveTo("2026-11-22T08:00:00+01:00");
    await tick();
    expect(filmed().at(-1)).toBe("2026-11-22-morning");
  });

  it("says what to do where nobody makes films", async () => {
    const { start, health, filmed } = await keeping({ stories: library(), hasFilmMaker: false });
    await start().tick();
    expect(health.problems()).toMatchObject([{ part: "films", level: "warning", code: "FILM_MAKER_MISSING" }]);
    expect(filmed()).toEqual([]);
  });
});

describe("a server with YOUTUBE_UPLOAD=on", () => {
  const film = (name: string) => ({ videoUrl: `https://films.example/${name}.mp4` });

  it("uploads in both languages what it has made and what has come out, and not a minute before", async () => {
    const { start, uploaded, moveTo, health } = await keeping({ stories: library() });
    const { tick, jobs } = start();
    for (let turn = 0; turn < 3; turn++) await tick();
    const morning = ["2026-11-21-morning en", "2026-11-21-morning pl"];
    expect(uploaded()).toEqual(morning);
    moveTo("2026-11-21T19:59:59+01:00");
    await tick();
    expect(uploaded()).toEqual(morning);
    moveTo("2026-11-21T20:00:00+01:00");
    await tick();
    expect(uploaded()).toEqual([...morning, "2026-11-21-evening en", "2026-11-21-evening pl"]);
    expect(jobs.list().filter(({ kind }) => kind === "upload-video")).toHaveLength(2);
    await start().tick();
    expect(uploaded()).toHaveLength(4);
    expect(health.problems()).toEqual([]);
  });

  it("uploads nobody else's film, and none whose video page somebody named", async () => {
    const stories = [
      of("2026-11-21-afternoon", film("theirs")),
      of("2026-11-21-morning", { videoUrl: "/media/own.mp4", youtubeLink: "https://www.youtube.com/watch?v=mine" }),
    ];
    const { start, uploaded, health } = await keeping({ stories, does: { films: false, uploads: true } });
    await start().tick();
    expect([uploaded(), health.problems()]).toEqual([[], []]);
  });

  it("waits for the day's quota as long as it lasts, and uploads the rest then", async () => {
    const quota = new AppError("YOUTUBE_QUOTA_EXCEEDED", "The day's quota is used up", { retryAfter: 19 * 3600 });
    const platform = platformOf({ refusals: [null, quota] });
    const { start, uploaded, moveTo, health } = await keeping({ stories: [of("2026-11-21-morning")], platform });
    const { tick } = start();
    await tick();
    await tick();
    expect(uploaded()).toEqual(["2026-11-21-morning en"]);
    expect(health.problems()).toMatchObject([{ part: "uploads", level: "warning", code: "YOUTUBE_QUOTA_EXCEEDED" }]);
    moveTo("2026-11-22T08:59:00+01:00");
    await tick();
    expect(uploaded()).toHaveLength(1);
    moveTo("2026-11-22T09:00:00+01:00");
    await tick();
    expect([uploaded(), health.problems()]).toEqual([["2026-11-21-morning en", "2026-11-21-morning pl"], []]);
  });

  it("says that nobody has signed in, and goes on a quarter of an hour after somebody has", async () => {
    const stories = [of("2026-11-21-morning")];
    const { start, moveTo, health, filmed, uploaded, signIn } = await keeping({ stories, platform: null });
    const { tick, jobs } = start();
    await tick();
    await tick();
    expect(filmed()).toEqual(["2026-11-21-morning"]);
    expect(health.problems()).toMatchObject([{ part: "uploads", code: "YOUTUBE_NOT_CONFIGURED" }]);
    // A refusal before any work is no job.
    expect(jobs.list().filter(({ kind }) => kind === "upload-video")).toEqual([]);
    signIn();
    await tick();
    expect(uploaded()).toEqual([]);
    moveTo("2026-11-21T14:15:00+01:00");
    await tick();
    expect([uploaded().length, health.problems()]).toEqual([2, []]);
  });

  it("leaves to a person what could not be uploaded for a week", async () => {
    const stories = [of("2026-11-21-morning")];
    const { start, moveTo, health, uploaded, signIn } = await keeping({ stories, platform: null });
    const { tick } = start();
    await tick();
    await tick();
    signIn();
    moveTo("2026-11-28T08:00:01+01:00");
    await tick();
    expect([uploaded(), health.problems()]).toEqual([[], []]);
  });

  it("tries a film that YouTube refuses by itself after an hour, then later, and others meanwhile", async () => {
    const refused = () => new AppError("YOUTUBE_REFUSED", "YouTube refused: invalidTitle");
    const platform = platformOf({ refusals: [refused(), null, refused()] });
    const { start, uploaded, moveTo, health } = await keeping({ stories: [of("2026-11-21-morning")], platform });
    const { tick } = start();
    await tick();
    await tick();
    expect(uploaded()).toEqual(["2026-11-21-morning pl"]);
    expect(health.problems()).toMatchObject([{ part: "uploads", code: "YOUTUBE_REFUSED" }]);
    for (const [instant, count] of [
      ["2026-11-21T14:59:00+01:00", 1],
      ["2026-11-21T15:00:00+01:00", 1],
      ["2026-11-21T16:59:00+01:00", 1],
      ["2026-11-21T17:00:00+01:00", 2],
    ] as const) {
      moveTo(instant);
      await tick();
      expect(uploaded(), instant).toHaveLength(count);
    }
    expect(health.problems()).toEqual([]);
  });
});
