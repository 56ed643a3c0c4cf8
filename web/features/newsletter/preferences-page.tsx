import { useId } from "react";
import { useTranslation } from "react-i18next";
import { languageNames } from "#web/app/chrome/language-links.tsx";
import { type ShownPreferences, usePage } from "#web/app/page.ts";
import loafing from "#web/art/mruk-loaf.webp";
import { languages } from "#web/i18n/languages.ts";
import { Icon } from "#web/ui/icons.tsx";
import { FrequencyField } from "./frequency-field.tsx";
import { LinkLayout } from "./link-layout.tsx";
import UnsubscribePage from "./unsubscribe-page.tsx";

/** The page where a subscriber chooses how often the letter comes, and its language; plain forms, because mail programs open pages without scripts. */
export default function PreferencesPage() {
  const { t } = useTranslation();
  const { mailLink } = usePage();
  // Former subscribers and broken links get the texts of the unsubscribe page.
  if (typeof mailLink !== "object") return <UnsubscribePage />;
  return (
    <LinkLayout
      title={t("newsletter.preferences.title")}
      text={t("newsletter.preferences.text")}
      picture={{ src: loafing, width: 640, height: 436 }}
    >
      <Choice preferences={mailLink} />
      <a href={mailLink.unsubscribe}>{t("newsletter.unsubscribe.press")}</a>
    </LinkLayout>
  );
}

function Choice({ preferences: { language, frequency, change } }: { preferences: ShownPreferences }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <form method="post">
      <FrequencyField chosen={frequency} />
      <div className="field">
        <label htmlFor={id}>{t("newsletter.preferences.language")}</label>
        <select className="select" id={id} name="language" defaultValue={language}>
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </select>
      </div>
      <button className="btn" type="submit">
        {t("newsletter.preferences.save")}
      </button>
      <div role="status">
        {change && (
          <p className={`say say--${change === "saved" ? "ok" : "bad"}`}>
            <Icon name={change === "saved" ? "done" : "warning"} />
            {t(change === "saved" ? "newsletter.preferences.saved" : "newsletter.said.generic")}
          </p>
        )}
      </div>
    </form>
  );
}
