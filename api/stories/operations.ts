import { z } from "zod";
import { ErrorBody, Success } from "#api/platform/http/error-body.ts";
import { contentRefusals, type FeatureReference, json, type Operation } from "#api/platform/http/operation.ts";
import { AdminPost, AdminPostCard, Neighbours, PublicPost, Story, StoryId, StoryVersion } from "./model.ts";
import { ChangedPost, NewPost, Removal, Restoration } from "./post-input.ts";
import { PostQuery } from "./post-query.ts";
import { ListQuery, NoQuery, PopularQuery } from "./public-queries.ts";

const BrokenFile = z.strictObject({
  path: z.string(),
  line: z.number().int().positive().optional(),
  reason: z.string(),
  id: StoryId.optional(),
});

/** The answer to a conflicting change: the current post, and the fields that both have changed. */
const EditConflict = ErrorBody.extend({
  post: AdminPost.optional(),
  conflicts: z.array(z.string()).optional(),
});
const conflict = { 409: json("Somebody changed the same fields, or the library is busy.", EditConflict) };

const publicOperations: Operation[] = [
  {
    method: "get",
    path: "/posts",
    summary: "The published stories, newest first, page by page; with `from`, those since a Warsaw date",
    access: "everybody",
    query: ListQuery,
    answers: { 200: json("A page of stories.", z.array(PublicPost)) },
  },
  {
    method: "get",
    path: "/posts/today",
    summary: "The stories of the Warsaw day so far, oldest first",
    access: "everybody",
    query: NoQuery,
    answers: { 200: json("At most a day's stories.", z.array(PublicPost)) },
  },
  {
    method: "get",
    path: "/posts/popular",
    summary: "The most liked stories",
    access: "everybody",
    query: PopularQuery,
    answers: { 200: json("Most liked first.", z.array(PublicPost)) },
  },
  {
    method: "get",
    path: "/posts/{id}",
    summary: "One published story",
    access: "everybody",
    params: { id: StoryId },
    answers: { 200: json("The story.", PublicPost) },
    refusals: ["STORY_NOT_FOUND"],
  },
  {
    method: "get",
    path: "/posts/{id}/neighbours",
    summary: "The stories published right before and right after one",
    access: "everybody",
    params: { id: StoryId },
    answers: { 200: json("Null where there is none.", Neighbours) },
    refusals: ["STORY_NOT_FOUND"],
  },
];

const ofOne = { access: "administrators", params: { id: StoryId } } as const;

const adminOperations: Operation[] = [
  {
    method: "get",
    path: "/admin/posts",
    summary: "The library's stories, the scheduled ones too: filtered, searched, sorted, page by page",
    access: "administrators",
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
  },
  {
    method: "post",
    path: "/admin/posts",
    summary: "Publish a new story, at once or at its `publishedAt`",
    access: "administrators",
    body: NewPost,
    answers: { 201: json("The new post.", AdminPost) },
    refusals: ["STORY_EXISTS", "STORY_INVALID", "UPLOAD_GONE", ...contentRefusals],
  },
  {
    ...ofOne,
    method: "get",
    path: "/admin/posts/{id}",
    summary: "One post, published or scheduled",
    answers: { 200: json("The post.", AdminPost) },
    refusals: ["STORY_NOT_FOUND", "STORY_INVALID", ...contentRefusals],
  },
  {
    ...ofOne,
    method: "put",
    path: "/admin/posts/{id}",
    summary: "Change the given fields; with `rev`, what others changed meanwhile stays or is a conflict",
    body: ChangedPost,
    answers: { 200: json("The post as it is now.", AdminPost), ...conflict },
    refusals: ["STORY_NOT_FOUND", "STORY_INVALID", "EDIT_CONFLICT", "UPLOAD_GONE", ...contentRefusals],
  },
  {
    ...ofOne,
    method: "delete",
    path: "/admin/posts/{id}",
    summary: "Take a story and its picture away; `rev` may stand in the body instead",
    query: Removal,
    answers: { 200: json("It is gone.", Success), ...conflict },
    refusals: ["STORY_NOT_FOUND", "STORY_INVALID", "EDIT_CONFLICT", ...contentRefusals],
  },
  {
    ...ofOne,
    method: "get",
    path: "/admin/posts/{id}/history",
    summary: "The commits of a story, newest first; also of one that was deleted",
    answers: { 200: json("Its versions.", z.array(StoryVersion)) },
    refusals: ["STORY_NOT_FOUND", ...contentRefusals],
  },
  {
    access: "administrators",
    params: { id: StoryId, commit: Restoration.shape.commit },
    method: "get",
    path: "/admin/posts/{id}/history/{commit}",
    summary: "A story as a commit left it",
    answers: { 200: json("The story.", Story) },
    refusals: ["STORY_NOT_FOUND", "VERSION_NOT_FOUND", "STORY_INVALID", ...contentRefusals],
  },
  {
    ...ofOne,
    method: "post",
    path: "/admin/posts/{id}/restore",
    summary: "Bring a story back as a commit left it, as a new commit",
    body: Restoration,
    answers: { 200: json("The post as it is now.", AdminPost), ...conflict },
    refusals: ["STORY_NOT_FOUND", "VERSION_NOT_FOUND", "STORY_INVALID", "EDIT_CONFLICT", ...contentRefusals],
  },
  {
    method: "get",
    path: "/admin/faults",
    summary: "The story files that cannot be read",
    access: "administrators",
    answers: { 200: json("In the order of their paths.", z.array(BrokenFile)) },
  },
];

export const storyReference: FeatureReference = {
  title: "Stories",
  schemas: {
    PublicPost,
    Neighbours,
    Story,
    AdminPost,
    AdminPostCard,
    StoryVersion,
    BrokenFile,
    EditConflict,
    NewPost,
    ChangedPost,
    Restoration,
  },
  operations: [...publicOperations, ...adminOperations],
};
