// A machine of its own for a test: a bare Debian with systemd as its first process, in namespaces of its own, without a network.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ended } from "../e2e/program.fixture.ts";

/** What every Debian machine has; `git`, Caddy and Node's libatomic1 are not among it. */
const debian = ["systemd-sysv", "dbus", "procps"];

/** Where groups of processes are kept: systemd wants the second version of them. */
const cgroups = ["/sys/fs/cgroup/unified", "/sys/fs/cgroup"].find((path) => existsSync(join(path, "cgroup.procs")));

/** Why this machine cannot have such a machine inside; null where it can. */
export function cannotBoot(environment: Readonly<Record<string, string | undefined>> = process.env): string | null {
  if (process.getuid?.() !== 0) return "only root may";
  if (cgroups === undefined) return "there are no control groups of the second version";
  const namespaces = ["--pid", "--fork", "--mount", "--uts", "--ipc", "--net", "--cgroup"];
  if (spawnSync("unshare", [...namespaces, "true"]).status !== 0) return "namespaces are not allowed";
  if (environment.BARE_ROOT === undefined && spawnSync("debootstrap", ["--version"]).status !== 0)
    return "debootstrap is not installed";
  return null;
}

/**
 * A bare Debian in a new folder below `parent`: of the folder that BARE_ROOT names, else fetched, which takes a minute. The packages lie
 * there unpacked by nobody, since the machine will have no network.
 */
export function debianRoot(parent: string, packages: readonly string[]): string {
  const { BARE_ROOT: made } = process.env;
  const root = mkdtempSync(join(parent, "debian-"));
  if (made === undefined) {
    const args = ["--variant=minbase", `--include=${debian.join(",")}`, "bookworm", root];
    execFileSync("debootstrap", args, { stdio: ["ignore", "ignore", "inherit"] });
  } else execFileSync("cp", ["-a", "--reflink=auto", `${made}/.`, root]);
  if (existsSync("/etc/resolv.conf")) writeFileSync(join(root, "etc/resolv.conf"), readFileSync("/etc/resolv.conf"));
  const inside = (...command: string[]) => execFileSync("chroot", [root, ...command], { stdio: "ignore" });
  // Its own apt would delete what it has fetched.
  rmSync(join(root, "etc/apt/apt.conf.d/docker-clean"), { force: true });
  inside("apt-get", "--quiet", "update");
  inside("apt-get", "--quiet", "--yes", "--no-install-recommends", "--download-only", "install", ...packages);
  rmSync(join(root, "etc/resolv.conf"), { force: true });
  return root;
}

/** Makes the folders that a kernel fills, changes the root, and becomes systemd. */
const script = `
set -e
mount --make-rprivate /
mount --bind "$1" "$1"
cd "$1"
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
mknod -m 666 dev/null c 1 3
mknod -m 666 dev/zero c 1 5
mknod -m 666 dev/full c 1 7
mknod -m 666 dev/random c 1 8
mknod -m 666 dev/urandom c 1 9
mknod -m 666 dev/tty c 5 0
ln -s /proc/self/fd dev/fd
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t tmpfs tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs tmpfs tmp
hostname mruk-test
pivot_root . mnt
cd /
umount -l /mnt
exec env -i container=mruk PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --log-target=journal --show-status=no
`;

export type BootedRoot = {
  root: string;
  /** Runs a program inside, as root's shell would. */
  start(command: readonly string[], options?: { cwd?: string; environment?: Record<string, string> }): ChildProcess;
  /** Runs a program of this machine in the network of the other one. */
  startInItsNetwork(command: readonly string[]): ChildProcess;
  /** What all its processes have taken so far of all processors, in seconds: on a busy machine the clock says little. */
  processorSeconds(): number;
  stop(): Promise<void>;
};

/** Starts the machine and waits until it is up. */
export async function boot(root: string): Promise<BootedRoot> {
  if (cgroups === undefined) throw new Error("There are no control groups of the second version.");
  const group = join(cgroups, `mruk-test-${process.pid}-${Date.now()}`);
  mkdirSync(group);
  const namespaces = ["--pid", "--fork", "--kill-child", "--mount", "--uts", "--ipc", "--net", "--cgroup"];
  const join_ = `echo $$ > ${group}/cgroup.procs && exec "$@"`;
  const args = ["-c", join_, "sh", "unshare", ...namespaces, "sh", "-c", script, "sh", root];
  const machine = spawn("sh", args, { stdio: ["ignore", "ignore", "inherit"] });
  const over = ended(machine);
  const first = await firstProcess(machine);
  const enter = (flags: readonly string[], command: readonly string[], environment: Record<string, string>) =>
    spawn("nsenter", ["--target", first, ...flags, ...command], { env: environment, stdio: "pipe" });
  const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  const booted: BootedRoot = {
    root,
    start: (command, { cwd = "/root", environment = {} } = {}) => {
      const inside = [
        "--mount",
        "--uts",
        "--ipc",
        "--net",
        "--pid",
        "--cgroup",
        "sh",
        "-c",
        `cd ${cwd} && exec "$@"`,
        "sh",
      ];
      return enter([...inside, ...command], [], { HOME: "/root", TERM: "dumb", PATH, ...environment });
    },
    startInItsNetwork: (command) => enter(["--net"], command, { PATH }),
    processorSeconds: () => Number(/usage_usec (\d+)/.exec(readFileSync(join(group, "cpu.stat"), "utf8"))?.[1]) / 1e6,
    async stop() {
      machine.kill("SIGKILL");
      await over;
      await gone(group);
    },
  };
  await up(booted);
  return booted;
}

/** The number, outside, of the process that is the first one inside: the only child of unshare. */
async function firstProcess({ pid }: ChildProcess): Promise<string> {
  for (;;) {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    if (child) return child;
    await sleep(50);
  }
}

async function up(machine: BootedRoot): Promise<void> {
  for (;;) {
    // Before systemd is the first process, the folders are still those of this machine.
    const asked = await ended(machine.start(["systemctl", "is-system-running"], { cwd: "/" }));
    if (/^(?:running|degraded)/.test(asked.stdout)) return;
    await sleep(200);
  }
}

async function gone(group: string): Promise<void> {
  for (;;) {
    try {
      execFileSync("find", [group, "-mindepth", "1", "-depth", "-type", "d", "-exec", "rmdir", "{}", "+"], {
        stdio: "ignore",
      });
      return rmdirSync(group);
    } catch {
      await sleep(100);
    }
  }
}
