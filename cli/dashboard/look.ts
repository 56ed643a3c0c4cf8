import { openRunLog } from "../../api/generation/run-log.ts";
import type { Clock } from "../../api/platform/clock.ts";
import type { Config } from "../../api/platform/config.ts";
import { warsawDate } from "../../api/schedule/slots.ts";
import { readState } from "../../api/state/stored-state.ts";
import { StatsOverview } from "../../api/statistics/model.ts";
import type { StoryLibrary } from "../../api/stories/library.ts";
import type { ServerClient } from "../server/calls.ts";
import { bufferOfLibrary, slotsOfToday, type Today } from "./today.ts";
import type { Dashboard } from "./work.ts";

type World = { config: Config; clock: Clock; library: StoryLibrary };

/** How the day stands, read from this machine's folders: no server is needed, and none is disturbed. */
export async function lookAtToday({ config, clock, library }: World): Promise<Today> {
  const now = clock.now();
  const [[lastRun = null], likes] = await Promise.all([openRunLog(config.DATA_DIR).list(), likesOn(now, config)]);
  return {
    now,
    slots: slotsOfToday(library, now),
    buffer: bufferOfLibrary(library, { now, bufferDays: config.BUFFER_DAYS }),
    lastRun,
    likes,
  };
}

/** A state that cannot be read is the business of `mruk state check`. */
async function likesOn(now: Temporal.Instant, { DATA_DIR }: Config): Promise<number | null> {
  const state = await readState(DATA_DIR).catch(() => null);
  return state && (state.engagement.days[warsawDate(now)]?.likes ?? 0);
}

/** For how long a server may take to say how many likes there are. */
const serverPatience = 5_000;

/** The running server and what it has counted today; null where there is none, or none that knows us. */
export async function lookAtServer(openServer: () => Promise<ServerClient>): Promise<Dashboard["server"]> {
  const server = await openServer().catch(() => null);
  if (server === null) return null;
  try {
    const signal = AbortSignal.timeout(serverPatience);
    const answer = await server.open("GET", "/api/admin/stats/overview", { signal });
    const { days } = StatsOverview.parse(await answer.json());
    return { url: server.url, likes: days.at(-1)?.likes ?? null };
  } catch {
    return { url: server.url, likes: null };
  }
}
