import type { MetricsSources } from "./sources.ts";

const askedSources = ["buffer", "problems", "runs", "letters", "subscribers", "stateBytes"] as const;
type Asked = (typeof askedSources)[number];

/** What the sources of metrics said at one moment; null for one that could not be read. */
export type Snapshot = { [Source in Asked]: Awaited<ReturnType<MetricsSources[Source]>> | null };

/** Never fails: monitoring is there for the hours in which something does. */
export async function snapshotOf(sources: Pick<MetricsSources, Asked>): Promise<Snapshot> {
  const said = askedSources.map(async (source) => {
    try {
      return [source, await sources[source]()] as const;
    } catch {
      return [source, null] as const;
    }
  });
  return Object.fromEntries(await Promise.all(said)) as Snapshot;
}
