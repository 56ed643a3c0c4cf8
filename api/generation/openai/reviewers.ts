import type { Reviewer } from "../model.ts";
import type { AiService } from "./service.ts";

type Options = { service: AiService; model: string; moderationModel: string };

/** Moderation by the service, and a model as the judge of what contradicts the canon. */
export function openaiReviewers(_options: Options): Reviewer[] {
  throw new Error("later");
}
