import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { shelf } from "../scenery/kitchen-furniture.ts";
import { skirting, tiledFloor } from "../scenery/room.ts";
import { at, path, rect } from "../shapes.ts";
import type { Scene, Stage } from "../stage.ts";
import { bareKitchenWall, kitchenLight, kitchenWall } from "./kitchen.ts";

const floor = 810;

const hasTable = (furniture: Scene["furniture"]) => furniture.some((name) => /\btable(cloth)?\b/.test(name));

/** Down in the kitchen, where the bowls and the chairs are, on tiles: the table stands behind him, on the side where he is not. */
export function kitchenFloor(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  return {
    back:
      kitchenWall(easel, scene, skirting(easel, floor) + tiles(easel)) +
      (hasTable(scene.furniture) ? "" : at(scene.shift > 0 ? 270 : 1270, 0, table(easel))),
    front: "",
    bare: () => ({
      wall: bareKitchenWall(easel.inks) + skirting(easel, floor) + tiles(easel),
      foot: floor,
      mark: { drawn: at(0, -40, shelf(easel, -165, { things: scene.things, count: 2 })), half: 170 },
    }),
    light: kitchenLight(easel),
    ground: { y: 940, from: 60, to: 1480, scale: 1.12, room: 860 },
    lx: isNight(inks) ? 0.7 : -0.7,
  };
}

const tiles = (easel: Easel) => {
  const { wood, woodLight, frame, tileLight } = easel.inks;
  return tiledFloor(easel, floor, {
    pale: mix(frame, tileLight, 0.35),
    dark: mix(mix(wood, woodLight, 0.3), frame, 0.35),
  });
};

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
