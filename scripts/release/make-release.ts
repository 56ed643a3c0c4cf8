// Makes the archives of a release: a folder per platform with everything that runs, packed so that one commit makes the same bytes
// wherever and whenever it is built.
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { minifySync } from "rolldown/utils";
import { espeakPackage } from "#api/house/narrator/espeak-data.ts";
import { letteringFonts } from "#api/platform/images/lettering.ts";
import { packFolder } from "./archive.ts";
import { thirdPartyLicences } from "./licences.ts";
import { installPackages, placePackages, readManifest } from "./packages.ts";
import type { Platform } from "./platforms.ts";
import { shrinkVoiceData } from "./voice-data.ts";

type ArchiveOrder = { root: string; platform: Platform; gpl: boolean; into: string; seconds: number };

/** The names of the project's own files and folders that a release has as they are. */
const copied = [
  ...["dist/client", "dist/server", "dist/worker", "web/art", "web/fonts", "cli/mruk.mjs"],
  ...["cli/publication/template", "scripts/report-publishing.ts"],
  ...["content", "docs", ".env.example", "LICENSE", "SECURITY.md", "CHANGELOG.md"],
];
/** Pages for those who change the program, the picture of the repository's own README, and stories, where a repository has its own. */
const leftOut =
  /^docs\/(?:decisions|recipes\.md|request\.md|repository\.md|departures\.md|home\.webp)|^content\/(?:stories|images|drafts)/;

/** The date of all files of a release, in seconds since 1970: SOURCE_DATE_EPOCH, else that of the commit. */
export function releaseDate(root: string, environment: Readonly<Record<string, string | undefined>>): number {
  const { SOURCE_DATE_EPOCH: given } = environment;
  return Number(given ?? execFileSync("git", ["-C", root, "log", "-1", "--format=%ct"], { encoding: "utf8" }));
}

/** Makes the archive of a platform from a built site (`npm run build:web`). Returns its path. */
export function makeArchive({ root, platform, gpl, into, seconds }: ArchiveOrder): string {
  const name = `mruk-${readManifest(root).version}-${platform}${gpl ? "" : "-without-gpl"}`;
  const workDir = mkdtempSync(join(tmpdir(), "mruk-release-"));
  try {
    const folder = join(workDir, name);
    const packages = installPackages({ root, platform, gpl, workDir: join(workDir, "packages") });
    placePackages({ packages, platform, fonts: letteringFonts, into: folder });
    if (gpl) shrinkVoiceData(join(folder, "node_modules", espeakPackage), seconds);
    bundlePrograms(root, join(folder, "dist"));
    placeFiles(root, folder);
    writeFileSync(join(folder, "THIRD-PARTY-LICENSES.txt"), thirdPartyLicences(root, packages));
    const archive = join(into, `${name}.tar.gz`);
    mkdirSync(into, { recursive: true });
    packFolder(folder, archive, seconds);
    return archive;
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

function bundlePrograms(root: string, into: string): void {
  const bundler = join(root, "node_modules", "rolldown", "bin", "cli.mjs");
  const args = ["-c", "rolldown.release.config.ts", "--dir", into, "--log-level", "warn"];
  execFileSync(process.execPath, [bundler, ...args], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

function placeFiles(root: string, folder: string): void {
  for (const name of copied) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => !leftOut.test(relative(root, source)),
    });
  }
  removeSpaces(join(folder, "dist", "server"));
  const { version } = readManifest(root);
  writeFileSync(
    join(folder, "package.json"),
    `${JSON.stringify({ name: "mruk", version, type: "module" }, null, 2)}\n`,
  );
  cpSync(join(import.meta.dirname, "readme.md"), join(folder, "README.md"));
  cpSync(join(import.meta.dirname, "mruk.sh"), join(folder, "mruk"));
  chmodSync(join(folder, "mruk"), 0o755);
}

/** Takes spaces and comments out of the renderer's code, as the bundler does of the programs'; names stay for the stacks of errors. */
function removeSpaces(folder: string): void {
  for (const path of globSync(join(folder, "**", "*.js"))) {
    const options = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const;
    writeFileSync(path, minifySync(path, readFileSync(path, "utf8"), { module: true, ...options }).code);
  }
}
