import { queryOptions } from "@tanstack/react-query";
import type { DraftList } from "#api/stories/drafts/model.ts";
import { fetchAdmin } from "../call.ts";
import { draftsKey, everyMinute } from "../queries.ts";

export const draftsQuery = queryOptions({
  queryKey: draftsKey,
  queryFn: ({ signal }) => fetchAdmin<DraftList>(draftsKey[0], { failure: "drafts", signal }),
  refetchInterval: everyMinute,
});
