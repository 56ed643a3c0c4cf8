import { execFileSync } from "node:child_process";
import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { lstat, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { createPictures } from "#api/images/serving/pictures.ts";
import { withLock } from "#api/platform/files/lock.ts";
import { readCat } from "#api/wiring/makers.ts";
import { clonesWith } from "../editing/editing.fixture.ts";
import { formatStory } from "../file/story-file.ts";
import { openLibrary } from "../index/library.ts";
import { picturePath, StoryId, storyPath } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { environment, publicationOf, type TestCopy } from "./repository.fixture.ts";
import { lockPath } from "./tree-state.ts";

const [morning, afternoon, evening] = ["morning", "afternoon", "evening"].map((slot) =>
  storyOf({ id: `2026-11-21-${slot}` }),
) as [ReturnType<typeof storyOf>, ReturnType<typeof storyOf>, ReturnType<typeof storyOf>];
const inContent = (copy: TestCopy, path: string) => join(copy.root, "content", path);

const nobody = Object.fromEntries(
  ["AUTHOR", "COMMITTER"].flatMap((role) => [
    [`GIT_${role}_NAME`, "Nobody"],
    [`GIT_${role}_EMAIL`, "nobody@example.org"],
  ]),
);

const memory = "/proc/self";
/** The peak of this process's memory in bytes since it was last reset. */
const mostMemory = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(join(memory, "status"), "utf8"))?.[1]) * 1024;
const forgetMemory = () => writeFileSync(join(memory, "clear_refs"), "5");

it("serves the sound stories of a hostile push, names the broken ones, and follows no link out of the folder", async () => {
  const { origin, folder, ours, theirs } = await clonesWith(morning, afternoon, evening);
  const contentDir = join(ours.root, "content");
  // A server that begins with nothing clones the same library from an address.
  const fetchedDir = join(folder.root, "srv/library/content");
  const fetched = ours.content({ contentDir: fetchedDir, remote: origin.root });
  const content = ours.content({ keepsConflicts: true });
  const library = await openLibrary({ contentDir, likesOf: () => 0, treeState: content.treeState });

  await writeFile(join(folder.root, "secret.md"), formatStory(storyOf({ id: "2026-12-24-morning" })));
  await mkdir(join(folder.root, "secrets/2026/12"), { recursive: true });
  await writeFile(join(folder.root, "secrets/2026/12/2026-12-24-morning.webp"), "secret");
  const link = async (target: string, path: string) => {
    await mkdir(dirname(inContent(theirs, path)), { recursive: true });
    await rm(inContent(theirs, path), { force: true, recursive: true });
    await symlink(target, inContent(theirs, path));
  };
  const linked = storyPath(StoryId.parse("2026-12-24-morning"));
  await link("../../../../../secret.md", linked);
  await link("../../../secrets/2026/12", "images/2026/12");
  await link("../../secret.md", "cat.md");
  await theirs.write(`content/${storyPath(morning.id)}`, "---\ntitleEn: [\n");
  await rm(inContent(theirs, picturePath(afternoon.id)));
  const renamed = StoryId.parse("2026-11-22-morning");
  await rename(inContent(theirs, storyPath(evening.id)), inContent(theirs, storyPath(renamed)));
  theirs.commitAll("Everything wrong");
  theirs.git("push", "--quiet", "origin", "main");

  const report = await content.synchronise();
  expect(report).toMatchObject({ state: "equal", taken: [] });
  await library.refresh({ paths: report.brought ?? [] });
  await expect(fetched.cloneLibrary()).resolves.toBe(true);

  const faults = [{ path: storyPath(morning.id), reason: expect.any(String) }];
  expect(library.size).toBe(2);
  expect(library.any(afternoon.id)).toEqual(afternoon);
  expect(library.any(renamed)).toEqual({ ...evening, id: renamed });
  expect(library.faults()).toMatchObject([...faults, { path: linked, reason: "is not a plain file" }]);
  const whole = await openLibrary({ contentDir, likesOf: () => 0 });
  expect([[...whole.all()], whole.faults()]).toEqual([[...library.all()], library.faults()]);

  // Our own clone has no links at all, and Git reports no changes.
  for (const path of [linked, "images/2026/12", "cat.md"]) {
    expect((await lstat(join(fetchedDir, path))).isFile()).toBe(true);
  }
  const copy = folder.copyAt("srv/library");
  expect(copy.status()).toBe("");
  expect((await openLibrary({ contentDir: fetchedDir, likesOf: () => 0 })).faults()).toMatchObject([
    ...faults,
    { path: linked, line: 1 },
  ]);

  // A person's clone has links, and the library does not follow them.
  for (const [dir, isLinked] of [
    [contentDir, true],
    [fetchedDir, false],
  ] as const) {
    const pictures = createPictures(dir);
    for (const id of [StoryId.parse("2026-12-24-morning"), afternoon.id]) {
      await expect(pictures.read(id)).resolves.toBeNull();
    }
    const page = readCat(dir);
    if (isLinked)
      await expect(page).rejects.toMatchObject({ code: "CONTENT_BLOCKED", message: "cat.md is not a plain file" });
    else await expect(page).resolves.toBe("../../secret.md");
  }

  // The next push can repair everything, also links in the place of folders.
  theirs.git("revert", "--no-edit", "HEAD");
  await rm(inContent(theirs, "images/2026/12"), { force: true });
  await theirs.write("content/images/2026/12/2026-12-24-morning.webp", "a picture");
  await theirs.write(`content/${linked}`, formatStory(storyOf({ id: "2026-12-24-morning" })));
  theirs.commitAll("Right");
  theirs.git("push", "--quiet", "origin", "main");
  for (const each of [content, fetched]) await expect(each.synchronise()).resolves.toMatchObject({ state: "equal" });
  await library.refresh();
  expect([library.size, library.faults()]).toEqual([4, []]);
  for (const each of [ours, copy]) expect(each.status()).toBe("");

  // A picture and a story of 200 MB each are sparse files, which take no space until they are read.
  const weight = 200_000_000;
  const [large, story] = [StoryId.parse("2026-11-23-morning"), storyPath(StoryId.parse("2026-11-23-evening"))];
  for (const path of [picturePath(large), story]) {
    await theirs.write(`content/${path}`, "");
    truncateSync(inContent(theirs, path), weight);
  }
  theirs.commitAll("Large");
  theirs.git("push", "--quiet", "origin", "main");
  forgetMemory();
  const before = mostMemory();
  const { brought = [] } = await content.synchronise();
  await library.refresh({ paths: brought });
  await expect(createPictures(contentDir).read(large)).rejects.toMatchObject({ code: "PICTURE_UNREADABLE" });
  // Neither file was ever in memory as a whole; the limit leaves room for everything else.
  expect(mostMemory() - before).toBeLessThan(weight * 0.75);
  expect([library.size, library.faults()]).toEqual([4, [{ path: story, reason: "is larger than 256 kB" }]]);
  // After the test, its folder is searched for secrets as text; these files would be 200 MB in each of four repositories.
  await rm(folder.root, { recursive: true });
});

it("refuses a push with a path that cannot be a file, and goes on once it is removed; a submodule is an empty folder", async () => {
  const { origin, folder, ours } = await clonesWith(morning);
  const content = ours.content({ keepsConflicts: true });
  const run = (args: string[], input?: string | Buffer) =>
    execFileSync("git", args, { cwd: origin.root, env: { ...environment, ...nobody }, input })
      .toString()
      .trim();
  const blob = run(["hash-object", "-w", "--stdin"], "A file\n");
  const inFolder = run(["mktree"], `100644 blob ${blob}\tconfig\n`);
  const good = run(["ls-tree", "main"]);
  const pushWith = (entry: string | Buffer) => {
    const tree = run(["mktree", "-z", "--missing"], Buffer.concat([Buffer.from(`${good}\0`), Buffer.from(entry)]));
    run(["update-ref", "refs/heads/main", run(["commit-tree", "-p", "main", "-m", "Push", tree])]);
  };
  for (const [entry, said] of [
    [`040000 tree ${inFolder}\t.git`, 'The name ".git/config", which came from the remote, is one that Git'],
    [`040000 tree ${inFolder}\t..`, 'The name "../config"'],
    [`100644 blob ${blob}\t${"n".repeat(256)}`, "is too long"],
    [Buffer.from(`100644 blob ${blob}\t\xff.md`, "latin1"), "is not written in UTF-8"],
  ] as const) {
    const before = ours.tip();
    pushWith(entry);
    const refused = { code: "CONTENT_BLOCKED", message: expect.stringContaining(said) };
    await expect(content.synchronise()).rejects.toMatchObject(refused);
    expect([ours.tip(), ours.status()]).toEqual([before, ""]);
  }
  const fetched = ours.content({ contentDir: join(folder.root, "srv/library/content"), remote: origin.root });
  await expect(fetched.cloneLibrary()).rejects.toMatchObject({ code: "CONTENT_BLOCKED" });
  await content.publish(publicationOf("2026-11-22-morning"));

  for (const entry of [`160000 commit ${"1".repeat(40)}`, `160000 commit ${"2".repeat(40)}`]) {
    pushWith(`${entry}\tsub`);
    await expect(content.synchronise()).resolves.toMatchObject({ state: "equal" });
    expect(await readdir(join(ours.root, "sub"))).toEqual([]);
  }
  pushWith("");
  await expect(content.synchronise()).resolves.toMatchObject({ state: "equal" });
  expect([ours.status(), await readdir(ours.root)]).toEqual(["", [".git", "content"]]);
});

it("reports while files are being replaced, and the library waits for the end", async () => {
  const { ours } = await clonesWith(morning);
  const content = ours.content();
  let putOff = 0;
  const library = await openLibrary({
    contentDir: join(ours.root, "content"),
    likesOf: () => 0,
    async treeState() {
      const mark = await content.treeState();
      if (mark === null) putOff++;
      return mark;
    },
  });
  await expect(content.isMoving()).resolves.toBe(false);
  const intent = join(ours.root, ".git/mruk-intent.json");
  const note = JSON.stringify({ ref: "refs/heads/main", base: ours.tip(), commit: ours.tip() });
  let refreshed: Promise<unknown> | undefined;
  await withLock(lockPath({ commonDir: join(ours.root, ".git") }), async () => {
    await writeFile(intent, note);
    await expect(content.isMoving()).resolves.toBe(true);
    await ours.write(`content/${storyPath(evening.id)}`, formatStory(evening));
    refreshed = library.refresh({ paths: [storyPath(evening.id)] });
    await expect.poll(() => putOff).toBeGreaterThan(1);
    expect(library.any(evening.id)).toBeUndefined();
  });
  // The lock is free and the intent file exists, so its writer is dead.
  await expect(content.isMoving()).resolves.toBe(false);
  await refreshed;
  expect(library.any(evening.id)).toEqual(evening);
  await rm(intent);
  // A person's Git holds its own lock while it replaces files.
  await ours.write(".git/index.lock", "");
  await expect(content.isMoving()).resolves.toBe(true);
  await rm(join(ours.root, ".git/index.lock"));
  await expect(content.isMoving()).resolves.toBe(false);
  expect([await readdir(join(ours.root, "content/stories/2026/11")), await readFile(intent).catch(() => null)]).toEqual(
    [expect.arrayContaining([`${evening.id}.md`]), null],
  );
});

it("finds the remote again after it was gone", async () => {
  const { origin, ours, theirs } = await clonesWith(morning);
  const content = ours.content({ remote: origin.root, keepsConflicts: true });
  await rename(origin.root, `${origin.root}.away`);
  await theirs.write(`content/${storyPath(evening.id)}`, formatStory(evening));
  theirs.commitAll("Evening");
  await expect(content.synchronise()).resolves.toMatchObject({ problem: { code: "REMOTE_UNREACHABLE" } });
  await rename(`${origin.root}.away`, origin.root);
  theirs.git("push", "--quiet", "origin", "main");
  await expect(content.synchronise()).resolves.toEqual({
    state: "equal",
    taken: [],
    brought: [storyPath(evening.id)],
  });
});
