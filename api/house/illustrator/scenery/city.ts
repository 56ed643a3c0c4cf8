import { curve, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix, paled, type Tone, veiled } from "../inks.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";
import type { Scene } from "../stage.ts";
import { halo } from "./light.ts";
import { snowLies } from "./snow.ts";

export type TenementLook = { glow?: number; snow?: boolean; flowers?: boolean; rows?: number; far?: boolean };

/** Houses have snow on roofs and sills while it lies, or flowers on balconies from May until the leaves turn. */
export function seasonOf(scene: Pick<Scene, "season" | "weather" | "foliage">) {
  const snow = snowLies(scene);
  return { snow, flowers: !snow && (scene.foliage === "blossom" || scene.foliage === "green") };
}

/** A cap of snow that lies on a chimney 42 wide. */
const snowCap = (x: number, y: number) => `M${tenth(x)},${tenth(y)}q2,-13 21,-14q19,1 21,14Z`;

export function tenement(
  easel: Easel,
  x: number,
  base: number,
  w: number,
  h: number,
  tone: Tone,
  { glow = 0.4, snow = false, flowers = true, rows = 4, far = false }: TenementLook = {},
) {
  const { random } = easel;
  const inks = veiled(easel.inks, tone);
  const c = inks[tone];
  const dark = mix(c, inks.ink, 0.22);
  const light = mix(c, inks.paper, 0.28);
  // In the evening a chimney as dark as the sky would leave the snow on it in the air.
  const brick = isNight(inks) ? mix(c, inks.paper, 0.3) : dark;
  const roof = mix(inks.roof, c, far ? 0.6 : 0.25);
  let svg = "";
  const rh = 30 + random() * 34;
  for (let i = 0; i < 2; i++) {
    const cx = x + w * random.range(0.14, 0.84);
    const ch = random.range(30, 54);
    svg +=
      rect(cx, base - h - rh - ch + 16, 30, ch + 30, brick) +
      rect(cx, base - h - rh - ch + 16, 7, ch + 30, mix(brick, inks.paper, 0.28)) +
      rect(cx - 5, base - h - rh - ch + 10, 40, 12, isNight(inks) ? mix(brick, inks.ink, 0.16) : roof) +
      (snow ? path(snowCap(cx - 6, base - h - rh - ch + 13), inks.snow) : "");
  }
  svg += path(
    `M${tenth(x - 8)},${tenth(base - h)}L${tenth(x + 16)},${tenth(base - h - rh)}L${tenth(x + w - 16)},${tenth(base - h - rh)}L${tenth(x + w + 8)},${tenth(base - h)}Z`,
    roof,
  );
  if (snow)
    svg += path(
      curve([
        [x - 6, base - h - 2, "c"],
        [x + 15, base - h - rh - 9, "c"],
        [x + w - 15, base - h - rh - 9, "c"],
        [x + w + 6, base - h - 2, "c"],
        [x + w * 0.7, base - h - rh * 0.5],
        [x + w * 0.3, base - h - rh * 0.35],
      ]),
      inks.snow,
    );
  svg +=
    rect(x, base - h, w, h, c) +
    rect(x + w - 18, base - h, 18, h, dark, 'opacity="0.45"') +
    rect(x - 8, base - h - 4, w + 16, 14, light) +
    rect(x - 4, base - h + 10, w + 8, 6, dark, 'opacity="0.5"');
  const cols = Math.max(2, Math.round(w / 82));
  const cw = w / cols;
  const rhgt = h / rows;
  for (let j = 0; j < rows; j++) {
    const wy = base - h + 34 + j * rhgt;
    const wh = rhgt * 0.56;
    const isGroundFloor = j === rows - 1;
    const ww = Math.min(44, cw * 0.5);
    for (let i = 0; i < cols; i++) {
      const wx = x + cw * (i + 0.5) - ww / 2;
      const on = random.chance(isNight(inks) ? glow : 0.1) && isNight(inks);
      if (on) svg += halo(easel, wx + ww / 2, wy + wh / 2, wh * 0.3);
      svg +=
        rect(wx - 6, wy - 8, ww + 12, wh + 16, light) +
        rect(wx, wy, ww, wh, on ? inks.lit : inks.pane) +
        rect(wx + ww / 2 - 2, wy, 4, wh, light) +
        rect(wx, wy + wh * 0.34, ww, 4, light);
      if (!on && !far)
        svg += path(
          `M${tenth(wx + 4)},${tenth(wy + wh - 6)}L${tenth(wx + ww * 0.45)},${tenth(wy + 6)}l7,0L${tenth(wx + 11)},${tenth(wy + wh - 6)}Z`,
          inks.paper,
          'opacity="0.22"',
        );
      if (j < 2 && !far)
        svg += path(
          `M${tenth(wx - 10)},${tenth(wy - 10)}L${tenth(wx + ww / 2)},${tenth(wy - 26)}L${tenth(wx + ww + 10)},${tenth(wy - 10)}Z`,
          light,
        );
      svg += rect(wx - 9, wy + wh + 6, ww + 18, 7, snow ? inks.snow : dark, snow ? "" : 'opacity="0.6"');
    }
    if (!far && random.chance(0.55) && !isGroundFloor) {
      const k = random.int(0, cols - 1);
      const bx = x + cw * (k + 0.5) - 42;
      const by = wy + wh + 4;
      svg += rect(bx - 4, by + 4, 92, 9, dark);
      for (let q = 0; q < 9; q++) svg += rect(bx + q * 10, by - 34, 3.4, 38, inks.iron);
      svg += rect(bx - 4, by - 38, 92, 6, inks.iron);
      if (flowers)
        for (let q = 0; q < 5; q++) svg += ellipse(bx + 8 + q * 17, by - 42, 9, 8, q % 2 ? inks.bloom : inks.leaf);
    }
  }
  return svg;
}

export function street(
  easel: Easel,
  x: number,
  base: number,
  w: number,
  h: number,
  { tone, ...look }: TenementLook & { tone: Tone },
) {
  const { random } = easel;
  let svg = "";
  let q = x - 30;
  while (q < x + w + 20) {
    const bw = random.range(210, 330);
    const bh = h * random.range(0.84, 1.08);
    svg += tenement(easel, q, base, bw, bh, tone, look);
    q += bw;
  }
  return svg;
}

export function palace(easel: Easel, x: number, base: number, scale: number) {
  const inks = veiled(easel.inks, "far");
  const c = mix(inks.far, inks.sky[1], 0.35);
  const d = mix(inks.far, inks.sky[1], 0.1);
  return at(
    x,
    base,
    rect(-130, -170, 260, 170, c) +
      rect(-92, -230, 184, 70, c) +
      rect(-60, -410, 120, 200, c) +
      rect(-44, -450, 88, 44, c) +
      path("M-34,-450L0,-640L34,-450Z", c) +
      rect(-3, -700, 6, 70, c) +
      rect(30, -410, 30, 410, d, 'opacity="0.6"') +
      [-126, 96].map((q) => rect(q, -210, 30, 50, c)).join("") +
      Array.from({ length: 18 }, (_, i) =>
        rect(
          -48 + (i % 6) * 16,
          -390 + Math.floor(i / 6) * 56,
          6,
          40,
          isNight(inks) && i % 3 === 0 ? inks.lit : d,
          'opacity="0.8"',
        ),
      ).join(""),
    { scale },
  );
}

/** It stands on two insulators on the roof, and its bow touches the wire. */
const pantograph = ({ ink }: Easel["inks"]) =>
  rect(150, -174, 12, 16, ink) +
  rect(228, -174, 12, 16, ink) +
  line("M144,-175H246", ink, 6) +
  line("M158,-176L232,-206L180,-236M232,-176L158,-206L210,-236", ink, 5) +
  line("M160,-232L168,-239H222L230,-232", ink, 6);

export function tram(easel: Easel, x: number, y: number, scale: number) {
  const inks = veiled(easel.inks, "near");
  const pale = paled(easel.inks, "near");
  const yel = pale(isNight(inks) ? "#d99b3a" : inks.timeSlot === "morning" ? "#f0b13f" : "#e5b43a");
  const red = pale(isNight(inks) ? "#8f2c3a" : "#b9342e");
  const win = isNight(inks) ? inks.tramLight : mix(inks.cloth2, inks.paper, 0.45);
  const car = (o: number) => {
    let svg = path(
      `M${o},-20L${o + 4},-112Q${o + 8},-150 ${o + 40},-152L${o + 366},-152Q${o + 390},-150 ${o + 392},-112L${o + 396},-20Z`,
      yel,
    );
    svg +=
      path(`M${o},-20L${o + 2.6},-78L${o + 393.4},-78L${o + 396},-20Z`, red) + rect(o + 4, -84, 388, 7, inks.paper);
    for (let i = 0; i < 6; i++)
      svg +=
        rect(o + 26 + i * 60, -138, 46, 46, win) +
        (isNight(inks) ? "" : path(`M${o + 30 + i * 60},-94l16,-42h10l-16,42Z`, inks.paper, 'opacity="0.4"'));
    for (const d of [1, 4])
      svg +=
        rect(o + 22 + d * 60, -140, 54, 116, mix(yel, inks.ink, 0.1)) +
        rect(o + 28 + d * 60, -132, 18, 84, win) +
        rect(o + 52 + d * 60, -132, 18, 84, win);
    svg +=
      rect(o - 2, -26, 400, 12, inks.ink) +
      ellipse(o + 80, -10, 16, 16, inks.ink) +
      ellipse(o + 130, -10, 16, 16, inks.ink) +
      ellipse(o + 270, -10, 16, 16, inks.ink) +
      ellipse(o + 320, -10, 16, 16, inks.ink) +
      rect(o + 60, -162, 270, 12, mix(yel, inks.ink, 0.25));
    return svg;
  };
  let svg =
    pantograph(inks) +
    car(0) +
    car(414) +
    halo(easel, 8, -48, 24) +
    ellipse(8, -48, 9, 9, inks.paper) +
    (isNight(inks) ? path("M4,-58L-190,-20L-190,16L4,-38Z", inks.tramLight, 'opacity="0.25"') : "");
  svg += rect(-400, -242, 1700, 3, inks.ink, 'opacity="0.45"');
  return at(x, y, svg, { scale });
}
