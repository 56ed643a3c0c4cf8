import { curve, mark, type Point, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { handLeaf } from "../scenery/trees.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";
import { form } from "./form.ts";

/** Five tulips in a glass jar: spring indoors. */
export function tulips(easel: Easel): string {
  const { inks } = easel;
  const stems = [
    [-62, -214, -16],
    [-30, -256, -7],
    [4, -232, 2],
    [38, -262, 9],
    [70, -218, 18],
  ] as const;
  let svg = "";
  for (const [x, y] of stems) svg += line(`M${x * 0.25},-60Q${x * 0.4},${y * 0.6} ${x},${y}`, inks.leafDark, 7);
  for (const [x, y, lean] of [
    [-46, -70, -38],
    [50, -74, 36],
    [8, -70, 6],
  ] as const)
    svg += at(x * 0.5, y, path(mark(0, 0, 0, -104, 26, 6), lean > 0 ? inks.leaf : inks.leafDark), { turn: lean });
  stems.forEach(([x, y, turn], i) => {
    const petals = form(
      easel,
      curve(points("-26,-8 -30,-44 -22,-62,c -8,-46 0,-66,c 8,-46 22,-62,c 30,-44 26,-8 0,6")),
      i % 2 ? inks.bloomLight : inks.bloom,
    );
    svg += at(x, y + 8, petals, { turn });
  });
  const glass = mix(inks.cloth2, inks.paper, 0.6);
  return (
    svg +
    form(easel, "M-46,-104L46,-104L40,-4Q0,6 -40,-4Z", glass, { depth: 0.18 }) +
    path("M-43,-62L43,-62L40,-4Q0,6 -40,-4Z", inks.cloth2, 'opacity="0.45"') +
    rect(-48, -110, 96, 12, inks.paper, 'opacity="0.8"')
  );
}

/** A ribbed pumpkin: October on the doorstep. */
export function pumpkin(easel: Easel): string {
  const { inks } = easel;
  const skin = isNight(inks) ? "#b5622f" : "#d9772b";
  const rib = (x: number, width: number, height: number): Point[] => [
    [x - width, -height * 0.5],
    [x - width * 0.6, -height * 0.95],
    [x, -height],
    [x + width * 0.6, -height * 0.95],
    [x + width, -height * 0.5],
    [x + width * 0.55, -4],
    [x, 0],
    [x - width * 0.55, -4],
  ];
  const ribs = [
    [-62, 42, 106],
    [62, 42, 106],
    [-32, 46, 122],
    [32, 46, 122],
    [0, 44, 128],
  ] as const;
  const stalk = form(easel, "M-12,-118Q-10,-146 8,-164L28,-156Q14,-142 14,-118Z", inks.leafDark);
  return (
    stalk +
    ribs.map(([x, width, height]) => form(easel, curve(rib(x, width, height)), skin, { rim: 5, shade: 9 })).join("") +
    line("M14,-122q40,-26 62,2q10,16 -8,18", inks.leaf, 5)
  );
}

/** A fir twig with baubles in a jug: the weeks round Christmas. */
export function firTwig(easel: Easel): string {
  const { inks } = easel;
  const twigs = points("-74,-226 0,-282 78,-232");
  let svg = "";
  for (const [x, y] of twigs) {
    svg += line(`M0,-96Q${x * 0.5},${y * 0.6} ${x},${y}`, inks.bark, 6);
    for (let i = 0; i < 9; i++) {
      const t = 0.3 + i * 0.085;
      const [px, py] = [x * t * t, -96 + (y + 96) * t];
      const reach = 46 - i * 3;
      for (const side of [-1, 1])
        svg += path(
          mark(px, py, px + side * reach + x * 0.12, py - reach * 0.62, 9, side * 3),
          i % 2 ? inks.leaf : inks.leafDark,
        );
    }
  }
  for (const [x, y, colour] of [
    [-52, -150, inks.bloom],
    [14, -196, inks.brass],
    [60, -146, inks.bloom],
  ] as const)
    svg +=
      line(`M${x},${y - 34}v16`, inks.brass, 3) +
      ellipse(x, y, 21, 21, mix(colour, inks.ink, 0.25)) +
      ellipse(x - 2, y - 2, 19, 19, colour) +
      ellipse(x - 8, y - 8, 6, 5, inks.paper, 'opacity="0.8"');
  return (
    svg +
    form(easel, curve(points("-34,-110 34,-110 50,-56 36,-6 0,0 -36,-6 -50,-56")), inks.clothLight) +
    path("M-48,-64C-20,-56 20,-56 48,-64L47,-44C20,-36 -20,-36 -47,-44Z", inks.cloth2)
  );
}

/** A knee-high snowman with a carrot and a pot for a hat; he belongs outdoors. */
export function snowman(easel: Easel): string {
  const { inks } = easel;
  const ball = (y: number, radius: number) => {
    const squashed: Point[] = [
      [0, y - radius],
      [radius * 0.72, y - radius * 0.68],
      [radius, y],
      [radius * 0.7, y + radius * 0.7],
      [0, y + radius * 0.9],
      [-radius * 0.7, y + radius * 0.7],
      [-radius, y],
      [-radius * 0.72, y - radius * 0.68],
    ];
    return form(easel, curve(squashed), inks.snow, { depth: 0.2, rim: 0, shade: 13 });
  };
  const arms = line("M-56,-140L-118,-186M-96,-170l-10,-28M56,-140L116,-176M94,-164l16,-26", inks.bark, 7);
  const face =
    ellipse(-16, -226, 6, 7, inks.ink) +
    ellipse(16, -226, 6, 7, inks.ink) +
    path("M-2,-214L-62,-200L-2,-200Z", "#dd7d33") +
    line("M-18,-188q18,14 38,0", inks.ink, 4);
  const buttons = [-152, -126, -100].map((y) => ellipse(-4, y, 7, 7, inks.ink)).join("");
  const hat =
    form(easel, "M-38,-258L38,-258L32,-312L-32,-312Z", inks.cloth) +
    line("M-50,-258H50", mix(inks.cloth, inks.ink, 0.35), 10);
  return (
    arms +
    ball(-70, 78) +
    ball(-140, 58) +
    ball(-214, 48) +
    buttons +
    face +
    path("M-50,-176C-20,-158 20,-158 50,-176L52,-156C20,-138 -20,-138 -52,-156Z", inks.cloth2) +
    path("M30,-160L58,-158L66,-96L38,-100Z", inks.cloth2) +
    hat
  );
}

/** A heap of swept leaves. */
export function leafHeap(easel: Easel): string {
  const { inks, random } = easel;
  const leaves = isNight(inks) ? ["#a8583e", "#74394a", "#e0924a"] : ["#d07a2f", "#a34f2c", "#edb24a"];
  const shade = isNight(inks) ? "#5a2f42" : "#8a4527";
  let svg = path(curve(points("-140,4 -104,-40 -46,-84 24,-100 82,-66 142,4 0,12")), shade);
  // From the top down, so that the lower leaves lie in front.
  for (let row = 0; row < 6; row++) {
    const reach = 46 + row * 20;
    for (let i = 0; i < 5 + row; i++) {
      const x = ((i + 0.5) / (5 + row) - 0.5) * 2 * reach + random.range(-9, 9);
      svg += handLeaf(
        x,
        -70 + row * 15 + random.range(-6, 6),
        random.range(30, 40),
        random.pick(leaves),
        random.range(-80, 80),
      );
    }
  }
  return svg;
}
