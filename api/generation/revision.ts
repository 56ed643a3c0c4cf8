import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { PassedText, WritingParts } from "./attempts.ts";
import { type Brief, type Purse, StoryText } from "./model.ts";
import type { Worked } from "./run-step.ts";
import { judge } from "./verdict.ts";

/**
 * Has a text that passed read by the storyteller's critic, and what is weak in it rewritten once. The text stays where
 * nothing is weak, where the new one does not pass, and where a service fails meanwhile: it could be published already.
 */
export async function revised(brief: Brief, passed: PassedText, parts: WritingParts): Promise<PassedText> {
  const { signal, storyteller, step } = parts;
  const { critic } = storyteller;
  if (!critic) return passed;
  return step("text", async (purse): Promise<Worked<PassedText>> => {
    try {
      return await readAndMend(brief, passed, { ...parts, purse });
    } catch (error) {
      if (signal?.aborted || !(error instanceof AppError)) throw error;
      return { result: passed };
    }
  });
}

async function readAndMend(
  brief: Brief,
  passed: PassedText,
  parts: WritingParts & { purse: Purse },
): Promise<Worked<PassedText>> {
  const { entry, storyteller, purse, signal } = parts;
  const { name, promptVersion, model = null, critic } = storyteller;
  const { text } = passed;
  const { result: remarks, fromJournal } = await entry.json({
    name: "critique",
    inputs: [text, model],
    schema: z.array(z.string()),
    run: async () => (critic ? critic.critique(text, { purse, signal }) : []),
  });
  if (remarks.length === 0) return { result: passed, fromJournal };
  const mended = await entry.json({
    name: "text",
    inputs: [brief, name, promptVersion, model, text, remarks],
    schema: StoryText,
    run: async () => StoryText.parse(await storyteller.write(brief, { purse, signal, revise: { text, remarks } })),
  });
  const { result: verdict } = await judge(mended.result, { ...parts, brief });
  if (verdict.reasons.length > 0) {
    const revision = { remarks, changed: { en: [], pl: [] }, refused: verdict.reasons };
    return { result: { ...passed, revision }, fromJournal: mended.fromJournal };
  }
  const changed = {
    en: changedParagraphs(text.contentEn, mended.result.contentEn),
    pl: changedParagraphs(text.contentPl, mended.result.contentPl),
  };
  const gate = { ...passed.gate, passed: verdict.passed, likeness: verdict.likeness };
  return {
    result: { ...passed, text: mended.result, gate, revision: { remarks, changed } },
    fromJournal: mended.fromJournal,
  };
}

/** The numbers, from 1, of the paragraphs that were not in the text before. */
function changedParagraphs(before: string, after: string): number[] {
  const known = new Set(before.split("\n\n"));
  return after.split("\n\n").flatMap((paragraph, index) => (known.has(paragraph) ? [] : [index + 1]));
}
