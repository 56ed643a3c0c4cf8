import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exitCodes } from "../output/exit-codes.ts";
import { built, type Library, mruk, projectFolder, run, temporaryLibrary } from "./program.fixture.ts";

// A disk that is read-only or full also for root, in a mount namespace that ends with the program. Machines that allow
// no such namespace skip these tests, and the report shows it.
const isolated = ["--user", "--map-root-user", "--mount"];
const probe = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && mount -t tmpfs tmpfs "$1"';
const hasNamespaces = spawnSync("unshare", [...isolated, "sh", "-euc", probe, "sh", tmpdir()]).status === 0;

/**
 * Runs `mruk` after these preparations, which change the disk for this process only. Returns the output of the commands that
 * then examine the same disk.
 */
async function mrukWhere(preparations: string, args: string[], library: Library, aftermath = "true") {
  await built();
  const mruk = '"$NODE" "$ENTRY" "$@"';
  const command = `${preparations}\ncode=0; ${mruk} || code=$?\n(set +e; ${aftermath.replaceAll("MRUK", mruk)}) > "$REPORT" 2>&1\nexit $code`;
  const report = join(library.content, "..", "report");
  const end = await run("unshare", [...isolated, "sh", "-euc", command, "sh", ...args], {
    env: {
      ...library.settings,
      NODE: process.execPath,
      ENTRY: join(projectFolder, "cli", "mruk.mjs"),
      REPORT: report,
    },
  });
  return { ...end, report: readFileSync(report, "utf8") };
}

const readOnly = 'mount --bind "$CONTENT_DIR" "$CONTENT_DIR" && mount -o remount,ro,bind "$CONTENT_DIR"';
/** The library on a disk of its own with this many free kilobytes. */
const nearlyFull = (free: number) =>
  [
    'cp -a "$CONTENT_DIR" "$CONTENT_DIR.copy"',
    'mount -t tmpfs -o size=32m tmpfs "$CONTENT_DIR"',
    'cp -a "$CONTENT_DIR.copy/." "$CONTENT_DIR"',
    '(cat /dev/zero > "$CONTENT_DIR/.git/filling") 2> /dev/null || true',
    `truncate --size=-${free}K "$CONTENT_DIR/.git/filling"`,
  ].join(" && ");

describe.skipIf(!hasNamespaces)("a content folder on a disk", () => {
  it("that is read-only: a clear error, nothing written, and the next run makes the story", async () => {
    const library = temporaryLibrary();
    const { code, stderr } = await mrukWhere(readOnly, ["generate", "--slot", "morning"], library);
    expect([exitCodes.failed, exitCodes.storyFailed]).toContain(code);
    expect(stderr).toMatch(/^mruk: [^\n]+\n {2}\S[^\n]+\n/);
    expect(stderr).toMatch(/read-only|cannot be written/i);
    expect(library.git("status", "--porcelain")).toBe("");

    expect(await mruk(["generate", "--slot", "morning"], library.settings)).toMatchObject({ code: 0, stderr: "" });
    expect(library.log()).toHaveLength(2);
  });

  it("that is read-only can still be listed and checked", async () => {
    const library = temporaryLibrary();
    await mruk(["generate", "--slot", "morning"], library.settings);
    expect(await mrukWhere(readOnly, ["check"], library)).toMatchObject({ code: 0 });
    const { stdout } = await mrukWhere(readOnly, ["posts", "list"], library);
    expect(stdout).toContain("2026-11-21-morning");
  });

  it.each([
    ["has no room at all", 0],
    ["has room for a text and not for a picture", 40],
  ])("that %s: a clear error and no half story, and once there is room the next run makes it", async (_, free) => {
    const library = temporaryLibrary();
    const aftermath = `
      cd "$CONTENT_DIR"; export GIT_OPTIONAL_LOCKS=0
      git status --porcelain; find stories images -type f 2> /dev/null
      rm .git/filling
      MRUK > /dev/null; git status --porcelain; git fsck --no-dangling 2>&1; git log --format=%s | wc -l`;
    const args = ["generate", "--slot", "morning"];
    const { code, stderr, report } = await mrukWhere(nearlyFull(free), args, library, aftermath);
    expect([exitCodes.failed, exitCodes.storyFailed]).toContain(code);
    expect(stderr).toMatch(/^mruk: [^\n]*the disk is full\n {2}\S[^\n]+\n$/);
    expect(report).toBe("2\n");
  });
});
