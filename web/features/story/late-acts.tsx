import type { PublicPost } from "#api/stories/model.ts";
import { ListenButton } from "#web/features/listen/listen-button.tsx";
import { VideoLink } from "./video-link.tsx";

/** What else one can do with a story than read it. */
export const LateActs = ({ post }: { post: PublicPost }) => (
  <>
    <ListenButton post={post} />
    <VideoLink post={post} />
  </>
);
