import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import { at, clip, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur } from "../fur.ts";
import { head } from "../head.ts";
import { leg, limb, paw, raisedPaw, tail } from "../limbs.ts";
import type { Pose, Sitter } from "../sitter.ts";

const trunk = curve(
  points(
    "-104,-490 -128,-410 -112,-320 -66,-240 -30,-170 20,-128 96,-126 150,-170 164,-244 142,-340 98,-430 50,-510 -30,-540",
  ),
);

function body(sitter: Sitter): string {
  const { coat, lx } = sitter;
  const bib = curve(points("-110,-500 -50,-500 -44,-400 -26,-310 14,-210 -10,-160 -80,-230 -124,-320 -144,-420"));
  const inner =
    fur(sitter, [-70, -490, 140, -160], 80, 1.2) +
    path(bib, coat.white) +
    flank(coat, [
      [points("92,-486 40,-446 10,-424"), 25],
      [points("138,-404 78,-366 40,-346"), 27],
      [points("172,-316 108,-284 62,-270"), 27],
    ]);
  return lit(sitter, trunk, coat, { rim: 11, shade: 24, lx, inner });
}

/** The leg he stands on, with the stripes and the fold of the thigh. */
function hindLeg(sitter: Sitter): string {
  const { coat } = sitter;
  const standing = limb(sitter, points("64,-214 92,-142 122,-84 104,-24"), [88, 66, 40, 33], {
    ...{ sock: 0.7, bands: [0.37, 0.52] },
  });
  const thigh = flank(coat, [[points("182,-226 120,-196 74,-190"), 25]]);
  return standing + clip(sitter, trunk, thigh + path(mark(-14, -222, 18, -144, 9, 10), coat.ink, 'opacity="0.4"'));
}

/** On his hind legs, one forepaw as high as it will go, the other before his chest, the tail for balance. */
export const reach: Pose = {
  left: -330,
  right: 350,
  head: [-66, -570],
  height: 772,
  size: 0.84,
  draw(sitter) {
    const balance = tail(
      sitter,
      points("110,-160 190,-116 262,-124 306,-180 296,-250 322,-304"),
      [30, 34, 33, 31, 28, 24],
      { rings: 7 },
    );
    const farHind = limb(sitter, points("40,-200 10,-140 34,-84 0,-30"), [70, 50, 35, 30], {
      ...{ far: true, sock: 0.7, scale: 0.94 },
    });
    const raised =
      leg(sitter, points("-60,-404 -150,-418 -224,-450 -254,-530 -270,-610 -280,-684"), [66, 60, 50, 43, 37, 33], {
        ...{ sock: 0.64, bands: [0.34, 0.44, 0.54] },
      }) + raisedPaw(sitter, [-282, -690], -7);
    const hanging =
      leg(sitter, points("-20,-420 -66,-350 -118,-318 -170,-304"), [52, 46, 39, 34], {
        ...{ sock: 0.64, bands: [0.22, 0.38] },
      }) + foot(sitter);
    return {
      body:
        balance +
        farHind +
        raised +
        body(sitter) +
        hindLeg(sitter) +
        hanging +
        at(-62, -562, collar(sitter, { tight: 0.5, swing: 14 })) +
        at(-66, -570, head(sitter), { turn: sitter.tilt }),
    };
  },
};

/** The paw that hangs from the wrist. */
const foot = ({ coat }: Sitter) => paw(coat, -186, -282, { rx: 34, ry: 42, turn: 14 });
