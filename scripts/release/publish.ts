// Publishes the files in release/ as the release of the tag that the run is for; with --check only compares that tag with the version
// and the changelog. It needs no packages.
//
// GH_TOKEN may write contents; the rest is set by GitHub on every runner.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { notesOf } from "./changelog.ts";

const root = join(import.meta.dirname, "..", "..");
const { GITHUB_REF_NAME: tag = "", GITHUB_REPOSITORY } = process.env;
const folder = join(root, "release");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };

function stop(what: string, hint: string): never {
  console.error(`mruk: ${what}\n  ${hint}`);
  process.exit(1);
}

const notes = notesOf(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version);
if (tag !== `v${version}`)
  stop(`the tag ${tag} is not that of version ${version} in package.json.`, "npm version sets both.");
if (notes === null)
  stop(
    `CHANGELOG.md says nothing of ${version}.`,
    `Give what is unreleased the heading "## ${version} - " with the date.`,
  );

if (!process.argv.includes("--check")) {
  const files = readdirSync(folder).map((name) => join(folder, name));
  // A version such as 2.0.0-rc.1 (SemVer, section 9).
  const kind = version.includes("-") ? ["--prerelease"] : [];
  execFileSync(
    "gh",
    ["release", "create", tag, "--verify-tag", "--title", `Mruk ${version}`, ...kind, "--notes-file=-", ...files],
    {
      input: notes,
      stdio: ["pipe", "inherit", "inherit"],
      env: { ...process.env, GH_REPO: GITHUB_REPOSITORY },
    },
  );
}
