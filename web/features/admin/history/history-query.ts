import { queryOptions } from "@tanstack/react-query";
import type { Story, StoryVersion } from "#api/stories/model.ts";
import { callAdmin } from "../call.ts";
import { type FailureTexts, postsKey } from "../queries.ts";

/** The commits of a story, newest first. */
export const historyQuery = (id: string, failureTexts: FailureTexts) =>
  queryOptions({
    queryKey: [...postsKey, id, "history"] as const,
    queryFn: async ({ signal }) =>
      (await (await callAdmin(`${postsKey[0]}/${id}/history`, { ...failureTexts, signal })).json()) as StoryVersion[],
    staleTime: 0,
  });

/** The story as of a commit, which never changes. */
export const versionQuery = (id: string, commit: string, failureTexts: FailureTexts) =>
  queryOptions({
    queryKey: ["/api/admin/versions", id, commit] as const,
    queryFn: async ({ signal }) =>
      (await (await callAdmin(`${postsKey[0]}/${id}/history/${commit}`, { ...failureTexts, signal })).json()) as Story,
  });
