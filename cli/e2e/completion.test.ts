// What a shell offers while a person types, asked of the real program, and the link that puts it on the path.
import { existsSync, mkdirSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { formatStory } from "#api/stories/file/story-file.ts";
import { StoryId, storyPath, tombstonePath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import {
  bareSettings,
  mruk,
  projectFolder,
  run,
  temporaryFolder,
  temporaryLibrary,
  writeInto,
} from "./program.fixture.ts";

const program = join(projectFolder, "cli", "mruk.mjs");
const [morning, evening, deleted] = ["2026-11-20-morning", "2026-11-20-evening", "2026-11-19-evening"].map((id) =>
  StoryId.parse(id),
) as [StoryId, StoryId, StoryId];

/** A library with two stories, one of them changed once, and one that was deleted. */
function libraryWithStories() {
  const library = temporaryLibrary();
  for (const id of [morning, evening, deleted]) {
    writeInto(library.content, storyPath(id), formatStory(storyOf({ id })));
    library.git("add", "--all");
    library.git("commit", "--quiet", "-m", `Publish ${id}`);
  }
  writeInto(library.content, storyPath(morning), formatStory(storyOf({ id: morning, titleEn: "Anew" })));
  library.git("rm", "--quiet", storyPath(deleted));
  writeInto(library.content, tombstonePath(deleted), "deleted\n");
  library.git("add", "--all");
  library.git("commit", "--quiet", "-m", "Edit one, delete another");
  return library;
}

/** The completions that bash offers behind these words, with the program under the name by which it was called. */
async function offered(settings: Record<string, string>, ...typed: string[]): Promise<string[]> {
  const { stdout: script } = await mruk(["completion", "bash"], settings);
  const words = [program, ...typed].map((word) => `'${word}'`).join(" ");
  const asked = `COMP_WORDS=(${words})\nCOMP_CWORD=${typed.length}\n_mruk\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = await run("bash", ["-c", `${script}\n${asked}`], { env: settings });
  expect(stderr).toBe("");
  return stdout.split("\n").filter(Boolean);
}

it("are the stories' ids, their commits, and the backups of the state", async () => {
  const { settings, git } = libraryWithStories();
  expect(await offered(settings, "posts", "show", "")).toEqual([morning, evening]);
  expect(await offered(settings, "posts", "edit", "2026-11-20-m")).toEqual([morning]);
  expect(await offered(settings, "posts", "history", "")).toContain(deleted);
  expect(await offered(settings, "posts", "show", "--")).toContain("--lang");
  const commits = git("log", "--format=%h", "--abbrev=10", "--", storyPath(morning)).split("\n");
  expect(await offered(settings, "posts", "restore", morning, "")).toEqual(commits);
  // The deletion itself left nothing to restore.
  expect(await offered(settings, "posts", "restore", deleted, "")).toHaveLength(1);
  const backups = join(String(settings.DATA_DIR), "backups");
  mkdirSync(backups, { recursive: true });
  writeFileSync(join(backups, "state-2026-11-20T10Z.json"), "{}");
  expect(await offered(settings, "state", "restore", "")).toEqual(["state-2026-11-20T10Z.json"]);
});

it("are options alone where there is no library", async () => {
  const settings = { ...bareSettings(temporaryFolder()), CONTENT_DIR: "/nowhere/at/all" };
  expect(await offered(settings, "posts", "restore", morning, "")).toEqual(["--yes", "--json", "--verbose", "--help"]);
});

it("come from the program on the path, which one command links there", async () => {
  const home = temporaryFolder();
  const folder = join(home, ".local", "bin");
  const settings = { ...bareSettings(home), PATH: `${folder}:${process.env.PATH}`, SHELL: "/bin/bash" };
  const script = join(projectFolder, "scripts", "link.mjs");
  for (const _ of ["once", "again"]) {
    const { code, stdout } = await run(process.execPath, [script], { env: settings });
    expect([code, stdout]).toEqual([0, expect.stringContaining(`linked as ${join(folder, "mruk")}`)]);
    expect(stdout).toContain("mruk completion bash");
  }
  expect(readlinkSync(join(folder, "mruk"))).toBe(program);
  const { code, stdout } = await run("mruk", ["--version"], { env: settings, cwd: home });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  expect(existsSync(join(home, "bin"))).toBe(false);
});
