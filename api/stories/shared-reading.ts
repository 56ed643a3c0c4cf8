import type { PackedMonth } from "./month-file.ts";
import type { Folder } from "./story-walk.ts";

/** What several threads read together: of the folders, each takes the next one by a count that they share. */
export type Reading = { contentDir: string; folders: readonly Folder[]; next: Int32Array };

/** What a thread tells of a folder that it has read. */
export type FolderRead = { at: number; month: PackedMonth };

/** The place of a folder that nobody else takes; behind the last one when there are no more. */
export const takeNext = ({ next }: Reading): number => Atomics.add(next, 0, 1);
