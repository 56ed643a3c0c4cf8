// The packages that lie beside a release's programs, and the Node that runs them.
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { espeakPackage } from "#api/house/narrator/espeak-data.ts";
import type { Platform } from "./platforms.ts";
import { withoutSymbols } from "./strip-symbols.ts";

/** The packages that have native code or read files of their own, so that no bundle can hold them. */
export const runtimePackages = ["sharp", "@node-rs/argon2", "hunspell-wasm"];
const fontPackages = ["@expo-google-fonts/brygada-1918", "@expo-google-fonts/literata"];
/** Programs of others under the GPL, which run in processes of their own: an archive may go without them. */
export const gplPackages = ["@ffmpeg-installer/ffmpeg", espeakPackage];
const nodePackageOf = (platform: Platform) => `node-${platform}`;

type Manifest = {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};

export const readManifest = (root: string) => JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;

type Order = { root: string; platform: Platform; gpl: boolean; workDir: string };

/**
 * Installs the packages of a platform, in the versions of the project's lock file, into `workDir`, whatever machine this is. Returns
 * their folder.
 */
export function installPackages({ root, platform, gpl, workDir }: Order): string {
  const { name, version, dependencies, optionalDependencies } = readManifest(root);
  const versionsOf = (names: string[], all: Record<string, string>) =>
    Object.fromEntries(names.map((wanted) => [wanted, all[wanted]]));
  const manifest = {
    ...{ name, version, private: true },
    dependencies: versionsOf([...runtimePackages, ...fontPackages], dependencies),
    // npm refuses a package for another processor, unless it is optional.
    optionalDependencies: versionsOf([nodePackageOf(platform), ...(gpl ? gplPackages : [])], optionalDependencies),
  };
  mkdirSync(workDir, { recursive: true });
  writeFileSync(join(workDir, "package.json"), JSON.stringify(manifest));
  copyFileSync(join(root, "package-lock.json"), join(workDir, "package-lock.json"));
  const [os, cpu] = platform.split("-");
  const target = [`--os=${os}`, `--cpu=${cpu}`, "--libc=glibc", "--include=optional"];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", "--ignore-scripts", "--omit=dev", ...target, ...quiet], {
    cwd: workDir,
    stdio: "inherit",
  });
  const packages = join(workDir, "node_modules");
  // npm goes on without an optional package that it cannot get.
  const programs = [nodePackageOf(platform), ...(gpl ? [`@ffmpeg-installer/${platform}`, ...gplPackages] : [])];
  const missing = programs.filter((wanted) => !existsSync(join(packages, wanted)));
  if (missing.length > 0) throw new Error(`npm has not installed ${missing.join(" and ")}; can it reach its registry?`);
  return packages;
}

/** Types, sources of native code, source maps, pages for programmers, and what was hidden or forgotten. */
const needless =
  /(?:\.d\.[cm]?ts|\.map|\.md|\.flow|~|tsconfig\.json)$|^(?:sharp|hunspell-wasm)\/(?:src|install|docs)(?:\/|$)|(?:^|\/)\./;
/** The files in which the fonts of `api/platform/images/lettering.ts` lie; those packages have many more. */
const isFont = (path: string) => path.endsWith(".ttf") || path.endsWith(".png");

type Placement = { packages: string; platform: Platform; fonts: readonly string[]; into: string };

/** Copies what runs of the installed packages into the folder of a release: Node into `bin`, the others into `node_modules`. */
export function placePackages({ packages, platform, fonts, into }: Placement): void {
  const node = nodePackageOf(platform);
  const runs = (path: string) =>
    path !== node && !needless.test(path) && (!isFont(path) || fonts.some((font) => font.endsWith(`/${path}`)));
  cpSync(packages, join(into, "node_modules"), {
    recursive: true,
    filter: (source) => runs(relative(packages, source)),
  });
  mkdirSync(join(into, "bin"), { recursive: true });
  const program = join(into, "bin", "node");
  writeFileSync(program, withoutSymbols(readFileSync(join(packages, node, "bin", "node"))));
  chmodSync(program, 0o755);
}
