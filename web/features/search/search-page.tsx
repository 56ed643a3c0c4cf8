import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { mostResults } from "#api/search/limits.ts";
import type { SearchAnswer } from "#api/search/model.ts";
import { Head } from "#web/app/head.tsx";
import { useLanguage } from "#web/app/language.tsx";
import { usePage } from "#web/app/page.ts";
import crouching from "#web/art/mruk-crouch.webp";
import asleep from "#web/art/mruk-sleep.webp";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { State } from "#web/ui/state.tsx";
import { Hit } from "./hit.tsx";
import { moveAmongHits } from "./move-among-hits.ts";
import styles from "./search.css?url";
import { pagesOf, pageWithin, readSearch, type SearchAddress, searchQueryOf } from "./search-address.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchRefused, searchQuery } from "./search-query.ts";

/** Results for the query of the address; with scripts they come while somebody types. */
export default function SearchPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const address = readSearch(useLocation().search);
  const { search: sent } = usePage();
  const results = useQuery(searchQuery(address, language, sent));
  const title = address.q === "" ? t("search.title") : t("search.results", { q: address.q });
  return (
    <main id="main" className="wrap search" tabIndex={-1}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <Head title={title} description={t("search.lead")} />
      <div className="pagehead">
        <h1>{t("search.title")}</h1>
        <p>{t("search.lead")}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among the links inside */}
      <div onKeyDown={moveAmongHits}>
        <SearchForm address={address} />
        {address.q === "" ? (
          <Examples />
        ) : (
          <Results
            address={address}
            {...results}
            refusal={refusalOf(results.error, sent?.q === address.q ? sent.refusal : null)}
          />
        )}
      </div>
    </main>
  );
}

/** Before the browser has asked by itself, the server's refusal counts. */
const refusalOf = (error: Error | null, sent: string | null): string | null =>
  error === null ? sent : error instanceof SearchRefused ? error.code : "INTERNAL";

function Examples() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <p className="search__examples">
      {t("search.examples")}:{" "}
      {t("search.words")
        .split(", ")
        .map((word) => (
          <Link key={word} className="chip" to={pathname + searchQueryOf({ q: word, page: 1 })}>
            {word}
          </Link>
        ))}
    </p>
  );
}

type ResultsProps = {
  address: SearchAddress;
  data: SearchAnswer | undefined;
  refusal: string | null;
  isFetching: boolean;
  refetch(): unknown;
};

function Results({ address: asked, data, refusal, isFetching, refetch }: ResultsProps) {
  const { t } = useTranslation();
  if (!data) {
    return (
      <div className="search__results">
        <p role="status">{refusal === null && t("site.loading")}</p>
        {refusal !== null && <Refused code={refusal} isFetching={isFetching} refetch={refetch} />}
      </div>
    );
  }
  const address = { ...asked, page: pageWithin(asked.page, data.total) };
  return (
    <section className="search__results" aria-label={t("search.results", { q: address.q })} aria-busy={isFetching}>
      <Summary address={address} data={data} />
      {data.suggestion && <Suggestion text={data.suggestion} />}
      {data.results.length === 0 ? (
        <State picture={{ src: crouching, width: 760, height: 426 }} title={t("search.none")} level="h2">
          <p>{t("search.noneText", { q: address.q })}</p>
        </State>
      ) : (
        <ol className="hits">
          {data.results.map((result, index) => (
            <Hit key={result.id} result={result} index={index} />
          ))}
        </ol>
      )}
      <Pages address={address} total={data.total} />
    </section>
  );
}

function Refused({ code, isFetching, refetch }: { code: string; isFetching: boolean; refetch(): unknown }) {
  const { t } = useTranslation();
  const words = { SEARCH_NOT_READY: "search.notReady", BAD_REQUEST: "search.tooLong" } as const;
  const known = code === "SEARCH_NOT_READY" || code === "BAD_REQUEST" ? words[code] : "search.failed";
  return (
    <State picture={{ src: asleep, width: 720, height: 379 }} title={t(known)} level="h2" alert>
      {code !== "BAD_REQUEST" && (
        <button className="btn btn--quiet" type="button" onClick={() => refetch()}>
          <Icon name="refresh" spinning={isFetching} />
          {t("search.again")}
        </button>
      )}
    </State>
  );
}

function Summary({ address: { page }, data: { total } }: { address: SearchAddress; data: SearchAnswer }) {
  const { t } = useTranslation();
  const count = total >= mostResults ? t("search.more", { count: mostResults }) : t("search.found", { count: total });
  const pages = pagesOf(total);
  return (
    <p className="search__summary" role="status">
      {total > 0 && count}
      {pages > 1 && ` · ${t("search.on", { page, pages })}`}
      {total === 0 && <span className="sr">{t("search.none")}</span>}
    </p>
  );
}

function Suggestion({ text }: { text: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <p className="search__meant">
      {t("search.meant")} <Link to={pathname + searchQueryOf({ q: text, page: 1 })}>{text}</Link>?
    </p>
  );
}

/** Real links, which lead to addresses that can be shared. */
function Pages({ address: { q, page }, total }: { address: SearchAddress; total: number }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const pages = pagesOf(total);
  if (pages < 2) return null;
  const to = (other: number) => pathname + searchQueryOf({ q, page: other });
  return (
    <nav className="search__pages" aria-label={t("search.pages")}>
      {page > 1 ? (
        <Link className="btn btn--quiet" to={to(page - 1)} rel="prev">
          <Icon name="left" />
          {t("search.previous")}
        </Link>
      ) : (
        <span />
      )}
      <span>{t("search.on", { page, pages })}</span>
      {page < pages && (
        <Link className="btn btn--quiet" to={to(page + 1)} rel="next">
          {t("search.next")}
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}
