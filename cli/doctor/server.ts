import { resolve } from "node:path";
import { roomOnDisk } from "#api/health/disk.ts";
import { missingHint, missingMessage, missingSettings } from "#api/health/missing-settings.ts";
import { AdminHealth, arose } from "#api/health/model.ts";
import type { Config } from "#api/platform/config.ts";
import { warsawZone } from "#api/schedule/model.ts";
import { refuseUnwritableFolder } from "#api/stories/repository/branch.ts";
import { stateOf } from "#api/wiring/state-services.ts";
import { counted } from "../output/counted.ts";
import { localServer } from "../server/server-client.ts";
import type { CheckContext } from "./check-context.ts";
import { type Check, type Finding, failed, ok, skipped, warning } from "./finding.ts";

const megabyte = 1024 * 1024;
const scarce = 500 * megabyte;
const tooLittle = 50 * megabyte;

/** Checks the running server, its state file, its disk and the clock. */
export function serverChecks({ config, clock, timeFrom }: CheckContext): Record<string, Check> {
  const { DATA_DIR: dataDir, CONTENT_DIR: contentDir } = config;
  return {
    "running server": () => runningServer(config),

    contact: () => {
      if (config.SITE_URL === undefined) return skipped("the site is not public: SITE_URL is not set");
      const missing = missingSettings(config);
      return missing.length > 0 ? warning(missingMessage(missing), missingHint) : ok("are set");
    },

    "state file": async () => {
      const { file, backups } = await stateOf(config).inspect();
      if (!file) return skipped("there is none yet: the server begins one");
      if (file.fault !== undefined)
        return failed(file.fault, "mruk state restore puts the newest good backup there; docs/state.md says more.");
      const broken = backups.filter(({ fault }) => fault !== undefined).length;
      if (broken > 0) return warning(`is good, ${broken} of ${backups.length} backups are not`, "mruk state check");
      if (backups.length === 0) return ok("is good; it has no backup yet");
      return ok(`is good, and so ${backups.length === 1 ? "is" : "are"} ${counted(backups.length, "backup")}`);
    },

    disk: async () => {
      await refuseUnwritableFolder(resolve(dataDir));
      const rooms = await Promise.all([contentDir, dataDir].map(roomOnDisk));
      const free = Math.min(...rooms.map((room) => room.free));
      const says = `${Math.round(free / megabyte)} MB are free`;
      if (free >= scarce) return ok(says);
      return (free >= tooLittle ? warning : failed)(says, "Free some space.");
    },

    clock: async () => {
      if (config.MRUK_NOW) return warning("is set off by MRUK_NOW", "Unset it outside of tests.");
      const drift = await driftFrom(timeFrom, clock.now());
      if (drift === null) return skipped(`${timeFrom} does not tell the time`);
      const seconds = Math.round(Math.abs(drift) / 1000);
      if (seconds <= 30) return ok("is right");
      const says = `is ${seconds} s ${drift > 0 ? "ahead" : "behind"}`;
      return (seconds <= 300 ? warning : failed)(says, "Let the machine ask a time server (NTP).");
    },
  };
}

/** The problems that the running server of this data folder reports, one finding each. */
async function runningServer(config: Config): Promise<Finding | Finding[]> {
  const server = await localServer(config);
  if (server === null) return skipped("none runs here");
  const { problems } = AdminHealth.parse(await server.call("GET", "/api/admin/health"));
  const arisen = problems.filter(arose);
  if (arisen.length === 0) return ok(`answers at ${server.url}, and nothing is wrong`);
  return arisen.map(({ level, code, message, hint = "docs/health.md says what it means.", since }) => {
    const says = `${code} since ${warsawTime(since)}: ${message}`;
    return level === "alarm" ? failed(says, hint) : warning(says, hint);
  });
}

/** `2026-11-21 08:14` in Warsaw. */
const warsawTime = (instant: string) =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(warsawZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
    .replace("T", " ");

/** The milliseconds by which this machine's clock is ahead of that server's; null where the server sends no date. */
async function driftFrom(address: string, now: Temporal.Instant): Promise<number | null> {
  const began = performance.now();
  const answer = await fetch(address, { method: "HEAD", signal: AbortSignal.timeout(5_000) }).catch(() => null);
  const theirs = Date.parse(answer?.headers.get("Date") ?? "");
  if (Number.isNaN(theirs)) return null;
  return now.epochMilliseconds + (performance.now() - began) / 2 - theirs;
}
