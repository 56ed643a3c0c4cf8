// What tells an operator how the server is: health, metrics, statistics.
import type { Logger } from "pino";
import { administratorOf } from "#api/health/administrator.ts";
import { openDatabaseWatch } from "#api/health/database.ts";
import { openDiskWatch } from "#api/health/disk.ts";
import { openMetrics } from "#api/health/metrics/metrics.ts";
import { missingHint, missingMessage, missingSettings } from "#api/health/missing-settings.ts";
import type { Health } from "#api/health/model.ts";
import { openReadiness } from "#api/health/readiness.ts";
import { openWatchdog } from "#api/health/watchdog.ts";
import { mailHtml, mailText } from "#api/newsletter/letter/mail-content.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { openStatistics } from "#api/statistics/statistics.ts";
import packageJson from "../../package.json" with { type: "json" };
import type { Content } from "./content.ts";
import type { openMail } from "./mail.ts";
import type { openMaking } from "./making.ts";
import type { openMedia } from "./media.ts";
import type { Opened, Task } from "./opened.ts";
import type { openReaders } from "./readers.ts";
import type { Stores } from "./stores/stores.ts";

type WatchingParts = {
  config: Config;
  clock: Clock;
  log: Logger;
  health: Health;
  stores: Stores;
  readers: ReturnType<typeof openReaders>["parts"];
  content: Content;
  mail: ReturnType<typeof openMail>["parts"];
  making: ReturnType<typeof openMaking>["parts"];
  media: Awaited<ReturnType<typeof openMedia>>["parts"];
};

export function openWatching({
  config,
  clock,
  log,
  health,
  stores,
  readers: { engagement },
  content: { library, editing, follower, buffer },
  mail: { mail, newsletter, letters },
  making: { runs },
  media: { resizer, cards },
}: WatchingParts) {
  const { DATA_DIR, CONTENT_DIR } = config;
  const missing = missingSettings(config);
  if (missing.length > 0) {
    const [message, hint] = [missingMessage(missing), missingHint];
    health.report("settings", { level: "warning", code: "SETTINGS_MISSING", message, hint });
  }
  const watchdog = openWatchdog({
    clock,
    log,
    health,
    buffer,
    store: stores.health,
    mail,
    renderers: { html: mailHtml, text: mailText },
    administrator: administratorOf(config),
    mayMail: stores.leader.leads,
    siteUrl: config.SITE_URL,
  });
  const metrics = openMetrics({
    version: packageJson.version,
    now: () => clock.now(),
    problems: health.problems,
    buffer,
    metAt: follower?.metAt ?? null,
    runs: runs.list,
    letters: letters.reports,
    subscribers: newsletter.counts,
    stateBytes: stores.bytes,
    work: { pictures: resizer.queue, cards: cards.queue },
  });
  const tasks: Task[] = [
    {
      name: "look at the disk",
      everySeconds: 60,
      tick: openDiskWatch({ folders: { DATA_DIR, CONTENT_DIR }, health }).tick,
    },
    { name: "watch over the stories", everySeconds: 60, tick: watchdog.tick },
  ];
  if (stores.database) {
    const { tick } = openDatabaseWatch({ refresh: stores.tick, health, log });
    tasks.push({ name: "read what other servers changed", everySeconds: 5, tick });
  }
  return {
    parts: {
      health,
      watchdog,
      metrics,
      readiness: openReadiness({
        dataDir: DATA_DIR,
        contentDir: CONTENT_DIR,
        awaitsLibrary: () => library.size === 0 && follower?.metAt() === null,
      }),
      statistics: openStatistics({
        library,
        countsOf: engagement.countsOf,
        countsByDay: engagement.byDay,
        subscribers: newsletter.counts,
        runs: runs.list,
        remote: editing.remoteState,
        buffer,
        clock,
      }),
    },
    tasks,
    close: metrics.close,
  } satisfies Opened<object>;
}
