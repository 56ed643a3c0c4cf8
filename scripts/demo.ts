// npm run demo: the whole product on one machine with no key and no account. A library in `.demo/` (or the folder DEMO_DIR) with its
// own remote, stories for the last days, today and ahead, and the server. Running it again keeps what is there and fills in what is
// missing.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, rename, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { endWithNpm } from "./end-with-npm.ts";

const root = join(import.meta.dirname, "..");
const demo = resolve(process.env.DEMO_DIR ?? join(root, ".demo"));
const content = join(demo, "content");
/** The number of past days of the first run. */
const daysBack = 3;

// A .env is for somebody's own site, with its remote, keys and mail, so the demo ignores it. Requests are not logged, because their
// lines would bury the address.
const environment = {
  LOG_LEVEL: "warn",
  ...process.env,
  MRUK_ENV_FILE: "off",
  CONTENT_DIR: content,
  DATA_DIR: join(demo, "data"),
};

function git(folder: string, ...args: string[]): void {
  const identity = ["-c", "user.name=Mruk", "-c", "user.email=mruk@mruk.invalid", "-c", "commit.gpgsign=false"];
  const result = spawnSync("git", ["-C", folder, ...identity, ...args], { encoding: "utf8" });
  if (result.status !== 0) throw new Error(`git ${args[0]} failed in ${folder}: ${result.stderr ?? result.error}`);
}

/** Makes a library without stories and its bare remote in a staging folder, and moves both into place. */
async function createDemoLibrary(): Promise<void> {
  await rm(demo, { recursive: true, force: true });
  const fresh = `${demo}.${process.pid}`;
  await mkdir(join(fresh, "content"), { recursive: true });
  git(fresh, "init", "--quiet", "--bare", "--initial-branch=main", "origin.git");
  git(fresh, "init", "--quiet", "--initial-branch=main", "content");
  const library = join(fresh, "content");
  for (const page of ["README.md", "cat.md"]) await copyFile(join(root, "content", page), join(library, page));
  await cp(join(root, "content", "cat"), join(library, "cat"), { recursive: true });
  git(library, "add", "--", "README.md", "cat.md", "cat");
  git(library, "commit", "--quiet", "-m", "Begin the library");
  git(library, "remote", "add", "origin", join("..", "origin.git"));
  git(library, "push", "--quiet", "--set-upstream", "origin", "main");
  await rename(fresh, demo);
}

const endingSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: "inherit", env });
    const stop = (signal: NodeJS.Signals) => {
      // Ctrl-C reaches the child by itself, and a second signal would end the server at once.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill("SIGTERM");
    };
    for (const signal of endingSignals) process.on(signal, stop);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      // Between two programs a signal ends this one.
      for (const name of endingSignals) process.off(name, stop);
      resolve(code ?? (signal ? 130 : 1));
    });
  });
}

const mruk = (...args: string[]) => run(process.execPath, [join(root, "cli", "mruk.mjs"), ...args], environment);

const freePort = (port: number): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(port === 0 ? 3000 : freePort(0)));
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });

async function fillLibrary(): Promise<void> {
  const firstRun = !existsSync(join(content, "stories"));
  if (firstRun) {
    console.log("mruk: writing and drawing the first stories (about half a minute)…");
    const today = Temporal.Now.plainDateISO("Europe/Warsaw");
    const code = await mruk(
      "generate",
      "--date",
      today.subtract({ days: daysBack }).toString(),
      "--days",
      String(daysBack),
    );
    if (code !== 0) process.exit(code);
  }
  const code = await mruk("generate");
  if (code !== 0) process.exit(code);
}

endWithNpm();
if (!existsSync(join(content, ".git"))) await createDemoLibrary();
await fillLibrary();
const port = process.env.PORT ? process.env.PORT : String(await freePort(3000));
process.exitCode = await run(process.execPath, [join(root, "dist", "web", "server.js")], {
  ...environment,
  PORT: port,
});
