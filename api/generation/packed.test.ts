import { expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import type { GenerationEvent } from "./model.ts";
import { packed } from "./packed.ts";

const finished: GenerationEvent = { type: "finished", published: 0, skipped: 0, failed: 0 };

async function* run(): AsyncGenerator<GenerationEvent, void> {
  yield { type: "planned", stories: [] };
  yield finished;
}

it("packs after the stories are made, and a run finishes even if packing fails", async () => {
  const seen: string[] = [];
  const pack = async () => {
    seen.push("pack");
    throw new AppError("PACKING_FAILED", "Git could not pack it");
  };
  const events: GenerationEvent[] = [];
  for await (const event of packed(run(), { pack })) {
    seen.push(event.type);
    events.push(event);
  }
  expect(seen).toEqual(["planned", "pack", "warning", "finished"]);
  expect(events.slice(-2)).toMatchObject([{ notice: { code: "PACKING_FAILED" } }, finished]);
});
