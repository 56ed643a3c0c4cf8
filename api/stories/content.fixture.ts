import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { formatStory } from "./file/story-file.ts";
import { type Story, storyPath } from "./model.ts";

/** A content folder with these stories. It removes itself when the test ends. */
export function contentFolder(...stories: Story[]) {
  const dir = folderOfTest();
  const folder = {
    dir,
    /** Writes a file of any kind, with the folders it needs. */
    write(path: string, content: string | Uint8Array): void {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), content);
    },
    put(...more: Story[]): void {
      for (const story of more) folder.write(storyPath(story.id), formatStory(story));
    },
    remove(path: string): void {
      rmSync(join(dir, path), { recursive: true });
    },
  };
  folder.put(...stories);
  return folder;
}
