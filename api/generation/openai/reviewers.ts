import type { Reviewer } from "../model.ts";
import { judge } from "./judge.ts";
import { moderation } from "./moderation.ts";
import type { AiService } from "./service.ts";

type Options = { service: AiService; model: string; moderationModel: string };

/** Moderation by the service, and a model as the judge of what contradicts the canon. */
export function openaiReviewers({ service, model, moderationModel }: Options): Reviewer[] {
  return [moderation({ service, model: moderationModel }), judge({ service, model })];
}
