import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { checksumLine, packFolder } from "./archive.ts";

/** A folder with these files, of which the one named program may be run. */
function folderWith(names: readonly string[], { mode, date }: { mode: number; date: number }) {
  const folder = join(folderOfTest(), "release");
  mkdirSync(folder);
  for (const name of names) {
    const path = join(folder, name);
    writeFileSync(path, name);
    chmodSync(path, name === "program" ? mode | 0o100 : mode);
    utimesSync(path, date, date);
  }
  return folder;
}

async function packed(folder: string) {
  const archive = join(folder, "..", "release.tar.gz");
  packFolder(folder, archive, 1_700_000_000);
  return { archive, checksum: await checksumLine(archive) };
}

it("makes the same bytes of the same files, whoever wrote them when and in which order", async () => {
  const one = await packed(folderWith(["a", "ż", "program"], { mode: 0o600, date: 1 }));
  const other = await packed(folderWith(["program", "ż", "a"], { mode: 0o664, date: 2_000_000_000 }));
  expect(one.checksum).toBe(other.checksum);
  expect(one.checksum).toMatch(/^[0-9a-f]{64} {2}release\.tar\.gz\n$/);
  const list = execFileSync("tar", ["-tvzf", one.archive, "--full-time"], {
    encoding: "utf8",
    env: { ...process.env, TZ: "UTC" },
  });
  expect(list).toMatch(/^-rwxr-xr-x 0\/0 .* 2023-11-14 22:13:20 release\/program$/m);
  expect(list).toMatch(/^-rw-r--r-- 0\/0 .* release\/a$/m);
});
