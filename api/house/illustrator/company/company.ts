import type { CompanionName, Ground, HeldName, SeatName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import type { Drawn } from "../drawn.ts";
import type { Easel } from "../easel.ts";
import type { Layout } from "../layout.ts";
import { at, box, clip, ellipse, facing } from "../shapes.ts";
import { handOf, inLap, type Laid, laidArm, moved } from "./arms.ts";
import { prezes, sparrows } from "./birds.ts";
import { bulka } from "./bulka.ts";
import { clothesFor, isPerson } from "./clothes.ts";
import { handwork } from "./handwork.ts";
import { heldAtTable, heldOnTable, heldSitting, heldStanding } from "./held/held.ts";
import type { Held, Work } from "./held/holding.ts";
import { markedHand } from "./marks.ts";
import { cuffOf, feet, hand, type Person, reachOf } from "./people.ts";
import { edgeOfTable, type Seating, shoesIn, sitting } from "./sitting.ts";
import { torso } from "./torsos.ts";

/** Somebody beside the cat: drawn facing right on y = 0, with the half width that he or she takes up. */
export type Companion = {
  half: number;
  /** The half width of him or her that must be in the picture: of people half is enough. */
  seen: number;
  /** How high above the ground something must be seen, if not only the ground is. */
  top?: number;
  /** How high above the ground he looks at them. */
  height: number;
  /** The height at which he or she is, on a ground at `y`, if it is another one. */
  foot?(y: number): number;
  /** Animals are drawn smaller where he is. */
  isAnimal?: true;
  /** `room` is how high above the ground the picture ends. */
  draw(easel: Easel, ground: Ground, room: number): string;
};

const person = (name: Person, half = 180): Companion => ({
  half,
  seen: 130,
  height: 60,
  draw: (easel, ground, room) =>
    ground === "shelf" ? hand(easel, name) : feet(easel, name, ground, room < cuffOf(name) ? "no arm" : undefined),
});

/** Somebody who stands with a thing in the hand, which may be before him or her. */
function standingWith(held: Held, name: Person, standing: Companion): Companion {
  const reach = reachOf(name, held);
  // What is held is in the middle no more than its holder.
  const more = Math.max(0, reach.forwards - standing.half) / 2;
  return {
    ...standing,
    ...{ half: standing.half + more, seen: standing.seen + more, top: reach.upwards, height: reach.height },
    draw: (easel, ground) => at(-more, 0, feet(easel, name, ground === "yard" ? ground : "floor", held)),
  };
}

const company: Record<CompanionName, Companion> = {
  ola: person("ola"),
  tomek: person("tomek", 192),
  halina: person("halina"),
  zenon: person("zenon", 200),
  stas: person("stas"),
  bulka: { half: 250, seen: 190, height: 270, draw: (easel) => bulka(easel), isAnimal: true },
  prezes: { half: 160, seen: 140, height: 240, draw: prezes, isAnimal: true },
  sparrows: { half: 140, seen: 130, height: 70, draw: sparrows, isAnimal: true },
};

/** Somebody who stands or rests a hand on the table, and holds something. */
function holder(name: Person, inHand: HeldName, ground: Ground): Companion {
  if (ground === "shelf") return { ...company[name], draw: (easel) => hand(easel, name, heldOnTable[inHand]) };
  const held = heldStanding[inHand];
  return held ? standingWith(held, name, company[name]) : company[name];
}

/** On her four legs she is longer. */
const standing = { half: 340, seen: 300 };

/** The companion in the posture of the brief, if it can be drawn: `sits` on something of the place or with him on `his` seat. */
export function companionOf(
  name: CompanionName,
  { place, chair, posture }: Pick<PictureBrief, "place" | "chair" | "posture">,
  { sits, inHand, his, ground }: Pick<Drawn, "sits" | "inHand"> & { his: SeatName | undefined; ground: Ground },
): Companion {
  if (sits === "at the table" && isPerson(name))
    return atTable(name, edgeOfTable(place), (inHand && heldAtTable[inHand]) ?? onTable);
  const work = (posture && handwork[posture]) ?? (inHand && heldSitting[inHand]) ?? { laid: inLap };
  if (sits && isPerson(name)) return seatedCompanion(name, { place, ...(chair && { chair }) }, his, work);
  if (isPerson(name) && inHand) return holder(name, inHand, ground);
  if (name !== "bulka" || posture === undefined) return company[name];
  return { ...company.bulka, ...(posture === "standing" && standing), draw: (easel) => bulka(easel, posture) };
}

/** Half the room of somebody who sits, from elbow to elbow. */
const elbows = 310;

/**
 * Somebody who sits, with both hands in the lap, at knitting needles or on a newspaper, in a place where people can;
 * beside him on a bench or a sofa, on a chair where he has the armchair.
 */
const seatedCompanion = (name: Person, seating: Seating, his: SeatName | undefined, work: Work): Companion => ({
  ...{ half: elbows, seen: 250, height: 640 },
  foot: (y) => shoesIn(seating, y),
  draw(easel) {
    const { back, figure, front } = sitting(easel, name, seating, his);
    return back + figure + front + handsAt(easel, name, work);
  },
});

/** The arms of somebody who has laid both hands down, `down` below the ground of what is in them, and that. */
function handsAt(easel: Easel, name: Person, { laid, other = laid, behind, before }: Work, down = 0): string {
  const [right, left] = [laid, other].map((hand): Laid => ({ ...hand, on: moved(hand.on, [0, down]) }));
  if (!right || !left) return "";
  return (
    at(0, down, behind?.(easel) ?? "") +
    facing(-1, laidArm(easel, name, left)) +
    laidArm(easel, name, right, (mirrored) => markedHand(mirrored, name, handOf(right))) +
    at(0, down, before?.(easel) ?? "")
  );
}

/** From the far edge of a table down to where the shoes of somebody who sits at it would be. */
const underTable = 400;

/** Both hands together on a table. */
const onTable: Work = { laid: { on: [106, 0], turn: -20 } };

/** Somebody who sits behind the table, with both hands on it; the far edge is by `edge` higher than the hands. */
const atTable = (name: Person, edge: number, work: Work): Companion => ({
  ...{ half: elbows, seen: 250, height: 560 },
  foot: (y) => y - edge + underTable,
  draw(easel) {
    const clothes = clothesFor(easel, name);
    const shadow = ellipse(0, edge - underTable, 190, 12, easel.inks.shadow, 'opacity="0.3"');
    const above = clip(easel, box(-600, -1400, 1200, 1400 - underTable), at(0, -40, torso(easel, name, clothes)));
    return above + shadow + handsAt(easel, name, work, edge - underTable - 20);
  },
});

/** The layout for a seat that he shares with somebody: it reaches from the one to the other. */
export function sharedBy(layout: Layout): Layout {
  const { body, company, direction } = layout;
  const end = company[0] + direction * elbows;
  return { ...layout, body: { ...body, from: Math.min(body.from, end), to: Math.max(body.to, end) } };
}
