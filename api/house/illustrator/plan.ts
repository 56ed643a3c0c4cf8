import { type Ground, groundOf, isDark, lightOf } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { randomFrom } from "#api/platform/random.ts";
import type { Expression } from "./cat/expression.ts";
import { isOnFlight } from "./company/sitting.ts";
import { type Drawn, drawnOf } from "./drawn.ts";
import { type Easel, freshIds } from "./easel.ts";
import { inksFor, type Room, usualLeaves } from "./inks.ts";
import type { Scene, Side } from "./stage.ts";

/** Choices that are left to the brief and the seed by default, for a picture that is arranged by hand. */
export type Arrangement = Expression & { room: Room; flip: boolean; tramAt: number };

/** A picture with every choice made and nothing drawn yet. */
export type Plan = {
  /** As it was asked for, but in the slot in whose light it is drawn. */
  brief: PictureBrief;
  drawn: Drawn;
  ground: Ground;
  side: Side;
  scene: Scene;
  easel: Easel;
};

const sides: readonly Side[] = ["left", "middle", "right"];
const furnitureShift: Record<Side, number> = { left: -150, middle: 0, right: 150 };

export function planOf(asked: PictureBrief, arranged: Partial<Arrangement>): Plan {
  const brief = { ...asked, timeSlot: slotInLightOf(asked) };
  const random = randomFrom(brief.seed);
  const inks = inksFor(brief, arranged.room ?? random.pick<Room>([0, 1, 2]));
  const drawn = drawnOf(brief);
  const side = brief.side ?? random.pick(sides);
  // People on the stairs sit on the flight, which is at his right.
  const towardsSteps = drawn.sits !== undefined && isOnFlight(brief);
  const flip = arranged.flip ?? (side === "middle" ? towardsSteps || random.chance(0.5) : side === "left");
  const tramAt = arranged.tramAt ?? random.range(0.02, 0.34);
  return {
    ...{ brief, drawn, side },
    ground: groundOf(brief.place, drawn.pose),
    scene: sceneOf(brief, drawn, { side, flip, tramAt }),
    easel: { inks, random, newId: freshIds() },
  };
}

/** The slot in whose light a picture is drawn: its story may tell of a night by day, and of a day in the evening. */
function slotInLightOf(asked: PictureBrief): PictureBrief["timeSlot"] {
  if (isDark(asked)) return "evening";
  return lightOf(asked) === "afternoon" ? "afternoon" : asked.timeSlot;
}

function sceneOf(
  brief: PictureBrief,
  { pose, things, seat, under, isOpen }: Drawn,
  { side, flip, tramAt }: { side: Side; flip: boolean; tramAt: number },
): Scene {
  const { timeSlot, season, weather, foliage = usualLeaves[season] } = brief;
  const inBox = brief.inBox ?? brief.place === "box";
  return {
    ...{ timeSlot, season, weather, foliage, pose, flip, tramAt, things, inBox },
    hung: brief.hung,
    withoutTram: brief.tram === "none",
    isOpen,
    shift: furnitureShift[side === "middle" && brief.company && inBox ? (flip ? "left" : "right") : side],
    furniture: [seat, under].filter((name) => name !== undefined),
    isBoxOnTable: brief.boxOn === "table of presents",
    dummy: brief.dummy,
    lighting: brief.lighting,
  };
}
