import { expect, it } from "vitest";
import { closedPurse, filesIn, speechOrder } from "../narrator.fixture.ts";
import { processNarrator } from "./process-narrator.ts";

const narrator = processNarrator({
  name: "house",
  file: new URL("./stuck-process.fixture.ts", import.meta.url),
  environment: process.env,
  voiceOf: () => "stuck",
  toOpen: () => "",
  hint: "Wait.",
  patienceMs: 5_000,
});

it("kills a voice that stands still, leaves nothing of its file, and speaks again", async () => {
  const order = speechOrder(["fine", "stuck"]);
  await expect(narrator.speak(order, closedPurse)).rejects.toMatchObject({
    code: "VOICE_FAILED",
    message: expect.stringContaining("stood still"),
    hint: "Wait.",
  });
  expect(await filesIn(order.folder)).toEqual([]);
  await expect(narrator.speak(speechOrder(["fine"]), closedPurse)).resolves.toMatchObject({ seconds: 1.35 });
});
