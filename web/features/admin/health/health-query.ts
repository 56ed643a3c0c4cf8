import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AdminHealth } from "#api/health/model.ts";
import { callAdmin } from "../call.ts";
import { everyMinute, type FailureTexts, refreshPosts } from "../queries.ts";

const healthKey = ["/api/admin/health"] as const;

/** The server's problems, and the branches that could not be merged. */
export const healthQuery = (failureTexts: FailureTexts) =>
  queryOptions({
    queryKey: healthKey,
    queryFn: async ({ signal }) =>
      (await (await callAdmin(healthKey[0], { ...failureTexts, signal })).json()) as AdminHealth,
    refetchInterval: everyMinute,
  });

/** Called after a branch was restored or discarded. */
export async function refreshHealth(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: healthKey }), refreshPosts(queries)]);
}
