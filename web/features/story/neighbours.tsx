import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage, usePrefix } from "../../app/language.tsx";
import { storyPath } from "../../app/paths.ts";
import { textsOf } from "../../app/post-texts.ts";
import { neighboursQuery, type PostCard } from "../../app/queries.ts";
import { Icon } from "../../ui/icons.tsx";
import { Plate } from "../../ui/plate.tsx";

/** The stories told right before and right after this one. */
export function Neighbours({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(neighboursQuery(id));
  if (!data?.previous && !data?.next) return null;
  return (
    <nav className="neighbours" aria-label={t("story.others")}>
      {data.previous && <Neighbour post={data.previous} direction="previous" />}
      {data.next && <Neighbour post={data.next} direction="next" />}
    </nav>
  );
}

function Neighbour({ post, direction }: { post: PostCard; direction: "previous" | "next" }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const prefix = usePrefix();
  const { title } = textsOf(post, language);
  return (
    <Link className={direction} to={storyPath(prefix, post.id)} data-slot={post.timeSlot}>
      <Plate post={post} alt="" cut={direction === "next" ? "plate--b" : ""} sizes="152px" />
      <span>
        <small>
          {direction === "previous" && <Icon name="left" />}
          {t(`story.${direction}`)}
          {direction === "next" && <Icon name="right" />}
        </small>
        <strong>{title}</strong>
      </span>
    </Link>
  );
}
