import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { JobItem } from "#api/jobs/model.ts";
import type { NewsletterOverview, PreviewAnswer } from "#api/newsletter/administration.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { callAdmin } from "../call.ts";
import { isOpen, type JobList } from "../jobs/job-list.ts";
import { jobsKey } from "../jobs/running-jobs.ts";
import type { FailureTexts } from "../queries.ts";

export const newsletterKey = ["/api/admin/newsletter"] as const;

/** Polls while a letter is due, because the server sends it by itself. */
const whileDue = 5_000;

export const newsletterQuery = (failureTexts: FailureTexts) =>
  queryOptions({
    queryKey: [...newsletterKey, "overview"] as const,
    queryFn: async ({ signal }) =>
      (await (await callAdmin(newsletterKey[0], { ...failureTexts, signal })).json()) as NewsletterOverview,
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.next.due ? whileDue : false),
  });

/** The letter in one language. Its address expires after ten minutes, so it is fetched each time. */
export const previewQuery = (language: Language, failureTexts: FailureTexts) =>
  queryOptions({
    queryKey: [...newsletterKey, "preview", language] as const,
    queryFn: async ({ signal }) => {
      const request = { method: "POST", body: { language }, ...failureTexts, signal } as const;
      return (await (await callAdmin(`${newsletterKey[0]}/preview`, request)).json()) as PreviewAnswer;
    },
    gcTime: 0,
    staleTime: 0,
  });

/** The letter that is being sent from any tab; null if there is none. */
export function useLetterUnderWay(): JobItem | null {
  const { data } = useQuery<JobList>({ queryKey: jobsKey, queryFn: skipToken });
  return data?.find((job) => job.kind === "send-newsletter" && isOpen(job))?.items[0] ?? null;
}

/** The messages for calls that fail without a message of the server. */
export function useLetterFailureTexts(action: "overview" | "preview" | "test" | "send"): FailureTexts {
  const { t } = useTranslation("admin");
  return { failure: t(`newsletter.failures.${action}`), noToken: t("panel.noToken") };
}
