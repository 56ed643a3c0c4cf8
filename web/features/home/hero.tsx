import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { textsOf } from "#web/app/post-texts.ts";
import type { PostCard } from "#web/app/queries.ts";
import { dayAt } from "#web/app/warsaw.ts";
import { StoryLink } from "#web/features/engagement/post-card.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { Plate } from "#web/ui/plate.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { TodaysDate } from "./todays-date.tsx";
import { WaitingWindow } from "./waiting-window.tsx";

export function Hero({ newest, loading }: { newest: PostCard | undefined; loading: boolean }) {
  const { t } = useTranslation();
  const hasStories = newest !== undefined || loading;
  return (
    <section className="hero" id="hero" tabIndex={-1}>
      <div>
        <p className="dateline">
          <TodaysDate /> {hasStories && <b>{t("hero.postsToday")}</b>}
        </p>
        <h1>
          <span>{t("hero.line1")} </span>
          <span>{t("hero.line2")} </span>
          <span>{t("hero.line3")}</span>
        </h1>
        <p className="hero__sub">{t("hero.subtitle")}</p>
        {hasStories && (
          <p className="hero__go">
            <a className="btn" href="#today">
              {t("hero.read")}
            </a>
            <a className="link-arrow" href="#gallery">
              {t("hero.browse")}
              <Icon name="right" />
            </a>
          </p>
        )}
      </div>
      {newest ? <NewestPicture post={newest} /> : loading ? <PictureSkeleton /> : <WaitingPicture />}
    </section>
  );
}

function PictureSkeleton() {
  return (
    <figure className="hero__art" aria-hidden="true">
      <div className="plate plate--l sk" />
      <figcaption>
        <span className="sk sk--pill" />
      </figcaption>
    </figure>
  );
}

/** The next hour's window: nothing has been published yet, or nothing could be loaded. */
function WaitingPicture() {
  const slot = dayAt(useNow()).nextSlot;
  return (
    <figure className="hero__art">
      <div className="plate plate--l">
        <WaitingWindow slot={slot} />
      </div>
      <figcaption>
        <SlotBadge slot={slot} showsHour />
      </figcaption>
    </figure>
  );
}

function NewestPicture({ post }: { post: PostCard }) {
  const { language } = useLanguage();
  const { title, imageAlt } = textsOf(post, language);
  return (
    <figure className="hero__art">
      <StoryLink post={post} aria-hidden="true" tabIndex={-1}>
        <Plate
          post={post}
          alt={imageAlt}
          cut="plate--l"
          sizes="(max-width: 760px) 98vw, (max-width: 1080px) 48vw, 56vw"
          eager
        />
      </StoryLink>
      <figcaption>
        <SlotBadge slot={post.timeSlot} showsHour />
        <StoryLink post={post}>{title}</StoryLink>
      </figcaption>
    </figure>
  );
}
