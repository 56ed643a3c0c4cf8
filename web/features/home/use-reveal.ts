import { useNow } from "#web/app/now.tsx";
import { galleryKey, type PostCard, popularQuery, todayQuery } from "#web/app/queries.ts";
import { useRefetchUntilThere } from "#web/app/reveal.ts";
import { dayAt, warsawDate } from "#web/app/warsaw.ts";

/** Whether these are today's posts and none of the due slots is missing. */
export function isUpToDate(posts: readonly PostCard[], now: number): boolean {
  const { date, stops } = dayAt(now);
  const dates = posts.map((post) => warsawDate(Date.parse(post.publishedAt)));
  const due = stops.filter((stop) => stop.at <= now);
  return (
    dates.every((each) => each === date) &&
    due.every(({ timeSlot }) => posts.some((post) => post.timeSlot === timeSlot))
  );
}

/** Shows a slot's story on an open page: refetches the lists until it is there or the day is over. */
export function useReveal(posts: readonly PostCard[] | undefined) {
  const now = useNow();
  const outdated = posts !== undefined && !isUpToDate(posts, now);
  useRefetchUntilThere(outdated, [todayQuery.queryKey, galleryKey, popularQuery.queryKey]);
}
