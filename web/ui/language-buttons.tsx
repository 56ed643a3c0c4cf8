import { useLanguage } from "../app/language.tsx";
import { type Language, languages } from "../i18n/i18n.ts";
import { Flag } from "./flags.tsx";

/** Every language in its own words. */
export const languageNames: Record<Language, string> = { en: "English", pl: "Polski" };

/** Both languages side by side, the current one pressed. */
export function LanguageButtons({ afterwards }: { afterwards?: () => void }) {
  const { language, choose } = useLanguage();
  return languages.map((each) => (
    <button
      key={each}
      type="button"
      lang={each}
      aria-pressed={each === language}
      onClick={() => {
        choose(each);
        afterwards?.();
      }}
    >
      <Flag of={each} />
      {languageNames[each]}
    </button>
  ));
}
