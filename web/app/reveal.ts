import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNow } from "./now.tsx";
import { galleryKey, type PostCard, popularQuery, todayQuery } from "./queries.ts";
import { dayAt, warsawDate } from "./warsaw.ts";

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

const retryInterval = 10_000;

/** Shows a slot's story on an open page: refetches the lists until it is there or the day is over. */
export function useReveal(posts: readonly PostCard[] | undefined) {
  const now = useNow();
  const outdated = posts !== undefined && !isUpToDate(posts, now);
  useRefetchUntilThere(outdated, [todayQuery.queryKey, galleryKey, popularQuery.queryKey]);
}

/**
 * Refetches what is due but missing: a few times in the first minute, because the reader's clock may be ahead of the server's,
 * then once a minute.
 */
export function useRefetchUntilThere(missing: boolean, keys: readonly QueryKey[]) {
  const now = useNow();
  const queries = useQueryClient();
  const ask = useEffectEvent(() => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (!missing) return;
    ask();
    const justDue = dayAt(now - 2 * retryInterval).next <= now;
    if (!justDue) return;
    const timer = setInterval(ask, retryInterval);
    return () => clearInterval(timer);
  }, [missing, now]);
}
