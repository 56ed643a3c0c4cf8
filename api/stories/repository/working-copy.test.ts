import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { environment, gitAt, startedCopy } from "./repository.fixture.ts";
import { findWorkingCopy, workingCopyFinder } from "./working-copy.ts";

/** A finder that has found a repository once. */
async function found() {
  const copy = await startedCopy();
  const contentDir = join(copy.root, "content");
  const find = workingCopyFinder(contentDir, { environment });
  const first = await find();
  /** Expects it to find what Git says now, and returns that. */
  const expectTrue = async () => {
    const { git: _, ...place } = await findWorkingCopy(contentDir, { environment });
    expect(await find()).toMatchObject(place);
    return place;
  };
  return { copy, contentDir, find, first, expectTrue };
}

describe("a working copy that is found again", () => {
  it("is on the branch that was checked out meanwhile, or on none", async () => {
    const { copy, first, expectTrue } = await found();
    expect(first.ref).toBe("refs/heads/main");
    copy.git("switch", "--quiet", "-c", "drafts/spring");
    expect(await expectTrue()).toMatchObject({ ref: "refs/heads/drafts/spring" });
    copy.git("switch", "--quiet", "--orphan", "empty");
    expect(await expectTrue()).toMatchObject({ ref: "refs/heads/empty" });
    copy.git("switch", "--quiet", "--detach", "main");
    expect(await expectTrue()).toMatchObject({ ref: "HEAD" });
    copy.git("switch", "--quiet", "main");
    expect(await expectTrue()).toMatchObject({ ref: "refs/heads/main" });
  });

  it("is another one where a repository was made within it, or in its place", async () => {
    const { copy, contentDir, expectTrue, find } = await found();
    mkdirSync(contentDir, { recursive: true });
    gitAt(contentDir, "init", "--quiet", "--initial-branch=own");
    expect(await expectTrue()).toMatchObject({ prefix: "", ref: "refs/heads/own" });
    renameSync(join(contentDir, ".git"), join(copy.root, "away"));
    expect(await expectTrue()).toMatchObject({ prefix: "content/", ref: "refs/heads/main" });
    renameSync(join(copy.root, ".git"), join(copy.root, "away", "old"));
    await expect(find()).rejects.toMatchObject({ code: "CONTENT_NOT_GIT" });
    gitAt(copy.root, "init", "--quiet", "--object-format=sha256", "--initial-branch=main");
    expect((await expectTrue()).noCommit).toHaveLength(64);
  });
});
