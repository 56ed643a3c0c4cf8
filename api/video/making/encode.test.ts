import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { encode } from "./encode.ts";

it.skipIf(process.platform === "win32")("runs ffmpeg at a low priority, without keys in its environment", async () => {
  vi.stubEnv("OPENAI_API_KEY", "sk-planted-for-the-encoder");
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = folderOfTest();
  const program = join(folder, "ffmpeg");
  // The script waits until the parent has lowered its priority; its last output ends up in the error.
  const script = 'until [ "$(nice)" -ge 5 ]; do :; done; echo "finds $(env | tr "\\n" " ")" >&2; exit 1';
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  const failed: Error = await encode(program, [], { folder, frames: 1, patience: 10_000 }).catch((error) => error);
  expect(failed.message).toContain("finds ");
  expect(failed.message.match(/\w+(?==)/g)?.filter((name) => !/^(PWD|OLDPWD|SHLVL|PATH|_)$/.test(name))).toEqual([]);
});
