import { chmod, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { environment, expectClean, filesOf, publicationOf, startedCopy, storyFile } from "./repository.fixture.ts";

const morning = "2026-11-21-morning";

describe("after a killed run", () => {
  /** A repository in which a story was just published, and functions that undo single steps of it. */
  async function interrupted() {
    const copy = await startedCopy();
    const base = copy.tip();
    const { commit } = await copy.content().publish(publicationOf(morning));
    await copy.write(".git/mruk-intent.json", JSON.stringify({ ref: "refs/heads/main", base, commit }));
    return {
      copy,
      commit,
      async filesMissing() {
        copy.git("rm", "--quiet", "--cached", ...filesOf(morning));
        for (const path of filesOf(morning)) await rm(join(copy.root, path));
      },
      branchNotMoved: () => copy.git("update-ref", "refs/heads/main", base),
    };
  }

  it("keeps the branch checked out where a run dies before its Git was told which files to bring", async () => {
    const copy = await startedCopy();
    const run = copy.content({ environment: { ...environment, PATH: await gitToldNoPaths() } });
    await run.publish(publicationOf(morning)).catch(() => {});
    expect(copy.git("symbolic-ref", "HEAD")).toBe("refs/heads/main");
    expect(await copy.content().recover()).toBe(true);
    expect(copy.log()).toEqual(["Begin", expect.stringContaining(morning)]);
    expectClean(copy);
  });

  it("completes a move of which only the intent was written", async () => {
    const { copy, commit, filesMissing, branchNotMoved } = await interrupted();
    await filesMissing();
    branchNotMoved();
    await copy.content().prepare();
    expect(copy.tip()).toBe(commit);
    expectClean(copy);
  });

  it("completes a move of which only the branch had moved", async () => {
    const { copy, commit, filesMissing } = await interrupted();
    await filesMissing();
    expect(await copy.content().recover()).toBe(true);
    expect(copy.tip()).toBe(commit);
    expectClean(copy);
    expect(await copy.content().recover()).toBe(false);
  });

  it("replaces a file that was half written, and the lock of a Git that died", async () => {
    const { copy, filesMissing } = await interrupted();
    await filesMissing();
    await copy.write(storyFile(morning), "2026-11-21-mor");
    await copy.write(".git/index.lock", "");
    await copy.write(".git/refs/heads/main.lock", "");
    await copy.content().prepare();
    expect(await copy.read(storyFile(morning))).toBe(`${morning} told by us\n`);
    expectClean(copy);
  });

  it("does not touch a story that was edited after its move was complete", async () => {
    const { copy } = await interrupted();
    await copy.write(storyFile(morning), "edited\n");
    await copy.content().prepare();
    expect(await copy.read(storyFile(morning))).toBe("edited\n");
  });

  it("leaves a later commit on top as it is", async () => {
    const { copy } = await interrupted();
    copy.git("rm", "--quiet", storyFile(morning));
    copy.git("commit", "--quiet", "-m", "Withdraw the story");
    const tip = copy.tip();
    await copy.content().prepare();
    expect(copy.tip()).toBe(tip);
    expectClean(copy);
  });

  it("forgets a move on a branch that was reset or left meanwhile", async () => {
    const { copy, branchNotMoved, filesMissing } = await interrupted();
    await filesMissing();
    branchNotMoved();
    copy.git("commit", "--quiet", "--allow-empty", "-m", "Another");
    await copy.content().prepare();
    expect(copy.log()).toEqual(["Begin", "Another"]);
    expectClean(copy);
    await copy.content().publish(publicationOf(morning));
    expectClean(copy);
  });

  it("ignores an intent file that it cannot read", async () => {
    const { copy } = await interrupted();
    await copy.write(".git/mruk-intent.json", "{");
    await copy.content().prepare();
    expectClean(copy);
  });

  it("removes a Git lock that no process holds, also without an intent file", async () => {
    const copy = await startedCopy();
    await copy.write(".git/index.lock", "");
    await utimes(join(copy.root, ".git/index.lock"), 0, 0);
    await copy.content().publish(publicationOf(morning));
    expectClean(copy);
  });
});

/** A PATH whose Git reads no paths from its input, as that of a process that was killed before it wrote them. */
async function gitToldNoPaths(): Promise<string> {
  const folder = folderOfTest();
  const [git, real] = [join(folder, "git"), `PATH='${process.env.PATH}'`];
  const script = `case "$*" in *--pathspec-from-file*) ${real} exec git "$@" </dev/null ;; *) ${real} exec git "$@" ;; esac`;
  await writeFile(git, `#!/bin/sh\n${script}\n`);
  await chmod(git, 0o755);
  return `${folder}:${process.env.PATH}`;
}
