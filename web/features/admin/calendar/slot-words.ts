// The words of the calendar's slots.
import { useTranslation } from "react-i18next";
import { publishingHour } from "#api/schedule/model.ts";
import type { CalendarSlot } from "#api/stories/calendar/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { monthOfDay, weekdayName } from "#web/features/archive/dates.ts";
import type { texts } from "#web/i18n/en/admin.ts";
import { slotOf } from "./grid-keys.ts";

/** The word for a slot: its state, and more precisely why it is empty, whose story is ready, what failed. */
export type SlotWord = keyof (typeof texts)["calendar"]["states"];

export function wordOf(slot: Pick<CalendarSlot, "state" | "isClosed" | "isDeleted" | "stories" | "broken">): SlotWord {
  const { state, isClosed, isDeleted, stories, broken } = slot;
  if (state === "open" && isDeleted) return "deleted";
  if (state === "open" && isClosed) return "empty";
  if (state === "ready" && stories[0]?.isSubstitute) return "substitute";
  if (state === "failed" && broken.length > 0) return "broken";
  return state;
}

/** The text that stands for a slot: the draft that somebody has to decide about, else its story, else any draft. */
export function shownIn({ state, stories, drafts }: Pick<CalendarSlot, "state" | "stories" | "drafts">) {
  const [story] = stories;
  const [draft] = drafts;
  const isDraft = draft !== undefined && (state === "waiting" || state === "held" || story === undefined);
  return isDraft ? { ...draft, isDraft } : story && { ...story, isDraft };
}

/** How many stories and drafts a slot has besides the one that stands for it. */
export const othersIn = ({ stories, drafts }: Pick<CalendarSlot, "stories" | "drafts">): number =>
  Math.max(0, stories.length + drafts.length - 1);

export function useSlotWords() {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const titleOf = ({ titleEn, titlePl }: { titleEn: string; titlePl: string }) =>
    language === "pl" ? titlePl : titleEn;
  /** “Friday 27 November”. */
  const dayName = (date: string) =>
    `${weekdayName(date, language)} ${Number(date.slice(-2))} ${monthOfDay(date, language)}`;
  /** “Friday 27 November, morning 8:00”. */
  const slotName = (id: string) => {
    const { date, timeSlot } = slotOf(id);
    return t("calendar.name", {
      day: dayName(date),
      slot: t(`calendar.slots.${timeSlot}`),
      hour: `${publishingHour[timeSlot]}:00`,
    });
  };
  return {
    titleOf,
    dayName,
    slotName,
    /** “Friday 27 November, morning 8:00: ready, The Title”. */
    fullName(slot: CalendarSlot, isMaking: boolean): string {
      const state = t(`calendar.states.${isMaking ? "making" : wordOf(slot)}`);
      const shown = shownIn(slot);
      return `${slotName(slot.id)}: ${state}${shown ? `, ${titleOf(shown)}` : ""}`;
    },
  };
}
