import { useTranslation } from "react-i18next";
import { shortDate } from "#api/language/dates.ts";
import { useLanguage } from "#web/app/language.tsx";
import { preview, textsOf } from "#web/app/post-texts.ts";
import type { PostCard } from "#web/app/queries.ts";
import { Plate } from "#web/ui/plate.tsx";
import { LikeButton } from "./like-button.tsx";
import { Badges, StoryLink } from "./post-card.tsx";

export function PostDate({ post }: { post: PostCard }) {
  const { language } = useLanguage();
  return (
    <time className="date" dateTime={post.publishedAt}>
      {shortDate(Date.parse(post.publishedAt), language)}
    </time>
  );
}

// Phones show all but the lead, the gallery's first, as rows with a small picture.
const sizes = {
  small: "(max-width: 760px) 120px, (max-width: 1080px) 46vw, 30vw",
  today: "(max-width: 760px) 120px, 32vw",
  lead: "(max-width: 760px) 94vw, (max-width: 1080px) 46vw, 30vw",
};

/** A story in a list: picture, badges, title, excerpt, date. A small card has the excerpt's first 100 characters only. */
export function StoryCard({ post, cut, kind }: { post: PostCard; cut: string; kind: keyof typeof sizes }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { title, excerpt, imageAlt } = textsOf(post, language);
  const today = kind === "today";
  return (
    <article className={`post post--${kind}`} data-slot={post.timeSlot}>
      <Plate post={post} alt={imageAlt} cut={cut} sizes={sizes[kind]} />
      <div className="post__text">
        <Badges post={post} showsHour={today} className="post__meta" />
        {post.featured && <p className="featured">{t("post.featured")}</p>}
        <h3>
          <StoryLink post={post} className="post__link">
            {title}
          </StoryLink>
        </h3>
        <p className="post__excerpt">{today ? excerpt : preview(excerpt)}</p>
        <div className="post__foot">
          <PostDate post={post} />
          <LikeButton post={post} />
        </div>
      </div>
    </article>
  );
}
