// Publishes the image of a release at GitHub's registry. Without an option it builds and pushes the one of this machine's processor;
// with --join it makes one name for those of all, and writes image/SHA256SUMS, of which that name's checksum is attested. It needs
// no packages.
//
// GH_TOKEN may write packages; the rest is set by GitHub on every runner.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { platforms } from "../release/platforms.ts";

const root = join(import.meta.dirname, "..", "..");
const registry = "ghcr.io";
const { GH_TOKEN = "", GITHUB_ACTOR = "", GITHUB_REPOSITORY = "", GITHUB_SERVER_URL, GITHUB_SHA } = process.env;
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };

// Names of images have no capitals; those of repositories may.
const image = `${registry}/${GITHUB_REPOSITORY.toLowerCase()}`;
const tagOf = (platform: string) => `${image}:${version}-${platform}`;

const docker = (...args: string[]) => void execFileSync("docker", args, { stdio: "inherit" });

function push(tag: string): void {
  const labels = {
    // By its source the registry knows which repository the image belongs to.
    source: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`,
    revision: GITHUB_SHA,
    version,
    licenses: "MIT",
    title: "Mruk",
  };
  const flags = Object.entries(labels).map(([name, value]) => `--label=org.opencontainers.image.${name}=${value}`);
  const dockerfile = join(root, "container", "Dockerfile");
  docker("build", "--pull", `--file=${dockerfile}`, `--tag=${tag}`, ...flags, join(root, "release"));
  docker("push", tag);
}

function joinAll(): void {
  // A version such as 2.0.0-rc.1 (SemVer, section 9) is nobody's latest.
  const tags = [version, ...(version.includes("-") ? [] : ["latest"])].map((tag) => `--tag=${image}:${tag}`);
  docker("buildx", "imagetools", "create", ...tags, ...platforms.map(tagOf));
  const inspect = ["buildx", "imagetools", "inspect", `${image}:${version}`, "--format={{json .Manifest}}"];
  const { digest } = JSON.parse(execFileSync("docker", inspect, { encoding: "utf8" })) as { digest: string };
  mkdirSync(join(root, "image"), { recursive: true });
  writeFileSync(join(root, "image", "SHA256SUMS"), `${digest.replace("sha256:", "")}  ${image}\n`);
}

execFileSync("docker", ["login", registry, `--username=${GITHUB_ACTOR}`, "--password-stdin"], {
  input: GH_TOKEN,
  stdio: ["pipe", "inherit", "inherit"],
});
if (process.argv.includes("--join")) joinAll();
else push(tagOf(`${process.platform}-${process.arch}`));
