import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { Slot } from "#api/schedule/model.ts";
import { slotOf, storyIdOf } from "#api/schedule/slots.ts";
import { briefFor } from "../brief/brief.ts";
import { openLikenessIndex } from "../gate/likeness-index.ts";
import type { Journal } from "../journal.ts";
import type { KnownStory } from "../make-stories.ts";
import { writeText } from "../make-story.ts";
import type { Brief, GenerationEvent, Reviewer, StoryText, Storyteller } from "../model.ts";
import { noticeOf } from "../notice.ts";
import { stepsOf } from "../run-step.ts";
import type { Spending } from "../spending/spending.ts";
import { Repetition, repetitionOf } from "./measure.ts";

/** What a number of stories by one storyteller are like. */
export const TasteReport = z.strictObject({
  storyteller: z.string(),
  stories: z.number().int().nonnegative(),
  failed: z.array(z.strictObject({ id: z.string(), code: z.string(), message: z.string() })),
  /** The texts that the gate or a reviewer refused, and by which check how many of them. */
  refusedTexts: z.number().int().nonnegative(),
  refusedBy: z.record(z.string(), z.number().int()),
  costUsd: z.number().nonnegative(),
  costUsdEach: z.number().nonnegative().nullable(),
  secondsEach: z.number().nonnegative().nullable(),
  english: Repetition,
  polish: Repetition,
});
export type TasteReport = z.infer<typeof TasteReport>;

export type TastedStory = { id: string; brief: Brief; text: StoryText };

type TasteParts = {
  storyteller: Storyteller;
  reviewers: readonly Reviewer[];
  journal: Journal;
  spending: Spending;
  likenessCache: string;
  /** The facts of `cat.md`. */
  cat: readonly string[];
  signal?: AbortSignal | undefined;
  /** Called with each story as soon as its text has passed. */
  keep(story: TastedStory): Promise<void>;
  /** Called when a story is finished or has failed. */
  report(story: { id: string; number: number; of: number; failed?: string }): void;
};

/**
 * Has stories of these slots written, one after another, each knowing those before it, and measures them. Nothing is drawn
 * or published. A story that fails is counted; what every further one would meet too (a refused key, a spent budget) ends it
 * with what there is.
 */
export async function taste(slots: readonly Slot[], parts: TasteParts): Promise<TasteReport> {
  const { storyteller, spending, signal, keep, report } = parts;
  const likeness = await openLikenessIndex({ cachePath: parts.likenessCache, stories: [] });
  const written: KnownStory[] = [];
  const seconds: number[] = [];
  const failed: TasteReport["failed"] = [];
  const refusals: string[][] = [];
  for (const [index, slot] of slots.entries()) {
    const id = storyIdOf(slot);
    const began = performance.now();
    const brief = briefFor({ id, slot, variant: 1, reason: "asked" }, { cat: parts.cat, stories: written });
    let isKept = false;
    const emit = (event: GenerationEvent) => {
      if (event.type !== "step-finished") return;
      if (event.refused) refusals.push(event.refusedBy ?? []);
      if (event.fromJournal && event.step === "text") isKept = true;
    };
    const progress = { id, number: index + 1, of: slots.length };
    try {
      const { text } = await parts.journal.alone(
        id,
        (entry) => {
          const { step } = stepsOf({ id }, { emit, spending, signal });
          const { reviewers } = parts;
          return writeText(() => brief, { id, entry, step, signal, storyteller, reviewers, likeness });
        },
        { signal },
      );
      const { turn } = text;
      written.push({ id, ...text, ...(turn !== undefined && { madeBy: { turn } }) });
      // A text of an earlier run took no time in this one.
      if (!isKept) seconds.push((performance.now() - began) / 1000);
      await keep({ id, brief, text });
      report(progress);
    } catch (error) {
      if (signal?.aborted || !(error instanceof AppError)) throw error;
      const { code, message } = noticeOf(error);
      failed.push({ id, code, message });
      report({ ...progress, failed: message });
      if (hopeless.has(code)) break;
    }
  }
  const costs = await Promise.all(slots.map((slot) => spending.costOf(storyIdOf(slot))));
  const costUsd = sum(costs);
  return {
    storyteller: storyteller.model ?? storyteller.name,
    stories: written.length,
    failed,
    refusedTexts: refusals.length,
    refusedBy: countsOf(refusals.flat()),
    costUsd,
    costUsdEach: written.length === 0 ? null : costUsd / written.length,
    secondsEach: seconds.length === 0 ? null : sum(seconds) / seconds.length,
    english: repetitionOf(
      written.map(({ id, titleEn, contentEn }) => ({ title: titleEn, content: contentEn, date: slotOf(id).date })),
      "English",
    ),
    polish: repetitionOf(
      written.map(({ id, titlePl, contentPl }) => ({ title: titlePl, content: contentPl, date: slotOf(id).date })),
      "Polish",
    ),
  };
}

/** Failures that every further story would meet as well. */
const hopeless = new Set<string>([
  ...["SERVICE_KEY_REFUSED", "SERVICE_UNPAID", "SERVICE_MODEL_UNKNOWN", "SERVICE_UNREACHABLE"],
  ...["BUDGET_SPENT", "DISK_FULL", "DICTIONARY_MISSING"],
]);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
