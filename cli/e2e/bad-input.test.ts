import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  bareSettings,
  mruk,
  noon,
  oneErrorWithHint,
  temporaryFolder,
  temporaryLibrary,
  writeInto,
} from "./program.fixture.ts";

describe("what nobody can make", () => {
  it.each([
    ["an unknown slot", ["--slot", "night"], "morning, afternoon, evening"],
    ["an impossible date", ["--date", "2026-02-30"], "Check the month and the day."],
    ["what is no date", ["--date", "tomorrow"], "Write it like 2026-11-21."],
    ["a date in the far past", ["--date", "1926-11-21"], "from 2025-11-20 to 2027-11-22"],
    ["a date in the far future", ["--date", "2126-11-21"], "from 2025-11-20 to 2027-11-22"],
    ["days that lead too far", ["--days", "1000"], "from 1 to 366"],
    ["an unknown option", ["--slt", "evening"], "Did you mean --slot?"],
  ])("%s: one line, a hint, exit code 2, and nothing is touched", async (_, args, hint) => {
    const library = temporaryLibrary();
    const { code, stdout, stderr } = await mruk(["generate", ...args], library.settings);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(oneErrorWithHint);
    expect(stderr).toContain(hint);
    expect(library.git("status", "--porcelain")).toBe("");
    expect(library.log()).toEqual(["Begin the library"]);
    expect(readdirSync(library.content).sort()).toEqual([".git", "README.md"]);
  });
});

describe("a wrong setting", () => {
  it.each([
    ["BUFFER_DAYS", "many"],
    ["MRUK_NOW", "noon"],
    ["CONTENT_AUTHOR", "Mruk"],
    ["CONTENT_REMOTE", "--upload-pack=touch /tmp/owned"],
  ])("%s=%s is named, with exit code 2", async (name, value) => {
    const { settings } = temporaryLibrary();
    const { code, stderr } = await mruk(["generate"], { ...settings, [name]: value });
    expect(code).toBe(2);
    expect(stderr).toMatch(oneErrorWithHint);
    expect(stderr).toContain(`mruk: ${name}: `);
  });
});

describe("a content folder that is no Git repository", () => {
  it.each([["exists"], ["is missing"]])(
    "and %s: one line, a hint, exit code 1, and nothing is written",
    async (state) => {
      const folder = temporaryFolder();
      const content = state === "exists" ? folder : join(folder, "missing");
      const settings = { ...bareSettings(folder), CONTENT_DIR: content, DATA_DIR: join(folder, "data") };
      const { code, stdout, stderr } = await mruk(["generate"], settings);
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toMatch(oneErrorWithHint);
      expect(stderr).toContain(content);
      expect(existsSync(join(content, "stories"))).toBe(false);
    },
  );
});

describe("a content folder that is missing inside a Git repository", () => {
  it.each([[[]], [["--no-commit"]], [["--dry-run"]]])(
    "gets no second library from a command in the wrong place (%j)",
    async (options) => {
      const library = temporaryLibrary();
      const content = join(library.content, "cli", "content");
      const { code, stdout, stderr } = await mruk(["generate", ...options], {
        ...library.settings,
        CONTENT_DIR: content,
      });
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toMatch(oneErrorWithHint);
      expect(stderr).toContain(content);
      expect(library.git("status", "--porcelain")).toBe("");
      expect(library.log()).toEqual(["Begin the library"]);
    },
  );
});

describe("a working tree with other changes", () => {
  it("keeps them as they are: the commit holds the story's two files only", async () => {
    const library = temporaryLibrary();
    writeFileSync(join(library.content, "README.md"), "Changed, not staged\n");
    writeInto(library.content, "staged.md", "Staged, not committed\n");
    library.git("add", "staged.md");
    writeInto(library.content, "stories/notes.txt", "Not even known to Git\n");
    const before = library.git("status", "--porcelain", "--untracked-files=all");

    expect(await mruk(["generate", "--slot", "morning"], library.settings)).toMatchObject({ code: 0, stderr: "" });

    expect(library.git("show", "--format=", "--name-only", "HEAD").split("\n").sort()).toEqual([
      "images/2026/11/2026-11-21-morning.webp",
      "stories/2026/11/2026-11-21-morning.md",
    ]);
    expect(library.git("status", "--porcelain", "--untracked-files=all")).toBe(before);
    expect(readFileSync(join(library.content, "README.md"), "utf8")).toBe("Changed, not staged\n");
  });
});

describe("a machine without a Git identity", () => {
  it("commits as the configured author", async () => {
    const library = temporaryLibrary();
    expect(await mruk(["generate", "--slot", "morning"], library.settings)).toMatchObject({ code: 0, stderr: "" });
    expect(library.git("log", "-1", "--format=%an <%ae> | %cn <%ce>")).toBe(
      "Mruk <mruk@mruk.invalid> | Mruk <mruk@mruk.invalid>",
    );
  });
});

describe("a library with a fault", () => {
  it("is reported by check with path, line and reason, and the other stories can still be read", async () => {
    const library = temporaryLibrary();
    await mruk(["generate", "--slot", "morning", "--no-push"], library.settings);
    expect(await mruk(["check"], library.settings)).toMatchObject({ code: 0, stdout: "" });
    writeInto(library.content, "stories/2026/11/2026-11-20-evening.md", "---\ntitleEn: [\n---\n");

    const { code, stdout } = await mruk(["check"], library.settings);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^stories\/2026\/11\/2026-11-20-evening\.md:\d+: \S/m);

    const { stdout: list } = await mruk(["posts", "list"], library.settings);
    expect(list).toMatch(/^2026-11-21-morning {2}2026-11-21 08:00 {2}published {2}\S/);
  });
});

describe("a remote that is not there", () => {
  it("is a warning: the story is committed here, and the next run pushes it", async () => {
    const library = temporaryLibrary();
    const origin = library.git("remote", "get-url", "origin");
    library.git("remote", "set-url", "origin", `${origin}.away`);
    const first = await mruk(["generate", "--slot", "morning"], library.settings);
    expect(first).toMatchObject({ code: 0 });
    expect(first.stdout).toMatch(/2026-11-21-morning: .* \([0-9a-f]{7}, not pushed\)/);
    expect(first.stderr).toMatch(/^mruk: warning: /m);
    library.git("remote", "set-url", "origin", origin);
    expect(await mruk(["generate", "--slot", "morning"], library.settings)).toMatchObject({ code: 0, stderr: "" });
    expect(library.git("ls-remote", "origin", "main").split("\t")[0]).toBe(library.git("rev-parse", "HEAD"));
  });
});

it("starts its clock where MRUK_NOW says", async () => {
  const { settings } = temporaryLibrary();
  const { stdout } = await mruk(["generate", "--dry-run"], { ...settings, BUFFER_DAYS: "0", MRUK_NOW: noon });
  expect(stdout).toBe("1 story to make: 1 due\n  2026-11-21-morning    2026-11-21 08:00  due\n");
});

it("leaves the files uncommitted with --no-commit, and says so", async () => {
  const library = temporaryLibrary();
  const { code, stdout } = await mruk(["generate", "--slot", "morning", "--no-commit", "--json"], library.settings);
  expect(code).toBe(0);
  const events = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(events.find(({ type }) => type === "story-published")).toMatchObject({ commit: null, pushed: false });
  expect(library.log()).toEqual(["Begin the library"]);
  expect(statSync(join(library.content, "stories/2026/11/2026-11-21-morning.md")).size).toBeGreaterThan(500);
});
