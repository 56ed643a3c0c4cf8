import { z } from "zod";
import { DraftAnswer } from "#api/stories/drafts/model.ts";
import { textLimits } from "#api/stories/limits.ts";
import { FrontMatter, MadeBy, Story, StoryId } from "#api/stories/model.ts";

/** The subject of a proposal: a story of the library, or a draft. */
export const subjects = ["post", "draft"] as const;
export type Subject = (typeof subjects)[number];

/** The parts that are made anew. */
export const proposalScopes = ["text", "picture", "both"] as const;
export type ProposalScope = (typeof proposalScopes)[number];

/** The panel's request for a proposal, made from this revision. */
export const ProposalRequest = DraftAnswer.extend({
  remake: z.enum(proposalScopes, `must be one of ${proposalScopes.join(", ")}`),
  /** A sentence for the makers. */
  wish: z.string("must be a text").trim().min(1).max(textLimits.wish).optional(),
});
export type ProposalRequest = z.infer<typeof ProposalRequest>;

export const ProposedTexts = Story.pick({
  titleEn: true,
  titlePl: true,
  excerptEn: true,
  excerptPl: true,
  contentEn: true,
  contentPl: true,
  category: true,
});
export type ProposedTexts = z.infer<typeof ProposedTexts>;

/** The picture's address exists for administrators only; sent as a story's `imageUrl`, it stands for the picture. */
export const ProposedPicture = z.strictObject({
  imageUrl: z.string(),
  imageAlt: FrontMatter.shape.imageAlt,
  imageAltPl: z.string(),
});
export type ProposedPicture = z.infer<typeof ProposedPicture>;

/** New texts, a new picture or both, which are not in the library until an editor takes them. */
export const Proposal = z.strictObject({
  proposal: z.uuid(),
  id: StoryId,
  /** The revision that it was made from. */
  rev: DraftAnswer.shape.rev,
  remake: z.enum(proposalScopes),
  wish: z.string().optional(),
  /** When it was made. */
  at: z.iso.datetime(),
  texts: ProposedTexts.optional(),
  picture: ProposedPicture.optional(),
  /** The cost of making it, in US dollars. */
  costUsd: z.number().nonnegative(),
});
export type Proposal = z.infer<typeof Proposal>;

/** The makers of a proposal's parts, and what its text adds to the canon: for the story that takes them. */
export const ProposalOrigin = z.strictObject({
  text: MadeBy.optional(),
  picture: MadeBy.optional(),
  canon: z.array(z.string()).optional(),
});
export type ProposalOrigin = z.infer<typeof ProposalOrigin>;

/** The usual cost in US dollars, and whether the storyteller understands any sentence or only the known wishes. */
export const ProposalEstimate = z.strictObject({
  usd: z.strictObject({ text: z.number(), picture: z.number(), both: z.number() }),
  understandsAll: z.boolean(),
});
export type ProposalEstimate = z.infer<typeof ProposalEstimate>;
