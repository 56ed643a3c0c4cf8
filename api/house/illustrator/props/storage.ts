import { points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { ellipse, line, path, rect } from "../shapes.ts";
import { form } from "./form.ts";

/** The half width of a barrel at its ends and at its belly. */
type Girth = { end: number; belly: number; height: number };

/** Of oak, bound with four hoops: from y = 0 up, without its lid. */
export function staves(easel: Easel, { end, belly, height }: Girth): string {
  const { inks } = easel;
  const wood = mix(mix(inks.wood, inks.woodDark, 0.3), inks.brass, 0.12);
  const bow = (share: number) =>
    `M${share * end},${-height + 24 * (1 - share * share)}C${share * belly * 1.12},${-height * 0.68} ${share * belly * 1.12},${-height * 0.32} ${share * end},${24 * (1 - share * share)}`;
  const joints = [-0.86, -0.62, -0.36, -0.1, 0.18, 0.44, 0.68, 0.88].map(bow).join("");
  const halfAt = (share: number) => end + (belly - end) * (1 - (2 * share - 1) ** 2);
  const hoop = (share: number) => {
    const [half, y] = [halfAt(share) + 1, -height * share];
    const ring = `M${-half},${y}Q0,${y + 50} ${half},${y}`;
    return line(ring, mix(inks.iron, inks.ink, 0.15), 19) + line(ring, mix(inks.ironLight, inks.iron, 0.4), 5);
  };
  const outline = `M${-end},${-height}C${-belly * 1.14},${-height * 0.68} ${-belly * 1.14},${-height * 0.32} ${-end},0Q0,48 ${end},0C${belly * 1.14},${-height * 0.32} ${belly * 1.14},${-height * 0.68} ${end},${-height}Z`;
  return form(easel, outline, wood, {
    rim: 7,
    shade: 22,
    inner:
      line(joints, mix(wood, inks.ink, 0.4), 4, 'opacity="0.7"') +
      [0.08, 0.3, 0.68, 0.9].map((at) => hoop(at)).join(""),
  });
}

/** For herring, with its lid on, as high as a table. */
export function barrel(easel: Easel): string {
  const { inks } = easel;
  const [end, height] = [112, 300];
  const lid = mix(inks.woodLight, inks.wood, 0.4);
  return (
    ellipse(10, 8, 150, 24, inks.shadow, 'opacity="0.34"') +
    staves(easel, { end, belly: 142, height }) +
    ellipse(0, -height, end + 5, 30, mix(inks.woodDark, inks.ink, 0.2)) +
    ellipse(0, -height - 1, end - 8, 23, lid) +
    line(
      `M-60,${-height - 20}L-84,${-height + 10}M-18,${-height - 24}L-26,${-height + 20}M26,${-height - 24}L34,${-height + 20}M66,${-height - 18}L88,${-height + 8}`,
      mix(lid, inks.woodDark, 0.6),
      3,
    )
  );
}

/** An egg timer of glass in a wooden frame, with half of its sand still above. */
export function hourglass(easel: Easel): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodDark, 0.35);
  const glass = mix(inks.paper, inks.cloth2, 0.3);
  const sand = mix(inks.brass, inks.clothLight, 0.4);
  const bulbs = "M-40,-152C-44,-112 -9,-98 -6,-86C-9,-74 -44,-60 -40,-20H40C44,-60 9,-74 6,-86C9,-98 44,-112 40,-152Z";
  const disc = (y: number) =>
    form(easel, `M-60,${y}V${y - 14}Q0,${y - 30} 60,${y - 14}V${y}Q0,${y + 14} -60,${y}Z`, wood, { rim: 3, shade: 5 });
  return (
    rect(-54, -160, 10, 150, mix(wood, inks.ink, 0.3)) +
    rect(44, -160, 10, 150, mix(wood, inks.ink, 0.3)) +
    disc(0) +
    path(bulbs, glass, 'opacity="0.9"') +
    path("M-33,-126Q0,-116 33,-126C30,-108 9,-98 5,-88H-5C-9,-98 -30,-108 -33,-126Z", sand) +
    path("M-39,-20C-38,-34 -18,-40 0,-56C18,-40 38,-34 39,-20Z", sand) +
    line("M0,-88V-50", sand, 4) +
    line("M-28,-140Q-30,-122 -20,-112M-26,-52Q-32,-44 -31,-30", inks.paper, 6, 'opacity="0.9"') +
    points("-54,-160 54,-160")
      .map(([x, y]) => ellipse(x > 0 ? x - 5 : x + 5, y, 7, 5, wood))
      .join("") +
    disc(-152)
  );
}
