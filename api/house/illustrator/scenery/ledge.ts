import { between } from "../camera.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { sparrowFacingRight } from "../props/sparrow.ts";
import { at, rect } from "../shapes.ts";
import type { Shown } from "../stage.ts";
import { isFree, isInFrame } from "./free.ts";

type Glass = Record<"x" | "y" | "w" | "h", number>;

/** Half the width of a sparrow, with some air and half the bar between two casements. */
const sparrowHalf = 140;

/** A sparrow on the tin outside a window of two casements, before his nose; it looks at him. */
export function sparrowOnLedge(easel: Easel, shown: Shown, glass: Glass): string {
  const { iron, ironLight, paper } = easel.inks;
  const { x, w } = glass;
  const foot = glass.y + glass.h;
  const sparrowX = sparrowAt(shown, glass);
  const facing = shown.head[0] > sparrowX ? 1.1 : -1.1;
  return (
    rect(x, foot - 26, w, 26, mix(iron, ironLight, 0.5)) +
    rect(x, foot - 26, w, 6, mix(ironLight, paper, 0.4)) +
    at(sparrowX, foot - 16, sparrowFacingRight(easel, 0), { scaleX: facing, scaleY: 1.1 })
  );
}

/** The middle of the sparrow: before his nose, but neither behind the bar nor behind anybody, if the picture has room beside them. */
export function sparrowAt(shown: Pick<Shown, "frame" | "taken" | "thing">, { x, w }: Pick<Glass, "x" | "w">): number {
  const bar = x + w / 2;
  const before = between(shown.thing[0], x + 110, x + w - 110);
  const isSeen = (at: number) => Math.abs(at - bar) >= sparrowHalf && isInFrame(shown, at, 110);
  const places = [before, bar - sparrowHalf, bar + sparrowHalf].filter(isSeen);
  const near = places.toSorted((one, other) => Math.abs(one - before) - Math.abs(other - before));
  return near.find((at) => isFree(shown, at, 100)) ?? near[0] ?? before;
}
