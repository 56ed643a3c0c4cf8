import { spawn, spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatStory } from "#api/stories/file/story-file.ts";
import { picturePath, storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { built, ended, type Library, projectFolder, temporaryLibrary, writeInto } from "./program.fixture.ts";

export const story = storyOf({ id: "2026-11-21-morning", titleEn: "Rain on the sill" });
const { id } = story;

/** A library with one story in it, pushed. */
export function libraryWithStory(): Library {
  const library = temporaryLibrary();
  writeInto(library.content, storyPath(id), formatStory(story));
  writeInto(library.content, picturePath(id), "a picture");
  library.git("add", "--all");
  library.git("commit", "--quiet", "-m", "A story");
  library.git("push", "--quiet");
  return library;
}

/** An editor that runs the next of these commands each time it is opened. */
export function editor(library: Library, ...commands: string[]): Record<string, string> {
  const path = join(library.content, "..", "editor.sh");
  const turns = commands.map((command, index) => `${index}) ${command} ;;`).join("\n");
  writeFileSync(
    path,
    `#!/bin/sh\nturn=$(cat "$0.turn" 2>/dev/null || echo 0)\necho $((turn + 1)) > "$0.turn"\ncase $turn in\n${turns}\nesac\n`,
  );
  chmodSync(path, 0o755);
  return { ...library.settings, EDITOR: path, TMPDIR: join(library.content, "..") };
}

/** A command for such an editor, which gives a key of the front matter another value. */
export const set = (key: string, value: string) => `sed -i 's/^${key}: .*/${key}: ${value}/' "$1"`;

// `script` (util-linux) gives a program a keyboard; where it is missing, these tests are skipped, and reported so.
export const hasScript = spawnSync("script", ["--version"]).status === 0;

/** Runs the program at a keyboard, and gives these answers to its questions one after another. */
export async function atKeyboard(args: string[], settings: Record<string, string>, answers: string[] = []) {
  await built();
  // Wide enough for every path, since errors are broken between words.
  const command = ["stty", "cols", "500;", process.execPath, join(projectFolder, "cli", "mruk.mjs"), ...args].join(" ");
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
