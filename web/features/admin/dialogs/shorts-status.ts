import { queryOptions } from "@tanstack/react-query";
import type { VideosStatus } from "#api/video/publishing/model.ts";
import { callAdmin } from "../call.ts";
import type { FailureTexts } from "../queries.ts";

export const shortsStatusKey = ["/api/admin/youtube/status"] as const;

/** The films' status on the video platform, fetched each time the dialog opens. */
export const shortsStatusQuery = (failureTexts: FailureTexts) =>
  queryOptions({
    queryKey: shortsStatusKey,
    queryFn: async ({ signal }) =>
      (await (await callAdmin(shortsStatusKey[0], { ...failureTexts, signal })).json()) as VideosStatus,
    gcTime: 0,
    staleTime: 0,
  });
