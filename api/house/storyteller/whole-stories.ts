import type { Brief, StoryText } from "#api/generation/model.ts";
import { storyIdOf } from "#api/schedule/slots.ts";
import type { BundledCategory } from "#api/stories/categories.ts";
import type { WholeStory } from "../texts/model.ts";
import { eveningAt } from "./arcs.ts";
import { circumstancesOf, isTrue } from "./circumstances.ts";
import { feastAt } from "./feasts.ts";

/** A story that was written whole, as a slot tells it. */
export type WholeTelling = Pick<StoryText, "category" | "continues"> & { story: WholeStory };

/**
 * The feast of a brief's slot, or else the evening of an arc, if its text is true in the circumstances of the brief. Only
 * a slot's first version has one: whoever asks for another version gets another story.
 */
export function wholeStoryFor(brief: Brief): WholeTelling | undefined {
  if (brief.variant !== 1) return undefined;
  const told = feastToldAt(brief) ?? eveningToldAt(brief);
  if (told === undefined) return undefined;
  const { story } = told;
  const circumstances = circumstancesOf(brief);
  return isTrue(story.when, circumstances) && isTrue(story.picture.when, circumstances) ? told : undefined;
}

function feastToldAt(brief: Brief): WholeTelling | undefined {
  const told = feastAt(brief);
  return told && telling(told.story, told.feast.category);
}

function eveningToldAt(brief: Brief): WholeTelling | undefined {
  const told = eveningAt(brief);
  if (told === undefined) return undefined;
  const { evening, arc, continues } = told;
  const { timeSlot } = brief;
  return {
    ...telling(evening, arc.category),
    ...(continues !== undefined && { continues: storyIdOf({ date: continues, timeSlot }) }),
  };
}

const telling = (story: WholeStory, usual: BundledCategory) => ({ story, category: story.category ?? usual });
