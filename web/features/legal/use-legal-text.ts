import { useTranslation } from "react-i18next";
import type { LegalTexts } from "#web/i18n/i18n.ts";

/** The text in the language that is shown, which is loaded and typeset with the page. */
export function useLegalText<Name extends keyof LegalTexts>(name: Name): LegalTexts[Name] {
  const { i18n } = useTranslation();
  return i18n.getResourceBundle(i18n.language, name);
}
