import { useEffect, useRef, useState } from "react";
import { timeSlots } from "#api/schedule/model.ts";
import type { CalendarMonth } from "#api/stories/calendar/model.ts";
import type { PanelAddress } from "../address/use-panel-address.ts";
import { elementOf, monthOf, slotOf } from "./grid-keys.ts";

/** The slot that the Tab key leads to. Its focus moves with the keys, into other months once they have come. */
export function useReached(month: CalendarMonth, address: PanelAddress) {
  const [chosen, setChosen] = useState<string | null>(null);
  const awaited = useRef<string | null>(null);
  const reached = chosen !== null && monthOf(chosen) === month.month ? chosen : firstReached(month);
  useEffect(() => {
    if (awaited.current === null || monthOf(awaited.current) !== month.month) return;
    document.getElementById(elementOf(awaited.current))?.focus();
    awaited.current = null;
  });
  return {
    reached,
    reach: setChosen,
    go(id: string) {
      const { date, timeSlot } = slotOf(id);
      const slot = `${date}-${timeSlot}`;
      setChosen(slot);
      awaited.current = slot;
      const present = monthOf(month.today);
      if (monthOf(slot) !== month.month) address.showMonth(monthOf(slot) === present ? null : monthOf(slot));
    },
  };
}

/** The slot that the Tab key leads to at first: the next one in the present month, else the month's first. */
function firstReached({ month, today, slots }: CalendarMonth): string {
  const next = month === today.slice(0, month.length) ? slots.find(({ isClosed }) => !isClosed) : undefined;
  return (next ?? slots[0])?.id ?? `${month}-01-${timeSlots[0]}`;
}
