import { describe, expect, it } from "vitest";
import { openaiReviewers } from "./reviewers.ts";
import { brief, openDesk } from "./storyteller.fixture.ts";

const [grey = "", street = ""] = brief.canon;

describe("moderation", () => {
  it("reads both languages in one request, whole, and costs nothing", async () => {
    const { write, moderation, purse, requests } = await openDesk();
    const text = await write();
    const before = purse.spentUsd();
    expect(await moderation.review(text, { brief, purse })).toEqual([]);
    const [, request] = requests();
    expect(request).toEqual({
      model: "omni-moderation-latest",
      input: [expect.stringContaining(text.contentEn), expect.stringContaining(text.contentPl)],
    });
    expect(String((request as { input: string[] }).input[1])).toContain(text.titlePl);
    expect(purse.spentUsd()).toBe(before);
  });

  it("names the language and its fault", async () => {
    const { ai, write, moderation, purse } = await openDesk();
    const text = await write();
    ai.flagNext({ text: 1, category: "violence" }, { text: 1, category: "self-harm/intent" });
    expect(await moderation.review(text, { brief, purse })).toEqual([
      "Moderation objects to the Polish text: self-harm/intent, violence",
    ]);
  });

  it("that does not judge both texts does not count", async () => {
    const { ai, write, moderation, purse } = await openDesk();
    const text = await write();
    for (const body of [{ results: [] }, { results: [{ flagged: false, categories: {} }] }, {}]) {
      ai.failNext(/moderations/, { kind: "answer", answer: { body } });
      await expect(moderation.review(text, { brief, purse })).rejects.toMatchObject({
        code: "SERVICE_ANSWER_UNUSABLE",
      });
    }
  });
});

describe("a service without moderation", () => {
  it.each([
    ["no such model", { status: 404, body: { error: { message: "No.", code: "model_not_found" } } }],
    ["no such address", { status: 404, body: { detail: "Not Found" } }],
    ["a page", { status: 405, headers: { "Content-Type": "text/html" }, body: "<html>No</html>" }],
  ])("that answers with %s yields a hint how to do without", async (_, answer) => {
    const { ai, write, moderation, purse } = await openDesk();
    const text = await write();
    ai.failNext(/moderations/, { kind: "answer", answer });
    await expect(moderation.review(text, { brief, purse })).rejects.toMatchObject({
      code: expect.stringMatching(/^SERVICE_(MODEL_UNKNOWN|UNREACHABLE)$/),
      message: expect.stringContaining("moderation of the story"),
      hint: expect.stringContaining("MODERATION_MODEL=off"),
    });
  });

  it("gets no moderation request if moderation is off", async () => {
    const { service } = await openDesk();
    const named = (moderationModel: string | null) =>
      openaiReviewers({ service, model: "m", moderationModel, effort: "low" }).map(({ name }) => name);
    expect([named(null), named("omni-moderation-latest")]).toEqual([["canon"], ["moderation", "canon"]]);
  });
});

it("a model without a reasoning effort is sent none", async () => {
  const { write, judge, purse, requests } = await openDesk({ effort: "off" });
  const text = await write();
  await judge.review(text, { brief, purse });
  expect(requests()).toHaveLength(2);
  for (const request of requests()) expect(request).not.toHaveProperty("reasoning");
});

describe("the judge of the canon", () => {
  it("gets a strict request with the canon and both texts", async () => {
    const { write, judge, purse, requests } = await openDesk();
    const text = await write();
    expect(await judge.review(text, { brief, purse })).toEqual([]);
    const [, request] = requests();
    expect(new Set(Object.keys(request ?? {}))).toEqual(
      new Set(["input", "instructions", "max_output_tokens", "model", "reasoning", "store", "text"]),
    );
    expect(request).toMatchObject({ text: { format: { name: "contradictions", strict: true } }, store: false });
    const input = String(request?.input);
    expect(JSON.parse(input.replace(/^<story>\n|\n<\/story>$/g, ""))).toEqual({
      canon: brief.canon,
      english: { title: text.titleEn, text: text.contentEn },
      polish: { title: text.titlePl, text: text.contentPl },
    });
  });

  it("is believed if the fact is in the canon and the sentence is in the story", async () => {
    const { ai, write, judge, purse } = await openDesk();
    const text = await write();
    const sentence = text.contentPl.split(". ")[1] ?? "";
    const found = { fact: street.toUpperCase(), sentence: `„${sentence}”` };
    ai.answerNext("contradictions", { answer: { contradictions: [found, found] } });
    expect(await judge.review(text, { brief, purse })).toEqual([`It contradicts “${found.fact}”: “${found.sentence}”`]);
  });

  it("is not believed if it makes up a fact or a sentence", async () => {
    const { ai, write, judge, purse } = await openDesk();
    const text = await write();
    const sentence = text.contentEn.split(". ")[1] ?? "";
    const contradictions = [
      { fact: "Mruk is a dog.", sentence },
      { fact: grey, sentence: "Mruk barked at the moon." },
      { fact: grey, sentence: "the" },
      { fact: "", sentence },
      { fact: grey, sentence: "" },
    ];
    ai.answerNext("contradictions", { answer: { contradictions } });
    expect(await judge.review(text, { brief, purse })).toEqual([]);
  });

  it("costs something, and is not called without a canon", async () => {
    const { ai, write, judge, purse } = await openDesk();
    const text = await write();
    const before = purse.spentUsd();
    expect(await judge.review(text, { brief: { ...brief, canon: [] }, purse })).toEqual([]);
    expect(ai.asked).toHaveLength(1);
    await judge.review(text, { brief, purse });
    expect(purse.spentUsd()).toBeGreaterThan(before);
    expect(judge.estimateUsd).toBeGreaterThan(0);
  });
});
