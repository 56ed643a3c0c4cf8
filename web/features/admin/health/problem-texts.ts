import { useTranslation } from "react-i18next";
import type { Problem } from "#api/health/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { dateAndTime } from "../date-time.ts";
import { sinceOf } from "./since.ts";

/** The codes that have translated texts. */
const codes = [
  "REMOTE_UNREACHABLE",
  "REMOTE_REFUSED",
  "CONTENT_DIVERGED",
  "CONTENT_BLOCKED",
  "CONTENT_BUSY",
  "CONTENT_NOT_GIT",
  "CONTENT_NOT_WRITABLE",
  "BUFFER_LOW",
  "BUFFER_EMPTY",
  "MAIL_UNAVAILABLE",
  "LETTER_REFUSED",
  "LETTER_SHORT",
  "DISK_LOW",
  "DISK_FULL",
  "DATABASE_UNAVAILABLE",
  "SECRET_DIFFERS",
  "CLOCK_DIFFERS",
  "SERVER_KILLED",
  "SERVER_FAILED",
] as const;

/** The translated problem and what to do about it; for an unknown code, the name of the part. */
export function useProblemTexts() {
  const { t } = useTranslation("admin");
  return ({ part, code }: Pick<Problem, "part" | "code">): { what: string; todo: string | null } => {
    // For the letter, this code means the data folder, not the library.
    const isElsewhere = part === "letter" && code === "CONTENT_NOT_WRITABLE";
    const known = isElsewhere ? undefined : codes.find((each) => each === code);
    if (known === undefined) return { what: t(`health.parts.${part}`), todo: null };
    return { what: t(`health.codes.${known}.what`), todo: t(`health.codes.${known}.todo`) };
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
