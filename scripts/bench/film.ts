// One film by the house: how long it takes to make, as a multiple of how long it plays, and how much memory the maker needs.
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { houseIllustrator } from "../../api/generation/house-illustrator/draw.ts";
import { storyOf } from "../../api/stories/story.fixture.ts";
import { openHouseFilmMaker } from "../../api/video/house/film-maker.ts";

const folder = await mkdtemp(join(tmpdir(), "mruk-bench-film-"));
try {
  const text = "Mruk sat on the sill and watched the tram go by below. Nobody got off, and nobody got on. ".repeat(6);
  const story = storyOf({ contentEn: text, contentPl: text });
  const picture = await houseIllustrator.draw({
    place: "window sill",
    pose: "sit",
    props: [],
    timeSlot: "morning",
    season: "autumn",
    weather: "rain",
    seed: "bench",
  });
  const maker = openHouseFilmMaker({ ffmpegPath: process.env.FFMPEG_PATH, environment: process.env, workDir: folder });
  const into = join(folder, "film.mp4");
  const begun = performance.now();
  const { seconds } = await maker.make({ story, picture, language: "en", into });
  const took = (performance.now() - begun) / 1000;
  const megabytes = (await stat(into)).size / 1e6;
  const memory = process.resourceUsage().maxRSS / 1e3;
  console.log(`  made in ${(took / seconds).toFixed(2)} of its playing time (${took.toFixed(1)} s for ${seconds} s)`);
  console.log(`  ${megabytes.toFixed(1)} MB; this process took ${memory.toFixed(0)} MB at most, ffmpeg not counted`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
