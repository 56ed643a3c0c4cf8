import { z } from "zod";
import { timeSlots } from "#api/schedule/model.ts";
import { textLimits } from "./limits.ts";

/**
 * `YYYY-MM-DD-slot`, with `-2`, `-3` … for further stories of the same slot. It is also the file's name,
 * so its pattern is what keeps every path inside the content folder.
 */
export const StoryId = z
  .string()
  .regex(new RegExp(`^\\d{4}-\\d{2}-\\d{2}-(${timeSlots.join("|")})(-([2-9]|[1-9]\\d{1,2}))?$`), "not a story id")
  .brand("StoryId");
export type StoryId = z.infer<typeof StoryId>;

export const TimeSlotName = z.enum(timeSlots);

const line = (max: number) =>
  z
    .string()
    .min(1, "must not be empty")
    .max(max, `must be at most ${max} characters`)
    .refine((text) => text.trim() !== "", "must not be blank");

/** A picture or video address: a path of this site, an https address, or one of this machine (storage for development). */
const Address = z
  .string()
  .max(textLimits.address)
  .regex(
    /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?\/|\/(?![/\\]))[^\s\\]*$/,
    "must be an https address or a path that starts with one slash",
  )
  .refine((address) => URL.canParse(address, "https://mruk.invalid"), "must be an address that browsers understand");

/** A story's film with a voice, in one language: the same pictures, with a telling of the story (docs/films.md). */
export const SpokenFilm = z.strictObject({
  language: z.enum(["en", "pl"]),
  url: Address,
  /** The name of the film's file without a voice: beside another film, this one is out of date. */
  of: z.string(),
  narrator: z.string(),
  voice: z.string(),
  /** The telling as it is spoken, a line each: the seconds of the film between which it is shown, and the words. */
  captions: z.array(z.string().regex(/^\d+(\.\d+)? \d+(\.\d+)? \S/)).min(1),
});
export type SpokenFilm = z.infer<typeof SpokenFilm>;

/**
 * The makers of the story and its cost; for a story that was written by hand, at most the maker of its film. Other keys are
 * kept, because each maker may add its own.
 */
export const MadeBy = z.looseObject({
  storyteller: z.string().optional(),
  illustrator: z.string().optional(),
  textModel: z.string().optional(),
  imageModel: z.string().optional(),
  promptVersion: z.number().int().optional(),
  costUsd: z.number().nonnegative().optional(),
  /** The turn of the plot in a few English words; later stories avoid it. */
  turn: z.string().optional(),
  /** What a second reading found weak in the text that passed, and the paragraphs, from 1, that were rewritten for it. */
  revision: z
    .looseObject({
      remarks: z.array(z.string()),
      changed: z.looseObject({ en: z.array(z.number()), pl: z.array(z.number()) }),
    })
    .optional(),
  /** How the text passed the gate: at which attempt, by which checks, and its likeness to the most similar story. */
  gate: z
    .looseObject({
      attempt: z.number().int().positive(),
      passed: z.array(z.string()),
      likeness: z.looseObject({ en: z.number(), pl: z.number(), nearest: z.string().optional() }),
    })
    .optional(),
  /** The mark of a house story that keeps a slot filled while its draft waits for review (substitute.ts). */
  substitute: z.string().optional(),
  /** The film's maker, its length, and the same film with a voice. */
  film: z
    .looseObject({
      maker: z.string(),
      model: z.string().optional(),
      seconds: z.number().positive(),
      spoken: z.array(SpokenFilm).optional(),
    })
    .optional(),
});
export type MadeBy = z.infer<typeof MadeBy>;

export const YoutubeUpload = z.strictObject({
  language: z.enum(["en", "pl"]),
  url: z.url({ protocol: /^https$/ }),
  videoId: z.string(),
  uploadedAt: z.iso.datetime({ offset: true }),
  privacy: z.string(),
});

/** A film's or a video page's address: on the web, or a path of this site. */
const VideoAddress = z.union(
  [z.url({ protocol: /^https?$/, error: "must be an http or https address" }).max(textLimits.address), Address],
  {
    error: "must be an http or https address, or a path that starts with one slash",
  },
);
const WebAddress = z.url({ protocol: /^https?$/, error: "must be an http or https address" }).max(textLimits.address);

const notAnInstant = "must be an instant with its offset, such as 2026-11-21T08:00:00+01:00";

/** A story read aloud, in one language (docs/voices.md). */
export const Narration = z.strictObject({
  language: z.enum(["en", "pl"]),
  /** The sound, and the times of its sentences and words. */
  url: Address,
  marks: Address,
  seconds: z.number().positive(),
  bytes: z.int().positive(),
  narrator: z.string(),
  voice: z.string(),
  /** The script's hash: of another script, the narration is out of date. */
  script: z.string().regex(/^[0-9a-f]{16}$/),
});
export type Narration = z.infer<typeof Narration>;

/** The front matter of a story file. Unknown keys are refused, so that a typing error is noticed. */
export const FrontMatter = z.strictObject({
  /** The instant from which on readers see the story, with its offset, e.g. `2026-11-21T08:00:00+01:00`. */
  publishedAt: z.iso
    .datetime({ offset: true, error: ({ code }) => (code === "invalid_format" ? notAnInstant : undefined) })
    .refine((text) => !/\.\d{10}/.test(text), "must have nine decimals at most"),
  timeSlot: TimeSlotName,
  category: line(textLimits.category),
  featured: z.boolean(),
  titleEn: line(textLimits.title),
  titlePl: line(textLimits.title),
  excerptEn: line(textLimits.excerpt),
  excerptPl: line(textLimits.excerpt),
  imageUrl: Address,
  imageAlt: line(textLimits.imageAlt),
  imageAltPl: line(textLimits.imageAlt).optional(),
  /** The first 16 hex digits of the picture's SHA-256. With it, the picture's address may be cached for good. */
  imageHash: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  videoUrl: VideoAddress.optional(),
  /** A video page that somebody named by hand; without it, the page of the last upload is linked. */
  youtubeLink: WebAddress.optional(),
  youtube: z.array(YoutubeUpload).optional(),
  narrations: z.array(Narration).optional(),
  /** Facts about Mruk's life that this story added. */
  canon: z.array(line(400)).max(20).optional(),
  /** The story that this one continues: one of the fortnight before it. */
  continues: StoryId.optional(),
  madeBy: MadeBy.optional(),
});
export type FrontMatter = z.infer<typeof FrontMatter>;

/** A story of the library: the front matter, the two texts (plain Markdown) and the id from the file's name. */
export const Story = FrontMatter.extend({
  id: StoryId,
  contentEn: line(textLimits.content),
  contentPl: line(textLimits.content),
});
export type Story = z.infer<typeof Story>;

export const reviewStates = ["waiting", "held", "approved"] as const;

/**
 * Where a draft stands: it waits for its approval, somebody has put it aside, or it was approved after its hour and is a spare
 * for another slot.
 */
export const Review = z.strictObject({
  state: z.enum(reviewStates),
  /** Who changed the state last, and when. Nobody has touched a new draft. */
  by: line(200).optional(),
  at: FrontMatter.shape.publishedAt,
  note: line(textLimits.note).optional(),
  /** How often it was made: 2 and on for one that was made again. */
  round: z.number().int().min(2).max(1000).optional(),
});
export type Review = z.infer<typeof Review>;

/** A story that waits outside of the library for a person's approval; its id and `publishedAt` are those of its slot. */
export const Draft = Story.extend({ review: Review });
export type Draft = z.infer<typeof Draft>;

/** The fields that an editor may set. An empty optional text means that there is none. */
const emptyIsNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
const editable = {
  titleEn: FrontMatter.shape.titleEn,
  titlePl: FrontMatter.shape.titlePl,
  excerptEn: FrontMatter.shape.excerptEn,
  excerptPl: FrontMatter.shape.excerptPl,
  contentEn: Story.shape.contentEn,
  contentPl: Story.shape.contentPl,
  imageUrl: FrontMatter.shape.imageUrl,
  imageAlt: FrontMatter.shape.imageAlt,
  imageAltPl: emptyIsNone(line(textLimits.imageAlt)),
  category: FrontMatter.shape.category,
  timeSlot: TimeSlotName.default("morning"),
  featured: z.boolean().default(false),
  videoUrl: emptyIsNone(VideoAddress),
  youtubeLink: emptyIsNone(WebAddress),
  /** Defaults to now. */
  publishedAt: FrontMatter.shape.publishedAt,
};

/** A new story from the form (specification, chapter 5). */
export const PostDraft = z.strictObject({ ...editable, publishedAt: editable.publishedAt.optional() });
export type PostDraft = z.infer<typeof PostDraft>;

/** The fields to change. An optional field that is given as undefined is removed. */
export type PostChange = Partial<PostDraft>;
export const PostChange = z.strictObject({
  ...z.object(editable).partial().shape,
  timeSlot: TimeSlotName.optional(),
  featured: z.boolean().optional(),
});

/** A story for the panel: all fields, its counts, and the revision that a change refers to. */
export const AdminPost = Story.extend({
  youtubeLink: z.string().optional(),
  uploadedToYoutube: z.boolean(),
  likes: z.number().int().nonnegative(),
  clickCount: z.number().int().nonnegative(),
  viewCount: z.number().int().nonnegative(),
  /** Git's id of the current file's content. */
  rev: z.string(),
  state: z.enum(["published", "scheduled"]),
});
export type AdminPost = z.infer<typeof AdminPost>;
/** The same without the two texts, for lists. */
export const AdminPostCard = AdminPost.omit({ contentEn: true, contentPl: true });
export type AdminPostCard = z.infer<typeof AdminPostCard>;

/** Whether the remote has what is committed here. The next change pushes the rest. */
export const RemoteState = z.strictObject({
  state: z.enum(["no remote", "equal", "waiting", "problem"]),
  problem: z.strictObject({ code: z.string(), message: z.string(), hint: z.string().optional() }).optional(),
});
export type RemoteState = z.infer<typeof RemoteState>;

/** A branch that keeps changes which could not be joined with what others had changed meanwhile. */
export const ConflictBranch = z.strictObject({
  /** The branch: `mruk/aside/…`. */
  name: z.string(),
  at: z.iso.datetime(),
  /** The commits that only this branch has, oldest first. */
  commits: z.array(
    z.strictObject({
      commit: z.string(),
      author: z.string(),
      subject: z.string(),
      /** The stories whose files it changed, by id. */
      stories: z.array(z.string()),
    }),
  ),
  /** Whether the remote has the branch too. */
  isPushed: z.boolean(),
});
export type ConflictBranch = z.infer<typeof ConflictBranch>;

/** One commit in the history of a story. */
export const StoryVersion = z.strictObject({
  commit: z.string(),
  /** The time of the commit, ISO in UTC. */
  at: z.iso.datetime(),
  author: z.string(),
  /** The first line of its message. */
  subject: z.string(),
  /** The story's revision after it; null where it deleted the story. */
  rev: z.string().nullable(),
});
export type StoryVersion = z.infer<typeof StoryVersion>;

/** A deleted story, as Git's history knows it. */
export const DeletedStory = z.strictObject({
  id: StoryId,
  /** The titles of its last version; null where that cannot be read. */
  titleEn: z.string().nullable(),
  titlePl: z.string().nullable(),
  /** The time of the deletion, ISO in UTC, and its commit's author. */
  at: z.iso.datetime(),
  author: z.string(),
  /** The commit from which the last version can be restored. */
  commit: z.string(),
});
export type DeletedStory = z.infer<typeof DeletedStory>;

/** A story in the public API (specification, chapter 3). */
export const PublicPost = Story.pick({
  id: true,
  titleEn: true,
  titlePl: true,
  excerptEn: true,
  excerptPl: true,
  contentEn: true,
  contentPl: true,
  imageUrl: true,
  imageAlt: true,
  imageAltPl: true,
  imageHash: true,
  category: true,
  timeSlot: true,
  featured: true,
  videoUrl: true,
  publishedAt: true,
}).extend({
  /** The film's length, where it is known; such a film has captions. */
  videoSeconds: z.number().positive().optional(),
  youtubeLink: z.string().optional(),
  likes: z.number().int().nonnegative(),
  /** The story read aloud, only in answers about this story alone. What was spoken of an earlier text is left out. */
  narrations: z
    .array(Narration.pick({ language: true, url: true, marks: true, seconds: true }))
    .min(1)
    .optional(),
  /** The film's maker, where it is known: `house` for the house's own. */
  videoMaker: z.string().optional(),
  /** The addresses of the film with a voice, by language. */
  spokenVideo: z.partialRecord(z.enum(["en", "pl"]), z.string()).optional(),
  /** The story's makers and their models, for the visible label. The house has no models. */
  madeBy: z
    .strictObject({
      storyteller: z.string(),
      illustrator: z.string(),
      textModel: z.string().optional(),
      imageModel: z.string().optional(),
    })
    .optional(),
});
export type PublicPost = z.infer<typeof PublicPost>;

/** The public stories before and after one, the one that it continues and the one that continues it. */
export const Neighbours = z.strictObject({
  previous: PublicPost.nullable(),
  next: PublicPost.nullable(),
  continues: PublicPost.nullable(),
  continuedBy: PublicPost.nullable(),
  /** The series that it is a part of, by the id of its first story. */
  series: z
    .strictObject({ id: StoryId, part: z.number().int().positive(), count: z.number().int().positive() })
    .nullable(),
});

/** The paths of a story's files in the content folder: `stories/2026/11/<id>.md` and `images/2026/11/<id>.webp`. */
export const storyPath = (id: StoryId) => `stories/${id.slice(0, 4)}/${id.slice(5, 7)}/${id}.md`;
export const picturePath = (id: StoryId) => `images/${id.slice(0, 4)}/${id.slice(5, 7)}/${id}.webp`;
/** Marks a slot's story as deleted by hand, so that the schedule does not make it again. */
export const tombstonePath = (id: StoryId) => storyPath(id).replace(/md$/, "deleted");

/** The folders with texts: what readers see from its hour on, and drafts, of which the library reads nothing. */
export type StoryFolder = "stories" | "drafts";

export const draftPath = (id: StoryId) => storyPath(id).replace("stories", "drafts");
/** A draft's picture lies beside it, where no address of a picture leads. */
export const draftPicturePath = (id: StoryId) => draftPath(id).replace(/md$/, "webp");
export const draftTombstonePath = (id: StoryId) => draftPath(id).replace(/md$/, "deleted");

export type StoryPaths = Record<"text" | "picture" | "tombstone", (id: StoryId) => string>;
export const pathsIn: Record<StoryFolder, StoryPaths> = {
  stories: { text: storyPath, picture: picturePath, tombstone: tombstonePath },
  drafts: { text: draftPath, picture: draftPicturePath, tombstone: draftTombstonePath },
};

/** A text's file: a story's or a draft's. */
export type StoryFileName = { folder: StoryFolder; id: StoryId };

/** Whose text lies at a path of the content folder; null for any other file. */
export function storyFileAt(path: string): StoryFileName | null {
  const folder = path.startsWith("drafts/") ? "drafts" : "stories";
  const { data: id } = StoryId.safeParse(path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, ""));
  return id !== undefined && pathsIn[folder].text(id) === path ? { folder, id } : null;
}
