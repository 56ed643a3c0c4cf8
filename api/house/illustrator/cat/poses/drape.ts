import { curve, points } from "#api/house/illustrator/curves.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { at, lit } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur } from "../fur.ts";
import { head } from "../head.ts";
import { leg, paw, tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** Lying over a warm edge: y = 0 is the top edge, one paw and the tail hang down. */
export const drape: Pose = {
  left: -345,
  right: 374,
  head: [-186, -152],
  height: 336,
  depth: 150,
  draw(sitter) {
    const { coat } = sitter;
    const t = tail(sitter, points("250,-60 322,-36 342,44 322,124 346,180"), [26, 32, 30, 28, 24], { rings: 6 });
    const d = curve(
      points(`
    -262,-2 -306,-40 -308,-104 -240,-150 -80,-152 60,-156 190,-150 274,-106 296,-44 272,-2 120,4 -120,4
  `),
    );
    let inner = fur(sitter, [-260, -150, 280, -10], 80, 0.1);
    inner += flank(coat, [
      [points("-30,-176 -16,-108 -34,-46"), 24],
      [points("42,-180 60,-106 40,-40"), 26],
      [points("112,-178 130,-106 112,-40"), 26],
      [points("184,-172 202,-104 186,-44"), 26],
      [points("252,-146 264,-90 242,-38"), 22],
    ]);
    let svg = t + lit(sitter, d, coat, { rim: 10, shade: 18, lx: sitter.lx, inner });
    svg += lit(
      sitter,
      curve(points("116,4 114,-60 168,-108 242,-98 288,-38 266,6")),
      { base: mix(coat.base, coat.rim, 0.1), shade: coat.shade, rim: coat.rim },
      {
        rim: 7,
        shade: 11,
        lx: sitter.lx,
        inner: flank(coat, [
          [points("170,-118 188,-68 178,-20"), 18],
          [points("230,-110 244,-62 230,-18"), 18],
        ]),
      },
    );
    svg += paw(coat, 104, -14, { rx: 56, ry: 23 });
    const fore =
      leg(sitter, points("14,-66 -52,-40 -104,6 -116,84 -108,120"), [50, 46, 42, 38, 35], {
        ...{ sock: 0.68, bands: [0.26, 0.4, 0.54], shoulder: true },
      }) + paw(coat, -110, 132, { rx: 42, ry: 31, turn: -4 });
    svg += fore + at(-182, -148, collar(sitter, { tight: 1, swing: -6 }), { turn: -5 });
    svg += at(-186, -152, head(sitter, "side"), { turn: sitter.tilt - 7 });
    return { body: svg };
  },
};
