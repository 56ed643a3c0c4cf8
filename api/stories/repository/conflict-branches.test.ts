import { spawnSync } from "node:child_process";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { clonesWith, editingIn } from "../editing/editing.fixture.ts";
import { parseStory } from "../file/story-file.ts";
import { type Story, StoryId, storyPath } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { environment, expectClean, gitAt, type TestCopy, temporaryFolder } from "./repository.fixture.ts";

const morning = storyOf({ id: "2026-11-21-morning" });
const evening = storyOf({ id: "2026-11-21-evening" });
const [ola, tomek] = [{ by: "Ola" }, { by: "Tomek" }];
const conflictBranchForm = /^mruk\/aside\/\d{8}T\d{6}Z-[0-9a-f]{10}$/;

const read = async (copy: TestCopy, { id }: Story) => parseStory(id, await copy.read(`content/${storyPath(id)}`));

/** A server that keeps conflicts and another clone; both changed the same title of the morning's story since they last met. */
async function diverged() {
  const { origin, ours, theirs } = await clonesWith(morning, evening);
  const content = ours.content({ keepsConflicts: true });
  const remote = "elsewhere";
  ours.git("remote", "add", remote, "/nowhere.git");
  const away = await editingIn(ours, { content: ours.content({ remote }) });
  await away.update(morning.id, { titleEn: "Mine" }, ola);
  await away.update(evening.id, { titleEn: "An evening of mine" }, ola);
  await away.update(morning.id, { titlePl: "Moje" }, ola);
  await (await editingIn(theirs)).update(morning.id, { titleEn: "Theirs", category: "Portrait" }, tomek);
  return { origin, ours, theirs, content, mine: ours.tip() };
}

const conflictBranchesAt = (copy: TestCopy) =>
  copy.git("for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads/mruk").split("\n").filter(Boolean);

it("keeps changes that cannot be joined on a branch, here and at the remote, and goes on with theirs and the rest of ours", async () => {
  const { origin, ours, content, mine } = await diverged();
  const report = await content.synchronise();
  expect(report).toMatchObject({
    state: "equal",
    taken: [],
    conflictBranch: expect.stringMatching(conflictBranchForm),
  });
  expect(report.problem).toBeUndefined();
  expect(report.brought).toEqual([storyPath(morning.id)]);
  expect(await read(ours, morning)).toEqual({ ...morning, titleEn: "Theirs", category: "Portrait" });
  expect((await read(ours, evening)).titleEn).toBe("An evening of mine");
  expect(origin.tip("main")).toBe(ours.tip());
  const name = report.conflictBranch ?? "";
  expect([ours.tip(name), origin.tip(name)]).toEqual([mine, mine]);
  expectClean(ours);

  const [kept, ...others] = await content.conflictBranches();
  expect(others).toEqual([]);
  // The evening's change is on the branch too, and not only there.
  expect(kept).toEqual({
    name,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    isPushed: true,
    commits: [
      { commit: ours.tip(`${mine}~2`), author: "Ola", subject: `Edit ${morning.id}: Mine`, stories: [morning.id] },
      { commit: mine, author: "Ola", subject: `Edit ${morning.id}: Mine`, stories: [morning.id] },
    ],
  });

  // The version can be read and restored.
  const editing = await editingIn(ours, { content });
  expect((await editing.version(morning.id, mine)).titlePl).toBe("Moje");
  await editing.restore(morning.id, mine, ola);
  expect(await read(ours, morning)).toEqual({ ...morning, titleEn: "Mine", titlePl: "Moje" });
  expect(origin.tip("main")).toBe(ours.tip());

  for (const other of ["main", "mruk/aside/../../main", "mruk/aside/", `${name}x`, `refs/heads/${name}`, "", "-d"]) {
    await expect(content.deleteConflictBranch(other)).rejects.toMatchObject({ code: "NOTHING_ASIDE" });
  }
  await content.deleteConflictBranch(name);
  await expect(content.deleteConflictBranch(name)).rejects.toMatchObject({ code: "NOTHING_ASIDE" });
  await expect(content.conflictBranches()).resolves.toEqual([]);
  expect([conflictBranchesAt(ours), conflictBranchesAt(origin)]).toEqual([[], []]);
  expect(origin.tip("main")).toBe(ours.tip());
});

it("makes one branch of the conflict, wherever the process was killed", async () => {
  const { origin, ours, content, mine } = await diverged();
  const base = ours.tip(`${mine}~3`);
  // The process was killed after it made the branch; meanwhile somebody saved another change.
  const early = `mruk/aside/20261121T110000Z-${ours.tip(`${mine}~1`).slice(0, 10)}`;
  ours.git("branch", early, `${mine}~1`);
  await expect(content.conflictBranches()).resolves.toEqual([]);
  const { conflictBranch: name = "" } = await content.synchronise();
  const tip = ours.tip();
  expect(conflictBranchesAt(ours)).toEqual([name]);

  // The process was killed after it wrote the intent file.
  ours.git("reset", "--quiet", "--hard", mine);
  await ours.write(".git/mruk-intent.json", JSON.stringify({ ref: "refs/heads/main", base: mine, commit: tip }));
  await expect(content.synchronise()).resolves.toMatchObject({ state: "equal" });
  expect(ours.tip()).toBe(tip);
  // The process was killed before that, and the remote lacks the branches.
  ours.git("reset", "--quiet", "--hard", mine);
  origin.git("update-ref", "refs/heads/main", `${tip}~1`);
  origin.git("update-ref", "-d", `refs/heads/${name}`);
  for (const ref of ["main", name]) ours.git("update-ref", "-d", `refs/remotes/origin/${ref}`);
  await expect(content.synchronise()).resolves.toMatchObject({ state: "equal", conflictBranch: name });
  expect([conflictBranchesAt(ours), conflictBranchesAt(origin), origin.tip(name)]).toEqual([[name], [name], mine]);
  expect((await content.conflictBranches()).map(({ commits }) => commits.length)).toEqual([2]);
  expect(ours.git("merge-base", base, "main")).toBe(base);
  expectClean(ours);
});

it("keeps the branch only here where the remote refuses its name, and does not push it again", async () => {
  const { origin, ours, content } = await diverged();
  const hook = join(origin.root, "hooks/update");
  await writeFile(hook, '#!/bin/sh\ncase $1 in refs/heads/mruk/*) echo "$1" >> offered; exit 1;; esac\n');
  await chmod(hook, 0o755);
  const { state, conflictBranch: name = "" } = await content.synchronise();
  expect([state, await content.synchronise()]).toEqual(["equal", { state: "equal", taken: [] }]);
  expect(await readFile(join(origin.root, "offered"), "utf8")).toBe(`refs/heads/${name}\n`);
  await expect(content.conflictBranches()).resolves.toMatchObject([{ name, isPushed: false }]);
  await content.deleteConflictBranch(name);
  expect(conflictBranchesAt(ours)).toEqual([]);
});

it("keeps a deletion of what others changed, a change of what others deleted, and a page that both changed", async () => {
  const { origin, ours, theirs } = await clonesWith(morning, evening);
  const remote = join(ours.root, "..", "origin.git");
  const away = await editingIn(ours, { content: ours.content({ remote: "elsewhere" }) });
  await away.remove(morning.id, ola);
  await away.update(evening.id, { titleEn: "Mine" }, ola);
  await ours.write("content/cat.md", "A cat.\n");
  ours.commitAll("Say who Mruk is");
  const other = await editingIn(theirs);
  await other.update(morning.id, { titleEn: "Theirs" }, tomek);
  await other.remove(evening.id, tomek);
  await theirs.write("content/cat.md", "Another cat.\n");
  theirs.commitAll("Say it otherwise");
  theirs.git("push", "--quiet", "origin", "main");

  // The remote is an address, as a server has it.
  const content = ours.content({ remote, keepsConflicts: true });
  const { state, conflictBranch: name = "" } = await content.synchronise();
  expect([state, ours.tip()]).toEqual(["equal", origin.tip("main")]);
  expect(origin.tip(name)).toBe(ours.tip(name));
  const [kept] = await content.conflictBranches();
  expect(kept?.isPushed).toBe(true);
  expect(kept?.commits.map(({ stories }) => stories)).toEqual([[morning.id], [evening.id], []]);
  const editing = await editingIn(ours, { content });
  await editing.restore(evening.id, kept?.commits[1]?.commit ?? "", ola);
  expect((await read(ours, evening)).titleEn).toBe("Mine");
  await expect(editing.restore(StoryId.parse(morning.id), kept?.commits[0]?.commit ?? "", ola)).rejects.toMatchObject({
    code: "VERSION_NOT_FOUND",
  });
});

/** Runs the command that a hint names, in the copy that it speaks of. */
function follow(hint: string, { root }: TestCopy, from: RegExp): void {
  const command = from.exec(hint)?.[1] ?? "no such command";
  const { status, stderr } = spawnSync(
    "sh",
    ["-euc", command.replaceAll("git ", "git -c user.name=A -c user.email=a@b ")],
    {
      cwd: root,
      env: { ...environment, CONTENT_REMOTE: "../origin.git" },
      encoding: "utf8",
    },
  );
  expect([command, status, stderr.includes("fatal")]).toEqual([command, 0, false]);
}

it("leaves commits outside of the library to a person, and names the commands to run", async () => {
  const { folder, origin, ours, theirs } = await clonesWith(morning);
  const content = ours.content({ keepsConflicts: true });
  await (await editingIn(theirs)).update(morning.id, { titleEn: "Theirs" }, tomek);
  await ours.write("program.ts", "ours\n");
  ours.commitAll("Program");
  const tip = ours.tip();
  const { problem: outside } = await content.synchronise();
  expect(outside).toMatchObject({ code: "CONTENT_DIVERGED", message: expect.stringContaining("program.ts") });
  expect(ours.tip()).toBe(tip);
  follow(outside?.hint ?? "", ours, /run: (git rebase \S+)/);
  await expect(content.synchronise()).resolves.toMatchObject({ state: "equal" });

  // After a rewritten history, one hint takes it over and one restores the old one. Neither shows an address.
  const address = ours.content({ keepsConflicts: true, remote: origin.root });
  await address.synchronise();
  gitAt(folder.root, "clone", "--quiet", "origin.git", "rewriter");
  const rewriter = folder.copyAt("rewriter");
  const rewrite = (message: string) => {
    rewriter.git("commit", "--quiet", "--amend", "-m", message);
    rewriter.git("push", "--quiet", "--force", "origin", "main");
  };
  for (const [each, commands] of [
    [content, /is there now: (.*?) \(/],
    [content, /was there: (.*?)\. The/],
    [address, /is there now: (.*?) \(/],
    [address, /was there: (.*?)\. The/],
  ] as const) {
    await each.synchronise();
    rewrite(`Program ${Math.random()}`);
    const { problem } = await each.synchronise();
    expect(problem).toMatchObject({ code: "CONTENT_DIVERGED", message: expect.stringContaining("rewritten") });
    expect(problem?.hint).not.toContain(each === address ? origin.root : "CONTENT_REMOTE");
    follow(problem?.hint ?? "", ours, commands);
    await expect(each.synchronise()).resolves.toMatchObject({ state: "equal" });
    expect(ours.tip()).toBe(origin.tip("main"));
    for (const other of [content, address])
      if (other !== each)
        follow(
          "run: git fetch -q origin +main:refs/remotes/origin/main && git update-ref refs/remotes/mruk/main HEAD",
          ours,
          /run: (.*)/,
        );
    rewriter.git("fetch", "--quiet", "origin");
    rewriter.git("reset", "--quiet", "--hard", "origin/main");
  }
  expectClean(ours);
});

it("lists no conflict branches in an empty repository", async () => {
  const copy = await (await temporaryFolder()).workingCopy();
  await expect(copy.content().conflictBranches()).resolves.toEqual([]);
});
