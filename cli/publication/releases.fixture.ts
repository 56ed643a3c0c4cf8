// Stands in for the part of GitHub that hands out the files of releases: https://github.com/OWNER/NAME/releases/download/TAG/FILE.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Releases = {
  /** The address of the repository that has the releases. */
  repository: string;
  /** The SHA-256 of a release's archive for x64. */
  checksumOf(version: string): string;
  /** The files that were fetched, in their order. */
  fetched: string[];
  /** Makes this release's archive another one than its checksum says. */
  alter(version: string): void;
  close(): void;
};

/** A repository with these releases; their programs are the one in `program` (`cli/mruk.mjs`). */
export async function startReleases({ versions, program }: { versions: string[]; program: string }): Promise<Releases> {
  const folder = mkdtempSync(join(tmpdir(), "mruk-releases-"));
  const files = new Map<string, Buffer>();
  for (const version of versions) addRelease(files, folder, { version, program });
  const fetched: string[] = [];
  const server = createServer((request, response) => {
    // GitHub sends everybody on to another host, where the files are.
    const [, place, path = ""] = /^\/(ola\/mruk\/releases\/download|assets)\/(.*)$/.exec(request.url ?? "") ?? [];
    const file = files.get(path);
    if (place === undefined || file === undefined) return response.writeHead(404).end("Not Found");
    if (place !== "assets") return response.writeHead(302, { Location: `/assets/${path}` }).end();
    fetched.push(path);
    return response.end(file);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    repository: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ola/mruk`,
    checksumOf: (version) => sumOf(files.get(pathOf(version)) ?? Buffer.alloc(0)),
    fetched,
    alter(version) {
      files.set(
        pathOf(version),
        Buffer.concat([files.get(pathOf(version)) ?? Buffer.alloc(0), Buffer.from("altered")]),
      );
    },
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const archiveOf = (version: string) => `mruk-${version}-linux-x64.tar.gz`;
const pathOf = (version: string) => `v${version}/${archiveOf(version)}`;
const sumOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

type Release = { version: string; program: string };

/** Packs a folder as a release is packed, in which the starter leads to the program of this checkout. */
function addRelease(files: Map<string, Buffer>, folder: string, { version, program }: Release): void {
  const name = archiveOf(version).replace(".tar.gz", "");
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, "mruk"), `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`, {
    mode: 0o755,
  });
  execFileSync("tar", ["-czf", join(folder, archiveOf(version)), "-C", folder, name]);
  const bytes = readFileSync(join(folder, archiveOf(version)));
  const other = archiveOf(version).replace("x64", "arm64");
  files.set(pathOf(version), bytes);
  files.set(
    `v${version}/SHA256SUMS`,
    Buffer.from(
      `${sumOf(bytes)}  ${archiveOf(version)}\n${"a".repeat(64)}  ${other}\n${"b".repeat(64)}  mruk-${version}.cdx.json\n`,
    ),
  );
}
