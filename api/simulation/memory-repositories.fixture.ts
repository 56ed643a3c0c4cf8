// The simulation's repositories in memory: linear branches over shared contents, put on another's commits by the rules of the real
// ones, and real files in a folder. repositories.test.ts compares them with Git.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate as othersTurn } from "node:timers/promises";
import { AppError } from "#api/platform/errors.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import { pathsIn, type StoryFolder, type StoryId, storyFileAt } from "#api/stories/model.ts";
import type { PathChange } from "#api/stories/repository/commit-stream.ts";
import type { Committed } from "#api/stories/repository/committed.ts";
import type { ContentRepository, Publication } from "#api/stories/repository/content-repository.ts";
import type { RemoteReport } from "#api/stories/repository/remote.ts";
import { type PathStep, replay, type TreeEntry } from "#api/stories/repository/replay.ts";
import { rulesOver } from "#api/stories/repository/replay-rules.ts";
import type { Clone, FirstFiles, Refusals, Repositories } from "./repositories.fixture.ts";

type Tree = ReadonlyMap<string, TreeEntry>;
type Commit = { id: string; steps: readonly PathStep[]; tree: Tree };
type Branch = readonly Commit[];
type Remote = { commits: Branch; refuses: Refusals; contents: Contents };

const tries = 8;

export function memoryRepositories(root: string, first: FirstFiles): Repositories {
  const contents = openContents();
  const begun = [...first].map(([path, content]) => ({ path, content: Buffer.from(content) }));
  const remote: Remote = { commits: committing([], stepsOf(begun, new Map(), contents)), refuses: nothing, contents };
  const steps = () => remote.commits.flatMap(({ steps }) => steps);
  return {
    async clone(name) {
      if (remote.refuses.fetches) throw unreachable();
      return cloneOf(remote, join(root, name));
    },
    refuse(what) {
      remote.refuses = what;
    },
    added() {
      const paths = steps().flatMap(({ path, before }) => (before === null ? path : []));
      return paths.flatMap((path) => /^stories\/.*\/([^/]+)\.md$/.exec(path)?.[1] ?? []);
    },
    touched: () => steps().flatMap(({ path, before }) => (before === null ? [] : path)),
  };
}

const nothing: Refusals = { fetches: false, pushes: false };

function cloneOf(remote: Remote, contentDir: string): Clone {
  const { contents } = remote;
  const branch = { ours: remote.commits, theirs: remote.commits };
  const [withRemote, withRepository] = [semaphore(1), semaphore(1)];
  const leftOut = new Map<string, number>();
  mkdirSync(contentDir, { recursive: true });
  checkOut(new Map(), treeOf(branch.ours));

  function checkOut(before: Tree, after: Tree): string[] {
    const paths = [...new Set([...before.keys(), ...after.keys()])];
    const changed = paths.filter((path) => before.get(path)?.blob !== after.get(path)?.blob);
    for (const folder of new Set(changed.map((path) => dirname(path)))) {
      mkdirSync(join(contentDir, folder), { recursive: true });
    }
    for (const path of changed) {
      const content = contents.at(after.get(path));
      if (content === null) rmSync(join(contentDir, path), { force: true });
      else writeFileSync(join(contentDir, path), content);
    }
    return changed;
  }

  /** Moves our branch. Returns the paths that differ. */
  function move(to: Branch): string[] {
    const before = treeOf(branch.ours);
    branch.ours = to;
    return checkOut(before, treeOf(to));
  }

  function commit(changes: readonly PathChange[]): void {
    const steps = stepsOf(changes, treeOf(branch.ours), contents);
    if (steps.length > 0) move(committing(branch.ours, steps));
  }

  const publish = ({ id, folder = "stories", files }: Publication) =>
    withRepository(async () => {
      const tree = treeOf(branch.ours);
      const { text, tombstone } = pathsIn[folder];
      if (tree.has(text(id)) || tree.has(tombstone(id))) throw new AppError("STORY_EXISTS", `${id} is there already`);
      commit(files);
      return { commit: branch.ours.at(-1)?.id ?? "" };
    });

  async function rebase(): Promise<{ taken: StoryId[]; takenDrafts: StoryId[]; brought: string[] }> {
    const { ours, theirs } = branch;
    const shared = ours.findIndex((commit, index) => commit !== theirs[index]);
    if (shared === -1 || shared === theirs.length) {
      return { taken: [], takenDrafts: [], brought: shared === -1 ? move(theirs) : [] };
    }
    const write = async (text: string, { mode }: TreeEntry) => ({ mode, blob: contents.put(Buffer.from(text)) });
    const rules = rulesOver(committedAt(theirs, contents), write);
    const result = await replay(ours.slice(shared), rules, { keepsConflicts: true });
    if ("conflict" in result) throw new Error("Conflicts are kept.");
    const { kept, dropped, conflicting = [] } = result;
    for (const { path } of conflicting.flatMap(({ steps }) => steps)) leftOut.set(path, (leftOut.get(path) ?? 0) + 1);
    const lost = dropped.flatMap(({ steps }) => steps).flatMap(({ path, before }) => (before ? [] : storyFileAt(path)));
    const takenIn = (folder: StoryFolder) => lost.flatMap((file) => (file?.folder === folder ? file.id : []));
    const brought = move(kept.reduce((onto, { steps }) => committing(onto, steps), theirs));
    return { taken: takenIn("stories"), takenDrafts: takenIn("drafts"), brought };
  }

  async function synchronise({ fetchFirst }: { fetchFirst: boolean }): Promise<RemoteReport> {
    const [taken, takenDrafts, brought]: [StoryId[], StoryId[], string[]] = [[], [], []];
    const said = () => ({
      taken,
      ...(takenDrafts.length > 0 && { takenDrafts }),
      ...(brought.length > 0 && { brought }),
    });
    for (let attempt = 1; attempt <= tries; attempt++) {
      if (fetchFirst || attempt > 1) {
        await othersTurn();
        if (remote.refuses.fetches) return { state: "local only", ...said(), problem: unreachable() };
        branch.theirs = remote.commits;
      }
      const over = await withRepository(rebase);
      taken.push(...over.taken);
      takenDrafts.push(...over.takenDrafts);
      brought.push(...over.brought);
      await othersTurn();
      const { ours } = branch;
      if (ours.length === branch.theirs.length) return { state: "equal", ...said() };
      if (remote.refuses.pushes) return { state: "local only", ...said(), problem: unreachable() };
      if (remote.commits !== branch.theirs) continue;
      remote.commits = ours;
      branch.theirs = ours;
      return { state: "equal", ...said() };
    }
    return { state: "local only", ...said(), problem: unreachable() };
  }

  const none = () => Promise.reject(new Error("The repository in memory has no such thing."));
  const isCommitted = (path: string) => treeOf(branch.ours).has(path);
  const commitOf = (path: string) => branch.ours.findLast(({ steps }) => steps.some((step) => step.path === path));
  const content: ContentRepository = {
    prepare: async () => {},
    requireLibrary: async () => {},
    pack: async () => {},
    publish,
    change: (decide) =>
      withRepository(async () => {
        const change = await decide(committedAt(branch.ours, contents));
        if (change !== null) commit(change.files);
        return committedAt(branch.ours, contents);
      }),
    committed: async () => committedAt(branch.ours, contents),
    synchronise: () => withRemote(() => synchronise({ fetchFirst: true })),
    push: () => withRemote(() => synchronise({ fetchFirst: false })),
    isPushed: async () => (branch.ours.at(-1) === branch.theirs.at(-1) ? "equal" : "local only"),
    async has(id, folder = "stories") {
      const path = pathsIn[folder].text(id);
      return existsSync(join(contentDir, path)) || isCommitted(path);
    },
    wasThere: async (id) => commitOf(pathsIn.stories.text(id)) !== undefined,
    commitOf: async (id, folder = "stories") => commitOf(pathsIn[folder].text(id))?.id ?? null,
    timesLeftOut: (path) => leftOut.get(path) ?? 0,
    cloneLibrary: async () => false,
    conflictBranches: async () => [],
    isMoving: async () => false,
    treeState: async () => "still",
    recover: async () => false,
    person: async () => null,
    deleteConflictBranch: none,
    putBack: none,
    write: none,
    isUncommitted: none,
    history: none,
    deletions: none,
  };
  return { contentDir, open: () => content };
}

/** What files hold, by the ids of their contents. */
type Contents = ReturnType<typeof openContents>;

function openContents() {
  const contents = new Map<string, Uint8Array>();
  return {
    put(content: Uint8Array): string {
      const blob = createHash("sha1").update(content).digest("hex");
      contents.set(blob, content);
      return blob;
    },
    at: (entry: TreeEntry | undefined): Uint8Array | null => (entry && contents.get(entry.blob)) ?? null,
    text(blob: string): string | null {
      const content = contents.get(blob);
      return content === undefined ? null : Buffer.from(content).toString("utf8");
    },
  };
}

const treeOf = (branch: Branch): Tree => branch.at(-1)?.tree ?? new Map();

/** What these changes are on a tree; those that change nothing are left out. */
function stepsOf(changes: readonly PathChange[], tree: Tree, contents: Contents): PathStep[] {
  const entryOf = (change: PathChange): TreeEntry | null => {
    if ("entry" in change) return change.entry;
    return "content" in change ? { mode: "100644", blob: contents.put(change.content) } : null;
  };
  const steps = changes.map((change) => {
    return { path: change.path, before: tree.get(change.path) ?? null, after: entryOf(change) };
  });
  return steps.filter(({ before, after }) => before?.blob !== after?.blob);
}

/** The branch with one commit more. */
function committing(branch: Branch, steps: readonly PathStep[]): Branch {
  const tree = new Map(treeOf(branch));
  for (const { path, after } of steps) {
    if (after === null) tree.delete(path);
    else tree.set(path, after);
  }
  return [...branch, { id: crypto.randomUUID(), steps, tree }];
}

function committedAt(branch: Branch, contents: Contents): Committed {
  const tree = treeOf(branch);
  const among = (isMeant: (path: string) => boolean) => new Map([...tree].filter(([path]) => isMeant(path)));
  return {
    id: branch.at(-1)?.id ?? null,
    entry: async (path) => tree.get(path) ?? null,
    entries: async (paths) => among((path) => paths.includes(path)),
    below: async (folder) => among((path) => path.startsWith(`${folder}/`)),
    names: async (folder) =>
      [...tree.keys()].filter((path) => dirname(path) === folder).map((path) => path.slice(folder.length + 1)),
    text: async (blob) => contents.text(blob),
    earlier: async () => null,
    stepsOf: async (commit) => branch.find(({ id }) => id === commit)?.steps ?? null,
  };
}

const unreachable = () => new AppError("REMOTE_UNREACHABLE", "The remote does not answer");
