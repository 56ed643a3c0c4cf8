import { useTranslation } from "react-i18next";
import { timeSlots } from "#api/schedule/model.ts";
import type { CalendarMonth } from "#api/stories/calendar/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { slotInstant } from "#web/app/warsaw.ts";
import { periodName } from "#web/features/archive/dates.ts";
import { Icon } from "#web/ui/icons.tsx";
import type { PanelAddress } from "../address/use-panel-address.ts";
import { BusyButton } from "../busy-button.tsx";
import { AdminIcon } from "../icons.tsx";
import { monthOf, monthsLater } from "./grid-keys.ts";
import { useSlotWords } from "./slot-words.ts";

type Props = { month: CalendarMonth; address: PanelAddress; isBusy: boolean; go(id: string): void };

/** The name of the month, the ways to others, and how far the stories reach. */
export function MonthHead({ month, address, isBusy, go }: Props) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { dayName } = useSlotWords();
  const now = useNow();
  const present = monthOf(month.today);
  const nextToday = timeSlots.find((timeSlot) => slotInstant(month.today, timeSlot) > now);
  // The asked month, while the one before is still shown.
  const shown = address.month ?? present;
  const first = month.firstMonth !== null && month.firstMonth < present ? month.firstMonth : present;
  const { bufferUntil } = month;
  const show = (to: string) => address.showMonth(to === present ? null : to);
  return (
    <div className="calendar__head">
      <h3>
        {periodName(shown, language)}
        {isBusy && <AdminIcon name="busy" />}
      </h3>
      <div className="calendar__steps">
        <button
          className="icon-btn"
          type="button"
          aria-label={t("calendar.previous")}
          aria-disabled={shown <= first || undefined}
          onClick={() => shown > first && show(monthsLater(shown, -1))}
        >
          <Icon name="left" />
        </button>
        <BusyButton look="quiet" small onPress={() => go(`${month.today}-${nextToday ?? "evening"}`)}>
          {t("calendar.toToday")}
        </BusyButton>
        <button
          className="icon-btn"
          type="button"
          aria-label={t("calendar.next")}
          aria-disabled={shown >= monthsLater(present, 12) || undefined}
          onClick={() => shown < monthsLater(present, 12) && show(monthsLater(shown, 1))}
        >
          <Icon name="right" />
        </button>
      </div>
      <p>
        {bufferUntil
          ? t("calendar.buffer", { day: dayName(bufferUntil.date), slot: t(`calendar.slots.${bufferUntil.timeSlot}`) })
          : t("calendar.noBuffer")}
      </p>
    </div>
  );
}
