import type { Reviewer } from "../model.ts";
import type { Effort } from "./efforts.ts";
import { judge } from "./judge.ts";
import { moderation } from "./moderation.ts";
import type { AiService } from "./service.ts";

type Options = {
  service: AiService;
  model: string;
  /** Null if the service has no moderation. */
  moderationModel: string | null;
  effort: Effort;
};

/** The service's moderation, and a model as the judge of contradictions of the canon. */
export function openaiReviewers({ service, model, moderationModel, effort }: Options): Reviewer[] {
  const ofTheService = moderationModel === null ? [] : [moderation({ service, model: moderationModel })];
  return [...ofTheService, judge({ service, model, thinks: effort !== "off" })];
}
