import { type QueryKey, useQueryClient } from "@tanstack/react-query";
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

/** Shows on an open page what a slot's instant brings: asks for the lists until the story is there or the day is over. */
export function useReveal(posts: readonly PostCard[] | undefined) {
  const now = useNow();
  const outdated = posts !== undefined && !isUpToDate(posts, now);
  useAskUntilThere(outdated, [todayQuery.queryKey, galleryKey, popularQuery.queryKey]);
}

/**
 * While something is missing whose instant has come, asks for it again: a few times in the first minute, because the
 * reader's clock may be ahead of ours, then once a minute.
 */
export function useAskUntilThere(missing: boolean, keys: readonly QueryKey[]) {
  const now = useNow();
  const queries = useQueryClient();
  const justDue = dayAt(now - 2 * aMoment).next <= now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every look at the clock is a reason to ask again
  useEffect(() => {
    if (!missing) return;
    const ask = () => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    };
    ask();
    if (!justDue) return;
    const timer = setInterval(ask, aMoment);
    return () => clearInterval(timer);
  }, [missing, justDue, now, queries]);
}
