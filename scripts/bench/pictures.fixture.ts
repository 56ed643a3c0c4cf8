import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { houseIllustrator } from "#api/house/illustrator/draw.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { picturePath, type Story, storyPath } from "#api/stories/model.ts";
import { benchStories } from "./stories.fixture.ts";

export type Illustrated = { story: Story; master: Uint8Array; hash: string };

/** More stories than a server prepares at its start. */
const newest = 12;

/** A library whose newest stories have no pictures; a number of older ones do. */
export async function illustratedLibrary(
  count: number,
  { withoutPictures = newest } = {},
): Promise<{ root: string; contentDir: string; pictures: Illustrated[] }> {
  const root = mkdtempSync(join(tmpdir(), "mruk-bench-"));
  const contentDir = join(root, "content");
  const pictures: Illustrated[] = [];
  for (const [index, story] of [...benchStories(count + withoutPictures)].entries()) {
    write(join(contentDir, storyPath(story.id)), formatStory(story));
    if (index >= count) continue;
    const master = await houseIllustrator.draw({
      place: "window sill",
      pose: "sit",
      props: [],
      timeSlot: story.timeSlot,
      season: "autumn",
      weather: "rain",
      seed: story.id,
    });
    write(join(contentDir, picturePath(story.id)), master);
    pictures.push({ story, master, hash: contentHash(master) });
  }
  return { root, contentDir, pictures };
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
