import { isBehindEdge } from "#api/generation/brief/repertoire.ts";
import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { beam, glow } from "../scenery/light.ts";
import { at, clip, ellipse, line, lit, path, rect } from "../shapes.ts";
import { H, type Scene, type Stage, W } from "../stage.ts";

const floor = 800;

/** The bathroom: a tub on lion's feet, tiles, a mirror and a towel. In the tub he looks over its edge. */
export function bathroom(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const inTub = isBehindEdge(scene.pose);
  const hung = inTub ? { mirror: 220, towels: 1190 } : arrangementOf(scene);
  let back = tiles(easel) + at(hung.mirror, 0, mirror(easel)) + at(hung.towels, 0, towels(easel)) + floorTiles(easel);
  // Behind him the tub shows its end without the tap, which would be his horn.
  const tub = bathtub(easel, inTub ? 0 : scene.flip ? -600 : 600, scene.flip && !inTub);
  // Its feet are behind his.
  if (!inTub) back += at(0, -62, tub.back + tub.front);
  else back += tub.back;
  return {
    back,
    front: inTub ? tub.front : "",
    frontBeforePaws: inTub,
    ...(!inTub && {
      bare: () => ({
        wall: tiles(easel) + floorTiles(easel),
        foot: floor,
        mark: { drawn: at(-165, 0, towels(easel)), half: 170 },
      }),
    }),
    light: isNight(inks)
      ? glow(easel, 768, 60, 900, 0.5)
      : beam(easel, points("60,-40 360,-40 900,1024 380,1024"), 0.6),
    ground: inTub
      ? { y: 538, from: 260, to: 1280, scale: 1.4, room: 780, noShadow: true, things: 584 }
      : { y: 940, from: 60, to: 1480, scale: 1.12, room: 860 },
    lx: -0.7,
  };
}

/** On the near rim of the tub, as on a beam, with the way down into it behind him. */
export function tubEdge(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const { mirror: mirrorAt, towels: towelsAt } = arrangementOf(scene);
  const tub = bathtub(easel, 0);
  // The tap is at the end away from him.
  const side = scene.shift > 0 || (scene.shift === 0 && !scene.flip) ? -1 : 1;
  return {
    back:
      tiles(easel) +
      at(mirrorAt, 0, mirror(easel)) +
      at(towelsAt, 0, towels(easel)) +
      floorTiles(easel) +
      at(side < 0 ? W : 0, 0, tub.back + tub.front, { scaleX: side, scaleY: 1 }),
    front: "",
    light: isNight(inks)
      ? glow(easel, 768, 60, 900, 0.5)
      : beam(easel, points("60,-40 360,-40 900,1024 380,1024"), 0.6),
    ground: { y: 580, from: 330, to: 1206, scale: 0.92, room: 640 },
    lx: -0.7,
  };
}

function tiles({ inks }: Easel): string {
  let svg = rect(0, 0, W, H, inks.wallLight);
  for (let j = 0; j < 9; j++)
    for (let i = 0; i < 16; i++)
      svg +=
        rect(
          i * 100 + 3,
          j * 90 + 3,
          94,
          84,
          mix(inks.frame, j === 2 ? inks.tile : inks.tileLight, j === 2 ? 0.7 : 0.2 + ((i * 7 + j * 3) % 5) * 0.03),
        ) + rect(i * 100 + 9, j * 90 + 8, 82, 5, inks.paper, 'opacity="0.6"');
  return svg;
}

/** Beside his head and not behind it. */
const arrangementOf = ({ shift }: Scene) =>
  shift < 0 ? { mirror: 830, towels: 1120 } : shift > 0 ? { mirror: 300, towels: 540 } : { mirror: 280, towels: 1150 };

function mirror({ inks }: Easel): string {
  return (
    ellipse(0, 210, 136, 170, inks.brass) +
    ellipse(0, 210, 118, 152, mix(inks.cloth2, inks.paper, 0.6)) +
    path("M-72,270L30,90L66,100L-38,310Z", inks.paper, 'opacity="0.55"') +
    rect(-120, 420, 240, 18, inks.frame) +
    rect(-120, 434, 240, 8, inks.frameShade) +
    rect(-84, 340, 34, 80, inks.cloth2) +
    rect(-78, 322, 22, 22, inks.paper) +
    line("M0,418V330M18,418V322", inks.bloom, 7) +
    rect(-12, 366, 42, 54, mix(inks.cloth2, inks.paper, 0.55), 'opacity="0.75"') +
    rect(-12, 366, 42, 7, inks.paper, 'opacity="0.8"')
  );
}

function towels(easel: Easel): string {
  const { inks } = easel;
  const towel = (x: number, colour: string, height: number) =>
    lit(
      easel,
      curve([
        [x, 190, "c"],
        [x + 130, 190, "c"],
        [x + 126, 190 + height * 0.6],
        [x + 132, 190 + height, "c"],
        [x + 64, 190 + height + 8],
        [x - 4, 190 + height, "c"],
      ]),
      { base: colour, shade: mix(colour, inks.ink, 0.25), rim: mix(colour, inks.paper, 0.4) },
      { inner: rect(x - 6, 190 + height - 60, 150, 12, inks.paper, 'opacity="0.7"') },
    );
  return rect(0, 180, 330, 12, inks.brass) + towel(20, inks.cloth, 250) + towel(176, inks.clothLight, 200);
}

/** Black and white, like a board. */
function floorTiles({ inks }: Easel): string {
  let svg = rect(0, floor, W, H - floor, inks.frame) + rect(0, floor - 26, W, 30, inks.tileDark);
  for (let j = 0; j < 5; j++)
    for (let i = -7; i < 14; i++)
      if ((i + j) % 2)
        svg += path(
          `M${768 + (i - 3) * 116 * (1 + j * 0.14)},${floor + j * 46}h${116 * (1 + j * 0.14)}l${(i - 2) * 16},46h${-116 * (1 + (j + 1) * 0.14)}Z`,
          mix(inks.cloth2, inks.ink, 0.68),
          'opacity="0.85"',
        );
  return svg + rect(0, floor, W, 18, inks.ink, 'opacity="0.18"');
}

/** White down to the bottom, which lies in the shade of the near wall; behind it the edge on the far side. */
function insideOfTub(easel: Easel): string {
  const { inks } = easel;
  const shade = (depth: number) => mix(mix(inks.frame, inks.frameShade, 0.1 + depth), inks.iron, depth * 0.4);
  const opening = curve(points("228,520 320,494 540,480 768,478 996,480 1216,494 1308,520 1216,556 768,570 320,556"));
  return (
    ellipse(768, 520, 558, 54, inks.frameShade) +
    ellipse(768, 517, 556, 52, inks.paper) +
    clip(
      easel,
      opening,
      path(opening, shade(0.14)) + ellipse(790, 564, 520, 66, shade(0.26)) + ellipse(810, 578, 470, 54, shade(0.4)),
    )
  );
}

/** A foot of the tub widens to a paw. */
const lionsFoot = curve(
  points("-34,-104,c 34,-104,c 40,-70 38,-48 50,-30 56,-10 48,2,c -48,2,c -56,-10 -50,-30 -38,-48 -40,-70"),
);
const toesOfFoot = "M-17,0Q-22,-16 -15,-30M17,0Q22,-16 15,-30";

/** Seen from above, round at both ends and broad enough for paws. */
const nearRim = "M206,514C206,645 1330,645 1330,514L1312,518C1312,569 224,569 224,518Z";
const underRim = "M206,514C206,645 1330,645 1330,514C1330,668 206,668 206,514Z";

/** The tub, shifted to the right: its inside and tap, and its outer wall with the feet. */
function bathtub(easel: Easel, shift: number, tapless = false): { back: string; front: string } {
  const { inks } = easel;
  const enamel = { base: inks.frame, shade: mix(inks.frameShade, inks.cloth2, 0.25), rim: inks.paper };
  const tap =
    line("M1180,520V420Q1180,370 1130,370H1096V410", inks.brass, 20) +
    rect(1130, 436, 100, 16, inks.brass) +
    ellipse(1130, 444, 15, 15, inks.brass) +
    ellipse(1230, 444, 15, 15, inks.brass);
  const back = (tapless ? "" : tap) + insideOfTub(easel);
  const grey = mix(inks.frame, inks.frameShade, 0.75);
  const footEnamel = { base: grey, shade: mix(grey, inks.ink, 0.3), rim: mix(grey, inks.paper, 0.5) };
  const toes = line(toesOfFoot, mix(grey, inks.ink, 0.4), 4);
  const foot = (x: number) => at(x, 946, lit(easel, lionsFoot, footEnamel, { rim: 4, shade: 9, inner: toes }));
  const wall = curve(points("226,540,c 244,690 330,840 470,880 768,892 1066,880 1206,840 1292,690 1310,540,c 768,570"));
  const front =
    ellipse(768, 944, 470, 20, inks.shadow, 'opacity="0.3"') +
    lit(easel, wall, enamel, { rim: 8, shade: 26 }) +
    foot(420) +
    foot(1116) +
    path(underRim, mix(inks.frameShade, inks.ink, 0.14)) +
    path(nearRim, mix(inks.paper, inks.frame, 0.2));
  return shift === 0 ? { back, front } : { back: at(shift, 0, back), front: at(shift, 0, front) };
}
