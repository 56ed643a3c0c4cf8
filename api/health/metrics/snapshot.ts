import type { MetricsSources } from "./sources.ts";

type SourceName = "buffer" | "problems" | "runs" | "letters" | "subscribers" | "stateBytes";

/** The values of all sources at one moment; null for a source that could not be read. */
export type Snapshot = { [Source in SourceName]: Awaited<ReturnType<MetricsSources[Source]>> | null };

/** Never throws: monitoring has to work while something else fails. */
export async function snapshotOf(sources: Pick<MetricsSources, SourceName>): Promise<Snapshot> {
  const [buffer, problems, runs, letters, subscribers, stateBytes] = await Promise.all([
    orNull(sources.buffer),
    orNull(sources.problems),
    orNull(sources.runs),
    orNull(sources.letters),
    orNull(sources.subscribers),
    orNull(sources.stateBytes),
  ]);
  return { buffer, problems, runs, letters, subscribers, stateBytes };
}

async function orNull<Value>(read: () => Value | Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
