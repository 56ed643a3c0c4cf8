import { onTestFinished } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { startOpenAi } from "#stand-ins/openai.ts";
import type { Brief, WritingOrder } from "../model.ts";
import { openSpending } from "../spending/spending.ts";
import { bookInFile } from "../spending/spending-in-file.ts";
import type { Effort } from "./efforts.ts";
import { openaiReviewers } from "./reviewers.ts";
import { openAiService } from "./service.ts";
import { openaiStoryteller } from "./storyteller.ts";

export const id = StoryId.parse("2026-11-21-evening");
/** As long as a real key, and belonging to nobody. */
export const key = "sk-proj-Planted0Secret1Of2This3Test";
export const cat = "# Mruk\n\nMruk is a stocky grey tabby tom. PLANTED-IN-THE-PROMPT.\n";

export const brief: Brief = {
  id,
  date: "2026-11-21",
  timeSlot: "evening",
  variant: 1,
  season: "autumn",
  weather: "rain",
  canon: ["Mruk is a stocky grey tabby tom with white paws and green eyes.", "Mruk does not cross the street."],
  lately: [
    { id: "2026-11-21-morning", titleEn: "The Geranium", titlePl: "Pelargonia", turn: "the crumbs were counted" },
  ],
  occasions: { holidays: [{ en: "Hug Day", pl: "Dzień Życzliwości" }], nameDays: ["Janusz", "Konrad"] },
  avoid: ["as if it had been his idea"],
};

/** The machine may be busy. */
const patient = 20_000;

type Options = {
  deadlineMs?: number;
  model?: string;
  effort?: Effort;
  perRunUsd?: number;
  baseUrl?: string;
  apiKey?: string;
};

/** The storyteller and the reviewers, the stand-in service, and the book of costs. */
export async function openDesk({
  deadlineMs = patient,
  model = "gpt-6-luna",
  effort = "low",
  ...options
}: Options = {}) {
  const root = folderOfTest();
  const ai = await startOpenAi({ key });
  onTestFinished(() => ai.close());
  const clock = { now: () => Temporal.Instant.from("2026-11-21T09:00:00+01:00") };
  const spending = openSpending({ book: bookInFile(root), clock, budget: { perRunUsd: options.perRunUsd } });
  const baseUrl = options.baseUrl ?? String(ai.settings.OPENAI_BASE_URL);
  const service = openAiService({ apiKey: options.apiKey ?? key, baseUrl });
  const storyteller = openaiStoryteller({ service, model, effort, cat, deadlineMs });
  const [moderation, judge] = openaiReviewers({ service, model, moderationModel: "omni-moderation-latest", effort });
  if (!moderation || !judge) throw new Error("There are two reviewers.");
  const purse = spending.purseOf(id, "text");
  const write = (told: Partial<Brief> = {}, order: Partial<WritingOrder> = {}) =>
    storyteller.write({ ...brief, ...told }, { purse, ...order });
  /** The fields of each request, as they were sent. */
  const requests = () => ai.asked.map(({ body }) => JSON.parse(body.toString("utf8")) as Record<string, unknown>);
  return { ai, service, spending, purse, storyteller, moderation, judge, write, requests };
}
