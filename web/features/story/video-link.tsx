import { useTranslation } from "react-i18next";
import type { PublicPost } from "#api/stories/model.ts";
import { isFilm } from "#web/app/film-address.ts";
import { trackClick } from "#web/features/engagement/track.ts";
import { Icon } from "#web/ui/icons.tsx";

/** A link to the story's video page. A film that plays here needs none. */
export function VideoLink({ post }: { post: PublicPost }) {
  const { t } = useTranslation();
  const address = post.youtubeLink ?? (isFilm(post.videoUrl) ? undefined : post.videoUrl);
  if (address === undefined) return null;
  return (
    <a
      className="btn btn--quiet"
      href={address}
      target="_blank"
      rel="noopener"
      onClick={() => trackClick(post.id, "youtube")}
    >
      <Icon name="video" />
      {t("story.watch")}
      <span className="sr">{t("footer.newTab")}</span>
    </a>
  );
}
