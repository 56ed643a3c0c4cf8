// What readers and administrators leave behind: likes, views, accounts, jobs.
import type { Logger } from "pino";
import { openAccess } from "#api/access/access.ts";
import type { Passwords } from "#api/access/passwords.ts";
import { openAuditLog } from "#api/audit/audit-log.ts";
import { openEngagement } from "#api/engagement/engagement.ts";
import { openJobs } from "#api/jobs/jobs.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { createSigner } from "#api/platform/secret.ts";
import { openPreviewLinks } from "#api/stories/previews/preview-links.ts";
import type { Cluster } from "./cluster.ts";
import type { Opened } from "./opened.ts";
import { hubOf } from "./services.ts";
import type { Stores } from "./stores/stores.ts";

type ReadersParts = {
  config: Config;
  clock: Clock;
  log: Logger;
  stores: Stores;
  cluster: Cluster;
  passwords: Passwords | undefined;
};

export function openReaders({ config, clock, log, stores, cluster, passwords }: ReadersParts) {
  const { secret } = stores;
  const audit = openAuditLog({ store: stores.audit, clock, log });
  const signer = createSigner(secret);
  const jobs = openJobs({ clock, ...cluster.jobs });
  return {
    parts: {
      engagement: openEngagement({ store: stores.counts, clock }),
      access: openAccess({
        store: stores.access,
        secret,
        clock,
        tallies: cluster.tallies,
        ...(passwords && { passwords }),
      }),
      audit,
      signer,
      previewLinks: openPreviewLinks({ store: stores.access, signer, clock }),
      jobs,
      state: stores,
      site: {
        siteUrl: config.SITE_URL,
        limits: cluster.limits,
        contactEmail: config.CONTACT_EMAIL ?? null,
        channelUrl: config.VIDEO_CHANNEL_URL ?? null,
        hub: hubOf(config),
      },
    },
    tasks: [
      ...cluster.tasks,
      { name: "forget old records of the audit log", everySeconds: 24 * 3600, byLeaderOnly: true, tick: audit.tick },
    ],
    finish: jobs.close,
  } satisfies Opened<object>;
}
