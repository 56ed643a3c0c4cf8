import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { beam, glow } from "../scenery/light.ts";
import { clip, ellipse, line, path, rect } from "../shapes.ts";
import { H, type Stage, W } from "../stage.ts";

const landing = 800;
const step = { width: 116, height: 62, count: 12 };

/** The landing: the flight that goes on up, its iron balusters, and the window with coloured panes. */
export function stairs(easel: Easel): Stage {
  const { inks } = easel;
  let back = rect(0, 0, W, H, inks.wallLight) + rect(0, 470, W, 340, inks.wall) + rect(0, 462, W, 14, inks.cloth2);
  back += window(easel) + flat(easel) + flight(easel) + tiles(easel);
  return {
    back,
    front: "",
    light: isNight(inks)
      ? glow(easel, 640, 120, 820, 0.55)
      : beam(easel, points("150,90 430,90 900,1024 420,1024"), 0.75),
    ground: { y: 930, from: 60, to: 1480, kind: "floor", scale: 1.12, room: 860 },
    lx: -0.7,
  };
}

function window(easel: Easel): string {
  const { inks } = easel;
  const outline = "M130,560V200Q290,40 450,200V560Z";
  const panes = [inks.bloomLight, inks.leafLight, inks.brass, inks.cloth2, inks.clothLight, inks.tileLight];
  let glass = rect(120, 30, 340, 540, isNight(inks) ? mix(inks.sky[0], inks.lit, 0.15) : inks.sky[0]);
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 4; i++)
      if ((i + j) % 2 || j < 2)
        glass += rect(
          130 + i * 80,
          60 + j * 102,
          80,
          102,
          panes[(i * 2 + j) % panes.length] ?? inks.brass,
          `opacity="${isNight(inks) ? 0.35 : 0.6}"`,
        );
  const lead =
    [0, 1, 2, 3, 4].map((i) => line(`M${130 + i * 80},60V560`, inks.frameDark, 6)).join("") +
    [1, 2, 3, 4].map((j) => line(`M130,${60 + j * 102}H450`, inks.frameDark, 6)).join("");
  return (
    path("M110,580V194Q290,14 470,194V580Z", inks.frame) +
    clip(easel, outline, glass + lead) +
    rect(90, 560, 400, 30, inks.frame) +
    rect(90, 584, 400, 10, inks.frameShade)
  );
}

/** A neighbour's door, with a brass peephole and a mat. */
function flat({ inks }: Easel): string {
  const door = mix(inks.woodDark, inks.cloth, 0.25);
  return (
    rect(560, 250, 300, 550, inks.frame) +
    rect(582, 272, 256, 528, door) +
    [300, 540]
      .map(
        (y) =>
          rect(610, y, 200, 210, mix(door, inks.ink, 0.2)) +
          rect(622, y + 12, 176, 186, mix(door, inks.woodLight, 0.18)),
      )
      .join("") +
    ellipse(710, 300, 11, 11, inks.brass) +
    rect(808, 520, 14, 70, inks.brass) +
    ellipse(806, 548, 16, 12, inks.brass) +
    path("M570,806L850,806L890,842L540,842Z", mix(inks.bark, inks.brass, 0.3))
  );
}

/** The flight up to the right; the iron balusters stand before it. */
function flight(easel: Easel): string {
  const { inks } = easel;
  let svg = "";
  for (let i = step.count - 1; i >= 0; i--) {
    const x = 930 + i * step.width * 0.5;
    const y = landing - (i + 1) * step.height;
    svg +=
      rect(x, y, W - x + 40, step.height, mix(inks.wood, inks.woodDark, 0.35 + (i % 2) * 0.12)) +
      rect(x - 10, y - 8, W - x + 60, 18, inks.woodLight) +
      rect(x - 10, y + 8, W - x + 60, 6, inks.woodDark);
  }
  const railFrom = { x: 950, y: landing - 250 };
  for (let i = 0; i < 9; i++) {
    const x = railFrom.x + 20 + i * 66;
    const foot = landing - 30 - i * 80;
    svg +=
      line(`M${x},${foot}V${foot - 210}`, inks.iron, 9) +
      line(`M${x},${foot - 60}c34,-20 34,-70 0,-90c-34,20 -34,70 0,90`, inks.iron, 6) +
      ellipse(x, foot - 105, 8, 8, inks.brass);
  }
  const rail = curve(points("936,600 960,560 1010,520 1300,170 1560,-140"), { closed: false });
  return (
    svg +
    line(rail, inks.woodDark, 34) +
    line(rail, inks.wood, 22) +
    ellipse(944, 598, 34, 34, inks.woodDark) +
    ellipse(940, 592, 25, 25, inks.wood) +
    rect(930, 600, 26, landing - 600, inks.woodDark)
  );
}

function tiles({ inks }: Easel): string {
  let svg = rect(0, landing, W, H - landing, inks.frame) + rect(0, landing, W, 20, inks.ink, 'opacity="0.22"');
  for (let j = 0; j < 5; j++)
    for (let i = -6; i < 12; i++) {
      if ((i + j) % 2) continue;
      const [near, far] = [1 + j * 0.16, 1 + (j + 1) * 0.16];
      const x = (n: number, k: number) => W / 2 + (n - 3) * 128 * k;
      svg += path(
        `M${x(i, near)},${landing + j * 46}H${x(i + 1, near)}L${x(i + 1, far)},${landing + (j + 1) * 46}H${x(i, far)}Z`,
        mix(inks.tileDark, inks.frame, 0.25),
      );
    }
  return svg;
}
