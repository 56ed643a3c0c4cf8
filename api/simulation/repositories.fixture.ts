import type { ContentRepository } from "#api/stories/repository/content-repository.ts";

/** A library's remote and its clones for the simulation: in memory, or with Git itself. */
export type Repositories = {
  /** Makes a fresh clone under this name. Rejects while the remote is unreachable. */
  clone(name: string): Promise<Clone>;
  /** Sets which requests the remote refuses from now on. */
  refuse(what: Refusals): void;
  /** The ids of the story files that the remote's history added, in its order, one entry each time. */
  added(): string[];
  /** The paths that its history changed or deleted after they were added. */
  touched(): string[];
};

export type Refusals = { fetches: boolean; pushes: boolean };

export type Clone = {
  contentDir: string;
  /** Opens the content repository, as each process does. */
  open(): ContentRepository;
};

/** The files a library begins with, by their paths relative to the content folder. */
export type FirstFiles = ReadonlyMap<string, string>;
