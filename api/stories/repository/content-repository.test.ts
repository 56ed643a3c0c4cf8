import { chmod, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { StoryId, storyPath } from "../model.ts";
import { openContentRepository } from "./content-repository.ts";
import {
  environment,
  expectClean,
  filesOf,
  gitAt,
  publicationOf,
  startedCopy,
  storyFile,
  type TestCopy,
  temporaryFolder,
} from "./repository.fixture.ts";

const morning = "2026-11-21-morning";
const afternoon = "2026-11-21-afternoon";
const evening = "2026-11-21-evening";

describe("publishing", () => {
  it("makes one commit of the story's two files, signed by the configured author", async () => {
    const copy = await startedCopy();
    const { commit } = await copy.content().publish(publicationOf(morning));
    expect(copy.tip()).toBe(commit);
    expect(copy.git("show", "--format=", "--name-only").split("\n")).toEqual(filesOf(morning).sort());
    expect(copy.git("log", "-1", "--format=%an <%ae>|%cn <%ce>|%B")).toBe(
      `Mruk <mruk@mruk.invalid>|Mruk <mruk@mruk.invalid>|Publish ${morning}: A title\n\nTytuł „po polsku”`,
    );
    expect(await copy.read(storyFile(morning))).toBe(`${morning} told by us\n`);
    expectClean(copy);
  });

  it("leaves alone other files that are changed, staged, deleted or new", async () => {
    const copy = await startedCopy();
    for (const name of ["changed", "staged", "half", "gone"]) await copy.write(`${name}.txt`, "before\n");
    copy.commitAll("Four files");
    await copy.write("changed.txt", "after\n");
    await copy.write("staged.txt", "after\n");
    await copy.write("half.txt", "staged\n");
    await copy.write("new staged.txt", "new\n");
    copy.git("add", "staged.txt", "half.txt", "new staged.txt");
    await copy.write("half.txt", "not staged\n");
    await copy.write("content/draft.md", "a draft\n");
    await rm(join(copy.root, "gone.txt"));
    const before = copy.status();

    await copy.content().publish(publicationOf(morning));
    expect(copy.status()).toBe(before);
    expect(copy.git("show", ":half.txt")).toBe("staged");
    expect(await copy.read("half.txt")).toBe("not staged\n");
    expect(copy.git("show", "--format=", "--name-only").split("\n")).toEqual(filesOf(morning));
  });

  it("makes the first commit of a branch", async () => {
    const copy = await (await temporaryFolder()).workingCopy();
    await copy.content().publish(publicationOf(morning));
    await copy.content().publish(publicationOf(evening));
    expect(copy.log()).toEqual([`Publish ${morning}: A title`, `Publish ${evening}: A title`]);
    expect(copy.files()).toEqual(filesOf(morning, evening));
    expectClean(copy);
  });

  it("works where the content folder is the whole repository, or reached through a link", async () => {
    const folder = await temporaryFolder();
    const copy = await folder.workingCopy();
    await symlink(copy.root, join(folder.root, "link"));
    await copy.content({ contentDir: copy.root }).publish(publicationOf(morning));
    await copy.content({ contentDir: join(folder.root, "link") }).publish(publicationOf(afternoon));
    await copy.content({ contentDir: join(folder.root, "link", "deeper", "still") }).publish(publicationOf(evening));
    const paths = [storyPath(StoryId.parse(morning)), storyPath(StoryId.parse(afternoon))];
    expect(copy.files()).toEqual(
      expect.arrayContaining([...paths, `deeper/still/${storyPath(StoryId.parse(evening))}`]),
    );
    expectClean(copy);
  });

  it("accepts folder names that Git would quote or take for patterns", async () => {
    const copy = await startedCopy();
    const contentDir = join(copy.root, 'Żółć *[a] "b" \\c', "-d");
    await copy.content({ contentDir }).publish(publicationOf(morning));
    expect(copy.git("-c", "core.quotePath=false", "ls-files", "-z")).toContain('Żółć *[a] "b" \\c/-d/stories/2026/11/');
    expectClean(copy);
  });

  it("keeps the given bytes, in Git and on the disk, whatever Git is configured to do to line ends", async () => {
    const copy = await startedCopy();
    copy.git("config", "core.autocrlf", "true");
    const publication = publicationOf(morning);
    await copy.content().publish(publication);
    expect(copy.git("cat-file", "blob", `HEAD:${storyFile(morning)}`)).toBe(`${morning} told by us`);
    expect(await copy.read(storyFile(morning))).toBe(`${morning} told by us\n`);
    expectClean(copy);
  });

  it("runs no hooks and asks for no identity, even where Git insists on one", async () => {
    const copy = await startedCopy();
    copy.git("config", "user.useConfigOnly", "true");
    copy.git("config", "commit.gpgSign", "true");
    for (const name of ["pre-commit", "commit-msg", "post-commit", "post-checkout", "reference-transaction"]) {
      const hook = join(copy.root, ".git/hooks", name);
      await writeFile(hook, "#!/bin/sh\nexit 1\n");
      await chmod(hook, 0o755);
    }
    await copy.content().publish(publicationOf(morning));
    expect(copy.log()).toEqual(["Begin", `Publish ${morning}: A title`]);
  });

  it("works in a linked working copy, and in a repository with SHA-256", async () => {
    const folder = await temporaryFolder();
    gitAt(folder.root, "init", "--quiet", "--object-format=sha256", "--initial-branch=main", "work");
    const copy = folder.copyAt("work");
    await copy.content().publish(publicationOf(morning));
    copy.git("worktree", "add", "--quiet", "-b", "linked", "../linked");
    const linked = folder.copyAt("linked");
    await linked.content().publish(publicationOf(evening));
    expect(linked.files()).toEqual(filesOf(morning, evening));
    expect(copy.files()).toEqual(filesOf(morning));
    for (const each of [copy, linked]) expectClean(each);
  });

  it("refuses a story that is published already, and changes nothing", async () => {
    const copy = await startedCopy();
    const { commit } = await copy.content().publish(publicationOf(morning));
    await expect(copy.content().publish(publicationOf(morning, "others"))).rejects.toMatchObject({
      code: "STORY_EXISTS",
    });
    expect(copy.tip()).toBe(commit);
  });

  it("makes one commit of ten attempts at the same time", async () => {
    const copy = await startedCopy();
    const attempts = Array.from({ length: 10 }, (_, index) =>
      copy.content().publish(publicationOf(morning, `number ${index}`)),
    );
    const results = await Promise.allSettled(attempts);
    const refusals = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(refusals).toEqual(Array(9).fill("STORY_EXISTS"));
    expect(copy.log()).toEqual(["Begin", `Publish ${morning}: A title`]);
    expectClean(copy);
  });

  it.each([
    ["a file that is not in Git", (copy: TestCopy) => copy.write(storyFile(morning), "mine\n")],
    ["a folder with the file's name", (copy: TestCopy) => copy.write(`${storyFile(morning)}/x`, "mine\n")],
    ["a file with a folder's name", (copy: TestCopy) => copy.write("content/stories", "mine\n")],
    ["a link out of the repository", (copy: TestCopy) => symlink("/tmp", join(copy.root, "content/stories"))],
    [
      "a file that is only staged",
      async (copy: TestCopy) => {
        await copy.write(storyFile(morning), "mine\n");
        copy.git("add", storyFile(morning));
        await rm(join(copy.root, storyFile(morning)));
      },
    ],
    [
      "a file of that name that Git ignores",
      async (copy: TestCopy) => {
        await copy.write(".git/info/exclude", "*.md\n");
        await copy.write(storyFile(morning), "mine\n");
      },
    ],
  ])("is blocked by %s, which stays as it is", async (_, putInTheWay) => {
    const copy = await startedCopy();
    await putInTheWay(copy);
    const [tip, status] = [copy.tip(), copy.status()];
    await expect(copy.content().publish(publicationOf(morning))).rejects.toMatchObject({
      code: "CONTENT_BLOCKED",
      message: expect.stringContaining("content/stories"),
      hint: expect.any(String),
    });
    expect([copy.tip(), copy.status()]).toEqual([tip, status]);
    await copy
      .content()
      .publish({ ...publicationOf(evening), files: [{ path: "other.md", content: Buffer.from("x") }] });
  });

  it("accepts a file that lies there already with the same content", async () => {
    const copy = await startedCopy();
    await copy.content().write(publicationOf(morning));
    await copy.content().publish(publicationOf(morning));
    expectClean(copy);
  });

  it("refuses to publish where no branch is checked out and none is configured", async () => {
    const copy = await startedCopy();
    copy.git("checkout", "--quiet", "--detach");
    await expect(copy.content().prepare()).rejects.toMatchObject({ code: "CONTENT_BLOCKED", hint: expect.any(String) });
    const { commit } = await copy.content({ branch: "main" }).publish(publicationOf(morning));
    expect(copy.tip()).toBe(commit);
    expect(copy.log("main")).toEqual(["Begin"]);
    expectClean(copy);
  });

  it("reports CONTENT_NOT_GIT where there is no repository", async () => {
    const { root } = await temporaryFolder();
    const content = openContentRepository({ contentDir: root, remote: "origin", author: "A <a@b>", environment });
    await expect(content.prepare()).rejects.toMatchObject({
      code: "CONTENT_NOT_GIT",
      message: `${root} is in no Git working copy`,
      hint: expect.stringContaining("git init"),
    });
    await expect(content.has(StoryId.parse(morning))).resolves.toBe(false);
  });

  it("reports CONTENT_NOT_GIT inside of Git's own folder", async () => {
    const bare = await (await temporaryFolder()).bare();
    await expect(bare.content({ contentDir: bare.root }).prepare()).rejects.toMatchObject({ code: "CONTENT_NOT_GIT" });
  });
});

describe("writing without Git", () => {
  it("writes both files, and refuses a story that is there already", async () => {
    const { root } = await temporaryFolder();
    const content = openContentRepository({ contentDir: join(root, "new"), remote: "origin", author: "", environment });
    await content.write(publicationOf(morning));
    await expect(content.has(StoryId.parse(morning))).resolves.toBe(true);
    await expect(content.write(publicationOf(morning))).rejects.toMatchObject({ code: "STORY_EXISTS" });
  });
});
