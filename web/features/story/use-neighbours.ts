import { useQuery } from "@tanstack/react-query";
import type { TimeSlot } from "../../../api/schedule/model.ts";
import type { PublicPost } from "../../../api/stories/model.ts";
import { useNow } from "../../app/now.tsx";
import { type Neighbours, neighboursQuery } from "../../app/queries.ts";
import { useAskUntilThere } from "../../app/reveal.ts";
import { dayAt } from "../../app/warsaw.ts";

type Surroundings = Neighbours & {
  /** The slot whose story will follow the newest one. */
  awaited: TimeSlot | null;
};

/** What was told right before and right after this story. A page that is open when the next one comes out shows it by itself. */
export function useNeighbours(post: PublicPost): Surroundings | undefined {
  const now = useNow();
  const query = neighboursQuery(post.id);
  const { data } = useQuery(query);
  const newest = data !== undefined && data.next === null;
  const due = newest ? dayAt(Date.parse(post.publishedAt)).next : Number.POSITIVE_INFINITY;
  useAskUntilThere(due <= now && dayAt(due).date === dayAt(now).date, [query.queryKey]);
  return data && { ...data, awaited: newest && due > now ? dayAt(due).hour : null };
}
