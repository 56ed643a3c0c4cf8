import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { beam, glow } from "../scenery/light.ts";
import { parquet, skirting, wallpaper } from "../scenery/room.ts";
import { wardrobe } from "../scenery/wardrobe.ts";
import { at, clip, ellipse, line, lit, path, rect } from "../shapes.ts";
import { isHighUp, isOnMat, type Scene, type Stage, W } from "../stage.ts";

const floor = 790;

/** The left edges of wardrobe and bed: the wardrobe is beside him, wherever he sits. */
const arrangements = {
  left: { wardrobe: 640, bed: 1150 },
  middle: { wardrobe: 1010, bed: -330 },
  right: { wardrobe: 420, bed: -330 },
};

/** The bedroom: the big wardrobe, its door with the ties ajar, the made bed, and a rug. */
export function bedroom(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const { wardrobe: wardrobeAt, bed: bedAt } = arrangementOf(scene);
  const room = wallpaper(easel, 0, 0, W, floor, "sprig") + skirting(easel, floor) + parquet(easel, floor);
  return {
    back:
      room +
      (isHighUp(scene.furniture) ? "" : at(wardrobeAt, 0, wardrobe(easel, { isOpen: true }))) +
      (scene.furniture.includes("bed") ? "" : at(bedAt, 0, bed(easel))) +
      (isOnMat(scene.furniture) ? "" : rug(easel)),
    front: "",
    bare: () => ({ wall: room, foot: floor, mark: { drawn: at(-170, 0, wardrobe(easel)), half: 190 } }),
    light: isNight(inks)
      ? glow(easel, 700, 80, 880, 0.5)
      : beam(easel, points("120,-40 420,-40 980,1024 420,1024"), 0.55),
    ground: { y: 938, from: 60, to: 1480, scale: 1.12, room: 860 },
    lx: -0.7,
  };
}

const arrangementOf = ({ shift }: Scene) =>
  shift < 0 ? arrangements.left : shift > 0 ? arrangements.right : arrangements.middle;

/** The bed from x = 0, 620 wide: two ends of dark wood, a quilt of squares that hangs down, two pillows. */
function bed(easel: Easel): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodDark, 0.55);
  const end = (x: number, top: number) =>
    rect(x, top, 44, 822 - top, wood) +
    rect(x, top, 10, 822 - top, mix(wood, inks.woodLight, 0.4)) +
    ellipse(x + 22, top - 10, 26, 20, wood);
  const linen = { base: inks.paper, shade: inks.frameShade, rim: inks.paper };
  const pillow = (x: number) =>
    lit(easel, curve(points(`${x},560 ${x + 20},516 ${x + 76},506 ${x + 96},560 ${x + 84},590 ${x + 14},590`)), linen);
  return (
    rect(20, 640, 600, 190, inks.shadow, 'opacity="0.25"') +
    end(0, 430) +
    pillow(52) +
    pillow(120) +
    quilt(easel) +
    end(588, 520)
  );
}

function quilt(easel: Easel): string {
  const { inks } = easel;
  const outline = curve(
    points("44,600,c 120,574 220,566 420,570 560,582 600,600,c 602,770,c 440,780 240,776 44,766,c"),
  );
  const colours = [inks.cloth, inks.cloth2, inks.clothLight, inks.brass];
  let squares = "";
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 10; i++)
      squares += rect(44 + i * 58, 562 + j * 56, 54, 52, mix(colours[(i + j * 3) % 4] ?? inks.cloth, inks.paper, 0.25));
  return (
    path(outline, inks.frame) + clip(easel, outline, squares + rect(40, 562, 570, 40, inks.paper, 'opacity="0.3"'))
  );
}

/** The rug by the bed, which reaches under his feet. */
function rug({ inks }: Easel): string {
  const wool = mix(inks.cloth2, inks.paper, 0.3);
  return (
    path("M330,856H1206L1330,984H206Z", wool) +
    path("M352,868H1184L1290,970H246Z", mix(wool, inks.paper, 0.45)) +
    path("M372,880H1164L1252,956H284Z", wool) +
    line(
      Array.from({ length: 28 }, (_, i) => `M${208 + i * 41},986v14`).join(""),
      mix(inks.paper, inks.frameShade, 0.4),
      5,
    )
  );
}
