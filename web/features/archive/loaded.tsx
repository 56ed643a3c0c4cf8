import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Head } from "#web/app/head.tsx";
import { usePrefix } from "#web/app/language.tsx";
import { readPageNumber } from "#web/app/page-number.ts";
import { homePath, type PageNamed } from "#web/app/paths.ts";
import { isUnreachable } from "#web/app/queries.ts";
import turnedAway from "#web/art/mruk-back.webp";
import { NeedsConnection } from "#web/features/offline/needs-connection.tsx";
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
  const number = readPageNumber(useLocation().search);
  const { data, isFetching, error, refetch } = useQuery(archivePageQuery<Name>(page, number));
  // One element throughout: whoever arrives has the focus on it, also when the content comes later.
  return (
    <main id="main" className="wrap archive" tabIndex={-1} aria-busy={!data && isFetching}>
      <ArchiveStyles />
      {data && children(data)}
      {!data && isFetching && <Loading />}
      {!data && !isFetching && isUnreachable(error) && <NeedsConnection retry={refetch} />}
      {!data && !isFetching && !isUnreachable(error) && <Absent isMissing={data === null} retry={refetch} />}
    </main>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <Head title={t("archive.title")} description={t("site.description")} unlisted />
      <p className="archive__loading" role="status">
        {t("site.loading")}
      </p>
    </>
  );
}

/** Only a browser comes here: at an address without content the server shows the page of missing addresses. */
function Absent({ isMissing, retry }: { isMissing: boolean; retry(): unknown }) {
  const { t } = useTranslation();
  const title = t(isMissing ? "notFound.title" : "archive.failed");
  return (
    <>
      <Head title={title} description={t("site.description")} missing />
      <State picture={{ src: turnedAway, width: 420, height: 831 }} title={title} level="h1" tall>
        {!isMissing && (
          <button className="btn" type="button" onClick={() => void retry()}>
            {t("error.retry")}
          </button>
        )}
        <Link className="btn btn--quiet" to={homePath(usePrefix())}>
          <Icon name="left" />
          {t("nav.back")}
        </Link>
      </State>
    </>
  );
}
