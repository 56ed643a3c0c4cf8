import { expect, it } from "vitest";
import { lackOf, openDiskWatch, type Room } from "./disk.ts";
import { openHealth } from "./health.ts";

const [megabyte, gigabyte] = [1024 ** 2, 1024 ** 3];

it.each([
  ["of a small disk 10 MB are free", { size: gigabyte, free: 10 * megabyte }, "full"],
  ["of a small disk 150 MB are free", { size: gigabyte, free: 150 * megabyte }, "low"],
  ["of a small disk 250 MB are free", { size: gigabyte, free: 250 * megabyte }, null],
  ["of 50 GB one in a hundred is free", { size: 50 * gigabyte, free: 0.5 * gigabyte }, "low"],
  ["of 50 GB three in a hundred are free", { size: 50 * gigabyte, free: 1.5 * gigabyte }, null],
  ["of 8 TB one in two thousand is free", { size: 8192 * gigabyte, free: 4 * gigabyte }, null],
])("where %s, it calls that %s", (_, room, lack) => {
  expect(lackOf(room)).toBe(lack);
});

it("reports the folder that has too little room, for as long as it has", async () => {
  let now = Temporal.Instant.from("2026-11-21T08:00:00Z");
  const health = openHealth({ clock: { now: () => now } });
  const rooms: Record<string, Room> = {
    "/content": { size: 100 * gigabyte, free: 50 * gigabyte },
    "/data": { size: 10 * gigabyte, free: 5 * gigabyte },
  };
  const roomOf = async (folder: string) => rooms[folder] as Room;
  const watch = openDiskWatch({ folders: { CONTENT_DIR: "/content", DATA_DIR: "/data" }, health, roomOf });
  await watch.tick();
  expect(health.problems()).toEqual([]);
  rooms["/data"] = { size: 10 * gigabyte, free: 100 * megabyte };
  await watch.tick();
  now = now.add({ hours: 1 });
  await watch.tick();
  expect(health.problems()).toEqual([
    expect.objectContaining({
      part: "disk",
      level: "warning",
      code: "DISK_LOW",
      message: "100 MB are free where DATA_DIR lies.",
      since: "2026-11-21T08:00:00Z",
    }),
  ]);
  rooms["/content"] = { size: gigabyte, free: megabyte };
  await watch.tick();
  expect(health.problems()).toMatchObject([{ level: "alarm", code: "DISK_FULL" }]);
  for (const folder of Object.keys(rooms)) rooms[folder] = { size: gigabyte, free: gigabyte };
  await watch.tick();
  expect(health.problems()).toEqual([]);
});

it("reads the real disk, also for a folder that does not exist yet", async () => {
  const health = openHealth({ clock: { now: () => Temporal.Now.instant() } });
  await openDiskWatch({ folders: { DATA_DIR: "/nowhere/at/all" }, health }).tick();
  expect(health.problems().every(({ part }) => part === "disk")).toBe(true);
});
