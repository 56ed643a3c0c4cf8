import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Head } from "#web/app/head.tsx";
import { usePrefix } from "#web/app/language.tsx";
import { readPageNumber } from "#web/app/page-number.ts";
import { homePath, type PageNamed } from "#web/app/paths.ts";
import turnedAway from "#web/art/mruk-back.webp";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { State } from "#web/ui/state.tsx";
import { type Answers, type ArchivePage, type ArchivePageName, archivePageQuery } from "./queries.ts";
import { ArchiveStyles } from "./styles.tsx";

type Props<Name extends ArchivePageName> = {
  page: PageNamed<Name> & ArchivePage;
  children: (answer: Answers[Name]) => ReactNode;
};

/** Shows a page of the archive once its content is there. The server has sent it with the page that a visit begins with. */
export function Loaded<Name extends ArchivePageName>({ page, children }: Props<Name>) {
  const { t } = useTranslation();
  const number = readPageNumber(useLocation().search);
  const { data, isFetching, refetch } = useQuery(archivePageQuery<Name>(page, number));
  if (data) return children(data);
  if (isFetching) return <Loading />;
  return (
    <Absent title={t(data === null ? "notFound.title" : "error.generic")}>
      {data === undefined && (
        <button className="btn" type="button" onClick={() => void refetch()}>
          {t("error.retry")}
        </button>
      )}
    </Absent>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <main id="main" className="wrap archive" tabIndex={-1} aria-busy="true">
      <Head title={t("archive.title")} description={t("site.description")} unlisted />
      <ArchiveStyles />
      <p className="archive__loading" role="status">
        {t("site.loading")}
      </p>
    </main>
  );
}

/** Only a browser comes here: at an address without content the server shows the page of missing addresses. */
function Absent({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <main id="main" className="wrap archive" tabIndex={-1}>
      <Head title={title} description={t("site.description")} missing />
      <ArchiveStyles />
      <State picture={{ src: turnedAway, width: 420, height: 831 }} title={t("archive.failed")} level="h1" tall>
        {children}
        <Link className="btn btn--quiet" to={homePath(usePrefix())}>
          <Icon name="left" />
          {t("nav.back")}
        </Link>
      </State>
    </main>
  );
}
