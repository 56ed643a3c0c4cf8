import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { Reviewer, StoryText } from "../model.ts";
import { unusable } from "./faults-words.ts";
import type { AiService } from "./service.ts";

type Options = { service: AiService; model: string };

const Verdict = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullable()) }))
    .length(2),
});

const what = "moderation of the story";
const deadlineMs = 60_000;

/** The service's own moderation, which is free: both languages in one request. */
export function moderation({ service, model }: Options): Reviewer {
  return {
    name: "moderation",
    estimateUsd: 0,
    async review(text, { purse, signal }) {
      const answer = await service
        .call({
          what,
          model,
          purse,
          atMostUsd: 0,
          deadlineMs,
          signal,
          send: (client, signal) => client.moderations.create({ model, input: tellingsOf(text) }, { signal }),
          costOf: () => ({ usd: 0 }),
        })
        .catch(sayHowToDoWithout);
      const verdict = Verdict.safeParse(answer);
      if (!verdict.success) throw unusable("it does not judge both texts", { what });
      const [english, polish] = verdict.data.results;
      return [...reasonsOf("English", english), ...reasonsOf("Polish", polish)];
    },
  };
}

/** A compatible service may lack moderation, and no story should wait for it for ever. */
function sayHowToDoWithout(error: unknown): never {
  if (!(error instanceof AppError) || !isMissing(error)) throw error;
  throw new AppError(error.code, error.message, {
    hint: "Where the service has no moderation, set MODERATION_MODEL=off; the other checks remain. Else check MODERATION_MODEL.",
    ...(error.details && { details: error.details }),
  });
}

const isMissing = ({ code, details = {} }: AppError) =>
  code === "SERVICE_MODEL_UNKNOWN" || ("status" in details && [404, 405, 501].includes(Number(details.status)));

function tellingsOf(text: StoryText): string[] {
  const { titleEn, excerptEn, contentEn, imageAlt, titlePl, excerptPl, contentPl, imageAltPl } = text;
  return [
    [titleEn, excerptEn, contentEn, imageAlt],
    [titlePl, excerptPl, contentPl, imageAltPl],
  ].map((parts) => parts.join("\n\n"));
}

type Judged = z.infer<typeof Verdict>["results"][number];

function reasonsOf(language: string, judged: Judged | undefined): string[] {
  if (!judged?.flagged) return [];
  const named = Object.entries(judged.categories).filter(([name, is]) => is && /^[a-z/-]{1,40}$/.test(name));
  const categories = named.map(([name]) => name).join(", ") || "something that it does not name";
  return [`Moderation objects to the ${language} text: ${categories}`];
}
