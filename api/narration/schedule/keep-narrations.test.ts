import { expect, it } from "vitest";
import { openHealth } from "#api/health/health.ts";
import { openJobs } from "#api/jobs/jobs.ts";
import { AppError } from "#api/platform/errors.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { substituteOf } from "#api/stories/drafts/reviewing.fixture.ts";
import type { Story } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { isSubstitute } from "#api/stories/substitute.ts";
import { narrationsOf } from "../narrations.fixture.ts";
import { toneNarrator } from "../tone-narrator.fixture.ts";
import { narrationKeeper } from "./keep-narrations.ts";

/** A server's keeper over stories in memory, newest first, at two in the afternoon of 21 November. */
function keeping(stories: Story[], narrator = toneNarrator()) {
  let now = Temporal.Instant.from("2026-11-21T14:00:00+01:00");
  const clock = { now: () => now };
  const [health, dataDir] = [openHealth({ clock }), folderOfTest()];
  /** Opens a new keeper, as a start of the server does. */
  const start = () => {
    const jobs = openJobs({ clock });
    const tick = narrationKeeper({
      narrator,
      library: { all: () => stories },
      isSubstitute: (id) => stories.some((story) => story.id === id && isSubstitute(story)),
      narrations: narrationsOf({ stories, dataDir, narrator }),
      ...{ jobs, health, clock, log: { warn: () => {} } },
    });
    return { tick, jobs };
  };
  const read = () => narrator.orders.map(({ id, language }) => `${id} ${language}`);
  return { start, health, read, moveTo: (instant: string) => (now = Temporal.Instant.from(instant)) };
}

const of = (id: string) => storyOf({ id });

it("reads one story a turn, what came out lately and what waits, the first to come out first, no substitute before its hour", async () => {
  const stories = [
    substituteOf("2026-11-22-morning"),
    of("2026-11-21-evening"),
    of("2026-11-21-morning"),
    of("2026-11-10-morning"),
  ];
  const { start, read, moveTo } = keeping(stories);
  const { tick, jobs } = start();
  await tick();
  expect(read()).toEqual(["2026-11-21-morning en", "2026-11-21-morning pl"]);
  expect(jobs.list()).toMatchObject([{ kind: "narrate", by: "schedule", state: "done" }]);
  await tick();
  await tick();
  await start().tick();
  expect(read().slice(2)).toEqual(["2026-11-21-evening en", "2026-11-21-evening pl"]);
  moveTo("2026-11-22T08:00:00+01:00");
  await tick();
  expect(read().slice(4)).toEqual(["2026-11-22-morning en", "2026-11-22-morning pl"]);
});

it("says what fails, tries it again later, and asks for no voice that there is not", async () => {
  const faults = [new AppError("VOICE_FAILED", "The voice is hoarse."), new AppError("BUDGET_SPENT", "Spent.")];
  const narrator = toneNarrator({
    voices: ["en"],
    before: async () => {
      const fault = faults.shift();
      if (fault) throw fault;
    },
  });
  const stories = [of("2026-11-21-evening"), of("2026-11-21-morning")];
  const { start, read, health, moveTo } = keeping(stories, narrator);
  const { tick } = start();
  const problems = () => health.problems().map(({ part, code }) => `${part} ${code}`);
  await tick();
  expect(problems()).toEqual(["narrations VOICE_FAILED"]);
  // The other is tried meanwhile; a spent budget concerns both.
  await tick();
  await tick();
  expect([read(), problems()]).toEqual([
    ["2026-11-21-morning en", "2026-11-21-evening en"],
    ["narrations BUDGET_SPENT"],
  ]);
  moveTo("2026-11-21T15:01:00+01:00");
  await tick();
  await tick();
  await tick();
  expect([read().slice(2), problems()]).toEqual([["2026-11-21-morning en", "2026-11-21-evening en"], []]);
});

it("says that there is no voice at all", async () => {
  const { start, health } = keeping([of("2026-11-21-morning")], toneNarrator({ voices: [] }));
  await start().tick();
  expect(health.problems()).toMatchObject([{ part: "narrations", level: "warning", code: "VOICE_MISSING" }]);
});
