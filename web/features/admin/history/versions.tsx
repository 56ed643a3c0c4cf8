import { useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import type { StoryVersion } from "#api/stories/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { wallText } from "../formats/warsaw-time.ts";

type Props = { versions: readonly StoryVersion[]; chosen: string; onChoose(commit: string): void };

/** Lists the commits of a story, newest first, to choose one. */
export function Versions({ versions, chosen, onChoose }: Props) {
  const { t } = useTranslation("admin");
  return (
    <ol className="versions" aria-label={t("history.versions")}>
      {versions.map(({ commit, at, author, subject, rev }, index) => (
        <li key={commit}>
          <button type="button" aria-pressed={commit === chosen} onClick={() => onChoose(commit)}>
            <b>{subject}</b>
            <span>
              <When at={at} /> · {author}
            </span>
            {index === 0 && rev !== null && <span className="tag">{t("history.present")}</span>}
            {rev === null && <span className="tag tag--bad">{t("history.deleted")}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The Warsaw date and time of a commit. */
export function When({ at }: { at: string }) {
  const { language } = useLanguage();
  const instant = Date.parse(at);
  return (
    <time dateTime={at}>
      {longDate(instant, language)}, {wallText(instant).slice("YYYY-MM-DDT".length)}
    </time>
  );
}
