import { AppError } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { warsawZone } from "#api/schedule/model.ts";
import { mostOfASlot, storyIdOf, warsawDate } from "#api/schedule/slots.ts";
import { formatStory } from "../file/story-file.ts";
import { type PostDraft, picturePath, type Story, type StoryId, storyPath, tombstonePath } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import type { ContentChange } from "../repository/content-repository.ts";
import { messageOf } from "./message.ts";
import { ownAddress } from "./picture-change.ts";

type Creation = {
  draft: PostDraft;
  picture?: Uint8Array | undefined;
  now: Temporal.Instant;
  /** Whether the story's file exists, committed or not. */
  isThere(id: StoryId): Promise<boolean>;
};

/** Chooses the first free id of the new story's slot, and makes the commit's content. */
export async function creation(
  committed: Committed,
  { draft, picture, now, isThere }: Creation,
): Promise<{ id: StoryId; change: ContentChange }> {
  const publishedAt = draft.publishedAt ?? inWarsaw(now);
  const id = await freeId(committed, { date: dateOf(publishedAt), timeSlot: draft.timeSlot, isThere });
  const own = picture && { imageUrl: ownAddress(id), imageHash: contentHash(picture) };
  const story: Story = { ...draft, ...own, id, publishedAt };
  const tombstone = await committed.entry(tombstonePath(id));
  const files = [
    { path: storyPath(id), content: Buffer.from(formatStory(story)) },
    ...(picture ? [{ path: picturePath(id), content: picture }] : []),
    ...(tombstone ? [{ path: tombstonePath(id) }] : []),
  ];
  return { id, change: { files, message: messageOf("Create", story) } };
}

type SlotOfDay = { date: string; timeSlot: TimeSlot } & Pick<Creation, "isThere">;

async function freeId(committed: Committed, { date, timeSlot, isThere }: SlotOfDay): Promise<StoryId> {
  const taken = new Set(await committed.names(storyPath(storyIdOf({ date, timeSlot })).replace(/\/[^/]*$/, "")));
  for (let variant = 1; variant <= mostOfASlot; variant++) {
    const id = storyIdOf({ date, timeSlot }, variant);
    if (!taken.has(`${id}.md`) && !(await isThere(id))) return id;
  }
  throw new AppError("STORY_EXISTS", `The ${timeSlot} of ${date} has ${mostOfASlot} stories already`, {
    hint: "Choose another time slot or another day.",
  });
}

function inWarsaw(now: Temporal.Instant): string {
  return now.toZonedDateTimeISO(warsawZone).toString({ timeZoneName: "never", smallestUnit: "second" });
}

/** Refuses years that do not fit the four digits of an id. */
function dateOf(publishedAt: string): string {
  const date = warsawDate(Temporal.Instant.from(publishedAt));
  if (/^\d{4}-/.test(date)) return date;
  throw new AppError("FIELDS_INVALID", "The story cannot be published then.", {
    fields: { publishedAt: "must be in the years 0 to 9999" },
  });
}
