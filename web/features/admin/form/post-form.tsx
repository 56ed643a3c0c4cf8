import type { AdminPost } from "../../../../api/stories/model.ts";

/** The dialog in which a post is written: a new one, or the one of this id. It fetches what it needs. */
export function PostForm(_props: {
  /** Null for a new post. */
  id: string | null;
  /** Called when the dialog is to go; with the post where one was saved. */
  onClose(saved?: AdminPost): void;
}) {
  return null;
}
