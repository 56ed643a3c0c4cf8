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
  lately: z.array(z.object({ id: z.string(), titleEn: z.string(), titlePl: z.string() })),
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

export type Storyteller = {
  name: string;
  /** Raised whenever the same brief would give another text. */
  promptVersion: number;
  write(brief: Brief): Promise<StoryText>;
};

/** The master must stay small enough to be kept in Git for years. */
export const maxPictureBytes = 300_000;

export type Illustrator = {
  name: string;
  /** One master picture: WebP, 1536x1024, at most 300 kB, disclosing in its XMP that it was generated. */
  draw(brief: PictureBrief): Promise<Uint8Array>;
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
  | { type: "planned"; stories: { id: StoryId; timeSlot: TimeSlot; publishedAt: string; reason: SlotReason }[] }
  | { type: "step-started"; id: StoryId; step: Step }
  | { type: "step-finished"; id: StoryId; step: Step; milliseconds: number; fromJournal?: boolean }
  | {
      type: "story-published";
      id: StoryId;
      titleEn: string;
      titlePl: string;
      publishedAt: string;
      commit: string | null;
      pushed: boolean;
    }
  | { type: "story-skipped"; id: StoryId; reason: "exists" | "taken" }
  | { type: "story-failed"; id: StoryId; step: Step; error: Notice }
  | { type: "warning"; notice: Notice }
  | { type: "finished"; published: number; skipped: number; failed: number };

/** Where a run of the pipeline was started. */
export const runOrigins = ["terminal", "panel", "schedule"] as const;

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
