import { Router } from "express";
import type { Jobs } from "../jobs/jobs.ts";
import type { Clock } from "../platform/clock.ts";
import type { AdminPost, Story, StoryId } from "../stories/model.ts";
import type { GenerationOrder } from "./generate.ts";
import type { GenerationEvent } from "./model.ts";

export type GenerationRoutesOptions = {
  jobs: Jobs;
  clock: Clock;
  /** Makes stories into the library that the server shows. */
  generate(order: GenerationOrder, signal: AbortSignal): AsyncIterable<GenerationEvent>;
  /** The story as the panel has it, once it is made. */
  adminPost(id: StoryId): Promise<AdminPost>;
  /** Has a film made of a story; says whether one was. */
  makeVideo(story: Story["id"]): Promise<boolean>;
};

/** Mount at `/api/admin`: `generate-post`, `generate-daily`. */
export function generationRoutes(_options: GenerationRoutesOptions): Router {
  return Router();
}
