import type { Draft } from "#api/stories/model.ts";
import type { CommandContext, ReviewDesk } from "#cli/context.ts";
import { warsawTime } from "#cli/output/describe.ts";
import { printable } from "#cli/output/printable.ts";
import { note, printJson, printLine } from "#cli/terminal/terminal.ts";

type Options = { context: Pick<CommandContext, "terminal">; json: boolean };

/** The drafts, one a line. */
export async function printDrafts({ reviewing }: ReviewDesk, { context: { terminal }, json }: Options): Promise<void> {
  const drafts = await reviewing.drafts.all();
  for (const { story, rev } of drafts) {
    if (json) printJson(terminal, { ...story, rev });
    else printLine(terminal, draftLine(story));
  }
  if (drafts.length === 0 && !json) note(terminal, "No draft is there.");
}

const states = { waiting: "waits", held: "held", approved: "spare" } as const;

const draftLine = ({ id, publishedAt, titleEn, review: { state } }: Draft): string =>
  `${id.padEnd(20)}  ${warsawTime(publishedAt)}  ${states[state].padEnd(5)}  ${printable(titleEn)}`;
