import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readServer } from "#api/platform/server-info.ts";
import { machineLayout } from "#cli/machine/layout.ts";
import { programBringer } from "#cli/machine/upgrade/bring.ts";
import type { Machine as Upgradable } from "#cli/machine/upgrade/machine.ts";
import { goBack, type Upgraded, upgrade } from "#cli/machine/upgrade/upgrade.ts";
import { isRunning, type Machine, makeRelease, type ServerName, serversOf } from "#web/e2e/hand-over.fixture.ts";
import { temporaryFolder, writeInto } from "./program.fixture.ts";

/** The archive of a release with its checksum beside it. `weight`: bytes of a file in it that cannot be compressed away. */
export function archiveOf(version: string, server: ServerName, { weight = 0 } = {}): string {
  const folder = temporaryFolder();
  const release = makeRelease(join(folder, `mruk-${version}-linux-x64`), { version, server });
  if (weight > 0) writeFileSync(join(release, "weight"), Buffer.alloc(weight));
  const archive = `${release}.tar.gz`;
  execFileSync("tar", ["-czf", archive, "-C", folder, `mruk-${version}-linux-x64`]);
  const checksum = createHash("sha256").update(readFileSync(archive)).digest("hex");
  writeFileSync(join(folder, "SHA256SUMS"), `${checksum}  mruk-${version}-linux-x64.tar.gz\n`);
  return archive;
}

type Upgrading = Pick<Machine, "root" | "environment">;

/** A machine as an upgrade sees it; its server is told by signals, and whoever keeps it running starts it again. */
export function upgradable({ root, environment }: Upgrading, report: (step: string) => void = () => {}): Upgradable {
  const { DATA_DIR } = environment;
  return {
    layout: machineLayout(root),
    environment,
    now: () => Temporal.Now.instant(),
    service: {
      async reload() {
        const server = await readServer(DATA_DIR);
        if (server) process.kill(server.pid, "SIGUSR2");
      },
      // As systemd, which ends every process of the service, also one that is only starting.
      async stop() {
        const pids = serversOf(root);
        for (const pid of pids.filter(isRunning)) process.kill(pid, "SIGTERM");
        while (pids.some(isRunning)) await sleep(20);
      },
      start: async () => {},
    },
    report,
  };
}

const yes = { dryRun: false, confirm: async () => true };

export function upgradeTo(
  wanted: string | undefined,
  machine: Upgrading,
  options: Partial<typeof yes> = {},
): Promise<Upgraded> {
  const world = upgradable(machine);
  return upgrade({ ...yes, ...options, bring: programBringer({ wanted, sha256: undefined }, world) }, world);
}

export const goBackOn = (machine: Upgrading): Promise<Upgraded> => goBack(yes, upgradable(machine));

/** The name of the folder that a machine's link leads to. */
export const versionOn = ({ layout }: Machine): string =>
  JSON.parse(readFileSync(join(layout.current, "package.json"), "utf8")).version;

export const checksumsBeside = (archive: string): string => join(dirname(archive), "SHA256SUMS");

/** A checkout of a remote, in which a program of each version is committed; its set-up builds nothing. */
export function checkoutOf(folder: string) {
  const git = (where: string, ...args: string[]) =>
    execFileSync(
      "git",
      ["-C", join(folder, where), "-c", "user.name=Test", "-c", "user.email=test@example.org", ...args],
      {
        encoding: "utf8",
        env: { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: "1" },
      },
    ).trim();
  const commit = (version: string, setUp: string) => {
    const files = join(folder, "origin");
    rmSync(join(files, "bin"), { recursive: true, force: true });
    makeRelease(files, { version, server: "good" });
    writeInto(files, "scripts/setup.mjs", setUp);
    git("origin", "add", ".");
    git("origin", "commit", "--quiet", "-m", version);
  };
  mkdirSync(join(folder, "origin"));
  git("origin", "init", "--quiet", "--initial-branch=main");
  commit("1.0.0", "");
  git(".", "clone", "--quiet", "origin", "checkout");
  return { path: join(folder, "checkout"), commit, head: () => git("origin", "rev-parse", "HEAD") };
}
