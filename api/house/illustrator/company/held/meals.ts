import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { type Inks, mix } from "#api/house/illustrator/inks.ts";
import { mugOfCream as fullOfCream, mug } from "#api/house/illustrator/props/mugs.ts";
import { soupPlate as plateOfSoup } from "#api/house/illustrator/props/tableware.ts";
import { at, ellipse, line, path } from "#api/house/illustrator/shapes.ts";
import { type InFingers, turnedAbout, type Work } from "./holding.ts";

const steelOf = ({ inks }: Easel) => mix(inks.ironLight, inks.paper, 0.62);
const edgeOf = ({ inks }: Easel) => mix(inks.iron, inks.ink, 0.4);

/** Its bowl is down, as of one that stirs or tastes. */
export const woodenSpoon: InFingers = {
  forwards: 230,
  draw: ({ inks }) => spoonOf(inks, mix(inks.woodLight, inks.paper, 0.2), mix(inks.woodDark, inks.ink, 0.3)),
};

/** Of metal, and smaller. */
export const spoon: InFingers = {
  forwards: 210,
  draw: (easel) => at(34, -9, spoonOf(easel.inks, steelOf(easel), edgeOf(easel)), { scale: 0.8 }),
};

function spoonOf(inks: Inks, colour: string, edge: string): string {
  const bowl = (rx: number, ry: number, fill: string) => ellipse(0, 0, rx, ry, fill);
  const drawn =
    line("M150,-58L-54,-188", edge, 22) +
    line("M150,-58L-54,-188", colour, 16) +
    line("M146,-66L-54,-193", mix(colour, inks.paper, 0.5), 4) +
    at(190, -34, bowl(58, 34, edge) + bowl(54, 30, colour) + at(3, -2, bowl(40, 19, mix(colour, inks.ink, 0.24))), {
      turn: 32,
    });
  return turnedAbout(drawn, [200, -16], -14);
}

/** Its tines are on the plate or the table. */
export const fork: InFingers = {
  forwards: 190,
  draw(easel: Easel) {
    const [steel, edge] = [steelOf(easel), edgeOf(easel)];
    const tines = [-21, -7, 7, 21].map((y) => `M44,${y}L92,${y * 0.92}`).join("");
    const shape = "M-4,-5Q14,-28 44,-27V27Q14,28 -4,5Z";
    const drawn =
      line("M0,0H-196", edge, 20) +
      line(tines, edge, 13) +
      path(shape, edge, `stroke="${edge}" stroke-width="8"`) +
      line("M0,0H-196", steel, 14) +
      line("M-120,0H-196", steel, 18) +
      line(tines, steel, 7) +
      path(shape, steel);
    return at(118, -34, drawn, { turn: 27 });
  },
};

/** A kitchen knife, its edge down. */
export const knife: InFingers = {
  forwards: 260,
  draw(easel: Easel) {
    const { inks } = easel;
    const [steel, edge] = [steelOf(easel), edgeOf(easel)];
    return (
      path(
        "M70,-58L214,-36Q262,-24 276,2L82,-10Z",
        steel,
        `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`,
      ) +
      line("M90,-22L252,-4", mix(steel, inks.ink, 0.22), 5) +
      line("M84,-38L-30,-66", mix(inks.woodDark, inks.ink, 0.5), 40) +
      line("M84,-38L-30,-66", inks.woodDark, 33) +
      line("M78,-50L-28,-76", mix(inks.woodDark, inks.woodLight, 0.5), 6) +
      [12, 60].map((x) => ellipse(x, -55 + x * 0.22, 5, 5, inks.brass)).join("")
    );
  },
};

/** The fingers go through its handle. */
export const mugByHandle: InFingers = {
  forwards: 250,
  draw: (easel) => at(192, 2, mug(easel), { scaleX: -1, scaleY: 1 }),
};

export const mugOfCream: InFingers = {
  forwards: 250,
  draw: (easel) => at(192, 2, fullOfCream(easel), { scaleX: -1, scaleY: 1 }),
};

/** With a bite out of it, the fingers on it. */
export const apple: InFingers = {
  forwards: 230,
  behind({ inks }: Easel) {
    const red = mix(inks.cloth, inks.brass, 0.12);
    const edge = mix(red, inks.ink, 0.5);
    const flesh = mix(inks.paper, inks.brass, 0.22);
    const round = curve(points("0,-98 -36,-112 -72,-92 -78,-46 -52,-6 -14,4 0,-2 14,4 52,-6 78,-46 72,-92 36,-112"));
    const bite = curve(points("82,-92 56,-90 40,-74 48,-54 40,-38 58,-24 82,-26,c 100,-58,c"));
    const drawn =
      path(round, red, `stroke="${edge}" stroke-width="7"`) +
      path(mark(-54, -34, -44, -92, 13, 7), mix(red, inks.paper, 0.45)) +
      path(bite, flesh, `stroke="${edge}" stroke-width="6"`) +
      line("M-4,-96Q-2,-118 12,-134", mix(inks.woodDark, inks.ink, 0.3), 9);
    return at(162, 2, drawn, { scale: 0.86 });
  },
};

/** A glass of tea in its metal holder, the fingers through the handle of that. */
export const glassOfTea: InFingers = {
  forwards: 250,
  draw: (easel) => at(190, 2, glass(easel), { scaleX: -1, scaleY: 1 }),
};

/** The handle is at the right. */
export function glass(easel: Easel): string {
  const { inks } = easel;
  const [steel, edge] = [steelOf(easel), edgeOf(easel)];
  const pane = mix(inks.paper, inks.cloth2, 0.16);
  const tea = mix("#a8521f", inks.brass, 0.25);
  const steam = [-14, 14]
    .map((x, i) => line(`M${x},-164c${i ? -18 : 18},-20 ${i ? 18 : -18},-34 0,-54`, inks.paper, 6, 'opacity="0.5"'))
    .join("");
  return (
    line("M44,-80C90,-88 92,-24 44,-26", edge, 17) +
    line("M44,-80C90,-88 92,-24 44,-26", steel, 11) +
    path("M-50,-150H50L44,-10H-44Z", pane, `stroke="${mix(pane, inks.ink, 0.35)}" stroke-width="5"`) +
    path("M-46,-122H46L42,-16H-42Z", tea) +
    ellipse(0, -122, 46, 9, mix(tea, inks.paper, 0.3)) +
    line("M-36,-140V-96", mix(inks.paper, "#ffffff", 0.4), 7, 'opacity="0.8"') +
    ellipse(0, -150, 50, 9, "none", `stroke="${mix(pane, inks.ink, 0.3)}" stroke-width="4"`) +
    path("M-52,-84H52L47,0H-47Z", steel, `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`) +
    [-28, 0, 28].map((x) => ellipse(x, -42, 10, 20, tea, `stroke="${edge}" stroke-width="4"`)).join("") +
    steam
  );
}

/** A thin cup over its saucer. */
export const teacup: InFingers = {
  ...{ forwards: 250, lift: 24 },
  behind: (easel) => at(196, 4, saucer(easel)),
  draw: (easel) => at(196, 16, cup(easel), { scaleX: -1, scaleY: 1 }),
};

function saucer({ inks }: Easel): string {
  const china = mix(inks.frame, inks.paper, 0.5);
  const edge = mix(china, inks.ink, 0.3);
  return (
    ellipse(0, -6, 84, 15, edge) + ellipse(0, -9, 82, 13, china) + ellipse(0, -8, 42, 6, mix(china, inks.ink, 0.2))
  );
}

function cup({ inks }: Easel): string {
  const china = mix(inks.frame, inks.paper, 0.5);
  const edge = mix(china, inks.ink, 0.3);
  const steam = [-14, 14]
    .map((x, i) => line(`M${x},-114c${i ? -16 : 16},-18 ${i ? 16 : -16},-30 0,-48`, inks.paper, 6, 'opacity="0.5"'))
    .join("");
  return (
    line("M52,-82C98,-92 94,-36 40,-40", edge, 14) +
    line("M52,-82C98,-92 94,-36 40,-40", china, 8) +
    path("M-62,-98C-60,-56 -44,-18 -22,-10H22C44,-18 60,-56 62,-98Z", china, `stroke="${edge}" stroke-width="5"`) +
    ellipse(0, -98, 62, 13, mix(china, inks.ink, 0.14)) +
    ellipse(0, -96, 53, 9, "#8a4a26") +
    [-30, 0, 30].map((x) => ellipse(x, -60 + Math.abs(x) * -0.12, 8, 8, inks.bloom)).join("") +
    line("M-44,-48Q-14,-34 -14,-56M14,-56Q16,-34 44,-50", inks.leaf, 4) +
    steam
  );
}

/** Both hands are round it. */
export const glassAtTable: Work = {
  laid: { on: [138, 0], turn: -14 },
  behind: (easel) => at(0, 24, glass(easel)),
};

/** The spoon is in the soup. */
export const soupPlate: Work = {
  ...{ laid: { on: [206, -8], turn: -38 }, other: { on: [182, -64], turn: -24, closed: true } },
  behind(easel) {
    const [steel, edge] = [steelOf(easel), edgeOf(easel)];
    const spoon = "M-206,-140C-158,-112 -120,-74 -56,-24";
    return at(8, 34, plateOfSoup(easel)) + line(spoon, edge, 17) + line(spoon, steel, 11);
  },
};
