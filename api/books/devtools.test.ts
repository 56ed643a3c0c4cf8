import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { openDevTools } from "./devtools.ts";

it("rejects what waits when Chromium ends, and what is asked later", async () => {
  const answers = new PassThrough();
  const { send, next } = openDevTools({ commands: new PassThrough(), answers });
  const waiting = expect(send("Page.enable")).rejects.toThrow("Chromium has ended.");
  answers.destroy();
  await waiting;
  await expect(send("Page.enable")).rejects.toThrow("Chromium has ended.");
  await expect(next("Page.loadEventFired")).rejects.toThrow("Chromium has ended.");
});
