import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { line, path } from "#api/house/illustrator/shapes.ts";
import { type InFingers, turnedAbout } from "./holding.ts";

// Held to write or to paint: the point is on the table.

export const pencil: InFingers = {
  draw: ({ inks }) =>
    line("M136,-10L-62,-152", mix(inks.cloth, inks.ink, 0.5), 19) +
    line("M136,-10L-62,-152", inks.cloth, 14) +
    line("M134,-15L-62,-156", mix(inks.cloth, inks.paper, 0.5), 4) +
    path("M127,-9L139,-20L158,4Z", mix(inks.woodLight, inks.paper, 0.4)) +
    path("M147,-3L152,-8L158,4Z", inks.ink) +
    line("M-56,-148L-66,-155", inks.brass, 15),
};

/** A fountain pen, its cap at the other end. */
export const pen: InFingers = {
  draw({ inks }: Easel) {
    const barrel = mix(inks.ink, inks.cloth2, 0.3);
    const drawn =
      line("M134,-29L-6,-152", mix(inks.ink, "#000000", 0.2), 23) +
      line("M134,-29L-6,-152", barrel, 18) +
      line("M132,-36L0,-152", mix(barrel, inks.paper, 0.45), 4) +
      line("M40,-111L44,-107", inks.brass, 21) +
      path("M122,-30L138,-47Q162,-26 170,2Q142,-8 122,-30Z", mix(inks.brass, inks.ink, 0.3)) +
      path("M126,-31L138,-43Q158,-24 166,-2Q144,-12 126,-31Z", mix(inks.brass, inks.paper, 0.4)) +
      line("M142,-25L162,-6", inks.ink, 3);
    return turnedAbout(drawn, [168, 2], -9);
  },
};

/** A painter's brush with colour in its hairs. */
export const brush: InFingers = {
  draw({ inks }: Easel) {
    const handle = mix(inks.wood, inks.cloth, 0.2);
    const drawn =
      line("M104,-54L-36,-188", mix(inks.woodDark, inks.ink, 0.5), 19) +
      line("M104,-54L-36,-188", handle, 14) +
      line("M100,-64L-34,-192", mix(handle, inks.paper, 0.5), 4) +
      line("M100,-58L126,-33", mix(inks.iron, inks.ink, 0.3), 25) +
      line("M100,-58L126,-33", mix(inks.ironLight, inks.paper, 0.5), 19) +
      path("M115,-29L134,-48Q168,-30 176,4Q140,0 115,-29Z", mix(inks.woodDark, inks.ink, 0.4)) +
      path("M142,-10Q152,-26 162,-22Q174,-8 176,4Q156,0 142,-10Z", inks.cloth2);
    return turnedAbout(drawn, [176, 4], -12);
  },
};
