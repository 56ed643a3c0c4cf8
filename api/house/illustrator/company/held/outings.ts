import type { HeldName } from "#api/generation/brief/repertoire.ts";
import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, path } from "#api/house/illustrator/shapes.ts";
import { toGround } from "../grips.ts";
import type { Held } from "./holding.ts";

/** Of a telephone: its cord falls to the ground and runs away behind whoever speaks. */
function receiver(easel: Easel): string {
  const { inks } = easel;
  const black = mix(inks.ink, inks.iron, 0.25);
  const light = mix(black, inks.paper, 0.35);
  const cord = `M34,150C60,230 -6,300 40,400S10,600 30,${toGround - 30}C34,${toGround + 6} -40,${toGround + 12} -160,${toGround + 12}S-500,${toGround - 4} -1600,${toGround + 20}`;
  const handle = curve(points("-6,-110,c -26,-60 -26,60 -6,110,c 26,110,c 12,50 12,-50 26,-110,c"));
  const cup = (y: number, turn: number) =>
    at(22, y, form(easel, curve(points("-42,-20 -30,-40 20,-40 62,-30 70,-2 66,28 20,34 -34,26")), black), { turn });
  return (
    line(cord, mix(black, inks.paper, 0.12), 8) +
    at(
      0,
      0,
      line(handle, light, 5) +
        form(easel, handle, black) +
        cup(-128, -8) +
        cup(128, 8) +
        ellipse(88, -132, 10, 34, light) +
        ellipse(88, 132, 10, 34, light),
      { turn: 10 },
    )
  );
}

/** By its brim, at the side. */
function hat(easel: Easel): string {
  const { inks } = easel;
  const felt = mix(inks.wood, inks.frameDark, 0.35);
  const dark = mix(felt, inks.ink, 0.4);
  return at(
    0,
    0,
    form(easel, curve(points("-12,-12 50,-24 150,-20 232,-22 292,-6 236,20 130,28 30,20")), felt, {
      rim: 4,
      shade: 8,
    }) +
      form(
        easel,
        curve(points("66,2,c 74,-62 94,-112 122,-118 142,-112 164,-120 192,-112 210,-62 216,2,c 140,16")),
        felt,
      ) +
      path("M68,-28Q140,-8 216,-28L216,2Q140,18 66,2Z", dark) +
      line("M112,-96Q140,-70 176,-98", mix(felt, inks.ink, 0.2), 6),
    { turn: 62, scale: 1.2 },
  );
}

/** A bunch of meadow flowers. */
function flowers(easel: Easel): string {
  const { inks } = easel;
  const stems = points("-70,-226 -26,-264 24,-276 70,-252 104,-204 -92,-176 8,-210 52,-188 -40,-180");
  const colours = [
    inks.bloom,
    inks.paper,
    inks.brass,
    inks.bloomLight,
    inks.paper,
    inks.brass,
    inks.bloom,
    inks.bloomLight,
    inks.paper,
  ];
  const head = (x: number, y: number, colour: string) =>
    [0, 60, 120, 180, 240, 300].map((turn) => at(x, y, ellipse(0, -20, 13, 18, colour), { turn })).join("") +
    ellipse(x, y, 12, 12, colour === inks.brass ? inks.woodDark : inks.brass);
  const leaf = (turn: number, length: number) =>
    at(
      0,
      -60,
      path(
        `M0,0C-26,${-length * 0.4} -16,${-length * 0.8} 0,${-length}C22,${-length * 0.8} 24,${-length * 0.4} 0,0Z`,
        turn % 2 ? inks.leaf : inks.leafDark,
      ),
      { turn },
    );
  return at(
    0,
    0,
    line(stems.map(([x, y]) => `M${x * 0.08},60Q${x * 0.1},-60 ${x},${y}`).join(""), inks.leafDark, 8) +
      line("M-16,110L0,0M14,112L0,0M-2,118V0", inks.leafDark, 8) +
      [-62, -37, 20, 45, 66].map((turn) => leaf(turn, 150)).join("") +
      stems.map(([x, y], i) => head(x, y, colours[i] ?? inks.bloom)).join(""),
    { turn: 36, scale: 0.8 },
  );
}

/** Its tail and its head come out of the paper. */
function wrappedFish(easel: Easel): string {
  const { inks } = easel;
  const scales = mix(inks.cloth2, inks.paper, 0.4);
  const paper = mix(inks.paper, inks.frame, 0.25);
  const grey = mix(inks.ink, inks.paper, 0.35);
  return at(
    0,
    0,
    form(easel, curve(points("-120,-10,c -164,-46 -206,-56,c -190,-4 -206,44,c -160,34 -120,16,c")), scales) +
      form(easel, curve(points("150,-56,c 220,-52 268,-20 282,4 262,26 214,44 150,48,c")), scales) +
      ellipse(242, -14, 9, 9, inks.paper) +
      ellipse(243, -14, 5, 5, inks.ink) +
      line("M206,-44Q190,0 208,40", mix(scales, inks.ink, 0.45), 5) +
      form(
        easel,
        "M-132,-26L-96,-50Q30,-86 168,-64L186,-30L174,2L188,34L164,62Q30,84 -100,42L-130,22L-116,-2Z",
        paper,
        { shade: 12 },
      ) +
      line(
        "M-60,-40L130,-52M-70,-18L110,-26M-64,8L136,6M-60,32L120,38",
        grey,
        5,
        'opacity="0.5" stroke-dasharray="40 9"',
      ) +
      line("M-20,-66Q-6,0 -20,62M70,-74Q84,0 70,70", mix(inks.brass, inks.ink, 0.25), 6),
    { turn: 12 },
  );
}

export const otherThings = {
  receiver: { arm: "raised", draw: receiver, forwards: 120, upwards: 180 },
  hat: { arm: "hanging", draw: hat, forwards: 210 },
  flowers: { arm: "raised", draw: flowers, forwards: 230, upwards: 260 },
  "wrapped fish": { arm: "raised", draw: wrappedFish, forwards: 280, upwards: 100 },
} satisfies Partial<Record<HeldName, Held>>;
