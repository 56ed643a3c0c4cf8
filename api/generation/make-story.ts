import { contentHash } from "../platform/content-hash.ts";
import { AppError } from "../platform/errors.ts";
import { publishedAtText } from "../schedule/slots.ts";
import type { Publication } from "../stories/content-repository.ts";
import { picturePath, type Story, type StoryId, storyPath } from "../stories/model.ts";
import { checkStoryText } from "./checks.ts";
import type { JournalEntry } from "./journal.ts";
import { Brief, type Illustrator, maxPictureBytes, type Step, StoryText, type Storyteller } from "./model.ts";
import type { PlannedStory } from "./plan.ts";
import type { Spending } from "./spending.ts";

/** Runs one step of a story: tells that it started and ended, and remembers which one it was when it fails. */
export type RunStep = <Result>(
  step: Step,
  work: () => Promise<{ result: Result; fromJournal?: boolean }>,
) => Promise<Result>;

type TextOrder = { entry: JournalEntry; storyteller: Storyteller; brief(): Brief; step: RunStep; spending: Spending };

/**
 * Has the story's text written, or finds the one that was. The brief is kept as well: after a crash the story continues
 * from what it was told then, although others may have been published meanwhile.
 */
export async function writeText(
  id: StoryId,
  { entry, storyteller, brief, step, spending }: TextOrder,
): Promise<StoryText> {
  const { name, promptVersion } = storyteller;
  const told = await step("brief", () =>
    entry.json({ name: "brief", inputs: [id, name, promptVersion], schema: Brief, run: async () => brief() }),
  );
  const text = await step("text", () =>
    entry.json({
      name: "text",
      inputs: [told, name, promptVersion],
      schema: StoryText,
      run: async () => StoryText.parse(await storyteller.write(told, { purse: spending.purseOf(id, "text") })),
    }),
  );
  await step("checks", async () => {
    const [fault] = checkStoryText(text);
    if (fault === undefined) return { result: undefined };
    // Otherwise every later run would find the same text and refuse it again.
    await entry.remove();
    throw new AppError("TEXT_REJECTED", fault, { hint: "The next run has it written anew." });
  });
  return text;
}

type PictureOrder = { id: StoryId; entry: JournalEntry; illustrator: Illustrator; step: RunStep; spending: Spending };

/** Has the story's picture drawn, or finds the one that was. */
export function drawPicture(
  text: StoryText,
  { id, entry, illustrator, step, spending }: PictureOrder,
): Promise<Uint8Array> {
  return step("picture", () =>
    entry.bytes({
      name: "picture",
      inputs: [text.picture, illustrator.name],
      check: refuseOddPicture,
      run: () => illustrator.draw(text.picture, { id, purse: spending.purseOf(id, "picture") }),
    }),
  );
}

/** What is committed for a story: its two files and the message. */
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

type MadeBy = { storyteller: Storyteller; illustrator: Illustrator };

export function storyOf(
  { id, slot }: PlannedStory,
  { picture: _, ...text }: StoryText,
  picture: Uint8Array,
  { storyteller, illustrator }: MadeBy,
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
      illustrator: illustrator.name,
      promptVersion: storyteller.promptVersion,
      costUsd: 0,
    },
  };
}

function refuseOddPicture(picture: Uint8Array): void {
  const head = Buffer.from(picture.subarray(0, 12)).toString("latin1");
  const fault = /^RIFF.{4}WEBP$/s.test(head)
    ? picture.byteLength > maxPictureBytes && `has ${picture.byteLength} bytes, more than ${maxPictureBytes}`
    : "is no WebP";
  if (fault) throw new AppError("PICTURE_REJECTED", `The picture ${fault}`, { hint: "The next run draws it anew." });
}
