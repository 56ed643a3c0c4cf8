import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import { at, clip, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur, hatch } from "../fur.ts";
import { head } from "../head.ts";
import { limb, tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** The morning bow: low in front, high behind. */
export const stretch: Pose = {
  left: -492,
  right: 352,
  head: [-228, -206],
  height: 615,
  draw(sitter) {
    const { coat } = sitter;
    const t = tail(sitter, points("214,-330 270,-376 284,-456 254,-524 276,-586 326,-588"), [34, 34, 32, 30, 28, 24], {
      rings: 7,
    });
    const far =
      limb(sitter, points("-140,-130 -250,-84 -340,-56 -424,-36"), [46, 40, 34, 30], { far: true, scale: 0.94 }) +
      limb(sitter, points("150,-260 122,-168 142,-92 112,-30"), [70, 52, 35, 30], {
        far: true,
        sock: 0.72,
        scale: 0.92,
      });
    const d = curve(
      points(`
    -244,-188 -160,-214 -60,-240 40,-304 120,-376 196,-402 256,-356 266,-270 240,-190 170,-140 70,-116 -40,-66
    -140,-26 -222,-34 -262,-110
  `),
    );
    let inner = fur(sitter, [-240, -390, 250, -50], 90, (x) => -0.55 + (x < -60 ? 0.45 : 0));
    inner += flank(coat, [
      [points("-110,-244 -84,-186 -94,-130"), 24],
      [points("-46,-262 -14,-192 -26,-126"), 27],
      [points("20,-306 54,-224 44,-148"), 28],
      [points("82,-364 118,-276 110,-196"), 28],
    ]);
    inner +=
      path(curve(points("-220,-46 -60,-80 80,-138 250,-190 260,-110 -220,0")), coat.shade, 'opacity="0.55"') +
      hatch(coat, [-60, -86], [110, -150], { count: 10, length: 36, angle: -0.1 });
    let svg = t + far + lit(sitter, d, coat, { rim: 11, shade: 22, lx: sitter.lx, inner });
    svg += limb(sitter, points("186,-300 204,-184 234,-96 214,-24"), [88, 66, 40, 33], {
      sock: 0.72,
      bands: [0.3, 0.43, 0.56],
    });
    svg += clip(
      sitter,
      d,
      flank(coat, [
        [points("150,-408 180,-330 172,-250"), 27],
        [points("218,-406 238,-330 228,-252"), 25],
        [points("268,-330 262,-270 248,-226"), 18],
      ]) + path(mark(104, -270, 142, -170, 9, -14), coat.ink, 'opacity="0.4"'),
    );
    svg += limb(sitter, points("-150,-110 -230,-62 -300,-36 -356,-24"), [56, 46, 38, 32], { sock: 0.6, scale: 1.04 });
    svg +=
      at(-226, -206, collar(sitter, { swing: 12, tight: 1 }), { turn: 4 }) +
      at(-228, -206, head(sitter, "side"), { turn: sitter.tilt });
    return { body: svg };
  },
};
