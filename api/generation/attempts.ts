import { AppError } from "#api/platform/errors.ts";
import type { MadeBy } from "#api/stories/model.ts";
import { openDictionaries } from "./gate/spelling/dictionaries.ts";
import type { Done, JournalEntry } from "./journal.ts";
import { type Brief, type Likeness, StoryText, type Storyteller, type WritingOrder } from "./model.ts";
import type { RunStep } from "./run-step.ts";
import { judge, type Writers } from "./verdict.ts";

export type WritingParts = Writers & { entry: JournalEntry; step: RunStep; signal?: AbortSignal | undefined };

/** A text that may be illustrated and published, with its result at the gate. */
export type PassedText = {
  text: StoryText;
  storyteller: Storyteller;
  gate: { attempt: number; passed: string[]; likeness: Likeness };
  /** The result of a second reading of the text that passed, if there was one. */
  revision?: NonNullable<MadeBy["revision"]>;
};

/**
 * Has a text written until it passes the gate and every reviewer. Every text and verdict is kept in the journal, so
 * that a continued run pays for none of them again. Throws TEXT_REJECTED with the reasons after the last attempt, and
 * DICTIONARY_MISSING before the first.
 */
export async function writeUntilItPasses(brief: Brief, parts: WritingParts): Promise<PassedText> {
  const { storyteller, step, signal } = parts;
  // Before anything is paid: the checks of a model's text need them.
  if (storyteller.model !== undefined) await openDictionaries();
  let refused: WritingOrder["refused"];
  for (let attempt = 1; ; attempt++) {
    const again = refused && { attempt, because: refused.reasons[0] ?? "" };
    const inputs = [attempt, refused ?? null];
    const text = await step(
      "text",
      (purse) => writeOnce(brief, { inputs, order: { purse, signal, attempt, refused } }, parts),
      again,
    );
    const verdict = await step("checks", (purse) => judge(text, { brief, purse, attempt, ...parts }), again);
    const { reasons, passed, likeness } = verdict;
    if (reasons.length === 0) return { text, storyteller, gate: { attempt, passed, likeness } };
    if (attempt >= storyteller.attempts) throw rejected(attempt, reasons);
    refused = { text, reasons };
  }
}

/** Has one text written, or finds it in the journal; `inputs` tell it from the story's other texts. */
export function writeOnce(
  brief: Brief,
  { inputs, order }: { inputs: readonly unknown[]; order: WritingOrder },
  { storyteller, entry }: Pick<WritingParts, "storyteller" | "entry">,
): Promise<Done<StoryText>> {
  const { name, promptVersion, model = null } = storyteller;
  return entry.json({
    name: "text",
    inputs: [brief, name, promptVersion, model, ...inputs],
    schema: StoryText,
    run: async () => StoryText.parse(await storyteller.write(brief, order)),
  });
}

export function rejected(attempts: number, reasons: readonly string[]): AppError {
  const why = reasons.slice(0, 3).join("; ");
  return new AppError(
    "TEXT_REJECTED",
    attempts === 1 ? why : `${attempts} texts were refused, the last one because: ${why}`,
    {
      hint: "The next run has it written anew.",
    },
  );
}
