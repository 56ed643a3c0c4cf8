import type { Request, RequestHandler, Response } from "express";
import type { ApiParts } from "#api/app.ts";
import { AppError } from "#api/platform/errors.ts";
import { sendResponse } from "#api/platform/http/send-cached.ts";
import { publicPost } from "#api/stories/posts.ts";
import { type Preview, previewHeaders, previewOf, previewPicturePath } from "#api/stories/previews/preview.ts";
import type { PreviewShown } from "#web/app/page.ts";
import { pathTo } from "#web/app/paths.ts";
import type { PageAnswers } from "./page-answers.ts";
import type { PageRequest } from "./page-rendering.ts";

type Parts = Pick<ApiParts, "previewLinks" | "library" | "reviewing" | "clock"> & {
  pageAnswers: Pick<PageAnswers, "rendered">;
};

/** Answers a preview link: with the story's page, with a page that says nothing of it, or with where it is public by now. */
export function previewPage({ pageAnswers, ...parts }: Parts) {
  return async (request: Request, response: Response, page: PageRequest): Promise<ReturnType<RequestHandler>> => {
    response.set(previewHeaders);
    const { status, shown, published } = await lookUp(request.query.token, parts);
    if (published) return response.redirect(302, pathTo({ name: "story", id: published }, page.place.prefix));
    response.status(status);
    const answer = pageAnswers.rendered(page, { preview: shown });
    return sendResponse(request, response, { answer, lifetime: previewHeaders["Cache-Control"] });
  };
}

type Found = { status: 200 | 404 | 410; shown: PreviewShown; published?: string };

async function lookUp(token: unknown, parts: Omit<Parts, "pageAnswers">): Promise<Found> {
  if (typeof token !== "string") return { status: 404, shown: null };
  try {
    const preview = await previewOf(token, parts);
    if (preview.isPublic) return { status: 200, shown: null, published: preview.id };
    return { status: 200, shown: { post: previewedPost(preview, token), until: preview.until } };
  } catch (error) {
    if (error instanceof AppError && error.code === "PREVIEW_LINK_UNKNOWN") return { status: 404, shown: null };
    if (error instanceof AppError && error.code === "PREVIEW_LINK_GONE") return { status: 410, shown: null };
    throw error;
  }
}

/** The story as its page shows it, with the picture's address of this link, and without its film: that waits for its hour as well. */
function previewedPost({ story }: Extract<Preview, { isPublic: false }>, token: string) {
  const { videoUrl: _url, spokenVideo: _spoken, youtubeLink: _link, ...post } = publicPost(story, 0);
  return { ...post, ...(post.imageUrl.startsWith("/images/") && { imageUrl: previewPicturePath(token) }) };
}
