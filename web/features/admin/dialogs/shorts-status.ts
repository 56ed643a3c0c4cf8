import { queryOptions } from "@tanstack/react-query";
import type { VideosStatus } from "#api/video/publishing/model.ts";
import { fetchAdmin } from "../call.ts";

export const shortsStatusKey = ["/api/admin/youtube/status"] as const;

/** The films' status on the video platform, fetched each time the dialog opens. */
export const shortsStatusQuery = queryOptions({
  queryKey: shortsStatusKey,
  queryFn: ({ signal }) => fetchAdmin<VideosStatus>(shortsStatusKey[0], { failure: "shorts", signal }),
  gcTime: 0,
  staleTime: 0,
});
