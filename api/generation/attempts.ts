import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import { StoryId } from "#api/stories/model.ts";
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

/** The maximum number of texts per story: a refused text is rewritten with the reasons. */
const maxAttempts = 3;

const Verdict = z.strictObject({ reasons: z.array(z.string()), passed: z.array(z.string()), likeness: Likeness });
type Verdict = z.infer<typeof Verdict>;

export type Writers = {
  storyteller: Storyteller;
  /** Reviewers see only texts that passed every rule. */
  reviewers: readonly Reviewer[];
  likeness: LikenessIndex;
};

type WritingParts = Writers & { entry: JournalEntry; step: RunStep; signal?: AbortSignal | undefined };

/** A text that may be illustrated and published, with its result at the gate. */
export type PassedText = {
  text: StoryText;
  storyteller: Storyteller;
  gate: { attempt: number; passed: string[]; likeness: Likeness };
};

/**
 * Has a text written until it passes the gate and every reviewer. Every text and verdict is kept in the journal, so
 * that a continued run pays for none of them again. Throws TEXT_REJECTED with the reasons after the last attempt.
 */
export async function writeUntilItPasses(brief: Brief, parts: WritingParts): Promise<PassedText> {
  const { storyteller, entry, step, signal } = parts;
  const { name, promptVersion, model = null } = storyteller;
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

type Judging = WritingParts & { brief: Brief; purse: Purse };

async function judge(text: StoryText, judging: Judging) {
  const { entry, brief, storyteller, reviewers, likeness } = judging;
  const { result, fromJournal } = await entry.json({
    name: "verdict",
    inputs: [text, storyteller.name, reviewers.map(({ name }) => name)],
    schema: Verdict,
    run: () => verdictOn(text, judging),
  });
  if (fromJournal && result.reasons.length === 0) likeness.add(StoryId.parse(brief.id), text);
  return { result, fromJournal, ...(result.reasons.length > 0 && { refused: result.reasons }) };
}

async function verdictOn(
  text: StoryText,
  { brief, storyteller, reviewers, likeness, ...parts }: Judging,
): Promise<Verdict> {
  const { tellsAnewAfterDays } = storyteller;
  const gate = () => throughGate(text, { brief, likeness, tellsAnewAfterDays });
  const verdicts = gate().passed ? await reviewed(text, reviewers, { ...parts, brief }) : [];
  // Another story of this run may have passed while the reviewers read this one.
  const { checks, likeness: found } = gate();
  const all = [...Object.entries(checks), ...verdicts];
  const reasons = all.flatMap(([, reasons]) => reasons);
  // Added before the first await, so that the run's other stories are compared with this text from now on.
  if (reasons.length === 0) likeness.add(StoryId.parse(brief.id), text);
  return {
    reasons,
    passed: all.filter(([, reasons]) => reasons.length === 0).map(([name]) => name),
    likeness: { ...found, en: rounded(found.en), pl: rounded(found.pl) },
  };
}

/** Three decimals are as precise as a likeness is meaningful. */
const rounded = (likeness: number) => Math.round(likeness * 1000) / 1000;

type Reviewing = Pick<Judging, "entry" | "brief" | "purse" | "signal">;

/** Asks each reviewer once about a text, also where another reviewer failed. */
async function reviewed(
  text: StoryText,
  reviewers: readonly Reviewer[],
  { entry, brief, purse, signal }: Reviewing,
): Promise<[string, string[]][]> {
  const reviews = reviewers.map(async ({ name, review }): Promise<[string, string[]]> => {
    const run = () => review(text, { brief, purse, signal });
    const { result } = await entry.json({
      name: `review-${name}`,
      inputs: [brief, text],
      schema: z.array(z.string()),
      run,
    });
    return [name, result];
  });
  await Promise.allSettled(reviews);
  return Promise.all(reviews);
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
