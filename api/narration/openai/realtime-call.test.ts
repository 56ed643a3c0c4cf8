import { expect, it } from "vitest";
import { filesIn, soundOf } from "../narrator.fixture.ts";
import { saysOtherWords } from "./said-words.ts";
import { longer, openStudio, texts } from "./studio.fixture.ts";

const model = "gpt-realtime-2.1-mini";
const connection = /GET \/v1\/realtime/;

it("has each sentence spoken over a WebSocket, and books what the answers say they cost", async () => {
  const { ai, speak, booked, narrator } = await openStudio({ model });
  const speech = await speak();
  expect(narrator.voiceOf("en")).toBe("gpt-realtime-2.1-mini/marin");
  expect(ai.spoken.map(({ input }) => input).toSorted()).toEqual(texts.toSorted());
  const { samples, rate } = await soundOf(speech);
  expect([rate, samples.length]).toEqual([24_000, Math.round(speech.seconds * 24_000)]);
  const paid = (await booked()).reduce((sum, { usd = 0 }) => sum + usd, 0);
  expect([paid, speech.costUsd]).toEqual([expect.closeTo(speech.costUsd, 6), expect.any(Number)]);
  // $20 for a million tokens of sound, twenty a second, make nearly all of it.
  expect(paid).toBeGreaterThan(((speech.seconds - 1.2) * 20 * 20) / 1e6);
});

it("asks once more where the model answers the text, and refuses what says other words twice", async () => {
  const { ai, one, speak, booked } = await openStudio({ model });
  ai.failRealtime("answers");
  await expect(speak(one())).resolves.toMatchObject({ sentences: { length: 1 } });
  expect(await booked()).toHaveLength(2);
  const other = await openStudio({ model });
  other.ai.failRealtime("answers", "answers");
  const asked = other.one();
  await expect(other.speak(asked)).rejects.toMatchObject({
    code: "SERVICE_ANSWER_UNUSABLE",
    message: expect.stringContaining("other words"),
  });
  expect(await filesIn(asked.folder)).toEqual([]);
});

it.each([
  ["breaks off", "SERVICE_ANSWER_UNUSABLE", 2],
  ["fails", "SERVICE_ANSWER_UNUSABLE", 2],
  ["is silent", "SERVICE_ANSWER_UNUSABLE", 2],
  ["hides its usage", "SERVICE_ANSWER_UNUSABLE", 1],
  ["hangs up", "SERVICE_ANSWER_UNUSABLE", 1],
  ["is filtered", "SERVICE_REFUSED", 1],
  ["has no credit", "SERVICE_UNPAID", 1],
] as const)("stores nothing of a response that %s, and says so", async (fault, code, attempts) => {
  const { ai, one, speak, booked } = await openStudio({ model });
  ai.failRealtime(...Array.from({ length: attempts }, () => fault));
  const asked = one();
  await expect(speak(asked)).rejects.toMatchObject({ code });
  expect(await filesIn(asked.folder)).toEqual([]);
  expect(await booked()).toHaveLength(attempts);
  // What broke off may be charged, and counts with its maximum, as does what does not say its cost.
  expect((await booked())[0]?.usd).toEqual(
    fault === "hangs up" || fault === "hides its usage"
      ? undefined
      : fault === "has no credit"
        ? 0
        : expect.any(Number),
  );
  await expect(speak(asked)).resolves.toMatchObject({ sentences: { length: 1 } });
});

it("says why it is not let in: a wrong key, a model that is gone, a service that hangs up; nothing is paid", async () => {
  const wrong = await openStudio({ model, key: "sk-wrong" });
  await expect(wrong.speak(wrong.one())).rejects.toMatchObject({ code: "SERVICE_KEY_REFUSED" });
  const gone = await openStudio({ model: "gpt-realtime-9" });
  await expect(gone.speak(gone.one())).rejects.toMatchObject({ code: "SERVICE_MODEL_UNKNOWN" });
  const away = await openStudio({ model });
  away.ai.failNext(connection, { kind: "hang up" });
  await expect(away.speak(away.one())).rejects.toMatchObject({ code: "SERVICE_UNREACHABLE" });
  for (const { booked } of [wrong, gone, away]) expect(await booked()).toEqual([{ step: "speech", usd: 0 }]);
});

it("asks for no more than the service gives in one response, however long a sentence is", async () => {
  const { order, speak } = await openStudio({ model });
  const text = "Mruk sat down, and looked. ".repeat(80).replaceAll(". ", ", ");
  await expect(speak(order({ sentences: [{ text, pause: 0 }] }))).resolves.toMatchObject({ sentences: { length: 1 } });
});

it("stops when nobody wants it any more", async () => {
  const { ai, order, speak } = await openStudio({ model });
  ai.failNext(connection, { kind: "hang" });
  const stop = new AbortController();
  const asked = order({ signal: stop.signal, sentences: [{ text: longer, pause: 0 }] });
  const speaking = speak(asked);
  await expect.poll(() => ai.asked.length).toBe(1);
  stop.abort(new Error("not wanted"));
  await expect(speaking).rejects.toThrow("not wanted");
});

it.each([
  [longer, "Mruk sat down and looked at the bun", false],
  [longer, "mruk sat down, and looked at a bun.", false],
  ["At 8:30 it’s Mruk’s breakfast.", "At eight thirty, it is Mruks breakfast.", false],
  ["– Zostań! – powiedziała Ola.", "Zostań! powiedziała Ola", false],
  [longer, "Of course! Mruk sat down, and looked at the bun. Shall I go on?", true],
  ["Stay!", "I am here to stay, how can I help you today?", true],
  [longer, "", true],
])("of %j, %j is something else: %s", (text, said, is) => {
  expect(saysOtherWords(said, text)).toBe(is);
});
