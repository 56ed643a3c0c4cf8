import { draftFile } from "../file/file-kind.ts";
import { type Draft, draftPath, draftTombstonePath, StoryId } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedIn, EditConflict, type Revised, readableIn } from "../repository/committed-story.ts";
import type { ContentRepository } from "../repository/content-repository.ts";

export type RevisedDraft = Revised<Draft>;

/** The committed drafts, in the order of their slots. Those whose files cannot be read are left out; `mruk check` names them. */
export type Drafts = {
  all(): Promise<RevisedDraft[]>;
  /** The slots that get no other draft: they have one, readable or not, or somebody has deleted it. */
  taken(): Promise<ReadonlySet<StoryId>>;
};

/** The draft that somebody read in this revision. Throws DRAFT_NOT_FOUND, and EDIT_CONFLICT where it is another by now. */
export async function draftAsRead(committed: Committed, id: StoryId, rev: string): Promise<Draft> {
  const current = await committedIn(draftFile, committed, id);
  if (current.rev !== rev) throw new EditConflict(current, []);
  return current.story;
}

/** Reads drafts from Git. What was read before is not read again. */
export function openDrafts({ content }: { content: Pick<ContentRepository, "committed"> }): Drafts {
  let known = new Map<string, Draft | null>();
  let asOf: (Read & { commit: string | null }) | undefined;

  async function read(): Promise<Read> {
    const committed = await content.committed();
    if (asOf?.commit === committed.id) return asOf;
    const { blobs, ...found } = await readDrafts(committed, known);
    known = blobs;
    asOf = { ...found, commit: committed.id };
    return asOf;
  }

  return { all: async () => (await read()).drafts, taken: async () => (await read()).taken };
}

type Read = { drafts: RevisedDraft[]; taken: Set<StoryId> };

async function readDrafts(committed: Committed, known: ReadonlyMap<string, Draft | null>) {
  const found = { drafts: [] as RevisedDraft[], taken: new Set<StoryId>(), blobs: new Map<string, Draft | null>() };
  for (const [path, { blob: rev }] of await committed.below("drafts")) {
    const id = idOf(path);
    if (id === null) continue;
    found.taken.add(id);
    if (path !== draftPath(id)) continue;
    const before = known.get(rev);
    const story = before?.id === id ? before : await readableIn(draftFile, committed, { id, blob: rev });
    found.blobs.set(rev, story);
    if (story) found.drafts.push({ story, rev });
  }
  found.drafts.sort((one, other) => bySlot(one.story, other.story));
  return found;
}

/** Whose draft, or whose note that it was deleted, lies at a path. */
function idOf(path: string): StoryId | null {
  const { data: id } = StoryId.safeParse(path.slice(path.lastIndexOf("/") + 1).replace(/\.(md|deleted)$/, ""));
  return id !== undefined && [draftPath(id), draftTombstonePath(id)].includes(path) ? id : null;
}

/** By hour; of one hour, by number. */
function bySlot(one: Draft, other: Draft): number {
  return Temporal.Instant.compare(one.publishedAt, other.publishedAt) || (one.id < other.id ? -1 : 1);
}
