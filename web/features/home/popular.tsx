import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../app/language.tsx";
import { textsOf } from "../../app/post-texts.ts";
import { popularQuery } from "../../app/queries.ts";
import { Icon } from "../../ui/icons.tsx";
import { cutOf, Plate } from "../../ui/plate.tsx";
import { StoryLink } from "../../ui/post-card.tsx";

/** The three posts with the most likes. Where there are none to show, the sidebar stays away. */
export function Popular() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: posts = [] } = useQuery(popularQuery);
  if (posts.length === 0) return null;
  return (
    <aside className="side" aria-labelledby="popular-heading">
      <section>
        <h2 id="popular-heading">{t("popular.title")}</h2>
        <ol className="rank">
          {posts.map((post, index) => (
            <li key={post.id} data-slot={post.timeSlot}>
              <div>
                <h3>
                  <StoryLink post={post}>{textsOf(post, language).title}</StoryLink>
                </h3>
                {post.likes > 0 && (
                  <span className="likes">
                    <Icon name="heart" />
                    {t("popular.likes", { count: post.likes })}
                  </span>
                )}
              </div>
              <Plate post={post} alt="" cut={cutOf(index)} sizes="(max-width: 760px) 76px, 340px" />
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}
