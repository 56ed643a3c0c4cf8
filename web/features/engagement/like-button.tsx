import type { PostCard } from "../../app/queries.ts";

/** A heart with its count: small in cards and at a story's end, large in its head. */
export function LikeButton(_props: { post: PostCard; size?: "small" | "large" }) {
  return null;
}
