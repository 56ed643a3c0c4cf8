import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { picturePath, storyPath } from "#api/stories/model.ts";
import { atKeyboard, hasScript, libraryWithStory, story } from "./posts.fixture.ts";
import { built, ended, mruk, startMruk } from "./program.fixture.ts";

const { id } = story;

function kill({ pid = 0 }: ChildProcess, { group }: { group: boolean }): void {
  try {
    process.kill(group ? -pid : pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error; // It has just ended.
  }
}

describe("mruk posts delete", () => {
  it("asks nobody who is not there", async () => {
    const library = libraryWithStory();
    const { code, stderr } = await mruk(["posts", "delete", id], library.settings);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`Run: mruk posts delete ${id} --yes`)]);
    expect(library.log()).toHaveLength(2);
  });

  it.skipIf(!hasScript)("asks in the specified words, and takes no for an answer", async () => {
    const library = libraryWithStory();
    const refused = await atKeyboard(["posts", "delete", id], library.settings, ["n"]);
    expect(refused.text).toContain(`${id}: Rain on the sill\nAre you sure you want to delete this post? [y/N]`);
    expect([refused.code, library.log().length]).toEqual([1, 2]);
    const agreed = await atKeyboard(["posts", "delete", id], library.settings, ["y"]);
    expect([agreed.code, library.git("ls-files", "stories", "images")]).toEqual([0, `stories/2026/11/${id}.deleted`]);
  });

  it("takes the story away for good, until it is restored", async () => {
    const library = libraryWithStory();
    const deleted = await mruk(["posts", "delete", id, "--yes"], library.settings);
    const commit = library.git("rev-parse", "HEAD");
    expect(deleted).toMatchObject({
      code: 0,
      stdout: `deleted ${id}: Rain on the sill (commit ${commit.slice(0, 10)}, pushed)\n`,
    });
    const missing = await mruk(["posts", "show", id], library.settings);
    expect(missing.stderr).toContain("mruk posts history knows also of those that are deleted.");
    const generated = await mruk(["generate", "--dry-run"], library.settings);
    expect(generated.stdout).not.toContain(id);
    const another = await mruk(["generate", "--slot", "morning", "--dry-run"], library.settings);
    expect(another.stdout).toContain(`${id}-2`);

    const history = await mruk(["posts", "history", id, "--json"], library.settings);
    const [deletion, creation] = history.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(deletion).toMatchObject({ subject: `Delete ${id}: Rain on the sill`, rev: null });
    const plain = await mruk(["posts", "history", id], library.settings);
    expect(plain.stdout.split("\n")[0]).toMatch(
      /^[0-9a-f]{10} {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Mruk {2}Delete .*\(deleted\)$/,
    );

    expect(deleted.stderr).toBe(`To bring it back: mruk posts restore ${id} ${creation.commit.slice(0, 10)}\n`);
    const wrong = await mruk(["posts", "restore", id, deletion.commit, "--yes"], library.settings);
    expect(wrong.stderr).toContain("is the commit that deleted this story\n  Name one from before it");

    const typed = ["posts", "restore", id, creation.commit.slice(0, 8), "--yes", "--json"];
    const restored = await mruk(typed, library.settings);
    expect(JSON.parse(restored.stdout)).toEqual({
      type: "restored",
      id,
      titleEn: "Rain on the sill",
      commit: library.git("rev-parse", "HEAD"),
      pushed: true,
    });
    expect(existsSync(join(library.content, picturePath(id)))).toBe(true);
    expect(library.git("ls-files", "*.deleted")).toBe("");
  });

  it("is whole again after a kill at any moment", async () => {
    await built();
    const library = libraryWithStory();
    const [begun = ""] = library.git("log", "-1", "--format=%H").split("\n");
    const there = (path: string) => existsSync(join(library.content, path));
    const tip = () => readFileSync(join(library.content, ".git/refs/heads/main"), "utf8");
    const moments = [
      () => there(".git/mruk-intent.json"),
      (before: string) => tip() !== before,
      () => !there(storyPath(id)),
      () => there(`stories/2026/11/${id}.deleted`),
    ];
    for (const [index, isReached] of moments.entries()) {
      const before = tip();
      const child = startMruk(["posts", "delete", id, "--yes"], library.settings, { detached: true });
      const end = ended(child);
      while (child.exitCode === null && child.signalCode === null) {
        // Every second time the Git commands that it started are killed too.
        if (isReached(before)) kill(child, { group: index % 2 === 0 });
        await nextTurn();
      }
      await end;
      const restored = await mruk(["posts", "restore", id, begun, "--yes"], library.settings);
      expect.soft(restored).toMatchObject({ code: 0, stderr: "" });
      expect.soft([library.git("status", "--porcelain"), library.git("fsck", "--no-dangling")]).toEqual(["", ""]);
      expect.soft(library.git("ls-files", "stories", "images").split("\n")).toEqual([picturePath(id), storyPath(id)]);
      expect.soft(library.git("rev-parse", "origin/main")).toBe(tip().trim());
    }
  });

  it.each([
    ["no id", ["delete", "../../etc/passwd", "--yes"], 2],
    ["no such story", ["delete", "2026-01-01-evening", "--yes"], 1],
    ["no such history", ["history", "2026-01-01-evening"], 1],
    ["no such version", ["restore", id, "0123456789", "--yes"], 1],
    ["no commit at all", ["restore", id, "--all", "--yes"], 2],
    ["a trick for a commit", ["restore", id, "HEAD^{tree}", "--yes"], 1],
  ])("%s is refused in a line with a hint", async (_, args, expected) => {
    const { settings } = libraryWithStory();
    const { code, stderr } = await mruk(["posts", ...args], settings);
    expect(code).toBe(expected);
    expect(stderr).toMatch(/^mruk: [^\n]+\n( {2}\S[^\n]*\n)?$/);
  });
});
