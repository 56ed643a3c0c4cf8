import type { ContentRepository } from "../stories/content-repository.ts";

/** A library's remote and the clones of it, as the simulation has them: in memory, or with Git itself. */
export type Repositories = {
  /** A fresh clone under this name. Rejects while the remote answers nobody. */
  clone(name: string): Promise<Clone>;
  /** What the remote refuses from now on. */
  refuse(what: Refusals): void;
  /** The ids of the story files that the remote's history added, in its order: one for each time. */
  added(): string[];
  /** The paths that its history changed or took away after they were added. */
  touched(): string[];
};

export type Refusals = { fetches: boolean; pushes: boolean };

export type Clone = {
  contentDir: string;
  /** The one writer, as each process opens its own. */
  open(): ContentRepository;
};

/** The files a library begins with, by their paths as seen from the content folder. */
export type FirstFiles = ReadonlyMap<string, string>;
