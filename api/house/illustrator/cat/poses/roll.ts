import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { at, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur } from "../fur.ts";
import { head } from "../head.ts";
import { foot, leg, tail } from "../limbs.ts";
import type { Pose, Sitter } from "../sitter.ts";

const trunk = curve(points("-150,-40 -150,-130 -96,-184 0,-206 104,-208 196,-184 256,-120 262,-54 214,-8 100,0 -80,0"));

function body(sitter: Sitter): string {
  const { coat, lx } = sitter;
  const belly = curve(points("-130,-190 -60,-216 60,-224 150,-214 176,-160 110,-116 10,-104 -90,-118"));
  const inner =
    fur(sitter, [-130, -110, 250, -10], 60, 0.1) +
    path(belly, coat.pale) +
    flank(coat, [
      [points("-52,14 -36,-40 -50,-84"), 24],
      [points("18,16 34,-40 18,-86"), 26],
      [points("88,16 104,-40 90,-86"), 26],
    ]);
  return lit(sitter, trunk, coat, { rim: 10, shade: 20, lx, inner });
}

/** The thigh, round beside the belly. */
function haunch(sitter: Sitter): string {
  const { coat, lx } = sitter;
  const outline = curve(points("108,-40 116,-130 160,-188 220,-184 264,-120 264,-50 214,-6 146,-4"));
  const inner =
    fur(sitter, [130, -160, 250, -30], 14, 1.2) +
    flank(coat, [
      [points("286,-118 234,-112 196,-94"), 22],
      [points("286,-64 232,-64 190,-50"), 22],
    ]);
  const tones = { ...coat, base: mix(coat.base, coat.rim, 0.08) };
  return lit(sitter, outline, tones, { rim: 7, shade: 14, lx, inner });
}

/** On his back, curled up, the belly and all four paws in the air. */
export const roll: Pose = {
  left: -274,
  right: 282,
  head: [-90, -166],
  height: 368,
  draw(sitter) {
    const far =
      leg(sitter, points("168,-130 180,-220 160,-272 170,-318"), [70, 46, 34, 25], { far: true, sock: 0.66 }) +
      foot(sitter, [172, -330], { far: true, turn: 24, scale: 0.9 }) +
      // Beside the near one, where it is seen from the chest up: behind his cheek the paw alone would float.
      leg(sitter, points("70,-150 112,-226 112,-286 88,-326"), [48, 40, 33, 25], { far: true, sock: 0.66 }) +
      foot(sitter, [82, -336], { far: true, turn: 26, scale: 0.88 });
    const near =
      leg(sitter, points("204,-130 230,-196 206,-244 212,-282"), [62, 52, 35, 27], {
        ...{ sock: 0.6, bands: [0.22, 0.38] },
      }) +
      foot(sitter, [214, -296], { turn: 36, scale: 0.98 }) +
      haunch(sitter);
    const fore =
      leg(sitter, points("52,-124 82,-186 94,-226 78,-266"), [54, 46, 35, 27], { sock: 0.56, bands: [0.2, 0.36] }) +
      foot(sitter, [76, -280], { turn: 22, scale: 0.96 });
    const svg =
      far +
      body(sitter) +
      near +
      fore +
      path(mark(28, -150, 20, -90, 7, 4), sitter.coat.ink, 'opacity="0.4"') +
      tail(sitter, points("258,-40 222,-14 160,-10 104,-12 52,-16"), [12, 27, 30, 28, 23], { rings: 6, ly: -0.9 });
    const turned = { turn: sitter.tilt - 58 };
    return {
      body:
        svg +
        at(-84, -166, collar(sitter, { tight: 0.6, swing: 50 }), turned) +
        at(-90, -166, head(sitter, "side"), turned),
    };
  },
};
