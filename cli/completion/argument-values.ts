import { basename } from "node:path";
import { readConfig } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import { foundIn, listedIn, monthFolders } from "#api/stories/index/story-walk.ts";
import { StoryId, storyPath } from "#api/stories/model.ts";
import type { TypedArgument } from "./typed-argument.ts";

/** Commands that also take the id of a deleted story. */
const forDeletedStories = new Set(["posts history", "posts restore"]);
/** As many as a person may want to look through. */
const mostCommits = 50;

/** The values that an argument may have, the newest first. Reads names and no contents, because a person waits at each press. */
export async function argumentValues(
  { command, name, earlier }: TypedArgument,
  { environment }: { environment: Environment },
): Promise<string[]> {
  const config = readConfig(environment);
  if (name === "id") return storyIds(config.CONTENT_DIR, { deleted: forDeletedStories.has(command) });
  if (name === "backup") {
    const { listBackups } = await import("#api/state/backups.ts");
    return (await listBackups(config.DATA_DIR)).map(({ path }) => basename(path));
  }
  const id = StoryId.safeParse(earlier[0]);
  if (name !== "commit" || !id.success) return [];
  const [{ openContentRepository }, { repositoryOf }] = await Promise.all([
    import("#api/stories/repository/content-repository.ts"),
    import("#api/wiring/services.ts"),
  ]);
  const content = openContentRepository(repositoryOf(config, { environment }));
  const versions = await content.history(storyPath(id.data), mostCommits);
  return versions.flatMap(({ commit, entry }) => (entry === null ? [] : commit.slice(0, 10)));
}

function storyIds(contentDir: string, { deleted }: { deleted: boolean }): string[] {
  const found = [...monthFolders(contentDir)].flatMap((folder) => listedIn(contentDir, folder)).map(foundIn);
  const ids = found.flatMap((entry) => {
    if (entry !== undefined && "id" in entry) return entry.id;
    return deleted && entry !== undefined && "deleted" in entry ? entry.deleted : [];
  });
  return [...new Set(ids)].sort().reverse();
}
