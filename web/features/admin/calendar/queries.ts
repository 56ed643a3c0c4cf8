import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CalendarMonth } from "#api/stories/calendar/model.ts";
import { fetchAdmin } from "../call.ts";
import { everyMinute } from "../queries.ts";

export const calendarKey = ["/api/admin/calendar"] as const;

/** The slots of a month, `YYYY-MM`; of the present one for null. */
export const calendarQuery = (month: string | null) =>
  queryOptions({
    queryKey: [...calendarKey, month] as const,
    queryFn: ({ signal }) =>
      fetchAdmin<CalendarMonth>(`${calendarKey[0]}${month === null ? "" : `?month=${month}`}`, {
        failure: "calendar",
        signal,
      }),
    // A slot's story comes out, and others change the library, while the calendar is looked at.
    refetchInterval: everyMinute,
    placeholderData: keepPreviousData,
  });
