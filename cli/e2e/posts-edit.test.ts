import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { formatStory } from "#api/stories/file/story-file.ts";
import { picturePath, storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import {
  built,
  ended,
  type Library,
  mruk,
  projectFolder,
  startMruk,
  temporaryLibrary,
  writeInto,
} from "./program.fixture.ts";

const story = storyOf({ id: "2026-11-21-morning", titleEn: "Rain on the sill" });
const { id } = story;

/** A library with one story in it, pushed. */
function libraryWithStory(): Library {
  const library = temporaryLibrary();
  writeInto(library.content, storyPath(id), formatStory(story));
  writeInto(library.content, picturePath(id), "a picture");
  library.git("add", "--all");
  library.git("commit", "--quiet", "-m", "A story");
  library.git("push", "--quiet");
  return library;
}

function kill({ pid = 0 }: ChildProcess, { group }: { group: boolean }): void {
  try {
    process.kill(group ? -pid : pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error; // It has just ended.
  }
}

/** An editor that runs the next of these commands each time it is opened. */
function editor(library: Library, ...commands: string[]): Record<string, string> {
  const path = join(library.content, "..", "editor.sh");
  const turns = commands.map((command, index) => `${index}) ${command} ;;`).join("\n");
  writeFileSync(
    path,
    `#!/bin/sh\nturn=$(cat "$0.turn" 2>/dev/null || echo 0)\necho $((turn + 1)) > "$0.turn"\ncase $turn in\n${turns}\nesac\n`,
  );
  chmodSync(path, 0o755);
  return { ...library.settings, EDITOR: path, TMPDIR: join(library.content, "..") };
}

const set = (key: string, value: string) => `sed -i 's/^${key}: .*/${key}: ${value}/' "$1"`;

// `script` (util-linux) gives a program a keyboard; where it is missing, these tests are skipped, and reported so.
const hasScript = spawnSync("script", ["--version"]).status === 0;

/** Runs the program at a keyboard, and gives these answers to its questions one after another. */
async function atKeyboard(args: string[], settings: Record<string, string>, answers: string[] = []) {
  await built();
  const command = [process.execPath, join(projectFolder, "cli", "mruk.mjs"), ...args].join(" ");
  const child = spawn("script", ["-qec", command, "/dev/null"], { env: { ...settings, TERM: "dumb" }, stdio: "pipe" });
  const waiting = [...answers];
  let seen = "";
  child.stdout.on("data", (chunk: Buffer) => {
    seen += chunk;
    if (!seen.includes("[y/N]")) return;
    seen = seen.slice(seen.indexOf("[y/N]") + 5);
    child.stdin.write(`${waiting.shift() ?? "n"}\n`);
  });
  const { code, stdout } = await ended(child);
  return { code, text: stdout.replaceAll("\r\n", "\n") };
}

describe.skipIf(!hasScript)("mruk posts edit", () => {
  it("makes one pushed commit of what is changed in the editor, in the name that Git knows", async () => {
    const library = libraryWithStory();
    library.git("config", "user.name", "Ola Nowak");
    library.git("config", "user.email", "ola@example.org");
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, set("titleEn", "Sun on the sill")));
    expect({ code, text }).toEqual({ code: 0, text: `saved ${id}: Sun on the sill\n` });
    expect(library.git("log", "-1", "--format=%an <%ae> %s", "origin/main")).toBe(
      `Ola Nowak <ola@example.org> Edit ${id}: Sun on the sill`,
    );
    expect(library.git("status", "--porcelain")).toBe("");
    expect(library.git("show", "--stat", "--format=")).toContain("1 insertion(+), 1 deletion(-)");
  });

  it("says that nothing was changed, and makes no commit", async () => {
    const library = libraryWithStory();
    const before = library.log();
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, "true"));
    expect({ code, text }).toEqual({ code: 0, text: "Nothing was changed.\n" });
    expect(library.log()).toEqual(before);
  });

  it("names what is wrong by line, and opens it again", async () => {
    const library = libraryWithStory();
    const settings = editor(library, set("featured", "perhaps"), set("featured", "true"));
    const { code, text } = await atKeyboard(["posts", "edit", id], settings, ["y"]);
    expect(text).toMatch(new RegExp(`${id}\\.md:5: featured must be a boolean`));
    expect(text).toContain(`saved ${id}`);
    expect(code).toBe(0);
  });

  it("keeps a text that somebody gives up, and says where", async () => {
    const library = libraryWithStory();
    const settings = editor(library, `printf '\\033[2Jnonsense' > "$1"`);
    const { code, text } = await atKeyboard(["posts", "edit", id], settings, ["n"]);
    expect(code).toBe(1);
    const [, path = ""] = /Your text is kept at (\S+)/.exec(text) ?? [];
    expect(readFileSync(path, "utf8")).toContain("nonsense");
    expect(text).not.toContain("\u001b");
    expect(library.log()).toHaveLength(2);
  });

  it("says where the text is when Ctrl-C is the answer", async () => {
    const library = libraryWithStory();
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, 'echo nonsense > "$1"'), ["\u0003"]);
    expect(code).toBe(130);
    const [, path = ""] = /\nmruk: interrupted\n {2}Your text is kept at (\S+)\n/.exec(text) ?? [];
    expect(readFileSync(path, "utf8")).toBe("nonsense\n");
  });

  it("repairs a story that cannot be read", async () => {
    const library = libraryWithStory();
    writeInto(library.content, storyPath(id), formatStory(story).replace("featured: false", "featured: maybe"));
    library.git("commit", "--quiet", "--all", "-m", "Break it");
    const { code } = await atKeyboard(["posts", "edit", id], editor(library, set("featured", "true")));
    expect(code).toBe(0);
    expect((await mruk(["check"], library.settings)).stdout).not.toContain("featured");
  });

  /** Somebody else's edit, committed while the editor is open. */
  const meanwhile = (library: Library, key: string, value: string) =>
    `(cd '${library.content}' && ${set(key, value).replace("$1", storyPath(id))} && git -c user.name=Tomek -c user.email=t@example.org commit -qam 'Edit too')`;

  it("merges what was changed meanwhile in other fields", async () => {
    const library = libraryWithStory();
    const command = `${set("titleEn", "Mine")} && ${meanwhile(library, "titlePl", "Cudze")}`;
    const { code } = await atKeyboard(["posts", "edit", id], editor(library, command));
    expect(code).toBe(0);
    const file = readFileSync(join(library.content, storyPath(id)), "utf8");
    expect(file).toContain("titleEn: Mine\ntitlePl: Cudze\n");
  });

  it("explains what both changed, and keeps the text", async () => {
    const library = libraryWithStory();
    const command = `${set("titleEn", "Mine")} && ${meanwhile(library, "titleEn", "Theirs")}`;
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, command));
    expect(code).toBe(1);
    expect(text).toContain(`mruk: ${id} was changed meanwhile. Both changed: titleEn.`);
    const [, path = ""] = /Your text is kept at (\S+)\. /.exec(text) ?? [];
    expect(readFileSync(path, "utf8")).toContain("titleEn: Mine");
  });

  it("keeps the text where Git cannot take it, and says what to do", async () => {
    const library = libraryWithStory();
    const command = `${set("titleEn", "Mine")} && echo mine >> '${join(library.content, storyPath(id))}'`;
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, command));
    expect(code).toBe(1);
    expect(text).toMatch(/has changes that are not committed\n {2}Your text is kept at \S+\. Commit or undo them/);
  });

  it("says which editor did not work, and leaves nothing behind", async () => {
    const library = libraryWithStory();
    const settings = editor(library, "exit 3");
    const { code, text } = await atKeyboard(["posts", "edit", id], settings);
    expect([code, text]).toEqual([2, expect.stringMatching(/^mruk: The editor ".*editor\.sh" ended with 3\n {2}\S/)]);
    expect(text).not.toContain("kept at");
  });

  it("is saved although the remote is away, and says so", async () => {
    const library = libraryWithStory();
    library.git("remote", "set-url", "origin", "/nowhere.git");
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, set("titleEn", "Mine")));
    expect(code).toBe(0);
    expect(text).toContain(`saved ${id}: Mine\nmruk: saved here only: origin cannot be reached`);
  });

  it("shows no escape sequences of a title", async () => {
    const library = libraryWithStory();
    const { text } = await atKeyboard(["posts", "edit", id], editor(library, set("titleEn", '"\\\\e[31mRed"')));
    expect(text).toBe(`saved ${id}: Red\n`);
  });
});

describe("mruk posts edit without a keyboard", () => {
  it("says so", async () => {
    const { settings } = libraryWithStory();
    const { code, stderr } = await mruk(["posts", "edit", id], settings, { stdio: ["ignore", "pipe", "pipe"] });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^mruk: There is no keyboard to edit at\n {2}\S/);
  });
});

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
    expect(deleted).toMatchObject({ code: 0, stdout: `deleted ${id}: Rain on the sill\n` });
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

    const restored = await mruk(["posts", "restore", id, creation.commit.slice(0, 8), "--yes"], library.settings);
    expect(restored).toMatchObject({ code: 0, stdout: `restored ${id}: Rain on the sill\n` });
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
