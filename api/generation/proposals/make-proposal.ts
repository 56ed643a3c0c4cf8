import { z } from "zod";
import type { MadeBy, Story } from "#api/stories/model.ts";
import { type PassedText, rejected } from "../attempts.ts";
import { briefFor } from "../brief/brief.ts";
import { redrawBrief } from "../brief/redraw-brief.ts";
import type { LikenessIndex } from "../gate/likeness-index.ts";
import type { Journal, JournalEntry } from "../journal.ts";
import type { KnownStory, Makers } from "../make-stories.ts";
import { drawPicture, writeText } from "../make-story.ts";
import { type Brief, type GenerationEvent, type PictureBrief, Staging } from "../model.ts";
import { plannedAgain } from "../plan.ts";
import { type RunStep, stepsOf } from "../run-step.ts";
import { stagingFaults } from "./judge-staging.ts";
import type { ProposalRequest, Subject } from "./model.ts";
import type { NewProposal, Proposals } from "./proposals.ts";
import { rewritingBrief } from "./rewriting-brief.ts";

export type ProposalOrder = ProposalRequest & {
  subject: Subject;
  story: Story;
  /** The number of proposals made before for this story. */
  round: number;
};

type Parts = Pick<Makers, "storyteller" | "illustrator" | "reviewers" | "spending" | "cat"> & {
  stories: Iterable<KnownStory>;
  likeness: LikenessIndex;
  journal: Journal;
  proposals: Proposals;
  emit(event: GenerationEvent): void;
  now(): Temporal.Instant;
  signal?: AbortSignal | undefined;
};

type Work = Parts & { order: ProposalOrder; brief: Brief; entry: JournalEntry; step: RunStep };

/**
 * Has a story told or drawn anew and keeps the result as a proposal; the library is not touched. What a killed run paid for is in
 * the journal until the proposal is kept. Throws WISH_NOT_UNDERSTOOD before anything is made, WISH_UNFULFILLED, TEXT_REJECTED,
 * PICTURE_REJECTED, SERVICE_…, BUDGET_SPENT.
 */
export async function makeProposal(order: ProposalOrder, parts: Parts): Promise<void> {
  const { subject, story, wish, remake } = order;
  const { journal, storyteller, emit, spending, signal } = parts;
  if (wish !== undefined) storyteller.refuseWish?.(wish, remake);
  const key = subject === "draft" ? { id: story.id, draft: 1 } : { id: story.id };
  const { step } = stepsOf(story, { emit, spending, signal });
  await journal.alone(
    key,
    async (whole) => {
      const entry = scoped(whole, order);
      const work = { ...parts, order, brief: briefOf(order, parts), entry, step };
      await parts.proposals.keep(subject, await made(work));
      await whole.remove();
    },
    { signal },
  );
}

/** Steps of another order are none of this one's. */
function scoped(entry: JournalEntry, { rev, remake, wish, round }: ProposalOrder): JournalEntry {
  const scope = { rev, remake, wish: wish ?? null, round };
  return {
    json: (step) => entry.json({ ...step, inputs: [scope, step.inputs] }),
    bytes: (step) => entry.bytes({ ...step, inputs: [scope, step.inputs] }),
    remove: entry.remove,
  };
}

function briefOf({ story, wish, round }: ProposalOrder, { cat, stories }: Parts): Brief {
  const planned = plannedAgain(story.id, "asked");
  const brief = briefFor({ ...planned, variant: planned.variant + round }, { cat, stories });
  return rewritingBrief(brief, { story, wish });
}

async function made(work: Work): Promise<NewProposal> {
  const { order, entry, spending } = work;
  const { story, rev, remake, wish } = order;
  const before = await entry.json({
    name: "cost-before",
    inputs: [],
    schema: z.number(),
    run: () => spending.costOf(story.id),
  });
  const passed = remake === "picture" ? null : await told(work);
  const staging = remake === "text" ? null : (passed?.text ?? (await staged(work)));
  const picture = staging && (await drawn(staging, work));
  const costUsd = Math.round(((await spending.costOf(story.id)) - before.result) * 1e6) / 1e6;
  return {
    ...{ id: story.id, rev, remake, at: work.now().toString(), costUsd },
    ...(wish !== undefined && { wish }),
    ...(passed && { texts: textsOf(passed) }),
    ...(picture && { picture }),
    origin: {
      ...(passed && { text: textMakers(passed), canon: passed.text.canon }),
      ...(picture && { picture: pictureMakers(work) }),
    },
  };
}

async function told({ order, brief, ...work }: Work): Promise<PassedText> {
  const { entry, step, signal, storyteller, reviewers = [], likeness } = work;
  const { wish, story } = order;
  try {
    const writing = { id: story.id, wish, entry, step, signal, storyteller, reviewers, likeness };
    return await writeText(() => brief, writing);
  } catch (error) {
    if (isRejected(error)) await entry.remove();
    throw error;
  }
}

const isRejected = (error: unknown) => error instanceof Error && "code" in error && error.code === "TEXT_REJECTED";

/** A picture is planned twice at most: the second time without the faults of the first. */
const mostPlans = 2;

async function staged(work: Work): Promise<Staging> {
  const { order, brief, entry, step, storyteller, signal } = work;
  const present: PictureBrief = { ...redrawBrief(order.story), weather: brief.weather };
  const wished = { ...brief, ...(order.wish !== undefined && { wish: order.wish }) };
  let refused: { staging: Staging; reasons: readonly string[] } | undefined;
  for (let attempt = 1; ; attempt++) {
    const staging = await step("text", (purse) =>
      entry.json({
        name: "staging",
        inputs: [wished, storyteller.name, storyteller.promptVersion, storyteller.model ?? null, refused ?? null],
        schema: Staging,
        run: () => storyteller.stage(wished, { purse, signal, present, refused }),
      }),
    );
    const reasons = await step("checks", (purse) =>
      entry.json({
        name: "staging-verdict",
        inputs: [wished, staging],
        schema: z.array(z.string()),
        run: () => stagingFaults(staging, { ...work, brief: wished, purse }),
      }),
    );
    if (reasons.length === 0) return staging;
    refused = { staging, reasons };
    if (attempt < mostPlans && storyteller.model !== undefined) continue;
    await entry.remove();
    throw rejected(attempt, reasons);
  }
}

async function drawn(staging: Staging, { order, entry, step, signal, illustrator }: Work) {
  const drawing = { id: order.story.id, entry, step, signal, illustrator };
  const master = await drawPicture(staging, drawing);
  return { master, imageAlt: staging.imageAlt, imageAltPl: staging.imageAltPl };
}

const textsOf = ({ text }: PassedText): NewProposal["texts"] & {} => ({
  titleEn: text.titleEn,
  titlePl: text.titlePl,
  excerptEn: text.excerptEn,
  excerptPl: text.excerptPl,
  contentEn: text.contentEn,
  contentPl: text.contentPl,
  category: text.category,
});

const textMakers = ({ storyteller, text, gate, revision }: PassedText): MadeBy => ({
  storyteller: storyteller.name,
  ...(storyteller.model !== undefined && { textModel: storyteller.model }),
  promptVersion: storyteller.promptVersion,
  ...(text.turn !== undefined && { turn: text.turn }),
  gate,
  ...(revision && { revision }),
});

const pictureMakers = ({ illustrator: { name, model } }: Work): MadeBy => ({
  illustrator: name,
  ...(model !== undefined && { imageModel: model }),
});
