import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { parseStory } from "#api/stories/file/story-file.ts";
import { StoryId, storyPath } from "#api/stories/model.ts";
import { type TestCopy, temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { allOf, countingMakers, outcomes, quickPicture, runIn } from "./generation.fixture.ts";
import type { GenerationEvent } from "./model.ts";

const day = ["2026-11-21-morning", "2026-11-21-afternoon", "2026-11-21-evening", "2026-11-22-morning"];
const [morning = "", afternoon = "", evening = ""] = day;
const requested = (...names: ("morning" | "afternoon" | "evening")[]) => ({
  kind: "slots" as const,
  slots: names.map((timeSlot) => ({ date: "2026-11-21", timeSlot })),
});

async function clonedLibrary() {
  const folder = await temporaryFolder();
  const origin = await folder.bare();
  const copy = await folder.clone("origin.git", "work");
  return { folder, origin, copy };
}

async function library(): Promise<TestCopy> {
  return (await temporaryFolder()).workingCopy();
}

const storyIn = async (copy: TestCopy, name: string) => {
  const id = StoryId.parse(name);
  return parseStory(id, await copy.read(`content/${storyPath(id)}`));
};
const publishedIds = (copy: TestCopy, ref?: string) =>
  copy.log(ref).map((subject) => /^Publish ([^:]+):/.exec(subject)?.[1]);
const stepsOf = (events: readonly GenerationEvent[], id: string) =>
  events.flatMap((event) => (event.type === "step-finished" && event.id === id ? event.step : []));

describe("a run", () => {
  it("makes what the schedule needs: one pushed commit per story, in the order of the slots", async () => {
    const { origin, copy } = await clonedLibrary();
    const events = await allOf(await runIn(copy, countingMakers()));
    expect(outcomes(events)).toEqual(day.map((id) => `${id} published and pushed`));
    expect(events.at(-1)).toEqual({ type: "finished", published: 4, skipped: 0, failed: 0 });
    expect(publishedIds(origin, "main")).toEqual(day);
    expect([copy.tip(), copy.status()]).toEqual([origin.tip("main"), ""]);
    expect(stepsOf(events, morning)).toEqual(["brief", "text", "checks", "picture", "file", "commit", "push"]);
  });

  it("writes stories that say when they are revealed, who made them and what their picture is", async () => {
    const copy = await library();
    await allOf(await runIn(copy, countingMakers(), { wanted: requested("evening") }));
    const story = await storyIn(copy, evening);
    expect(story).toMatchObject({
      publishedAt: "2026-11-21T20:00:00+01:00",
      timeSlot: "evening",
      imageUrl: `/images/${evening}.webp`,
      imageHash: expect.stringMatching(/^[0-9a-f]{16}$/),
      madeBy: { storyteller: "counting", illustrator: "counting", promptVersion: 1, costUsd: 0 },
    });
    expect(copy.git("log", "-1", "--format=%B")).toBe(`Publish ${evening}: ${story.titleEn}\n\n${story.titlePl}`);
  });

  it("says which story another one continues, where that one is in the library", async () => {
    const copy = await library();
    const makers = countingMakers();
    const continuing = (before: string) => ({
      ...makers,
      storyteller: {
        ...makers.storyteller,
        write: async (...[brief, order]: Parameters<typeof makers.storyteller.write>) => ({
          ...(await makers.storyteller.write(brief, order)),
          continues: StoryId.parse(before),
        }),
      },
    });
    await allOf(await runIn(copy, continuing("2026-11-20-evening"), { wanted: requested("morning") }));
    await allOf(await runIn(copy, continuing(morning), { wanted: requested("evening") }));
    expect(await storyIn(copy, morning)).not.toHaveProperty("continues");
    expect(await storyIn(copy, evening)).toHaveProperty("continues", morning);
  });

  it("has nothing to do when it is run again", async () => {
    const { copy } = await clonedLibrary();
    const makers = countingMakers();
    await allOf(await runIn(copy, makers));
    const tip = copy.tip();
    const events = await allOf(await runIn(copy, makers));
    expect(events.map(({ type }) => type)).toEqual(["planned", "finished"]);
    expect([copy.tip(), makers.calls.written.length, makers.calls.drawn.length]).toEqual([tip, 4, 4]);
  });

  it("writes each story after those that happen before it", async () => {
    const copy = await library();
    const makers = countingMakers();
    await allOf(await runIn(copy, makers));
    const lately = makers.calls.written.map((brief) => brief.lately.map(({ id }) => id));
    expect(lately).toEqual(day.map((_, index) => day.slice(0, index)));
  });

  it("reports a requested story that exists already, and makes a further one on request", async () => {
    const copy = await library();
    const makers = countingMakers();
    await allOf(await runIn(copy, makers, { wanted: requested("evening") }));
    const again = await allOf(await runIn(copy, makers, { wanted: requested("evening", "morning") }));
    expect(outcomes(again)).toEqual([`${evening} exists`, `${morning} published`]);
    const further = await allOf(await runIn(copy, makers, { wanted: { ...requested("evening"), further: true } }));
    expect(outcomes(further)).toEqual([`${evening}-2 published`]);
  });

  it("does not replace a story file that cannot be read, or that was deleted and not committed", async () => {
    const copy = await library();
    const makers = countingMakers();
    await allOf(await runIn(copy, makers, { wanted: requested("morning", "evening") }));
    await copy.write(`content/${storyPath(StoryId.parse(morning))}`, "broken");
    copy.git("rm", "--quiet", `content/${storyPath(StoryId.parse(evening))}`);
    const status = copy.status();
    const events = await allOf(await runIn(copy, makers, { wanted: requested("morning", "evening") }));
    expect(outcomes(events)).toEqual([`${morning} exists`, `${evening} exists`]);
    expect(copy.status()).toBe(status);
  });

  it("only plans on a dry run, and touches nothing", async () => {
    const { copy, folder } = await clonedLibrary();
    const makers = countingMakers();
    const events = await allOf(await runIn(copy, makers, { dryRun: true }));
    expect(events).toMatchObject([
      { type: "planned", stories: day.map((id) => ({ id })) },
      { type: "finished", published: 0, skipped: 0, failed: 0 },
    ]);
    expect(makers.calls.written).toEqual([]);
    expect((await readdir(folder.root)).sort()).toEqual(["origin.git", "work"]);
    expect(existsSync(join(copy.root, "content"))).toBe(false);
    expect(existsSync(join(copy.root, ".git/mruk.lock"))).toBe(false);
  });

  it("plans and writes in a folder that is in no repository, when it is not to commit", async () => {
    const copy = await library();
    await rm(join(copy.root, ".git"), { recursive: true });
    const events = await allOf(await runIn(copy, countingMakers(), { wanted: requested("morning"), commit: false }));
    expect(outcomes(events)).toEqual([`${morning} published`]);
    expect(stepsOf(events, morning)).toEqual(["brief", "text", "checks", "picture", "file"]);
    expect(await storyIn(copy, morning)).toMatchObject({ timeSlot: "morning" });
    await expect(runIn(copy, countingMakers()).then(allOf)).rejects.toMatchObject({ code: "CONTENT_NOT_GIT" });
  });

  it("leaves the remote alone without pushing, and the next run pushes", async () => {
    const { origin, copy } = await clonedLibrary();
    const makers = countingMakers();
    const events = await allOf(await runIn(copy, makers, { push: false }));
    expect(outcomes(events)).toEqual(day.map((id) => `${id} published`));
    expect(origin.git("for-each-ref")).toBe("");
    await allOf(await runIn(copy, makers));
    expect(origin.tip("main")).toBe(copy.tip());
  });

  it("keeps stories while the remote is away, warns once, and the next run pushes them", async () => {
    const { folder, origin, copy } = await clonedLibrary();
    const makers = countingMakers();
    copy.git("remote", "set-url", "origin", join(folder.root, "away.git"));
    const events = await allOf(await runIn(copy, makers));
    expect(outcomes(events)).toEqual(["warning REMOTE_UNREACHABLE", ...day.map((id) => `${id} published`)]);
    copy.git("remote", "set-url", "origin", origin.root);
    expect(outcomes(await allOf(await runIn(copy, makers)))).toEqual([]);
    expect([origin.tip("main"), makers.calls.drawn.length]).toEqual([copy.tip(), 4]);
  });

  it("continues when one story fails, and the next run makes only that one", async () => {
    const copy = await library();
    const makers = countingMakers();
    makers.faults.draw = ({ timeSlot }) => {
      if (timeSlot === "afternoon") throw new AppError("PICTURE_REJECTED", "Too dark", { hint: "Try again." });
    };
    const events = await allOf(await runIn(copy, makers));
    expect(events).toContainEqual({
      type: "story-failed",
      id: afternoon,
      step: "picture",
      error: { code: "PICTURE_REJECTED", message: "Too dark", hint: "Try again." },
    });
    expect(events.at(-1)).toEqual({ type: "finished", published: 3, skipped: 0, failed: 1 });
    expect(publishedIds(copy)).toEqual(day.filter((id) => id !== afternoon));
    delete makers.faults.draw;
    const again = await allOf(await runIn(copy, makers));
    expect(outcomes(again)).toEqual([`${afternoon} published`]);
    expect(makers.calls.written).toHaveLength(4);
    expect(again).toContainEqual(expect.objectContaining({ id: afternoon, step: "text", fromJournal: true }));
  });

  it("refuses a text with a fault and has it written anew next time", async () => {
    const copy = await library();
    const makers = countingMakers();
    const { write } = makers.storyteller;
    const order = { wanted: requested("morning") };
    makers.storyteller.write = async (brief, order) => ({ ...(await write(brief, order)), contentEn: "Too short." });
    expect(outcomes(await allOf(await runIn(copy, makers, order)))).toEqual([
      `${morning} failed at checks: TEXT_REJECTED`,
    ]);
    makers.storyteller.write = write;
    expect(outcomes(await allOf(await runIn(copy, makers, order)))).toEqual([`${morning} published`]);
  });

  it.each([
    ["is no WebP", Buffer.from("GIF89a not a WebP")],
    ["is larger than a master may be", Buffer.concat([quickPicture({ seed: "" } as never), Buffer.alloc(300_000)])],
  ])("refuses a picture that %s", async (_, picture) => {
    const copy = await library();
    const { storyteller } = countingMakers();
    const illustrator = { name: "odd", atOnce: 1, estimateUsd: 0, draw: async () => picture };
    const events = await allOf(await runIn(copy, { storyteller, illustrator }, { wanted: requested("morning") }));
    expect(outcomes(events)).toEqual([`${morning} failed at picture: PICTURE_REJECTED`]);
    expect(existsSync(join(copy.root, "content"))).toBe(false);
  });

  it("stops at its next step when its consumer stops reading, and the next run continues from there", async () => {
    const copy = await library();
    const makers = countingMakers();
    for await (const event of await runIn(copy, makers, { wanted: requested("morning") })) {
      if (event.type === "step-finished" && event.step === "text") break;
    }
    expect(copy.git("for-each-ref")).toBe("");
    const events = await allOf(await runIn(copy, makers, { wanted: requested("morning") }));
    expect(outcomes(events)).toEqual([`${morning} published`]);
    expect(makers.calls.written).toHaveLength(1);
  });
});

describe("two runs at once", () => {
  it("in one working copy make each story once, and both say so", async () => {
    const { origin, copy } = await clonedLibrary();
    const makers = countingMakers();
    const order = { wanted: requested("morning", "afternoon", "evening") };
    const [one, two] = await Promise.all([
      runIn(copy, makers, order).then(allOf),
      runIn(copy, makers, order).then(allOf),
    ]);
    expect(publishedIds(origin, "main")).toEqual([morning, afternoon, evening]);
    expect(makers.calls.written).toHaveLength(3);
    expect([...outcomes(one), ...outcomes(two)].sort()).toEqual(
      [morning, afternoon, evening].flatMap((id) => [`${id} exists`, `${id} published and pushed`]).sort(),
    );
    expect(copy.status()).toBe("");
  });

  it("in two clones publish each story once; the later one throws its own away", async () => {
    const { folder, origin, copy } = await clonedLibrary();
    const other = await folder.clone("origin.git", "other");
    const order = { wanted: requested("morning") };
    const drawn = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const runs = [copy, other].map(async (clone, index) => {
      const makers = countingMakers();
      // Without a difference the two commits would be one and the same.
      makers.storyteller.name = `number ${index}`;
      // A barrier: each run continues only when both have reached this point.
      makers.faults.draw = async () => {
        drawn[index]?.resolve();
        await Promise.all(drawn.map(({ promise }) => promise));
      };
      return outcomes(await allOf(await runIn(clone, makers, order)));
    });
    const said = (await Promise.all(runs)).flat().sort();
    expect(said).toEqual([`${morning} published and pushed`, `${morning} taken`]);
    expect(publishedIds(origin, "main")).toEqual([morning]);
    expect([copy.tip(), other.tip()]).toEqual([origin.tip("main"), origin.tip("main")]);
    expect([copy.status(), other.status()]).toEqual(["", ""]);
  });
});
