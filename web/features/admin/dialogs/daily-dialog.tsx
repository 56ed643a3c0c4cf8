import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeSlots } from "../../../../api/schedule/model.ts";
import { useNow } from "../../../app/now.tsx";
import { dayAt } from "../../../app/warsaw.ts";
import { SlotBadge } from "../../../ui/slot-badge.tsx";
import { DeedButton } from "../deed-button.tsx";
import { Dialog } from "../dialog.tsx";
import { useUnderWay } from "../posts/deeds.ts";
import { generationKey, useDailyGeneration } from "./generation.ts";

/** Has the three stories of a day made. */
export function DailyDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const { date: today } = dayAt(useNow());
  const [date, setDate] = useState(today);
  const { mutate } = useDailyGeneration(onClose);
  const busy = useUnderWay(generationKey("daily"));
  return (
    <Dialog title={t("dialogs.daily.title")} lead={t("dialogs.daily.lead")} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) mutate(date);
        }}
      >
        <div className="dialog__body">
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
                <SlotBadge slot={slot} hour />
                <span>{t("dialogs.daily.languages")}</span>
              </li>
            ))}
          </ul>
          {busy && <p className="note">{t("dialogs.underWay")}</p>}
        </div>
        <div className="dialog__foot">
          <DeedButton look="quiet" onPress={onClose}>
            {t(busy ? "panel.close" : "panel.cancel")}
          </DeedButton>
          <DeedButton icon="calendar" busy={busy}>
            {t("dialogs.daily.submit")}
          </DeedButton>
        </div>
      </form>
    </Dialog>
  );
}
