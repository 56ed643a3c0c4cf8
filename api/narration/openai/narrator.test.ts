import { expect, it } from "vitest";
import { speechRefusal, uselessSpeech } from "#stand-ins/openai/speech.ts";
import { filesIn, soundOf, wordsOf } from "../narrator.fixture.ts";
import { longer, openStudio, texts } from "./studio.fixture.ts";

const speechCall = /POST \/v1\/audio\/speech/;

it("asks for one sentence at a time, joins them with the ordered silence, and books each", async () => {
  const { ai, narrator, order, speak, booked } = await openStudio();
  const asked = order({ language: "pl" });
  const speech = await speak(asked);
  expect(ai.spoken.map(({ input }) => input).toSorted()).toEqual(texts.toSorted());
  const bodies = ai.asked.map(({ body }) => JSON.parse(body.toString("utf8")));
  expect(bodies).toEqual(
    texts.map(() => expect.objectContaining({ voice: "marin", instructions: expect.stringContaining("Polish") })),
  );
  expect(narrator.voiceOf("pl")).toBe("gpt-4o-mini-tts-2025-12-15/marin");
  const { samples, rate } = await soundOf(speech);
  expect([rate, speech.seconds]).toEqual([24_000, samples.length / 24_000]);
  for (const [index, { start, end }] of speech.sentences.entries()) {
    expect(end - start).toBeCloseTo((texts[index] ?? "").length / 14 + 0.1, 1);
    expect((speech.sentences[index + 1]?.start ?? speech.seconds) - end).toBeCloseTo(0.35, 3);
  }
  expect(wordsOf(speech, texts)[1]).toEqual(["Mruk", "sat", "down", "and", "looked", "at", "the", "bun"]);
  expect(await filesIn(asked.folder)).toHaveLength(1);
  expect(speech.costUsd).toBeGreaterThan(0.001);
  expect(await booked()).toEqual(texts.map(() => ({ step: "speech", usd: expect.closeTo(speech.costUsd / 3, 2) })));
});

it("says beforehand about what a text costs, by the model's price", async () => {
  for (const model of ["gpt-4o-mini-tts", "gpt-realtime-2.1-mini"]) {
    const { narrator, order, speak } = await openStudio({ model });
    const said = (await narrator.usualCostUsd?.(texts)) ?? 0;
    const { costUsd } = await speak(order());
    expect(said / costUsd).toBeGreaterThan(0.6);
    expect(said / costUsd).toBeLessThan(1.5);
  }
});

it("tells the older models nothing that they refuse", async () => {
  const { speak, ai } = await openStudio({ model: "tts-1", voice: "nova" });
  await speak();
  expect(ai.spoken).toHaveLength(texts.length);
});

it.each(Object.entries(uselessSpeech))(
  "refuses what is no speech (%s), and stores nothing of it",
  async (_, answer) => {
    const { ai, order, speak, booked } = await openStudio();
    const asked = order({ sentences: [{ text: longer, pause: 0.3 }] });
    ai.failNext(speechCall, { kind: "answer", answer: answer(longer), after: true });
    await expect(speak(asked)).rejects.toMatchObject({ code: "SERVICE_ANSWER_UNUSABLE" });
    expect(await filesIn(asked.folder)).toEqual([]);
    expect(await booked()).toHaveLength(1);
    await expect(speak(asked)).resolves.toMatchObject({ sentences: [expect.anything()] });
    expect(await booked()).toHaveLength(2);
  },
);

it("says what the service says: a refusal, an answer that breaks off, a model that is gone", async () => {
  const { ai, order, speak } = await openStudio();
  const one = order({ sentences: [{ text: longer, pause: 0.3 }] });
  ai.failNext(speechCall, { kind: "answer", answer: speechRefusal() });
  await expect(speak(one)).rejects.toMatchObject({ code: "SERVICE_REFUSED" });
  ai.failNext(speechCall, { kind: "cut", bytes: 20_000 });
  await expect(speak(one)).rejects.toMatchObject({ code: "SERVICE_ANSWER_UNUSABLE" });
  const gone = await openStudio({ model: "gpt-9-tts" });
  await expect(gone.speak()).rejects.toMatchObject({ code: "SERVICE_MODEL_UNKNOWN" });
  expect(await filesIn(one.folder)).toEqual([]);
});

it("pays for no sentence twice when one of them fails, or the speech is lost before it is kept", async () => {
  const { ai, speak, booked } = await openStudio();
  ai.failNext(speechCall, { kind: "answer", answer: speechRefusal() });
  await expect(speak()).rejects.toMatchObject({ code: "SERVICE_REFUSED" });
  const speech = await speak();
  expect(ai.spoken.map(({ input }) => input).toSorted()).toEqual(texts.toSorted());
  const paid = (await booked()).reduce((sum, { usd = 0 }) => sum + usd, 0);
  expect(paid).toBeLessThan(0.01);
  expect(speech.costUsd).toBeLessThan(paid);
  // Whoever ordered it was killed before it was kept.
  const again = await speak();
  expect([ai.spoken.length, again.costUsd]).toEqual([texts.length, 0]);
  await again.whenKept?.();
  // Somebody who orders it once more wants it read anew.
  await speak();
  expect(ai.spoken).toHaveLength(2 * texts.length);
});

it("asks for nothing beyond the budget", async () => {
  const { ai, speak } = await openStudio({ perRunUsd: 0.0001 });
  await expect(speak()).rejects.toMatchObject({ code: "BUDGET_SPENT" });
  expect(ai.asked).toEqual([]);
});

it("stops when nobody wants it any more", async () => {
  const { order, speak } = await openStudio();
  const stop = new AbortController();
  const asked = order({ signal: stop.signal, progress: () => stop.abort(new Error("not wanted")) });
  await expect(speak(asked)).rejects.toThrow("not wanted");
  expect(await filesIn(asked.folder)).toEqual([]);
});
