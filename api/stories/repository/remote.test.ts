import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { picturePath, StoryId, storyPath } from "../model.ts";
import {
  expectClean,
  filesOf,
  gitAt,
  publicationOf,
  storyFile,
  type TestCopy,
  temporaryFolder,
  twoClones,
} from "./repository.fixture.ts";

const morning = "2026-11-21-morning";
const afternoon = "2026-11-21-afternoon";
const evening = "2026-11-21-evening";

describe("synchronising with the remote", () => {
  function expectEqual(origin: TestCopy, ...copies: TestCopy[]): void {
    for (const copy of copies) {
      expect(copy.tip()).toBe(origin.tip("main"));
      expectClean(copy);
    }
    gitAt(origin.root, "fsck", "--no-dangling");
  }

  it("reports that there is no remote", async () => {
    const copy = await (await temporaryFolder()).workingCopy();
    await expect(copy.content().synchronise()).resolves.toEqual({ state: "no remote", taken: [] });
  });

  it("pushes local commits, to an empty remote as well", async () => {
    const folder = await temporaryFolder();
    const origin = await folder.bare();
    const ours = await folder.clone("origin.git", "ours");
    await expect(ours.content().synchronise()).resolves.toEqual({ state: "equal", taken: [] });
    await ours.content().publish(publicationOf(morning));
    await expect(ours.content().push()).resolves.toEqual({ state: "equal", taken: [] });
    expectEqual(origin, ours);
  });

  it("takes over the pushes of others, edits and deletions too", async () => {
    const { origin, ours, theirs } = await twoClones();
    await theirs.content().publish(publicationOf(morning));
    await theirs.write("content/README.md", "The library, explained\n");
    theirs.git("rm", "--quiet", `content/${picturePath(StoryId.parse(morning))}`);
    theirs.commitAll("Edit");
    await theirs.content().push();
    await ours.write("draft.txt", "mine\n");
    await ours.content().synchronise();
    expect(ours.tip()).toBe(origin.tip("main"));
    expect(ours.status()).toBe("?? draft.txt");
    expect(await ours.read("content/README.md")).toBe("The library, explained\n");
  });

  it("rebases our stories onto theirs, with authors and messages", async () => {
    const { origin, ours, theirs } = await twoClones();
    await theirs.content().publish(publicationOf(morning));
    await theirs.content().push();
    await ours.content().publish(publicationOf(afternoon));
    const words = ours.git("log", "-1", "--format=%an %ae %ad %cn %ce %cd %B");
    await ours.content().publish(publicationOf(evening));
    await expect(ours.content().push()).resolves.toMatchObject({ state: "equal", taken: [] });
    const [, ...published] = ours.log();
    expect(published).toEqual([morning, afternoon, evening].map((name) => `Publish ${name}: A title`));
    expect(ours.git("log", "-1", "--format=%an %ae %ad %cn %ce %cd %B", "HEAD~1")).toBe(words);
    expectEqual(origin, ours);
  });

  it("drops our story where theirs was first, and reports it", async () => {
    const { origin, ours, theirs } = await twoClones();
    await theirs.content().publish(publicationOf(morning, "them"));
    await theirs.content().push();
    await ours.content().publish(publicationOf(morning));
    await ours.content().publish(publicationOf(evening));
    await expect(ours.content().push()).resolves.toMatchObject({ state: "equal", taken: [morning] });
    expect(await ours.read(storyFile(morning))).toBe(`${morning} told by them\n`);
    expect(ours.log()).toEqual(["Begin", `Publish ${morning}: A title`, `Publish ${evening}: A title`]);
    expectEqual(origin, ours);
  });

  it("joins two clones that began an empty remote at once", async () => {
    const folder = await temporaryFolder();
    const origin = await folder.bare();
    const [ours, theirs] = [await folder.clone("origin.git", "ours"), await folder.clone("origin.git", "theirs")];
    for (const copy of [ours, theirs]) await copy.content().publish(publicationOf(morning, copy.root));
    await theirs.content().publish(publicationOf(afternoon));
    await ours.content().publish(publicationOf(evening));
    await ours.content().push();
    await expect(theirs.content().push()).resolves.toMatchObject({ state: "equal", taken: [morning] });
    await ours.content().synchronise();
    expect(ours.files()).toEqual(filesOf(morning, afternoon, evening));
    expectEqual(origin, ours, theirs);
  });

  /** A clone that has synchronised meanwhile knows the new commits already. */
  function unlessItExists(error: unknown): void {
    expect(error).toMatchObject({ code: "STORY_EXISTS" });
  }

  it("joins ten stories of five clones that push at once", async () => {
    const { folder, origin, ours, theirs } = await twoClones();
    const others = await Promise.all(["c", "d", "e"].map((name) => folder.clone("origin.git", name)));
    const all = [ours, theirs, ...others];
    await Promise.all(
      all.map(async (copy, index) => {
        for (const slot of ["morning", "evening"]) {
          await copy.content().publish(publicationOf(`2026-12-0${index + 1}-${slot}`));
          await copy
            .content()
            .publish(publicationOf(`2026-12-24-${slot}`, copy.root))
            .catch(unlessItExists);
          await copy.content().push();
        }
      }),
    );
    for (const copy of all) await expect(copy.content().synchronise()).resolves.toMatchObject({ state: "equal" });
    expect(new Set(origin.log("main")).size).toBe(1 + 10 + 2);
    expect(origin.log("main")).toHaveLength(1 + 10 + 2);
    for (const copy of all) await copy.content().synchronise();
    expectEqual(origin, ...all);
  });

  it("leaves both sides as they are where they conflict", async () => {
    const { origin, ours, theirs } = await twoClones();
    for (const [copy, text] of [
      [theirs, "theirs\n"],
      [ours, "ours\n"],
    ] as const) {
      await copy.write("content/README.md", text);
      copy.commitAll("Edit");
    }
    await theirs.content().push();
    const tips = [ours.tip(), origin.tip("main")];
    await expect(ours.content().synchronise()).resolves.toMatchObject({
      state: "local only",
      problem: { code: "CONTENT_DIVERGED", message: expect.stringContaining("content/README.md") },
    });
    expect([ours.tip(), origin.tip("main")]).toEqual(tips);
    expectClean(ours);
  });

  it("neither follows nor undoes a history that was rewritten there", async () => {
    const { origin, ours, theirs } = await twoClones();
    await ours.content().publish(publicationOf(morning));
    await ours.content().push();
    theirs.git("commit", "--quiet", "--amend", "-m", "Begin again");
    theirs.git("push", "--quiet", "--force", "origin", "main");
    await ours.content().publish(publicationOf(evening));
    const tips = [ours.tip(), origin.tip("main")];
    for (const _ of ["first run", "second run"]) {
      await expect(ours.content().synchronise()).resolves.toMatchObject({
        state: "local only",
        problem: { code: "CONTENT_DIVERGED", message: expect.stringContaining("rewritten") },
      });
    }
    expect([ours.tip(), origin.tip("main")]).toEqual(tips);
  });

  it("neither undoes nor follows a branch that was reset or deleted there", async () => {
    const { origin, ours } = await twoClones();
    const begun = origin.tip("main");
    await ours.content().publish(publicationOf(morning));
    await ours.content().push();
    const full = origin.tip("main");
    origin.git("update-ref", "refs/heads/main", begun);
    await ours.content().publish(publicationOf(evening));
    const parted = (message: string) => ({
      state: "local only",
      problem: { code: "CONTENT_DIVERGED", message: expect.stringContaining(message) },
    });
    await expect(ours.content().push()).resolves.toMatchObject(parted("rewritten"));
    expect(origin.tip("main")).toBe(begun);
    origin.git("update-ref", "refs/heads/main", full);
    await expect(ours.content().push()).resolves.toMatchObject({ state: "equal" });

    await ours.content().publish(publicationOf(afternoon));
    origin.git("update-ref", "-d", "refs/heads/main");
    for (const act of ["push", "synchronise"] as const) {
      await expect(ours.content()[act]()).resolves.toMatchObject(parted("There is no origin/main any more"));
    }
    expect(origin.git("for-each-ref")).toBe("");
    // This is the command of the hint.
    ours.git("push", "origin", "HEAD:refs/heads/main");
    await expect(ours.content().synchronise()).resolves.toMatchObject({ state: "equal" });
  });

  it("follows nothing and creates no branch where none is checked out", async () => {
    const { origin, ours } = await twoClones();
    ours.git("checkout", "--quiet", "--detach");
    await expect(ours.content().synchronise()).rejects.toMatchObject({ code: "CONTENT_BLOCKED" });
    expect(origin.git("for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
  });

  it("does not rewrite commits that are not about the library", async () => {
    const { ours, theirs } = await twoClones();
    await theirs.content().publish(publicationOf(morning));
    await theirs.content().push();
    await ours.write("program.ts", "ours\n");
    ours.commitAll("Program");
    const tip = ours.tip();
    await expect(ours.content().synchronise()).resolves.toMatchObject({ problem: { code: "CONTENT_DIVERGED" } });
    expect(ours.tip()).toBe(tip);
  });

  it("is blocked where theirs would overwrite uncommitted work, which stays", async () => {
    const { ours, theirs } = await twoClones();
    await theirs.write("content/README.md", "theirs\n");
    theirs.commitAll("Edit");
    await theirs.content().push();
    await ours.write("content/README.md", "not committed\n");
    const tip = ours.tip();
    await expect(ours.content().synchronise()).rejects.toMatchObject({
      code: "CONTENT_BLOCKED",
      message: "content/README.md has changes that are not committed",
    });
    expect(ours.tip()).toBe(tip);
    expect(await ours.read("content/README.md")).toBe("not committed\n");
  });

  it("keeps the commits while the remote cannot be reached, and pushes them afterwards", async () => {
    const { folder, origin, ours } = await twoClones();
    ours.git("remote", "set-url", "origin", join(folder.root, "elsewhere.git"));
    await ours.content().publish(publicationOf(morning));
    const { state, problem } = await ours.content().push();
    expect(state).toBe("local only");
    expect(problem).toMatchObject({ code: "REMOTE_UNREACHABLE", hint: expect.stringContaining("next run") });
    ours.git("remote", "set-url", "origin", origin.root);
    await expect(ours.content().synchronise()).resolves.toEqual({ state: "equal", taken: [] });
    expectEqual(origin, ours);
  });

  it("clears the lock that a killed fetch left", async () => {
    const { origin, ours, theirs } = await twoClones();
    await theirs.content().publish(publicationOf(morning));
    await theirs.content().push();
    await ours.write(".git/refs/remotes/origin/main.lock", "");
    await expect(ours.content().synchronise()).resolves.toEqual({
      state: "equal",
      taken: [],
      brought: expect.arrayContaining([storyPath(StoryId.parse(morning)), picturePath(StoryId.parse(morning))]),
    });
    expectEqual(origin, ours);
  });

  it("works from a shallow clone, as runners have it", async () => {
    const { folder, origin, ours, theirs } = await twoClones();
    await ours.content().publish(publicationOf("2026-11-20-evening"));
    await ours.content().push();
    gitAt(folder.root, "clone", "--quiet", "--depth=1", `file://${origin.root}`, "shallow");
    const shallow = folder.copyAt("shallow");
    await theirs.content().synchronise();
    for (const name of [morning, afternoon]) await theirs.content().publish(publicationOf(name, "them"));
    await theirs.content().push();
    for (const name of [morning, evening]) await shallow.content().publish(publicationOf(name));
    await expect(shallow.content().push()).resolves.toMatchObject({ state: "equal", taken: [morning] });
    expectEqual(origin, shallow);
    expect(origin.log("main")).toHaveLength(5);
  });

  it("pushes to the configured branch, also while no branch is checked out", async () => {
    const { origin, ours } = await twoClones();
    ours.git("checkout", "--quiet", "--detach");
    const content = ours.content({ branch: "stories" });
    await content.publish(publicationOf(morning));
    await expect(content.push()).resolves.toMatchObject({ state: "equal" });
    expect(origin.tip("stories")).toBe(ours.tip());
    expectClean(ours);
  });
});
