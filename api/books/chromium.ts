// Finds a Chromium and prints with it. It is no dependency of the product: a machine without one makes e-books only.
import { type SpawnOptions, spawn } from "node:child_process";
import { access, constants, mkdtemp, rm, stat } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { AppError } from "#api/platform/errors.ts";
import { workerEnvironment } from "#api/platform/processes/worker-environment.ts";

const usualNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/** A Chromium: its path, and the environment that it gets, which holds no key. */
export type Chromium = { path: string; environment: Readonly<Record<string, string>> };
type Environment = Readonly<Record<string, string | undefined>>;

/** The configured Chromium, else one with a usual name on the PATH; null where there is none. */
export async function findChromium(configured: string | undefined, inherited: Environment): Promise<Chromium | null> {
  const folders = (inherited.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = folders.flatMap((folder) => usualNames.map((name) => join(folder, name)));
  for (const path of configured === undefined ? onPath : [configured]) {
    if (await isProgram(path)) return { path, environment: workerEnvironment(inherited, { usesNetwork: false }) };
  }
  return null;
}

const isProgram = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

export const chromiumMissing = (): AppError =>
  new AppError("BROWSER_MISSING", "There is no Chromium on this machine to print a PDF with.", {
    hint: "Install Chromium, or name one by MRUK_CHROMIUM. The EPUB needs none.",
  });

/** A year of 1,095 stories in both languages takes some minutes on a small machine. */
const mostSeconds = 900;

const quiet = [
  ...["--headless", "--disable-gpu", "--no-first-run", "--disable-extensions", "--disable-sync", "--disable-dev-shm-usage"],
  ...["--disable-background-networking", "--disable-component-update", "--no-pdf-header-footer"],
  // The document needs no network.
  "--host-resolver-rules=MAP * ~NOTFOUND",
];

type Printing = { chromium: Chromium; document: string; into: string; signal?: AbortSignal | undefined };

/** Prints a document into a PDF. Throws PRINTING_FAILED. */
export async function print({ chromium, document, into, signal }: Printing): Promise<void> {
  const profile = await mkdtemp(`${into}-profile-`);
  try {
    // Chromium's own sandbox refuses to run as root.
    const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    const order = [`--user-data-dir=${profile}`, `--print-to-pdf=${into}`, pathToFileURL(document).href];
    const said = await run(chromium, [...quiet, ...asRoot, ...order], signal);
    signal?.throwIfAborted();
    if (!(await hasContent(into))) throw failed(said);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const hasContent = (path: string) =>
  stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );

const failed = (said: string) =>
  new AppError("PRINTING_FAILED", `Chromium could not print the book${said === "" ? "." : `: ${said}`}`, {
    hint: "The EPUB is not affected. Try again, or ask for the EPUB only.",
  });

/** Runs a program to its end, and resolves with the last line that it wrote to its error stream. */
async function run({ path, environment }: Chromium, args: readonly string[], signal: AbortSignal | undefined): Promise<string> {
  const ends = AbortSignal.any([AbortSignal.timeout(mostSeconds * 1000), ...(signal ? [signal] : [])]);
  const stdio = ["ignore", "ignore", "pipe"] satisfies SpawnOptions["stdio"];
  const child = spawn(path, args, { env: environment, stdio, signal: ends, killSignal: "SIGKILL" });
  let last = "";
  child.stderr?.on("data", (text: Buffer) => {
    last = text.toString().trim().split("\n").at(-1)?.slice(0, 300) ?? last;
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once("error", (error) => {
    last = error.message;
    resolve();
  });
  child.once("close", () => resolve());
  await promise;
  return last;
}
