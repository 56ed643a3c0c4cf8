import { ownAddress } from "../editing/picture-change.ts";
import type { Story, StoryId } from "../model.ts";

/** The new ids of stories that move, by their old ones. */
export type NewIds = ReadonlyMap<StoryId, StoryId>;

/** Whether a story's file names one of these: as the story that it continues, by its picture, or as the most similar one. */
export const namesAny = ({ continues, imageUrl, madeBy }: Story, ids: NewIds): boolean => {
  const nearest = madeBy?.gate?.likeness.nearest;
  for (const id of ids.keys()) if (continues === id || imageUrl === ownAddress(id) || nearest === id) return true;
  return false;
};

/** The same story or draft, with the new ids in the places of the old ones. Its own id stays. */
export function withNewIds<Kind extends Story>(story: Kind, ids: NewIds): Kind {
  const { continues, imageUrl, madeBy } = story;
  const newAddress = [...ids].find(([old]) => imageUrl === ownAddress(old))?.[1];
  return {
    ...story,
    ...(continues && { continues: ids.get(continues) ?? continues }),
    ...(newAddress && { imageUrl: ownAddress(newAddress) }),
    ...(madeBy?.gate && { madeBy: { ...madeBy, gate: withNewNearest(madeBy.gate, ids) } }),
  };
}

type Gate = NonNullable<NonNullable<Story["madeBy"]>["gate"]>;

function withNewNearest(gate: Gate, ids: NewIds): Gate {
  const moved = [...ids].find(([old]) => gate.likeness.nearest === old)?.[1];
  return moved === undefined ? gate : { ...gate, likeness: { ...gate.likeness, nearest: moved } };
}
