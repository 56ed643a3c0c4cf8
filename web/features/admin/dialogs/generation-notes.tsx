import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { GenerationEstimate } from "#api/generation/model.ts";
import { hourOf, type TimeSlot } from "#api/schedule/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { slotInstant } from "#web/app/warsaw.ts";
import { fetchAdmin } from "../call.ts";
import { dateAndTime } from "../formats/date-time.ts";
import { formatDollars } from "../formats/number-formats.ts";

const estimateQuery = queryOptions({
  queryKey: ["/api/admin/generation-estimate"] as const,
  queryFn: ({ signal }) => fetchAdmin<GenerationEstimate>("/api/admin/generation-estimate", { signal }),
});

/** The words for when a slot's new story is public: its hour, or at once where that has passed. */
export function useRevealText(): (date: string, slot: TimeSlot) => string {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const now = useNow();
  return (date, slot) => {
    // A date that is still being typed.
    if (Number.isNaN(Date.parse(date))) return "";
    const at = slotInstant(date, slot);
    return at <= now
      ? t("dialogs.reveal.atOnce", { hour: hourOf(slot) })
      : t("dialogs.reveal.later", { time: dateAndTime(at, language) });
  };
}

/** What the stories and the film will cost; says nothing while that is not known. */
export function CostNote({ stories, film = false }: { stories: number; film?: boolean }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { data } = useQuery(estimateQuery);
  if (!data) return null;
  const { storyUsd, filmUsd } = data;
  const dollars = (usd: number) => formatDollars(usd, language);
  const isFilmPaid = film && filmUsd > 0;
  const sentences = [
    storyUsd > 0 && t("dialogs.cost.stories", { usd: dollars(storyUsd * stories) }),
    isFilmPaid && t("dialogs.cost.film", { usd: dollars(filmUsd) }),
    storyUsd === 0 && !isFilmPaid && t("dialogs.cost.nothing"),
  ];
  return <p>{sentences.filter(Boolean).join(" ")}</p>;
}
