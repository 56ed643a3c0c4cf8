import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { ellipse, line, path } from "#api/house/illustrator/shapes.ts";
import { type InFingers, turnedAbout } from "./holding.ts";

const steelOf = ({ inks }: Easel) => mix(inks.ironLight, inks.paper, 0.62);
const edgeOf = ({ inks }: Easel) => mix(inks.iron, inks.ink, 0.4);

/** It goes into the table's cloth or wood, so that the eye and the thread can be seen. */
export const needle: InFingers = {
  draw(easel: Easel) {
    const { inks } = easel;
    const thread = curve(points("-6,-153 40,-196 96,-186 112,-140 152,-108 206,-66 216,-12 178,8 132,14"), {
      closed: false,
    });
    const drawn =
      line(thread, mix(inks.cloth, inks.ink, 0.35), 8) +
      line(thread, inks.cloth, 5.5) +
      path(
        "M162,0L6,-152Q-12,-166 -18,-160Q-22,-150 -8,-138Z",
        edgeOf(easel),
        `stroke="${edgeOf(easel)}" stroke-width="6"`,
      ) +
      path("M160,-2L6,-150Q-10,-163 -15,-158Q-18,-150 -6,-138Z", steelOf(easel)) +
      line("M-9,-154L4,-141", inks.ink, 4) +
      line("M-6,-153Q-10,-140 -22,-128", inks.cloth, 5.5);
    return turnedAbout(drawn, [162, 0], -9);
  },
};

/** Open, a ring round the thumb and one before the fingers. */
export const scissors = {
  forwards: 250,
  draw(easel: Easel) {
    const { inks } = easel;
    const [steel, edge] = [steelOf(easel), edgeOf(easel)];
    const blade = (d: string) => path(d, steel, `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`);
    const ring = (x: number, y: number) =>
      ellipse(x, y, 38, 27, "none", `stroke="${mix(inks.cloth, inks.ink, 0.4)}" stroke-width="19"`) +
      ellipse(x, y, 38, 27, "none", `stroke="${inks.cloth}" stroke-width="13"`);
    return (
      blade("M112,-38L252,-104L258,-96L132,-24Z") +
      blade("M108,-66L262,-14L258,-4L108,-46Z") +
      ring(50, -84) +
      ring(46, -16) +
      line("M82,-72L130,-52M80,-26L128,-44", mix(inks.cloth, inks.ink, 0.4), 19) +
      line("M82,-72L130,-52M80,-26L128,-44", inks.cloth, 13) +
      ellipse(134, -47, 9, 9, inks.brass, `stroke="${edge}" stroke-width="4"`)
    );
  },
} satisfies InFingers;

/** A flat-iron: the hand is on its handle. */
export const iron: InFingers = {
  ...{ lift: 96, forwards: 220 },
  behind(easel: Easel) {
    const { inks } = easel;
    const [steel, edge] = [mix(inks.iron, inks.ironLight, 0.35), edgeOf(easel)];
    const body = curve(points("-150,-16,c -148,-66 -120,-84,c 40,-84 128,-60 214,-16,c"));
    return (
      ellipse(30, 2, 210, 12, inks.shadow, 'opacity="0.35"') +
      line("M-96,-80V-140M74,-76V-140", edge, 24) +
      line("M-96,-80V-140M74,-76V-140", steel, 17) +
      line("M-112,-146H106", mix(inks.woodDark, inks.ink, 0.5), 34) +
      line("M-112,-146H106", inks.wood, 28) +
      line("M-108,-154H100", inks.woodLight, 6) +
      line(body, edge, 6) +
      path(body, steel) +
      line("M-128,-66C-20,-70 80,-58 150,-32", mix(steel, inks.paper, 0.45), 7) +
      path(
        "M-154,-20H218Q228,2 208,2H-150Q-160,2 -154,-20Z",
        mix(steel, inks.paper, 0.5),
        `stroke="${edge}" stroke-width="5"`,
      )
    );
  },
};

/** A checked cloth under the hand that wipes with it. */
export const cloth: InFingers = {
  ...{ lift: 14, forwards: 200 },
  behind(easel: Easel) {
    const { inks } = easel;
    const linen = mix(inks.cloth2, inks.paper, 0.62);
    const dark = mix(inks.cloth2, inks.ink, 0.2);
    const outline = curve(
      points(
        "-176,4,c -190,-26 -150,-44 -104,-40 -40,-58 20,-50 70,-64 120,-66 150,-44 196,-40 222,-16 214,12,c 150,2 110,18 40,8 -40,20 -110,6",
      ),
    );
    return (
      ellipse(16, 8, 214, 16, inks.shadow, 'opacity="0.32"') +
      line(outline, mix(dark, inks.ink, 0.3), 6) +
      path(outline, linen) +
      line("M-160,-12C-90,-26 60,-24 206,-18M-170,0C-80,-8 80,-2 212,-4", dark, 6, 'opacity="0.75"') +
      line(
        "M146,-52Q150,-20 136,6M172,-44Q184,-16 172,4M100,-62Q116,-30 104,8M-120,-38Q-136,-14 -130,8",
        dark,
        5,
        'opacity="0.7"',
      ) +
      line("M120,-58Q140,-40 134,-16M196,-36Q180,-26 178,-10", mix(dark, inks.ink, 0.35), 5)
    );
  },
};

/** For fur and for clothes: the hand is on its back, the bristles are below. */
export const bristleBrush: InFingers = {
  ...{ lift: 62, forwards: 220 },
  behind(easel: Easel) {
    const { inks } = easel;
    const dark = mix(inks.woodDark, inks.ink, 0.5);
    const back = curve(points("-140,-62,c -128,-86 -60,-98 40,-98 140,-94 196,-76 206,-58,c"));
    const rows = Array.from({ length: 16 }, (_, i) => `M${-118 + i * 20},-56L${-122 + i * 20.6},0`).join("");
    return (
      ellipse(34, 4, 196, 12, inks.shadow, 'opacity="0.35"') +
      path("M-132,-60H200L204,0H-138Z", mix(inks.woodLight, inks.paper, 0.35), `stroke="${dark}" stroke-width="5"`) +
      line(rows, mix(inks.wood, inks.ink, 0.3), 4) +
      line(back, dark, 7) +
      path(back, inks.wood) +
      line("M-112,-76Q40,-98 184,-72", inks.woodLight, 6)
    );
  },
};
