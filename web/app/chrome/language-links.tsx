import type { MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { type Language, languages } from "#web/i18n/i18n.ts";
import { Flag } from "#web/ui/flags.tsx";
import { useLanguage } from "../language.tsx";
import { addressIn } from "../language-switch.ts";

/** The languages' own names. */
export const languageNames: Record<Language, string> = { en: "English", pl: "Polski" };

/** Links in both languages, the current one marked. Without scripts each leads to this page in that language. */
export function LanguageLinks({ afterwards }: { afterwards?: () => void }) {
  const { language, choose } = useLanguage();
  const location = useLocation();
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
        afterwards?.();
      }}
    >
      <Flag of={each} />
      {languageNames[each]}
    </a>
  ));
}

/** Leaves clicks for a new tab, a new window or a download to the browser. */
const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
