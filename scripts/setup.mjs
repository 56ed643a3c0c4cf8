// Makes a checkout ready to run. Plain JavaScript that an old Node (20) can run, because it is what brings the right
// one; only `node:` modules until the packages are there. Quick when nothing changed.
//
//   node scripts/setup.mjs [--build] [--browser]

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const wantedMajor = 26;
const started = Date.now();

/** Ends the set-up with a problem and a hint. */
function stop(what, hint) {
  console.error(`mruk: ${what}\n  ${hint}`);
  process.exit(1);
}

const say = (text) => console.log(`mruk: ${text}`);
const readIfAny = (path) => (existsSync(path) ? readFileSync(path, "utf8") : null);

const isWindows = process.platform === "win32";
let running;

/**
 * Runs a program with the project's own programs first on the path, as npm would. It gets a process group of its own: npm passes a
 * signal on to its shell, which leaves behind what it runs.
 */
function run(program, args, { stdio = "inherit" } = {}) {
  const path = [join(modules, ".bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path };
  const child = spawn(program, args, { cwd: root, stdio, env, shell: isWindows, detached: !isWindows });
  running = child;
  const output = { stdout: "", stderr: "" };
  for (const name of Object.keys(output))
    child[name]?.setEncoding("utf8").on("data", (text) => {
      output[name] += text;
    });
  return new Promise((resolve) => {
    child.once("error", () => resolve({ status: null, ...output }));
    child.once("close", (status) => resolve({ status, ...output }));
  });
}

/** Ends with everything that runs, where this process alone is told to end; a terminal tells only this one too. */
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (running?.exitCode === null && running.signalCode === null && running.pid !== undefined) {
      if (isWindows) running.kill(signal);
      else process.kill(-running.pid, signal);
    }
    process.exit(128 + constants.signals[signal]);
  });
}

async function requireTools() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) stop(`Node ${process.versions.node} is too old to set the project up.`, "Install Node 20 or newer.");
  for (const tool of ["npm", "git"]) {
    if ((await run(tool, ["--version"], { stdio: "ignore" })).status !== 0)
      stop(`${tool} is missing.`, `Install ${tool} and run this again.`);
  }
}

/** Installs the packages when the lock file is another than the one that was installed. */
async function installPackages() {
  const stamp = join(modules, ".setup-stamp");
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (readIfAny(stamp) === wanted) return;
  // npm would empty the folder behind a link, which may be another checkout's.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    stop(
      "node_modules is a link, and the packages behind it are not those of this checkout's package-lock.json.",
      "Remove the link (the packages behind it stay) and run this again, or set up the folder that it leads to.",
    );
  }
  say("installing the packages (about a minute the first time)…");
  const result = await run("npm", ["ci", "--loglevel=error", "--no-audit", "--no-fund"]);
  if (result.status !== 0) {
    stop(
      "the packages could not be installed.",
      "npm's own message stands above; the npm registry has to be reachable (npm ping) and the disk needs 2 GB.",
    );
  }
  writeFileSync(stamp, wanted);
}

/** The right Node comes as a package. Machines without such a package need an installed one that is new enough. */
async function requireNode() {
  const result = await run("node", ["-p", "process.versions.node"], { stdio: ["ignore", "pipe", "inherit"] });
  const version = result.status === 0 ? result.stdout.trim() : "none";
  if (Number(version.split(".")[0]) >= wantedMajor) return;
  stop(
    `Node ${wantedMajor} is missing (found ${version}); its package does not exist for ${process.platform}-${process.arch}.`,
    `Install Node ${wantedMajor} or newer.`,
  );
}

/** Links the program into node_modules/.bin, where package scripts and workflows find it. */
function linkProgram() {
  const link = join(modules, ".bin", "mruk");
  if (process.platform === "win32" || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(join("..", "..", "cli", "mruk.mjs"), link);
}

/** The sources of the build. Tests, content and tools do not change it. */
const buildSources = [
  "api",
  "cli",
  "web",
  "vite.config.ts",
  "rolldown.config.ts",
  "rolldown.server.config.ts",
  "rolldown.worker.config.ts",
  "package-lock.json",
];

function fingerprint() {
  const hash = createHash("sha256");
  const visit = (path) => {
    const stats = statSync(path);
    if (stats.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}\0`).update(readFileSync(path));
  };
  for (const source of buildSources) if (existsSync(join(root, source))) visit(join(root, source));
  return hash.digest("hex");
}

const server = join(root, "dist", "web", "server.js");
const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Removes old chunks, except those of the previous build: a server that still runs may load them. */
function removeOldChunks(builtBefore) {
  const tenMinutes = 600_000; // One build writes all its files within this time.
  for (const name of readdirSync(dirname(server))) {
    const path = join(dirname(server), name);
    if (changed(path) < builtBefore - tenMinutes) rmSync(path, { force: true });
  }
}

async function build() {
  const stamp = join(root, "dist", ".build-stamp");
  const wanted = fingerprint();
  if (readIfAny(stamp) === wanted) return;
  say("building…");
  const builtBefore = changed(server);
  const result = await run("npm", ["run", "--silent", "build"], { stdio: ["ignore", "pipe", "pipe"] });
  if (result.status !== 0) {
    console.error(result.stdout + result.stderr);
    stop("the build failed.", "Its messages stand above.");
  }
  removeOldChunks(builtBefore);
  writeFileSync(stamp, wanted);
}

/** Finds or unpacks the Chromium that the browser tests drive, and notes it for them. */
async function prepareBrowser() {
  const result = await run("node", [join("scripts", "browser.ts")]);
  if (result.status !== 0) {
    stop(
      "there is no Chromium for the browser tests.",
      "Install one (Debian: apt-get install chromium) or name it in CHROME_PATH.",
    );
  }
}

await requireTools();
await installPackages();
await requireNode();
linkProgram();
if (process.argv.includes("--build")) await build();
if (process.argv.includes("--browser")) await prepareBrowser();
const seconds = (Date.now() - started) / 1000;
if (seconds > 3) say(`ready after ${seconds.toFixed(0)} s`);
