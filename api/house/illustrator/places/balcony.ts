import { curve } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { leafRound } from "../props/plants.ts";
import { palace, seasonOf, street, tram } from "../scenery/city.ts";
import { beam, glow, streetLamp } from "../scenery/light.ts";
import { cloud, sky } from "../scenery/sky.ts";
import { chestnut } from "../scenery/trees.ts";
import { weatherIn, wet } from "../scenery/weather.ts";
import { isTramSeen, tramLength } from "../scenery/window.ts";
import { ellipse, line, path, rect } from "../shapes.ts";
import { H, type Scene, type Stage, W } from "../stage.ts";

const tramScale = 0.66;

export function balcony(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const look = seasonOf(scene);
  const { snow, flowers } = look;
  let back =
    sky(easel, 0, 0, W, 800, { discAt: [1180, isNight(inks) ? 150 : 200, 74] }) +
    cloud(easel, 420, 150, 1.1) +
    cloud(easel, 860, 90, 0.7, 0.7);
  back += palace(easel, 760, 640, 0.74);
  back +=
    street(easel, -20, 850, 640, 480, { tone: "far", far: true, ...look }) +
    street(easel, 900, 850, 700, 460, { tone: "far", far: true, ...look });
  back +=
    street(easel, -40, 950, 560, 490, { tone: "mid", ...look, glow: 0.5 }) +
    street(easel, 1010, 950, 620, 510, { tone: "mid", ...look, glow: 0.5 });
  back += rect(0, 826, W, 114, mix(inks.near, inks.ink, 0.15));
  const beyondStreet = back;
  const tramX = 330 + scene.tramAt * 260;
  const passing = scene.withoutTram ? "" : tram(easel, tramX, 872, tramScale);
  back = streetLamp(easel, 900, 900, 0.78);
  back += chestnut(easel, 1420, 1000, 0.86, scene) + weatherIn(easel, 0, 0, W, 800, scene);
  // door jamb on the left, with the glow of the room
  back +=
    rect(0, 0, 150, H, inks.wallDark) +
    rect(150, 0, 30, H, inks.frame) +
    rect(172, 0, 8, H, inks.frameShade) +
    rect(0, 0, 26, H, isNight(inks) ? inks.lit : inks.wallLight, 'opacity="0.8"');
  // floor
  back +=
    rect(150, 846, W, 180, inks.ground) +
    Array.from({ length: 9 }, (_, i) =>
      path(`M${150 + i * 190},846l70,178h-6l-76,-178Z`, inks.groundDark, 'opacity="0.5"'),
    ).join("") +
    rect(150, 920, W, 4, inks.groundDark, 'opacity="0.5"') +
    (snow
      ? path(
          curve([
            [150, 850],
            [500, 838],
            [900, 848],
            [1300, 836],
            [W + 20, 846],
            [W + 20, 890],
            [1100, 880],
            [600, 892],
            [150, 880],
          ]),
          inks.snow,
        )
      : "");
  back += wet(easel, 160, 866, W - 160, 150, scene);
  // wrought iron
  let rail = "";
  for (let i = 0; i < 12; i++) {
    const a = 214 + i * 118;
    rail += rect(a - 4, 470, 9, 390, inks.iron);
    for (const k of [-1, 1])
      rail +=
        line(
          `M${a},${640}C${a + k * 54},${600} ${a + k * 54},${540} ${a + k * 22},${548}C${a + k * 4},${556} ${a + k * 14},${582} ${a + k * 26},${574}`,
          inks.iron,
          7,
        ) +
        line(
          `M${a},${690}C${a + k * 54},${730} ${a + k * 54},${790} ${a + k * 22},${782}C${a + k * 4},${774} ${a + k * 14},${748} ${a + k * 26},${756}`,
          inks.iron,
          7,
        );
    rail += path(`M${a},${648}l12,17l-12,17l-12,-17Z`, inks.brass);
  }
  rail +=
    rect(150, 464, W, 16, inks.iron) +
    rect(150, 464, W, 5, inks.ironLight) +
    rect(150, 836, W, 14, inks.iron) +
    (snow ? rect(150, 452, W, 15, inks.snow) : "");
  back += rail;
  // flower boxes
  const bx = (x0: number, w0: number, k: number) => {
    let svg = "";
    if (flowers)
      for (let i = 0; i < Math.round(w0 / 26); i++)
        svg += leafRound(
          x0 + 16 + i * 26,
          468 + Math.sin(i * 2.1 + k) * 22 - (i % 3) * 14,
          32,
          i % 2 ? inks.leaf : inks.leafDark,
          inks.leafLight,
          i * 47,
        );
    if (flowers)
      for (let i = 0; i < Math.round(w0 / 54); i++) {
        const fx = x0 + 24 + i * 54;
        const f2 = 414 + Math.sin(i * 3.3 + k) * 34;
        for (let j = 0; j < 7; j++)
          svg += ellipse(
            fx + Math.cos(j * 2.4) * (6 + j * 2.6),
            f2 + Math.sin(j * 2.4) * (5 + j * 2.2),
            13,
            12,
            (i + j) % 3 ? inks.bloom : inks.bloomLight,
          );
      }
    svg +=
      rect(x0, 484, w0, 74, inks.woodDark) +
      rect(x0, 484, w0, 12, inks.woodLight) +
      rect(x0, 520, w0, 5, inks.ink, 'opacity="0.25"');
    return (
      svg +
      (snow
        ? path(
            curve([
              [x0 - 6, 486],
              [x0 + w0 * 0.3, 462],
              [x0 + w0 * 0.7, 466],
              [x0 + w0 + 6, 486],
              [x0 + w0, 498],
              [x0, 498],
            ]),
            inks.snow,
          )
        : "")
    );
  };
  back += bx(240, 320, 0) + bx(1130, 360, 2);
  const balcony = back;
  return {
    // Of a tram a yellow scrap would be left between the bars and somebody's whiskers.
    back: (shown) => beyondStreet + (isTramSeen(shown, tramX, tramX + tramScale * tramLength) ? passing : "") + balcony,
    front: "",
    light: isNight(inks)
      ? glow(easel, 0, 640, 760, 0.6)
      : beam(
          easel,
          [
            [1000, -60],
            [1340, -60],
            [760, H],
            [180, H],
          ],
          0.38,
        ),
    ground: { y: 936, from: 200, to: 1500, scale: 1.14, room: 880 },
    lx: isNight(inks) ? -0.7 : 0.7,
  };
}
