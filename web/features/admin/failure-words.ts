// The words for failed calls: the one place that turns the code of an error, or the call that failed, into a text.
import { useTranslation } from "react-i18next";
import { typeset } from "#api/language/typeset.ts";
import type { ErrorCode } from "#api/platform/errors.ts";
import { useLanguage } from "#web/app/language.tsx";
import { errorWords } from "#web/i18n/pl/admin/error-words.ts";
import { showToast, type Toast } from "#web/ui/toast.ts";
import { CallFailed, type FailedCall } from "./call.ts";
import { joinSentences } from "./join-sentences.ts";

/** A failure in the panel's language: what happened, and what to do if that is a sentence of its own. */
export type FailureText = { message: string; hint?: string | undefined };
type Refusal = { code?: string | undefined; message: string; hint?: string | undefined };

/** The words for an error's code. In English, and for a code of a newer server, they are the server's own. */
export function useRefusalText() {
  const { language } = useLanguage();
  return ({ code = "", message, hint }: Refusal): FailureText => {
    if (language === "en" || !isWorded(code)) return { message, hint };
    return { message: typeset(errorWords[code], language) };
  };
}

const isWorded = (code: string): code is ErrorCode => Object.hasOwn(errorWords, code);

/** The words for a failed call: for the server's refusal, or for the call that failed if it gave none. */
export function useFailureText() {
  const { t } = useTranslation("admin");
  const refusalText = useRefusalText();
  /** `failure` words errors that are no CallFailed, such as a connection that breaks off during a download. */
  return (error: unknown, failure?: FailedCall): FailureText => {
    if (error instanceof CallFailed && error.answer.error !== undefined) {
      const { error: message, code, hint } = error.answer;
      return refusalText({ message, code, hint });
    }
    const failed = error instanceof CallFailed ? error.failure : failure;
    return { message: failed ? t(`panel.failed.${failed}`) : String(error) };
  };
}

/** The message alone, without what to do. */
export function useMessage() {
  const textOf = useFailureText();
  return (error: unknown, failure?: FailedCall): string => textOf(error, failure).message;
}

/** A failed call's message, as a text to render. */
export const Message = ({ error }: { error: Error }) => useMessage()(error);

export const codeOf = (error: unknown) => (error instanceof CallFailed ? error.answer.code : undefined);

/** Shows a failed call, with a title of its own for some codes. */
export function useFailureToast() {
  const { t } = useTranslation("admin");
  const textOf = useFailureText();
  return (error: unknown, title: string = t("panel.error"), failure?: FailedCall) => {
    console.warn(error);
    const { message, hint } = textOf(error, failure);
    const known: Partial<Record<string, Toast>> = {
      // The administrator cancelled the job, so this is no error.
      JOB_CANCELLED: { title: t("jobs.cancelled"), description: message, kind: "default" },
      NO_VIDEO: { title: t("posts.upload.noVideo"), description: t("posts.upload.noVideoText") },
      ALREADY_UPLOADED: { title: t("posts.upload.already"), description: t("posts.upload.alreadyText") },
    };
    const description = hint === undefined ? message : joinSentences(message, hint);
    showToast({ kind: "destructive", title, description, ...known[codeOf(error) ?? ""] });
  };
}

/** The words for what the pages before the panel refuse, its waiting times and the faults of fields. Unknown faults stay as they are. */
export function useRefusal() {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const messageOf = useMessage();
  const faults: Partial<Record<string, string>> = {
    "is wrong": t("access.fault.wrong"),
    "is needed": t("signIn.recovery.needed"),
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
      const { retryAfter, status } = error;
      return language !== "en" && status === 429 && retryAfter !== null ? wait(retryAfter) : messageOf(error);
    },
    /** The errors by field. */
    faults(error: unknown): Partial<Record<string, string>> {
      if (!(error instanceof CallFailed)) return {};
      const fields = Object.entries(error.answer.fields ?? {});
      return Object.fromEntries(fields.map(([field, fault]) => [field, faults[fault] ?? fault]));
    },
  };
}
