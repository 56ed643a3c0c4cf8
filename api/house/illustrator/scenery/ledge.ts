import { between } from "../camera.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { sparrowFacingRight } from "../props/sparrow.ts";
import { at, box, clip, rect } from "../shapes.ts";
import type { Shown } from "../stage.ts";
import { isFree, isInFrame } from "./free.ts";

type Glass = Record<"x" | "y" | "w" | "h", number>;

/** Half the width of a sparrow, with some air and half the bar between two casements. */
const sparrowHalf = 140;
/** How far from the side of the window all of it is seen. */
const fromJamb = 110;

/** A sparrow on the tin outside a window of two casements, before his nose; it looks at him. */
export function sparrowOnLedge(easel: Easel, shown: Shown, glass: Glass): string {
  const { iron, ironLight, paper } = easel.inks;
  const { x, w } = glass;
  const foot = glass.y + glass.h;
  const sparrowX = sparrowAt(shown, glass);
  const facing = shown.head[0] > sparrowX ? 1.1 : -1.1;
  const sparrow = at(sparrowX, foot - 16, sparrowFacingRight(easel, 0), { scaleX: facing, scaleY: 1.1 });
  const isBehindJamb = sparrowX < x + fromJamb || sparrowX > x + w - fromJamb;
  return (
    rect(x, foot - 26, w, 26, mix(iron, ironLight, 0.5)) +
    rect(x, foot - 26, w, 6, mix(ironLight, paper, 0.4)) +
    (isBehindJamb ? clip(easel, box(x, glass.y, w, glass.h), sparrow) : sparrow)
  );
}

/** The middle of the sparrow: before his nose, but neither behind the bar nor behind anybody, if the picture has room beside them. */
export function sparrowAt(shown: Pick<Shown, "frame" | "taken" | "thing">, { x, w }: Pick<Glass, "x" | "w">): number {
  const bar = x + w / 2;
  const before = between(shown.thing[0], x + fromJamb, x + w - fromJamb);
  const isSeen = (at: number) => Math.abs(at - bar) >= sparrowHalf && isInFrame(shown, at, 110);
  const places = [before, bar - sparrowHalf, bar + sparrowHalf].filter(isSeen);
  const near = places.toSorted((one, other) => Math.abs(one - before) - Math.abs(other - before));
  const free = near.find((at) => isFree(shown, at, 100));
  if (free !== undefined) return free;
  // Where he leaves it no room, the jamb covers its tail, and not his nose its head.
  const nearest = near[0] ?? before;
  return nearest === x + fromJamb || nearest === x + w - fromJamb ? nearest + Math.sign(nearest - bar) * 64 : nearest;
}
