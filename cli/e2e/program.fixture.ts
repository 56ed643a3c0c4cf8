import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { refuseSecrets, takeAway } from "#api/platform/planted-secrets.fixture.ts";

export const projectFolder = join(import.meta.dirname, "..", "..");
const program = join(projectFolder, "cli", "mruk.mjs");

/** The start of the clock in the programs of these tests: one slot of the day has passed. */
export const noon = "2026-11-21T12:00:00+01:00";

export type Ended = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };
type Settings = Record<string, string>;

/** A folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "mruk-cli-"));
  onTestFinished(() => takeAway(folder));
  return folder;
}

export type Library = {
  content: string;
  settings: Settings;
  git(...args: string[]): string;
  /** The subjects of the commits, newest first. */
  log(): string[];
};

/** A clone of a bare remote, and a home without any Git configuration. */
export function temporaryLibrary({ remote = true } = {}): Library {
  const folder = temporaryFolder();
  const content = join(folder, "content");
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", content, "-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], {
      encoding: "utf8",
      env: { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: "1" },
    }).trim();
  mkdirSync(content);
  git("init", "--quiet", "--initial-branch=main");
  writeFileSync(join(content, "README.md"), "A library for tests\n");
  git("add", "README.md");
  git("commit", "--quiet", "-m", "Begin the library");
  if (remote) {
    git("init", "--quiet", "--bare", "--initial-branch=main", join(folder, "origin.git"));
    git("remote", "add", "origin", join(folder, "origin.git"));
    git("push", "--quiet", "--set-upstream", "origin", "main");
  }
  const settings = { ...bareSettings(folder), CONTENT_DIR: content, DATA_DIR: join(folder, "data") };
  return { content, settings, git, log: () => git("log", "--format=%s").split("\n") };
}

/** The environment that a process needs at least, with the start of its clock. */
export function bareSettings(home: string): Settings {
  const own = { HOME: home, GIT_CONFIG_NOSYSTEM: "1", MRUK_NOW: noon };
  // MRUK_ENV_FILE is off because a developer's own .env must not change the tests.
  return { PATH: process.env.PATH ?? "", MRUK_ENV_FILE: "off", ...quickStart(), ...own };
}

/**
 * Lets programs share Node's compile cache, since most of their time is spent on starting, and lets them allocate as the tests' own
 * processes do (`vitest.config.ts`), since a program that holds a picture's layers otherwise takes 20 ms for each Git command.
 */
export function quickStart(): Settings {
  const given = ["NODE_COMPILE_CACHE", "GLIBC_TUNABLES"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(given);
}

export function startMruk(args: string[], settings: Settings, options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, [program, ...args], { env: settings, stdio: "pipe", ...options });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Runs `mruk` as a process of its own and waits for its end. */
export async function mruk(args: string[], settings: Settings, options: SpawnOptions = {}): Promise<Ended> {
  await built();
  return ended(startMruk(args, settings, options));
}

let building: Promise<unknown> | undefined;

/** Builds the program once, because its first start writes a note that tests do not expect. */
export function built(): Promise<unknown> {
  building ??= ended(spawn(process.execPath, [program, "--version"], { stdio: "pipe" }));
  return building;
}

/** Runs any other program to its end. */
export function run(command: string, args: string[], options: SpawnOptions): Promise<Ended> {
  const child = spawn(command, args, { stdio: "pipe", ...options });
  onTestFinished(() => void child.kill("SIGKILL"));
  return ended(child);
}

export function ended(child: ChildProcess): Promise<Ended> {
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      try {
        refuseSecrets("The program", output.stdout + output.stderr);
        resolve({ code, signal, ...output });
      } catch (error) {
        reject(error);
      }
    });
  });
}

/** Writes a file and the folders it lies in. */
export function writeInto(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The form of every error: one line that begins with the program's name, and an indented hint. */
export const oneErrorWithHint = /^mruk: [^\n]+\n {2}\S[^\n]*\n$/;
