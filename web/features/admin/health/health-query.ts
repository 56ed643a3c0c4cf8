import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AdminHealth } from "../../../../api/health/model.ts";
import { callAdmin } from "../call.ts";
import { everyMinute, type FailureTexts, refreshPosts } from "../queries.ts";

const healthKey = ["/api/admin/health"] as const;

/** What is wrong with the server, and what was set aside. */
export const healthQuery = (failureTexts: FailureTexts) =>
  queryOptions({
    queryKey: healthKey,
    queryFn: async ({ signal }) =>
      (await (await callAdmin(healthKey[0], { ...failureTexts, signal })).json()) as AdminHealth,
    refetchInterval: everyMinute,
  });

/** After what was set aside was dealt with. */
export async function refreshHealth(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: healthKey }), refreshPosts(queries)]);
}
