import { useTranslation } from "react-i18next";
import { hourOf, type TimeSlot } from "#api/schedule/model.ts";
import { Icon } from "./icons.tsx";
import { Link } from "./link.tsx";

type Props = { slot: TimeSlot; showsHour?: boolean /** The address that it links to. */; to?: string | undefined };

/** The time of day a story belongs to, in that hour's own colours; with the hour where the story is announced. */
export function SlotBadge({ slot, showsHour = false, to }: Props) {
  const { t } = useTranslation();
  const children = (
    <>
      <Icon name={slot} />
      {t(`slot.${slot}`)}
      {showsHour && ` ${hourOf(slot)}`}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className="slot" data-slot={slot} to={to}>
        {children}
      </Link>
    );
  }
  return (
    <span className="slot" data-slot={slot}>
      {children}
    </span>
  );
}
