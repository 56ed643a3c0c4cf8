import { mix } from "../../inks.ts";
import { line, path } from "../../shapes.ts";
import type { InFingers } from "./holding.ts";

/** Its point is on the table, as of one that writes. */
export const pencil: InFingers = ({ inks }) =>
  line("M148,-16L-2,-148", mix(inks.brass, inks.ink, 0.5), 19) +
  line("M148,-16L-2,-148", inks.brass, 14) +
  line("M146,-21L-2,-151", mix(inks.brass, inks.paper, 0.5), 4) +
  path("M139,-16L151,-27L168,0Z", mix(inks.woodLight, inks.paper, 0.4)) +
  path("M158,-6L163,-11L168,0Z", inks.ink) +
  line("M4,-143L-6,-152", inks.cloth, 15);
