import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { hasLamps, isNight, mix } from "../inks.ts";
import { isFree } from "../scenery/free.ts";
import { glow } from "../scenery/light.ts";
import { brickWall, cobblestones } from "../scenery/masonry.ts";
import { isTrodden, snowLies } from "../scenery/snow.ts";
import { footprints, puddle, weatherIn, wet } from "../scenery/weather.ts";
import { clip, ellipse, line, lit, path, rect } from "../shapes.ts";
import { H, type Scene, type Stage, W } from "../stage.ts";

const floor = 770;

/** The back door of the bakery on the courtyard: its upper half stands open on the oven's light and the loaves. */
export function bakery(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const snow = snowLies(scene);
  const wall =
    brickWall(easel, { colour: mix(inks.near, inks.roof, 0.4), pitch: 104, darkOneIn: 4, contrast: 0.12 }) +
    interior(easel) +
    lowerDoor(easel);
  const bag = sack(easel);
  let before = crates(easel) + yard(easel, snow);
  if (scene.weather === "rain") before += wet(easel, 0, 830, W, H - 830, scene) + puddle(easel, 300, 880, 0.8);
  if (isTrodden(scene)) before += footprints(easel, 900, scene.flip ? 1 : -1);
  before += weatherIn(easel, 0, 0, W, 820, scene);
  return {
    // Behind him the sack would be a hump.
    back: (shown) => wall + (isFree(shown, 250, 120) ? bag : "") + before,
    front: "",
    light: hasLamps(inks)
      ? glow(easel, 720, 380, isNight(inks) ? 780 : 520, isNight(inks) ? 0.7 : 0.35, "#ffb25c")
      : glow(easel, 720, 380, 780, 0.25),
    ground: { y: 936, from: 60, to: 1480, scale: 1.12, room: 860 },
    lx: isNight(inks) ? -0.4 : -0.7,
  };
}

function interior(easel: Easel): string {
  const { inks } = easel;
  const warm = isNight(inks) ? "#e59a4c" : mix("#e8b673", inks.paper, 0.2);
  const dim = (colour: string) => (hasLamps(inks) ? colour : mix(colour, inks.ink, 0.78));
  const shelf = (y: number) => rect(480, y, 480, 14, inks.woodDark);
  const loaf = (x: number, y: number, width: number) =>
    lit(
      easel,
      curve(points("-1,0 -1,-0.5 -0.5,-0.9 0.5,-0.9 1,-0.5 1,0").map(([a, b]) => [x + a * width, y + b * 52])),
      { base: dim("#c9803c"), shade: dim("#8f5128"), rim: dim("#f3cd86") },
      {
        rim: 5,
        shade: 9,
        inner: line(
          `M${x - width * 0.4},${y - 34}l${width * 0.3},-10M${x},${y - 36}l${width * 0.3},-10`,
          dim("#f3cd86"),
          5,
        ),
      },
    );
  const oven =
    rect(740, 420, 190, 160, mix(inks.roof, inks.ink, 0.35)) +
    path("M760,560V480Q835,410 910,480V560Z", inks.ink) +
    path("M776,560V490Q835,434 894,490V560Z", dim("#ffb04e"));
  const inside =
    rect(470, 150, 500, 640, dim(warm)) +
    shelf(300) +
    shelf(400) +
    [540, 650, 770, 890].map((x) => loaf(x, 300, 46)).join("") +
    [560, 690].map((x) => loaf(x, 400, 54)).join("") +
    oven;
  return rect(446, 126, 548, 660, inks.frame) + clip(easel, "M470,150H970V790H470Z", inside);
}

function lowerDoor({ inks }: Easel): string {
  const green = mix(inks.leafDark, inks.tileDark, 0.4);
  let svg = rect(470, 540, 500, 240, green);
  for (let i = 0; i < 7; i++)
    svg += rect(474 + i * 71, 546, 64, 228, mix(green, i % 2 ? inks.ink : inks.leafLight, 0.12));
  // The upper half is folded back against the wall.
  return (
    svg +
    rect(460, 528, 520, 20, mix(green, inks.paper, 0.3)) +
    rect(500, 640, 440, 26, mix(green, inks.ink, 0.3)) +
    path("M994,150L1150,118V586L994,540Z", green) +
    path("M1010,172L1134,148V556L1010,518Z", mix(green, inks.leafLight, 0.15)) +
    ellipse(1072, 330, 6, 6, inks.iron)
  );
}

function crates(easel: Easel): string {
  const { inks } = easel;
  const crate = (x: number, y: number) =>
    rect(x, y, 220, 120, inks.woodDark) +
    [0, 1, 2].map((i) => rect(x + 6, y + 8 + i * 38, 208, 28, i % 2 ? inks.wood : inks.woodLight)).join("");
  return crate(1190, 650) + crate(1416, 650) + crate(1270, 530);
}

/** Of flour, at the foot of the wall. */
function sack(easel: Easel): string {
  const { inks } = easel;
  return lit(
    easel,
    curve(points("150,790 130,690 160,600 200,566 250,560 300,572 340,610 362,700 346,790")),
    { base: inks.clothLight, shade: mix(inks.clothLight, inks.ink, 0.25), rim: inks.paper },
    { rim: 7, shade: 18, inner: line("M210,580C230,596 270,596 290,582", inks.wood, 8) },
  );
}

function yard(easel: Easel, snow: boolean): string {
  const { inks } = easel;
  let svg =
    rect(0, floor, W, H - floor, snow ? inks.snow : inks.ground) + rect(440, floor - 4, 560, 40, inks.groundLight);
  if (!snow) svg += cobblestones(easel, { top: floor + 46, rows: 7, columns: 22, pitch: 84, step: 32, bow: 0 });
  return svg + rect(440, floor + 30, 560, 12, inks.groundDark, 'opacity="0.7"');
}
