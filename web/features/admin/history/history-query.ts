import { queryOptions } from "@tanstack/react-query";
import type { Story, StoryVersion } from "#api/stories/model.ts";
import { fetchAdmin } from "../call.ts";
import { postsKey } from "../queries.ts";

/** The commits of a story, newest first. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [...postsKey, id, "history"] as const,
    queryFn: ({ signal }) => fetchAdmin<StoryVersion[]>(`${postsKey[0]}/${id}/history`, { failure: "history", signal }),
    staleTime: 0,
  });

/** The story as of a commit, which never changes. */
export const versionQuery = (id: string, commit: string) =>
  queryOptions({
    queryKey: ["/api/admin/versions", id, commit] as const,
    queryFn: ({ signal }) =>
      fetchAdmin<Story>(`${postsKey[0]}/${id}/history/${commit}`, { failure: "history", signal }),
  });
