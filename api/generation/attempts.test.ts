import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { houseStoryteller } from "#api/house/storyteller/write.ts";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { parseStory } from "#api/stories/file/story-file.ts";
import { StoryId, storyPath } from "#api/stories/model.ts";
import { type TestCopy, temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import type { GenerationOrder, GenerationParts } from "./generate.ts";
import { allOf, outcomes, payingMakers, runIn } from "./generation.fixture.ts";
import type { Brief, GenerationEvent, StoryText } from "./model.ts";
import { openSpending } from "./spending/spending.ts";
import { bookInFile } from "./spending/spending-in-file.ts";

const morning = StoryId.parse("2026-11-21-morning");
const slots = (...names: TimeSlot[]): Pick<GenerationOrder, "wanted"> => ({
  wanted: { kind: "slots", slots: names.map((timeSlot) => ({ date: "2026-11-21", timeSlot })) },
});

/** A library with makers that use a paid model: a text costs 1 cent, a review 0.1 cent, a picture 5 cents. */
async function kitchen() {
  const copy = await (await temporaryFolder()).workingCopy();
  const makers = payingMakers();
  return {
    copy,
    ...makers,
    run: async (order: Partial<GenerationOrder> = slots("morning"), parts: Partial<GenerationParts> = {}) =>
      allOf(await runIn(copy, makers, order, { reviewers: makers.reviewers, ...parts })),
    spent: () => openSpending({ book: bookInFile(`${copy.root}-data/journal`), clock: { now: Temporal.Now.instant } }),
  };
}

const madeByOf = async (copy: TestCopy, id = morning) =>
  parseStory(id, await copy.read(`content/${storyPath(id)}`)).madeBy;
const fallbackOf = ({ house }: { house: Pick<GenerationParts, "storyteller" | "illustrator"> }) => ({
  fallback: house,
});
const attemptsAt = (events: readonly GenerationEvent[], step: string) =>
  events.flatMap((event) => (event.type === "step-started" && event.step === step ? (event.attempt ?? 1) : []));

describe("a refused text", () => {
  it("is written again with the reasons, and the story records its gate result and the total cost", async () => {
    const { run, faults, calls, copy } = await kitchen();
    faults.text = (text) => (calls.orders.length === 1 ? { ...text, contentEn: "Too short." } : text);
    const events = await run();
    expect(outcomes(events)).toEqual([`${morning} published`]);
    expect(calls.orders[0]?.refused).toBeUndefined();
    expect(calls.orders[1]?.refused).toMatchObject({
      text: { contentEn: "Too short." },
      reasons: expect.arrayContaining([expect.stringMatching(/^English text has 2 words/)]),
    });
    const { gate, ...madeBy } = (await madeByOf(copy)) ?? {};
    expect(gate).toMatchObject({ attempt: 2, likeness: { en: 0, pl: 0 } });
    expect(gate?.passed).toEqual(expect.arrayContaining(["likeness", "canon", "moderation"]));
    expect(madeBy).toMatchObject({ textModel: "gpt-6-luna", imageModel: "gpt-image-2.5-flare", costUsd: 0.071 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "step-finished", step: "checks", refused: expect.any(Array) }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ type: "step-started", step: "text", attempt: 2, because: expect.any(String) }),
    );
    expect(events).toContainEqual(expect.objectContaining({ type: "story-published", costUsd: 0.071 }));
    expect(events.at(-1)).toMatchObject({ type: "finished", costUsd: 0.071 });
  });

  it("is told what repeats itself, what is misspelled and what it teaches, each by its check", async () => {
    const { run, faults, calls } = await kitchen();
    const weary = (text: StoryText) => ({
      ...text,
      contentEn: `${text.contentEn} And so Mruk learned that sometimes patience is worth more than fish.`,
      contentPl: `${text.contentPl} Wogóle narazie kożuh z okruszkuw. Nikt o tym nie wie. Nikt o tym nie wie. Nikt o tym nie wie.`,
    });
    faults.text = (text) => (calls.orders.length === 1 ? weary(text) : text);
    const events = await run();
    expect(outcomes(events)).toEqual([`${morning} published`]);
    expect(calls.orders[1]?.refused?.reasons).toEqual(
      expect.arrayContaining([
        "Polish says “Nikt o tym nie wie.” 3 times; say it once",
        "English draws a moral (“learned that sometimes”); end on something that happens and leave the lesson out",
        "Polish has 4 words that no dictionary knows: wogóle, narazie, kożuh, okruszkuw; spell them rightly or use others",
      ]),
    );
    expect(events).toContainEqual(
      expect.objectContaining({
        step: "checks",
        refusedBy: expect.arrayContaining(["repetition", "phrases", "spelling"]),
      }),
    );
  });

  it("leaves the slot open after the third time, with the reasons, and the next run begins afresh", async () => {
    const { run, faults, calls } = await kitchen();
    faults.text = (text) => ({ ...text, contentEn: "Too short." });
    const events = await run();
    expect(outcomes(events)).toEqual([`${morning} failed at checks: TEXT_REJECTED`]);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "story-failed",
        error: expect.objectContaining({
          message: expect.stringMatching(/^3 texts were refused, .*English text has 2 words/),
        }),
      }),
    );
    expect(attemptsAt(events, "text")).toEqual([1, 2, 3]);
    expect(calls.drawn).toEqual([]);
    expect(outcomes(await run())).toEqual([`${morning} failed at checks: TEXT_REJECTED`]);
    expect(calls.orders).toHaveLength(6);
    delete faults.text;
    expect(outcomes(await run())).toEqual([`${morning} published`]);
  });

  it("is not paid for after three such runs, until the next day", async () => {
    const { run, faults, calls } = await kitchen();
    faults.text = (text) => ({ ...text, contentEn: "Too short." });
    for (let round = 0; round < 3; round++) await run();
    expect(outcomes(await run())).toEqual([`${morning} failed at text: ATTEMPTS_SPENT`]);
    expect(calls.written).toHaveLength(9);
  });

  it("is written by the house after the third time if a fallback is set, and the story says so", async () => {
    const makers = await kitchen();
    const { run, faults, copy } = makers;
    faults.text = (text) => ({ ...text, contentEn: "Too short." });
    const events = await run(slots("morning"), fallbackOf(makers));
    expect(outcomes(events)).toEqual(["warning TEXT_REJECTED", `${morning} published`]);
    const madeBy = await madeByOf(copy);
    expect(madeBy).toMatchObject({ storyteller: "house", illustrator: "paying", costUsd: 0.08, gate: { attempt: 1 } });
    expect(madeBy).not.toHaveProperty("textModel");
  });

  it("is not paid for again by a run that continues a killed one, and neither is any verdict", async () => {
    const { run, faults, calls, copy } = await kitchen();
    faults.text = (text) => (calls.orders.length < 3 ? { ...text, titleEn: "" } : text);
    faults.write = () => {
      if (calls.orders.length === 3) throw new AppError("SERVICE_UNREACHABLE", "The line is dead");
    };
    expect(outcomes(await run())).toEqual([`${morning} failed at text: SERVICE_UNREACHABLE`]);
    const events = await run();
    expect(outcomes(events)).toEqual([`${morning} published`]);
    expect(attemptsAt(events, "text")).toEqual([1, 2, 3]);
    expect(calls.orders).toHaveLength(4);
    expect(events.at(-1)).toMatchObject({ costUsd: 0.061 });
    expect(await madeByOf(copy)).toMatchObject({ costUsd: 0.091, gate: { attempt: 3 } });
  });
});

describe("a reviewer", () => {
  it("reads a text that passed every rule, and its reasons go back to the storyteller", async () => {
    const { run, faults, calls } = await kitchen();
    faults.review = (name) => (name === "canon" && calls.reviews.length <= 2 ? ["Mruk is a tom, not a queen"] : []);
    faults.text = (text, _, { refused }) => (refused ? { ...text, titleEn: "No Queen at All" } : text);
    expect(outcomes(await run())).toEqual([`${morning} published`]);
    expect(calls.orders[1]?.refused?.reasons).toEqual(["Mruk is a tom, not a queen"]);
    expect(calls.reviews.toSorted()).toEqual(["canon", "canon", "moderation", "moderation"]);
  });

  it("that fails leaves the slot open; the next run asks only that reviewer, and pays for no text", async () => {
    const { run, faults, calls } = await kitchen();
    faults.review = (name) => {
      if (name === "canon" && calls.reviews.length <= 2) throw new AppError("SERVICE_BUSY", "Busy");
      return [];
    };
    expect(outcomes(await run())).toEqual([`${morning} failed at checks: SERVICE_BUSY`]);
    expect(outcomes(await run())).toEqual([`${morning} published`]);
    expect(calls.reviews.toSorted()).toEqual(["canon", "canon", "moderation"]);
    expect(calls.orders).toHaveLength(1);
  });
});

describe.each<ErrorCode>(["SERVICE_BUSY", "BUDGET_SPENT"])("%s", (code) => {
  const fail = () => {
    throw new AppError(code, "Not now");
  };

  it("at the text leaves the slot open; with the house as fallback, it writes the due stories and leaves the buffer for later", async () => {
    const makers = await kitchen();
    makers.faults.write = fail;
    expect(outcomes(await makers.run())).toEqual([`${morning} failed at text: ${code}`]);
    const said = outcomes(await makers.run({ wanted: { kind: "schedule" } }, fallbackOf(makers)));
    expect(new Set(said)).toEqual(
      new Set([
        `warning ${code}`,
        `${morning} published`,
        ...["2026-11-21-afternoon", "2026-11-21-evening", "2026-11-22-morning"].map(
          (id) => `${id} failed at text: ${code}`,
        ),
      ]),
    );
  });

  it("at the picture keeps the text: the next run pays for the picture only", async () => {
    const makers = await kitchen();
    makers.faults.draw = fail;
    expect(outcomes(await makers.run())).toEqual([`${morning} failed at picture: ${code}`]);
    delete makers.faults.draw;
    const events = await makers.run();
    expect(outcomes(events)).toEqual([`${morning} published`]);
    expect(makers.calls.orders).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ costUsd: 0.05 });
  });
});

describe("a rejected picture", () => {
  it("is drawn again once, and then left for the next run, which pays for no text", async () => {
    const { run, faults, calls } = await kitchen();
    faults.draw = () => {
      if (calls.drawn.length !== 4) throw new AppError("PICTURE_REJECTED", "The picture is blank");
    };
    const events = await run();
    expect(outcomes(events)).toEqual([`${morning} failed at picture: PICTURE_REJECTED`]);
    expect(attemptsAt(events, "picture")).toEqual([1, 2]);
    expect(outcomes(await run())).toEqual([`${morning} published`]);
    expect([calls.drawn.length, calls.orders.length]).toEqual([4, 1]);
  });

  it("is drawn by the house if a fallback is set", async () => {
    const makers = await kitchen();
    makers.faults.draw = () => {
      throw new AppError("PICTURE_REJECTED", "The picture is blank");
    };
    const events = await makers.run(slots("morning"), fallbackOf(makers));
    expect(outcomes(events)).toEqual(["warning PICTURE_REJECTED", `${morning} published`]);
    expect(await madeByOf(makers.copy)).toMatchObject({ storyteller: "paying", illustrator: "house" });
  });
});

describe("the stories of a run", () => {
  it("are written concurrently", async () => {
    const { run, faults, calls } = await kitchen();
    const all = Promise.withResolvers<void>();
    faults.write = () => {
      if (calls.orders.length === 3) all.resolve();
      return all.promise;
    };
    const events = await run(slots("morning", "afternoon", "evening"));
    expect(events.at(-1)).toMatchObject({ published: 3, failed: 0 });
  });

  it("are compared with each other: of two that are nearly the same, the second is rewritten", async () => {
    const { run, faults, calls, copy } = await kitchen();
    const ofMorning = Promise.withResolvers<Brief>();
    faults.text = async (text, brief, { refused }) => {
      if (brief.id === morning) ofMorning.resolve(brief);
      // The expectation holds for whichever story passes second.
      if (refused) return houseStoryteller.write({ ...brief, variant: 7 });
      if (brief.id === morning) return text;
      // The model returns the morning's story again for the following slot.
      return { ...(await houseStoryteller.write(await ofMorning.promise)), picture: text.picture };
    };
    const events = await run(slots("morning", "afternoon"));
    expect(events.at(-1)).toMatchObject({ published: 2, failed: 0 });
    const reasons = calls.orders.flatMap(({ refused }) => refused?.reasons ?? []);
    expect(reasons.join("\n")).toMatch(/too much like the earlier story 2026-11-21-(morning|afternoon)/);
    expect(
      copy
        .log()
        .slice(0, 2)
        .map((subject) => subject.split(":")[0]),
    ).toEqual(["Publish 2026-11-21-morning", "Publish 2026-11-21-afternoon"]);
  });

  it("stop before a call beyond the run's budget, and keep the paid results", async () => {
    const makers = await kitchen();
    const journalDir = join(`${makers.copy.root}-data`, "journal");
    const clock = { now: () => Temporal.Instant.from("2026-11-21T09:00:00+01:00") };
    const spending = openSpending({ book: bookInFile(journalDir), clock, budget: { perRunUsd: 0.04 } });
    expect(outcomes(await makers.run(slots("morning"), { spending }))).toEqual([
      `${morning} failed at picture: BUDGET_SPENT`,
    ]);
    expect(makers.calls.drawn).toEqual([]);
    expect(outcomes(await makers.run())).toEqual([`${morning} published`]);
    expect(makers.calls.orders).toHaveLength(1);
  });
});

it("the plan states each story's usual cost without calling a service", async () => {
  const { run, calls } = await kitchen();
  const [planned] = await run({ ...slots("morning"), dryRun: true });
  expect(planned).toMatchObject({ type: "planned", stories: [{ id: morning, estimateUsd: 0.061 }] });
  expect(calls.orders).toEqual([]);
});
