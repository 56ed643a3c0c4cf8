import { curve, type Point, points } from "#api/house/illustrator/curves.ts";
import { at, lit } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur } from "../fur.ts";
import { head } from "../head.ts";
import { bib, leg, paw, tailRound } from "../limbs.ts";
import { type Pose, type Sitter, turnedAside } from "../sitter.ts";

/** Sitting and washing his cheek or, with the tongue out, licking a paw. */
export const wash: Pose = {
  left: -250,
  right: 268,
  head: [-24, -384],
  draw(sitter) {
    const { coat } = sitter;
    const round = tailRound(sitter);
    const body = curve(
      points(`
      -84,-330 -122,-270 -150,-196 -172,-110 -172,-52 -150,-8 -96,0 0,0 96,0 164,-8 192,-52 186,-112 158,-196 124,-270
      86,-330
    `),
    );
    const inner =
      flank(coat, [
        [points("-182,-104 -146,-116 -112,-100"), 22],
        [points("-190,-58 -154,-72 -120,-60"), 20],
        [points("198,-150 156,-158 122,-146"), 21],
        [points("208,-104 162,-116 124,-100"), 23],
        [points("208,-58 168,-72 132,-60"), 21],
        [points("160,-212 128,-208 100,-190"), 18],
      ]) + fur(sitter, [-150, -300, 160, -30], 60, (x) => Math.PI / 2 + x / 420);
    let svg = round.behind + lit(sitter, body, coat, { rim: 10, shade: 24, lx: sitter.lx, inner });
    svg += paw(coat, -132, -17, { rx: 54, ry: 24 }) + paw(coat, 142, -17, { rx: 54, ry: 24 });
    const side = sideOf(sitter);
    const stands = points("58,-216 54,-140 50,-70 48,-38").map(([x, y]): Point => [-side * x, y]);
    svg += leg(sitter, stands, [44, 41, 37, 35], { sock: 0.6, bands: [0.22, 0.38] });
    svg += paw(coat, -side * 52, -21, { rx: 51, ry: 27 });
    svg += bib(sitter);
    svg += round.before;
    svg += at(-6, -386, collar(sitter, { swing: 10 })) + at(-24, -384, head(sitter), { turn: sitter.tilt });
    svg += raised(sitter, side);
    return { body: svg };
  },
};

/** He washes the cheek that is nearer to us, and licks the paw on the side to which he faces. */
function sideOf({ look }: Sitter): 1 | -1 {
  if (look.mouth === "blep") return -1;
  return turnedAside(look) < 0 ? 1 : -1;
}

/**
 * The raised foreleg over the chest, its paw at the cheek, clear of nose and mouth, or below the tongue. Upper arm and forearm are two
 * limbs, as one would fold over itself at the elbow.
 */
function raised(sitter: Sitter, side: 1 | -1): string {
  const { coat, look } = sitter;
  const { upper, forearm, to } = raisedTo[look.mouth === "blep" ? "tongue" : "cheek"];
  const [x, y, turn] = to;
  const sided = (spine: readonly Point[]) => spine.map(([dx, dy]): Point => [side * dx, dy]);
  return (
    leg(sitter, sided(upper), [42, 43, 42], { sock: 1, bands: [0.2, 0.46] }) +
    leg(sitter, sided(forearm), [42, 40, 36], { sock: 0.3, bands: [] }) +
    paw(coat, side * x, y, { rx: 36, ry: 40, turn: side * turn })
  );
}

type Raised = { upper: Point[]; forearm: Point[]; to: readonly [x: number, y: number, turn: number] };

const raisedTo: Record<"cheek" | "tongue", Raised> = {
  cheek: {
    upper: points("66,-158 112,-164 152,-186"),
    forearm: points("154,-194 160,-240 140,-296"),
    to: [126, -318, -26],
  },
  tongue: {
    upper: points("66,-158 100,-162 132,-178"),
    forearm: points("134,-182 116,-206 92,-232"),
    to: [70, -250, -44],
  },
};
