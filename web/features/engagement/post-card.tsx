import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { categoryIn } from "#api/stories/categories.ts";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import { type PostCard, storyQuery } from "#web/app/queries.ts";
import { Link } from "#web/ui/link.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { trackClick } from "./track.ts";

type BadgesProps = { post: PostCard; showsHour?: boolean; className?: string };

export function Badges({ post, showsHour = false, className = "" }: BadgesProps) {
  const { language } = useLanguage();
  return (
    <div className={`badges ${className}`}>
      <SlotBadge slot={post.timeSlot} showsHour={showsHour} />
      <span className="cat-tag">{categoryIn(language, post.category)}</span>
    </div>
  );
}

/** A link to a story: prefetched on hover or focus, and counted when followed. */
export function StoryLink({ post, ...attributes }: { post: PostCard } & Omit<ComponentProps<typeof Link>, "to">) {
  const prefix = usePrefix();
  const queries = useQueryClient();
  // Hovering or focusing the link loads the story ahead.
  const fetchAhead = () => void queries.prefetchQuery(storyQuery(post.id));
  return (
    <Link
      {...attributes}
      to={pathTo({ name: "story", id: post.id }, prefix)}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => trackClick(post.id, "read-more")}
    />
  );
}
