import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { shelf } from "../scenery/kitchen-furniture.ts";
import { skirting } from "../scenery/room.ts";
import { at, line, path, rect } from "../shapes.ts";
import { H, type Scene, type Stage, W } from "../stage.ts";
import { bareKitchenWall, kitchenLight, kitchenWall } from "./kitchen.ts";

const floor = 810;

const hasTable = (furniture: Scene["furniture"]) => furniture.some((name) => /\btable(cloth)?\b/.test(name));

/** Down in the kitchen, where the bowls and the chairs are: the table stands behind him, on the side where he is not. */
export function kitchenFloor(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  return {
    back:
      kitchenWall(easel, scene, skirting(easel, floor) + boards(easel)) +
      (hasTable(scene.furniture) ? "" : at(scene.shift > 0 ? 270 : 1270, 0, table(easel))),
    front: "",
    bare: () => ({
      wall: bareKitchenWall(easel.inks) + skirting(easel, floor) + boards(easel),
      foot: floor,
      mark: { drawn: at(0, -40, shelf(easel, -165, { things: scene.things, count: 2 })), half: 170 },
    }),
    light: kitchenLight(easel),
    ground: { y: 940, from: 60, to: 1480, scale: 1.12, room: 860 },
    lx: isNight(inks) ? 0.7 : -0.7,
  };
}

/** Boards that run towards the window. */
function boards({ inks }: Easel): string {
  const dark = mix(inks.wood, inks.woodDark, 0.6);
  const gaps = Array.from({ length: 15 }, (_, i) => `M${-84 + i * 122},${floor}L${-420 + i * 170},${H}`).join("");
  const ends = [1, 4, 6, 9, 11].map((i) => `M${-120 + i * 130},${floor + 60 + (i % 3) * 50}h118`).join("");
  return (
    rect(0, floor, W, H - floor, mix(inks.wood, inks.woodLight, 0.35)) +
    line(gaps, dark, 4, 'opacity="0.7"') +
    line(ends, dark, 3, 'opacity="0.5"') +
    rect(0, floor, W, 18, inks.ink, 'opacity="0.18"')
  );
}

/** The table from the side, round x = 0, its checked oilcloth over the edge. */
function table({ inks }: Easel): string {
  const cloth = mix(inks.frame, inks.frameShade, 0.6);
  const leg = (x: number) => rect(x - 15, 600, 30, 240, mix(inks.woodDark, inks.wood, 0.4));
  const checks =
    Array.from({ length: 8 }, (_, i) => rect(-250 + i * 64, 540, 32, 96, inks.cloth, 'opacity="0.62"')).join("") +
    rect(-250, 580, 500, 30, inks.cloth, 'opacity="0.55"');
  return (
    path("M-240,838h480l30,16h-540Z", inks.shadow, 'opacity="0.3"') +
    leg(-200) +
    leg(200) +
    rect(-250, 540, 500, 96, cloth) +
    checks +
    rect(-256, 530, 512, 14, inks.paper)
  );
}
