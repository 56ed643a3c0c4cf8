import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { closedPurse, filesIn, soundOf, speechOrder, wordsOf } from "../narrator.fixture.ts";
import { piperNarrator } from "./narrator.ts";
import { toneRate, toneVoice } from "./tone-voice.fixture.ts";

const texts = ["Mruk sat down, and looked at the bun.", "Stay!"];

it("speaks with a voice from a folder, in the real runtime and a process of its own", async () => {
  const narrator = piperNarrator({ folders: { en: toneVoice("en_GB-tone") }, environment: process.env });
  expect([narrator.voiceOf("en"), narrator.voiceOf("pl")]).toEqual(["piper/en_GB-tone", null]);
  const order = speechOrder(texts);
  const speech = await narrator.speak(order, closedPurse);
  expect(await filesIn(order.folder)).toEqual([basename(speech.path)]);
  const { samples, rate } = await soundOf(speech);
  expect([rate, speech.seconds, speech.costUsd]).toEqual([toneRate, samples.length / toneRate, 0]);
  expect(wordsOf(speech, texts)).toEqual([["Mruk", "sat", "down", "and", "looked", "at", "the", "bun"], ["Stay"]]);
  const [long, short] = speech.sentences.map(({ start, end }) => end - start);
  expect(long).toBeGreaterThan(3 * (short ?? 0));
});

it("says plainly what is missing of a voice, and that there is none for a language", async () => {
  const folder = toneVoice("en_GB-tone");
  const narrator = piperNarrator({ folders: { en: folder }, environment: process.env });
  const refusal = (says: string) => ({ code: "VOICE_MISSING", message: expect.stringContaining(says) });
  await expect(narrator.speak(speechOrder(texts, { language: "pl" }), closedPurse)).rejects.toMatchObject(
    refusal("no Piper voice for the language pl"),
  );
  writeFileSync(join(folder, "other.onnx"), "");
  await expect(narrator.speak(speechOrder(texts), closedPurse)).rejects.toMatchObject(refusal("more than one .onnx"));
  rmSync(join(folder, "other.onnx"));
  rmSync(join(folder, "tokens.txt"));
  await expect(narrator.speak(speechOrder(texts), closedPurse)).rejects.toMatchObject(refusal("tokens.txt is missing"));
  const empty = piperNarrator({ folders: { en: folderOfTest() }, environment: process.env });
  expect(empty.voiceOf("en")).toBeNull();
  await expect(empty.speak(speechOrder(texts), closedPurse)).rejects.toMatchObject(refusal("no .onnx file"));
});

it("survives a model that is none, says so, and speaks again once there is one", async () => {
  const folder = toneVoice("en_GB-tone");
  const model = join(folder, "en_GB-tone.onnx");
  const narrator = piperNarrator({ folders: { en: folder }, environment: process.env });
  const whole = readFileSync(model);
  writeFileSync(model, "This is no model.");
  const order = speechOrder(texts);
  await expect(narrator.speak(order, closedPurse)).rejects.toMatchObject({ code: "VOICE_FAILED" });
  expect(await filesIn(order.folder)).toEqual([]);
  writeFileSync(model, whole);
  await expect(narrator.speak(order, closedPurse)).resolves.toMatchObject({ sentences: { length: 2 } });
});
