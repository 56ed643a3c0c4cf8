import { useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import { typeset } from "#api/language/typeset.ts";
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
import { texts as en } from "#web/i18n/en/preview.ts";
import type { Language } from "#web/i18n/languages.ts";
import { texts as pl } from "#web/i18n/pl/preview.ts";
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

/** Only the server needs these words, so they do not travel with the texts of pages. */
const words = { en, pl };

function useWords(): (typeof words)[Language]["preview"] {
  return words[useLanguage().language].preview;
}

function Story({ post, until }: NonNullable<PreviewShown>) {
  const { language } = useLanguage();
  const { ribbon } = useWords();
  const { title } = textsOf(post, language);
  return (
    <>
      <Head title={title} description={ribbon} />
      <p className="ribbon" role="note">
        <strong>{ribbon}</strong> <Until until={until} />
      </p>
      <article data-slot={post.timeSlot}>
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
  const { language } = useLanguage();
  const words = useWords();
  const instant = Date.parse(until);
  const time = new Date(onTheWall(instant)).toISOString().slice(11, 16);
  const text = words.until.replace("{{date}}", longDate(instant, language)).replace("{{time}}", time);
  return <time dateTime={until}>{typeset(text, language)}</time>;
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
  const { language } = useLanguage();
  const { gone, ask } = useWords();
  return (
    <State picture={{ src: turnedAway, width: 420, height: 831 }} title={gone} level="h1" tall>
      <Head title={gone} description={t("site.description")} missing />
      <p>{typeset(ask, language)}</p>
      <Link className="btn btn--quiet" to={homePath(usePrefix())}>
        <Icon name="left" />
        {t("nav.back")}
      </Link>
    </State>
  );
}
