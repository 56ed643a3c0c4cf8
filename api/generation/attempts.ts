import { z } from "zod";
import { AppError } from "../platform/errors.ts";
import { StoryId } from "../stories/model.ts";
import { throughGate } from "./gate/gate.ts";
import type { LikenessIndex } from "./gate/likeness-index.ts";
import type { JournalEntry } from "./journal.ts";
import {
  type Brief,
  Likeness,
  type Purse,
  type Reviewer,
  StoryText,
  type Storyteller,
  type WritingOrder,
} from "./model.ts";
import type { RunStep } from "./run-step.ts";

/** How often a text is written at most: what is refused is written again with the reasons. */
const mostTexts = 3;

const Verdict = z.strictObject({ reasons: z.array(z.string()), passed: z.array(z.string()), likeness: Likeness });
type Verdict = z.infer<typeof Verdict>;

export type Writers = {
  storyteller: Storyteller;
  /** Asked about texts that passed every rule. */
  reviewers: readonly Reviewer[];
  likeness: LikenessIndex;
};

type Order = Writers & { entry: JournalEntry; step: RunStep; signal?: AbortSignal | undefined };

/** A text that may be drawn and published, and how it came through the gate. */
export type PassedText = {
  text: StoryText;
  storyteller: Storyteller;
  gate: { attempt: number; passed: string[]; likeness: Likeness };
};

/**
 * Has a text written until it passes the gate and every reviewer. Every text and every verdict is kept, so that a run which
 * goes on from here pays for none of them again. Throws TEXT_REJECTED with the reasons after the last one.
 */
export async function writeUntilItPasses(told: Brief, order: Order): Promise<PassedText> {
  const { storyteller, entry, step, signal } = order;
  const { name, promptVersion, model = null } = storyteller;
  let refused: WritingOrder["refused"];
  for (let attempt = 1; ; attempt++) {
    const inputs = [told, name, promptVersion, model, attempt, refused ?? null];
    const again = refused && { attempt, because: refused.reasons[0] ?? "" };
    const write = (purse: Purse) => storyteller.write(told, { purse, signal, refused });
    const text = await step(
      "text",
      (purse) =>
        entry.json({ name: "text", inputs, schema: StoryText, run: async () => StoryText.parse(await write(purse)) }),
      again,
    );
    const verdict = await step("checks", (purse) => judge(text, { told, purse, ...order }), again);
    const { reasons, passed, likeness } = verdict;
    if (reasons.length === 0) return { text, storyteller, gate: { attempt, passed, likeness } };
    // Who asks no model has told the same brief the same way, and would again.
    if (attempt === mostTexts || storyteller.model === undefined) throw rejected(attempt, reasons);
    refused = { text, reasons };
  }
}

type Judging = Order & { told: Brief; purse: Purse };

async function judge(text: StoryText, judging: Judging) {
  const { entry, told, storyteller, reviewers, likeness } = judging;
  const { result, fromJournal } = await entry.json({
    name: "verdict",
    inputs: [text, storyteller.name, reviewers.map(({ name }) => name)],
    schema: Verdict,
    run: () => verdictOn(text, judging),
  });
  if (fromJournal && result.reasons.length === 0) likeness.add(StoryId.parse(told.id), text);
  return { result, fromJournal, ...(result.reasons.length > 0 && { refused: result.reasons }) };
}

async function verdictOn(
  text: StoryText,
  { told, storyteller, reviewers, likeness, ...order }: Judging,
): Promise<Verdict> {
  const { tellsAnewAfterDays } = storyteller;
  const gate = () => throughGate(text, { brief: told, likeness, tellsAnewAfterDays });
  const verdicts = gate().passed ? await reviewed(text, reviewers, { ...order, told }) : [];
  // Another story of this run may have passed while the reviewers read this one.
  const { checks, likeness: found } = gate();
  const all = [...Object.entries(checks), ...verdicts];
  const reasons = all.flatMap(([, reasons]) => reasons);
  // Before anything is waited for: from here on, what is as good as the same is refused to the other stories of this run.
  if (reasons.length === 0) likeness.add(StoryId.parse(told.id), text);
  return {
    reasons,
    passed: all.filter(([, reasons]) => reasons.length === 0).map(([name]) => name),
    likeness: { ...found, en: rounded(found.en), pl: rounded(found.pl) },
  };
}

/** As much of a likeness as tells something. */
const rounded = (likeness: number) => Math.round(likeness * 1000) / 1000;

type Reviewing = Pick<Judging, "entry" | "told" | "purse" | "signal">;

/** Each reviewer is asked once about a text, also when another one could not be asked. */
async function reviewed(
  text: StoryText,
  reviewers: readonly Reviewer[],
  { entry, told, purse, signal }: Reviewing,
): Promise<[string, string[]][]> {
  const asked = reviewers.map(async ({ name, review }): Promise<[string, string[]]> => {
    const run = () => review(text, { brief: told, purse, signal });
    const { result } = await entry.json({
      name: `review-${name}`,
      inputs: [told, text],
      schema: z.array(z.string()),
      run,
    });
    return [name, result];
  });
  await Promise.allSettled(asked);
  return Promise.all(asked);
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
