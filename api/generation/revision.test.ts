import { expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { parseStory } from "#api/stories/file/story-file.ts";
import { StoryId, storyPath } from "#api/stories/model.ts";
import { temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { allOf, outcomes, payingMakers, runIn } from "./generation.fixture.ts";
import type { Critic } from "./model.ts";

const id = StoryId.parse("2026-11-21-evening");
const wanted = { kind: "slots" as const, slots: [{ date: "2026-11-21", timeSlot: "evening" as const }] };
const remarks = ["Polish: “Jakieś zdanie.”: a calque"];

/** A run of one story whose critic makes these remarks. */
async function storyWith(critique: Critic["critique"], mend: (content: string) => string = (content) => content) {
  const makers = payingMakers();
  makers.faults.text = (text, _, { revise }) =>
    revise ? { ...text, contentEn: mend(text.contentEn), contentPl: mend(text.contentPl) } : text;
  const storyteller = { ...makers.storyteller, critic: { estimateUsd: 0.001, critique } };
  const copy = await (await temporaryFolder()).workingCopy();
  const run = () => runIn(copy, { ...makers, storyteller }, { wanted });
  const said = outcomes(await allOf(await run()));
  const file = await copy.read(`content/${storyPath(id)}`);
  return { said, makers, story: parseStory(id, file), run };
}

it("leaves a text in which nothing is weak as it is, and writes nothing anew", async () => {
  const { said, makers, story } = await storyWith(async () => []);
  expect(said).toEqual([`${id} published`]);
  expect(makers.calls.written).toHaveLength(1);
  expect(story.madeBy).not.toHaveProperty("revision");
});

it("has what is weak written anew once, and records the remarks and the paragraphs that changed", async () => {
  const { makers, story } = await storyWith(
    async () => remarks,
    // As long as before: a story may have as many words as the gate allows.
    (content) => content.replace(/\S+ (\S+)$/, "$1 Mruk."),
  );
  expect(makers.calls.orders.map(({ revise }) => revise?.remarks)).toEqual([undefined, remarks]);
  const last = story.contentEn.split("\n\n").length;
  expect(story.madeBy?.revision).toEqual({ remarks, changed: { en: [last], pl: [last] } });
  expect(story.contentEn).toMatch(/ Mruk\.$/);
});

it("keeps the text that passed where the new one is refused, and says why", async () => {
  const { makers, story } = await storyWith(
    async () => remarks,
    () => "Too short.",
  );
  expect(makers.calls.written).toHaveLength(2);
  expect(story.contentEn).not.toContain("Too short.");
  expect(story.madeBy?.revision).toMatchObject({
    remarks,
    changed: { en: [], pl: [] },
    refused: expect.arrayContaining([expect.stringMatching(/words/)]),
  });
});

it.each(["SERVICE_BUSY", "BUDGET_SPENT", "ATTEMPTS_SPENT"] as const)(
  "publishes the text that passed where the second reading ends with %s",
  async (code) => {
    const { said, story } = await storyWith(async () => {
      throw new AppError(code, "No");
    });
    expect(said).toEqual([`${id} published`]);
    expect(story.madeBy).not.toHaveProperty("revision");
  },
);
