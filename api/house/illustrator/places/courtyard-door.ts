import { points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { greenDoor, greenOf, greenPanel } from "../scenery/backdrops/green-door.ts";
import { isFree } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { tiledFloor } from "../scenery/room.ts";
import { at, clip, ellipse, line, path, rect } from "../shapes.ts";
import { H, isOnMat, type Scene, type Shown, type Stage, W } from "../stage.ts";

const { at: doorAt, foot: floor } = greenDoor;

/** At the foot of the stairs, on the mat before the green door to the courtyard. */
export function courtyardDoor(easel: Easel, { shift, flip, furniture }: Scene): Stage {
  const night = isNight(easel.inks);
  const isTurned = shift < 0 || (shift === 0 && flip);
  const turned = (drawing: string) => (isTurned ? at(W, 0, drawing, { scaleX: -1, scaleY: 1 }) : drawing);
  const light = night
    ? glow(easel, 900, 90, 820, 0.55)
    : beam(easel, points(`${doorAt - 120},110 ${doorAt + 130},110 980,1024 420,1024`), 0.7);
  return {
    back: (shown) =>
      turned(
        walls(easel) +
          steps(easel) +
          door(easel) +
          tiles(easel) +
          (isOnMat(furniture) ? "" : mat(easel)) +
          handle(easel, shown, isTurned),
      ),
    front: "",
    light: turned(light),
    bare: () => ({
      wall: turned(walls(easel) + steps(easel) + door(easel) + tiles(easel)),
      foot: floor,
      hasOwnLight: true,
    }),
    ground: { y: 936, from: 60, to: 1476, scale: 1.1, room: 840 },
    lx: isTurned ? 0.7 : -0.7,
  };
}

/** Painted to shoulder height, with the lamp of the stairs on the ceiling. */
function walls({ inks }: Easel): string {
  const oil = mix(inks.wall, inks.wallDark, 0.3);
  const globe = isNight(inks) ? inks.lit : mix(inks.paper, inks.frameShade, 0.2);
  return (
    rect(0, 0, W, H, mix(inks.wallLight, inks.wall, 0.2)) +
    rect(0, 380, W, 440, oil) +
    rect(0, 372, W, 12, inks.cloth2) +
    rect(0, floor - 30, W, 30, mix(oil, inks.ink, 0.3)) +
    line("M900,-10V44", inks.iron, 7) +
    rect(872, 40, 56, 14, inks.brass) +
    ellipse(900, 84, 42, 38, globe)
  );
}

/** Two leaves under a fanlight. */
function door(easel: Easel): string {
  const { inks } = easel;
  const green = greenOf(easel);
  const light = isNight(inks) ? inks.sky[1] : mix(inks.sky[0], inks.paper, 0.3);
  const arch = `M${doorAt - 190},176Q${doorAt - 190},56 ${doorAt},52Q${doorAt + 190},56 ${doorAt + 190},176Z`;
  const panel = (x: number, y: number, height: number) => greenPanel(easel, { x, y, width: 140, height });
  const leaf = (x: number) =>
    rect(x, 190, 188, floor - 190, green) + panel(x + 24, 216, 230) + panel(x + 24, 470, 96) + panel(x + 24, 590, 176);
  return (
    rect(doorAt - 226, 30, 452, floor - 30, mix(green, inks.ink, 0.35)) +
    rect(doorAt - 206, 44, 412, floor - 44, mix(green, inks.ink, 0.12)) +
    clip(
      easel,
      arch,
      rect(doorAt - 200, 40, 400, 140, light) +
        line(`M${doorAt},176L${doorAt - 150},70M${doorAt},176V40M${doorAt},176L${doorAt + 150},70`, green, 11),
    ) +
    line(arch, mix(green, inks.leafLight, 0.2), 12) +
    leaf(doorAt - 190) +
    leaf(doorAt + 2) +
    rect(doorAt - 9, 190, 18, floor - 190, mix(green, inks.leafLight, 0.22)) +
    rect(doorAt - 190, floor - 34, 380, 20, mix(inks.brass, inks.ink, 0.3)) +
    rect(doorAt - 226, floor - 14, 452, 16, inks.groundDark)
  );
}

/** On the leaf that opens, if nobody is before it. */
function handle({ inks }: Easel, { taken }: Shown, isTurned: boolean): string {
  const x = doorAt + 40;
  const there = isTurned ? W - x : x;
  if (!isFree({ taken }, there, 50)) return "";
  return (
    rect(x - 12, 428, 24, 84, inks.brass) +
    line(`M${x},462h56`, mix(inks.brass, inks.ink, 0.35), 17) +
    line(`M${x},460h56`, inks.brass, 11)
  );
}

/** The height of the middle of the rail over a point of the flight. */
const railAt = (x: number) => 1606 - x;

/** The lowest stairs at the side, with their newel post and rail. */
function steps({ inks }: Easel): string {
  const tread = mix(inks.wood, inks.woodLight, 0.45);
  const riser = mix(inks.wood, inks.woodDark, 0.6);
  const dark = mix(inks.woodDark, inks.ink, 0.15);
  const flight = [0, 1, 2, 3, 4, 5].map((i) => {
    const [x, y] = [1090 + i * 84, floor - i * 84];
    return (
      rect(x, y - 84, W, 84, mix(riser, inks.ink, i * 0.03)) +
      rect(x - 12, y - 92, W, 20, tread) +
      rect(x - 12, y - 74, W, 7, dark, 'opacity="0.6"')
    );
  });
  const balusters = [0, 1, 2, 3, 4].map((i) => {
    const [x, y] = [1150 + i * 84, floor - 92 - i * 84];
    return (
      line(`M${x},${y}V${railAt(x)}`, inks.iron, 8) +
      ellipse(x, y - 100, 9, 14, inks.iron) +
      ellipse(x, y - 100, 4, 6, inks.brass)
    );
  });
  return (
    flight.join("") +
    balusters.join("") +
    line("M1086,520L1570,36", dark, 32) +
    line("M1086,516L1570,32", mix(inks.wood, inks.woodLight, 0.2), 19) +
    rect(1056, 500, 50, 306, dark) +
    rect(1056, 500, 18, 306, mix(inks.wood, inks.woodLight, 0.1)) +
    rect(1046, 784, 70, 24, dark) +
    ellipse(1081, 484, 32, 32, dark) +
    ellipse(1076, 479, 23, 23, inks.wood)
  );
}

const tiles = (easel: Easel) => {
  const { ground, groundDark, frame, roof } = easel.inks;
  return tiledFloor(easel, floor, { pale: mix(ground, frame, 0.35), dark: mix(groundDark, roof, 0.3) });
};

function mat({ inks }: Easel): string {
  const straw = mix(inks.bark, inks.brass, 0.35);
  return (
    path(`M${doorAt - 180},816H${doorAt + 180}L${doorAt + 220},880H${doorAt - 230}Z`, straw) +
    path(`M${doorAt - 160},824H${doorAt + 162}L${doorAt + 192},870H${doorAt - 198}Z`, mix(straw, inks.brass, 0.4))
  );
}
