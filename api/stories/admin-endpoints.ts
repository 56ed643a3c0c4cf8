import type { Response } from "express";
import { z } from "zod";
import { authorOf } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
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
import { ErrorBody, Success } from "#api/platform/http/error-body.ts";
import type { Search } from "#api/search/search.ts";
import { adminPost, type CountsOf, cardOf } from "./admin-posts.ts";
import type { Editing, Revised } from "./editing/editing.ts";
import type { Taking } from "./editing/taking.ts";
import { withUploadedPicture } from "./editing/uploaded-picture.ts";
import type { StoryFault, StoryLibrary } from "./index/library.ts";
import { keepTitleOrder } from "./index/title-order.ts";
import { AdminPost, AdminPostCard, DeletedStory, Story, StoryId, StoryVersion, storyPath } from "./model.ts";
import { ChangedPost, NewPost, Removal, Restoration } from "./post-input.ts";
import { PostQuery, selectPosts } from "./post-query.ts";
import { EditConflict } from "./repository/committed-story.ts";
import type { RevsOf } from "./revisions.ts";
import { storyIdParameter } from "./story-id.ts";

export type AdminPostParts = {
  library: Pick<StoryLibrary, "timeline" | "faults">;
  editing: Editing;
  countsOf: CountsOf;
  revsOf: RevsOf;
  clock: Clock;
  /** Knows which stories have a word. */
  search: Pick<Search, "idsWith">;
  /** The master that was uploaded or proposed under this address; null for every other address. Throws UPLOAD_GONE. */
  uploadedPicture(imageUrl: string): Promise<Uint8Array | null>;
  taking: Taking;
};

/** Two texts of 50,000 characters, however JSON writes them, and everything else. */
const bodyLimit = 1024 * 1024;

const BrokenFile = z.strictObject({
  path: z.string(),
  line: z.number().int().positive().optional(),
  reason: z.string(),
  id: StoryId.optional(),
});

/** The answer to a conflicting change: the current post, the fields that both have changed, and the story as the change has it. */
const ConflictBody = ErrorBody.extend({
  post: AdminPost.optional(),
  conflicts: z.array(z.string()).optional(),
  mine: Story.optional(),
});
const conflict = { 409: json("Somebody changed the same fields, or the library is busy.", ConflictBody) };

const ofOne = { access: "editor", params: { id: storyIdParameter } } as const;
const commitParameter = pathParameter(
  Restoration.shape.commit,
  () => new AppError("VERSION_NOT_FOUND", "There is no such version."),
);

/** The panel's endpoints of stories (specification, chapter 7). */
export function adminPostEndpoints(parts: AdminPostParts): EndpointGroup {
  return {
    title: "Stories",
    schemas: {
      Story,
      AdminPost,
      AdminPostCard,
      StoryVersion,
      BrokenFile,
      DeletedStory,
      EditConflict: ConflictBody,
      NewPost,
      ChangedPost,
      Restoration,
    },
    endpoints: [listEndpoint(parts), ...postEndpoints(parts), ...historyEndpoints(parts), faultsEndpoint(parts)],
  };
}

function listEndpoint({ library, countsOf, revsOf, clock, search }: AdminPostParts): Endpoint {
  const byTitle = keepTitleOrder();
  const toPost = toPostOf({ countsOf, clock });
  return endpoint({
    method: "get",
    path: "/api/admin/posts",
    summary: "The library's stories, the scheduled ones too: filtered, searched, sorted, page by page",
    access: "editor",
    query: PostQuery,
    answers: {
      200: {
        ...json(
          "A page of posts; with `fields=card` without their texts.",
          z.array(z.union([AdminPost, AdminPostCard])),
        ),
        headers: { "X-Total-Count": "How many there are on all pages." },
      },
    },
    async handle({ query, response }) {
      const situation = { now: clock.now(), countsOf, byTitle, idsWith: search.idsWith };
      const { page, total } = await selectPosts(library.timeline.all(), query, situation);
      const revs = await revsOf(page.map(({ id }) => id));
      const posts = page.map((story) => toPost({ story, rev: revs.get(story.id) ?? "" }));
      response.set("X-Total-Count", String(total));
      return query.fields === "card" ? posts.map(cardOf) : posts;
    },
  });
}

function postEndpoints({ editing, countsOf, clock, uploadedPicture, taking }: AdminPostParts): Endpoint[] {
  const toPost = toPostOf({ countsOf, clock });

  const create = endpoint({
    method: "post",
    path: "/api/admin/posts",
    summary: "Publish a new story, at once or at its `publishedAt`",
    access: "editor",
    body: NewPost,
    bodyLimit,
    answers: { 201: json("The new post.", AdminPost) },
    refusals: ["STORY_EXISTS", "STORY_INVALID", "UPLOAD_GONE", ...contentRefusals],
    async handle({ body, response }) {
      const post = toPost(await editing.create(await withUploadedPicture(body, uploadedPicture), byOf(response)));
      nameTarget(response, post.id);
      return post;
    },
  });
  const read = endpoint({
    ...ofOne,
    method: "get",
    path: "/api/admin/posts/{id}",
    summary: "One post, published or scheduled",
    answers: { 200: json("The post.", AdminPost) },
    refusals: ["STORY_NOT_FOUND", "STORY_INVALID", ...contentRefusals],
    handle: async ({ params }) => toPost(await editing.read(params.id)),
  });
  const change = endpoint({
    ...ofOne,
    method: "put",
    path: "/api/admin/posts/{id}",
    summary:
      "Change the given fields; with `rev`, what others changed meanwhile stays or is a conflict; `proposal` names the one of which they are taken",
    body: ChangedPost,
    bodyLimit,
    answers: { 200: json("The post as it is now.", AdminPost), ...conflict },
    refusals: [
      "STORY_NOT_FOUND",
      "STORY_INVALID",
      "EDIT_CONFLICT",
      "UPLOAD_GONE",
      "PROPOSAL_NOT_FOUND",
      ...contentRefusals,
    ],
    handle: ({ params: { id }, body: { rev, proposal, ...change }, response }) =>
      withConflict(toPost, () =>
        taking("post", { id, proposal, change }, async (whole) => {
          const withPicture = await withUploadedPicture(whole, uploadedPicture);
          return toPost(await editing.update(id, withPicture, { ...byOf(response), rev }));
        }),
      ),
  });
  const remove = endpoint({
    ...ofOne,
    method: "delete",
    path: "/api/admin/posts/{id}",
    summary: "Take a story and its picture away; `rev` may stand in the body instead",
    query: Removal,
    body: Removal,
    answers: { 200: json("It is gone.", Success), ...conflict },
    refusals: ["STORY_NOT_FOUND", "STORY_INVALID", "EDIT_CONFLICT", ...contentRefusals],
    handle: ({ params, query, body: { rev = query.rev }, response }) =>
      withConflict(toPost, async () => {
        await editing.remove(params.id, { ...byOf(response), rev });
        return { success: true };
      }),
  });
  return [create, read, change, remove];
}

function historyEndpoints({ editing, ...parts }: AdminPostParts): Endpoint[] {
  const toPost = toPostOf(parts);
  const history = endpoint({
    ...ofOne,
    method: "get",
    path: "/api/admin/posts/{id}/history",
    summary: "The commits of a story, newest first; also of one that was deleted",
    answers: { 200: json("Its versions.", z.array(StoryVersion)) },
    refusals: ["STORY_NOT_FOUND", ...contentRefusals],
    handle: ({ params }) => editing.history(params.id),
  });
  const version = endpoint({
    access: "editor",
    params: { id: storyIdParameter, commit: commitParameter },
    method: "get",
    path: "/api/admin/posts/{id}/history/{commit}",
    summary: "A story as a commit left it",
    answers: { 200: json("The story.", Story) },
    refusals: ["STORY_NOT_FOUND", "VERSION_NOT_FOUND", "STORY_INVALID", ...contentRefusals],
    handle: ({ params: { id, commit } }) => editing.version(id, commit),
  });
  const restore = endpoint({
    ...ofOne,
    method: "post",
    path: "/api/admin/posts/{id}/restore",
    summary: "Bring a story back as a commit left it, as a new commit",
    body: Restoration,
    answers: { 200: json("The post as it is now.", AdminPost), ...conflict },
    refusals: ["STORY_NOT_FOUND", "VERSION_NOT_FOUND", "STORY_INVALID", "EDIT_CONFLICT", ...contentRefusals],
    handle: ({ params, body: { commit, rev }, response }) =>
      withConflict(toPost, async () => toPost(await editing.restore(params.id, commit, { ...byOf(response), rev }))),
  });
  const deleted = endpoint({
    method: "get",
    path: "/api/admin/deleted",
    summary: "The stories that were deleted last, as Git's history knows them",
    access: "editor",
    answers: { 200: json("Newest first, at most 50; each can be restored from its `commit`.", z.array(DeletedStory)) },
    refusals: [...contentRefusals],
    handle: () => editing.deleted(),
  });
  return [history, version, restore, deleted];
}

const faultsEndpoint = ({ library }: AdminPostParts) =>
  endpoint({
    method: "get",
    path: "/api/admin/faults",
    summary: "The story files that cannot be read",
    access: "editor",
    answers: { 200: json("In the order of their paths.", z.array(BrokenFile)) },
    handle: () => library.faults().map(withId),
  });

type ToPost = (revised: Revised) => AdminPost;

const toPostOf =
  ({ countsOf, clock }: Pick<AdminPostParts, "countsOf" | "clock">): ToPost =>
  (revised) =>
    adminPost(revised, { countsOf, now: clock.now() });

const byOf = (response: Response) => ({ by: authorOf(response) });

/** A fault with the story's id, where the file has a story's name. */
function withId(fault: StoryFault): StoryFault & { id?: StoryId } {
  const id = StoryId.safeParse(fault.path.split("/").at(-1)?.replace(/\.md$/, ""));
  return id.success && storyPath(id.data) === fault.path ? { ...fault, id: id.data } : fault;
}

/** Adds the current post and the fields that both have changed to the response of an EDIT_CONFLICT. */
async function withConflict<Result>(toPost: ToPost, edit: () => Promise<Result>): Promise<Result> {
  try {
    return await edit();
  } catch (error) {
    if (!(error instanceof EditConflict)) throw error;
    const { code, message, hint, current, changed, mine } = error;
    const body = { post: toPost(current), conflicts: changed, ...(mine && { mine }) };
    throw new AppError(code, message, { hint, body, cause: error });
  }
}
