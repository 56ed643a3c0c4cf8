import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { contentFolder } from "../content.fixture.ts";
import { storyPath } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { openLibrary } from "./library.ts";
import { watchLibrary } from "./watch.ts";

const morning = storyOf({ id: "2026-11-21-morning" });
const evening = storyOf({ id: "2026-11-21-evening" });
const nextMonth = storyOf({ id: "2026-12-01-morning" });
const whileServing = { timeout: 60_000, interval: 10 };

async function watched(folder: ReturnType<typeof contentFolder>, safetyNetMs?: number) {
  const logged: unknown[][] = [];
  const log = {
    info: () => {},
    warn: (...line: unknown[]) => void logged.push(line),
    error: (...line: unknown[]) => void logged.push(line),
  };
  const library = await openLibrary({ contentDir: folder.dir, likesOf: () => 0 });
  const watch = watchLibrary({
    library,
    contentDir: folder.dir,
    log,
    ...(safetyNetMs !== undefined && { safetyNetMs }),
  });
  onTestFinished(() => watch.close());
  return { library, logged, watch };
}

it("sees a story that is written, changed and deleted while it serves", async () => {
  const folder = contentFolder(morning);
  const { library } = await watched(folder);
  folder.put(evening);
  await vi.waitUntil(() => library.any(evening.id), whileServing);
  folder.put({ ...evening, titleEn: "Another title altogether" });
  await vi.waitUntil(() => library.any(evening.id)?.titleEn === "Another title altogether", whileServing);
  folder.put(nextMonth);
  await vi.waitUntil(() => library.any(nextMonth.id), whileServing);
  folder.remove(storyPath(evening.id));
  await vi.waitUntil(() => !library.any(evening.id), whileServing);
  expect(library.size).toBe(2);
});

it("reads only the changed paths, where the system names them", async () => {
  const folder = contentFolder(morning);
  const { library } = await watched(folder);
  const refresh = vi.spyOn(library, "refresh");
  // The first refresh reads everything.
  await vi.waitUntil(() => refresh.mock.calls.length > 0, whileServing);
  refresh.mockClear();
  folder.put(evening);
  await vi.waitUntil(() => library.any(evening.id), whileServing);
  const names = refresh.mock.calls.map(([only]) => only?.paths ?? []);
  expect(names.flat()).toContain(storyPath(evening.id));
});

it("sees the first story of a library that was empty", async () => {
  const folder = contentFolder();
  const { library } = await watched(folder);
  folder.put(morning);
  await vi.waitUntil(() => library.any(morning.id), whileServing);
});

it("finds at intervals the changes that no watch reported", async () => {
  const folder = contentFolder(morning);
  const { library } = await watched(folder, 20);
  // The watched folder was replaced.
  folder.remove("stories");
  await vi.waitUntil(() => library.size === 0, whileServing);
  mkdirSync(join(folder.dir, "stories"));
  folder.put(evening);
  await vi.waitUntil(() => library.any(evening.id), whileServing);
  folder.put(nextMonth);
  await vi.waitUntil(() => library.any(nextMonth.id), whileServing);
});

it("logs a fault once, and again when it comes back", async () => {
  const folder = contentFolder(morning);
  folder.write(storyPath(evening.id), "---\n");
  const { library, logged } = await watched(folder);
  const fault = [
    { path: storyPath(evening.id), line: 1, reason: "no --- line ends the front matter" },
    expect.any(String),
  ];
  expect(logged).toEqual([fault]);
  folder.put(nextMonth);
  await vi.waitUntil(() => library.any(nextMonth.id), whileServing);
  folder.put(evening);
  await vi.waitUntil(() => library.any(evening.id), whileServing);
  expect(logged).toEqual([fault]);
  folder.write(storyPath(evening.id), "---\n");
  await vi.waitUntil(() => logged.length > 1, whileServing);
  expect(logged).toEqual([fault, fault]);
});

it("logs nothing and reads nothing after it is closed", async () => {
  const folder = contentFolder(morning);
  const { library, logged, watch } = await watched(folder, 20);
  watch.close();
  const refresh = vi.spyOn(library, "refresh");
  folder.put(evening);
  folder.write(storyPath(nextMonth.id), "x");
  // Another watch has seen the change, so this one would have as well.
  const other = await watched(folder);
  await vi.waitUntil(() => other.library.any(evening.id), whileServing);
  expect([logged, library.any(evening.id), refresh.mock.calls]).toEqual([[], undefined, []]);
});
