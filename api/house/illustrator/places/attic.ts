import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { beam, glow } from "../scenery/light.ts";
import { sky } from "../scenery/sky.ts";
import { snowLies } from "../scenery/snow.ts";
import { panes, weatherIn } from "../scenery/weather.ts";
import { at, clip, ellipse, line, path, rect } from "../shapes.ts";
import { H, type Scene, type Stage, W } from "../stage.ts";

const floor = 770;

/** Under the roof: rafters, a skylight, the chimney that is always a little warm, and washing on a line. */
export function attic(easel: Easel, scene: Scene): Stage {
  const { inks, random } = easel;
  const boards = mix(inks.wood, inks.wallDark, 0.35);
  let back = rect(0, 0, W, H, mix(boards, inks.ink, 0.12));
  // the boards of the sloping roof
  for (let i = 0; i < 12; i++) {
    const y = i * 66 - 20;
    back +=
      rect(0, y, W, 62, mix(boards, i % 2 ? inks.woodLight : inks.woodDark, random.range(0.05, 0.2))) +
      rect(0, y + 58, W, 5, mix(boards, inks.ink, 0.4), 'opacity="0.7"');
  }
  back += skylight(easel, scene);
  back += chimney(easel, 1120) + rafter(easel, -60, 430) + rafter(easel, W + 60, 1050);
  back += washing(easel, scene);
  back += floorboards(easel);
  return {
    back,
    front: "",
    light: isNight(inks)
      ? beam(easel, points("470,150 760,150 1020,1024 520,1024"), 0.5) + glow(easel, 300, 230, 560, 0.45)
      : beam(easel, points("440,140 790,140 1160,1024 560,1024"), 0.9),
    ground: { y: 930, from: 60, to: 1480, scale: 1.12, room: 860 },
    lx: -0.7,
  };
}

function skylight(easel: Easel, scene: Scene): string {
  const { inks } = easel;
  const pane = "M440,110L800,110L780,370L470,370Z";
  return (
    clip(
      easel,
      pane,
      sky(easel, 430, 100, 380, 290, { discAt: [690, 190, 42] }) +
        weatherIn(easel, 430, 100, 380, 290, scene) +
        panes(easel, 430, 100, 380, 290, scene),
    ) +
    line("M440,110L800,110L780,370L470,370Z", inks.frame, 22) +
    line("M620,110L625,370M452,236L790,236", inks.frame, 12) +
    line("M470,382L780,382", inks.frameShade, 10) +
    (snowLies(scene) ? path(curve(points("452,372 540,344 640,360 720,340 784,372")), inks.snow) : "")
  );
}

function chimney(easel: Easel, x: number): string {
  const { inks } = easel;
  const brick = mix(inks.roof, inks.wood, 0.5);
  let svg = rect(x - 16, 0, 284, floor + 30, inks.shadow, 'opacity="0.25"') + rect(x, 0, 250, floor + 24, brick);
  for (let j = 0; j < 22; j++)
    for (let i = 0; i < 5; i++)
      svg += rect(
        x + 4 + i * 62 - (j % 2) * 30,
        j * 37 + 4,
        56,
        30,
        mix(brick, (i * 3 + j * 5) % 4 ? inks.woodLight : inks.ink, 0.16),
      );
  // the sweep's iron flap
  return (
    clip(easel, `M${x},0H${x + 250}V${floor + 24}H${x}Z`, svg) +
    rect(x + 74, 540, 110, 130, inks.iron) +
    rect(x + 84, 550, 90, 110, inks.ironLight) +
    rect(x + 90, 556, 78, 98, inks.iron) +
    ellipse(x + 156, 606, 8, 8, inks.brass)
  );
}

/** A rafter from the floor at one side up to the ridge. */
function rafter({ inks }: Easel, foot: number, top: number): string {
  const lean = foot < top ? 1 : -1;
  return (
    path(`M${foot},${floor}L${top},-20L${top + lean * 70},-20L${foot + lean * 96},${floor}Z`, inks.woodDark) +
    path(`M${foot},${floor}L${top},-20L${top + lean * 16},-20L${foot + lean * 22},${floor}Z`, inks.wood)
  );
}

/** Where the line is at x; it hangs from the left rafter. */
const lineAt = (x: number) => 286 + ((x - 240) / 1320) * -24 + 24 * Math.sin(((x - 240) / 1320) * Math.PI);

function washing(easel: Easel, { weather, shift }: Scene): string {
  const { inks } = easel;
  const sway = weather === "wind" ? 26 : 0;
  // Nothing hangs just above his ears.
  const [first, second] = shift < 0 ? [830, 980] : shift > 0 ? [560, 700] : [1070, 1220];
  const cloth = (x: number, width: number, height: number, colour: string) =>
    at(
      x,
      lineAt(x + width / 2),
      path(
        curve([
          [0, 0, "c"],
          [width, 0, "c"],
          [width + sway, height * 0.6],
          [width + sway * 1.6, height, "c"],
          [width * 0.5 + sway, height + 10],
          [sway * 1.6, height - 6, "c"],
          [sway * 0.6, height * 0.5],
        ]),
        colour,
      ) +
        rect(width * 0.2, -12, 9, 26, inks.woodLight) +
        rect(width * 0.75, -12, 9, 26, inks.woodLight),
    );
  return (
    line("M240,286Q820,322 1560,262", inks.ink, 4, 'opacity="0.7"') +
    cloth(first, 130, 210, inks.frame) +
    cloth(second, 100, 170, inks.cloth2) +
    cloth(1400, 120, 220, inks.clothLight)
  );
}

function floorboards({ inks }: Easel): string {
  let svg = rect(0, floor, W, H - floor, inks.wood) + rect(0, floor, W, 22, inks.ink, 'opacity="0.3"');
  for (let i = -8; i < 9; i++)
    svg += line(`M${W / 2 + i * 96},${floor}L${W / 2 + i * 250},${H}`, inks.woodDark, 5, 'opacity="0.6"');
  return svg;
}
