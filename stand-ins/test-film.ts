// A small film of moving bars and a tone, made by whatever ffmpeg there is.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode, findEncoder } from "../api/video/encoder.ts";

export type TestFilm = { width: number; height: number; seconds: number; fps?: number };

export async function testFilm({ width, height, seconds, fps = 12 }: TestFilm): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "mruk-test-film-"));
  try {
    const program = await findEncoder({ ffmpegPath: process.env.FFMPEG_PATH, environment: process.env });
    const pictures = ["-f", "lavfi", "-i", `testsrc=size=${width}x${height}:rate=${fps}:duration=${seconds}`];
    const sound = ["-f", "lavfi", "-i", `sine=frequency=330:sample_rate=48000:duration=${seconds}`];
    const written = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac"];
    const ending = ["-movflags", "+faststart", "film.mp4"];
    await encode(program, [...pictures, ...sound, ...written, ...ending], { folder, frames: seconds * fps });
    return await readFile(join(folder, "film.mp4"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
