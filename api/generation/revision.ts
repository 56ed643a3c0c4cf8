import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import { type PassedText, type WritingParts, writeOnce } from "./attempts.ts";
import type { Brief, Critic, Purse } from "./model.ts";
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
      return await readAndMend(brief, passed, { ...parts, critic, purse });
    } catch (error) {
      if (signal?.aborted || !(error instanceof AppError)) throw error;
      return { result: passed };
    }
  });
}

async function readAndMend(
  brief: Brief,
  passed: PassedText,
  parts: WritingParts & { critic: Critic; purse: Purse },
): Promise<Worked<PassedText>> {
  const { entry, storyteller, critic, purse, signal } = parts;
  const { text } = passed;
  const { result: remarks, fromJournal } = await entry.json({
    name: "critique",
    inputs: [text, storyteller.model ?? null],
    schema: z.array(z.string()),
    run: () => critic.critique(text, { purse, signal }),
  });
  if (remarks.length === 0) return { result: passed, fromJournal };
  const order = { purse, signal, revise: { text, remarks } };
  const mended = await writeOnce(brief, { inputs: [text, remarks], order }, parts);
  const { result: verdict } = await judge(mended.result, { ...parts, brief, attempt: 1 });
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
