import { curve, mark, points, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { group, line, path } from "../shapes.ts";
import type { Clothes } from "./clothes.ts";

// One leg, in profile, its ankle over x = 0 and its toe to the right.

/** Longer than any picture shows, a child's too. */
const legLength = 1300;

/** On cloth a bright edge would stand off like a thread. */
const soft = { glint: 0.14 };

const straight = (hem: number) =>
  curve(
    points(`-50,${10 - hem},c -54,${-hem - 90} -64,-360 -68,-600 -84,-${legLength},c 88,-${legLength},c 72,-600 62,-360
      52,${-hem - 90} 62,${-hem - 34} 60,${-hem - 16} 54,${-hem},c`),
  );

/** Gathered round the ankle: the cloth bulges above the clip and is narrow below. */
const gathered = curve(
  points(`-42,-64,c -37,-112,c -38,-126,c -70,-172 -72,-222 -64,-380 -68,-600 -84,-${legLength},c 88,-${legLength},c
    72,-600 66,-380 74,-222 72,-172 38,-126,c 38,-112,c 46,-64,c`),
);

const crease = (hem: number, colour: string) =>
  line(`M26,-${legLength}C20,-700 12,-360 14,${-hem - 84}Q22,${-hem - 44} 12,${-hem - 6}`, colour, 4, 'opacity="0.6"');

/** The cloth rests on the shoe and folds above the hem. */
const breaks = (hem: number, colour: string) =>
  path(mark(64, -hem - 52, -22, -hem - 34, 11, -5), colour) +
  path(mark(-56, -hem - 78, 14, -hem - 66, 9, 4), colour, 'opacity="0.8"');

function turnUp(easel: Easel, { hem, trousers }: Clothes): string {
  const light = mix(trousers, easel.inks.paper, 0.3);
  const outline = `M-57,${4 - hem}L-60,${-hem - 36}Q0,${-hem - 28} 64,${-hem - 42}L62,${-hem - 4}Q0,${16 - hem} -57,${4 - hem}Z`;
  const stitches = line(
    `M-56,${-hem - 6}Q2,${2 - hem} 60,${-hem - 15}`,
    mix(trousers, easel.inks.ink, 0.15),
    3,
    'stroke-dasharray="7 9"',
  );
  return form(easel, outline, light, { ...soft, rim: 4, shade: 8, inner: stitches });
}

function trousersOf(easel: Easel, clothes: Clothes): string {
  const { hem, trousers, leg } = clothes;
  const dark = mix(trousers, easel.inks.ink, 0.3);
  const rise = leg === "turned up" ? hem + 40 : hem;
  const inner = crease(hem, dark) + breaks(rise, dark);
  return form(easel, straight(hem), trousers, { ...soft, inner }) + (leg === "turned up" ? turnUp(easel, clothes) : "");
}

const gathers = (colour: string) =>
  [
    [-18, -42, 4],
    [0, -6, 2],
    [20, 40, -4],
  ]
    .map(([foot = 0, top = 0, bend = 0]) => path(mark(foot, -124, top, -186, 9, bend), colour))
    .join("") + path(mark(-16, -112, -24, -70, 7) + mark(14, -112, 22, -70, 7), colour, 'opacity="0.8"');

/** A flat band of sprung steel that lies close round the cloth; its ends do not quite meet in front. */
function clipOn(inks: Easel["inks"]): string {
  const steel = mix(inks.paper, inks.cloth2, 0.42);
  const edge = mix(inks.ink, inks.iron, 0.4);
  return (
    path("M-60,-134Q0,-120 60,-134V-106Q0,-92 -60,-106Z", edge) +
    path("M-60,-130Q0,-116 60,-130V-110Q0,-96 -60,-110Z", steel) +
    line("M-60,-125Q0,-111 60,-125", mix(steel, inks.paper, 0.6), 4) +
    path("M12,-128L20,-129L16,-98L8,-97Z", edge)
  );
}

/** A trouser leg in a bicycle clip. */
function clipped(easel: Easel, { trousers }: Clothes): string {
  const { inks } = easel;
  const dark = mix(trousers, inks.ink, 0.34);
  return form(easel, gathered, trousers, { ...soft, inner: crease(150, dark) + gathers(dark) + clipOn(inks) });
}

const sockOutline = (hem: number) =>
  curve(points(`-38,${-hem - 50},c -34,-76 -54,-34 -46,-8,c 62,-8,c 58,-44 40,-78 42,${-hem - 50},c`));

function sock(easel: Easel, { hem, below, rings }: Clothes): string {
  const heights = [0, 24, 48, 72, 96].map((up) => -74 - up);
  const inner = rings
    ? heights.map((y) => line(`M-60,${y - 4}Q0,${y + 8} 60,${y - 8}`, rings, 11)).join("")
    : [-16, 4, 24].map((x) => line(`M${x},-40V-260`, mix(below, easel.inks.ink, 0.16), 4)).join("");
  return form(easel, sockOutline(hem), below, { ...soft, rim: 5, shade: 9, inner });
}

const calfOutline = curve(
  points(`-44,-14,c -42,-50 -29,-100 -38,-160 -60,-250 -56,-340 -52,-460,c 48,-460,c 46,-340 42,-240 34,-120 58,-56
    104,-34 110,-14,c`),
);

/** A calf in a stocking with a seam. */
const calf = (easel: Easel, { below }: Clothes) =>
  form(easel, calfOutline, below, {
    ...soft,
    depth: 0.3,
    inner: line("M-44,-460C-46,-300 -36,-200 -16,-100L-20,-20", mix(below, easel.inks.ink, 0.3), 3.5),
  });

export function leg(easel: Easel, clothes: Clothes, inClip = false): string {
  if (clothes.leg === "skirt") return calf(easel, clothes);
  const below = clothes.footwear === "boots" ? "" : sock(easel, clothes);
  return below + (inClip ? clipped(easel, clothes) : trousersOf(easel, clothes));
}

const skirtOutline = curve(
  points(`-120,-${legLength},c -150,-700 -204,-334,c -178,-314 -128,-316 -84,-336 -36,-330 6,-304 56,-310 92,-334 140,-332
    176,-312 212,-338,c 154,-700 120,-${legLength},c`),
);

/** Lower ones would be cut by the hem. */
const lowestDot = -365;

const dots = (colour: string) =>
  [-240, -180, -120, -60, 0, 60, 120, 180, 240]
    .flatMap((x, column) =>
      [-372, -478, -584, -690, -796, -902, -1008].map((y) => {
        const [dx, dy] = [x * (1 + (y + 372) / 1800), y + (column % 2) * 53];
        return dy > lowestDot ? "" : `M${tenth(dx - 14)},${dy}a14,14 0 1 0 28,0a14,14 0 1 0 -28,0Z`;
      }),
    )
    .filter((dot) => dot !== "")
    .map((dot) => path(dot, colour))
    .join("");

const skirtFolds = (colour: string) =>
  path("M-84,-300C-74,-420 -70,-520 -62,-640C-58,-520 -52,-420 -50,-300Z", colour) +
  path("M92,-300C82,-430 70,-560 62,-700C84,-560 112,-430 128,-300Z", colour) +
  path("M-172,-300C-150,-420 -134,-500 -118,-590C-130,-480 -140,-400 -150,-300Z", colour, 'opacity="0.8"');

export function skirt(easel: Easel, { trousers }: Clothes): string {
  const { inks } = easel;
  const inner = dots(inks.clothLight) + group(skirtFolds(mix(trousers, inks.ink, 0.5)), `opacity="0.55"`);
  return form(easel, skirtOutline, trousers, { ...soft, inner });
}
