// Finds a Chromium and prints with it. It is no dependency of the product: a machine without one makes e-books only.
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { access, constants, mkdtemp, open, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { codeOf } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { workerEnvironment } from "#api/platform/processes/worker-environment.ts";
import { type DevTools, openDevTools } from "./devtools.ts";

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
    hint: "Install Chromium or Chrome, or set MRUK_CHROMIUM to the path of one. For an EPUB, which needs none, leave out the PDF: --format epub.",
  });

/** A month of both languages takes seconds, and a minute on a small or busy machine. */
const mostSeconds = 300;

const quiet = [
  ...[
    "--headless",
    "--disable-gpu",
    "--no-first-run",
    "--disable-extensions",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--in-process-gpu",
  ],
  ...["--disable-background-networking", "--disable-component-update", "--remote-debugging-pipe"],
  // The document needs no network.
  "--host-resolver-rules=MAP * ~NOTFOUND",
];

type Printing = { chromium: Chromium; document: string; into: string; signal?: AbortSignal | undefined };

/** Prints a document into a PDF. Throws PRINTING_FAILED. */
export async function print({ chromium, document, into, signal }: Printing): Promise<void> {
  const profile = await mkdtemp(`${into}-profile-`);
  const ends = AbortSignal.any([AbortSignal.timeout(mostSeconds * 1000), ...(signal ? [signal] : [])]);
  const child = start(chromium, profile, ends);
  try {
    await printWith(devToolsOf(child), { document, into });
  } catch (error) {
    signal?.throwIfAborted();
    throw codeOf(error) === "ENOSPC" ? error : failed(error);
  } finally {
    await ended(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function start({ path, environment }: Chromium, profile: string, signal: AbortSignal): ChildProcess {
  // Chromium's own sandbox refuses to run as root.
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const stdio = ["ignore", "ignore", "ignore", "pipe", "pipe"] satisfies SpawnOptions["stdio"];
  const options = { env: environment, stdio, signal, killSignal: "SIGKILL" } as const;
  const child = spawn(path, [...quiet, ...asRoot, `--user-data-dir=${profile}`], options);
  child.on("error", () => {}); // The pipes end as well.
  return child;
}

function devToolsOf({ stdio }: ChildProcess): DevTools {
  const [commands, answers] = [stdio[3], stdio[4]];
  if (commands instanceof Writable && answers instanceof Readable) return openDevTools({ commands, answers });
  throw new Error("Chromium cannot be started.");
}

const Attached = z.object({ sessionId: z.string() });
const Created = z.object({ targetId: z.string() });
const Navigated = z.object({ errorText: z.string().optional() });
const Printed = z.object({ stream: z.string() });

async function printWith({ send, next }: DevTools, { document, into }: Pick<Printing, "document" | "into">) {
  const { targetId } = Created.parse(await send("Target.createTarget", { url: "about:blank" }));
  const { sessionId } = Attached.parse(await send("Target.attachToTarget", { targetId, flatten: true }));
  await send("Page.enable", {}, sessionId);
  const opening = send("Page.navigate", { url: pathToFileURL(document).href }, sessionId).then(refuseErrorPage);
  await Promise.all([opening, next("Page.loadEventFired")]);
  await send("Runtime.evaluate", { expression: "document.fonts.ready.then(() => 1)", awaitPromise: true }, sessionId);
  const asBook = {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  };
  const printed = await send("Page.printToPDF", { ...asBook, transferMode: "ReturnAsStream" }, sessionId);
  await writeStream((size) => send("IO.read", { handle: Printed.parse(printed).stream, size }, sessionId), into);
}

/** Chromium loads a page of its own where it cannot open the document. */
function refuseErrorPage(answer: unknown): void {
  const { errorText } = Navigated.parse(answer);
  if (errorText !== undefined) throw new Error(`The document cannot be opened: ${errorText}`);
}

const Chunk = z.object({ data: z.string(), base64Encoded: z.boolean().optional(), eof: z.boolean() });
const chunkBytes = 100_000;

async function writeStream(read: (size: number) => Promise<unknown>, into: string): Promise<void> {
  await using file = await open(into, "w");
  for (;;) {
    const { data, base64Encoded = false, eof } = Chunk.parse(await read(chunkBytes));
    await file.writeFile(Buffer.from(data, base64Encoded ? "base64" : "utf8"));
    if (eof) return;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "exit");
  child.kill("SIGKILL");
  await closed;
}

/** Throws PRINTING_FAILED of a printed file that has another form than it had with the Chromiums that are known. */
export function refuseToJoin(error: unknown): never {
  throw failed(error);
}

const failed = (cause: unknown) =>
  new AppError("PRINTING_FAILED", `Chromium could not print the book: ${saying(cause)}`, {
    hint: "The EPUB is not affected. Try again, or ask for the EPUB only.",
    cause,
  });
const saying = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
