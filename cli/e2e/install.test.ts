import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { machineLayout } from "#cli/machine/layout.ts";
import { bareSettings, built, ended, mruk, startMruk, temporaryFolder, temporaryLibrary } from "./program.fixture.ts";

const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("mruk install", () => {
  const layout = machineLayout();
  const made = [layout.settings, layout.current, layout.command, layout.home, join(layout.units, "mruk.service")];
  const name = ["--name", "mruk.example.org"];

  it("shows every file and command in a dry run, with or without root, and writes nothing", async () => {
    const before = made.map(existsSync);
    const settings = bareSettings(temporaryFolder());
    const { code, stdout, stderr } = await mruk(["install", ...name, "--dry-run"], settings);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("Nothing was changed") });
    for (const words of ["file /etc/mruk.env (640, root, group mruk)", "    SITE_URL=https://mruk.example.org"])
      expect(stdout).toContain(words);
    expect(stdout).toMatch(/^ {4}ExecStart=\/opt\/mruk\/current\/\S+ \/opt\/mruk\/current\/dist\/web\/server\.js$/m);
    expect(made.map(existsSync)).toEqual(before);
  });

  it("shows the same to programs, with answers from a file and a key from another", async () => {
    const folder = temporaryFolder();
    const [from, key] = [join(folder, "answers.env"), join(folder, "key")];
    writeFileSync(from, "SITE_URL=https://mruk.example.org\nFILMS=on\n");
    writeFileSync(key, "sk-very-secret\n");
    const args = ["install", "--from", from, "--openai-key-file", key, "--dry-run", "--json"];
    const { code, stdout } = await mruk(args, bareSettings(folder));
    expect({ code, shown: stdout.includes("sk-very-secret") }).toEqual({ code: 0, shown: false });
    const shown = lines(stdout);
    expect(shown.filter(({ type }) => type === "check").map(({ check }) => check)).toContain("ports");
    expect(shown).toContainEqual(
      expect.objectContaining({ kind: "file", path: layout.settings, content: expect.stringContaining("FILMS=on") }),
    );
  });

  it("asks for the name where nothing gives it", async () => {
    const { code, stderr } = await mruk(["install", "--dry-run"], bareSettings(temporaryFolder()));
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("--name mruk.example.org") });
  });

  it("says which file of answers cannot be read", async () => {
    const { code, stderr } = await mruk(["install", "--from", "/nowhere/answers.env"], bareSettings(temporaryFolder()));
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("/nowhere/answers.env") });
  });
});

describe("mruk uninstall", () => {
  it("shows what it would remove, which is nothing where nothing is installed", async () => {
    const settings = bareSettings(temporaryFolder());
    const { code, stdout, stderr } = await mruk(["uninstall", "--dry-run"], settings);
    expect(code).toBe(0);
    if (!existsSync(machineLayout().current)) expect(stdout).not.toContain("/opt/mruk/current");
    expect(stderr).toContain("What stays: /etc/mruk.env, /var/lib/mruk, /var/backups/mruk");
  });

  it("asks before it removes anything", async () => {
    const { code, stderr } = await mruk(["uninstall"], bareSettings(temporaryFolder()));
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/--yes|Only root/);
  });
});

describe("mruk backup", () => {
  /** A library, a settings file beside it, and an older archive of another day. */
  async function withBackup(args: string[] = []) {
    await built();
    const library = temporaryLibrary();
    const folder = dirname(library.content);
    const env = join(folder, "mruk.env");
    writeFileSync(env, `CONTENT_DIR=${library.content}\nDATA_DIR=${join(folder, "data")}\n`);
    const { CONTENT_DIR: _, DATA_DIR: __, ...bare } = library.settings;
    const settings = { ...bare, MRUK_ENV_FILE: env };
    const into = join(folder, "backups");
    mkdirSync(into);
    const old = join(into, "mruk-2026-10-01T034000Z.tar.gz");
    writeFileSync(old, "");
    utimesSync(old, new Date("2026-10-01"), new Date("2026-10-01"));
    writeFileSync(join(into, "notes.txt"), "of somebody's");
    mkdirSync(join(folder, "data", "cache"), { recursive: true });
    writeFileSync(join(folder, "data", "cache", "picture"), "made again");
    const admin = startMruk(["admin", "create", "--username", "Ola", "--password-stdin"], settings);
    admin.stdin?.end("nine purple umbrellas\n");
    expect(await ended(admin)).toMatchObject({ code: 0 });
    return { ...(await mruk(["backup", "--into", into, ...args], settings)), library, folder, env, into };
  }

  it("keeps state, library and settings in one archive that only its owner reads, and removes old ones", async () => {
    const { code, stdout, stderr, folder, into, env } = await withBackup();
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const archive = stdout.trim();
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(into).sort()).toEqual(["mruk-2026-11-21T110000Z.tar.gz", "notes.txt"].sort());
    const root = temporaryFolder();
    execFileSync("tar", ["-xzf", archive, "-C", root]);
    const restored = (path: string) => existsSync(join(root, path));
    expect([env, join(folder, "data", "backups")].map(restored)).toEqual([true, true]);
    expect(restored(join(folder, "data", "cache"))).toBe(false);
    const bundle = join(root, folder, "library.bundle");
    const clone = join(root, "clone");
    execFileSync("git", ["clone", "--quiet", bundle, clone]);
    expect(readdirSync(clone)).toContain("README.md");
    expect(existsSync(join(folder, "library.bundle"))).toBe(false);
  });

  it("says where the archive is to programs", async () => {
    const { stdout, into } = await withBackup(["--json", "--keep", "400"]);
    expect(lines(stdout)).toEqual([
      { path: join(into, "mruk-2026-11-21T110000Z.tar.gz"), bytes: expect.any(Number), removed: [] },
    ]);
  });

  it("refuses a data folder in which nothing is remembered, which is seldom the right one", async () => {
    const { settings } = temporaryLibrary();
    const into = temporaryFolder();
    const { code, stderr } = await mruk(["backup", "--into", into], settings);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("There is no state in") });
    expect(readdirSync(into)).toEqual([]);
  });

  it.skipIf(process.getuid?.() === 0)("leaves nothing half written in a folder that is closed to it", async () => {
    const { into, library } = await withBackup(["--keep", "400"]);
    chmodSync(into, 0o500);
    const { code, stderr } = await mruk(["backup", "--into", into], library.settings);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("EACCES") });
    expect(readdirSync(into).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});
