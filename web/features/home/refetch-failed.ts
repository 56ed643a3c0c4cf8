import type { QueryClient } from "@tanstack/react-query";

/** Fetches everything again that is on the page and failed. */
export const refetchFailed = (queries: QueryClient) =>
  queries.refetchQueries(
    { type: "active", predicate: ({ state }) => state.status === "error" },
    { cancelRefetch: false },
  );
