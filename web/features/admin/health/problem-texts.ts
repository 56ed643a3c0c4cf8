import { useTranslation } from "react-i18next";
import type { Problem } from "#api/health/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import type { texts } from "#web/i18n/en/admin.ts";
import { dateAndTime } from "../formats/date-time.ts";
import { sinceOf } from "./since.ts";

type KnownCode = keyof (typeof texts)["health"]["codes"];

/** The translated problem and what to do about it; for an unknown code, the name of the part. */
export function useProblemTexts() {
  const { t, i18n } = useTranslation("admin");
  const isKnown = (code: string): code is KnownCode => i18n.exists(`health.codes.${code}.what`, { ns: "admin" });
  return ({ part, code }: Pick<Problem, "part" | "code">): { what: string; todo: string | null } => {
    // For the letter, this code means the data folder, not the library.
    const isElsewhere = part === "letter" && code === "CONTENT_NOT_WRITABLE";
    if (isElsewhere || !isKnown(code)) return { what: t(`health.parts.${part}`), todo: null };
    return { what: t(`health.codes.${code}.what`), todo: t(`health.codes.${code}.todo`) };
  };
}

/** The time since a problem began, by the server's clock. */
export function useSinceText() {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const now = useNow();
  return ({ since }: Pick<Problem, "since">): string => {
    const instant = Date.parse(since);
    const elapsed = sinceOf(instant, now);
    if (elapsed.kind !== "days") return t(`health.since.${elapsed.kind}`, { time: elapsed.time });
    return t("health.since.days", { count: elapsed.days, at: dateAndTime(instant, language) });
  };
}
