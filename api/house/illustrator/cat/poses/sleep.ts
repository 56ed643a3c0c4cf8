import { curve, points } from "#api/house/illustrator/curves.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { at, lit } from "#api/house/illustrator/shapes.ts";
import { flank, fur } from "../fur.ts";
import { head } from "../head.ts";
import { paw, tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** Curled round himself, chin on the tail. */
export const sleep: Pose = {
  left: -305,
  right: 290,
  head: [-136, -124],
  height: 312,
  draw(sitter) {
    const { coat } = sitter;
    const d = curve(
      points(`
    -250,-30 -276,-96 -240,-176 -150,-236 -20,-262 120,-250 232,-194 282,-112 270,-40 190,-4 40,4 -140,2
  `),
    );
    let inner = fur(sitter, [-260, -250, 275, -10], 90, (x, y) => Math.atan2(y + 60, x) + Math.PI / 2);
    inner += flank(coat, [
      [points("-44,-284 -26,-214 -48,-152"), 26],
      [points("40,-286 58,-204 36,-126"), 28],
      [points("124,-274 140,-190 114,-106"), 28],
      [points("210,-232 216,-156 184,-82"), 28],
      [points("284,-156 268,-98 232,-46"), 24],
    ]);
    let svg = lit(sitter, d, coat, { rim: 11, shade: 24, lx: sitter.lx, inner });
    // haunch
    svg += lit(
      sitter,
      curve(points("64,-6 68,-86 128,-142 206,-134 252,-70 240,-10 150,0")),
      { base: mix(coat.base, coat.rim, 0.12), shade: coat.shade, rim: coat.rim },
      {
        rim: 7,
        shade: 12,
        lx: sitter.lx,
        inner:
          fur(sitter, [80, -130, 240, -20], 16, 1.3) +
          flank(coat, [
            [points("124,-150 148,-98 138,-44"), 20],
            [points("188,-146 206,-96 192,-40"), 20],
          ]),
      },
    );
    svg += paw(coat, 48, -24, { rx: 58, ry: 26, turn: 3 });
    svg += tail(
      sitter,
      points("256,-128 276,-72 246,-24 170,-12 60,-14 -50,-18 -120,-22 -180,-34 -214,-62"),
      [2, 18, 28, 31, 31, 31, 29, 27, 23],
      { rings: 9, from: 0.08, ly: -0.9 },
    );
    svg += at(-136, -124, head(sitter, "side"), { turn: sitter.tilt - 14 });
    svg += paw(coat, -34, -28, { rx: 60, ry: 28, turn: -8 });
    return { body: svg };
  },
};
