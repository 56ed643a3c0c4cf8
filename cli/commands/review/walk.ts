import { AppError } from "#api/platform/errors.ts";
import { closingOf, warsawMinute } from "#api/schedule/slots.ts";
import type { RevisedDraft } from "#api/stories/drafts/drafts.ts";
import type { CommandContext, ReviewDesk } from "#cli/context.ts";
import type { Language } from "#cli/output/story-text.ts";
import type { EditContext } from "#cli/terminal/edit-until-valid.ts";
import { note, noteWithHint, printLine } from "#cli/terminal/terminal.ts";
import { type Answered, answerText, approve, hold, remake } from "./answer-draft.ts";
import { editDraft } from "./edit-draft.ts";
import { showDraft } from "./show-draft.ts";

type Walk = EditContext &
  Pick<CommandContext, "openLocalServices"> & { askLine: NonNullable<CommandContext["askLine"]> };

const question = "a approve, h hold, e edit, g again, l the other language, n next, q quit: ";

/** Shows each draft that waits, and does what the person decides. */
export async function walkThroughDrafts(desk: ReviewDesk, context: Walk): Promise<void> {
  const waiting = (await desk.reviewing.drafts.all()).filter(({ story }) => story.review.state === "waiting");
  if (waiting.length === 0) note(context.terminal, "No draft waits for approval.");
  for (const [index, draft] of waiting.entries()) {
    note(
      context.terminal,
      `${index + 1} of ${waiting.length}, to be approved by ${warsawMinute(closingOf(draft.story))}`,
    );
    if ((await decide(draft, desk, context)) === "quit") return;
  }
}

const ends: ReadonlySet<string> = new Set(["approved", "spare", "held"]);

/** Until the draft is decided about, or left for later. */
async function decide(draft: RevisedDraft, desk: ReviewDesk, context: Walk): Promise<"next" | "quit"> {
  const { terminal, askLine } = context;
  let [current, language]: [RevisedDraft, Language] = [draft, "en"];
  let isShown = false;
  for (;;) {
    if (!isShown) await showDraft(current.story, language, terminal);
    isShown = true;
    const key = (await askLine(question))?.trim().toLowerCase().charAt(0) ?? "q";
    if (key === "q") return "quit";
    if (key === "n") return "next";
    if (key === "l") [language, isShown] = [language === "en" ? "pl" : "en", false];
    const answer = await answerTo(key, current, { desk, context }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      noteWithHint(terminal, error.message, error.hint);
      return null;
    });
    if (answer !== null) printLine(terminal, answerText(answer));
    if (answer !== null && ends.has(answer.type)) return "next";
    const now = await desk.reviewing.read(current.story.id).catch(() => null);
    if (now === null) return "next";
    // What was changed, here or by others, is to be read before it is approved.
    if (now.rev !== current.rev) isShown = false;
    current = now;
  }
}

type Situation = { desk: ReviewDesk; context: Walk };

async function answerTo(
  key: string,
  { story: { id }, rev }: RevisedDraft,
  { desk, context }: Situation,
): Promise<Answered | null> {
  switch (key) {
    case "a":
      return approve(desk, id, { rev });
    case "h":
      return hold(desk, id, { rev, note: (await context.askLine("Why (may be empty): ")) ?? undefined });
    case "e":
      return editDraft(desk, id, context);
    case "g":
      return remake(context, id, {
        wish: (await context.askLine("What you want of it (may be empty): ")) ?? undefined,
      });
    default:
      return null;
  }
}
