import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { built, ended, mruk, projectFolder, run, startMruk, temporaryLibrary } from "./program.fixture.ts";

const entry = join(projectFolder, "cli", "mruk.mjs");
const eventTypes = ["planned", "step-started", "step-finished", "story-published", "story-skipped", "finished"];

describe("--json", () => {
  it("writes one event a line and nothing else, also for a run with nothing to do", async () => {
    const library = temporaryLibrary();
    const options = ["generate", "--slot", "morning", "--json"];
    for (const [published, skipped] of [
      [1, 0],
      [0, 1],
    ]) {
      const { code, stdout, stderr } = await mruk(options, library.settings);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      const events = stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(events.filter(({ type }) => !eventTypes.includes(type))).toEqual([]);
      expect(events[0].type).toBe("planned");
      expect(events.at(-1)).toEqual({ type: "finished", published, skipped, failed: 0 });
    }
  });

  it("of a list and a story reads back", async () => {
    const { settings } = temporaryLibrary();
    await mruk(["generate", "--slot", "evening", "--no-push"], settings);
    const list = await mruk(["posts", "list", "--json"], settings);
    expect(JSON.parse(list.stdout)).toMatchObject({ id: "2026-11-21-evening", state: "scheduled" });
    const story = await mruk(["posts", "show", "2026-11-21-evening", "--json"], settings);
    expect(JSON.parse(story.stdout)).toMatchObject({
      id: "2026-11-21-evening",
      contentPl: expect.stringMatching(/\S/),
    });
  });
});

describe("a reader that leaves", () => {
  it("ends the output, not the work", async () => {
    const library = temporaryLibrary();
    await built();
    const child = startMruk(["generate", "--slot", "morning"], library.settings);
    child.stdout?.destroy();
    expect(await ended(child)).toMatchObject({ code: 0 });
    expect(library.log()).toHaveLength(2);
    expect(library.git("status", "--porcelain")).toBe("");
  });
});

describe("an interruption", () => {
  it("ends with 130 and a hint, and the next run completes what was begun", async () => {
    const library = temporaryLibrary();
    await built();
    const child = startMruk(["generate", "--json"], library.settings);
    const end = ended(child);
    await new Promise<void>((resolve) => {
      child.stdout?.on("data", (text: string) => text.includes('"step-finished"') && resolve());
    });
    child.kill("SIGINT");
    const { code, stderr } = await end;
    expect(code).toBe(130);
    expect(stderr).toBe("mruk: interrupted\n  The next run continues where this one stopped.\n");

    expect(await mruk(["generate"], library.settings)).toMatchObject({ code: 0, stderr: "" });
    expect(library.git("status", "--porcelain")).toBe("");
    expect(library.git("ls-files", "stories").split("\n")).toHaveLength(7);
    const { stdout: list } = await mruk(["posts", "list"], library.settings);
    expect(list.split("\n")[0]).toMatch(/^2026-11-23-morning/);
    expect(list.split("\n")[6]).toMatch(/^2026-11-21-morning/);
    expect(library.log()).toHaveLength(8);
  });
});

// `script` (util-linux) gives a program a real terminal; where it is missing, these two are skipped, and reported so.
const hasScript = spawnSync("script", ["--version"]).status === 0;

describe.skipIf(!hasScript)("on a real terminal", () => {
  const inTerminal = async (args: string[], settings: Record<string, string>) => {
    await built();
    const command = ["stty cols 100 rows 30;", process.execPath, entry, ...args].join(" ");
    return run("script", ["--quiet", "--return", "--command", command, "/dev/null"], {
      env: { ...settings, TERM: "xterm-256color" },
      stdio: ["ignore", "pipe", "pipe"],
    });
  };
  const esc = "\u001b";

  it("shows rows that move, in colours, and leaves the cursor visible", async () => {
    const library = temporaryLibrary();
    const { code, stdout } = await inTerminal(["generate", "--slot", "morning"], library.settings);
    expect(code).toBe(0);
    expect(stdout).toContain(`${esc}[32m✓`);
    expect(stdout).toContain("› picture");
    expect(stdout).toMatch(/1 story made in \d+\.\d s\./);
    expect(stdout.lastIndexOf(`${esc}[?25h`)).toBeGreaterThan(stdout.lastIndexOf(`${esc}[?25l`));
  });

  it("shows no colours with NO_COLOR, and plain lines in CI", async () => {
    const library = temporaryLibrary();
    const colour = new RegExp(`${esc}\\[[0-9;]*m`);
    const plain = await inTerminal(["generate", "--slot", "morning"], { ...library.settings, NO_COLOR: "1" });
    expect(plain.stdout).toContain("✓");
    expect(plain.stdout).not.toMatch(colour);
    const inCi = await inTerminal(["generate", "--slot", "morning"], { ...library.settings, CI: "true" });
    expect(inCi.stdout).toContain("2026-11-21-morning: exists already");
    expect(inCi.stdout).not.toContain(esc);
  });
});
