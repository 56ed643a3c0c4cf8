import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { smallDisk } from "#api/platform/files/small-disk.fixture.ts";
import { machineLayout } from "#cli/machine/layout.ts";
import { unpack } from "#cli/machine/upgrade/archive.ts";
import { beginLoad, likesAt, type Machine, serverOf, supervise, temporaryMachine } from "#web/e2e/hand-over.fixture.ts";
import { built, ended, startMruk } from "./program.fixture.ts";
import { archiveOf, checkoutOf, checksumsBeside, goBackOn, upgradeTo, versionOn } from "./upgrade.fixture.ts";

const isLinux = process.platform === "linux";

beforeAll(() => built(), 240_000);

const anyServer = (machine: Machine) => serverOf(machine, () => true);

it.skipIf(!isLinux)(
  "upgrades under readers and likes, leaves a program that does not get ready, and goes back: no error, no like lost",
  async () => {
    const machine = await temporaryMachine();
    const { url } = supervise(machine);
    await anyServer(machine);
    const { load, stop } = beginLoad(url, { readers: 20, likers: 3 });

    const planned = await upgradeTo(archiveOf("1.1.0", "good"), machine, { dryRun: true });
    expect(planned).toMatchObject({ outcome: "planned", reversible: true, forecast: { state: { from: 8, to: 8 } } });
    expect(versionOn(machine)).toBe("1.0.0");

    const upgraded = await upgradeTo("1.1.0", machine);
    expect(upgraded).toMatchObject({ outcome: "upgraded", serving: true });
    expect((await anyServer(machine)).program).toBe(join(machine.layout.releases, "1.1.0"));
    const backup = JSON.parse(readFileSync(upgraded.backup ?? "", "utf8"));
    expect(backup.engagement.stories).toBeDefined();
    const [kept = ""] = readdirSync(machine.layout.backups);
    expect(readdirSync(join(machine.layout.backups, kept)).sort()).toEqual(["counts", "mruk.env", "state.json"]);

    await expect(upgradeTo(archiveOf("1.2.0", "not-ready"), machine)).rejects.toMatchObject({
      code: "UPGRADE_FAILED",
      message: expect.stringContaining("it ended with 3"),
    });
    expect(versionOn(machine)).toBe("1.1.0");

    expect(await goBackOn(machine)).toMatchObject({ outcome: "upgraded", reversible: true, serving: true });
    expect(versionOn(machine)).toBe("1.0.0");

    const { failures } = await stop();
    expect(failures).toEqual([]);
    expect(await likesAt(url)).toBe(load.likes);
  },
  120_000,
);

it.skipIf(!isLinux)(
  "goes back over a state that the program before cannot read, with the backup of that time, and says what is lost",
  async () => {
    const machine = await temporaryMachine();
    const { url } = supervise(machine);
    await anyServer(machine);
    const { load, stop } = beginLoad(url, { readers: 0, likers: 1 });
    await expect.poll(() => load.likes).toBeGreaterThan(3);
    await stop();
    expect(await upgradeTo(archiveOf("2.0.0", "newer"), machine)).toMatchObject({ serving: true });
    expect(JSON.parse(readFileSync(join(machine.dataDir, "state.json"), "utf8")).version).toBe(99);
    // The older program is refused as an upgrade too, as long as nobody says that the state is to go back.
    await expect(upgradeTo("1.0.0", machine)).rejects.toMatchObject({ code: "STATE_TOO_NEW" });
    expect(versionOn(machine)).toBe("2.0.0");
    expect(await goBackOn(machine)).toMatchObject({ outcome: "upgraded", reversible: false, serving: true });
    expect(versionOn(machine)).toBe("1.0.0");
    expect(await likesAt(url)).toBe(load.likes);
  },
  120_000,
);

it("changes nothing for an archive that was altered, that has no checksum, that is none, or that there is no room for", async () => {
  const machine = await temporaryMachine();
  const altered = archiveOf("1.1.0", "good");
  appendFileSync(altered, "x");
  await expect(upgradeTo(altered, machine)).rejects.toMatchObject({ code: "ARCHIVE_ALTERED" });
  const unlisted = archiveOf("1.1.0", "good");
  rmSync(checksumsBeside(unlisted));
  await expect(upgradeTo(unlisted, machine)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(upgradeTo("9.9.9", machine)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  const disk = smallDisk({ kilobytes: 80 * 1024 });
  if (disk) {
    const small = { ...machine, root: disk.folder };
    await temporaryCopy(machine, disk.folder);
    const large = archiveOf("1.1.0", "good", { weight: 40 * 1024 ** 2 });
    await expect(upgradeTo(large, small)).rejects.toMatchObject({ code: "DISK_FULL" });
    // Somebody else takes the room while it is unpacked.
    const huge = archiveOf("1.1.0", "good", { weight: 100 * 1024 ** 2 });
    const [layout, running] = [machineLayout(disk.folder), machine.layout.current];
    await expect(unpack(huge, { layout, running })).rejects.toMatchObject({ code: "DISK_FULL" });
    expect(readdirSync(layout.releases).filter((name) => name !== "upgrade.lock")).toEqual(["1.0.0"]);
  }
  expect(versionOn(machine)).toBe("1.0.0");
  expect(readdirSync(machine.layout.releases).filter((name) => name !== "upgrade.lock")).toEqual(["1.0.0"]);
});

/** Copies the installed program to another root. */
async function temporaryCopy(machine: Machine, root: string): Promise<void> {
  await cp(join(machine.root, "opt"), join(root, "opt"), { recursive: true, verbatimSymlinks: true });
}

it("upgrades where no server runs, keeps the last two programs, and says that nothing is kept of one before the first", async () => {
  const machine = await temporaryMachine();
  await expect(goBackOn(machine)).rejects.toMatchObject({ code: "NOTHING_BEFORE" });
  for (const version of ["1.1.0", "1.2.0"]) {
    expect(await upgradeTo(archiveOf(version, "good"), machine)).toMatchObject({ outcome: "upgraded", serving: false });
  }
  expect(versionOn(machine)).toBe("1.2.0");
  expect(existsSync(join(machine.layout.releases, "1.0.0"))).toBe(false);
  expect(await upgradeTo("1.2.0", machine)).toMatchObject({ outcome: "unchanged" });
  expect(await goBackOn(machine)).toMatchObject({ to: join(machine.layout.releases, "1.1.0") });
});

it("brings a checkout to the commit that its branch follows, built in a folder of its own, and leaves one that cannot be built", async () => {
  const machine = await temporaryMachine();
  const { path, commit, head } = checkoutOf(machine.root);
  machine.choose(path);
  expect(await upgradeTo(undefined, machine)).toMatchObject({ outcome: "unchanged" });
  commit("1.1.0", 'import { writeFileSync } from "node:fs"; writeFileSync("built", "yes");');
  const folder = join(machine.layout.releases, head().slice(0, 12));
  expect(await upgradeTo(undefined, machine)).toMatchObject({ outcome: "upgraded", to: folder });
  expect(versionOn(machine)).toBe("1.1.0");
  expect(existsSync(join(folder, "built"))).toBe(true);
  expect(existsSync(join(folder, "node_modules", ".bin", "node"))).toBe(true);
  commit("1.2.0", 'throw new Error("no room for packages");');
  await expect(upgradeTo(undefined, machine)).rejects.toMatchObject({ code: "PROGRAM_UNUSABLE" });
  await expect(upgradeTo("no-such-commit", machine)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(versionOn(machine)).toBe("1.1.0");
  expect(await goBackOn(machine)).toMatchObject({ to: path });
});

it("tells another program what it would change, or why it could not run, as JSON", async () => {
  const { environment, dataDir } = await temporaryMachine();
  const forecast = async () => {
    const { code, stdout } = await ended(startMruk(["upgrade", "--forecast"], environment));
    return { code, said: JSON.parse(stdout) };
  };
  expect(await forecast()).toMatchObject({ code: 0, said: { state: null, database: [] } });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, "state.json"), '{"version":99}');
  expect(await forecast()).toMatchObject({ code: 1, said: { error: { code: "STATE_TOO_NEW" } } });
});
