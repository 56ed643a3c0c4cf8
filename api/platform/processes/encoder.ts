// Runs ffmpeg: found once, started without a shell, watched, and ended with its parent.
import { spawn } from "node:child_process";
import { access, constants, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { AppError, type ErrorCode } from "../errors.ts";
import { diskFull } from "../files/disk.ts";
import { installedCopy } from "../installed-copy.ts";

export type EncoderPlace = {
  /** FFMPEG_PATH: a path, or the name of a program on the PATH. */
  ffmpegPath: string | undefined;
  /** The PATH to search. */
  environment: Readonly<Record<string, string | undefined>>;
};

const programNames = (name: string) => (process.platform === "win32" ? [`${name}.exe`] : [name]);

/** Finds ffmpeg: the configured one, one on the PATH, or the bundled one. Throws FILM_TOOLS_MISSING. */
export async function findEncoder({ ffmpegPath, environment }: EncoderPlace): Promise<string> {
  const folders = (environment.PATH ?? environment.Path ?? "").split(delimiter).filter(isAbsolute);
  const onPath = (name: string) =>
    folders.flatMap((folder) => programNames(name).map((program) => join(folder, program)));
  const set = ffmpegPath?.trim();
  const places = set ? (/[\\/]/.test(set) ? [set] : onPath(set)) : [...onPath("ffmpeg"), ...comesAlong()];
  for (const place of places) if (await isProgram(place)) return place;
  throw new AppError(
    "FILM_TOOLS_MISSING",
    set ? `There is no program at FFMPEG_PATH, ${set}.` : "There is no ffmpeg here.",
    {
      hint: set
        ? "Name an ffmpeg that may be run, or leave FFMPEG_PATH out."
        : `Install ffmpeg, or ${installedCopy().ffmpeg}, or name a program in FFMPEG_PATH.`,
    },
  );
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** The program of the optional package for this machine; undefined if it is not installed. */
function comesAlong(): string[] {
  try {
    const installer = createRequire(import.meta.url).resolve("@ffmpeg-installer/ffmpeg/package.json");
    const name = `@ffmpeg-installer/${process.platform}-${process.arch}/package.json`;
    const folder = dirname(createRequire(installer).resolve(name));
    return programNames("ffmpeg").map((program) => join(folder, program));
  } catch {
    return [];
  }
}

export type EncoderRun = {
  /** The working directory: arguments may name files in it. */
  folder: string;
  /** What it makes, for its errors: `film`, and their code. */
  makes: { what: string; fault: ErrorCode };
  signal?: AbortSignal | undefined;
  /** Gets what ffmpeg reports of its progress (`-progress`): lines such as `frame=12` and `out_time_us=400000`. */
  reported?(lines: string): void;
  /** How much it says; only errors by default. */
  says?: "error" | "info";
  /** The time without any progress after which it is aborted, in milliseconds. */
  patience?: number;
};

const mostWords = 4000;

/** Runs ffmpeg to its end, and returns the end of what it said. Throws its fault, DISK_FULL, and the signal's reason. */
export async function runEncoder(program: string, args: readonly string[], run: EncoderRun): Promise<string> {
  const { folder, makes, signal, reported, says = "error", patience = 120_000 } = run;
  signal?.throwIfAborted();
  const child = spawn(program, ["-hide_banner", "-nostdin", "-loglevel", says, "-progress", "pipe:1", "-y", ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    // Settings stay out of the environment, because they include keys.
    env: {},
    windowsHide: true,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child
      .once("error", reject)
      .once("close", resolve)
      .once("spawn", () => makeWay(child.pid));
  });
  let words = "";
  let hung = false;
  const kill = () => void child.kill("SIGKILL");
  const giveUp = () => {
    hung = true;
    kill();
  };
  let watch = setTimeout(giveUp, patience);
  signal?.addEventListener("abort", kill, { once: true });
  // Without a free file descriptor the program is not started and has no output.
  child.stderr?.setEncoding("utf8").on("data", (more: string) => {
    words = (words + more).slice(-mostWords);
  });
  child.stdout?.setEncoding("utf8").on("data", (more: string) => {
    clearTimeout(watch);
    watch = setTimeout(giveUp, patience);
    reported?.(more);
  });
  try {
    const code = await ended;
    signal?.throwIfAborted();
    if (code !== 0) throw failure(words, hung, makes);
    return words;
  } catch (error) {
    throw error instanceof Error && "syscall" in error ? notStarted(error) : error;
  } finally {
    clearTimeout(watch);
    signal?.removeEventListener("abort", kill);
    kill();
  }
}

/** Lowers its priority: requests of readers come first. */
function makeWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 5);
  } catch {} // It has ended already, or the system has no priorities.
}

function failure(words: string, hung: boolean, { what: made, fault }: EncoderRun["makes"]): AppError {
  if (/No space left on device|Disk quota exceeded/i.test(words)) return diskFull(`Cannot write the ${made}`);
  const said = words.trim().split("\n").at(-1)?.slice(0, 300) ?? "";
  const what = hung
    ? "ffmpeg stood still and was ended."
    : `ffmpeg could not make the ${made}${said ? `: ${said}` : "."}`;
  return new AppError(fault, what, { hint: "Try again; if it stays so, set FFMPEG_PATH to another ffmpeg." });
}

const notStarted = (cause: Error) =>
  new AppError("FILM_TOOLS_MISSING", "ffmpeg cannot be started.", {
    hint: "Name an ffmpeg that runs on this machine in FFMPEG_PATH.",
    cause,
  });
