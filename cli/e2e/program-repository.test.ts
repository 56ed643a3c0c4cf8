// A clone of the program that holds no stories yet: trying the program there commits and pushes nothing.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatStory } from "#api/stories/file/story-file.ts";
import { storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { bareSettings, mruk, projectFolder, temporaryFolder, writeInto } from "./program.fixture.ts";

/** A clone of the program's repository, as far as the terminal program looks at one. */
function programClone() {
  const folder = temporaryFolder();
  const clone = join(folder, "mruk");
  const settings = { ...bareSettings(folder), DATA_DIR: join(folder, "data"), BUFFER_DAYS: "0" };
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", clone, "-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], {
      encoding: "utf8",
      env: { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: "1" },
    }).trim();
  mkdirSync(join(clone, "content"), { recursive: true });
  mkdirSync(join(clone, "cli"));
  writeFileSync(join(clone, "cli", "mruk.mjs"), "");
  cpSync(join(projectFolder, "content", "cat.md"), join(clone, "content", "cat.md"));
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Begin");
  git("init", "--quiet", "--bare", "--initial-branch=main", join(folder, "origin.git"));
  git("remote", "add", "origin", join(folder, "origin.git"));
  git("push", "--quiet", "--set-upstream", "origin", "main");
  const pushed = () => git("ls-remote", "origin", "main").slice(0, 40);
  const run = (args: string[], more: Record<string, string> = {}) =>
    mruk(args, { ...settings, ...more }, { cwd: clone });
  return { clone, git, run, pushed };
}

describe("in a fresh clone of the program", () => {
  it.each([
    ["generate", ["generate", "--slot", "morning"]],
    ["generate without a commit", ["generate", "--slot", "morning", "--no-commit"]],
  ])(
    "mruk %s makes, commits and pushes nothing, and says how to see the demo or to have a library",
    async (_, args) => {
      const { clone, git, run, pushed } = programClone();
      const before = git("rev-parse", "HEAD");
      const { code, stderr } = await run(args);
      expect(code).toBe(2);
      expect(stderr).toContain("the program's own repository and no library yet");
      for (const way of ["npm run demo", "CONTENT_DIR"]) expect(stderr).toContain(way);
      expect([git("rev-parse", "HEAD"), pushed(), git("status", "--porcelain")]).toEqual([before, before, ""]);
      expect(existsSync(join(clone, "content", "stories"))).toBe(false);
    },
  );

  it("a dry run still tells what would be made", async () => {
    const { run } = programClone();
    const { code, stdout } = await run(["generate", "--slot", "morning", "--dry-run"]);
    expect([code, stdout]).toEqual([0, expect.stringContaining("2026-11-21-morning")]);
  });

  it.each([
    ["CONTENT_DIR names the folder", { CONTENT_DIR: "content" }],
    ["a workflow at GitHub runs there", { GITHUB_ACTIONS: "true" }],
  ])("stories are kept there where %s", async (_, settings) => {
    const { git, run, pushed } = programClone();
    expect((await run(["generate", "--slot", "morning"], settings)).code).toBe(0);
    expect(git("log", "-1", "--format=%s")).toMatch(/^Publish 2026-11-21-morning/);
    expect(pushed()).toBe(git("rev-parse", "HEAD"));
  });
});

it("a publication's own repository, which holds stories beside the program, is written as before", async () => {
  const { clone, git, run, pushed } = programClone();
  const story = storyOf({ id: "2026-11-20-evening" });
  writeInto(join(clone, "content"), storyPath(story.id), formatStory(story));
  git("add", "--all");
  git("commit", "--quiet", "-m", "A story");
  expect((await run(["posts", "delete", story.id, "--yes"])).code).toBe(0);
  expect(git("log", "-1", "--format=%s")).toMatch(/^Delete/);
  expect(pushed()).toBe(git("rev-parse", "HEAD"));
});
