import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AdminHealth } from "#api/health/model.ts";
import { fetchAdmin } from "../call.ts";
import { everyMinute, refreshPosts } from "../queries.ts";

const healthKey = ["/api/admin/health"] as const;

/** The server's problems, and the branches that could not be merged. */
export const healthQuery = queryOptions({
  queryKey: healthKey,
  queryFn: ({ signal }) => fetchAdmin<AdminHealth>(healthKey[0], { failure: "health", signal }),
  refetchInterval: everyMinute,
});

/** Called after a branch was restored or discarded. */
export async function refreshHealth(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: healthKey }), refreshPosts(queries)]);
}
