// Kills upgrades and servers at many moments. It takes minutes: only with RELEASE_TESTS=on.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import {
  beginLoad,
  likesAt,
  type Machine,
  serverOf,
  successorsOf,
  supervise,
  temporaryMachine,
} from "#web/e2e/hand-over.fixture.ts";
import { built } from "./program.fixture.ts";
import { archiveOf, upgradeTo, versionOn } from "./upgrade.fixture.ts";

const asked = process.env.RELEASE_TESTS === "on" && process.platform === "linux";
const moments = 20;
const minutes = 60_000;

beforeAll(() => (asked ? built() : undefined), 240_000);

function startUpgrade({ root, environment }: Machine, wanted: string): ChildProcess {
  const order = JSON.stringify({ root, environment, wanted });
  const child = spawn(process.execPath, [join(import.meta.dirname, "upgrade-process.fixture.ts"), order], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** The milliseconds that an upgrade to a version takes here, from the start of its process. */
async function durationOf(machine: Machine, archive: string): Promise<number> {
  const begun = performance.now();
  expect(await once(startUpgrade(machine, archive), "exit")).toEqual([0, null]);
  return performance.now() - begun;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {} // It has ended: the moment was after the last one.
}

/** The old program or the new one is in place, and a server of one of them answers. */
async function expectServer(machine: Machine, url: string, versions: readonly string[]): Promise<void> {
  expect(versions).toContain(versionOn(machine));
  await expect
    .poll(() => fetch(`${url}/api/health/live`).then(({ status }) => status, String), { timeout: 30_000 })
    .toBe(200);
  const programs = versions.map((version) => join(machine.layout.releases, version));
  await serverOf(machine, ({ program = "" }) => programs.includes(program));
}

describe.skipIf(!asked)("the old program or the new one serves, and no like is lost,", () => {
  it(
    "whenever the upgrade is killed",
    async () => {
      const machine = await temporaryMachine();
      const { url } = supervise(machine);
      await serverOf(machine, () => true);
      const { load, stop } = beginLoad(url, { readers: 20, likers: 3 });
      const archives = { "1.1.0": archiveOf("1.1.0", "good"), "1.2.0": archiveOf("1.2.0", "good") };
      const milliseconds = await durationOf(machine, archives["1.1.0"]);
      for (let moment = 0; moment < moments; moment += 1) {
        const next = versionOn(machine) === "1.1.0" ? "1.2.0" : "1.1.0";
        const upgrade = startUpgrade(machine, archives[next]);
        await sleep((milliseconds * (moment + 0.5)) / moments);
        upgrade.kill("SIGKILL");
        // Until it has ended, it holds its lock.
        if (upgrade.exitCode === null && upgrade.signalCode === null) await once(upgrade, "exit");
        await expectServer(machine, url, ["1.1.0", "1.2.0"]);
      }
      // A killed upgrade is in nobody's way.
      await upgradeTo(versionOn(machine) === "1.1.0" ? archives["1.2.0"] : archives["1.1.0"], machine);
      const { failures, asked: requests } = await stop();
      console.log(
        `${moments} upgrades of ${Math.round(milliseconds)} ms killed, ${requests} requests, ${load.likes} likes`,
      );
      expect(failures).toEqual([]);
      expect(await likesAt(url)).toBe(load.likes);
    },
    15 * minutes,
  );

  it.each(["old", "new"])(
    "whenever the %s server is killed in the middle",
    async (which) => {
      const machine = await temporaryMachine();
      const { url } = supervise(machine);
      const { pid } = await serverOf(machine, () => true);
      machine.choose(machine.release("1.1.0", "good"));
      const begun = performance.now();
      process.kill(pid, "SIGUSR2");
      await serverOf(machine, (info) => info.pid !== pid);
      const milliseconds = performance.now() - begun;
      for (let moment = 0; moment < moments; moment += 1) {
        const before = await serverOf(machine, () => true);
        const likes = await likesAt(url);
        const { load, stop } = beginLoad(url, { readers: 5, likers: 2 });
        process.kill(before.pid, "SIGUSR2");
        await sleep((milliseconds * (moment + 0.5)) / moments);
        const victim = which === "old" ? before.pid : successorsOf(before.pid).at(0);
        if (victim !== undefined) killIfThere(victim);
        await expectServer(machine, url, ["1.1.0"]);
        await stop();
        // A like whose answer was cut off may be counted; one that was answered is.
        expect(await likesAt(url)).toBeGreaterThanOrEqual(likes + load.likes);
      }
    },
    15 * minutes,
  );
});
