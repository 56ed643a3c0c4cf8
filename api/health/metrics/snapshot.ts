import type { MetricsSources } from "./sources.ts";

const sourceNames = ["buffer", "problems", "runs", "letters", "subscribers", "stateBytes"] as const;
type SourceName = (typeof sourceNames)[number];

/** The values of all sources at one moment; null for a source that could not be read. */
export type Snapshot = { [Source in SourceName]: Awaited<ReturnType<MetricsSources[Source]>> | null };

/** Never throws: monitoring has to work while something else fails. */
export async function snapshotOf(sources: Pick<MetricsSources, SourceName>): Promise<Snapshot> {
  const values = sourceNames.map(async (source) => {
    try {
      return [source, await sources[source]()] as const;
    } catch {
      return [source, null] as const;
    }
  });
  return Object.fromEntries(await Promise.all(values)) as Snapshot;
}
