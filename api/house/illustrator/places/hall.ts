import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { beam, glow } from "../scenery/light.ts";
import { parquet, skirting, wallpaper } from "../scenery/room.ts";
import { ellipse, line, lit, path, rect } from "../shapes.ts";
import { type Stage, W } from "../stage.ts";

const floor = 790;

/** The hall: the front door with its chain, the coats of the whole family, a bench for shoes, and the wardrobe's side. */
export function hall(easel: Easel): Stage {
  const { inks } = easel;
  let back = wallpaper(easel, 0, 0, W, floor, "diamond") + skirting(easel, floor) + parquet(easel, floor);
  back += frontDoor(easel) + coats(easel) + wardrobe(easel) + mat(easel);
  return {
    back,
    front: "",
    light: isNight(inks)
      ? glow(easel, 760, 40, 860, 0.55)
      : beam(easel, points("300,120 470,120 980,1024 560,1024"), 0.55),
    ground: { y: 936, from: 60, to: 1480, kind: "floor", scale: 1.12, room: 860 },
    lx: -0.7,
  };
}

function frontDoor({ inks }: Easel): string {
  const door = mix(inks.woodDark, inks.tileDark, 0.35);
  const pane = isNight(inks) ? mix(inks.lit, inks.brass, 0.4) : inks.paper;
  return (
    rect(90, 60, 420, 740, inks.frame) +
    rect(116, 86, 368, 714, door) +
    rect(160, 130, 280, 230, mix(door, inks.ink, 0.3)) +
    rect(172, 142, 256, 206, pane, 'opacity="0.85"') +
    line("M300,142V348M172,246H428", door, 12) +
    [410, 600]
      .map(
        (y) =>
          rect(160, y, 280, 150, mix(door, inks.ink, 0.2)) +
          rect(172, y + 12, 256, 126, mix(door, inks.woodLight, 0.15)),
      )
      .join("") +
    rect(448, 470, 18, 84, inks.brass) +
    line("M456,500h-62", inks.brass, 13) +
    line("M420,420C440,450 470,446 492,420", inks.brass, 5, 'stroke-dasharray="4 7"') +
    ellipse(300, 388, 9, 9, inks.brass)
  );
}

/** Coats on a rail: a cat sees them as a wood. */
function coats(easel: Easel): string {
  const { inks } = easel;
  const coat = (x: number, width: number, length: number, colour: string) =>
    line(`M${x + width / 2},196v-26`, inks.iron, 8) +
    lit(
      easel,
      curve([
        [x + width * 0.34, 200],
        [x + width * 0.5, 188],
        [x + width * 0.66, 200],
        [x + width * 0.96, 250],
        [x + width, 200 + length, "c"],
        [x + width * 0.5, 212 + length],
        [x, 200 + length, "c"],
        [x + width * 0.04, 250],
      ]),
      { base: colour, shade: mix(colour, inks.ink, 0.3), rim: mix(colour, inks.paper, 0.35) },
      {
        inner:
          line(`M${x + width / 2},230V${220 + length}`, mix(colour, inks.ink, 0.4), 5) +
          [0, 1, 2].map((i) => ellipse(x + width / 2 + 16, 290 + i * 76, 8, 8, inks.brass)).join("") +
          rect(x + width * 0.12, 200 + length * 0.62, width * 0.26, 10, mix(colour, inks.ink, 0.4)),
      },
    );
  return (
    rect(580, 150, 560, 26, inks.wood) +
    rect(580, 170, 560, 8, inks.woodDark) +
    coat(600, 170, 400, inks.tileDark) +
    coat(730, 180, 450, inks.cloth) +
    coat(876, 160, 360, inks.brass) +
    coat(990, 150, 300, mix(inks.cloth2, inks.ink, 0.15)) +
    rect(600, 690, 520, 22, inks.wood) +
    rect(600, 706, 520, 8, inks.woodDark) +
    rect(620, 712, 20, 84, inks.woodDark) +
    rect(1080, 712, 20, 84, inks.woodDark) +
    [680, 770, 900, 990]
      .map((x, i) =>
        path(
          curve(points("-44,0 -46,-34 -16,-44 10,-30 50,-16 50,0").map(([a, b]) => [x + a, 790 + b])),
          i % 3 ? inks.woodDark : inks.iron,
        ),
      )
      .join("")
  );
}

/** The side of the wardrobe and its door, which is open by a paw's breadth. */
function wardrobe(easel: Easel): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodDark, 0.4);
  return (
    rect(1200, 40, 360, 770, wood) +
    rect(1216, 60, 340, 740, mix(wood, inks.ink, 0.7)) +
    path("M1250,56L1560,56V800L1250,800Z", wood) +
    rect(1290, 110, 240, 290, mix(wood, inks.woodLight, 0.25)) +
    rect(1290, 440, 240, 310, mix(wood, inks.woodLight, 0.25)) +
    ellipse(1268, 430, 12, 16, inks.brass) +
    rect(1190, 24, 370, 34, inks.woodDark)
  );
}

const mat = ({ inks }: Easel) =>
  path("M130,830L500,830L560,900L90,900Z", mix(inks.bark, inks.brass, 0.35)) +
  path("M160,842L476,842L514,886L124,886Z", mix(inks.bark, inks.brass, 0.55));
