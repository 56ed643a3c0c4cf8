import { AppError } from "#api/platform/errors.ts";
import type { MadeBy } from "#api/stories/model.ts";
import { openDictionaries } from "./gate/spelling/dictionaries.ts";
import type { JournalEntry } from "./journal.ts";
import { type Brief, type Likeness, type Purse, StoryText, type Storyteller, type WritingOrder } from "./model.ts";
import type { RunStep } from "./run-step.ts";
import { judge, type Writers } from "./verdict.ts";

/** The maximum number of texts per story: a refused text is rewritten with the reasons. */
const maxAttempts = 3;

export type WritingParts = Writers & { entry: JournalEntry; step: RunStep; signal?: AbortSignal | undefined };

/** A text that may be illustrated and published, with its result at the gate. */
export type PassedText = {
  text: StoryText;
  storyteller: Storyteller;
  gate: { attempt: number; passed: string[]; likeness: Likeness };
  /** What a second reading of the text that passed brought, if there was one. */
  revision?: NonNullable<MadeBy["revision"]>;
};

/**
 * Has a text written until it passes the gate and every reviewer. Every text and verdict is kept in the journal, so
 * that a continued run pays for none of them again. Throws TEXT_REJECTED with the reasons after the last attempt, and
 * DICTIONARY_MISSING before the first.
 */
export async function writeUntilItPasses(brief: Brief, parts: WritingParts): Promise<PassedText> {
  const { storyteller, entry, step, signal } = parts;
  const { name, promptVersion, model = null } = storyteller;
  // Before anything is paid: the checks of a model's text need them.
  if (model !== null) await openDictionaries();
  let refused: WritingOrder["refused"];
  for (let attempt = 1; ; attempt++) {
    const inputs = [brief, name, promptVersion, model, attempt, refused ?? null];
    const again = refused && { attempt, because: refused.reasons[0] ?? "" };
    const write = (purse: Purse) => storyteller.write(brief, { purse, signal, refused });
    const text = await step(
      "text",
      (purse) =>
        entry.json({ name: "text", inputs, schema: StoryText, run: async () => StoryText.parse(await write(purse)) }),
      again,
    );
    const verdict = await step("checks", (purse) => judge(text, { brief, purse, ...parts }), again);
    const { reasons, passed, likeness } = verdict;
    if (reasons.length === 0) return { text, storyteller, gate: { attempt, passed, likeness } };
    // A storyteller without a model would write the same text for the same brief again.
    if (attempt === maxAttempts || storyteller.model === undefined) throw rejected(attempt, reasons);
    refused = { text, reasons };
  }
}

function rejected(attempts: number, reasons: readonly string[]): AppError {
  const why = reasons.slice(0, 3).join("; ");
  return new AppError(
    "TEXT_REJECTED",
    attempts === 1 ? why : `${attempts} texts were refused, the last one because: ${why}`,
    {
      hint: "The next run has it written anew.",
    },
  );
}
