import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import { textsOf } from "#web/app/post-texts.ts";
import type { PostCard } from "#web/app/queries.ts";
import { StoryLink } from "#web/features/engagement/post-card.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { Plate } from "#web/ui/plate.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { TodaysDate } from "./todays-date.tsx";

export function Hero({ newest, loading }: { newest: PostCard | undefined; loading: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="hero" id="hero" tabIndex={-1}>
      <div>
        <p className="dateline">
          <TodaysDate /> <b>{t("hero.postsToday")}</b>
        </p>
        <h1>
          <span>{t("hero.line1")} </span>
          <span>{t("hero.line2")} </span>
          <span>{t("hero.line3")}</span>
        </h1>
        <p className="hero__sub">{t("hero.subtitle")}</p>
        <p className="hero__go">
          <a className="btn" href="#today">
            {t("hero.read")}
          </a>
          <a className="link-arrow" href="#gallery">
            {t("hero.browse")}
            <Icon name="right" />
          </a>
        </p>
      </div>
      {newest && <NewestPicture post={newest} />}
      {loading && <PictureSkeleton />}
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
          sizes="(max-width: 760px) 98vw, (max-width: 1312px) 58vw, 740px"
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
