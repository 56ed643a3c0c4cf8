import { openRunLog } from "#api/generation/run-log.ts";
import { AdminHealth } from "#api/health/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import { readState } from "#api/state/stored-state.ts";
import { StatsOverview } from "#api/statistics/model.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { bufferOfLibrary } from "#api/wiring/buffer.ts";
import type { ServerClient } from "../server/server-client.ts";
import type { DashboardState } from "./controller.ts";
import { slotsOfToday, slotsOfTomorrow, type Today } from "./today.ts";

type TodayOptions = { config: Config; clock: Clock; library: StoryLibrary };

/** Reads the state of the day from this machine's folders, which needs no server and disturbs none. */
export async function readToday({ config, clock, library }: TodayOptions): Promise<Today> {
  const now = clock.now();
  const [[lastRun = null], likes] = await Promise.all([openRunLog(config.DATA_DIR).list(), likesOn(now, config)]);
  return {
    now,
    slots: slotsOfToday(library, now),
    tomorrow: slotsOfTomorrow(library, now),
    buffer: bufferOfLibrary(library, { now, bufferDays: config.BUFFER_DAYS }),
    lastRun,
    likes,
  };
}

/** Null where the state cannot be read: `mruk state check` reports why. */
async function likesOn(now: Temporal.Instant, { DATA_DIR }: Config): Promise<number | null> {
  const state = await readState(DATA_DIR).catch(() => null);
  return state && (state.engagement.days[warsawDate(now)]?.likes ?? 0);
}

/** The time limit for the server's likes. */
const serverTimeoutMilliseconds = 5_000;

/** The running server, its likes of today and what is wrong with it; null where none runs, or where it needs a login. */
export async function findServer(openServer: () => Promise<ServerClient>): Promise<DashboardState["server"]> {
  const server = await openServer().catch(() => null);
  if (server === null) return null;
  try {
    const signal = AbortSignal.timeout(serverTimeoutMilliseconds);
    const [overview, health] = await Promise.all([
      server.open("GET", "/api/admin/stats/overview", { signal }),
      server.open("GET", "/api/admin/health", { signal }),
    ]);
    const { days } = StatsOverview.parse(await overview.json());
    const { problems } = AdminHealth.parse(await health.json());
    return { url: server.url, likes: days.at(-1)?.likes ?? null, problems };
  } catch {
    return { url: server.url, likes: null, problems: null };
  }
}
