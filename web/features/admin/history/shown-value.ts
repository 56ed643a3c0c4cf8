import { useTranslation } from "react-i18next";
import { shortDate } from "#api/language/dates.ts";
import { useLanguage } from "#web/app/language.tsx";
import { type FieldName, slotNamed, type Values } from "../fields.ts";
import { wallInstant } from "../formats/warsaw-time.ts";

/** Formats a field's value for people. */
export function useShownValue() {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const { language } = useLanguage();
  return (name: FieldName, values: Values): string => {
    const value = values[name];
    if (value === "") return "";
    if (name === "featured") return value === "yes" ? t("form.yes") : t("form.no");
    if (name === "timeSlot") return site(`slot.${slotNamed(value)}`);
    const instant = name === "publishedAt" ? wallInstant(value) : null;
    return instant === null ? value : `${shortDate(instant, language)}, ${value.slice("YYYY-MM-DDT".length)}`;
  };
}

/** The language of a field's text, for screen readers. */
export const languageOf = (name: FieldName): "en" | "pl" | undefined =>
  name.endsWith("Pl") ? "pl" : name.endsWith("En") || name === "imageAlt" ? "en" : undefined;
