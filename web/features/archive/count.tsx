import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";

/** `1,012 stories`. */
export function StoryCount({ count }: { count: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return t("archive.stories", { count, n: new Intl.NumberFormat(language).format(count) });
}
