import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openAiService } from "#api/generation/openai/service.ts";
import { openSpending } from "#api/generation/spending/spending.ts";
import { bookInFile } from "#api/generation/spending/spending-in-file.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { startOpenAi } from "#stand-ins/openai.ts";
import type { SpeechOrder } from "../model.ts";
import { speechOrder } from "../narrator.fixture.ts";
import { openaiNarrator } from "./narrator.ts";

export const longer = "Mruk sat down, and looked at the bun.";
export const texts = ["A Bun for Two", longer, "“Stay!” said Ola."];

type Options = { model?: string; voice?: string; perRunUsd?: number; key?: string };

/** The narrator, the stand-in service, and the book of costs. */
export async function openStudio({
  model = "gpt-4o-mini-tts-2025-12-15",
  voice = "marin",
  perRunUsd,
  key,
}: Options = {}) {
  const root = folderOfTest();
  const ai = await startOpenAi();
  onTestFinished(() => ai.close());
  const clock = { now: () => Temporal.Instant.from("2026-11-21T09:00:00+01:00") };
  const spending = openSpending({ book: bookInFile(root), clock, budget: { perRunUsd } });
  const narrator = openaiNarrator({
    service: openAiService({ apiKey: key ?? "sk-stand-in", baseUrl: `${ai.url}/v1` }),
    ...{ model, voice, keptDir: join(root, "sentences") },
  });
  const order = (change: Partial<SpeechOrder> = {}) => speechOrder(texts, change);
  const one = () => order({ sentences: [{ text: longer, pause: 0.3 }] });
  const speak = (asked = order()) => narrator.speak(asked, spending.purseOf(asked.id, "speech"));
  const booked = async () => (await spending.calls()).map(({ step, usd }) => ({ step, usd }));
  return { ai, narrator, order, one, speak, booked };
}
