import { describe, expect, it } from "vitest";
import { houseStoryteller } from "#api/house/storyteller/write.ts";
import { openDrafting } from "#api/stories/drafts/drafting.ts";
import { openDrafts } from "#api/stories/drafts/drafts.ts";
import { openLibrary } from "#api/stories/index/library.ts";
import { StoryId, storyPath } from "#api/stories/model.ts";
import { expectClean, startedCopy, type TestCopy, twoClones } from "#api/stories/repository/repository.fixture.ts";
import { isSubstitute } from "#api/stories/substitute.ts";
import type { GenerationOrder, GenerationParts } from "./generate.ts";
import { allOf, countingMakers, outcomes, payingMakers, runIn } from "./generation.fixture.ts";

// It is nine o'clock in the fixture: the morning of the 21st is due, and the next three slots are to be made ahead.
const due = StoryId.parse("2026-11-21-morning");
const ahead = ["2026-11-21-afternoon", "2026-11-21-evening", "2026-11-22-morning"].map((id) => StoryId.parse(id));
const [first] = ahead as [StoryId];

/** A run with REVIEW=on. */
async function reviewedRun(
  copy: TestCopy,
  makers: Parameters<typeof runIn>[1],
  order: Partial<GenerationOrder> = {},
  parts: Partial<GenerationParts> = {},
) {
  const contentDir = `${copy.root}/content`;
  const library = await openLibrary({ contentDir, likesOf: () => 0 });
  const content = copy.content();
  const illustrator = { ...countingMakers().illustrator, name: "house" };
  const house = async () => ({ storyteller: houseStoryteller, illustrator });
  const review = { ...openDrafting({ content, library }), isOn: true, house };
  const events = await allOf(await runIn(copy, makers, order, { library, content, review, ...parts }));
  await library.refresh();
  return { events, done: outcomes(events), library, drafts: await openDrafts({ content }).all() };
}

const inOrder = <Id extends string>(all: readonly Id[]) => all.toSorted((one, other) => (one < other ? -1 : 1));
const ids = (stories: Iterable<{ id: StoryId }>) => inOrder([...stories].map(({ id }) => id));

describe("a run with approval", () => {
  it("fills every slot with the house's story, and makes a draft for each whose hour is ahead", async () => {
    const copy = await startedCopy();
    const { calls, storyteller, illustrator } = countingMakers();
    const { events, done, library, drafts } = await reviewedRun(copy, { storyteller, illustrator });
    expect(done).toEqual([...[due, ...ahead].map((id) => `${id} published`), ...ahead.map((id) => `${id} is a draft`)]);
    expect(ids(library.all())).toEqual(inOrder([due, ...ahead]));
    expect([...library.all()].every(isSubstitute)).toBe(true);
    expect(drafts.map(({ story }) => story)).toMatchObject(
      ahead.map((id) => ({ id, madeBy: { storyteller: "counting" }, review: { state: "waiting" } })),
    );
    expect(calls.written.map(({ id }) => id)).toEqual(ahead);
    expect(events.at(-1)).toMatchObject({ type: "finished", published: 4, drafts: 3, failed: 0 });
    const [planned] = events;
    expect(planned?.type === "planned" && planned.stories.map(({ id, as }) => `${as} ${id}`)).toEqual([
      ...[due, ...ahead].map((id) => `substitute ${id}`),
      ...ahead.map((id) => `draft ${id}`),
    ]);
    expectClean(copy);
  });

  it("makes nothing a second time, whatever became of the drafts", async () => {
    const copy = await startedCopy();
    const makers = countingMakers();
    await reviewedRun(copy, makers);
    copy.git("mv", `content/drafts/2026/11/${first}.md`, `content/drafts/2026/11/${first}.deleted`);
    copy.git("rm", "--quiet", `content/drafts/2026/11/${first}.webp`);
    copy.commitAll("Delete a draft");
    const { done } = await reviewedRun(copy, makers);
    expect([done, makers.calls.written.length]).toEqual([[], 3]);
  });

  it("tells another story in the slot than in its draft where the house makes both", async () => {
    const copy = await startedCopy();
    const house = { storyteller: houseStoryteller, illustrator: countingMakers().illustrator };
    const { library, drafts } = await reviewedRun(copy, house);
    expect(drafts).toHaveLength(3);
    for (const { story } of drafts) {
      const substitute = library.any(story.id);
      expect(substitute?.titleEn).not.toBe(story.titleEn);
      expect(substitute?.contentPl).not.toBe(story.contentPl);
    }
  });

  it("keeps the slot filled where its draft fails, and makes the draft with the next run", async () => {
    const copy = await startedCopy();
    const makers = countingMakers();
    makers.faults.write = () => {
      throw new Error("The service is away");
    };
    const { done, library } = await reviewedRun(copy, makers, {}, { fallback: null });
    expect(done).toEqual([
      ...[due, ...ahead].map((id) => `${id} published`),
      ...ahead.map((id) => `${id} failed at text: INTERNAL`),
    ]);
    expect(ids(library.all())).toHaveLength(4);
    makers.faults.write = () => {};
    expect((await reviewedRun(copy, makers)).done).toEqual(ahead.map((id) => `${id} is a draft`));
  });

  it("makes no draft in the five minutes before the hour, nor for a story that somebody wrote or edited", async () => {
    const copy = await startedCopy();
    const makers = countingMakers();
    makers.faults.write = () => {
      throw new Error("The service is away");
    };
    await reviewedRun(copy, makers);
    makers.faults.write = () => {};
    const evening = `content/${storyPath(ahead[1] as StoryId)}`;
    await copy.write(evening, (await copy.read(evening)).replace(/titleEn: .*/, "titleEn: Edited"));
    copy.commitAll("Edit");
    const clock = { now: () => Temporal.Instant.from("2026-11-21T13:55:00+01:00") };
    const { done } = await reviewedRun(copy, makers, {}, { clock });
    expect(done).toEqual([`${ahead[2]} is a draft`]);
  });

  it("pays for nothing twice when it is stopped at any call", async () => {
    const { ours, origin } = await twoClones();
    const makers = payingMakers();
    const clock = { now: () => Temporal.Instant.from("2026-11-21T09:00:00+01:00") };
    // Each run ends at another call of the storyteller or the illustrator, which has been paid by then.
    for (const calls of [1, 2, 3]) {
      const stop = new AbortController();
      const before = makers.calls.written.length + makers.calls.drawn.length;
      const tick = () => {
        if (makers.calls.written.length + makers.calls.drawn.length >= before + calls) stop.abort();
      };
      makers.faults.write = tick;
      makers.faults.draw = tick;
      await reviewedRun(ours, makers, {}, { clock, signal: stop.signal }).catch(() => {});
    }
    makers.faults.write = () => {};
    makers.faults.draw = () => {};
    const { drafts } = await reviewedRun(ours, makers, {}, { clock });
    expect(ids(drafts.map(({ story }) => story))).toEqual(inOrder(ahead));
    expect((await reviewedRun(ours, makers, {}, { clock })).done).toEqual([]);
    expect(makers.calls.written.length).toBeLessThanOrEqual(3 + 3);
    expect(origin.files("main").filter((path) => path.startsWith("content/drafts/"))).toHaveLength(6);
  });

  it("of two runners at once keeps the drafts of the first that pushes", async () => {
    const { ours, theirs, origin } = await twoClones();
    const makersNamed = (name: string) => {
      const { storyteller, illustrator } = countingMakers();
      return { storyteller: { ...storyteller, name }, illustrator };
    };
    const runs = await Promise.all([reviewedRun(ours, makersNamed("one")), reviewedRun(theirs, makersNamed("other"))]);
    const ends = runs.flatMap(({ done }) => done).filter((line) => line.includes("draft") || line.includes("taken"));
    for (const id of ahead) expect(ends.filter((line) => line === `${id} is a draft and pushed`)).toHaveLength(1);
    expect(origin.log("main").filter((subject) => subject.startsWith("Draft "))).toHaveLength(3);
  });
});

describe("a draft that an editor wants again", () => {
  it("is made anew in its place, by another brief, with the wish", async () => {
    const copy = await startedCopy();
    const makers = countingMakers();
    const { drafts } = await reviewedRun(copy, makers);
    const before = drafts.find(({ story }) => story.id === first);
    if (before === undefined) throw new Error("There is no draft.");
    const wanted = { kind: "again", id: first, rev: before.rev, wish: "Less rain." } as const;
    const { done, drafts: after } = await reviewedRun(copy, makers, { wanted });
    expect(done).toEqual([`${first} is a draft`]);
    const draft = after.find(({ story }) => story.id === first)?.story;
    expect(draft?.review).toMatchObject({ state: "waiting", round: 2 });
    expect(draft?.titleEn).not.toBe(before.story.titleEn);
    expect(makers.calls.written.at(-1)).toMatchObject({ id: first, wish: "Less rain.", variant: 3 });
    // The order is for the draft that was read.
    expect((await reviewedRun(copy, makers, { wanted })).done).toEqual([`${first} failed at commit: EDIT_CONFLICT`]);
  });
});

describe("a story that an editor holds", () => {
  it("becomes a draft that is held, and the house's takes its slot in the same commit, also without approval", async () => {
    const copy = await startedCopy();
    await allOf(await runIn(copy, countingMakers()));
    const rev = copy.git("rev-parse", `HEAD:content/${storyPath(first)}`);
    const before = copy.log().length;
    const wanted = { kind: "hold", id: first, rev, by: "Ola", note: "Not on this day." } as const;
    const { done, library, drafts } = await reviewedRun(copy, countingMakers(), { wanted });
    expect([done, copy.log().length]).toEqual([[`${first} published`], before + 1]);
    expect(copy.git("log", "-1", "--format=%an %s")).toMatch(/^Ola Hold /);
    const substitute = library.any(first);
    expect(substitute && isSubstitute(substitute)).toBe(true);
    expect(drafts.map(({ story }) => story)).toMatchObject([
      {
        id: first,
        madeBy: { storyteller: "counting" },
        review: { state: "held", by: "Ola", note: "Not on this day." },
      },
    ]);
    expect(drafts[0]?.story.titleEn).not.toBe(substitute?.titleEn);
    expectClean(copy);
    const again = await reviewedRun(copy, countingMakers(), { wanted: { ...wanted, rev: "0".repeat(40) } });
    expect(again.done).toEqual([`${first} exists`]);
  });
});
