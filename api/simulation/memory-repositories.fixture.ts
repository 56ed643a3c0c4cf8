// The simulation's repositories in memory: linear branches, a push that is refused after another one's push, and real
// story files in a folder. repositories.test.ts compares them with Git.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate as othersTurn } from "node:timers/promises";
import { AppError } from "#api/platform/errors.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import { type StoryId, storyPath } from "#api/stories/model.ts";
import type { ContentRepository, Publication } from "#api/stories/repository/content-repository.ts";
import type { RemoteReport } from "#api/stories/repository/remote.ts";
import type { Clone, FirstFiles, Refusals, Repositories } from "./repositories.fixture.ts";

type Commit = { id: string; story: StoryId | null; files: ReadonlyMap<string, string | Uint8Array> };
type Remote = { commits: readonly Commit[]; refuses: Refusals };

const tries = 8;

export function memoryRepositories(root: string, first: FirstFiles): Repositories {
  const remote: Remote = { commits: [{ id: "first", story: null, files: first }], refuses: {} as Refusals };
  const paths = () => remote.commits.flatMap(({ files }) => [...files.keys()]);
  return {
    async clone(name) {
      if (remote.refuses.fetches) throw unreachable();
      return cloneOf(remote, join(root, name));
    },
    refuse(what) {
      remote.refuses = what;
    },
    added: () => paths().flatMap((path) => /^stories\/.*\/([^/]+)\.md$/.exec(path)?.[1] ?? []),
    touched: () => paths().filter((path, index, all) => all.indexOf(path) !== index),
  };
}

function cloneOf(remote: Remote, contentDir: string): Clone {
  const branch = { ours: remote.commits, theirs: remote.commits };
  const withRemote = semaphore(1);
  mkdirSync(contentDir, { recursive: true });
  checkOut(contentDir, branch.ours);

  function publish({ id, files }: Publication): { commit: string } {
    if (isIn(branch.ours, storyPath(id))) throw new AppError("STORY_EXISTS", `${id} is published already`);
    const contents = new Map(files.map(({ path, content }) => [path, content]));
    const commit = { id: crypto.randomUUID(), story: id, files: contents };
    checkOut(contentDir, [commit]);
    branch.ours = [...branch.ours, commit];
    return { commit: commit.id };
  }

  /** Rebases our commits onto theirs; of a story that both have, theirs is kept. */
  function rebase(): Pick<RemoteReport, "taken"> & { brought: string[] } {
    const { ours, theirs } = branch;
    const shared = ours.findIndex((commit, index) => commit !== theirs[index]);
    if (shared === -1 || shared === theirs.length) {
      const brought = theirs.slice(ours.length);
      if (brought.length > 0) branch.ours = theirs;
      return { taken: [], brought: broughtBy(brought) };
    }
    const own = ours.slice(shared);
    const lost = own.filter(({ files }) => [...files.keys()].some((path) => isIn(theirs, path)));
    const kept = own.filter((commit) => !lost.includes(commit));
    branch.ours = [...theirs, ...kept.map((commit) => ({ ...commit, id: crypto.randomUUID() }))];
    return { taken: lost.flatMap(({ story }) => story ?? []), brought: broughtBy(theirs.slice(shared)) };
  }

  function broughtBy(commits: readonly Commit[]): string[] {
    checkOut(contentDir, commits);
    return commits.flatMap(({ files }) => [...files.keys()]);
  }

  async function synchronise({ fetchFirst }: { fetchFirst: boolean }): Promise<RemoteReport> {
    const [taken, brought]: [StoryId[], string[]] = [[], []];
    const said = () => ({ taken, ...(brought.length > 0 && { brought }) });
    for (let attempt = 1; attempt <= tries; attempt++) {
      if (fetchFirst || attempt > 1) {
        await othersTurn();
        if (remote.refuses.fetches) return { state: "local only", ...said(), problem: unreachable() };
        branch.theirs = remote.commits;
      }
      const over = rebase();
      taken.push(...over.taken);
      brought.push(...over.brought);
      await othersTurn();
      if (branch.ours.length === branch.theirs.length) return { state: "equal", ...said() };
      if (remote.refuses.pushes) return { state: "local only", ...said(), problem: unreachable() };
      if (remote.commits !== branch.theirs) continue;
      remote.commits = branch.ours;
      branch.theirs = branch.ours;
      return { state: "equal", ...said() };
    }
    return { state: "local only", ...said(), problem: unreachable() };
  }

  const none = () => Promise.reject(new Error("The repository in memory has no such thing."));
  const content: ContentRepository = {
    prepare: async () => {},
    requireLibrary: async () => {},
    pack: async () => {},
    publish: async (publication) => publish(publication),
    synchronise: () => withRemote(() => synchronise({ fetchFirst: true })),
    push: () => withRemote(() => synchronise({ fetchFirst: false })),
    isPushed: async () => (branch.ours.at(-1) === branch.theirs.at(-1) ? "equal" : "local only"),
    has: async (id) => existsSync(join(contentDir, storyPath(id))) || isIn(branch.ours, storyPath(id)),
    wasThere: async (id) => isIn(branch.ours, storyPath(id)),
    commitOf: async (id) => branch.ours.findLast(({ files }) => files.has(storyPath(id)))?.id ?? null,
    cloneLibrary: async () => false,
    conflictBranches: async () => [],
    isMoving: async () => false,
    treeState: async () => "still",
    recover: async () => false,
    person: async () => null,
    timesLeftOut: () => 0,
    deleteConflictBranch: none,
    putBack: none,
    change: none,
    write: none,
    committed: none,
    isUncommitted: none,
    history: none,
    deletions: none,
  };
  return { contentDir, open: () => content };
}

const isIn = (commits: readonly Commit[], path: string) => commits.some(({ files }) => files.has(path));

function checkOut(contentDir: string, commits: readonly Pick<Commit, "files">[]): void {
  const files = commits.flatMap(({ files }) => [...files]);
  for (const folder of new Set(files.map(([path]) => dirname(path)))) {
    mkdirSync(join(contentDir, folder), { recursive: true });
  }
  for (const [path, content] of files) writeFileSync(join(contentDir, path), content);
}

const unreachable = () => new AppError("REMOTE_UNREACHABLE", "The remote does not answer");
