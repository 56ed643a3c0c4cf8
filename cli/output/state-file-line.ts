import { warsawZone } from "#api/schedule/model.ts";
import type { StateFileReport } from "#api/state/inspect.ts";
import type { StateSummary } from "#api/state/summary.ts";
import { warsawTime } from "./describe.ts";

/** A state file or backup with its contents, or its fault. */
export function stateFileLine({ path, at, byHand, summary, fault }: StateFileReport): string {
  if (fault !== undefined) return fault;
  const asOf = at === undefined ? "" : ` as of ${warsawTime(inWarsaw(at))}${byHand ? ", made by hand" : ""}`;
  return `${path}${asOf}: ${summaryText(summary)}`;
}

/** `administrators 1, likes 12` and so on. */
export const summaryText = (summary: StateSummary): string =>
  Object.entries(summary)
    .map(([what, count]) => `${what} ${count}`)
    .join(", ");

const inWarsaw = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(warsawZone).toString();
