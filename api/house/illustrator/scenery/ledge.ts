import { type PropName, propNames } from "#api/generation/brief/repertoire.ts";
import { between } from "../camera.ts";
import { board, prezes } from "../company/birds.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { sparrowFacingRight } from "../props/sparrow.ts";
import { at, box, clip, rect } from "../shapes.ts";
import type { Shown } from "../stage.ts";
import { isFree, isInFrame } from "./free.ts";

type Glass = Record<"x" | "y" | "w" | "h", number>;

/** The parts of a bird's `half` that are air and half the bar. */
const [air, halfBar] = [30, 10];
/** How far from the side of the window all of it is seen. */
const fromJamb = 110;

/**
 * The birds that stand on the tin outside, facing right, in the size that they have there; the frame of the window covers wide ones.
 * `half` is how far from the middle a bird reaches, with some air and half the bar between two casements.
 */
const birds: Partial<Record<PropName, { size: number; half: number; isWide?: true; draw(easel: Easel): string }>> = {
  sparrow: { size: 1.1, half: 140, draw: (easel) => sparrowFacingRight(easel, 0) },
  pigeon: { size: 0.9, half: 182, isWide: true, draw: prezes },
  pigeons: { size: 0.8, half: 182, isWide: true, draw: board },
};
export const isBirdOnLedge = (thing: PropName) => birds[thing] !== undefined;
export const birdsOnLedge = propNames.filter(isBirdOnLedge);

/** The first bird among the things, on the tin outside a window of two casements, before his nose; it looks at him. */
export function birdOnLedge(easel: Easel, shown: Shown, glass: Glass, things: readonly PropName[]): string {
  const [bird] = things.flatMap((thing) => birds[thing] ?? []);
  if (!bird) return "";
  const { iron, ironLight, paper } = easel.inks;
  const { x, w } = glass;
  const foot = glass.y + glass.h;
  const birdX = birdAt(shown, glass, bird.half);
  const facing = shown.head[0] > birdX ? bird.size : -bird.size;
  const drawn = at(birdX, foot - 16, bird.draw(easel), { scaleX: facing, scaleY: bird.size });
  const isBehindJamb = birdX < x + fromJamb || birdX > x + w - fromJamb;
  return (
    rect(x, foot - 26, w, 26, mix(iron, ironLight, 0.5)) +
    rect(x, foot - 26, w, 6, mix(ironLight, paper, 0.4)) +
    (isBehindJamb || bird.isWide ? clip(easel, box(x, glass.y, w, glass.h), drawn) : drawn)
  );
}

/** The middle of the bird: before his nose, but neither behind the bar nor behind anybody, if the picture has room beside them. */
export function birdAt(
  shown: Pick<Shown, "frame" | "taken" | "thing">,
  { x, w }: Pick<Glass, "x" | "w">,
  half: number,
): number {
  const bar = x + w / 2;
  const before = between(shown.thing[0], x + fromJamb, x + w - fromJamb);
  const isSeen = (at: number) => Math.abs(at - bar) >= half && isInFrame(shown, at, half - air);
  const places = [before, bar - half, bar + half].filter(isSeen);
  const near = places.toSorted((one, other) => Math.abs(one - before) - Math.abs(other - before));
  const free = near.find((at) => isFree(shown, at, half - air - halfBar));
  if (free !== undefined) return free;
  // Where he leaves it no room, the jamb covers its tail, and not his nose its head.
  const nearest = near[0] ?? before;
  return nearest === x + fromJamb || nearest === x + w - fromJamb ? nearest + Math.sign(nearest - bar) * 64 : nearest;
}
