import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";

/** Makes a root of its own in memory: the system's programs and these folders, at their places, and nothing else. */
const script = `
set -e
root=$1
shift
mount -t tmpfs -o mode=755 tmpfs "$root"
for folder in /usr /bin /lib /lib64 /dev /proc; do
  [ -d "$folder" ] || continue
  mkdir -p "$root$folder"
  mount --rbind "$folder" "$root$folder"
done
mkdir -p "$root/tmp"
while [ "$1" != -- ]; do
  mkdir -p "$root$1"
  mount --bind "$1" "$root$1"
  shift
done
shift
exec chroot "$root" "$@"
`;

/** Whether this machine lets an account make namespaces; many containers, and Ubuntu from 24.04 on, do not. */
export const canMakeRoots = spawnSync("unshare", ["--map-root-user", "--mount", "true"]).status === 0;

type Order = { parent: string; folders: readonly string[]; command: readonly string[] };

/** The command that runs another one, a path and its arguments, in such a root below `parent`. It keeps its process id. */
export function inBareRoot({ parent, folders, command }: Order): string[] {
  const root = mkdtempSync(join(parent, "root-"));
  return ["unshare", "--map-root-user", "--mount", "sh", "-c", script, "sh", root, ...folders, "--", ...command];
}
