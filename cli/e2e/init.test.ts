// mruk init: a repository that holds only a publication, made, upgraded, and taken out of an old copy of the program.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatStory } from "#api/stories/file/story-file.ts";
import { picturePath, storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { addressOf, startProcess } from "#web/e2e/server-process.fixture.ts";
import packageJson from "../../package.json" with { type: "json" };
import { type Releases, startReleases } from "../publication/releases.fixture.ts";
import {
  bareSettings,
  ended,
  mruk,
  noon,
  oneErrorWithHint,
  projectFolder,
  temporaryFolder,
  writeInto,
} from "./program.fixture.ts";

const { version } = packageJson;
const author = "Ola <ola@example.org>";

let releases: Releases;
beforeAll(async () => {
  releases = await startReleases({ versions: [version], program: join(projectFolder, "cli", "mruk.mjs") });
});
afterAll(() => releases.close());

/** A home with a folder for repositories. */
function desk() {
  const home = temporaryFolder();
  const gitAt =
    (folder: string) =>
    (...args: string[]) =>
      execFileSync("git", ["-C", folder, "-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], {
        encoding: "utf8",
        env: { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: "1" },
      }).trim();
  const run = (args: string[], { cwd = home, ...settings }: Record<string, string> = {}) =>
    mruk(args, { ...bareSettings(home), ...settings }, { cwd });
  const init = (args: string[] = []) =>
    run(["init", "publication", "--release-repository", releases.repository, "--author", author, ...args]);
  const folder = join(home, "publication");
  return { home, folder, gitAt, git: gitAt(folder), run, init };
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("mruk init", () => {
  it("makes a repository that holds only a publication, with the checksum of the release, which doctor understands", async () => {
    const { home, folder, git, run, init } = desk();
    const made = await init();
    expect(made).toMatchObject({ code: 0, stderr: "" });
    for (const next of ["mruk.env", "git remote add", "OPENAI_API_KEY", "CONTENT_REMOTE"].map((part) =>
      part.split(" ").at(-1),
    ))
      expect(made.stdout).toContain(next);
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "--format=%an <%ae> %s")).toBe(`${author} Begin the publication`);
    const files = git("ls-files").split("\n");
    expect(files).toEqual(expect.arrayContaining(["README.md", "content/README.md", "content/cat.md", "mruk.env"]));
    expect(files.filter((path) => /^(?:api|cli|web|node_modules|package|docs|scripts)/.test(path))).toEqual([]);
    expect(readFileSync(join(folder, "README.md"), "utf8")).toMatch(/^# publication\n/);
    for (const path of ["README.md", ".github/mruk.sh"])
      expect(readFileSync(join(folder, path), "utf8")).not.toContain("{{");
    expect(readFileSync(join(folder, ".mruk/release"), "utf8")).toContain(
      `\nVERSION=${version}\nREPOSITORY=${releases.repository}\n`,
    );
    expect(readFileSync(join(folder, ".mruk/release"), "utf8")).toContain(
      `\n${releases.checksumOf(version)}  mruk-${version}-linux-x64.tar.gz\n`,
    );

    git("init", "--quiet", "--bare", "--initial-branch=main", join(home, "origin.git"));
    git("remote", "add", "origin", join(home, "origin.git"));
    git("push", "--quiet", "--set-upstream", "origin", "main");
    const inIt = { cwd: folder, MRUK_ENV_FILE: "mruk.env" };
    const { stdout } = await run(["doctor"], inIt);
    for (const line of [
      "library +0 stories, no faults",
      "repository +on main, nothing uncommitted",
      "remote +origin answers",
      `publication +Mruk ${version} of`,
    ])
      expect(stdout).toMatch(new RegExp(`^ok +${line}`, "m"));
  });

  it("refuses a folder that is not empty, a release that there is not, and values that are none, and leaves nothing behind", async () => {
    const { home, folder, run, init } = desk();
    mkdirSync(folder);
    writeFileSync(join(folder, "notes.txt"), "mine");
    const used = await init();
    expect([used.code, used.stderr]).toEqual([2, expect.stringMatching(oneErrorWithHint)]);
    expect(used.stderr).toContain("is not empty: it holds notes.txt");
    rmSync(folder, { recursive: true });

    const unknown = await init(["--release", "9.9.9"]);
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringMatching(oneErrorWithHint)]);
    expect(unknown.stderr).toContain("/releases/download/v9.9.9/SHA256SUMS cannot be fetched (status 404)");
    for (const [option, value] of [
      ["--release", "newest"],
      ["--author", "Ola"],
      ["--release-repository", "http://example.org/ola/mruk"],
      ["--release-repository", "https://user:secret-of-ola@example.org/ola/mruk"],
    ] as const) {
      const wrong = await init([option, value]);
      expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringMatching(oneErrorWithHint)]);
      expect(wrong.stderr).toContain(option);
    }
    const missing = await run(["init", "publication"]);
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining("--release-repository is missing")]);
    expect(readdirSync(home).filter((name) => !name.startsWith("."))).toEqual([]);
  });

  it("says with --dry-run what it would write, and with --json what it wrote, also into an empty folder", async () => {
    const { folder, git, init } = desk();
    const dry = await init(["--dry-run"]);
    expect(dry).toMatchObject({ code: 0, stderr: "Nothing was written.\n" });
    expect(existsSync(folder)).toBe(false);
    // The remains of a killed run are no obstacle.
    mkdirSync(join(folder, ".mruk-bringing-killed"), { recursive: true });
    const { stdout } = await init(["--json", "--name", "Mruk na Pradze"]);
    const made = JSON.parse(stdout);
    expect(made).toMatchObject({ folder, commit: git("rev-parse", "HEAD"), library: null, release: { version } });
    expect(made.files).toEqual(expect.arrayContaining(dry.stdout.trim().split("\n")));
    expect([...made.files].sort()).toEqual(git("ls-files").split("\n").sort());
    expect(readFileSync(join(folder, "README.md"), "utf8")).toMatch(/^# Mruk na Pradze\n/);
  });
});

/** A repository as an older version made it: format 1 of the record, with other texts and a file that is no longer written. */
function olderPublication() {
  const there = desk();
  const { folder, gitAt, home } = there;
  const written = {
    "README.md": "An older README\n",
    ".gitignore": "data/\n",
    ".github/mruk.sh": "older\n",
    ".github/workflows/publish.yml": "older: workflow\n",
    ".github/workflows/forgotten.yml": "no: longer\n",
    ".github/workflows/kept.yml": "no: longer\n",
    ".mruk/release": `VERSION=0.0.9\nREPOSITORY=${releases.repository}\n${"c".repeat(64)}  mruk-0.0.9-linux-x64.tar.gz\n`,
  };
  for (const [path, text] of Object.entries(written)) writeInto(folder, path, text);
  const files = Object.fromEntries(Object.entries(written).map(([path, text]) => [path, sha256(text)]));
  const record = { format: 1, name: "Mruk na Pradze", version: "0.0.9", files };
  writeInto(folder, ".mruk/written.json", JSON.stringify(record));
  writeInto(folder, "mruk.env", `CONTENT_AUTHOR="${author}"\n`);
  writeInto(folder, "content/cat.md", "Mine\n");
  const git = gitAt(folder);
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Begin");
  const commit = (message: string) => git("commit", "--quiet", "--all", "-m", message);
  const upgrade = (args: string[] = []) =>
    there.run(["init", "--upgrade", ...args], { cwd: folder, HOME: home, MRUK_ENV_FILE: "mruk.env" });
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  return { ...there, commit, upgrade, read };
}

describe("mruk init --upgrade", () => {
  it("rewrites what an older version wrote, as one commit, leaves what the owner changed, and does nothing more when run again", async () => {
    const { folder, git, commit, upgrade, read } = olderPublication();
    writeInto(folder, "README.md", "Mine\n");
    writeInto(folder, ".github/workflows/kept.yml", "mine: now\n");
    rmSync(join(folder, ".gitignore"));
    writeInto(folder, ".mruk/release", read(".mruk/release").replace("VERSION=0.0.9", "VERSION=0.0.10"));
    commit("Make it mine");
    const before = git("rev-parse", "HEAD");
    const dry = await upgrade(["--dry-run", "--json"]);
    expect(JSON.parse(dry.stdout)).toMatchObject({ from: "0.0.10", to: version, commit: null, dryRun: true });
    expect([git("rev-parse", "HEAD"), git("status", "--porcelain")]).toEqual([before, ""]);

    const { code, stdout } = await upgrade();
    expect(code).toBe(0);
    for (const line of [
      `From 0.0.10 to ${version}:`,
      ".github/mruk.sh: written",
      ".github/workflows/library.yml: written",
      ".github/workflows/publish.yml: written",
      ".github/workflows/forgotten.yml: removed",
      ".github/workflows/kept.yml: left, since you have edited it",
      ".gitignore: left, since you have deleted it",
      "README.md: left, since you have edited it",
    ])
      expect(stdout.split("\n")).toContain(line);
    expect(git("log", "--format=%an %s", `${before}..`)).toBe(`Ola Upgrade to Mruk ${version}`);
    expect(git("status", "--porcelain")).toBe("");
    expect([read("README.md"), read("content/cat.md"), existsSync(join(folder, ".gitignore"))]).toEqual([
      "Mine\n",
      "Mine\n",
      false,
    ]);
    expect(existsSync(join(folder, ".github/workflows/forgotten.yml"))).toBe(false);
    expect(read(".mruk/release")).toContain(`${releases.checksumOf(version)}  mruk-${version}-linux-x64.tar.gz`);

    const after = git("rev-parse", "HEAD");
    expect((await upgrade()).stdout).not.toContain("written");
    expect(git("rev-parse", "HEAD")).toBe(after);

    const taken = await upgrade(["--take", "README.md", ".gitignore"]);
    expect(taken.stdout).toContain("README.md: written");
    expect(read("README.md")).toMatch(/^# Mruk na Pradze\n/);
    expect((await upgrade()).stdout).toBe(`Everything is as Mruk ${version} writes it.\n`);
  });

  it("refuses what is not committed, a newer repository, one that it did not make, and a file that is not the program's", async () => {
    const { home, folder, git, commit, upgrade, run } = olderPublication();
    writeInto(folder, "README.md", "Not committed\n");
    expect(await upgrade()).toMatchObject({ code: 1, stderr: expect.stringContaining("README.md in ") });
    git("checkout", "--quiet", "--", ".");
    expect(await upgrade(["--take", "mruk.env"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("mruk.env"),
    });
    const elsewhere = await run(["init", "--upgrade"], { cwd: home });
    expect(elsewhere).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("no repository that mruk init has made"),
    });

    const head = git("rev-parse", "HEAD");
    for (const [path, says] of [
      [".mruk/release", `is of version 99.0.0, and this is ${version}`],
      [".mruk/written.json", "cannot be understood"],
    ] as const) {
      const text = readFileSync(join(folder, path), "utf8");
      writeInto(folder, path, text.replace("VERSION=0.0.9", "VERSION=99.0.0").replace('"format":1', '"format":2'));
      commit("Come from the future");
      const refused = await upgrade();
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(oneErrorWithHint)]);
      expect(refused.stderr).toContain(says);
      git("reset", "--quiet", "--hard", head);
    }
  });
});

/** A copy of the program's repository with stories, as GitHub's template button made them. */
function oldCopy({ home, gitAt }: ReturnType<typeof desk>) {
  const folder = join(home, "old");
  const git = gitAt(folder);
  writeInto(folder, "package.json", "{}");
  writeInto(folder, "cli/mruk.mjs", "");
  writeInto(folder, "content/README.md", "An older format\n");
  writeInto(folder, "content/cat.md", "Mruk, as his owner knows him\n");
  git("init", "--quiet", "--initial-branch=main");
  const commit = (message: string, date: string) => {
    git("add", "--all");
    git("commit", "--quiet", "--author", "Runner <runner@example.org>", "--date", date, "-m", message);
  };
  commit("Initial commit", "2026-11-20T10:00:00Z");
  for (const id of ["2026-11-20-morning", "2026-11-20-evening", "2026-11-21-morning"]) {
    const story = storyOf({ id, imageUrl: `/images/${id}.webp` });
    writeInto(folder, join("content", storyPath(story.id)), formatStory(story));
    mkdirSync(join(folder, "content", picturePath(story.id), ".."), { recursive: true });
    cpSync(join(projectFolder, "content/cat/loaf.webp"), join(folder, "content", picturePath(story.id)));
    commit(`Publish ${id}: a story`, "2026-11-20T11:00:00Z");
    writeInto(folder, "api/other.ts", id);
    commit("Change the program", "2026-11-20T12:00:00Z");
  }
  git(
    "rm",
    "--quiet",
    "content/stories/2026/11/2026-11-20-evening.md",
    "content/images/2026/11/2026-11-20-evening.webp",
  );
  writeInto(folder, "content/stories/2026/11/2026-11-20-evening.deleted", "");
  commit("Delete 2026-11-20-evening", "2026-11-20T13:00:00Z");
  return { folder, git, commit };
}

describe("mruk init --from", () => {
  it("takes the library of an old copy with its history: the same files of every story, and nothing of the program", async () => {
    const there = desk();
    const { folder, git, init, run } = there;
    const old = oldCopy(there);
    const made = await init(["--from", "old"]);
    expect(made).toMatchObject({ code: 0, stderr: "" });
    expect(made.stdout).toContain("holds 2 stories with their history; the newest is of 2026-11-21.");
    for (const said of ["Disable workflow", "lines of mruk.env", "DEPLOY_KEY", "DATA_DIR stays"])
      expect(made.stdout).toContain(said);

    const library = ["ls-tree", "-r", "HEAD", "content/stories", "content/images", "content/cat.md"];
    expect(git(...library)).toBe(old.git(...library));
    expect(git("log", "--format=%an %ad %s", "--date=iso-strict-local").split("\n").slice(1)).toEqual(
      old.git("log", "--format=%an %ad %s", "--date=iso-strict-local", "--", "content").split("\n"),
    );
    expect(git("log", "--format=", "--name-only").match(/^(?:api|cli|package).*$/gm)).toBeNull();
    expect(git("status", "--porcelain")).toBe("");
    expect(git("remote")).toBe("");
    expect(readFileSync(join(folder, "content/README.md"), "utf8")).toMatch(/^# The library\n/);

    const inIt = { cwd: folder, MRUK_ENV_FILE: "mruk.env" };
    expect((await run(["check"], inIt)).stderr).toMatch(/^2 stories, /);
    const history = await run(["posts", "history", "2026-11-20-evening"], inIt);
    expect(history.stdout).toContain("Delete 2026-11-20-evening");
  });

  it("leaves a server its likes, which follows the old copy, and then the new repository", async () => {
    const there = desk();
    const { home, git, init } = there;
    const old = oldCopy(there);
    const library = join(home, "library");
    const settings = { CONTENT_DIR: join(library, "content"), DATA_DIR: join(home, "data"), MRUK_NOW: noon };
    const serving = async (remote: string) => {
      const child = startProcess({ ...bareSettings(home), ...settings, CONTENT_REMOTE: remote });
      const end = ended(child);
      const post = `${await addressOf(child)}/api/posts/2026-11-20-morning`;
      // The server listens before it has fetched the library.
      await expect.poll(async () => (await fetch(post)).status).toBe(200);
      const likes = async () => (await (await fetch(post)).json()).likes;
      const stop = () => child.kill("SIGTERM") && end;
      return { like: () => fetch(`${post}/like`, { method: "POST" }), likes, stop };
    };
    const before = await serving(`file://${old.folder}`);
    expect((await before.like()).status).toBe(200);
    expect(await before.likes()).toBe(1);
    await before.stop();

    await init(["--from", `file://${old.folder}`]);
    git("init", "--quiet", "--bare", "--initial-branch=main", join(home, "new.git"));
    git("push", "--quiet", join(home, "new.git"), "main");
    renameSync(library, join(home, "old-library"));
    const after = await serving(join(home, "new.git"));
    expect(await after.likes()).toBe(1);
    await after.stop();
    expect(existsSync(join(library, ".mruk", "release"))).toBe(true);
  });

  it("refuses a copy with uncommitted stories, one with none, and one that has not its whole history, and leaves no folder", async () => {
    const there = desk();
    const { home, folder, gitAt, init } = there;
    const old = oldCopy(there);
    writeInto(old.folder, "content/cat.md", "Changed\n");
    expect(await init(["--from", "old"])).toMatchObject({ code: 1, stderr: expect.stringContaining("not committed") });
    old.git("checkout", "--quiet", "--", ".");
    gitAt(home)("clone", "--quiet", "--depth", "1", `file://${old.folder}`, join(home, "shallow"));
    expect(await init(["--from", "shallow"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("its whole history"),
    });
    old.git("rm", "--quiet", "-r", "content/stories");
    old.commit("Delete all", "2026-11-21T13:00:00Z");
    expect(await init(["--from", `file://${old.folder}`])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("no stories"),
    });
    expect(existsSync(folder)).toBe(false);
  });
});
