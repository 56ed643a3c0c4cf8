import type { Request } from "express";
import { z } from "zod";
import { mirrors } from "#api/discovery/model.ts";
import { adminOf } from "#api/platform/admin.ts";
import { AppError } from "#api/platform/errors.ts";
import { nameTarget } from "#api/platform/http/admin-change.ts";
import {
  contentRefusals,
  type Endpoint,
  type EndpointGroup,
  endpoint,
  json,
  pathParameter,
} from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import { StoryId } from "../model.ts";
import { storyNotFound } from "../story-id.ts";
import { ListedPreviewLink, MadePreviewLink, PreviewOrder, PreviewTarget } from "./model.ts";
import { type Preview, type PreviewParts, previewHeaders, previewOf, previewPath } from "./preview.ts";
import { linkGone, type PreviewLinks } from "./preview-links.ts";

export type PreviewEndpointParts = Omit<PreviewParts, "previewLinks"> & {
  previewLinks: PreviewLinks;
  /** The site's address; without a configured one, the request's. */
  originOf(request: Request): string;
  /** A picture small enough for a telephone, of a story and of a draft; null where there is none. */
  pictureOf: Record<PreviewTarget["kind"], (id: StoryId) => Promise<Uint8Array | null>>;
};

/** Links to stories and drafts that readers do not see yet. The page itself is one of the site's (web/server/preview-page.ts). */
export const previewEndpoints = (parts: PreviewEndpointParts): EndpointGroup => ({
  title: "Preview links",
  schemas: { PreviewLink: ListedPreviewLink, PreviewOrder, MadePreviewLink },
  endpoints: [...linkEndpoints(parts), pictureEndpoint(parts)],
});

function linkEndpoints({ previewLinks, originOf, ...parts }: PreviewEndpointParts): Endpoint[] {
  const list = endpoint({
    method: "get",
    access: "editor",
    path: "/api/admin/previews",
    summary: "The open preview links to a story or a draft, newest first",
    query: PreviewTarget,
    answers: { 200: json("The links, without their addresses.", z.array(ListedPreviewLink)) },
    handle: ({ query }) => previewLinks.list(query),
  });
  const make = endpoint({
    method: "post",
    access: "editor",
    path: "/api/admin/previews",
    summary: "Make a link to a story or a draft that readers do not see yet",
    body: PreviewOrder,
    answers: { 201: json("The link and its addresses, which are not shown again.", MadePreviewLink) },
    refusals: ["STORY_NOT_FOUND", "DRAFT_NOT_FOUND", "PREVIEW_LINKS_FULL", "STATE_UNAVAILABLE", ...contentRefusals],
    async handle({ body, request, response }) {
      await requireTarget(body, parts);
      nameTarget(response, body.story);
      const { link, token } = await previewLinks.make(body, adminOf(response));
      const origin = originOf(request);
      const addressIn = (prefix: string) => origin + prefix + previewPath(token);
      return { preview: link, links: { en: addressIn(mirrors.en), pl: addressIn(mirrors.pl) } };
    },
  });
  const revoke = endpoint({
    method: "delete",
    access: "editor",
    path: "/api/admin/previews/{id}",
    summary: "Revoke a preview link",
    params: { id: pathParameter(z.uuid(), linkGone) },
    answers: { 200: json("It leads nowhere now.", Success) },
    refusals: ["PREVIEW_LINK_GONE", "STATE_UNAVAILABLE"],
    async handle({ params, response }) {
      const { story } = await previewLinks.revoke(params.id);
      nameTarget(response, story);
      return { success: true };
    },
  });
  return [list, make, revoke];
}

const pictureEndpoint = ({ pictureOf, ...parts }: PreviewEndpointParts): Endpoint =>
  endpoint({
    method: "get",
    path: "/preview/picture",
    summary: "The picture of a story or a draft, for anybody with a preview link to it",
    access: "everybody",
    answers: { 200: { description: "The picture.", content: {} } },
    refusals: ["PREVIEW_LINK_UNKNOWN", "PREVIEW_LINK_GONE", "PICTURE_NOT_FOUND", "PICTURE_UNREADABLE", "OVERLOADED"],
    async handle({ request, response }) {
      response.set(previewHeaders);
      const { token } = request.query;
      const preview = await previewOf(typeof token === "string" ? token : "", parts);
      const picture = preview.isPublic ? await pictureOf.story(preview.id) : await pictureShown(preview, pictureOf);
      if (picture === null) throw new AppError("PICTURE_NOT_FOUND", "There is no such picture.");
      response.type("webp").send(Buffer.from(picture));
    },
  });

/** A draft has a picture of its own, or as a story shows that of a story in the library. */
async function pictureShown(
  { story, isDraft }: Extract<Preview, { isPublic: false }>,
  pictureOf: PreviewEndpointParts["pictureOf"],
): Promise<Uint8Array | null> {
  const named = /^\/images\/([^/]+)\.webp$/.exec(story.imageUrl)?.[1];
  const { data: id } = StoryId.safeParse(named);
  if (id === undefined) return null;
  return pictureOf[isDraft && id === story.id ? "draft" : "story"](id);
}

/** Throws STORY_NOT_FOUND and DRAFT_NOT_FOUND. */
async function requireTarget(
  { kind, story }: PreviewTarget,
  { library, reviewing }: Pick<PreviewParts, "library" | "reviewing">,
): Promise<void> {
  if (kind === "draft") await reviewing.read(story);
  else if (!library.any(story)) throw storyNotFound();
}
