import { points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { cardboardColours } from "../scenery/cardboard.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";
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
  const sand = mix(inks.ironLight, inks.clothLight, 0.45);
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

/** Of cardboard, full and shut, with a cord round it both ways. */
export function cordedBox(easel: Easel): string {
  const { inks } = easel;
  const { card, dark, light } = cardboardColours(inks);
  const cord = mix(inks.brass, inks.paper, 0.35);
  const round = "M-18,-190V2M-14,-190L10,-236M-146,-96H146M-112,-214H116";
  return (
    ellipse(8, 6, 172, 14, inks.shadow, 'opacity="0.32"') +
    path("M-148,-188L-112,-238H116L148,-188Z", light) +
    form(easel, "M-148,-190H148V2H-148Z", card, { rim: 5, shade: 12 }) +
    rect(-148, -190, 296, 6, light) +
    line("M-128,-212H132", dark, 4) +
    line(round, mix(cord, inks.ink, 0.4), 8, 'transform="translate(2,3)"') +
    line(round, cord, 6) +
    line("M-16,-96c-40,-30 -52,14 0,0c40,-34 56,10 0,0", cord, 6) +
    rect(50, -66, 70, 42, inks.paper, 'opacity="0.9"')
  );
}

/** Of blue clay, made by a boy: it stands askew in a saucer, and on its lower side hangs a drop. */
export function leaningMug(easel: Easel): string {
  const { inks } = easel;
  const clay = mix(inks.cloth2, inks.ink, 0.06);
  const mug =
    line("M44,-96C100,-104 96,-26 40,-34", mix(clay, inks.ink, 0.2), 17) +
    form(easel, "M-54,-118Q0,-104 54,-120L44,-8Q40,4 0,4Q-42,4 -46,-8Z", clay, {
      inner: line("M-50,-84q30,14 56,2t46,2M-46,-44q26,12 52,2t42,2", mix(clay, inks.paper, 0.3), 5, 'opacity="0.6"'),
    }) +
    ellipse(0, -119, 54, 13, mix(clay, inks.paper, 0.25)) +
    ellipse(0, -117, 44, 9, mix(clay, inks.ink, 0.45));
  return (
    form(easel, "M-104,-22C-80,-4 -56,2 -34,2H18C40,2 62,-4 82,-22Z", inks.frame, { rim: 3, shade: 5 }) +
    ellipse(-10, -22, 94, 14, inks.frame) +
    ellipse(-10, -20, 70, 9, mix(inks.frame, inks.ink, 0.16)) +
    at(0, -20, mug, { turn: -11 }) +
    path("M-66,-62Q-78,-42 -66,-36Q-54,-42 -66,-62Z", mix(inks.cloth2, inks.paper, 0.55))
  );
}

/** On two stools and full to the brim; a white sleeve stands out of the water, bent at the elbow. */
export function washtub(easel: Easel): string {
  const { inks } = easel;
  const zinc = mix(inks.ironLight, inks.paper, 0.3);
  const water = mix(mix(inks.cloth2, inks.paper, 0.4), inks.ink, 0.08);
  const white = mix(inks.paper, inks.frameShade, 0.1);
  const stool = (x: number) =>
    line(
      `M${x - 50},-96L${x - 62},0M${x + 50},-96L${x + 62},0M${x - 20},-96V-18M${x + 20},-96V-18`,
      inks.woodDark,
      15,
    ) + form(easel, `M${x - 78},-118H${x + 78}V-92H${x - 78}Z`, inks.wood, { rim: 4, shade: 6 });
  const ribs = [0.3, 0.62].map((down) => {
    const [y, half] = [-300 + down * 180, 206 - down * 34];
    return `M${-half},${y}Q0,${y + 34} ${half},${y}`;
  });
  return (
    ellipse(0, 4, 210, 16, inks.shadow, 'opacity="0.3"') +
    stool(-96) +
    stool(96) +
    line("M-200,-262C-244,-262 -244,-218 -196,-222M200,-262C244,-262 244,-218 196,-222", mix(zinc, inks.ink, 0.4), 12) +
    form(easel, "M-208,-300L-172,-122Q0,-92 172,-122L208,-300Z", zinc, {
      shade: 18,
      inner: line(ribs.join(""), mix(zinc, inks.ink, 0.28), 7),
    }) +
    ellipse(0, -300, 210, 34, mix(zinc, inks.ink, 0.25)) +
    ellipse(0, -297, 196, 26, water) +
    line("M-120,-302q40,-10 80,0M30,-290q40,8 84,-2", inks.paper, 5, 'opacity="0.7"') +
    form(easel, "M-40,-306Q0,-340 54,-328Q96,-316 84,-296Q30,-284 -40,-306Z", white, { rim: 3, shade: 6 }) +
    form(easel, "M14,-314Q2,-384 22,-428Q34,-450 62,-446L118,-424L102,-384L62,-396Q54,-360 62,-310Z", white, {
      rim: 4,
      shade: 8,
    }) +
    line("M110,-427L94,-387M26,-424L50,-404", mix(white, inks.ink, 0.2), 6)
  );
}
