import { AppError } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { publishedAtText } from "#api/schedule/slots.ts";
import { picturePath, type Story, type StoryId, storyPath } from "#api/stories/model.ts";
import type { Publication } from "#api/stories/repository/content-repository.ts";
import { type PassedText, writeUntilItPasses } from "./attempts.ts";
import type { JournalEntry } from "./journal.ts";
import { Brief, type Illustrator, maxPictureBytes, type StoryText } from "./model.ts";
import type { PlannedStory } from "./plan.ts";
import { revised } from "./revision.ts";
import type { Again, RunStep } from "./run-step.ts";
import type { Writers } from "./verdict.ts";

type StoryContext = {
  id: StoryId;
  wish?: string | undefined;
  entry: JournalEntry;
  step: RunStep;
  signal?: AbortSignal | undefined;
};

/** The maximum number of drawings per picture: a rejected picture is drawn again. */
const mostDrawings = 2;

/**
 * Writes the story's text, or finds it in the journal. The brief is kept as well: after a crash the story continues
 * from the same brief, even if others were published meanwhile.
 */
export async function writeText(
  newBrief: () => Brief,
  { id, wish, ...order }: StoryContext & Writers,
): Promise<PassedText> {
  const { name, promptVersion } = order.storyteller;
  const wished = wish === undefined ? {} : { wish };
  const inputs = [id, name, promptVersion, ...Object.values(wished)];
  const run = async () => ({ ...newBrief(), ...wished });
  const brief = await order.step("brief", () => order.entry.json({ name: "brief", inputs, schema: Brief, run }));
  return revised(brief, await writeUntilItPasses(brief, order), order);
}

/** Draws the story's picture, or finds it in the journal. Throws PICTURE_REJECTED, SERVICE_…, BUDGET_SPENT. */
export async function drawPicture(
  text: Pick<StoryText, "picture">,
  { id, entry, illustrator, step, signal }: StoryContext & { illustrator: Illustrator },
): Promise<Uint8Array> {
  const { name, model = null } = illustrator;
  let again: Again | undefined;
  for (let attempt = 1; ; attempt++) {
    try {
      return await step(
        "picture",
        (purse) =>
          entry.bytes({
            name: "picture",
            inputs: [text.picture, name, model],
            check: refuseOddPicture,
            run: () => illustrator.draw(text.picture, { id, purse, signal }),
          }),
        again,
      );
    } catch (error) {
      const isRejected = error instanceof AppError && error.code === "PICTURE_REJECTED";
      // An illustrator without a model would draw the same picture for the same brief again.
      if (!isRejected || attempt === mostDrawings || illustrator.model === undefined) throw error;
      again = { attempt: attempt + 1, because: error.message };
    }
  }
}

/** The commit of a story: its two files and the message. */
export function publicationOf(story: Story, picture: Uint8Array, format: (story: Story) => string): Publication {
  const { id, titleEn, titlePl } = story;
  return {
    id,
    files: [
      { path: storyPath(id), content: Buffer.from(format(story)) },
      { path: picturePath(id), content: picture },
    ],
    message: `Publish ${id}: ${titleEn}\n\n${titlePl}\n`,
  };
}

/** A picture and its illustrator. */
export type DrawnPicture = { picture: Uint8Array; illustrator: Illustrator };

export function storyOf(
  { id, slot }: PlannedStory,
  { text: { picture: _, turn, ...text }, storyteller, gate, revision }: PassedText,
  { picture, illustrator }: DrawnPicture,
  costUsd: number,
): Story {
  return {
    id,
    publishedAt: publishedAtText(slot),
    timeSlot: slot.timeSlot,
    featured: false,
    ...text,
    imageUrl: `/images/${id}.webp`,
    imageHash: contentHash(picture),
    madeBy: {
      storyteller: storyteller.name,
      ...(storyteller.model !== undefined && { textModel: storyteller.model }),
      illustrator: illustrator.name,
      ...(illustrator.model !== undefined && { imageModel: illustrator.model }),
      promptVersion: storyteller.promptVersion,
      costUsd,
      ...(turn !== undefined && { turn }),
      gate,
      ...(revision && { revision }),
    },
  };
}

/** Throws PICTURE_REJECTED unless the bytes can be a master picture. */
export function refuseOddPicture(picture: Uint8Array): void {
  const head = Buffer.from(picture.subarray(0, 12)).toString("latin1");
  const fault = /^RIFF.{4}WEBP$/s.test(head)
    ? picture.byteLength > maxPictureBytes && `has ${picture.byteLength} bytes, more than ${maxPictureBytes}`
    : "is no WebP";
  if (fault) throw new AppError("PICTURE_REJECTED", `The picture ${fault}`, { hint: "The next run draws it anew." });
}
