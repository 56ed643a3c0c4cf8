import type { Ground as GroundKind, PoseName, ShelterName } from "#api/generation/brief/repertoire.ts";
import type { Companion } from "#api/house/illustrator/company/company.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import type { Layout } from "#api/house/illustrator/layout.ts";
import { at } from "#api/house/illustrator/shapes.ts";
import type { Ground } from "#api/house/illustrator/stage.ts";
import { closedBasket, coveredBasket } from "./baskets.ts";
import { bed } from "./bed.ts";
import { carpetFrame, lockedFrame } from "./carpet-frame.ts";
import { chair } from "./chair.ts";
import { coats } from "./coats.ts";
import { blanket, curtain, newspaper } from "./covers.ts";
import { cupboard } from "./cupboard.ts";
import { hemOfDress } from "./hem.ts";
import type { Shelter } from "./shelter.ts";
import { bareTable, blanketTable, table } from "./table.ts";
import { tablecloth } from "./tablecloth.ts";
import { umbrella } from "./umbrella.ts";
import { armchair, sofa } from "./upholstered.ts";

const shelters: Record<ShelterName, Shelter> = {
  ...{ table, tablecloth, chair, bed, armchair, sofa, cupboard, umbrella, curtain, newspaper, blanket, coats },
  "carpet frame": carpetFrame,
  "bare table": bareTable,
  "table with a blanket": blanketTable,
  "locked carpet frame": lockedFrame,
  "hem of a dress": hemOfDress,
  "closed basket": closedBasket,
  "covered basket": coveredBasket,
};

/** The shelter of a name, where the pose and the ground allow it. */
export function shelterFor(name: ShelterName | undefined, pose: PoseName, ground: GroundKind): Shelter | undefined {
  if (name === undefined) return undefined;
  const { poses, grounds } = shelters[name];
  return poses.includes(pose) && grounds.includes(ground) ? shelters[name] : undefined;
}

/** Whether it is one that people carry him in. */
export const isBasket = (name: ShelterName | undefined) => name === "closed basket" || name === "covered basket";

/** The ground under a shelter, on which he is no larger than it allows, and it has room as well. */
export const underIt = (ground: Ground, { scale, beyond, isOutside, lift = 0 }: Shelter): Ground => ({
  ...ground,
  scale: Math.min(ground.scale, scale),
  ...(lift > 0 && { y: ground.y - lift, things: ground.things ?? ground.y }),
  ...(!isOutside && { from: ground.from + beyond - air, to: ground.to - beyond + air }),
});

/** The space that a ground leaves at the picture's edges, which furniture may use. */
const air = 50;

/** How far it keeps things and people away from him. */
export const overhangOf = ({ beyond, isOutside }: Shelter) => (isOutside ? beyond : 0);

/** The scale of him beside whom animals are drawn as they are. */
const usualScale = 1.1;

/** An animal beside a shelter is no larger than it is to him elsewhere. */
export function besideShelter(companion: Companion, { scale }: Shelter): Companion {
  const share = Math.min(1, scale / usualScale);
  if (!companion.isAnimal) return companion;
  return {
    ...companion,
    draw: (easel, ground, room) => at(0, 0, companion.draw(easel, ground, room), { scale: share }),
  };
}

/** The half widths of what is with him, and whether somebody has it on the knees. */
type With = { things: readonly number[]; company: number | undefined; isHeld: boolean };

/** The shelter over the cat and over what is with him, and what of it must be seen. */
export function shelterOver(
  easel: Easel,
  { draw }: Shelter,
  layout: Layout,
  { things: halves, company, isHeld }: With,
) {
  const { body, head, headSize, direction, cat, thing } = layout;
  const [x, y] = [(body.from + body.to) / 2, Math.max(cat.y, thing[1])];
  const half = (body.to - body.from) / 2;
  const stood = [thing, layout.beside].slice(0, halves.length);
  const ends = [body.from, body.to, ...stood.flatMap(([at], i) => [at - (halves[i] ?? 0), at + (halves[i] ?? 0)])];
  const drawn = draw(easel, {
    ...{ half, headSize, ahead: direction, clear: y - body.top, head: [head[0] - x, head[1] - y] },
    isHeld,
    ...(company !== undefined && { company: layout.company[0] - x + direction * company }),
    reach: [Math.min(...ends) - x, Math.max(...ends) - x],
  });
  const there = (inner: string) => at(x, y, inner);
  const { from, to, top } = drawn.seen;
  const seen = [from, to].flatMap((end): [number, number][] => [
    [x + end, y - top],
    [x + end, y],
  ]);
  return { back: there(drawn.back), front: there(drawn.front), seen };
}
