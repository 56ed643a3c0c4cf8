import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Slot } from "#api/schedule/model.ts";
import { publishingInstant, slotsOfDays, storyIdOf } from "#api/schedule/slots.ts";
import { openLibrary } from "#api/stories/index/library.ts";
import { type GitHub, gitHub } from "./runner.fixture.ts";

// The commands of the publish workflow, run on fresh machines at simulated instants.

/** A buffer of one day keeps the number of pictures low. The house draws them, so the key is not used. */
const settings = {
  BUFFER_DAYS: "1",
  STORYTELLER: "house",
  ILLUSTRATOR: "house",
  CONTENT_AUTHOR: "Ola <ola@example.org>",
  OPENAI_API_KEY: "sk-planted-in-the-workflow",
};
const bothWell = { publish: "success", report: "success" };

/** A repository whose workflow runs at given instants, and the instant at which each story appeared first. */
async function timeline() {
  const there = await gitHub();
  const firstSeen = new Map<string, string>();
  const noteStories = async (now: string) => {
    const paths = (await there.git("ls-tree", "-r", "--name-only", "main", "content/stories")).split("\n");
    for (const path of paths) {
      const id = /([^/]+)\.md$/.exec(path)?.[1];
      if (id && !firstSeen.has(id)) firstSeen.set(id, now);
    }
  };
  const run = async (now: string, inputs: Record<string, string> = {}) => {
    const result = await there.run({ now, environment: { ...settings, ...inputs } });
    await noteStories(now);
    return result;
  };
  return { there, firstSeen, run };
}

/** Expects one story for each slot, in one commit, revealed at its instant. Returns the late ones. */
async function expectOneStoryForEachSlot(there: GitHub, firstSeen: Map<string, string>, slots: readonly Slot[]) {
  const ids = slots.map((slot) => storyIdOf(slot));
  expect([...firstSeen.keys()].sort()).toEqual([...ids].sort());
  const published = (await there.git("log", "--format=%an %s", "main")).match(/(?<=^Ola Publish )[^:]+/gm);
  expect(published?.sort()).toEqual([...ids].sort());
  const pictures = await there.git("ls-tree", "-r", "--name-only", "main", "content/images");
  expect(pictures.split("\n")).toHaveLength(ids.length);

  const copy = join(there.folder, "copy");
  await there.git("clone", "--quiet", there.folder.concat("/remote.git"), copy);
  const library = await openLibrary({ contentDir: join(copy, "content"), likesOf: () => 0 });
  expect(library.faults()).toEqual([]);
  for (const [index, slot] of slots.entries()) {
    const instant = publishingInstant(slot);
    const seenAt = (now: Temporal.Instant) => library.find(ids[index] as (typeof ids)[number], now) !== undefined;
    expect([seenAt(instant.subtract({ seconds: 1 })), seenAt(instant)], ids[index]).toEqual([false, true]);
  }
  return slots
    .filter((slot) => {
      const pushed = Temporal.Instant.from(firstSeen.get(storyIdOf(slot)) ?? "");
      return Temporal.Instant.compare(pushed, publishingInstant(slot)) > 0;
    })
    .map((slot) => storyIdOf(slot));
}

// Nine complete runs take long on a busy machine.
it("has one story for every slot, whether a run is on time, 12 hours late, doubled, dropped for two days, refused or abused", {
  timeout: 600_000,
}, async () => {
  const { there, firstSeen, run } = await timeline();

  // Monday, on time: the day is ready before its first slot.
  const first = await run("2026-11-23T05:17:00+01:00");
  expect(first).toMatchObject(bothWell);
  expect([...firstSeen.keys()]).toHaveLength(3);
  expect(first.summary).toContain("### 3 stories made");
  const commit = await there.git(
    "log",
    "-1",
    "--format=%H",
    "main",
    "--",
    "content/stories/2026/11/2026-11-23-evening.md",
  );
  expect(first.summary).toContain(`/raw/${commit}/content/images/2026/11/2026-11-23-evening.webp"`);
  expect(there.artefact(1)).toEqual(expect.arrayContaining(["data/events.jsonl", "data/runs.jsonl"]));
  expect(there.state()).toEqual({ issues: [], labels: [] });

  // The one of 11:17 comes at 23:17.
  expect(await run("2026-11-23T23:17:00+01:00")).toMatchObject(bothWell);

  // Two at once, which `concurrency` would not allow.
  const twice = await Promise.all([run("2026-11-24T11:17:00+01:00"), run("2026-11-24T11:17:00+01:00")]);
  for (const result of twice) expect(result).toMatchObject(bothWell);

  // None for two days.
  expect((await run("2026-11-26T11:17:00+01:00")).summary).toContain("### 6 stories made");

  // The remote takes no push: that is a failure, since the machine is gone afterwards.
  there.refusePushes(true);
  const refused = await run("2026-11-26T17:17:00+01:00");
  expect(refused).toMatchObject({ publish: "failure", report: "success" });
  expect(refused.log).toContain("::error::The remote has not taken 1 commit");
  expect(refused.summary).toContain("not pushed");
  there.refusePushes(false);

  // Hostile input is only an invalid date.
  const typing = join(there.folder, "typed");
  const date = `$(touch ${typing}); "; touch ${typing}; \`touch ${typing}\` --dry-run\n::set-output name=x::y`;
  const typed = await run("2026-11-26T18:00:00+01:00", { SLOT: "any", DATE: date, DAYS: "", DRY_RUN: "false" });
  expect(typed).toMatchObject({ publish: "failure", report: "success" });
  expect(existsSync(typing)).toBe(false);
  expect(typed.log).not.toMatch(/^::/m);
  expect(there.state().issues).toEqual([
    expect.objectContaining({ title: "Publishing fails", labels: ["publishing-fails"], state: "open" }),
  ]);
  expect(there.state().issues[0]?.said).toEqual([
    expect.stringMatching(/^A run failed: https:\/\/github\.com\/ola\/mruk\/actions\/runs\/6\n/),
    "A run failed: https://github.com/ola/mruk/actions/runs/7",
  ]);

  // A plan changes nothing and proves nothing.
  const plan = await run("2026-11-26T18:05:00+01:00", {
    SLOT: "evening",
    DATE: "2026-12-24",
    DAYS: "2",
    DRY_RUN: "true",
  });
  expect([plan.publish, plan.report]).toEqual(["success", undefined]);
  expect(plan.summary).toMatch(
    /### 2 stories to make.*\n\n- 2026&#45;12&#45;24&#45;evening .*\n- 2026&#45;12&#45;25&#45;evening /,
  );

  // Stories that could not be pushed are not drawn again, and the issue is closed.
  const next = await run("2026-11-27T05:17:00+01:00");
  expect(next).toMatchObject(bothWell);
  const drawn = /"id":"2026-11-27-afternoon","step":"picture","milliseconds":\d+,"fromJournal":true/;
  expect(next.log).toMatch(drawn);
  expect(there.state().issues).toEqual([expect.objectContaining({ number: 1, state: "closed" })]);
  expect(there.state().issues[0]?.said.at(-1)).toBe(
    "A run published again: https://github.com/ola/mruk/actions/runs/9",
  );

  const slots = slotsOfDays("2026-11-23", 5);
  const late = await expectOneStoryForEachSlot(there, firstSeen, slots);
  // Only slots beyond the buffer are late.
  expect(late).toEqual(["2026-11-25-afternoon", "2026-11-25-evening", "2026-11-26-morning"]);
});
