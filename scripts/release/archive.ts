import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename, dirname } from "node:path";

/** Everything that a machine, an account or the hour would change in an archive, as a constant. */
const fixed = ["--format=gnu", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];

/**
 * Packs a folder, of which only the names, contents and rights of programs count: two equal folders make two equal archives.
 * `seconds` since 1970 date all files. gzip, because a bare Debian has no xz.
 */
export function packFolder(folder: string, archive: string, seconds: number): void {
  const tar = [...fixed, `--mtime=@${seconds}`, "--use-compress-program=gzip -9n", "-cf", archive];
  execFileSync("tar", [...tar, "-C", dirname(folder), basename(folder)], { env: { ...process.env, LC_ALL: "C" } });
}

/** The line of a file in SHA256SUMS, as `sha256sum --check` reads it. */
export async function checksumLine(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return `${hash.digest("hex")}  ${basename(path)}\n`;
}
