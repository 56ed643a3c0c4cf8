import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { type Inks, mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { ellipse, line, path, rect } from "../shapes.ts";

/** The old machine round x = 0, on its cast-iron legs with the treadle. */
export function sewingMachine(easel: Easel, withWork: boolean): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodLight, 0.3);
  const drawer = (x: number) =>
    rect(x, 632, 78, 46, inks.woodDark) + rect(x + 5, 637, 68, 36, wood) + ellipse(x + 39, 655, 7, 6, inks.brass);
  return (
    ellipse(0, 850, 180, 13, inks.shadow, 'opacity="0.32"') +
    treadle(inks) +
    drawer(-190) +
    drawer(112) +
    rect(-206, 604, 412, 28, inks.woodDark) +
    rect(-206, 604, 412, 18, wood) +
    rect(-206, 604, 412, 6, mix(wood, inks.paper, 0.35)) +
    machine(easel) +
    (withWork ? workUnderNeedle(easel) : "")
  );
}

/** Two scrolled side frames, the cross between them, the wheel with its belt, and the pedal. */
function treadle(inks: Inks): string {
  const iron = mix(inks.iron, inks.ink, 0.3);
  const side = (x: number) =>
    line(
      `M${x - 34},632C${x + 26},700 ${x - 34},760 ${x - 44},846M${x + 34},632C${x - 26},700 ${x + 34},760 ${x + 44},846`,
      iron,
      12,
    ) +
    ellipse(x, 690, 15, 17, "none", `stroke="${iron}" stroke-width="7"`) +
    line(`M${x - 34},784H${x + 34}`, iron, 8) +
    line(`M${x - 56},848h24M${x + 32},848h24`, iron, 9);
  return (
    line("M96,640V720M56,640V720", inks.woodLight, 4) +
    line("M-140,664C-60,690 60,790 140,800M140,664C60,690 -60,790 -140,800", iron, 8) +
    ellipse(76, 728, 48, 56, "none", `stroke="${iron}" stroke-width="10"`) +
    line("M76,672V784M30,728H122", iron, 6) +
    side(-142) +
    side(142) +
    path("M-84,806H84L98,834H-98Z", iron) +
    line("M-70,815H70M-78,825H78", inks.ironLight, 4, 'stroke-dasharray="12 8"')
  );
}

/** Black, with a gold flourish. */
function machine(easel: Easel): string {
  const { inks } = easel;
  const black = mix(inks.ink, inks.tileDark, 0.25);
  const outline = curve(
    points(
      "-136,470 -124,456 -90,460 20,466 70,452 110,458 122,480 112,540 124,588,c 62,588,c 68,520 40,506 -84,508 -92,556,c -134,556,c",
    ),
  );
  return (
    rect(-150, 586, 300, 20, black) +
    rect(-150, 586, 300, 5, mix(black, inks.paper, 0.3)) +
    line("M-113,550V594", inks.ironLight, 5) +
    rect(44, 414, 26, 40, inks.cloth) +
    line("M57,454V404", inks.brass, 5) +
    line("M50,420C-20,430 -80,430 -116,470", inks.cloth, 3) +
    form(easel, outline, black, { rim: 5, shade: 8 }) +
    line("M-70,484C-40,472 -30,496 -4,484S34,476 52,488M92,500C84,524 104,540 92,566", inks.brass, 5) +
    ellipse(136, 500, 15, 46, black) +
    ellipse(140, 500, 9, 36, mix(black, inks.ironLight, 0.6))
  );
}

/** A skirt in the making, of a dotted print: flat under the needle, and in folds over the edge of the table. */
function workUnderNeedle(easel: Easel): string {
  const { inks } = easel;
  const stuff = mix(inks.cloth2, inks.paper, 0.42);
  const dots = points("-176,622 -150,640 -118,626 -170,662 -134,668 -102,652 -158,694 -120,700 -178,716 -104,690")
    .map(([x, y]) => ellipse(x, y, 5, 4, inks.paper))
    .join("");
  const folds = line(
    "M-166,606Q-170,660 -160,716M-132,606Q-126,660 -134,720M-104,606Q-112,650 -106,704",
    mix(stuff, inks.ink, 0.35),
    5,
  );
  return (
    path("M-200,602L-186,588H-96L-84,602Z", mix(stuff, inks.paper, 0.2)) +
    form(
      easel,
      curve(
        points(
          "-200,602,c -84,602,c -82,650 -88,706,c -104,714 -122,706 -140,724 -160,712 -180,730 -200,714,c -194,650",
        ),
      ),
      stuff,
      { shade: 8, rim: 4, inner: dots + folds },
    )
  );
}
