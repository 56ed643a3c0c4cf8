import { useTranslation } from "react-i18next";
import type { PublicPost } from "../../../api/stories/model.ts";
import { Icon } from "../../ui/icons.tsx";
import { trackClick } from "../engagement/track.ts";

/** Leads to the story's video where there is one, rather to its page on YouTube than to the bare film. */
export function VideoLink({ post }: { post: PublicPost }) {
  const { t } = useTranslation();
  const address = post.youtubeLink ?? post.videoUrl;
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
