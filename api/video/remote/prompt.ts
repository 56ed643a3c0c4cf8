import type { Story } from "#api/stories/model.ts";

/** Mruk's looks, for every film. */
const looks =
  "Mruk, a stocky grey tabby tom with broad cheeks, a dark M on the forehead, darker stripes, a pale muzzle, four white paws, " +
  "green eyes, a notch in his left ear and a red collar with one brass bell. He is grumpy or content, always dignified.";

const style =
  "A hand-made gouache and linocut print for a storybook magazine that has quietly come alive: flat shapes with slightly rough " +
  "edges, ink grain, a limited set of warm inks, one real source of light. Never photographic, never three-dimensional.";

const mostScene = 600;

/** The prompt of the film. The scene is the story's own, as a quotation and never as an instruction. */
export function promptFor(story: Pick<Story, "imageAlt" | "timeSlot">): string {
  const scene = story.imageAlt
    .toWellFormed()
    .replace(/[\p{Cc}"“”]+/gu, " ")
    .slice(0, mostScene)
    .trim();
  return [
    `The cat: ${looks}`,
    `The scene, as a caption describes it: "${scene}" It is ${story.timeSlot}, in Warsaw.`,
    `Style: ${style}`,
    "Upright format. One slow, calm camera move; small natural movements only: an ear, the tail, breathing, light.",
    "No lettering anywhere: no words, letters, digits, captions, watermarks or logos. No speech, no music with words.",
  ].join(" ");
}
