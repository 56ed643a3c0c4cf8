import { curve, points } from "#api/house/illustrator/curves.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { at, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur, hatch } from "../fur.ts";
import { head } from "../head.ts";
import { paw, tail } from "../limbs.ts";
import type { Pose, Sitter } from "../sitter.ts";

/** The bend of each foreleg, whose paw is turned in under the chest. */
function tuckedIn(sitter: Sitter): string {
  const { coat } = sitter;
  const bend = curve(points("-250,2 -256,-34 -222,-60 -170,-52 -132,-28 -128,2"));
  const other = curve(points("-134,2 -130,-30 -92,-54 -44,-48 -18,-22 -22,2"));
  const tones = { base: mix(coat.base, coat.pale, 0.2), shade: coat.shade, rim: coat.rim };
  const stripes = flank(coat, [
    [points("-236,-62 -222,-34 -226,-8"), 15],
    [points("-60,-58 -50,-34 -56,-8"), 15],
  ]);
  return [bend, other]
    .map((outline) => lit(sitter, outline, tones, { rim: 0, shade: 10, lx: sitter.lx, inner: stripes }))
    .join("");
}

/** Paws tucked in, like a loaf of bread: before him or, if he is asked to, out of sight. */
export const loaf: Pose = {
  left: -320,
  right: 298,
  head: [-132, -232],
  draw(sitter) {
    const { coat } = sitter;
    const d = curve(
      points(`
    -262,-20 -286,-80 -276,-150 -220,-206 -120,-236 0,-258 120,-258 226,-216 284,-136 294,-58 262,-10 140,0 0,0
    -160,0
  `),
    );
    let inner = fur(sitter, [-260, -240, 280, -20], 90, (_, y) => 0.25 + (y + 120) / 260);
    inner += flank(coat, [
      [points("40,-276 46,-206 20,-140"), 26],
      [points("106,-276 116,-194 90,-108"), 28],
      [points("174,-258 186,-174 160,-88"), 28],
      [points("238,-222 244,-152 218,-66"), 26],
      [points("292,-156 286,-102 260,-44"), 22],
      [points("-22,-276 -18,-222 -34,-180"), 22],
    ]);
    inner +=
      path(curve(points("310,-60 210,-58 120,-34 60,6 300,10")), coat.shade, 'opacity="0.55"') +
      hatch(coat, [80, -34], [240, -68], { count: 9, length: 30, angle: 0.5, opacity: 0.4 });
    const t = tail(sitter, points("268,-30 228,-24 160,-30 90,-28 12,-26"), [14, 27, 30, 28, 24], {
      rings: 5,
      ly: -0.9,
    });
    let svg = lit(sitter, d, coat, { rim: 11, shade: 24, lx: sitter.lx, inner });
    svg += path(
      curve(points("-226,-150 -130,-168 -40,-150 -28,-70 -60,-8 -140,2 -220,-8 -246,-80")),
      mix(coat.base, coat.pale, 0.3),
    );
    svg += path(
      curve(
        points(`
      -196,-120 -130,-130 -66,-120 -60,-64 -84,-26,c -106,-50 -130,-16,c -154,-50 -176,-26,c -202,-64
    `),
      ),
      coat.white,
    );
    if (sitter.tucked) svg += tuckedIn(sitter);
    else svg += paw(coat, -186, -18, { rx: 56, ry: 24 }) + paw(coat, -76, -18, { rx: 56, ry: 24 });
    svg += t;
    svg += at(-132, -232, collar(sitter)) + at(-132, -232, head(sitter), { turn: sitter.tilt });
    return { body: svg };
  },
};
