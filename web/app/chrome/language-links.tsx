import { useLocation } from "react-router-dom";
import { type Language, languages } from "#web/i18n/languages.ts";
import { Flag } from "#web/ui/flags.tsx";
import { opensElsewhere } from "#web/ui/link.tsx";
import { useLanguage } from "../language.tsx";
import { addressIn } from "../language-switch.ts";
import { usePlace } from "../place.ts";

/** The languages' own names. */
export const languageNames: Record<Language, string> = { en: "English", pl: "Polski" };

/** Links in both languages, the current one marked. Without scripts each leads to this page in that language. */
export function LanguageLinks() {
  const { language, choose } = useLanguage();
  const here = useLocation();
  const isMissing = usePlace().page.name === "not-found";
  // The page of all missing addresses is the same, so it names none of them.
  const location = isMissing ? { pathname: "/", search: "" } : here;
  return languages.map((each) => (
    <a
      key={each}
      href={addressIn(each, location)}
      hrefLang={each}
      lang={each}
      aria-current={each === language ? "true" : undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        choose(each);
      }}
    >
      <Flag of={each} />
      {languageNames[each]}
    </a>
  ));
}
