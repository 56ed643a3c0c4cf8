import type { Response } from "express";
import type { AuditLog } from "#api/audit/audit-log.ts";
import { mailedLink } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError, httpStatus } from "#api/platform/errors.ts";
import { readBytes } from "#api/platform/http/body.ts";
import { type Endpoint, type EndpointGroup, endpoint } from "#api/platform/http/endpoint.ts";
import { requestIdOf } from "#api/platform/http/request-id.ts";
import type { Signer } from "#api/platform/secret.ts";
import { closingOf, warsawMinute } from "#api/schedule/slots.ts";
import { ownAddress } from "../editing/picture-change.ts";
import type { StoryId } from "../model.ts";
import type { RevisedDraft } from "./drafts.ts";
import { readReviewToken, reviewPath } from "./review-link.ts";
import { reviewPage, wordsPage } from "./review-page.ts";
import type { Reviewing } from "./reviewing.ts";

export type LinkParts = {
  reviewing: Pick<Reviewing, "read" | "approve">;
  signer: Signer;
  clock: Clock;
  audit: Pick<AuditLog, "note">;
  /** A draft's picture, small enough for a telephone; null where it has none. */
  pictureOf(id: StoryId): Promise<Uint8Array | null>;
};

/** The address is a key: nothing that a page links or keeps may have it. */
const headers = {
  "Content-Security-Policy":
    "default-src 'none'; img-src 'self' https:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

/** The pages behind mailed links, for whoever has the link. */
export const reviewLinkEndpoints = (parts: LinkParts): EndpointGroup => ({
  title: "Links to drafts",
  endpoints: [showEndpoint(parts), approveEndpoint(parts), pictureEndpoint(parts)],
});

const html = { description: "The page.", content: {} };

const showEndpoint = (parts: LinkParts): Endpoint =>
  endpoint({
    method: "get",
    path: "/review",
    summary: "A draft to read, for anybody with a link to it",
    access: "everybody",
    answers: { 200: html },
    handle: ({ request, response }) =>
      answering(response, async () => {
        const token = tokenOf(request.query);
        const draft = await linked(token, parts);
        const { id, imageUrl } = draft.story;
        const picture = imageUrl === ownAddress(id) ? `/review/picture?token=${token}` : imageUrl;
        return reviewPage({
          draft: draft.story,
          picture,
          action: reviewPath(token),
          closes: warsawMinute(closingOf(draft.story)),
        });
      }),
  });

/** The name of the call in the audit log. */
const approvedByLink = "POST /review";

const approveEndpoint = (parts: LinkParts): Endpoint =>
  endpoint({
    method: "post",
    path: "/review",
    summary: "Approve the draft of a link",
    access: "everybody",
    upload: ["application/x-www-form-urlencoded"],
    answers: { 200: html },
    handle: ({ request, response }) =>
      answering(response, async () => {
        await readBytes(request, { limit: 1024 });
        const { story, rev } = await linked(tokenOf(request.query), parts);
        const { became } = await parts.reviewing.approve(story.id, { rev });
        const who = { admin: mailedLink, session: null, requestId: requestIdOf(response) };
        await parts.audit.note({ ...who, call: approvedByLink, target: story.id, outcome: "done" });
        if (became === "spare") return wordsPage("Too late for this slot", `${story.titleEn} is kept as a spare.`);
        return wordsPage("Approved", `${story.titleEn} takes its slot.`);
      }),
  });

const pictureEndpoint = (parts: LinkParts): Endpoint =>
  endpoint({
    method: "get",
    path: "/review/picture",
    summary: "The picture of a draft, for anybody with a link to it",
    access: "everybody",
    answers: { 200: { description: "The picture.", content: {} } },
    async handle({ request, response }) {
      const { story } = await linked(tokenOf(request.query), parts);
      const picture = await parts.pictureOf(story.id);
      if (picture === null) throw new AppError("PICTURE_NOT_FOUND", "There is no such picture.");
      response.set(headers).type("webp").send(Buffer.from(picture));
    },
  });

const tokenOf = ({ token }: Record<string, unknown>): string => (typeof token === "string" ? token : "");

/** The draft as the link's mail named it. Throws REVIEW_LINK_OVER for one that changed, closed or went meanwhile. */
async function linked(token: string, { reviewing, signer, clock }: LinkParts): Promise<RevisedDraft> {
  const known = readReviewToken(token, { signer, now: clock.now() });
  const draft = known && (await reviewing.read(known.id).catch(ifGone));
  if (!draft || draft.rev !== known?.rev) throw new AppError("REVIEW_LINK_OVER", linkOver);
  return draft;
}

const linkOver =
  "This link is over: the draft was decided about or changed, or its slot has closed. The panel shows what there is now.";

function ifGone(error: unknown): null {
  if (error instanceof AppError && ["DRAFT_NOT_FOUND", "STORY_INVALID"].includes(error.code)) return null;
  throw error;
}

/** Sends a page, also for what is refused, since a person reads it. */
async function answering(response: Response, page: () => Promise<string>): Promise<void> {
  response.set(headers);
  try {
    response.type("html").send(await page());
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "INTERNAL") throw error;
    response.status(httpStatus[error.code]).type("html").send(wordsPage("Nothing was changed", error.message));
  }
}
