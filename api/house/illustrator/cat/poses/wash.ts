import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import { at, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur } from "../fur.ts";
import { head } from "../head.ts";
import { leg, paw, tailRound } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** Sitting and washing a foreleg, which is raised to his mouth. */
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
    const bib = curve(
      points("-66,-300 0,-312 66,-300 66,-230 44,-176,c 24,-204 10,-160,c -8,-190 -30,-164,c -44,-206 -62,-230"),
    );
    let svg =
      round.behind +
      lit(sitter, body, coat, { rim: 10, shade: 24, lx: sitter.lx, inner: inner + path(bib, coat.pale) });
    svg += paw(coat, -132, -17, { rx: 54, ry: 24 }) + paw(coat, 142, -17, { rx: 54, ry: 24 });
    svg += leg(sitter, points("58,-216 54,-140 50,-70 48,-38"), [44, 41, 37, 35], { sock: 0.6, bands: [0.22, 0.38] });
    svg += paw(coat, 52, -21, { rx: 51, ry: 27 });
    svg += round.before;
    svg += at(-6, -386, collar(sitter, { swing: 10 })) + at(-24, -384, head(sitter), { turn: sitter.tilt });
    // The raised foreleg lies over the chest, and the paw at his mouth or, if he faces us, on his cheek: beside it he would wave.
    const isAtMouth = sitter.look.view === "profile";
    const raised = isAtMouth ? "-70,-160 -112,-168 -152,-218 -158,-286" : "-70,-160 -118,-172 -152,-224 -114,-292";
    svg += leg(sitter, points(raised), [42, 42, 40, 37], { sock: 0.56, bands: [0.18, 0.34] });
    svg += isAtMouth
      ? paw(coat, -156, -302, { rx: 40, ry: 36, turn: -12 })
      : paw(coat, -102, -312, { rx: 36, ry: 40, turn: 34 });
    return { body: svg + path(mark(-8, -150, -2, -14, 7, 2), coat.ink, 'opacity="0.5"') };
  },
};
