import { useTranslation } from "react-i18next";
import { hourOf, type TimeSlot } from "#api/schedule/model.ts";
import { Icon } from "./icons.tsx";

/** The time of day a story belongs to, in that hour's own colours; with the hour where the story is announced. */
export function SlotBadge({ slot, showsHour = false }: { slot: TimeSlot; showsHour?: boolean }) {
  const { t } = useTranslation();
  return (
    <span className="slot" data-slot={slot}>
      <Icon name={slot} />
      {t(`slot.${slot}`)}
      {showsHour && ` ${hourOf(slot)}`}
    </span>
  );
}
