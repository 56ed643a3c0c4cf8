import { z } from "zod";
import { timeSlots } from "#api/schedule/model.ts";
import { AdminPost, FrontMatter, reviewStates, Story, StoryId } from "../model.ts";
import { Rev } from "../post-input.ts";

/** A month of Warsaw dates, `YYYY-MM`. */
export const Month = z.string().regex(/^(19[7-9]\d|[2-9]\d{3})-(0[1-9]|1[0-2])$/, "must be a month such as 2026-11");

/** Where a slot stands. The first that holds counts, in the order of `stateOf` (month.ts). */
export const slotStates = ["open", "making", "ready", "waiting", "held", "approved", "live", "failed"] as const;
export type SlotState = (typeof slotStates)[number];

/** A remark of the gate about a text that it let pass. */
export const GateWarning = z.discriminatedUnion("kind", [
  /** It passed only at this attempt. */
  z.strictObject({ kind: z.literal("attempt"), attempt: z.number().int() }),
  /** The number of passages that a second reading found weak. */
  z.strictObject({ kind: z.literal("weak"), remarks: z.number().int() }),
]);
export type GateWarning = z.infer<typeof GateWarning>;

const shown = {
  id: StoryId,
  titleEn: Story.shape.titleEn,
  titlePl: Story.shape.titlePl,
  imageUrl: FrontMatter.shape.imageUrl,
  imageHash: FrontMatter.shape.imageHash,
  warnings: z.array(GateWarning),
  /** The cost of making it in US dollars, where its file names it. */
  costUsd: z.number().nonnegative().optional(),
};

export const CalendarStory = z.strictObject({
  ...shown,
  publishedAt: FrontMatter.shape.publishedAt,
  /** Whether the house's story keeps the slot filled until a draft is approved. */
  isSubstitute: z.boolean(),
  /** Git's id of its file; only of a story whose hour is ahead, which can be held and moved. */
  rev: Rev.optional(),
});
export type CalendarStory = z.infer<typeof CalendarStory>;

export const CalendarDraft = z.strictObject({ ...shown, state: z.enum(reviewStates) });
export type CalendarDraft = z.infer<typeof CalendarDraft>;

export const CalendarSlot = z.strictObject({
  /** The id of the slot's own story, which it has or would get. */
  id: StoryId,
  /** The slot's hour, as in story files. */
  publishedAt: FrontMatter.shape.publishedAt,
  state: z.enum(slotStates),
  /** Whether its hour has passed or comes within five minutes: nothing moves into the slot or out of it any more. */
  isClosed: z.boolean(),
  /** Whether its story was deleted by hand, so that the schedule makes no other. */
  isDeleted: z.boolean(),
  /** Its own story, then further ones. */
  stories: z.array(CalendarStory),
  drafts: z.array(CalendarDraft),
  /** The files of its stories that cannot be read, with the reason. */
  broken: z.array(z.strictObject({ path: z.string(), reason: z.string() })),
  /** The last failure to make its story, or its draft; only where there is none since. */
  failure: z
    .strictObject({ code: z.string(), message: z.string(), hint: z.string().optional(), at: z.iso.datetime() })
    .optional(),
});
export type CalendarSlot = z.infer<typeof CalendarSlot>;

/** A month of slots. Dates and months are Warsaw's. */
export const CalendarMonth = z.strictObject({
  month: Month,
  today: z.iso.date(),
  /** The month of the library's oldest story; null for an empty library. */
  firstMonth: Month.nullable(),
  /** How many stories the library has, the scheduled ones included. */
  total: z.number().int().nonnegative(),
  /** The last slot up to which every slot has its story; null where the next one has none. */
  bufferUntil: z.strictObject({ date: z.iso.date(), timeSlot: z.enum(timeSlots) }).nullable(),
  /** All slots of the month, in time order. */
  slots: z.array(CalendarSlot),
});
export type CalendarMonth = z.infer<typeof CalendarMonth>;

export const CalendarQuery = z.strictObject({ month: Month.optional() });

/** Moves a scheduled story to another slot, or swaps it with the story there. */
export const Move = z.strictObject({
  from: StoryId,
  to: StoryId,
  /** The revision of the story that was seen at `from`. */
  rev: Rev,
  /** The revision of the story that was seen at `to`; without it, the slot was seen open. */
  otherRev: Rev.optional(),
});
export type Move = z.infer<typeof Move>;

/** The words by which a moved story names an hour or a day that may be another one now. */
export const SpeaksOf = z.strictObject({ id: StoryId, words: z.array(z.string()) });
export type SpeaksOf = z.infer<typeof SpeaksOf>;

export const MoveOutcome = z.strictObject({
  /** The story at `to`. */
  post: AdminPost,
  /** The story at `from`, after a swap. */
  other: AdminPost.optional(),
  warnings: z.array(SpeaksOf),
});
export type MoveOutcome = z.infer<typeof MoveOutcome>;
