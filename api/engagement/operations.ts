import { Success } from "#api/platform/http/error-body.ts";
import { type FeatureReference, json, type Operation } from "#api/platform/http/operation.ts";
import { PublicPost, StoryId } from "#api/stories/model.ts";
import { PageView, PostClick } from "./model.ts";

const counting = { method: "post", access: "everybody", refusals: ["STORY_NOT_FOUND", "STATE_UNAVAILABLE"] } as const;
const likes = { ...counting, params: { id: StoryId }, answers: { 200: json("The story.", PublicPost) } };
const counts = { ...counting, answers: { 200: json("It was counted, if there was anything to count.", Success) } };

const operations: Operation[] = [
  { ...likes, path: "/posts/{id}/like", summary: "Like a story; a browser's second like counts for nothing" },
  { ...likes, path: "/posts/{id}/unlike", summary: "Take this browser's like back; without one nothing changes" },
  { ...counts, path: "/stats/page-view", summary: "Somebody looks at a page", body: PageView },
  { ...counts, path: "/stats/post-click", summary: "Somebody follows a link of a story", body: PostClick },
];

export const engagementReference: FeatureReference = {
  title: "Likes and counts",
  schemas: { PageView, PostClick },
  operations,
};
