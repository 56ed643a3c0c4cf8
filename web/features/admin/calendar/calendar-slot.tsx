import { useTranslation } from "react-i18next";
import { hourOf } from "#api/schedule/model.ts";
import type { CalendarSlot } from "#api/stories/calendar/model.ts";
import { AdminPlate } from "../admin-plate.tsx";
import { elementOf, slotOf } from "./grid-keys.ts";
import { movableIn } from "./moves.ts";
import { othersIn, shownIn, useSlotWords, wordOf } from "./slot-words.ts";
import { StateIcon } from "./state-icon.tsx";

type Props = {
  slot: CalendarSlot;
  isMaking: boolean;
  /** Whether it is the slot that the Tab key leads to. */
  isReached: boolean;
  /** While a story is being moved: whether it may go here. */
  isTarget: boolean | null;
  /** Whether its story is being moved. */
  isLeaving: boolean;
  onPress(): void;
  onFocus(): void;
  onDragStart(): void;
  onDragEnd(): void;
};

/** A slot in the grid: its picture, where it stands, its title. */
export function Slot({ slot, isMaking, isReached, isTarget, isLeaving, ...on }: Props) {
  const { t } = useTranslation("admin");
  const { fullName, titleOf } = useSlotWords();
  const word = isMaking ? "making" : wordOf(slot);
  const shown = shownIn(slot);
  const { timeSlot } = slotOf(slot.id);
  const others = othersIn(slot);
  const hasWarnings = shown !== undefined && shown.warnings.length > 0;
  return (
    <button
      type="button"
      className="cal-slot"
      id={elementOf(slot.id)}
      data-word={word}
      data-target={isTarget ?? undefined}
      data-leaving={isLeaving || undefined}
      tabIndex={isReached ? 0 : -1}
      aria-haspopup={isTarget === null ? "dialog" : undefined}
      aria-disabled={isTarget === false || undefined}
      draggable={movableIn(slot) !== undefined}
      onClick={on.onPress}
      onFocus={on.onFocus}
      onDragStart={on.onDragStart}
      onDragEnd={on.onDragEnd}
      onDragOver={(event) => isTarget && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (isTarget) on.onPress();
      }}
    >
      <span className="sr">{fullName(slot, isMaking)}</span>
      {shown ? (
        <AdminPlate post={shown} isPublic={slot.state === "live" && !shown.isDraft} isDraft={shown.isDraft} />
      ) : (
        <span className="cal-slot__none" />
      )}
      {/* The name says all of this, after the day and the hour. */}
      <span className="cal-slot__words" aria-hidden="true">
        <span className="cal-slot__state">
          <StateIcon word={word} />
          {t(`calendar.states.${word}`)}
          {hasWarnings && word !== "failed" && word !== "broken" && <StateIcon word="failed" />}
        </span>
        <span className="cal-slot__title">{shown ? titleOf(shown) : hourOf(timeSlot)}</span>
      </span>
      {others > 0 && (
        <span className="cal-slot__more" aria-hidden="true">
          {t("calendar.more", { count: others })}
        </span>
      )}
    </button>
  );
}
