import { warsawZone } from "../../api/schedule/model.ts";
import type { StateFileReport } from "../../api/state/inspect.ts";
import type { StateSummary } from "../../api/state/summary.ts";
import { warsawTime } from "./describe.ts";

/** A file, of what time it is where it is a backup, and what it holds or what is wrong with it. */
export function stateFileLine({ path, at, byHand, summary, fault }: StateFileReport): string {
  if (fault !== undefined) return fault;
  const asOf = at === undefined ? "" : ` as of ${warsawTime(inWarsaw(at))}${byHand ? ", made by hand" : ""}`;
  return `${path}${asOf}: ${counted(summary)}`;
}

/** What a state holds, in one line. */
export const counted = (summary: StateSummary): string =>
  Object.entries(summary)
    .map(([what, count]) => `${what} ${count}`)
    .join(", ");

const inWarsaw = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(warsawZone).toString();
