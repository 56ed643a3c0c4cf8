import { queryOptions } from "@tanstack/react-query";
import type { DraftList } from "#api/stories/drafts/model.ts";
import { fetchAdmin } from "../call.ts";
import { everyMinute } from "../queries.ts";

export const draftsKey = ["/api/admin/drafts"] as const;

export const draftsQuery = queryOptions({
  queryKey: draftsKey,
  queryFn: ({ signal }) => fetchAdmin<DraftList>(draftsKey[0], { failure: "drafts", signal }),
  refetchInterval: everyMinute,
});
