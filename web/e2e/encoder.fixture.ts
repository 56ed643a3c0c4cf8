import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { findEncoder } from "#api/platform/processes/encoder.ts";

/**
 * The real encoder behind a program for FFMPEG_PATH. While a file is at `held`, it waits once it has begun; while one is
 * at `brief`, it makes only the first three seconds. Removed when the tests of the file end.
 */
export async function encoderOfTest(): Promise<{ held: string; brief: string; ffmpeg: string }> {
  const folder = mkdtempSync(join(tmpdir(), "mruk-encoder-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [held, brief, ffmpeg] = [join(folder, "held"), join(folder, "brief"), join(folder, "ffmpeg")];
  const behind = await findEncoder({ ffmpegPath: undefined, environment: process.env });
  const script = `#!/bin/sh
[ -e '${held}' ] && echo frame=9
while [ -e '${held}' ]; do sleep 0.1; done
if [ -e '${brief}' ]; then
  for word do
    shift
    [ "$before" = -frames:v ] && word=90
    before=$word
    set -- "$@" "$word"
  done
fi
exec '${behind}' "$@"
`;
  writeFileSync(ffmpeg, script, { mode: 0o755 });
  return { held, brief, ffmpeg };
}
