import { z } from "zod";
import { type TimeSlot, timeSlots } from "../schedule/model.ts";
import { AdminPost, type StoryId } from "../stories/model.ts";

export const seasons = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof seasons)[number];
export const weathers = ["clear", "rain", "snow", "fog", "wind"] as const;
export type Weather = (typeof weathers)[number];

/** What an illustrator is told. The names are those that the house illustrator can draw. */
export const PictureBrief = z.strictObject({
  place: z.enum(["window sill", "stove", "radiator", "balcony", "kitchen", "courtyard", "roof", "box"]),
  pose: z.enum(["loaf", "sit", "stretch", "sleep", "pounce", "walk", "peek", "crouch", "back", "drape"]),
  props: z.array(z.string()).max(3),
  timeSlot: z.enum(["morning", "afternoon", "evening"]),
  season: z.enum(seasons),
  weather: z.enum(weathers),
  eyes: z.enum(["open", "half", "closed", "happy", "wide", "grump"]).optional(),
  mouth: z.enum(["neutral", "smile", "grump", "blep", "yawn"]).optional(),
  /** What is to be seen, in English words, for illustrators that read. */
  scene: z.string().max(1500).optional(),
  /** The picture's own seed: the same brief with the same seed is the same picture. */
  seed: z.string(),
});
export type PictureBrief = z.infer<typeof PictureBrief>;

/** What a storyteller is told before it writes. Everything it may depend on is here, so a text follows from its brief. */
export const Brief = z.object({
  id: z.string(),
  /** Warsaw date, `YYYY-MM-DD`. */
  date: z.string(),
  timeSlot: z.enum(["morning", "afternoon", "evening"]),
  /** Which story of this slot it is: 1 for the slot's own, 2 and on for further ones. */
  variant: z.number().int().min(1),
  season: z.enum(seasons),
  weather: z.enum(weathers),
  /** Facts from `cat.md` and earlier stories, newest last. */
  canon: z.array(z.string()),
  /** The last stories, newest last, so that they are not told again. */
  lately: z.array(
    z.object({ id: z.string(), titleEn: z.string(), titlePl: z.string(), excerptEn: z.string().optional() }),
  ),
  /** What this date is: holidays in both languages, and whose name day it is in Poland. */
  occasions: z
    .object({ holidays: z.array(z.object({ en: z.string(), pl: z.string() })), nameDays: z.array(z.string()) })
    .optional(),
  /** Phrases and plots of the last stories that are worn out by now. */
  avoid: z.array(z.string()).optional(),
});
export type Brief = z.infer<typeof Brief>;

/** What a storyteller hands back. */
export const StoryText = z.strictObject({
  titleEn: z.string(),
  titlePl: z.string(),
  excerptEn: z.string(),
  excerptPl: z.string(),
  contentEn: z.string(),
  contentPl: z.string(),
  category: z.string(),
  imageAlt: z.string(),
  imageAltPl: z.string(),
  picture: PictureBrief,
  canon: z.array(z.string()),
});
export type StoryText = z.infer<typeof StoryText>;

/** What a call was charged for. Counts are tokens; the cached ones and those of images are among those that went in. */
export const Usage = z.strictObject({
  inputTokens: z.number().int().nonnegative(),
  cachedTokens: z.number().int().nonnegative().optional(),
  imageTokens: z.number().int().nonnegative().optional(),
  outputTokens: z.number().int().nonnegative(),
});
export type Usage = z.infer<typeof Usage>;

/** The purse of one step of one story: every call that may cost something is noted before it is made. */
export type Purse = {
  /** Throws BUDGET_SPENT where the day's budget would not bear it. */
  reserve(call: { model: string; atMostUsd: number }): Promise<Reserved>;
};
export type Reserved = {
  /** What it did cost: 0 where nothing was bought. A call that is never settled counts with what it might have cost. */
  settle(paid: { usd: number; usage?: Usage }): Promise<void>;
};

export type WritingOrder = {
  purse: Purse;
  signal?: AbortSignal | undefined;
  /** What was written before for the same brief, and why it was refused: to be done better. */
  refused?: { text: StoryText; reasons: readonly string[] } | undefined;
};

export type Storyteller = {
  name: string;
  /** The model that writes, where it is one. */
  model?: string;
  /** Raised whenever the same brief would give another text. */
  promptVersion: number;
  /** Whether texts are written one after another, each told of those before it; otherwise side by side. */
  inTurn: boolean;
  /** What one text costs, by experience, in US dollars. */
  estimateUsd: number;
  /** After so many days it may tell a story anew, as who has a number of plots does; never, where it is not given. */
  tellsAnewAfterDays?: number;
  /** Throws SERVICE_…, BUDGET_SPENT. */
  write(brief: Brief, order: WritingOrder): Promise<StoryText>;
};

/** Reads a text that passed every rule, and says what is wrong with it, one reason a line; nothing where it is fine. */
export type Reviewer = {
  name: "moderation" | "canon";
  estimateUsd: number;
  /** Throws SERVICE_…, BUDGET_SPENT. */
  review(text: StoryText, order: { brief: Brief; purse: Purse; signal?: AbortSignal | undefined }): Promise<string[]>;
};

/** How alike a text is to the most alike of all earlier stories, per language: 0 nothing in common, 1 the same. */
export const Likeness = z.strictObject({ en: z.number(), pl: z.number(), nearest: z.string().optional() });
export type Likeness = z.infer<typeof Likeness>;

/** What the gate found: each check's reasons, by its name; a check without any has passed. */
export const GateVerdict = z.strictObject({
  passed: z.boolean(),
  checks: z.record(z.string(), z.array(z.string())),
  likeness: Likeness,
});
export type GateVerdict = z.infer<typeof GateVerdict>;

/** The master must stay small enough to be kept in Git for years. */
export const maxPictureBytes = 300_000;

export type DrawingOrder = { id: StoryId; purse: Purse; signal?: AbortSignal | undefined };

export type Illustrator = {
  name: string;
  /** The model that draws, where it is one. */
  model?: string;
  /** How many pictures are drawn at once. */
  atOnce: number;
  /** What one picture costs, by experience, in US dollars. */
  estimateUsd: number;
  /**
   * One master picture: WebP, 1536x1024, at most 300 kB, disclosing in its XMP that it was generated. Throws SERVICE_…,
   * PICTURE_REJECTED, BUDGET_SPENT.
   */
  draw(brief: PictureBrief, order: DrawingOrder): Promise<Uint8Array>;
};

/** The steps of making one story, in order. */
export const steps = ["brief", "text", "checks", "picture", "file", "commit", "push"] as const;
export type Step = (typeof steps)[number];

/** One line for people and programs about something that went wrong or deserves notice. */
export type Notice = { code: string; message: string; hint?: string };

/** Why a slot is to be filled: its hour has passed, it is within the buffer, or somebody asked for it. */
export type SlotReason = "due" | "buffer" | "asked";

/** What the pipeline tells while it works. It knows no terminal: views, JSON lines and HTTP streams all read these. */
export type GenerationEvent =
  | {
      type: "planned";
      stories: {
        id: StoryId;
        timeSlot: TimeSlot;
        publishedAt: string;
        reason: SlotReason;
        /** What it costs by experience, where it costs anything. Costs are in US dollars. */
        estimateUsd?: number;
      }[];
    }
  /** `attempt` is there from the second one on, with what was wrong with the one before. */
  | { type: "step-started"; id: StoryId; step: Step; attempt?: number; because?: string }
  | {
      type: "step-finished";
      id: StoryId;
      step: Step;
      milliseconds: number;
      fromJournal?: boolean;
      /** What this run paid for it, where it paid. */
      costUsd?: number;
      /** Why the text is written again, where the checks refused it. */
      refused?: string[];
    }
  | {
      type: "story-published";
      id: StoryId;
      titleEn: string;
      titlePl: string;
      publishedAt: string;
      commit: string | null;
      pushed: boolean;
      /** Of all runs and attempts, where it cost anything. */
      costUsd?: number;
    }
  | { type: "story-skipped"; id: StoryId; reason: "exists" | "taken" }
  | { type: "story-failed"; id: StoryId; step: Step; error: Notice }
  | { type: "warning"; notice: Notice }
  | {
      type: "finished";
      published: number;
      skipped: number;
      failed: number;
      /** What this run paid, also for what failed; where it paid. */
      costUsd?: number;
    };

/** Where a run of the pipeline was started. */
const runOrigins = ["terminal", "panel", "schedule"] as const;

/** How a run ended. Instants are ISO texts in universal time. */
export const GenerationRun = z.strictObject({
  origin: z.enum(runOrigins),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  published: z.number().int().nonnegative(),
  skipped: z.number().int().nonnegative(),
  failed: z.number().int().nonnegative(),
  costUsd: z.number().nonnegative(),
  /** The first thing that went wrong. */
  error: z.strictObject({ code: z.string(), message: z.string(), hint: z.string().optional() }).optional(),
});
export type GenerationRun = z.infer<typeof GenerationRun>;

/** What the panel asks for: one story more for a slot of today (specification, chapter 3). */
export const PostOrder = z.strictObject({
  timeSlot: z.enum(timeSlots, `must be one of ${timeSlots.join(", ")}`),
  includeVideo: z.boolean("must be true or false").default(false),
});
export type PostOrder = z.infer<typeof PostOrder>;

/** Or every story that is missing of a Warsaw date, `YYYY-MM-DD`; of today, where none is given. */
export const DayOrder = z.strictObject({ date: z.string("must be a text").optional() });
export type DayOrder = z.infer<typeof DayOrder>;

const NoticeText = z.strictObject({ code: z.string(), message: z.string(), hint: z.string().optional() });

/** What came of it. `warnings` is there where something deserves notice, like a story that could not be pushed yet. */
export const MadePost = AdminPost.extend({ videoGenerated: z.boolean(), warnings: z.array(NoticeText).optional() });
export type MadePost = z.infer<typeof MadePost>;
export const MadeDay = z.strictObject({
  posts: z.array(AdminPost),
  /** The stories that were there already. */
  skipped: z.array(z.string()),
  failed: z.array(z.strictObject({ id: z.string(), error: z.string() })),
  warnings: z.array(NoticeText).optional(),
});
export type MadeDay = z.infer<typeof MadeDay>;
