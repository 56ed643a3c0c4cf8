import { useId } from "react";
import { useTranslation } from "react-i18next";
import { shortDate } from "#api/language/dates.ts";
import { categoryIn } from "#api/stories/categories.ts";
import type { AdminPostCard } from "#api/stories/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { cutOf } from "#web/ui/plate.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { AdminPlate } from "../admin-plate.tsx";
import { ChooseBox } from "../bulk/choose-box.tsx";
import { dateAndTime } from "../formats/date-time.ts";
import { AdminIcon } from "../icons.tsx";
import { webAddress } from "../web-address.ts";
import { type RowActionHandlers, RowActions } from "./row-actions.tsx";

/** One row of the list. */
export function PostRow({ post, index, actions }: { post: AdminPostCard; index: number; actions: RowActionHandlers }) {
  const titleId = useId();
  const isScheduled = Date.parse(post.publishedAt) > useNow();
  return (
    <li className="row" data-slot={post.timeSlot}>
      <AdminPlate post={post} isPublic={!isScheduled} cut={cutOf(index)} />
      {post.rev !== "" && <ChooseBox id={post.id} title={post.titleEn} />}
      <div className="row__words">
        <h3 id={titleId} lang="en" tabIndex={-1}>
          {post.titleEn}
        </h3>
        <p className="row__polish" lang="pl">
          {post.titlePl}
        </p>
        <Marks post={post} isScheduled={isScheduled} />
        <p className="ex" lang="en">
          {post.excerptEn}
        </p>
      </div>
      <RowActions post={post} titleId={titleId} actions={actions} />
    </li>
  );
}

/** The post's state, slot, category and counts at a glance. */
function Marks({ post, isScheduled }: { post: AdminPostCard; isScheduled: boolean }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const instant = Date.parse(post.publishedAt);
  const page = webAddress(post.youtubeLink);
  return (
    <p className="badges">
      <SlotBadge slot={post.timeSlot} showsHour />
      <span className="cat-tag">{categoryIn(language, post.category)}</span>
      <span className="meta-n">
        <Icon name="heart" />
        <span className="sr">{t("posts.likes")}</span>
        {post.likes}
      </span>
      {post.videoUrl && (
        <span className="tag tag--film">
          <AdminIcon name="film" />
          {t("posts.videoBadge")}
        </span>
      )}
      {post.uploadedToYoutube && (
        <span className="tag tag--ok">
          <Icon name="check" />
          {t("posts.uploadedBadge")}
        </span>
      )}
      {page !== undefined && (
        <a className="link-arrow link-arrow--s" href={page} target="_blank" rel="noopener noreferrer">
          {t("posts.youtubePage")}
          <AdminIcon name="opens" />
          <span className="sr">{t("posts.newTab")}</span>
        </a>
      )}
      {isScheduled ? (
        <span className="tag tag--scheduled">
          <Icon name="clock" />
          {t("posts.scheduledBadge")}
          <time dateTime={post.publishedAt}>{dateAndTime(instant, language)}</time>
        </span>
      ) : (
        <time className="date" dateTime={post.publishedAt}>
          {shortDate(instant, language)}
        </time>
      )}
    </p>
  );
}
