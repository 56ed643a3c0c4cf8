import type { StoryText } from "#api/generation/model.ts";
import type { Slot } from "#api/schedule/model.ts";
import { storyIdOf } from "#api/schedule/slots.ts";
import type { BundledCategory } from "#api/stories/categories.ts";
import type { WholeStory } from "../texts/model.ts";
import { eveningAt } from "./arcs.ts";
import { type Circumstances, isTrue } from "./circumstances.ts";
import { feastAt } from "./feasts.ts";

/** A story that was written whole, as a slot tells it. */
export type WholeTelling = Pick<StoryText, "category" | "continues"> & { story: WholeStory };

/** The feast of a slot, or else the evening of an arc, if its text is true in these circumstances. */
export function wholeStoryAt(slot: Slot, circumstances: Circumstances): WholeTelling | undefined {
  const told = feastToldAt(slot) ?? eveningToldAt(slot);
  if (told === undefined) return undefined;
  const { story } = told;
  return isTrue(story.when, circumstances) && isTrue(story.picture.when, circumstances) ? told : undefined;
}

function feastToldAt(slot: Slot): WholeTelling | undefined {
  const told = feastAt(slot);
  return told && telling(told.story, told.feast.category);
}

function eveningToldAt(slot: Slot): WholeTelling | undefined {
  const told = eveningAt(slot);
  if (told === undefined) return undefined;
  const { evening, arc, continues } = told;
  const { timeSlot } = slot;
  return {
    ...telling(evening, arc.category),
    ...(continues !== undefined && { continues: storyIdOf({ date: continues, timeSlot }) }),
  };
}

const telling = (story: WholeStory, usual: BundledCategory) => ({ story, category: story.category ?? usual });
