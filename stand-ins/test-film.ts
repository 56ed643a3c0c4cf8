// Makes a small film of moving bars and a tone with the available ffmpeg.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export type TestFilm = { width: number; height: number; seconds: number; fps?: number };

export async function testFilm({ width, height, seconds, fps = 12 }: TestFilm): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "mruk-test-film-"));
  try {
    const pictures = ["-f", "lavfi", "-i", `testsrc=size=${width}x${height}:rate=${fps}:duration=${seconds}`];
    const sound = ["-f", "lavfi", "-i", `sine=frequency=330:sample_rate=48000:duration=${seconds}`];
    const written = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac"];
    const ending = ["-movflags", "+faststart", "film.mp4"];
    const args = ["-nostdin", "-loglevel", "error", ...pictures, ...sound, ...written, ...ending];
    await promisify(execFile)(ffmpeg(), args, { cwd: folder });
    return await readFile(join(folder, "film.mp4"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The ffmpeg of the optional package, else the machine's. */
function ffmpeg(): string {
  try {
    return createRequire(import.meta.url)("@ffmpeg-installer/ffmpeg").path;
  } catch {
    return "ffmpeg";
  }
}
