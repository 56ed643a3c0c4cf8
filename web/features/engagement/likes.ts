// The stories that this browser likes. The server is never asked (specification, chapter 4): hearts are remembered from one visit
// to the next, and all buttons of one story agree.
import { useSyncExternalStore } from "react";
import type { PublicPost } from "#api/stories/model.ts";
import { postLike } from "#web/app/queries.ts";
import { savedIds, saveLike } from "#web/app/saved.ts";
import { createStore } from "#web/ui/store.ts";

type Like = { liked: boolean; pending: boolean };

const neverLiked: Like = { liked: false, pending: false };
const isBrowser = typeof document === "object";
const remembered = () => new Map(savedIds("likes").map((id) => [id, { liked: true, pending: false }]));
/** The first script has filled these hearts already, so that hydration finds what it renders. */
const likes = createStore<ReadonlyMap<string, Like>>(() => {
  if (!isBrowser) return new Map();
  addEventListener("storage", ({ key }) => {
    // Another tab has changed them; without a key, has deleted all.
    if (key === "likes" || key === null) likes.set(remembered());
  });
  addEventListener("pageshow", ({ persisted }) => {
    // The browser has kept the page aside meanwhile, and told it of nothing.
    if (persisted) likes.set(remembered());
  });
  return remembered();
});
const likeOf = (id: string) => likes.get().get(id) ?? neverLiked;
const setLike = (id: string, like: Like) => likes.set(new Map(likes.get()).set(id, like));

export function useLikeState(id: string): Like {
  const read = () => likeOf(id);
  return useSyncExternalStore(likes.subscribe, read, read);
}

/** The number of hearts that are filled; none while the page is not alive. */
export function useLikedCount(): number {
  const count = () => [...likes.get().values()].filter(({ liked }) => liked).length;
  return useSyncExternalStore(likes.subscribe, count, () => 0);
}

/** Empties the hearts on this page; the likes themselves stay. */
export const emptyHearts = () => likes.set(new Map());

/** Likes a story or takes the like back, unless a request for it is pending. */
export async function changeLike(
  id: string,
  update: (post: PublicPost) => void,
): Promise<"liked" | "taken back" | "failed" | "pending"> {
  const { liked: before, pending } = likeOf(id);
  if (pending) return "pending";
  const liked = !before;
  setLike(id, { liked, pending: true });
  try {
    update(await postLike(id, liked));
  } catch (error) {
    console.warn(error);
    setLike(id, { liked: before, pending: false });
    return "failed";
  }
  setLike(id, { liked, pending: false });
  saveLike(id, liked);
  return liked ? "liked" : "taken back";
}
