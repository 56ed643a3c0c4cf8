import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { feedAddress, podcastAddress } from "#api/discovery/feed-address.ts";
import { categoryIn } from "#api/stories/categories.ts";
import { Head } from "#web/app/head.tsx";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { usePage } from "#web/app/page.ts";
import { pathTo } from "#web/app/paths.ts";
import { archivePageQuery } from "#web/features/archive/queries.ts";
import { Link } from "#web/ui/link.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import styles from "./follow.css?url";
import { frameOf } from "./frame.ts";

/** The ways in which new stories come to a reader: letter, feeds, podcasts, and frames on other sites. */
export default function FollowPage() {
  const { t } = useTranslation();
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <Head title={t("follow.title")} description={t("follow.lead")} />
      <PageHead title={t("follow.title")}>{t("follow.lead")}</PageHead>
      <div className="follow">
        <Letter />
        <Feeds />
        <Podcasts />
        <Elsewhere />
      </div>
    </main>
  );
}

function Letter() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="letter">
      <h2 id="letter">{t("follow.letter")}</h2>
      <p>{t("follow.letterText")}</p>
      <p>
        <Link className="btn" to={pathTo("newsletter", usePrefix())}>
          {t("follow.letterLink")}
        </Link>
      </p>
    </section>
  );
}

function useCategories() {
  const { data, isError } = useQuery(archivePageQuery<"categories">({ name: "categories" }, 1));
  return { categories: data?.categories ?? [], isError };
}

function Feeds() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { categories: own, isError } = useCategories();
  return (
    <section aria-labelledby="feeds">
      <h2 id="feeds">{t("follow.feeds")}</h2>
      <p>{t("follow.feedsText")}</p>
      <ul>
        <Feed name={t("follow.whole")} note={t("follow.english")} path={feedAddress("en")} />
        <Feed name={t("follow.whole")} note={t("follow.polish")} path={feedAddress("pl")} />
      </ul>
      {isError && <p role="alert">{t("follow.failed")}</p>}
      {own.length > 0 && (
        <>
          <h3>{t("follow.byCategory")}</h3>
          <ul>
            {own.map(({ key, name }) => (
              <Feed key={key} name={categoryIn(language, name)} path={feedAddress(language, key)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The podcasts, where stories are read aloud. */
function Podcasts() {
  const { t } = useTranslation();
  const { podcasts } = usePage();
  if (podcasts === undefined) return null;
  const notes = { en: t("follow.english"), pl: t("follow.polish") };
  return (
    <section aria-labelledby="podcasts">
      <h2 id="podcasts">{t("follow.podcasts")}</h2>
      <p>{t("follow.podcastsText")}</p>
      <ul>
        {podcasts.map((language) => (
          <Feed
            key={language}
            name={t("follow.podcast")}
            note={notes[language]}
            path={podcastAddress(language)}
            type="application/rss+xml"
          />
        ))}
      </ul>
    </section>
  );
}

type FeedProps = { name: string; note?: string; path: string; type?: string };

/** A feed: its name leads to it, and its address can be read and copied. */
function Feed({ name, note, path, type = "application/atom+xml" }: FeedProps) {
  const { origin } = usePage();
  return (
    <li>
      <a href={path} type={type}>
        {name}
        {note && ` (${note})`}
      </a>
      <code>{origin + path}</code>
    </li>
  );
}

/** How another site frames a story, with one of the newest as the example. */
function Elsewhere() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { origin } = usePage();
  const [example] = useCategories().categories;
  if (example === undefined) return null;
  return (
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t("follow.elsewhere")}</h2>
      <p>{t("follow.elsewhereText")}</p>
      <pre>
        <code>{frameOf(origin, example.newest, language)}</code>
      </pre>
    </section>
  );
}
