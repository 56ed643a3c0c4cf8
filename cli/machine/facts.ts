// Looks at the machine before anything is changed on it. Nothing here writes.
import { execFile } from "node:child_process";
import { lookup } from "node:dns/promises";
import { constants } from "node:fs";
import { lstat, readdir, readFile, readlink, realpath, stat } from "node:fs/promises";
import { networkInterfaces, totalmem } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { roomOnDisk } from "#api/health/disk.ts";
import { publishingHour, warsawZone } from "#api/schedule/model.ts";
import { type MachineLayout, nodeOf, type ProgramKind } from "./layout.ts";
import { type Listener, listeners } from "./listeners.ts";

/** What is true of this machine. */
export type Facts = {
  isRoot: boolean;
  /** The version of the systemd that runs it; null where another program does. */
  systemd: number | null;
  /** Which of Debian's packages that may be wanted are installed. */
  programs: Record<"apt-get" | "git" | "caddy" | "ssh-keygen", boolean>;
  /** The addresses that the site's name leads to; empty where it leads nowhere. */
  nameLeadsTo: string[];
  ownAddresses: string[];
  listeners: Listener[];
  /** Null where nothing on the machine knows. */
  clockIsSynchronised: boolean | null;
  freeBytes: number;
  memoryBytes: number;
  program: Program;
  /** What /opt/mruk/current leads to; null where nothing is installed. */
  installed: string | null;
  settings: string | null;
  caddyfile: Caddyfile;
  library: "there" | "none";
  /** Whether a backup was unpacked here: the names of its states that were kept with it, oldest first; null where none was. */
  unpackedStates: string[] | null;
  /** Yesterday in Warsaw until today's first story comes out; null from then on. */
  lastEvening: string | null;
};

/** The program that this command is part of. */
export type Program = {
  kind: ProgramKind;
  folder: string;
  version: string;
  isBuilt: boolean;
  /** Whether another account may read it, also behind ProtectHome=yes of the service. */
  isReadable: boolean;
};

/** `isPackages`: as Debian's package brings it, and nobody's work. */
export type Caddyfile = { text: string; isPackages: boolean } | null;

export type LookAt = { host: string; layout: MachineLayout; projectFolder: string; version: string };

export async function lookAtMachine({ host, layout, projectFolder, version }: LookAt): Promise<Facts> {
  const [systemd, nameLeadsTo, held, clock, room, program, installed, settings, caddy, hasLibrary, states] =
    await Promise.all([
      systemdVersion(),
      addressesOf(host),
      listeners([80, 443, 3000]),
      outputOf("timedatectl", ["show", "--property=NTPSynchronized", "--value"]),
      roomOnDisk(dirname(layout.home)),
      programIn(projectFolder, version),
      readlink(layout.current).catch(() => null),
      readFile(layout.settings, "utf8").catch(() => null),
      caddyfileAt(layout.caddyfile),
      isThere(join(layout.library, ".git")),
      unpackedStates(layout),
    ]);
  return {
    isRoot: process.getuid?.() === 0,
    ...{ systemd, nameLeadsTo, program, installed, settings, caddyfile: caddy, listeners: held },
    library: hasLibrary ? "there" : "none",
    unpackedStates: states,
    lastEvening: lastEvening(Temporal.Now.zonedDateTimeISO(warsawZone)),
    programs: {
      "apt-get": await isOnPath("apt-get"),
      git: await isOnPath("git"),
      caddy: await isOnPath("caddy"),
      "ssh-keygen": await isOnPath("ssh-keygen"),
    },
    ownAddresses: Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address)),
    clockIsSynchronised: clock === null ? null : clock.trim() === "yes",
    freeBytes: room.free,
    memoryBytes: totalmem(),
  };
}

async function outputOf(program: string, args: readonly string[]): Promise<string | null> {
  return promisify(execFile)(program, args).then(
    ({ stdout }) => stdout,
    () => null,
  );
}

/** `/run/systemd/system` is there where systemd runs the machine (sd_booted(3)). */
async function systemdVersion(): Promise<number | null> {
  if (!(await isThere("/run/systemd/system"))) return null;
  const said = await outputOf("systemctl", ["--version"]);
  return Number(/^systemd (\d+)/.exec(said ?? "")?.[1] ?? Number.NaN) || null;
}

/** As this machine's programs see it, /etc/hosts included. */
const addressesOf = (host: string): Promise<string[]> =>
  lookup(host, { all: true }).then(
    (found) => [...new Set(found.map(({ address }) => address))],
    () => [],
  );

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

async function isOnPath(name: string): Promise<boolean> {
  const folders = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"];
  const found = await Promise.all(folders.map((folder) => isThere(join(folder, name))));
  return found.includes(true);
}

async function programIn(projectFolder: string, version: string): Promise<Program> {
  const folder = await realpath(projectFolder);
  const kind: ProgramKind = (await isThere(join(folder, "bin", "node"))) ? "release" : "checkout";
  const parts = [join(folder, "dist", "web", "server.js"), nodeOf({ current: folder } as MachineLayout, kind)];
  return {
    ...{ kind, folder, version },
    isBuilt: (await Promise.all(parts.map(isThere))).every(Boolean),
    isReadable: await othersMayRead(folder),
  };
}

async function othersMayRead(folder: string): Promise<boolean> {
  if (/^\/(?:root|home|run\/user)(?:\/|$)/.test(folder)) return false;
  for (let path = folder; ; path = dirname(path)) {
    const { mode } = await stat(path);
    if ((mode & constants.S_IXOTH) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

async function caddyfileAt(path: string): Promise<Caddyfile> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return null;
  const known = await outputOf("dpkg-query", ["--status", "caddy"]);
  const sum = (await outputOf("md5sum", [path]))?.split(" ")[0];
  return { text, isPackages: known !== null && sum !== undefined && known.includes(`${path} ${sum}`) };
}

/** States that were kept by hand, as `mruk backup` does: their names have a fraction of a second. */
async function unpackedStates({ home, data }: MachineLayout): Promise<string[] | null> {
  if (!(await isThere(join(home, "library.bundle")))) return null;
  const names = await readdir(join(data, "backups")).catch(() => []);
  return names.filter((name) => /^state-.+\.\d+Z\.json$/.test(name)).sort();
}

export function lastEvening(now: Temporal.ZonedDateTime): string | null {
  return now.hour < publishingHour.morning ? now.toPlainDate().subtract({ days: 1 }).toString() : null;
}
