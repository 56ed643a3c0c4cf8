import { useTranslation } from "react-i18next";
import { Head } from "#web/app/head.tsx";
import turnedAway from "#web/art/mruk-back.webp";
import { State } from "#web/ui/state.tsx";
import { useLater } from "./use-later.ts";

/** This module is in the browser wherever the stories are. */
const loadList = async () => (await import("./kept-stories.tsx")).KeptStories;

/** Stands in for a page that could not be fetched, with the stories that can be read nevertheless. */
export function NeedsConnection({ retry }: { retry(): unknown }) {
  const { t } = useTranslation();
  const title = t("needsConnection.title");
  const List = useLater(loadList);
  return (
    <>
      <State picture={{ src: turnedAway, width: 420, height: 831 }} title={title} level="h1" alert>
        <Head title={title} description={t("site.description")} missing />
        <p>{t("needsConnection.text")}</p>
        <button className="btn" type="button" onClick={() => void retry()}>
          {t("error.retry")}
        </button>
      </State>
      {List && <List />}
    </>
  );
}
