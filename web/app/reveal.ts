import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNow } from "./now.tsx";
import { galleryKey, type PostCard, popularQuery, todayQuery } from "./queries.ts";
import { dayAt, warsawDate } from "./warsaw.ts";

/** Whether these posts are what today's readers should see at this instant: of today, and none of the due slots missing. */
export function isUpToDate(posts: readonly PostCard[], now: number): boolean {
  const { date, stops } = dayAt(now);
  const dates = posts.map((post) => warsawDate(Date.parse(post.publishedAt)));
  const due = stops.filter((stop) => stop.at <= now);
  return (
    dates.every((each) => each === date) &&
    due.every(({ timeSlot }) => posts.some((post) => post.timeSlot === timeSlot))
  );
}

const aMoment = 10_000;

/**
 * Asks for the lists again when a slot's instant has come on an open page, until its story is there or the day is over:
 * a few times in the first minute, because the reader's clock may be ahead of ours, then once a minute.
 */
export function useReveal(posts: readonly PostCard[] | undefined) {
  const now = useNow();
  const queries = useQueryClient();
  const outdated = posts !== undefined && !isUpToDate(posts, now);
  const justDue = dayAt(now - 2 * aMoment).next <= now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every look at the clock is a reason to ask again
  useEffect(() => {
    if (!outdated) return;
    const ask = () => {
      for (const queryKey of [todayQuery.queryKey, galleryKey, popularQuery.queryKey]) {
        void queries.invalidateQueries({ queryKey });
      }
    };
    ask();
    if (!justDue) return;
    const timer = setInterval(ask, aMoment);
    return () => clearInterval(timer);
  }, [outdated, justDue, now, queries]);
}
