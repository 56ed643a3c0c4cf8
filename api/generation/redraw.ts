import { z } from "zod";
import type { MadeBy, Story, StoryId } from "#api/stories/model.ts";
import { redrawBrief } from "./brief/redraw-brief.ts";
import type { Journal, JournalEntry } from "./journal.ts";
import { refuseOddPicture } from "./make-story.ts";
import type { Illustrator } from "./model.ts";
import type { Spending } from "./spending/spending.ts";

/** A story's new master picture, and the updated account of its making. */
export type Redrawn = { picture: Uint8Array; madeBy: MadeBy };

/**
 * Works on a story with a lost picture while holding its lock on this machine. The drawing is kept until the work is done:
 * a run that was killed, or that could not put the picture in its place, pays for no second one.
 */
export type Redraw = <Result>(
  id: StoryId,
  work: (draw: (story: Story) => Promise<Redrawn>) => Promise<Result>,
  options: { signal?: AbortSignal | undefined },
) => Promise<Result>;

type Parts = {
  /** Loaded when something is to be drawn. */
  illustrator(): Promise<Illustrator>;
  journal: Journal;
  /** Each picture has a `Spending` of its own, so that its cost is known. */
  openSpending(): Spending;
};

export function openRedraw({ illustrator, journal, openSpending }: Parts): Redraw {
  return (id, work, { signal }) =>
    journal.alone(
      id,
      async (entry) => {
        const draw = async (story: Story) =>
          drawAnew(story, { entry, illustrator: await illustrator(), spending: openSpending(), signal });
        const result = await work(draw);
        await entry.remove();
        return result;
      },
      { signal },
    );
}

type Drawing = { entry: JournalEntry; illustrator: Illustrator; spending: Spending; signal: AbortSignal | undefined };

async function drawAnew(story: Story, { entry, illustrator, spending, signal }: Drawing): Promise<Redrawn> {
  const { id } = story;
  const brief = redrawBrief(story);
  const inputs = [brief, illustrator.name, illustrator.model];
  const { result: picture } = await entry.bytes({
    name: "picture",
    inputs,
    check: refuseOddPicture,
    run: () => illustrator.draw(brief, { id, purse: spending.purseOf(id, "picture"), signal }),
  });
  const { result: usd } = await entry.json({
    name: "cost",
    inputs,
    schema: z.number().nonnegative(),
    run: async () => spending.spentUsd(),
  });
  return { picture, madeBy: madeWith(story.madeBy, illustrator, usd) };
}

/** Updates the illustrator, and adds the picture's cost to the story's. */
function madeWith(before: MadeBy | undefined, { name, model }: Illustrator, usd: number): MadeBy {
  const { imageModel: _, ...madeBy } = before ?? {};
  const costUsd = Math.round(((before?.costUsd ?? 0) + usd) * 1e6) / 1e6;
  return {
    ...madeBy,
    illustrator: name,
    ...(model !== undefined && { imageModel: model }),
    ...((before?.costUsd !== undefined || usd > 0) && { costUsd }),
  };
}
