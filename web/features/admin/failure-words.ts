// The words for failed calls: the one place that turns the code of an error, or the call that failed, into a text.
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import { showToast, type Toast } from "#web/ui/toast.ts";
import { CallFailed, type FailedCall } from "./call.ts";
import { joinSentences } from "./join-sentences.ts";

/** The server's message; our words for the failed call if the server gave none. */
export function useMessage() {
  const { t } = useTranslation("admin");
  /** `failure` words errors that are no CallFailed, such as a connection that breaks off during a download. */
  return (error: unknown, failure?: FailedCall): string => {
    if (error instanceof CallFailed && error.answer.error !== undefined) return error.answer.error;
    const failed = error instanceof CallFailed ? error.failure : failure;
    return failed ? t(`panel.failed.${failed}`) : String(error);
  };
}

/** A failed call's message, as a text to render. */
export const Message = ({ error }: { error: Error }) => useMessage()(error);

export const codeOf = (error: unknown) => (error instanceof CallFailed ? error.answer.code : undefined);

/** The server's hint, if it gave one. */
export const hintOf = (error: unknown) => (error instanceof CallFailed ? error.answer.hint : undefined);

/** Shows a failed call: in our words for some codes, else the server's message and hint. */
export function useFailureToast() {
  const { t } = useTranslation("admin");
  const messageOf = useMessage();
  return (error: unknown, title: string = t("panel.error"), failure?: FailedCall) => {
    console.warn(error);
    const message = messageOf(error, failure);
    const known: Partial<Record<string, Toast>> = {
      // The administrator cancelled the job, so this is no error.
      JOB_CANCELLED: { title: t("jobs.cancelled"), description: message, kind: "default" },
      NO_VIDEO: { title: t("posts.upload.noVideo"), description: t("posts.upload.noVideoText") },
      ALREADY_UPLOADED: { title: t("posts.upload.already"), description: t("posts.upload.alreadyText") },
    };
    const hint = hintOf(error);
    const description = hint === undefined ? message : joinSentences(message, hint);
    showToast({ kind: "destructive", title, description, ...known[codeOf(error) ?? ""] });
  };
}

/** The words for what the pages before the panel refuse, where the server's are English. Unknown ones stay as they are. */
export function useRefusal() {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const messageOf = useMessage();
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
      const { answer, retryAfter, status } = error;
      if (language === "en" || answer.code === undefined) return messageOf(error);
      return (status === 429 && retryAfter !== null ? wait(retryAfter) : refusals[answer.code]) ?? messageOf(error);
    },
    /** The errors by field. */
    faults(error: unknown): Partial<Record<string, string>> {
      if (!(error instanceof CallFailed)) return {};
      const fields = Object.entries(error.answer.fields ?? {});
      return Object.fromEntries(fields.map(([field, fault]) => [field, faults[fault] ?? fault]));
    },
  };
}
