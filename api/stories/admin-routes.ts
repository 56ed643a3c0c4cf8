import { type ErrorRequestHandler, type Request, type Response, Router } from "express";
import { authorOf } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError, httpStatus } from "#api/platform/errors.ts";
import { readFields, sameOrigin } from "#api/platform/http/body.ts";
import { allowOnly, bodyOf, readOnly } from "#api/platform/http/http.ts";
import { parseQuery } from "#api/platform/http/parse.ts";
import { adminPost, type CountsOf, cardOf } from "./admin-posts.ts";
import type { Editing, Revised } from "./editing/editing.ts";
import type { StoryFault, StoryLibrary } from "./index/library.ts";
import { keepTitleOrder } from "./index/title-order.ts";
import { StoryId, storyPath } from "./model.ts";
import { ChangedPost, NewPost, Removal, Restoration } from "./post-input.ts";
import { PostQuery, selectPosts } from "./post-query.ts";
import type { RevsOf } from "./revisions.ts";

export type AdminPostRoutesOptions = {
  library: Pick<StoryLibrary, "timeline" | "faults">;
  editing: Editing;
  countsOf: CountsOf;
  revsOf: RevsOf;
  clock: Clock;
  /** The master that was uploaded under this address; null for every other address. Throws UPLOAD_GONE. */
  uploadedPicture(imageUrl: string): Promise<Uint8Array | null>;
  site: { siteUrl: string | undefined };
};

/** Two texts of 50,000 characters, however JSON writes them, and everything else. */
const bodyLimit = 1024 * 1024;

/** Mount at `/api/admin`: `posts`, `posts/:id`, `posts/:id/history`, `posts/:id/history/:commit`, `posts/:id/restore`, `faults`. */
export function adminPostRoutes(options: AdminPostRoutesOptions): Router {
  const { library, editing, countsOf, revsOf, clock, uploadedPicture, site } = options;
  const router = Router();
  const ownPages = sameOrigin(site.siteUrl);
  const byTitle = keepTitleOrder();
  const toPost = (revised: Revised) => adminPost(revised, { countsOf, now: clock.now() });

  /** Adds the uploaded picture, if the draft's `imageUrl` is the address of an upload. */
  async function withPicture<Draft extends { imageUrl?: string | undefined }>(draft: Draft) {
    const picture = draft.imageUrl === undefined ? null : await uploadedPicture(draft.imageUrl);
    return picture === null ? draft : { ...draft, picture };
  }

  router
    .route("/posts")
    .get(async (request, response) => {
      const query = parseQuery(PostQuery, request.query);
      const situation = { now: clock.now(), countsOf, byTitle };
      const { page, total } = await selectPosts(library.timeline.all(), query, situation);
      const revs = await revsOf(page.map(({ id }) => id));
      const posts = page.map((story) => toPost({ story, rev: revs.get(story.id) ?? "" }));
      response.set("X-Total-Count", String(total)).json(query.fields === "card" ? posts.map(cardOf) : posts);
    })
    .post(ownPages, async (request, response) => {
      const draft = await readFields(request, NewPost, { limit: bodyLimit });
      response.status(201).json(toPost(await editing.create(await withPicture(draft), byOf(response))));
    })
    .all(allowOnly("GET", "HEAD", "POST"));

  router
    .route("/posts/:id")
    .get(async (request, response) => {
      response.json(toPost(await editing.read(idOf(request))));
    })
    .put(ownPages, async (request, response) => {
      const id = idOf(request);
      const { rev, ...change } = await readFields(request, ChangedPost, { limit: bodyLimit });
      response.json(toPost(await editing.update(id, await withPicture(change), { ...byOf(response), rev })));
    })
    .delete(ownPages, async (request, response) => {
      const id = idOf(request);
      const asked = parseQuery(Removal, request.query);
      const { rev = asked.rev } = await readFields(request, Removal);
      await editing.remove(id, { ...byOf(response), rev });
      response.json({ success: true });
    })
    .all(allowOnly("GET", "HEAD", "PUT", "DELETE"));

  readOnly(router, "/posts/:id/history", async (request, response) => {
    response.json(await editing.history(idOf(request)));
  });
  readOnly(router, "/posts/:id/history/:commit", async (request, response) => {
    response.json(await editing.version(idOf(request), commitOf(request)));
  });
  router
    .route("/posts/:id/restore")
    .post(ownPages, async (request, response) => {
      const id = idOf(request);
      const { commit, rev } = await readFields(request, Restoration);
      response.json(toPost(await editing.restore(id, commit, { ...byOf(response), rev })));
    })
    .all(allowOnly("POST"));

  readOnly(router, "/faults", (_request, response) => {
    response.json(library.faults().map(withId));
  });
  router.use(sendConflict(toPost));
  return router;
}

function idOf({ params }: Request): StoryId {
  const id = StoryId.safeParse(params.id);
  if (!id.success) throw new AppError("STORY_NOT_FOUND", "There is no such story.");
  return id.data;
}

function commitOf({ params }: Request): string {
  const commit = String(params.commit);
  if (!/^[0-9a-f]{7,64}$/.test(commit)) throw new AppError("VERSION_NOT_FOUND", "There is no such version.");
  return commit;
}

const byOf = (response: Response) => ({ by: authorOf(response) });

/** A fault with the story's id, where the file has a story's name. */
function withId(fault: StoryFault): StoryFault & { id?: StoryId } {
  const id = StoryId.safeParse(fault.path.split("/").at(-1)?.replace(/\.md$/, ""));
  return id.success && storyPath(id.data) === fault.path ? { ...fault, id: id.data } : fault;
}

/** Sends EDIT_CONFLICT with the current post and the fields that both have changed. */
function sendConflict(toPost: (revised: Revised) => object): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (!(error instanceof AppError) || error.code !== "EDIT_CONFLICT" || !error.details) return next(error);
    const { current, fields } = error.details as { current: Revised; fields: string[] };
    const body = { ...bodyOf(error), post: toPost(current), conflicts: fields };
    response.status(httpStatus[error.code]).set("Cache-Control", "no-store").json(body);
  };
}
