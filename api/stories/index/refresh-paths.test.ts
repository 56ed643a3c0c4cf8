import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { contentFolder } from "../content.fixture.ts";
import { formatStory } from "../file/story-file.ts";
import { StoryId, storyPath, tombstonePath } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { openLibrary, type StoryLibrary } from "./library.ts";

const [morning, evening] = [storyOf({ id: "2026-11-21-morning" }), storyOf({ id: "2026-11-21-evening" })];

/** Whatever a push or a person may do below `stories/`, and the names that are told of it. */
const paths = [
  ...[morning.id, evening.id, StoryId.parse("2026-12-01-morning")].flatMap((id) => [storyPath(id), tombstonePath(id)]),
  "stories/2026/11/2026-11-21-afternoon.md",
  "stories/2026/12/2026-11-21-afternoon.md",
  "stories/2026/11/no story.md",
  "stories/2026/11/.hidden.md",
  "stories/2026/11/2026-11-21-evening.md/inside.md",
  "stories/2026/stray.md",
  "stories/2026/12",
  "stories/2026",
  "images/2026/11/2026-11-21-morning.webp",
  "cat.md",
];
const deeds = ["story", "other title", "nonsense", "nothing", "folder", "link", "remove"] as const;

const told = (library: StoryLibrary) => ({
  stories: [...library.all()],
  faults: library.faults(),
  deleted: [morning.id, evening.id].filter(library.isDeleted),
});

it("is the same library whether everything is looked at or only what changed", async () => {
  const change = fc.record({ path: fc.constantFrom(...paths), deed: fc.constantFrom(...deeds) });
  const folder = contentFolder();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { maxLength: 5 }), { minLength: 1, maxLength: 4 }), async (rounds) => {
      rmSync(join(folder.dir, "stories"), { recursive: true, force: true });
      folder.put(morning, evening);
      const [bySight, byName] = [
        await openLibrary({ contentDir: folder.dir, likesOf: () => 0 }),
        await openLibrary({ contentDir: folder.dir, likesOf: () => 0 }),
      ];
      for (const round of rounds) {
        for (const { path, deed } of round) make(folder, path, deed);
        const names = round.map(({ path }) => path);
        const [seen, named] = [await bySight.refresh(), await byName.refresh({ paths: names })];
        expect(sorted(named)).toEqual(sorted(seen));
        expect(told(byName)).toEqual(told(bySight));
      }
    }),
    { numRuns: 60 },
  );
});

const sorted = ({ changed, removed }: { changed: StoryId[]; removed: StoryId[] }) => ({
  changed: new Set(changed),
  removed: new Set(removed),
});

function make({ dir, write }: ReturnType<typeof contentFolder>, path: string, deed: (typeof deeds)[number]): void {
  const at = join(dir, path);
  try {
    if (deed !== "folder") rmSync(at, { recursive: true, force: true });
    const id = StoryId.safeParse(path.slice(path.lastIndexOf("/") + 1, -".md".length)).data ?? morning.id;
    const story = storyOf({ id });
    if (deed === "story") write(path, formatStory(story));
    if (deed === "other title") write(path, formatStory({ ...story, titleEn: "Another" }));
    if (deed === "nonsense") write(path, "nonsense");
    if (deed === "nothing") write(path, "");
    if (deed === "folder") mkdirSync(at, { recursive: true });
    if (deed === "link") symlinkSync(dir, at);
  } catch {
    // Something else lies where a folder would have to be: then nothing happens.
  }
}

it("looks at nothing but what is named", async () => {
  const folder = contentFolder(morning);
  const library = await openLibrary({ contentDir: folder.dir, likesOf: () => 0 });
  folder.put({ ...morning, titleEn: "Unheard of" }, evening);
  await expect(library.refresh({ paths: [storyPath(evening.id)] })).resolves.toEqual({
    changed: [evening.id],
    removed: [],
  });
  expect(library.any(morning.id)).toEqual(morning);
  await expect(library.refresh()).resolves.toEqual({ changed: [morning.id], removed: [] });
});

it("never shows half of what is moved at once", async () => {
  const folder = contentFolder(morning);
  // The library's own question, answered as a repository does.
  const marks: (string | null)[] = [];
  let asked: (() => void) | undefined;
  const treeState = async () => {
    asked?.();
    return marks.length > 1 ? (marks.shift() as string | null) : (marks[0] ?? null);
  };
  marks.push("first");
  const library = await openLibrary({ contentDir: folder.dir, likesOf: () => 0, treeState });
  // It begins before the look: waited for.
  marks.splice(0, marks.length, null);
  folder.put({ ...morning, titleEn: "New" });
  const refreshed = library.refresh();
  await new Promise<void>((again) => {
    let times = 0;
    asked = () => void (++times === 3 && again());
  });
  expect(library.any(morning.id)).toEqual(morning);
  folder.put(evening);
  marks.splice(0, marks.length, "second");
  await expect(refreshed).resolves.toEqual({ changed: expect.arrayContaining([morning.id, evening.id]), removed: [] });
  // It is over before the look ends: looked at again.
  marks.splice(0, marks.length, "second", "third", "third");
  asked = () => void (marks.length === 2 && folder.remove(storyPath(evening.id)));
  await expect(library.refresh()).resolves.toEqual({ changed: [], removed: [evening.id] });
});

it("reads nothing through a link, wherever it stands", async () => {
  const [folder, other] = [contentFolder(), contentFolder(morning)];
  symlinkSync(join(other.dir, "stories"), join(folder.dir, "stories"));
  const library = await openLibrary({ contentDir: folder.dir, likesOf: () => 0 });
  expect([library.size, library.faults()]).toEqual([0, [{ path: "stories", reason: "is not a folder" }]]);
});
