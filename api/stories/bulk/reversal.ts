import { AppError } from "#api/platform/errors.ts";
import { isClosed, publishedAtText, slotOf } from "#api/schedule/slots.ts";
import { draftFile, storyFile } from "../file/file-kind.ts";
import { mostAtOnce } from "../limits.ts";
import { pathsIn, type StoryFolder, StoryId } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { readableIn } from "../repository/committed-story.ts";
import type { ContentChange } from "../repository/content-repository.ts";
import { isSameEntry, type PathStep, type TreeEntry } from "../repository/replay.ts";
import type { RevertConflict } from "./model.ts";

/** A step of a commit, and whose file it changed. */
type Step = PathStep & { id: StoryId; folder: StoryFolder };

/**
 * The commit's content that makes the files that a commit changed what they were before it. Throws VERSION_NOT_FOUND for a commit that
 * the branch does not have, or that changed other files than stories and drafts; EDIT_CONFLICT where one of them has changed since;
 * REVIEW_CLOSED where readers have a text that the commit put into its slot, or get it in a few minutes.
 */
export async function reversal(committed: Committed, commit: string, now: Temporal.Instant): Promise<ContentChange> {
  const steps = stepsOf(await committed.stepsOf(commit));
  if (steps === null) throw unknownChange();
  const current = await committed.entries(steps.map(({ path }) => path));
  const changed = steps.filter(({ path, after }) => !isSameEntry(after, current.get(path) ?? null));
  if (changed.length > 0) throw new ChangedSince(await conflictsOf(committed, changed));
  const late = steps.find((step) => putsText(step) && isClosed({ publishedAt: publishedAtText(slotOf(step.id)) }, now));
  if (late) throw tooLate(late.id);
  const ids = [...new Set(steps.map(({ id }) => id))];
  return {
    files: steps.map(({ path, before }) => (before ? { path, entry: before } : { path })),
    message: `Bring back what was changed of ${ids.length === 1 ? ids[0] : `${ids.length} stories`}\n\nThis reverts commit ${commit}.\n\n${ids.join("\n")}\n`,
  };
}

/** Whether the commit put this text into a slot, which the revert would take from its readers. */
const putsText = ({ id, folder, path, after }: Step): boolean =>
  folder === "stories" && path === pathsIn.stories.text(id) && after !== null;

/** Null where there are none, where one is no story's or draft's, and where they are of more than one call may change. */
function stepsOf(steps: readonly PathStep[] | null): Step[] | null {
  const named = steps?.map((step) => ({ ...step, ...ownerOf(step.path) })) ?? [];
  const known = named.filter((step): step is Step => "id" in step);
  const count = new Set(known.map(({ id }) => id)).size;
  return known.length === named.length && count > 0 && count <= mostAtOnce ? known : null;
}

function ownerOf(path: string): { id: StoryId; folder: StoryFolder } | null {
  const { data: id } = StoryId.safeParse(path.slice(path.lastIndexOf("/") + 1).replace(/\.[a-z]+$/, ""));
  if (id === undefined) return null;
  const folder = (["stories", "drafts"] as const).find((folder) =>
    Object.values(pathsIn[folder]).some((pathOf) => pathOf(id) === path),
  );
  return folder ? { id, folder } : null;
}

/** EDIT_CONFLICT: a file that the commit changed is another by now. */
export class ChangedSince extends AppError {
  readonly conflicts: readonly RevertConflict[];

  constructor(conflicts: readonly RevertConflict[]) {
    super("EDIT_CONFLICT", `Changed since: ${conflicts.map(({ id }) => id).join(", ")}.`, {
      hint: "Nothing was brought back. Each one's history has what it was.",
    });
    this.conflicts = conflicts;
  }
}

/** Each story and draft once, with its text as it is now and as it was before the commit. */
async function conflictsOf(committed: Committed, steps: readonly Step[]): Promise<RevertConflict[]> {
  const texts = new Map(steps.map((step) => [`${step.folder} ${step.id}`, step]));
  return Promise.all(
    [...texts.values()].map(async ({ id, folder, path, before }) => {
      const text = pathsIn[folder].text(id);
      const now = await versionOf(committed, { id, folder }, await committed.entry(text));
      return {
        id,
        kind: folder === "drafts" ? ("draft" as const) : ("story" as const),
        now,
        before: path === text ? await versionOf(committed, { id, folder }, before) : now,
      };
    }),
  );
}

async function versionOf(
  committed: Committed,
  { id, folder }: Pick<Step, "id" | "folder">,
  entry: TreeEntry | null,
): Promise<RevertConflict["now"]> {
  if (entry === null) return null;
  const blob = { id, blob: entry.blob };
  const story = await (folder === "drafts"
    ? readableIn(draftFile, committed, blob)
    : readableIn(storyFile, committed, blob));
  return { rev: entry.blob, titleEn: story?.titleEn ?? null };
}

const unknownChange = () =>
  new AppError("VERSION_NOT_FOUND", "There is no such change of stories or drafts.", {
    hint: "Others' changes may have come before it. Each story's history has what it was.",
  });

const tooLate = (id: StoryId) =>
  new AppError("REVIEW_CLOSED", `It is too late to bring back what was in the place of ${id}.`, {
    hint: "Readers have it now or in a few minutes. Edit it, or delete it.",
  });
