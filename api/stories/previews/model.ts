import { z } from "zod";
import { StoryId } from "../model.ts";

/** What a link shows: the story of a slot that waits for its hour, or the draft of a slot. */
export const PreviewTarget = z.strictObject({ kind: z.enum(["story", "draft"]), story: StoryId });
export type PreviewTarget = z.infer<typeof PreviewTarget>;

/** For how long a link may work, in hours: from one hour to thirty days. */
export const previewHours = { least: 1, usual: 7 * 24, most: 30 * 24 } as const;

/** How many links to one story or draft may be open at once. */
export const mostPreviewLinks = 20;

/** A link to what readers do not see yet, as it is stored. The link itself is its id, signed. */
export const PreviewLink = PreviewTarget.extend({
  /** The id of the account that made it, or of the machine's owner. */
  madeBy: z.string(),
  /** That account's name at the time. */
  madeByName: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

export const ListedPreviewLink = PreviewLink.extend({ id: z.string() });
export type ListedPreviewLink = z.infer<typeof ListedPreviewLink>;

export const PreviewOrder = PreviewTarget.extend({
  hours: z.int("must be a whole number").min(previewHours.least).max(previewHours.most).default(previewHours.usual),
});
export type PreviewOrder = z.infer<typeof PreviewOrder>;

/** A new link with its addresses, which are not shown again: in the reader's own language, and in Polish. */
export const MadePreviewLink = z.strictObject({
  preview: ListedPreviewLink,
  links: z.strictObject({ en: z.string(), pl: z.string() }),
});
