import { useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import { categoryIn } from "#api/stories/categories.ts";
import { labelOf } from "#api/stories/label.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { Head } from "#web/app/head.tsx";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { type PreviewShown, usePage } from "#web/app/page.ts";
import { homePath } from "#web/app/paths.ts";
import { contentOf, textsOf } from "#web/app/post-texts.ts";
import { onTheWall } from "#web/app/warsaw.ts";
import turnedAway from "#web/art/mruk-back.webp";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { Plate } from "#web/ui/plate.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { State } from "#web/ui/state.tsx";
import { Prose } from "./prose.tsx";

/** What a preview link shows: a story as its readers will see it, without what counts or leads on; or a word that there is nothing. */
export function Preview() {
  const { preview } = usePage();
  return preview ? <Story {...preview} /> : <NothingToShow />;
}

function Story({ post, until }: NonNullable<PreviewShown>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { title } = textsOf(post, language);
  return (
    <>
      <Head title={title} description={t("preview.ribbon")} />
      <p className="ribbon" role="note">
        <strong>{t("preview.ribbon")}</strong> <Until until={until} />
      </p>
      <article>
        <Hero post={post} />
        <div className="story__body">
          <div className="story__text">
            <div className="prose">
              <Prose text={contentOf(post, language)} language={language} />
            </div>
          </div>
        </div>
      </article>
    </>
  );
}

/** As on the story's own page (`story-page.tsx`), which a part that both share would make heavier than it may be. */
function Hero({ post }: { post: PublicPost }) {
  const { language } = useLanguage();
  const { title, imageAlt } = textsOf(post, language);
  return (
    <header className="story__hero">
      <Plate post={post} alt={imageAlt} cut="plate--l" sizes="100vw" eager />
      <div>
        <Badges post={post} />
        <h1>{title}</h1>
        <div className="story__acts">
          <p className="date">
            <time dateTime={post.publishedAt}>{longDate(Date.parse(post.publishedAt), language)}</time>
            <small className="made-by">{labelOf(post.madeBy, language)}</small>
          </p>
        </div>
      </div>
    </header>
  );
}

function Until({ until }: { until: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const instant = Date.parse(until);
  const time = new Date(onTheWall(instant)).toISOString().slice(11, 16);
  return <time dateTime={until}>{t("preview.until", { date: longDate(instant, language), time })}</time>;
}

/** The time of day and the category. They lead nowhere, as the date does: the pages that they name do not have the story yet. */
function Badges({ post: { timeSlot, category } }: { post: PublicPost }) {
  const { language } = useLanguage();
  return (
    <div className="badges">
      <SlotBadge slot={timeSlot} showsHour />
      <span className="cat-tag">{categoryIn(language, category)}</span>
    </div>
  );
}

function NothingToShow() {
  const { t } = useTranslation();
  return (
    <State picture={{ src: turnedAway, width: 420, height: 831 }} title={t("preview.gone")} level="h1" tall>
      <Head title={t("preview.gone")} description={t("site.description")} missing />
      <p>{t("preview.ask")}</p>
      <Link className="btn btn--quiet" to={homePath(usePrefix())}>
        <Icon name="left" />
        {t("nav.back")}
      </Link>
    </State>
  );
}
