import { useLocation } from "react-router-dom";
import type { PublicPost } from "#api/stories/model.ts";
import { ListenButton } from "#web/features/listen/listen-button.tsx";
import { isSideBySide, sideBySideQuery } from "./side-by-side-address.ts";
import { VideoLink } from "./video-link.tsx";

/** What else one can do with a story than read it. */
export function LateActs({ post }: { post: PublicPost }) {
  const { search } = useLocation();
  return (
    <>
      <VideoLink post={post} />
      <ListenButton post={post} sides={sideBySideQuery(isSideBySide(search))} />
    </>
  );
}
