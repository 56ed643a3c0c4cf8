import { existsSync } from "node:fs";
import { join } from "node:path";
import { picturePath, type Story, StoryId, storyPath } from "../model.ts";
import { faultsOfDrafts } from "./check-drafts.ts";
import { filesBelow, isExpected, nameOf } from "./check-files.ts";
import { faultsOfLooks } from "./check-looks.ts";
import { pictureFaults } from "./check-pictures.ts";
import { openLibrary, type StoryFault } from "./library.ts";
import { deletedAt } from "./story-walk.ts";

/** A title may come back after so many days: nobody remembers it for longer, and the house repeats its plots after 49 weeks. */
const daysOfATitle = 300;

/**
 * Everything in a content folder that does not belong there or cannot be used, sorted by path: story files, stray files,
 * pictures that are missing, broken, of the wrong kind or without a story, drafts and their pictures, pictures of Mruk that an image model cannot use, and
 * titles that are repeated too soon.
 */
export async function checkLibrary(contentDir: string): Promise<StoryFault[]> {
  const library = await openLibrary({ contentDir, likesOf: () => 0 });
  const stories = [...library.all()];
  const faults = [
    ...library.faults(),
    ...strayFiles(contentDir, "stories", ".md"),
    ...strayFiles(contentDir, "images", ".webp"),
    ...sharedTitles(stories),
    ...orphanPictures(contentDir, library.faults()),
    ...(await faultsOfLooks(contentDir)),
    ...(await faultsOfDrafts(contentDir)),
  ];
  // One picture after the other, because a check may take long but must not occupy the machine.
  for (const story of stories) faults.push(...(await pictureFaults(contentDir, story)));
  return faults.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

function strayFiles(contentDir: string, folder: string, ending: string): StoryFault[] {
  return filesBelow(contentDir, folder)
    .filter((path) => !path.endsWith(ending) && !isExpected(nameOf(path)))
    .flatMap((path) => {
      const deleted = deletedAt(path);
      if (deleted === null) return { path, reason: `only ${ending} files belong here` };
      const story = storyPath(deleted);
      return existsSync(join(contentDir, story)) ? { path, reason: `${story} is there again` } : [];
    });
}

function sharedTitles(stories: Story[]): StoryFault[] {
  const faults: StoryFault[] = [];
  for (const key of ["titleEn", "titlePl"] as const) {
    const last = new Map<string, Story>();
    // The oldest story comes first, so that the fault names the later one.
    for (const story of stories.toReversed()) {
      const title = story[key].trim().toLowerCase();
      const other = last.get(title);
      last.set(title, story);
      if (other === undefined || daysBetween(other, story) > daysOfATitle) continue;
      faults.push({ path: storyPath(story.id), reason: `${key} is the same as in ${other.id}` });
    }
  }
  return faults;
}

function daysBetween(earlier: Story, later: Story): number {
  return (Date.parse(later.publishedAt) - Date.parse(earlier.publishedAt)) / 86_400_000;
}

/** Pictures without a story, or in the wrong place. The picture of a faulty story is no fault of its own. */
function orphanPictures(contentDir: string, storyFaults: StoryFault[]): StoryFault[] {
  const faulty = new Set(storyFaults.map(({ path }) => path));
  return filesBelow(contentDir, "images")
    .filter((path) => path.endsWith(".webp") && !isExpected(nameOf(path)))
    .flatMap((path) => {
      const id = StoryId.safeParse(nameOf(path).slice(0, -".webp".length));
      if (!id.success) return { path, reason: "the file's name is not a story id" };
      if (picturePath(id.data) !== path) return { path, reason: `this picture belongs at ${picturePath(id.data)}` };
      const story = storyPath(id.data);
      return faulty.has(story) || existsSync(join(contentDir, story)) ? [] : { path, reason: `there is no ${story}` };
    });
}
