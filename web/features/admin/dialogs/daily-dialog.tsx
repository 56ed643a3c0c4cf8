import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeSlots } from "#api/schedule/model.ts";
import { useNow } from "#web/app/now.tsx";
import { dayAt } from "#web/app/warsaw.ts";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { useDailyGeneration } from "./generation.ts";
import { GenerationDialog } from "./generation-dialog.tsx";
import { CostNote, useRevealText } from "./generation-notes.tsx";

/** Generates the three stories of a day. */
export function DailyDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const { date: today } = dayAt(useNow());
  const revealOf = useRevealText();
  const [date, setDate] = useState(today);
  const { mutate } = useDailyGeneration(onClose);
  return (
    <GenerationDialog kind="daily" icon="calendar" send={() => mutate(date)} onClose={onClose}>
      <div className="field">
        <label htmlFor={`${id}-date`}>{t("dialogs.daily.date")}</label>
        <input
          className="input"
          id={`${id}-date`}
          type="date"
          required
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
      </div>
      <ul className="makes" aria-label={t("dialogs.daily.makes")}>
        {timeSlots.map((slot) => (
          <li key={slot} data-slot={slot}>
            <SlotBadge slot={slot} showsHour />
            <span>
              {t("dialogs.daily.languages")}
              <small>{revealOf(date, slot)}</small>
            </span>
          </li>
        ))}
      </ul>
      <div className="note">
        <p>{t("dialogs.daily.missing")}</p>
        <CostNote stories={timeSlots.length} />
      </div>
    </GenerationDialog>
  );
}
