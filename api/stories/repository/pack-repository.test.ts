import { spawnSync } from "node:child_process";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { clonesWith, editingIn } from "../editing/editing.fixture.ts";
import { formatStory } from "../file/story-file.ts";
import { StoryId, storyPath } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { intentPath } from "./branch.ts";
import { openPacking } from "./packing.ts";
import { environment, type TestCopy } from "./repository.fixture.ts";

const morning = storyOf({ id: "2026-11-21-morning" });
const path = `content/${storyPath(StoryId.parse(morning.id))}`;

/** Makes as many commits as a server makes in years, each with loose objects. */
function livedThrough(copy: TestCopy, commits: number): void {
  const parts = Array.from({ length: commits }, (_, number) => {
    const text = formatStory({ ...morning, titleEn: `Version ${number}` }).toString();
    const from = number === 0 ? `from ${copy.tip()}\n` : "";
    return `commit refs/heads/main\ncommitter A <a@b> ${1_790_000_000 + number} +0000\ndata 1\nx\n${from}M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
  });
  const fed = ["-c", "fastimport.unpackLimit=1000000", "fast-import", "--quiet"];
  const { status } = spawnSync("git", fed, { cwd: copy.root, env: environment, input: parts.join("") });
  expect(status).toBe(0);
  copy.git("reset", "--quiet", "--hard");
}

function objectsOf(copy: TestCopy): { loose: number; packs: number } {
  const [, loose, packs] = /^count: (\d+)$.*^packs: (\d+)$/ms.exec(copy.git("count-objects", "-v")) ?? [];
  return { loose: Number(loose), packs: Number(packs) };
}

const packsOf = async (copy: TestCopy) =>
  (await readdir(join(copy.root, ".git/objects/pack"))).filter((name) => name.endsWith(".pack")).sort();

it("packs the objects of years while stories are edited, fetched and read", async () => {
  const { ours, theirs, origin } = await clonesWith(morning);
  livedThrough(ours, 600);
  ours.git("push", "--quiet", "origin", "main");
  theirs.git("pull", "--quiet");
  ours.git("branch", "mruk/aside/20261121T120000Z-0123456789", "HEAD~5");
  const unused = ours.git("hash-object", "-w", "--no-filters", ".git/HEAD");
  expect(objectsOf(ours).loose).toBeGreaterThan(2000);
  const content = ours.content();
  const editing = await editingIn(ours);
  await theirs.write("content/cat.md", "Mruk purrs.\n");
  theirs.commitAll("Say who Mruk is");
  theirs.git("push", "--quiet", "origin", "main");
  const edits = async () => {
    for (const titleEn of ["One", "Two", "Three"]) await editing.update(StoryId.parse(morning.id), { titleEn }, {});
  };
  await Promise.all([content.pack(), ours.content().pack(), edits()]);
  await content.pack();
  expect(objectsOf(ours).loose).toBeLessThan(200);
  expect((await editing.read(StoryId.parse(morning.id))).story.titleEn).toBe("Three");
  expect(await content.synchronise()).toMatchObject({ state: "equal" });
  expect(origin.tip("main")).toBe(ours.tip());
  const history = await editing.history(StoryId.parse(morning.id));
  expect(history).toHaveLength(200);
  expect(ours.log()).toHaveLength(605);
  expect(ours.git("fsck", "--no-dangling")).toBe("");
  // An unreachable object may belong to a commit that is just being made.
  expect(ours.git("cat-file", "-t", unused)).toBe("blob");
  expect(ours.status()).toBe("");
});

it("joins packs once they are many, and does nothing while there are few objects", async () => {
  const { ours } = await clonesWith(morning);
  const before = objectsOf(ours);
  await ours.content().pack();
  expect(objectsOf(ours)).toEqual(before);
  const kept = "refs/heads/mruk/aside/20261121T120000Z-0123456789";
  for (let number = 0; number <= 50; number++) {
    const tree = ours.git("rev-parse", "HEAD^{tree}");
    ours.git("update-ref", kept, ours.git("commit-tree", tree, "-p", "HEAD", "-m", `Version ${number}`));
    ours.git("repack", "-d", "-q");
  }
  expect((await packsOf(ours)).length).toBeGreaterThan(50);
  await ours.content().pack();
  expect(await packsOf(ours)).toHaveLength(1);
  expect(ours.git("log", "-1", "--format=%s", kept)).toBe("Version 50");
  expect(ours.git("fsck", "--no-dangling")).toBe("");
});

it("waits until an interrupted move is completed", async () => {
  const { ours } = await clonesWith(morning);
  livedThrough(ours, 600);
  const base = ours.tip();
  const commit = ours.git("commit-tree", `${base}^{tree}`, "-p", base, "-m", "Nearly there");
  const gitDir = join(ours.root, ".git");
  await writeFile(intentPath({ gitDir }), JSON.stringify({ ref: "refs/heads/main", base, commit }));
  const content = ours.content();
  const before = objectsOf(ours);
  await content.pack();
  expect(objectsOf(ours)).toEqual(before);
  expect(await content.recover()).toBe(true);
  await content.pack();
  expect(objectsOf(ours).loose).toBe(0);
  expect(ours.tip()).toBe(commit);
});

it("logs a failure with its code, and lets the server go on", async () => {
  const { ours } = await clonesWith(morning);
  livedThrough(ours, 600);
  ours.git("push", "--quiet", "origin", "main");
  const lost = ours.git("rev-parse", `HEAD~10:${path}`);
  const file = join(ours.root, ".git/objects", lost.slice(0, 2), lost.slice(2));
  await rm(file);
  await writeFile(file, "damaged");
  let now = Temporal.Instant.from("2026-11-21T08:00:00Z");
  const logged: unknown[] = [];
  const packing = openPacking({
    content: ours.content(),
    clock: { now: () => now },
    log: { warn: (problem: unknown) => void logged.push(problem) },
  });
  await packing.tick();
  expect(logged).toEqual([]);
  for (const hours of [1, 1, 23]) {
    now = now.add({ hours });
    await packing.tick();
  }
  expect(logged).toEqual(Array(2).fill(expect.objectContaining({ code: "PACKING_FAILED", hint: expect.any(String) })));
  const editing = await editingIn(ours);
  await editing.update(StoryId.parse(morning.id), { titleEn: "Changed" }, {});
  expect(await ours.content().synchronise()).toMatchObject({ state: "equal" });
});
