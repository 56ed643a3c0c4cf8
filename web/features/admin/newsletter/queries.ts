import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import type { JobItem } from "#api/jobs/model.ts";
import type { NewsletterOverview, PreviewAnswer } from "#api/newsletter/administration.ts";
import type { Frequency } from "#api/newsletter/model.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { fetchAdmin } from "../call.ts";
import { isOpen, type JobList } from "../jobs/job-list.ts";
import { jobsKey } from "../jobs/running-jobs.ts";

export const newsletterKey = ["/api/admin/newsletter"] as const;

/** Polls while a letter is due, because the server sends it by itself. */
const whileDue = 5_000;

export const newsletterQuery = queryOptions({
  queryKey: [...newsletterKey, "overview"] as const,
  queryFn: ({ signal }) => fetchAdmin<NewsletterOverview>(newsletterKey[0], { failure: "letters", signal }),
  gcTime: 0,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.next.due ? whileDue : false),
});

/** The daily or weekly letter in one language. Its address expires after ten minutes, so it is fetched each time. */
export const previewQuery = (shown: { language: Language; frequency: Frequency }) =>
  queryOptions({
    queryKey: [...newsletterKey, "preview", shown] as const,
    queryFn: ({ signal }) => {
      const call = { method: "POST", body: shown, failure: "letterPreview", signal } as const;
      return fetchAdmin<PreviewAnswer>(`${newsletterKey[0]}/preview`, call);
    },
    gcTime: 0,
    staleTime: 0,
  });

/** The letter that is being sent from any tab; null if there is none. */
export function useLetterUnderWay(): JobItem | null {
  const { data } = useQuery<JobList>({ queryKey: jobsKey, queryFn: skipToken });
  return data?.find((job) => job.kind === "send-newsletter" && isOpen(job))?.items[0] ?? null;
}
