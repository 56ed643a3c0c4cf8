import { expect, it } from "vitest";
import type { Clock } from "#api/platform/clock.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { openPictureCare } from "./picture-care.ts";

const master = (id: string) => Buffer.from(`the picture of ${id}`);

function care(now: string, { waiting = 0 } = {}) {
  const clock: Clock & { at: string } = { at: now, now: () => Temporal.Instant.from(clock.at) };
  const made: string[] = [];
  const pruned: string[] = [];
  const days = ["2026-11-24", "2026-11-22", "2026-11-21", "2026-11-20"];
  const stories = days.map((day) => storyOf({ id: `${day}-morning`, publishedAt: `${day}T08:00:00+01:00` }));
  const queue = { running: 0, waiting, refused: 0 };
  const picturesReady = openPictureCare({
    library: { all: () => stories },
    pictures: { read: async (id) => master(id), hashOf: async (id) => contentHash(master(id)) },
    resizer: {
      async resized({ read }, { width, format }) {
        const bytes = await read();
        made.push(`${Buffer.from(bytes).toString().slice(15)} ${width} ${format}`);
        return bytes;
      },
      queue,
      prune: async () => void pruned.push("pictures"),
    },
    cards: { prune: async () => void pruned.push("cards") },
    clock,
  });
  return { ...picturesReady, made, pruned, queue, clock };
}

it("makes every width of the shown stories and those of the next two days, before their first readers", async () => {
  const { tick, made } = care("2026-11-21T12:00:00+01:00");
  await tick();
  expect(made).toHaveLength(3 * 4 * 2);
  expect([...new Set(made.map((version) => version.split(" ")[0]))]).toEqual([
    "2026-11-21-morning",
    "2026-11-20-morning",
    "2026-11-22-morning",
  ]);
  await tick();
  expect(made).toHaveLength(24);
});

it("makes nothing while readers wait for other pictures, and the rest later", async () => {
  const { tick, made, queue } = care("2026-11-21T12:00:00+01:00", { waiting: 1 });
  await tick();
  expect(made).toEqual([]);
  queue.waiting = 0;
  await tick();
  expect(made).toHaveLength(24);
});

it("removes unused versions once an hour", async () => {
  const { tick, pruned, clock } = care("2026-11-21T12:00:00+01:00");
  await tick();
  clock.at = "2026-11-21T12:59:00+01:00";
  await tick();
  expect(pruned).toEqual(["pictures", "cards"]);
  clock.at = "2026-11-21T13:00:00+01:00";
  await tick();
  expect(pruned).toHaveLength(4);
});
