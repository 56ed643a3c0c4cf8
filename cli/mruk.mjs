#!/usr/bin/env node
// Starts the terminal program. It is plain JavaScript that an old Node (20) can run: it hands over to the Node that the
// project brings along, builds the program when it is missing or older than its sources, and starts it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const program = join(root, "dist", "cli", "main.js");
const rolldown = join(root, "node_modules", "rolldown", "bin", "cli.mjs");
const wantedMajor = 26;

function stop(message, hint) {
  process.stderr.write(`mruk: ${message}\n  ${hint}\n`);
  process.exit(1);
}

/** How files and packages that are missing or broken come back: a release has no npm. */
const repair = existsSync(join(root, "package-lock.json"))
  ? `Run npm run setup in ${root}, or npm ci where that changes nothing.`
  : "Unpack the release again, into an empty folder.";

/** The Node of a release, or the Node package of this machine where the project's packages are installed. */
function projectNode() {
  const system = process.platform === "win32" ? "win" : process.platform;
  const folder = join(root, "node_modules", `node-${system}-${process.arch}`, "bin");
  return [join(root, "bin", "node"), join(folder, "node"), join(folder, "node.exe")].find((path) => existsSync(path));
}

function handOver() {
  const node = projectNode();
  if (!node) {
    stop(`Node ${process.versions.node} is too old.`, `Node ${wantedMajor} comes along. ${repair}`);
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: "inherit" });
  // Ctrl-C in a terminal reaches both processes by itself; from elsewhere it reaches only this one.
  const hasKeyboard = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);
  process.on("SIGINT", () => hasKeyboard || child.kill("SIGINT"));
  for (const signal of ["SIGTERM", "SIGHUP", "SIGUSR2"]) process.on(signal, () => child.kill(signal));
  child.once("error", (error) => stop(`${node} does not start: ${error.message}`, repair));
  child.once("close", (code, signal) => {
    if (!signal) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** Whether a source was changed after the build. Tests and what they share are none. Every start asks this, so it stops at the first. */
function hasChangedIn(folder, built) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return hasChangedIn(path, built);
    return !/\.(?:test|fixture)\.tsx?$/.test(entry.name) && isNewer(path, built);
  });
}

function isNewer(path, built) {
  return (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > built;
}

function isUpToDate() {
  const built = statSync(program, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built === 0) return false;
  if (["rolldown.config.ts", "package.json"].some((name) => isNewer(join(root, name), built))) return false;
  const folders = ["api", "cli"].map((name) => join(root, name));
  return !folders.some((folder) => existsSync(folder) && hasChangedIn(folder, built));
}

/** Builds in a staging folder and moves the entry file last: a program that starts meanwhile finds the old build or the new. */
function build() {
  const started = new Date();
  const folder = dirname(program);
  mkdirSync(folder, { recursive: true });
  const staging = mkdtempSync(`${folder}-`);
  try {
    const args = [rolldown, "-c", "rolldown.config.ts", "--dir", staging, "--log-level", "silent"];
    const result = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
    if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`.trim() || String(result.error));
    // The build is dated by its start: sources that change while it runs are then newer, and are built next time.
    utimesSync(join(staging, "main.js"), started, started);
    const names = readdirSync(staging).filter((name) => name !== "main.js");
    for (const name of [...names, "main.js"]) renameSync(join(staging, name), join(folder, name));
    removeOldChunks(folder, started);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Removes chunks of earlier builds, except those that a running program may still load. */
function removeOldChunks(folder, now) {
  const anHourAgo = now.getTime() - 3_600_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).mtimeMs < anHourAgo) rmSync(path, { force: true });
  }
}

function buildWhereNeeded() {
  if (isUpToDate() || (existsSync(program) && !existsSync(rolldown))) return;
  if (!existsSync(rolldown)) stop("the program is not complete.", repair);
  process.stderr.write("mruk: building the terminal program…\n");
  try {
    build();
  } catch (error) {
    const cannotWrite = ["EACCES", "EPERM", "EROFS", "ENOSPC"].includes(error.code);
    if (!cannotWrite || !existsSync(program)) stop("the terminal program does not build.", error.message);
    process.stderr.write(`mruk: going on with the older build (${error.code})\n`);
  }
}

if (Number.parseInt(process.versions.node, 10) < wantedMajor) handOver();
else {
  // A shell that completes a line has no time to look at every source.
  if (process.argv[2] !== "complete" || !existsSync(program)) buildWhereNeeded();
  const { main } = await import(pathToFileURL(program).href);
  await main(root);
}
