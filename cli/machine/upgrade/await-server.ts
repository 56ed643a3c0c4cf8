import { setTimeout as sleep } from "node:timers/promises";
import { readServer, type ServerInfo } from "#api/platform/server-info.ts";

/** Longer than the server itself waits for another program, before and after it has released the state. */
const longestMs = 200_000;
const lookMs = 100;

/** Resolves once a server of this program answers, to null; or to why none does. */
export async function awaitServer(
  dataDir: string,
  { folder, before }: { folder: string; before: ServerInfo | null },
): Promise<string | null> {
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    const info = await readServer(dataDir);
    if (info?.program === folder && info.pid !== before?.pid && (await answers(info.url))) return null;
    if (info?.refused && info.refused.at !== before?.refused?.at) return info.refused.message;
    await sleep(lookMs);
  }
  return `no server of ${folder} answered within ${longestMs / 1000} s`;
}

async function answers(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  try {
    return (await fetch(`${url}/api/health/live`, { headers: { Connection: "close" }, signal })).ok;
  } catch {
    return false;
  }
}
