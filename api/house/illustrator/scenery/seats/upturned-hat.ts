import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { ellipse, line } from "#api/house/illustrator/shapes.ts";
import { edge, type Seat } from "./seat.ts";

/** How deep he sinks into it, and how high its brim stands over what it lies on. */
const depth = { bottom: 20, brim: 92 };
const beyondHim = 44;

/** Somebody's hat on a seat, with its opening up: he is in it, and the brim stands out round him. */
export const withHat = (seat: Seat): Seat => ({
  ...seat,
  height: seat.height + depth.bottom,
  scale: Math.min(seat.scale, 0.78),
  overhang: edge + beyondHim,
  draw(easel, half, ahead) {
    const { back, front } = seat.draw(easel, half, ahead);
    const rim = { y: -seat.height - depth.brim, rx: half + beyondHim, ry: 34 };
    return { back: back + opening(easel, rim), front: front + felt(easel, rim, -seat.height - 8) };
  },
});

type Rim = { y: number; rx: number; ry: number };

/** The far half of the brim and the silk that lines the hat. */
function opening({ inks }: Easel, { y, rx, ry }: Rim): string {
  const silk = mix(inks.bloom, inks.cloth2, 0.6);
  return ellipse(0, y, rx, ry, feltOf(inks)) + ellipse(0, y + 4, rx - 52, ry - 12, mix(silk, inks.ink, 0.15));
}

/** The crown below with its ribbon, and the near half of the brim. */
function felt(easel: Easel, { y, rx, ry }: Rim, foot: number): string {
  const { inks } = easel;
  const colour = feltOf(inks);
  const crown = `M${-rx + 62},${y + 8}C${-rx + 70},${foot} ${-rx + 100},${foot + 10} ${-rx + 130},${foot + 12}H${rx - 130}C${rx - 100},${foot + 10} ${rx - 70},${foot} ${rx - 62},${y + 8}Z`;
  const ribbon = line(`M${-rx + 66},${y + 34}Q0,${y + 66} ${rx - 66},${y + 34}`, mix(inks.cloth, inks.ink, 0.25), 20);
  const brim = `M${-rx},${y}A${rx},${ry} 0 0 0 ${rx},${y}C${rx - 30},${y + 10} ${rx - 60},${y + 12} ${rx - 74},${y + 10}A${rx - 74},${ry - 12} 0 0 1 ${-rx + 74},${y + 10}C${-rx + 60},${y + 12} ${-rx + 30},${y + 10} ${-rx},${y}Z`;
  return (
    form(easel, crown, mix(colour, inks.ink, 0.12), { rim: 3, shade: 8, inner: ribbon }) +
    form(easel, brim, colour, { rim: 4, shade: 5 })
  );
}

const feltOf = (inks: Easel["inks"]) => mix(inks.ink, inks.woodDark, 0.35);
