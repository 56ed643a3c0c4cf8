import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Health } from "./model.ts";

/** Size and free space of the disk under a folder, in bytes. */
export type Room = { size: number; free: number };

export type DiskWatchParts = {
  /** By the setting that names the folder. */
  folders: Readonly<Record<string, string>>;
  health: Health;
  roomOf?(folder: string): Promise<Room>;
};

export type DiskWatch = {
  /** Checks the free space, and reports a lack of it. */
  tick(): Promise<void>;
};

const [megabyte, gigabyte] = [1024 ** 2, 1024 ** 3];

/**
 * How full the disk is; null when there is room enough. On a large disk two percent would be more than needed, so an absolute limit
 * applies.
 */
export function lackOf({ size, free }: Room): "low" | "full" | null {
  if (free < 20 * megabyte) return "full";
  return free < Math.max(200 * megabyte, Math.min(size * 0.02, 2 * gigabyte)) ? "low" : null;
}

export function openDiskWatch({ folders, health, roomOf = roomOnDisk }: DiskWatchParts): DiskWatch {
  return {
    async tick() {
      const rooms = await Promise.all(
        Object.entries(folders).map(async ([name, folder]) => ({ name, ...(await roomOf(folder)) })),
      );
      const [tightest] = rooms.sort((a, b) => a.free - b.free);
      const scarce = rooms.find((room) => lackOf(room) === "full") ?? rooms.find((room) => lackOf(room) === "low");
      if (!scarce || !tightest) return health.report("disk", null);
      const isFull = lackOf(scarce) === "full";
      health.report("disk", {
        level: isFull ? "alarm" : "warning",
        code: isFull ? "DISK_FULL" : "DISK_LOW",
        message: `${Math.floor(scarce.free / megabyte)} MB are free where ${scarce.name} lies.`,
        hint: "Free some space, or move it to a larger disk.",
      });
    },
  };
}

/** Reads the nearest folder that exists: a folder made later will lie on the same disk. */
export async function roomOnDisk(folder: string): Promise<Room> {
  for (let path = resolve(folder); ; path = dirname(path)) {
    const disk = await statfs(path).catch(() => null);
    if (disk !== null) return { size: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize };
    if (path === dirname(path)) return { size: Number.POSITIVE_INFINITY, free: Number.POSITIVE_INFINITY };
  }
}
