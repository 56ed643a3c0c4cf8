// Who listens on this machine's TCP ports, as /proc says: `ss` is not on every machine.
import { readdir, readFile, readlink } from "node:fs/promises";

/** A port that something listens on, with the name of its program where root may see it. */
export type Listener = { port: number; program: string | null };

const listening = "0A";

export async function listeners(ports: readonly number[]): Promise<Listener[]> {
  const tables = await Promise.all(
    ["tcp", "tcp6"].map((name) => readFile(`/proc/net/${name}`, "utf8").catch(() => "")),
  );
  const sockets = tables.flatMap(listenersIn).filter(({ port }) => ports.includes(port));
  if (sockets.length === 0) return [];
  const programs = await programsOf(new Set(sockets.map(({ inode }) => inode)));
  const found = sockets.map(({ port, inode }): Listener => ({ port, program: programs.get(inode) ?? null }));
  return [...new Map(found.map((each) => [each.port, each])).values()].sort((one, other) => one.port - other.port);
}

/** The listening sockets of a table: `sl local_address rem_address st … inode`, with ports in hexadecimal digits (proc(5)). */
export function listenersIn(table: string): { port: number; inode: string }[] {
  return table.split("\n").flatMap((line) => {
    const [, local = "", , state, , , , , , inode = ""] = line.trim().split(/\s+/);
    return state === listening ? [{ port: Number.parseInt(local.split(":")[1] ?? "", 16), inode }] : [];
  });
}

/** The programs that hold these sockets, by inode. */
async function programsOf(inodes: ReadonlySet<string>): Promise<Map<string, string>> {
  const programs = new Map<string, string>();
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const folder = `/proc/${pid}/fd`;
    const names = await readdir(folder).catch(() => []);
    const targets = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => "")));
    const held = targets
      .flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? [])
      .filter((each) => inodes.has(each));
    if (held.length === 0) continue;
    const program = (await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "")).trim();
    for (const inode of held) programs.set(inode, program);
  }
  return programs;
}
