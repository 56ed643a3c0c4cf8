import { z } from "zod";
import { timeSlots } from "../schedule/model.ts";

/**
 * `YYYY-MM-DD-slot`, with `-2`, `-3` … for further stories of the same slot. It is also the file's name,
 * so its pattern is what keeps every path inside the content folder.
 */
export const StoryId = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}-(morning|afternoon|evening)(-([2-9]|[1-9]\d{1,2}))?$/, "not a story id")
  .brand("StoryId");
export type StoryId = z.infer<typeof StoryId>;

export const TimeSlotName = z.enum(timeSlots);

const line = (max: number) =>
  z
    .string()
    .min(1, "must not be empty")
    .max(max, `must be at most ${max} characters`)
    .refine((text) => text.trim() !== "", "must not be blank");

/** Who made the story and what it cost. Further keys are kept: each maker may add what it knows of itself. */
export const MadeBy = z.looseObject({
  storyteller: z.string(),
  illustrator: z.string(),
  textModel: z.string().optional(),
  imageModel: z.string().optional(),
  promptVersion: z.number().int().optional(),
  costUsd: z.number().nonnegative().optional(),
});
export type MadeBy = z.infer<typeof MadeBy>;

export const YoutubeUpload = z.strictObject({
  language: z.enum(["en", "pl"]),
  url: z.url({ protocol: /^https$/ }),
  videoId: z.string(),
  uploadedAt: z.iso.datetime({ offset: true }),
  privacy: z.string(),
});

/** A picture or video address: a path of this site or an https address. */
const Address = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/|\/(?![/\\]))[^\s\\]*$/, "must be an https address or a path that starts with one slash")
  .refine((address) => URL.canParse(address, "https://mruk.invalid"), "must be an address that browsers understand");

/** Everything a story file's front matter holds. Unknown keys are refused, so that a typing error is noticed. */
export const FrontMatter = z.strictObject({
  /** The instant of revelation, with its offset, e.g. `2026-11-21T08:00:00+01:00`. */
  publishedAt: z.iso
    .datetime({ offset: true })
    .refine((text) => !/\.\d{10}/.test(text), "must have nine decimals at most"),
  timeSlot: TimeSlotName,
  category: line(60),
  featured: z.boolean(),
  titleEn: line(200),
  titlePl: line(200),
  excerptEn: line(600),
  excerptPl: line(600),
  imageUrl: Address,
  imageAlt: line(600),
  imageAltPl: line(600).optional(),
  /** The first 16 hex digits of the picture's SHA-256: lets pages ask for it under an address that may be cached for good. */
  imageHash: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  videoUrl: Address.optional(),
  youtube: z.array(YoutubeUpload).optional(),
  /** Facts about Mruk's life that this story added. */
  canon: z.array(line(400)).max(20).optional(),
  madeBy: MadeBy.optional(),
});
export type FrontMatter = z.infer<typeof FrontMatter>;

/** A story as the library holds it: the front matter, the two texts (plain Markdown) and the id from the file's name. */
export const Story = FrontMatter.extend({ id: StoryId, contentEn: line(50_000), contentPl: line(50_000) });
export type Story = z.infer<typeof Story>;

/** What the public API shows of a story (specification, chapter 3). */
export type PublicPost = Pick<
  Story,
  | "id"
  | "titleEn"
  | "titlePl"
  | "excerptEn"
  | "excerptPl"
  | "contentEn"
  | "contentPl"
  | "imageUrl"
  | "imageAlt"
  | "imageAltPl"
  | "imageHash"
  | "category"
  | "timeSlot"
  | "featured"
  | "videoUrl"
  | "publishedAt"
> & {
  youtubeLink?: string;
  likes: number;
  /** Who wrote and drew it, for the visible label. */
  madeBy?: Pick<MadeBy, "storyteller" | "illustrator">;
};

/** Where a story's files lie in the content folder: `stories/2026/11/<id>.md` and `images/2026/11/<id>.webp`. */
export const storyPath = (id: StoryId) => `stories/${id.slice(0, 4)}/${id.slice(5, 7)}/${id}.md`;
export const picturePath = (id: StoryId) => `images/${id.slice(0, 4)}/${id.slice(5, 7)}/${id}.webp`;
