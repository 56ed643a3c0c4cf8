import { fits, type PoseName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";

/** Poses that say nothing of what happens, so that they stand with any story. */
const quiet: readonly PoseName[] = ["loaf", "sit", "stretch", "sleep", "walk", "crouch", "back", "wash", "roll"];

/** The same place with him in another pose, alone and without things. */
export function posedAnew(
  { place, pose, timeSlot, season, weather, seed }: PictureBrief,
  number: number,
): PictureBrief {
  const others = fits[place].poses.filter((name) => name !== pose && quiet.includes(name));
  const chosen = others[number % others.length] ?? "loaf";
  return { place, pose: chosen, props: [], timeSlot, season, weather, seed };
}
