import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import { CallFailed } from "../call.ts";

/** Translates the server's messages, which are in English. Unknown ones stay as they are. */
export function useServerMessages() {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const refusals: Partial<Record<string, string>> = {
    FIELDS_INVALID: t("access.refused.fields"),
    LOGIN_FAILED: t("access.refused.login"),
    PASSWORD_WEAK: t("access.refused.weak"),
    SETUP_DONE: t("access.refused.setUp"),
  };
  const faults: Partial<Record<string, string>> = {
    "is wrong": t("access.fault.wrong"),
    "must be at least 8 characters": t("access.fault.short"),
    "must be at most 64 characters": t("access.fault.long"),
    "must be at most 1000 characters": t("access.fault.long"),
    "must not be one or two characters over and over": t("access.fault.same"),
    "must not be the username": t("access.fault.name"),
    "is among the passwords that are guessed first": t("access.fault.common"),
    "may hold letters, digits, spaces and . _ @ - only": t("access.fault.letters"),
  };

  /** Rounds up to minutes, except below two minutes. */
  const wait = (seconds: number) =>
    seconds < 120
      ? t("access.waitSeconds", { count: seconds })
      : t("access.waitMinutes", { count: Math.ceil(seconds / 60) });

  return {
    refusal(error: unknown): string {
      if (!(error instanceof CallFailed)) throw error;
      const { answer, message, retryAfter, status } = error;
      if (language === "en" || answer.code === undefined) return message;
      return (status === 429 && retryAfter !== null ? wait(retryAfter) : refusals[answer.code]) ?? message;
    },
    /** The errors by field. */
    faults(error: unknown): Partial<Record<string, string>> {
      if (!(error instanceof CallFailed)) return {};
      const fields = Object.entries(error.answer.fields ?? {});
      return Object.fromEntries(fields.map(([field, fault]) => [field, faults[fault] ?? fault]));
    },
  };
}
