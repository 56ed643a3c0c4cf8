import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, facing, line, path } from "../shapes.ts";
import { form } from "./form.ts";

/** A leg from (x, y) down to the ground, with three toes before and one behind. */
export const birdLeg = (x: number, y: number, size: number, colour: string) =>
  line(`M${x},${y}L${x + 2},-4`, colour, size) +
  line(
    `M${x + 2},-5l${size * 4},1M${x + 2},-5l${size * 2.6},${size * 0.8}M${x + 2},-5l${-size * 2},2`,
    colour,
    size * 0.6,
  );

const sparrowBody = curve(points("-56,-40 -24,-72 8,-86 18,-102 42,-112 64,-100 68,-80 66,-54 46,-26 8,-12 -34,-20"));

/** A pale streak behind the eye, and no bib. */
function henMarkings({ inks }: Easel): string {
  const cap = mix(inks.wood, inks.ink, 0.18);
  return (
    path("M6,-88Q30,-84 44,-98L76,-92V-120H10Z", cap) +
    path("M20,-86Q32,-96 52,-97L54,-90Q38,-84 26,-78Z", mix(inks.clothLight, inks.paper, 0.3)) +
    path(curve(points("52,-74 66,-62 62,-44 36,-16 6,-14 24,-34 40,-58")), mix(inks.clothLight, inks.paper, 0.4))
  );
}

function cockMarkings({ inks }: Easel): string {
  const chestnut = mix(inks.woodDark, inks.ink, 0.1);
  return (
    path("M8,-84Q22,-70 30,-96L20,-112Z", chestnut) +
    path("M12,-98Q36,-88 74,-94V-120H10Z", mix(inks.iron, inks.ironLight, 0.4)) +
    path(curve(points("26,-82 42,-90 56,-82 50,-68 34,-68")), inks.paper) +
    path("M58,-84L74,-84V-50Q56,-52 54,-68Z", mix(inks.ink, inks.iron, 0.25))
  );
}

/** Standing, or bent down to a crumb: it turns about its legs, which stay on the ground. */
export function sparrowFacingRight(easel: Easel, bent: number, sex: "hen" | "cock" = "hen"): string {
  const { inks } = easel;
  const brown = mix(inks.woodLight, inks.paper, 0.3);
  const chestnut = mix(inks.woodDark, inks.ink, 0.1);
  const wing = curve(points("-84,-30,c -50,-62 -8,-76 20,-62 18,-38 -14,-28"));
  const streaks =
    line("M-60,-40L-10,-58M-46,-32L6,-46", mix(inks.wood, inks.ink, 0.35), 5) +
    line("M-2,-74Q10,-56 2,-34", inks.paper, 6);
  const bird =
    form(easel, "M-40,-48L-104,-36Q-110,-28 -102,-22L-36,-24Z", chestnut, { rim: 3, shade: 6 }) +
    path("M62,-92L86,-80L62,-74Z", mix(inks.ink, inks.iron, 0.3)) +
    form(easel, sparrowBody, brown, {
      rim: 4,
      shade: 8,
      inner: sex === "hen" ? henMarkings(easel) : cockMarkings(easel),
    }) +
    form(easel, wing, inks.wood, { rim: 4, shade: 6, inner: streaks }) +
    ellipse(50, -92, 5.5, 5.5, inks.ink) +
    ellipse(48.5, -93.5, 1.8, 1.8, inks.paper);
  return (
    ellipse(0, 2, 58, 6, inks.shadow, 'opacity="0.28"') +
    birdLeg(-2, -20, 4.5, inks.woodDark) +
    birdLeg(14, -18, 4.5, inks.woodDark) +
    at(6, -14, at(-6, 14, bird), { turn: bent })
  );
}

export const sparrow = (easel: Easel): string => facing(-1, sparrowFacingRight(easel, 0));
