// Chooses who writes, reviews and draws, by the configuration. Nobody is loaded who is not chosen.
import { join } from "node:path";
import type { Illustrator, Reviewer, Storyteller, Teller } from "#api/generation/model.ts";
import type { AiService } from "#api/generation/openai/service.ts";
import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { readPlainFile } from "#api/stories/index/check-files.ts";

export type StoryMakers = {
  storyteller: Storyteller;
  illustrator: Illustrator;
  reviewers: readonly Reviewer[];
  /** Who steps in where those cannot; null for nobody. */
  fallback: { storyteller: Storyteller; illustrator: Illustrator } | null;
};

/** `house` draws in the house's name instead. */
type House = { house?: Illustrator | null | undefined };

/** Throws CONFIG_INVALID where somebody is chosen whom the settings do not reach, or who does not take them. */
export async function makersOf(config: Config, { house }: House = {}): Promise<StoryMakers> {
  const byDefault = config.OPENAI_API_KEY === undefined ? "house" : "openai";
  const { STORYTELLER = byDefault, FALLBACK } = config;
  const service = serviceOf(config);
  return {
    storyteller:
      STORYTELLER === "house"
        ? await houseStoryteller()
        : await openaiStoryteller(config, await service("STORYTELLER")),
    illustrator: await illustratorOf(config, { house }),
    reviewers: STORYTELLER === "house" ? [] : await reviewersOf(config, await service("STORYTELLER")),
    fallback: FALLBACK === "house" ? await houseMakers({ house }) : null,
  };
}

/** Who tells stories in short for the voices of films, and who steps in. Throws CONFIG_INVALID. */
export async function tellersOf(config: Config): Promise<{ teller: Teller; house: Teller }> {
  const { houseTeller: house } = await import("#api/house/storyteller/tell-in-short.ts");
  const { STORYTELLER = config.OPENAI_API_KEY === undefined ? "house" : "openai", TEXT_MODEL, TEXT_EFFORT } = config;
  if (STORYTELLER === "house") return { teller: house, house };
  const [service, { openaiTeller }] = await Promise.all([
    serviceOf(config)("STORYTELLER"),
    import("#api/generation/openai/teller.ts"),
  ]);
  return { teller: openaiTeller({ service, model: TEXT_MODEL, effort: TEXT_EFFORT }), house };
}

/** Who draws, alone: also what is drawn again. Throws CONFIG_INVALID. */
export async function illustratorOf(config: Config, { house }: House = {}): Promise<Illustrator> {
  const { ILLUSTRATOR = config.OPENAI_API_KEY === undefined ? "house" : "openai" } = config;
  if (ILLUSTRATOR === "house") return house ?? houseIllustrator();
  const service = await serviceOf(config)("ILLUSTRATOR");
  const { openaiIllustrator } = await import("#api/generation/openai/illustrator.ts");
  const { IMAGE_MODEL: model, IMAGE_QUALITY: quality, CONTENT_DIR } = config;
  return openaiIllustrator({ service, model, quality, referencesDir: join(CONTENT_DIR, "cat") });
}

/** Who makes stories without key and network. */
export const houseMakers = async ({ house }: House = {}) => ({
  storyteller: await houseStoryteller(),
  illustrator: house ?? (await houseIllustrator()),
});

const houseStoryteller = async () => (await import("#api/house/storyteller/write.ts")).houseStoryteller;
const houseIllustrator = async () => (await import("#api/house/illustrator/draw.ts")).houseIllustrator;

function serviceOf({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl }: Config) {
  return async (chosenBy: "STORYTELLER" | "ILLUSTRATOR"): Promise<AiService> => {
    if (apiKey === undefined) {
      throw new AppError("CONFIG_INVALID", `OPENAI_API_KEY is not set, but ${chosenBy} is openai`, {
        hint: `Set OPENAI_API_KEY, or leave ${chosenBy} to the house.`,
      });
    }
    const { openAiService } = await import("#api/generation/openai/service.ts");
    return openAiService({ apiKey, baseUrl });
  };
}

async function openaiStoryteller(config: Config, service: AiService): Promise<Storyteller> {
  const [{ openaiStoryteller }, { refuseUnknownEffort }] = await Promise.all([
    import("#api/generation/openai/storyteller.ts"),
    import("#api/generation/openai/efforts.ts"),
  ]);
  const { TEXT_MODEL: model, TEXT_EFFORT: effort, REVISION, CONTENT_DIR } = config;
  refuseUnknownEffort(model, effort);
  const storyteller = openaiStoryteller({ service, model, effort, cat: await readCat(CONTENT_DIR) });
  if (REVISION === "off") return storyteller;
  const { openaiCritic } = await import("#api/generation/openai/critic.ts");
  return { ...storyteller, critic: openaiCritic({ service, model: config.JUDGE_MODEL, thinks: effort !== "off" }) };
}

async function reviewersOf(config: Config, service: AiService): Promise<readonly Reviewer[]> {
  const { openaiReviewers } = await import("#api/generation/openai/reviewers.ts");
  const { JUDGE_MODEL: model, TEXT_EFFORT: effort, MODERATION_MODEL } = config;
  const moderationModel = MODERATION_MODEL === "off" ? null : MODERATION_MODEL;
  return openaiReviewers({ service, model, moderationModel, effort });
}

/** The page that says who Mruk is; a library without it has none. */
export async function readCat(contentDir: string): Promise<string> {
  const page = await readPlainFile(join(contentDir, "cat.md"), { mostBytes: 1_000_000, label: "cat.md" });
  if (typeof page !== "string") return page.toString("utf8");
  if (page === "cat.md is missing") return "";
  throw new AppError("CONTENT_BLOCKED", `cat.md ${page}`, {
    hint: "It has to be a page of text in the library; nothing outside of it is read.",
  });
}
