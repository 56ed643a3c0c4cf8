import { AppError } from "#api/platform/errors.ts";
import { Review, type StoryId } from "#api/stories/model.ts";
import type { CommandContext, ReviewDesk } from "#cli/context.ts";
import { printable } from "#cli/output/printable.ts";

/** What became of a draft. */
export type Answered = {
  type: "approved" | "spare" | "held" | "edited" | "made again";
  id: StoryId;
  titleEn: string;
  /** The revision of what is there now. */
  rev: string;
  pushed: boolean;
};

/** Approves the draft as it is now, or as somebody read it. */
export async function approve(
  desk: ReviewDesk,
  id: StoryId,
  { rev, replaces }: { rev?: string | undefined; replaces?: string | undefined },
): Promise<Answered> {
  const { reviewing, by } = desk;
  const approved = await reviewing.approve(id, { rev: rev ?? (await reviewing.read(id)).rev, replaces, by });
  if (approved.became === "spare") return answered("spare", approved.draft, desk);
  return answered("approved", approved.story, desk);
}

export async function hold(
  desk: ReviewDesk,
  id: StoryId,
  { rev, note }: { rev?: string | undefined; note?: string | undefined },
): Promise<Answered> {
  const { reviewing, by } = desk;
  const seen = rev ?? (await reviewing.read(id)).rev;
  return answered("held", await reviewing.hold(id, { rev: seen, note: noteFrom(note), by }), desk);
}

/** Has another draft made by the configured makers. Throws its failure. */
export async function remake(
  { openLocalServices }: Pick<CommandContext, "openLocalServices">,
  id: StoryId,
  { wish }: { wish?: string | undefined },
): Promise<Answered> {
  const [services, { failureOf, outcomeOf }] = await Promise.all([
    openLocalServices(),
    import("#api/generation/outcome.ts"),
  ]);
  const { rev } = await (await services.review()).reviewing.read(id);
  const wanted = { kind: "again", id, rev, wish: noteFrom(wish) } as const;
  const { failed } = await outcomeOf(services.generate({ wanted }));
  if (failed[0]) throw failureOf(failed[0]);
  const desk = await services.review();
  return answered("made again", await desk.reviewing.read(id), desk);
}

function noteFrom(typed: string | undefined): string | undefined {
  const note = Review.shape.note.safeParse(typed?.trim() || undefined);
  if (note.success) return note.data;
  throw new AppError("BAD_REQUEST", "The note is too long", { hint: "Say it in one sentence." });
}

type Decided = { story: { id: StoryId; titleEn: string }; rev: string };

export async function answered(
  type: Answered["type"],
  { story: { id, titleEn }, rev }: Decided,
  { remote }: Pick<ReviewDesk, "remote">,
): Promise<Answered> {
  return { type, id, titleEn, rev, pushed: (await remote()).state === "equal" };
}

const words: Record<Answered["type"], string> = {
  approved: "approved",
  spare: "too late for its slot; kept as a spare",
  held: "held",
  edited: "saved",
  "made again": "made again",
};

export const answerText = ({ type, id, titleEn, pushed }: Answered): string =>
  `${id}: ${words[type]}: ${printable(titleEn)}${pushed ? "" : " (not pushed)"}`;
