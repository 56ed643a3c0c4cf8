import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarMonth, CalendarSlot } from "#api/stories/calendar/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { periodName, weekdayName, weekdays, weeksOf } from "#web/features/archive/dates.ts";
import { BusyButton } from "../busy-button.tsx";
import { narrowScreen, useMedia } from "../use-media.ts";
import { Slot } from "./calendar-slot.tsx";
import { slotAfter } from "./grid-keys.ts";
import { isTarget } from "./moves.ts";

export type GridProps = {
  month: CalendarMonth;
  isBusy: boolean;
  /** The id of the slot that the Tab key leads to. */
  reached: string;
  making: ReadonlySet<string>;
  /** The id of the story that is being moved. */
  moving: string | null;
  onReach(id: string): void;
  /** Moves the focus to a slot, possibly of another month. */
  onGo(id: string): void;
  /** While a story is being moved, with whether it may go there. */
  onPress(slot: CalendarSlot, isTarget: boolean): void;
  onDrag(slot: CalendarSlot | null): void;
};

/** The month as a grid of weeks, each day with its three slots; one of them is in the order of the Tab key. */
export function Grid(props: GridProps) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { month, isBusy, reached, onGo } = props;
  // On narrow screens days stand below one another, so that today's would come after up to thirty others.
  const isList = useMedia(narrowScreen);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const isPresent = month.today.startsWith(month.month);
  const from = isList && isPresent && !showsEarlier ? month.today : `${month.month}-01`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey) return;
    const next = slotAfter(event.key, reached, { withControl: event.ctrlKey || event.metaKey, isList });
    if (next === null) return;
    if (next < from) setShowsEarlier(true);
    event.preventDefault();
    onGo(next);
  };
  const earlier = Number(from.slice(-2)) - 1;
  return (
    <>
      {earlier > 0 && props.moving === null && (
        <p className="calendar__earlier">
          <BusyButton look="quiet" small onPress={() => setShowsEarlier(true)}>
            {t("calendar.earlier", { count: earlier })}
          </BusyButton>
        </p>
      )}
      <table
        className="cal"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: A grid is a table whose cells are reached by arrow keys (ARIA).
        role="grid"
        aria-label={t("calendar.grid", { month: periodName(month.month, language) })}
        aria-describedby="calendar-help"
        aria-busy={isBusy}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays(language).map(({ short, long }) => (
              <th scope="col" key={long} abbr={long} aria-label={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month.month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, weekday) =>
                date !== null && date < from ? null : date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: A weekday has its place.
                  <td className="cal__none" key={weekday} />
                ) : (
                  <Day key={date} date={date} {...props} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Day({ date, ...props }: GridProps & { date: string }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { month, moving, making } = props;
  const { today, bufferUntil } = month;
  const slots = month.slots.filter(({ id }) => id.startsWith(date));
  return (
    <td className="cal__day" data-today={date === today || undefined}>
      <p className="cal__date">
        <span className="cal__weekday">{weekdayName(date, language)}</span>
        <b>{Number(date.slice(-2))}</b>
        {date === today && <span className="cal__mark cal__mark--today">{t("calendar.today")}</span>}
        {date === bufferUntil?.date && <span className="cal__mark">{t("calendar.bufferEnd")}</span>}
      </p>
      {slots.map((slot) => {
        const isMaking = making.has(slot.id);
        const target = moving !== null && isTarget(slot, { from: moving, isMaking });
        return (
          <Slot
            key={slot.id}
            slot={slot}
            isMaking={isMaking}
            isReached={slot.id === props.reached}
            isTarget={moving === null ? null : target}
            isLeaving={slot.stories.some(({ id }) => id === moving)}
            onPress={() => props.onPress(slot, target)}
            onFocus={() => props.onReach(slot.id)}
            onDragStart={() => props.onDrag(slot)}
            onDragEnd={() => props.onDrag(null)}
          />
        );
      })}
    </td>
  );
}
