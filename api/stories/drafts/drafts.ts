import { draftFile } from "../file/file-kind.ts";
import { type Draft, storyFileAt } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { type Revised, readableIn } from "../repository/committed-story.ts";
import type { ContentRepository } from "../repository/content-repository.ts";

export type RevisedDraft = Revised<Draft>;

/** The committed drafts, in the order of their slots. Those whose files cannot be read are left out; `mruk check` names them. */
export type Drafts = { all(): Promise<RevisedDraft[]> };

/** Reads drafts from Git. What was read before is not read again. */
export function openDrafts({ content }: { content: Pick<ContentRepository, "committed"> }): Drafts {
  let known = new Map<string, Draft | null>();
  let asOf: { commit: string | null; drafts: RevisedDraft[] } | undefined;

  return {
    async all() {
      const committed = await content.committed();
      if (asOf?.commit === committed.id) return asOf.drafts;
      const read = await readDrafts(committed, known);
      known = new Map(read.map(({ rev, story }) => [rev, story]));
      const drafts = read.flatMap(({ story, rev }) => (story === null ? [] : { story, rev }));
      asOf = { commit: committed.id, drafts };
      return drafts;
    },
  };
}

type Read = { rev: string; story: Draft | null };

async function readDrafts(committed: Committed, known: ReadonlyMap<string, Draft | null>): Promise<Read[]> {
  const read: Read[] = [];
  for (const [path, { blob: rev }] of await committed.below("drafts")) {
    const file = storyFileAt(path);
    if (file?.folder !== "drafts") continue;
    const before = known.get(rev);
    const isSame = before !== undefined && before?.id === file.id;
    read.push({ rev, story: isSame ? before : await readableIn(draftFile, committed, { id: file.id, blob: rev }) });
  }
  return read.sort((one, other) => bySlot(one.story, other.story));
}

/** By hour; of one hour, by number. */
function bySlot(one: Draft | null, other: Draft | null): number {
  if (one === null || other === null) return 0;
  const hours = Temporal.Instant.compare(one.publishedAt, other.publishedAt);
  return hours || (one.id < other.id ? -1 : 1);
}
