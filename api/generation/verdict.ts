import { z } from "zod";
import { StoryId } from "#api/stories/model.ts";
import { throughGate } from "./gate/gate.ts";
import type { LikenessIndex } from "./gate/likeness-index.ts";
import { openDictionaries } from "./gate/spelling/dictionaries.ts";
import type { JournalEntry } from "./journal.ts";
import { type Brief, Likeness, type Purse, type Reviewer, type StoryText, type Storyteller } from "./model.ts";

const Verdict = z.strictObject({
  reasons: z.array(z.string()),
  /** Absent in what an earlier version kept. */
  refusedBy: z.array(z.string()).optional(),
  passed: z.array(z.string()),
  likeness: Likeness,
});
type Verdict = z.infer<typeof Verdict>;

export type Writers = {
  storyteller: Storyteller;
  /** Reviewers see only texts that passed every rule. */
  reviewers: readonly Reviewer[];
  likeness: LikenessIndex;
};

type Judging = Writers & {
  entry: JournalEntry;
  brief: Brief;
  purse: Purse;
  /** The number of this text among those for the brief, from 1. */
  attempt: number;
  signal?: AbortSignal | undefined;
};

/** The verdict of the gate and every reviewer, kept in the journal. A text that passed is compared with others from then on. */
export async function judge(text: StoryText, judging: Judging) {
  const { entry, brief, attempt, storyteller, reviewers, likeness } = judging;
  const { result, fromJournal } = await entry.json({
    name: "verdict",
    inputs: [text, attempt, storyteller.name, reviewers.map(({ name }) => name)],
    schema: Verdict,
    run: () => verdictOn(text, judging),
  });
  if (fromJournal && result.reasons.length === 0) likeness.add(StoryId.parse(brief.id), text);
  const { reasons, refusedBy = [] } = result;
  return { result, fromJournal, ...(reasons.length > 0 && { refused: reasons, refusedBy }) };
}

async function verdictOn(
  text: StoryText,
  { brief, storyteller, reviewers, likeness, attempt, ...parts }: Judging,
): Promise<Verdict> {
  const { tellsAnewAfterDays } = storyteller;
  // Its texts are limited, and a slot without a story is worse than a sentence that readers know.
  const forgetsSentences = tellsAnewAfterDays !== undefined && attempt === storyteller.attempts;
  // The texts of a storyteller without a model are fixed; tests hold them to the same spelling.
  const dictionaries = storyteller.model === undefined ? undefined : await openDictionaries();
  const gate = () => throughGate(text, { brief, likeness, tellsAnewAfterDays, forgetsSentences, dictionaries });
  const first = gate();
  const asked = first.passed ? reviewers : [];
  const verdicts = asked.length > 0 ? await reviewed(text, asked, { ...parts, brief }) : [];
  // Another story of this run may have passed while the reviewers read this one.
  const { checks, likeness: found } = asked.length > 0 ? gate() : first;
  const all = [...Object.entries(checks), ...verdicts];
  const reasons = all.flatMap(([, reasons]) => reasons);
  // Added before the first await, so that the run's other stories are compared with this text from now on.
  if (reasons.length === 0) likeness.add(StoryId.parse(brief.id), text);
  return {
    reasons,
    refusedBy: namesOf(all, ({ length }) => length > 0),
    passed: namesOf(all, ({ length }) => length === 0),
    likeness: { ...found, en: rounded(found.en), pl: rounded(found.pl) },
  };
}

/** The names of the checks whose reasons are like this. */
function namesOf(checks: readonly [string, string[]][], are: (reasons: string[]) => boolean): string[] {
  return [...new Set(checks.filter(([, reasons]) => are(reasons)).map(([name]) => name))];
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
