import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import { at, clip, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur, hatch } from "../fur.ts";
import { head } from "../head.ts";
import { limb, tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** In the air; y = 0 is the ground far below the paws. */
export const pounce: Pose = {
  left: -425,
  right: 512,
  head: [-240, -370],
  height: 650,
  draw(sitter) {
    const { coat } = sitter;
    const t = tail(sitter, points("250,-430 316,-480 382,-482 430,-528 424,-590 464,-622"), [32, 33, 31, 29, 27, 24], {
      rings: 7,
    });
    const farHind = limb(sitter, points("200,-360 256,-290 334,-256 390,-206"), [76, 58, 36, 30], {
      far: true,
      sock: 0.72,
      turn: 226,
      scale: 0.94,
    });
    const farFore = limb(sitter, points("-150,-260 -244,-244 -320,-206 -366,-150"), [50, 44, 37, 32], {
      far: true,
      sock: 0.66,
      turn: -36,
      scale: 0.96,
    });
    const d = curve(
      points(`
    -240,-320 -160,-392 -50,-446 80,-480 190,-486 268,-440 290,-366 256,-296 170,-262 50,-232 -70,-188 -160,-156
    -226,-170 -256,-240
  `),
    );
    let inner = fur(sitter, [-240, -480, 270, -170], 90, (x) => -0.3 + x / 1200);
    inner += flank(coat, [
      [points("-96,-444 -66,-366 -78,-290"), 26],
      [points("-28,-466 0,-382 -14,-298"), 28],
      [points("46,-490 74,-400 58,-312"), 28],
      [points("116,-502 142,-414 126,-330"), 28],
    ]);
    inner +=
      path(curve(points("-220,-186 -60,-212 80,-250 250,-300 260,-200 -220,-120")), coat.shade, 'opacity="0.55"') +
      hatch(coat, [-110, -206], [110, -266], { count: 11, length: 36, angle: -0.1 });
    let svg = t + farHind + farFore + lit(sitter, d, coat, { rim: 11, shade: 22, lx: sitter.lx, inner });
    svg += limb(sitter, points("206,-384 290,-330 376,-334 452,-284"), [92, 66, 40, 33], {
      sock: 0.72,
      turn: 218,
      bands: [0.34, 0.46, 0.58],
    });
    svg += clip(
      sitter,
      d,
      flank(coat, [
        [points("182,-498 206,-420 190,-344"), 27],
        [points("252,-466 268,-400 250,-336"), 24],
      ]) + path(mark(124, -390, 172, -290, 9, -14), coat.ink, 'opacity="0.4"'),
    );
    svg += limb(sitter, points("-150,-270 -214,-200 -266,-136 -296,-86"), [62, 52, 41, 34], {
      ...{ sock: 0.62, turn: -44, shoulder: true, bands: [0.22, 0.36, 0.5] },
    });
    svg +=
      at(-236, -366, collar(sitter, { swing: 26, tight: 0.8 }), { turn: -6 }) +
      at(-240, -370, head(sitter), { turn: sitter.tilt });
    return { body: svg };
  },
};
