import { useQuery } from "@tanstack/react-query";
import type { TimeSlot } from "#api/schedule/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { useNow } from "#web/app/now.tsx";
import { type Neighbours, neighboursQuery } from "#web/app/queries.ts";
import { useRefetchUntilThere } from "#web/app/reveal.ts";
import { dayAt } from "#web/app/warsaw.ts";

type Surroundings = Neighbours & {
  /** The slot after the newest story. */
  awaited: TimeSlot | null;
};

/** The previous and the next story. An open page shows the next one by itself when it is published. */
export function useNeighbours(post: PublicPost): Surroundings | undefined {
  const now = useNow();
  const query = neighboursQuery(post.id);
  const { data } = useQuery(query);
  const newest = data !== undefined && data.next === null;
  const due = newest ? dayAt(Date.parse(post.publishedAt)).next : Number.POSITIVE_INFINITY;
  useRefetchUntilThere(due <= now && dayAt(due).date === dayAt(now).date, [query.queryKey]);
  return data && { ...data, awaited: newest && due > now ? dayAt(due).slot : null };
}
