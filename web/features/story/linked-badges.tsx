import { categoryKey } from "#api/stories/archive/category-key.ts";
import { categoryIn } from "#api/stories/categories.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";

/** The story's time of day and category, with links to others of them. */
export function LinkedBadges({ post: { timeSlot: slot, category } }: { post: PublicPost }) {
  const { language } = useLanguage();
  const prefix = usePrefix();
  return (
    <div className="badges">
      <SlotBadge slot={slot} showsHour to={pathTo({ name: "time", slot }, prefix)} />
      <Link className="cat-tag" to={pathTo({ name: "category", category: categoryKey(category) }, prefix)}>
        {categoryIn(language, category)}
      </Link>
    </div>
  );
}
