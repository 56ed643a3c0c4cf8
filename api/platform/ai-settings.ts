// The settings of the AI service.
import { z } from "zod";
import { model, text, unlessOff, webAddress } from "./setting-values.ts";

export const aiService = {
  OPENAI_API_KEY: text.optional().describe("The key of the AI service.").meta({ example: "sk-your-key" }),
  OPENAI_BASE_URL: webAddress
    .default("https://api.openai.com/v1")
    .describe("Where the AI service is; any compatible one will do."),
  // Models are retired often, so they are settings; `mruk doctor` warns in time.
  TEXT_MODEL: model.default("gpt-6.2-sol").describe("The model that writes."),
  TEXT_EFFORT: z
    .enum(["off", "none", "minimal", "low", "medium", "high", "xhigh", "max"])
    .default("low")
    .describe(
      "How long the text model thinks before it writes; off for models that cannot be told. Newer ones take no minimal, the newest no none.",
    ),
  JUDGE_MODEL: model
    .default("gpt-6-luna")
    .describe("The model that compares a story with earlier facts and reads it a second time; a cheap one is enough."),
  IMAGE_MODEL: model.default("gpt-image-2.6-sunburst").describe("The model that draws."),
  IMAGE_QUALITY: z
    .enum(["low", "medium", "high", "xhigh", "max", "auto"])
    .default("medium")
    .describe("How carefully it draws; the better ones cost many times as much."),
  MODERATION_MODEL: model
    .default("omni-moderation-latest")
    .describe("The model that looks for what no reader should meet; off where the service has none."),
  SPEECH_MODEL: model
    .default("gpt-realtime-2.1-mini")
    .describe("The model that reads aloud, where NARRATOR is openai."),
  SPEECH_VOICE: model.default("marin").describe("The voice it reads with; not every model has every voice."),
  REVISION: unlessOff.describe(
    "Whether a story that passed is read a second time, and what is weak in it written anew once.",
  ),
};
