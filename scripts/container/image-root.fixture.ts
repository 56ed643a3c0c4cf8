// Makes an image's root as a builder would, and runs commands in it as a container engine would: by chroot and namespaces. It takes root.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type ImageConfig, readDockerfile } from "./dockerfile.fixture.ts";

const has = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

/** A Debian 12 that debootstrap has made, to be copied; without it debootstrap makes one from the network. */
const { BARE_ROOT: ready } = process.env;

export const canMakeImages =
  process.getuid?.() === 0 &&
  ["unshare", "nsenter", "setpriv"].every(has) &&
  spawnSync("unshare", ["--mount", "--pid", "--fork", "true"]).status === 0 &&
  (ready !== undefined || has("debootstrap"));

/** Everything of a container's own that both need: processes, devices. */
const surroundings = `
set -e
root=$1
mount --make-rprivate /
mount --rbind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
ln -s /proc/self/fd "$root/dev/fd"
`;

const build = `${surroundings}
mkdir -p "$root/release"
mount --bind "$2" "$root/release"
mount -o remount,bind,ro "$root/release"
cp /etc/resolv.conf "$root/etc/resolv.conf"
exec chroot "$root" /bin/sh -c "$3"
`;

/** Makes the root of the image of this Dockerfile, from a folder of archives, at a path that does not exist yet. */
export function makeImageRoot({ dockerfile, context, into }: { dockerfile: string; context: string; into: string }) {
  const { base, commands, config } = readDockerfile(readFileSync(dockerfile, "utf8"));
  if (base !== "debian:12-slim") throw new Error(`There is nothing here that stands in for ${base}.`);
  if (ready === undefined) execFileSync("debootstrap", ["--variant=minbase", "bookworm", into], { stdio: "ignore" });
  else
    cpSync(ready, into, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.startsWith(join(ready, "dev/")),
    });
  const run = (command: string) =>
    execFileSync("unshare", ["--mount", "--pid", "--fork", "sh", "-c", build, "sh", into, context, command], {
      env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", DEBIAN_FRONTEND: "noninteractive" },
      stdio: "pipe",
      encoding: "utf8",
    });
  return { commands, config, run };
}

const container = `${surroundings}
mkdir -p "$root/tmp"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$2" "$root/var/lib/mruk"
touch "$root/etc/mruk.env"
mount --bind "$3" "$root/etc/mruk.env"
mount -o remount,bind,ro "$root"
shift 3
exec chroot "$root" "$@"
`;

type Container = {
  root: string;
  config: ImageConfig;
  volume: string;
  settingsFile: string;
  environment: Record<string, string>;
};

/** The command as the image's user, without any capability, in its folder and with its environment. */
function asItsUser(
  { config, environment }: Pick<Container, "config" | "environment">,
  command: readonly string[],
): string[] {
  const [user = "", group = ""] = config.user.split(":");
  const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  const all = { PATH: path, HOME: "/var/lib/mruk", ...config.environment, ...environment };
  return [
    ...["setpriv", `--reuid=${user}`, `--regid=${group}`, "--clear-groups"],
    ...["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"],
    ...["env", "-i", `--chdir=${config.workingDirectory}`],
    ...Object.entries(all).map(([name, value]) => `${name}=${value}`),
    ...command,
  ];
}

/** Starts a container with a read-only root, memory at /tmp and one volume. Without a command, with the image's. */
export function startContainer(parts: Container, command: readonly string[] = parts.config.command): ChildProcess {
  const { root, volume, settingsFile } = parts;
  const namespaces = ["--mount", "--pid", "--fork", "--kill-child"];
  const args = [...namespaces, "sh", "-c", container, "sh", root, volume, settingsFile, ...asItsUser(parts, command)];
  const child = spawn("unshare", args, { stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** The number that a container's first process has outside of it. */
export function firstProcessOf({ pid }: ChildProcess): number {
  const children = `/proc/${pid}/task/${pid}/children`;
  return Number(existsSync(children) ? readFileSync(children, "utf8").trim() : Number.NaN);
}

/** Starts another command in a container that runs. */
export function execIn(parts: Container & { first: number }, command: readonly string[]): ChildProcess {
  const enter = ["--target", String(parts.first), "--mount", "--pid", "--root", "--wd"];
  return spawn("nsenter", [...enter, ...asItsUser(parts, command)], { stdio: "pipe" });
}
