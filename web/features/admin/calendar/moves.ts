import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CalendarSlot, CalendarStory, Move, MoveOutcome } from "#api/stories/calendar/model.ts";
import type { AdminDraft } from "#api/stories/drafts/model.ts";
import { fetchAdmin } from "../call.ts";
import { useIdempotentPost } from "../idempotent-post.ts";
import { postsKey, refreshPosts } from "../queries.ts";
import { calendarKey } from "./queries.ts";

/** The story of a slot that can be held and moved: one whose hour is ahead by more than five minutes, and that is committed. */
export const movableIn = ({ isClosed, stories }: CalendarSlot): CalendarStory | undefined =>
  isClosed ? undefined : stories.find(({ rev }) => rev !== undefined);

/** Whether a story may go to a slot: it is open, or has a story that can be moved in turn, and nothing is being made for it. */
export function isTarget(slot: CalendarSlot, { from, isMaking }: { from: string; isMaking: boolean }): boolean {
  if (slot.isClosed || isMaking || slot.broken.length > 0 || slot.stories.some(({ id }) => id === from)) return false;
  return slot.stories.length === 0 || slot.stories[0]?.rev !== undefined;
}

/** Moves a scheduled story, or swaps two. */
export function useMove() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Move) =>
      fetchAdmin<MoveOutcome>(`${calendarKey[0]}/move`, { method: "POST", body, failure: "move" }),
    // A failure may mean that the calendar is outdated.
    onSettled: () => refreshPosts(queries),
  });
}

/** Puts a scheduled story aside, which takes as long as making the house's story does. */
export function useHold() {
  const queries = useQueryClient();
  const post = useIdempotentPost();
  return useMutation({
    mutationFn: ({ id, rev }: Pick<CalendarStory, "id" | "rev">) =>
      post<AdminDraft>(`${postsKey[0]}/${id}/hold`, { body: { rev }, failure: "hold" }),
    onSettled: () => refreshPosts(queries),
  });
}
