import { z } from "zod";
import { type TimeSlot, timeSlots } from "#api/schedule/model.ts";
import { AdminPost, type Story, StoryId } from "#api/stories/model.ts";
import type { ProposalScope } from "./proposals/model.ts";

export const seasons = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof seasons)[number];
export const weathers = ["clear", "rain", "snow", "fog", "wind"] as const;
export type Weather = (typeof weathers)[number];

/** An illustrator's brief. The names are those that the house illustrator can draw. */
export const PictureBrief = z.strictObject({
  place: z.enum([
    ...["window sill", "stove", "radiator", "kitchen", "box", "desk", "hall", "bathroom"],
    ...["balcony", "courtyard", "roof", "stairs", "attic", "cellar", "gateway", "bakery"],
    ...["lodge", "parlour", "kitchen floor", "bedroom", "tram bench", "tram floor", "wall", "courtyard door"],
    ...["courtyard sill", "tub edge", "surgery", "lodge table"],
  ] as const),
  pose: z.enum([
    ...["loaf", "sit", "stretch", "sleep", "pounce", "walk", "peek", "crouch", "back", "drape"],
    ...["wash", "reach", "run", "fall", "roll", "ears", "tail"],
  ] as const),
  props: z.array(z.string()).max(3),
  timeSlot: z.enum(timeSlots),
  season: z.enum(seasons),
  weather: z.enum(weathers),
  eyes: z.enum(["open", "half", "closed", "happy", "wide", "grump"]).optional(),
  /** Calling, he miaows. With the tip of his tongue out (`blep`), one who washes himself licks the paw. */
  mouth: z.enum(["neutral", "smile", "grump", "blep", "yawn", "call"]).optional(),
  /** Wet, his fur is dark and in points, and he drips. */
  fur: z.literal("wet").optional(),
  /** Tucked, his front paws are under him, where they cannot be seen; in the pose `loaf` only. */
  paws: z.literal("tucked").optional(),
  /** Where he looks; by default at the first thing or the company. */
  look: z.enum(["up", "down", "reader", "away"]).optional(),
  /** His seat or bed. A table, a sill or the bench of a tram holds only what lies flat or is carried there. */
  on: z
    .enum([
      ...[
        "chair",
        "armchair",
        "sofa",
        "sledge",
        "stool",
        "bench",
        "suitcase",
        "labelled suitcase",
        "open suitcase",
        "trunk",
        "basket",
      ],
      ...["cushion", "newspaper", "sheet of paper", "blank sheet", "map", "atlas", "open book", "closed book"],
      ...["leaf heap", "sheet music", "sofa under a map", "closed carton", "hat on a chair", "upturned hat"],
      ...["towel", "blanket", "doormat", "rug", "coat", "pile of linen", "pile of newspapers", "pile of books"],
      ...["apron", "hat", "crate", "open crate", "open drawer", "laundry basket", "school bag"],
      ...["table", "bed", "chest of drawers", "wall shelf", "wardrobe", "step", "table with a cloth", "footstool"],
      ...["closed box", "hatbox", "covered bowl", "covered dough", "pile of pages", "carpet", "slippers"],
      ...["jacket", "blouse", "pile of exercise books", "envelope", "playing cards", "low cupboard", "branch"],
      ...["radio", "scales", "medicine cupboard", "towel on a chair", "cushion on a chair", "lap", "arms"],
      ...["coat on a chair", "rain barrel", "begun letter", "shoe box", "plank on trestles", "kitchen scales"],
      ...["open bag", "bookcase", "spread blanket", "table with a blanket"],
    ] as const)
    .optional(),
  /** The thing over and round him. A low one has room for him lying or crouching only. */
  under: z
    .enum([
      ...["table", "tablecloth", "chair", "bed", "armchair", "sofa", "cupboard"],
      ...["umbrella", "curtain", "newspaper", "blanket", "carpet frame", "locked carpet frame", "bare table"],
      ...["table with a blanket", "coats", "hem of a dress", "closed basket", "covered basket"],
    ] as const)
    .optional(),
  /**
   * The thing that he is in or close to, before a bare wall: the threshold of an open door, a door that is shut or stands
   * ajar, the wall itself, a pipe in its corner, a refrigerator at his back, the courtyard's shrine or its steps before the
   * green door, the shut wardrobe of the bedroom, or a barometer on the wall over him. In other places, in a box, in
   * somebody's lap or arms and behind an edge it is left out.
   */
  by: z
    .enum([
      ...["doorway", "closed door", "door ajar", "wall", "pipe", "refrigerator", "shrine", "front steps"],
      ...["closed wardrobe", "barometer"],
    ] as const)
    .optional(),
  /** The clothes of the tailor's dummy in Mrs Halina's room; by default only linen. It may be away as well. */
  dummy: z.enum(["coat", "jacket", "dress", "away"]).optional(),
  /** Whether he is in a cardboard box, wherever it stands; the place of that name is one in the living room. */
  inBox: z.boolean().optional(),
  /** The box stands on this; by default on the ground. */
  boxOn: z.literal("table of presents").optional(),
  /**
   * A light that the hour does not have by itself: a blackout leaves every lamp and window dark, and at night it is as
   * dark as in the evening. Both are dark, though the story may be told by day. By day it is light, though the story may be
   * told in the evening. In a cold stove no fire burns, and in a lit one it burns in every season.
   */
  lighting: z.enum(["blackout", "night", "day", "cold stove", "lit stove"]).optional(),
  /** The moon of the evening sky; a waning one has not risen yet. */
  moon: z.enum(["none", "crescent", "half", "gibbous", "full"]).optional(),
  /**
   * Where the sun is in the evening of a picture: still up and low, or set so lately that the sky is bright; by default it
   * is night.
   */
  sun: z.enum(["low", "set"]).optional(),
  /** The thing on the frame for beating carpets in the courtyard; by default it is empty. */
  hung: z.literal("carpet").optional(),
  /** The tram in the street; by default it passes. */
  tram: z.literal("none").optional(),
  /** What stands open before him: the window over whose sill he is, or the little door of the tiled stove; by default both are shut. */
  open: z.enum(["window", "stove"]).optional(),
  /** What the trees wear; by default what is usual in the season. */
  foliage: z.enum(["bare", "young", "blossom", "green", "turning"]).optional(),
  /** The animal that is with him, or the person, as far as a cat sees them. */
  company: z.enum(["ola", "tomek", "halina", "zenon", "stas", "bulka", "prezes", "sparrows"]).optional(),
  /**
   * The posture of the person who is with him; by default she stands, or rests a hand on the table or the sill. Somebody
   * who knits or reads a newspaper sits, and at a table has both hands on it instead. Bułka sits, lies or stands.
   */
  posture: z.enum(["sitting", "stroking", "lying", "standing", "knitting", "reading"]).optional(),
  /**
   * The thing in the hand of that person: of one who stands, at the side or before the body; of one who sits, also at
   * the table, in both hands; at a table, in the hand on it. A posture that has its own work leaves it out.
   */
  inHand: z
    .enum([
      ...["broom", "bucket", "mug", "mug of cream", "pencil", "apple"],
      ...["pen", "book", "exercise book", "letter", "sheet of paper", "slip of paper", "newspaper"],
      ...[
        "bag",
        "string bag",
        "basket",
        "box",
        "suitcase",
        "parcel",
        "watering can",
        "umbrella",
        "hat",
        "cap",
        "fur hat",
      ],
      ...["lantern", "candle", "torch", "keys", "forty keys", "key", "telephone", "receiver", "magnifying glass"],
      ...[
        "hammer",
        "carpet beater",
        "brush",
        "bristle brush",
        "saw",
        "ladder",
        "iron",
        "towel",
        "cloth",
        "clothes pegs",
      ],
      ...["needle", "scissors", "sewing", "trousers"],
      ...[
        "plate",
        "covered plate",
        "soup plate",
        "saucepan",
        "kettle",
        "jar",
        "bowl",
        "potatoes",
        "teacup",
        "glass of tea",
      ],
      ...["jar of gherkins", "fork", "knife", "spoon", "wooden spoon", "rolling pin", "wrapped fish", "bag of rolls"],
      ...["playing cards", "chess piece", "trumpet", "violin", "flowers"],
      ...["shovel", "walking stick", "briefcase", "camera"],
      ...["cake", "bottle of milk", "alarm clock", "frying pan", "ladle"],
    ] as const)
    .optional(),
  /** The chair of a person who sits or has him in the lap; by default the usual one of the place. */
  chair: z.enum(["chair", "armchair", "stool", "bench", "trunk"]).optional(),
  /** The whole place, the cat and what he looks at, or his head and the thing. */
  camera: z.enum(["wide", "half", "close"]).optional(),
  /** The part of the picture in which he is; he looks into the rest. */
  side: z.enum(["left", "middle", "right"]).optional(),
  /** The scene in English words, for illustrators with a model. */
  scene: z.string().max(1500).optional(),
  /** The picture's own seed: the same brief with the same seed is the same picture. */
  seed: z.string(),
});
export type PictureBrief = z.infer<typeof PictureBrief>;

/** A storyteller's brief. It contains everything that the text may depend on. */
export const Brief = z.object({
  id: z.string(),
  /** Warsaw date, `YYYY-MM-DD`. */
  date: z.string(),
  timeSlot: z.enum(timeSlots),
  /** The story's number within its slot: 1 for the slot's own, 2 and on for further ones. */
  variant: z.number().int().min(1),
  season: z.enum(seasons),
  weather: z.enum(weathers),
  /** Facts from `cat.md` and earlier stories, newest last. */
  canon: z.array(z.string()),
  /** The last stories, newest last, so that they are not repeated. */
  lately: z.array(z.object({ id: z.string(), titleEn: z.string(), titlePl: z.string(), turn: z.string().optional() })),
  /** The holidays of the date in both languages, and its Polish name days. */
  occasions: z
    .object({ holidays: z.array(z.object({ en: z.string(), pl: z.string() })), nameDays: z.array(z.string()) })
    .optional(),
  /** Phrases and plots that the last stories have worn out. */
  avoid: z.array(z.string()).optional(),
  /** An editor's wish for this text, where one was not to their liking. */
  wish: z.string().optional(),
  /** The story as it is, where it is to be told anew in its place. */
  rewrites: z
    .object({
      titleEn: z.string(),
      titlePl: z.string(),
      excerptEn: z.string(),
      excerptPl: z.string(),
      contentEn: z.string(),
      contentPl: z.string(),
      imageAlt: z.string(),
      imageAltPl: z.string(),
    })
    .optional(),
});
export type Brief = z.infer<typeof Brief>;

/** A storyteller's result. */
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
  /** The turn of the plot in a few English words, for the briefs of later stories. */
  turn: z.string().optional(),
  /** The story that this one continues, if it is an evening of several. */
  continues: StoryId.optional(),
});
export type StoryText = z.infer<typeof StoryText>;

/** The billed units of a call, in tokens; those read from a cache, written to it and of images are included in the input. */
export const Usage = z.strictObject({
  inputTokens: z.number().int().nonnegative(),
  cachedTokens: z.number().int().nonnegative().optional(),
  cacheWriteTokens: z.number().int().nonnegative().optional(),
  imageTokens: z.number().int().nonnegative().optional(),
  outputTokens: z.number().int().nonnegative(),
});
export type Usage = z.infer<typeof Usage>;

/** The purse of one step of one story: every call that may cost something is noted before it is made. */
export type Purse = {
  /**
   * Sets the amount aside. Waits while only calls under way stand in its way, until the signal aborts; throws
   * BUDGET_SPENT if the budget does not cover it.
   */
  reserve(call: { model: string; atMostUsd: number; signal?: AbortSignal | undefined }): Promise<Reserved>;
};
export type Reserved = {
  /** Notes the actual cost: 0 if nothing was bought. A call that is never settled counts with its maximum. */
  settle(paid: { usd: number; usage?: Usage }): Promise<void>;
  /** Says that the call is over and its cost stays unknown, so that nobody waits for it. */
  end(): void;
};

export type WritingOrder = {
  purse: Purse;
  signal?: AbortSignal | undefined;
  /** The number of this text among those for the brief, from 1: the ones before were refused. */
  attempt?: number | undefined;
  /** An earlier text for the same brief and the reasons for its refusal, so that the next one avoids them. */
  refused?: { text: StoryText; reasons: readonly string[] } | undefined;
  /** An earlier text that passed, with the weak passages that are to be mended. */
  revise?: { text: StoryText; remarks: readonly string[] } | undefined;
};

/** Reads a text that passed the gate, and quotes what is weak in it: empty if there is nothing to mend. */
export type Critic = {
  estimateUsd: number;
  /** Throws SERVICE_…, BUDGET_SPENT. */
  critique(text: StoryText, order: { purse: Purse; signal?: AbortSignal | undefined }): Promise<string[]>;
};

export type Storyteller = {
  name: string;
  /** The model that writes, if the storyteller uses one. */
  model?: string;
  /** Raise it whenever the same brief would give another text. */
  promptVersion: number;
  /** Whether texts are written one after another, each brief including the ones before; otherwise concurrently. */
  inTurn: boolean;
  /** The usual cost of one text in US dollars. */
  estimateUsd: number;
  /** The highest number of texts for one brief, if the gate refuses them. */
  attempts: number;
  /** Reads each of its texts that passed a second time, if there is one. */
  critic?: Critic;
  /** The number of days after which it may reuse a story, since its plots are limited; never, if absent. */
  tellsAnewAfterDays?: number;
  /** Throws SERVICE_…, BUDGET_SPENT, and of the house WISH_UNFULFILLED. */
  write(brief: Brief, order: WritingOrder): Promise<StoryText>;
  /** Without it, any sentence is a wish. Throws WISH_NOT_UNDERSTOOD. */
  refuseWish?(wish: string, remake: ProposalScope): void;
  /** Plans another picture of the story that the brief rewrites. Throws as `write` does. */
  stage(brief: Brief, order: StagingOrder): Promise<Staging>;
};

/** A story told in short, as the voice of its film says it. */
export const ShortTelling = z.strictObject({ en: z.string().min(1), pl: z.string().min(1) });
export type ShortTelling = z.infer<typeof ShortTelling>;
export type ShortTellingOrder = Pick<WritingOrder, "purse" | "signal"> & {
  /** An earlier telling, and the reasons for its refusal. */
  refused?: { telling: ShortTelling; reasons: readonly string[] } | undefined;
};

/** Whoever tells a story in short. */
export type Teller = Pick<Storyteller, "name" | "model" | "promptVersion"> & {
  /** Throws SERVICE_…, BUDGET_SPENT, and of the house FILM_UNSUITABLE. */
  tell(story: Story, order: ShortTellingOrder): Promise<ShortTelling>;
};

/** A picture and what it shows, in words. */
export const Staging = StoryText.pick({ picture: true, imageAlt: true, imageAltPl: true });
export type Staging = z.infer<typeof Staging>;
export type StagingOrder = Omit<WritingOrder, "refused" | "revise" | "attempt"> & {
  /** The present picture, as far as its alternative text tells. */
  present: PictureBrief;
  /** The former plan, and why it could not be taken. */
  refused?: { staging: Staging; reasons: readonly string[] } | undefined;
};

/** Reviews a text that passed every rule. Returns the reasons against it; empty if there are none. */
export type Reviewer = {
  name: "moderation" | "canon";
  estimateUsd: number;
  /** Throws SERVICE_…, BUDGET_SPENT. */
  review(text: StoryText, order: { brief: Brief; purse: Purse; signal?: AbortSignal | undefined }): Promise<string[]>;
};

/** The likeness of a text to the most similar earlier story, per language: 0 nothing in common, 1 the same. */
export const Likeness = z.strictObject({ en: z.number(), pl: z.number(), nearest: z.string().optional() });
export type Likeness = z.infer<typeof Likeness>;

/** Every check that can refuse a text: those of the gate, and the reviewers. The panel has words for each. */
export type TextCheck =
  | "lengths"
  | "markup"
  | "typing"
  | "category"
  | "voice"
  | "language"
  | "pair"
  | "canon"
  | "repetition"
  | "memory"
  | "subjects"
  | "phrases"
  | "spelling"
  | "title"
  | "likeness"
  | "moderation";

/** The gate's verdict: each check's reasons by its name; a check without reasons has passed. */
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
  /** The model that draws, if the illustrator uses one. */
  model?: string;
  /** The number of pictures drawn at once. */
  atOnce: number;
  /** The usual cost of one picture in US dollars. */
  estimateUsd: number;
  /**
   * One master picture: WebP, 1536x1024, at most 300 kB, disclosing in its XMP that it was generated. Throws SERVICE_…,
   * PICTURE_REJECTED, BUDGET_SPENT.
   */
  draw(brief: PictureBrief, order: DrawingOrder): Promise<Uint8Array>;
};

/** The usual cost in US dollars of a story and of a film, by the configured makers; 0 for those of the house. */
export const GenerationEstimate = z.strictObject({
  storyUsd: z.number().nonnegative(),
  /** For a film of the length that a service is asked for. */
  filmUsd: z.number().nonnegative(),
});
export type GenerationEstimate = z.infer<typeof GenerationEstimate>;

/** The steps of making one story, in order. */
export const steps = ["brief", "text", "checks", "picture", "file", "commit", "push"] as const;
export type Step = (typeof steps)[number];

/** A line for people and programs about a failure or anything else that deserves notice. */
export type Notice = { code: string; message: string; hint?: string };

/** The reason for filling a slot: its hour has passed, it is within the buffer, or somebody asked for it. */
export type SlotReason = "due" | "buffer" | "asked";

/**
 * What is made besides a story that is published at its hour (docs/review.md): the house's, which keeps a slot filled, and a draft,
 * which waits for approval.
 */
export type MadeAs = "substitute" | "draft";

/** Which of a slot's texts an event is about; without it, a story. */
type About = { id: StoryId; as?: MadeAs };

/** Tells a draft from the substitute of the same slot. */
export const itemOf = ({ id, as }: About): string => (as === "draft" ? `${id} draft` : id);

type MadeStory = About & {
  titleEn: string;
  titlePl: string;
  publishedAt: string;
  commit: string | null;
  pushed: boolean;
  /** The cost over all runs and attempts, if any. */
  costUsd?: number;
};

/** The pipeline's events while it works. Views, JSON lines and HTTP streams all read these. */
export type GenerationEvent =
  | {
      type: "planned";
      stories: (About & {
        timeSlot: TimeSlot;
        publishedAt: string;
        reason: SlotReason;
        /** The usual cost in US dollars, if there is one. */
        estimateUsd?: number;
      })[];
    }
  /** `attempt` is present from the second one on, with the fault of the one before. */
  | (About & { type: "step-started"; step: Step; attempt?: number; because?: string })
  | (About & {
      type: "step-finished";
      step: Step;
      milliseconds: number;
      fromJournal?: boolean;
      /** The amount this run paid for the step, if any. */
      costUsd?: number;
      /** The reasons for rewriting the text, if the checks refused it. */
      refused?: string[];
      /** The checks that gave them. */
      refusedBy?: string[];
    })
  | (MadeStory & { type: "story-published" })
  /** A draft is committed: it waits for approval, and no reader sees it. */
  | (MadeStory & { type: "draft-ready" })
  | (About & { type: "story-skipped"; reason: "exists" | "taken" })
  | (About & { type: "story-failed"; step: Step; error: Notice })
  | { type: "warning"; notice: Notice }
  | {
      type: "finished";
      published: number;
      /** The drafts that are ready, if any. */
      drafts?: number;
      skipped: number;
      failed: number;
      /** The amount this run paid, including failed work, if any. */
      costUsd?: number;
      /** The part of it that is set aside for calls whose cost is unknown, if any. */
      setAsideUsd?: number;
    };

/** The origin of a run: the terminal, the panel or the schedule. */
const runOrigins = ["terminal", "panel", "schedule"] as const;

/** A run's summary. Instants are ISO texts in universal time. */
export const GenerationRun = z.strictObject({
  origin: z.enum(runOrigins),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  published: z.number().int().nonnegative(),
  skipped: z.number().int().nonnegative(),
  failed: z.number().int().nonnegative(),
  costUsd: z.number().nonnegative(),
  /** Whether somebody stopped the run before its end. */
  cancelled: z.literal(true).optional(),
  /** The stories that failed, and the drafts, by the ids of their slots. */
  failures: z
    .array(
      z.strictObject({
        id: z.string(),
        isDraft: z.literal(true).optional(),
        code: z.string(),
        message: z.string(),
        hint: z.string().optional(),
      }),
    )
    .optional(),
  /** The first failure. */
  error: z.strictObject({ code: z.string(), message: z.string(), hint: z.string().optional() }).optional(),
});
export type GenerationRun = z.infer<typeof GenerationRun>;

/**
 * The panel's request for one more story for a slot of today (specification, chapter 3); with a Warsaw date, for the story of that
 * date's slot, where it has none.
 */
export const PostOrder = z.strictObject({
  date: z.string("must be a text").optional(),
  timeSlot: z.enum(timeSlots, `must be one of ${timeSlots.join(", ")}`),
  includeVideo: z.boolean("must be true or false").default(false),
});
export type PostOrder = z.infer<typeof PostOrder>;

/** The panel's request for every missing story of a Warsaw date, `YYYY-MM-DD`; of today by default. */
export const DayOrder = z.strictObject({ date: z.string("must be a text").optional() });
export type DayOrder = z.infer<typeof DayOrder>;

const NoticeText = z.strictObject({ code: z.string(), message: z.string(), hint: z.string().optional() });

/** The result. `warnings` is present if something deserves notice, like a story that could not be pushed yet. */
export const MadePost = AdminPost.extend({
  videoGenerated: z.boolean(),
  /** Whether the post is the house's and a draft waits to take its place. */
  hasDraft: z.boolean().optional(),
  warnings: z.array(NoticeText).optional(),
});
export type MadePost = z.infer<typeof MadePost>;
export const MadeDay = z.strictObject({
  posts: z.array(AdminPost),
  /** The stories that existed already. */
  skipped: z.array(z.string()),
  failed: z.array(z.strictObject({ id: z.string(), error: z.string() })),
  warnings: z.array(NoticeText).optional(),
});
export type MadeDay = z.infer<typeof MadeDay>;
