import { curve, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { palace, seasonOf, street } from "../scenery/city.ts";
import { skylight } from "../scenery/light.ts";
import { cloud, sky } from "../scenery/sky.ts";
import { snowLies } from "../scenery/snow.ts";
import { gusts, smoke, weatherIn, wet } from "../scenery/weather.ts";
import { line, path, rect } from "../shapes.ts";
import { H, type Scene, type Shown, type Stage, W } from "../stage.ts";

export function roof(easel: Easel, scene: Scene): Stage {
  // Chosen by the picture and not by his direction, so that left and right are not mirror images of each other.
  const mirrored = easel.random.chance(0.5);
  const { inks } = easel;
  const snow = snowLies(scene);
  const disc = isNight(inks) ? { y: 270, radius: 150 } : { y: 330, radius: 170 };
  const discX = (shown: Shown) => discFor(shown, mirrored, disc);
  const heaven = (shown: Shown) => sky(easel, 0, 0, W, 900, { discAt: [discX(shown), disc.y, disc.radius] });
  let back =
    gusts(easel, { x: 0, y: 0, w: W, h: 90 }, scene) +
    cloud(easel, mirrored ? 860 : 640, 130, 1, 0.8) +
    cloud(easel, mirrored ? 150 : 1380, 200, 0.8, 0.7) +
    cloud(easel, 760, 330, 0.7, 0.6);
  back += palace(easel, mirrored ? 1180 : 330, 760, 0.96);
  back += street(easel, -20, 900, W + 40, 330, { tone: "far", far: true, ...seasonOf(scene), rows: 4, glow: 0.35 });
  back += street(easel, -120, 960, W + 240, 260, { tone: "mid", ...seasonOf(scene), rows: 3, glow: 0.5 });
  back += line("M-20,420Q500,520 1560,380M-20,450Q600,560 1560,430", inks.ink, 3, 'opacity="0.5"');
  // our roof
  const ry = 800;
  const c = inks.roof;
  back += path(`M-20,${ry + 30}L${W + 20},${ry - 10}L${W + 20},${H + 20}L-20,${H + 20}Z`, c);
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 24; i++) {
      const x = i * 70 - 40 + (j % 2) * 35;
      const y = ry + 44 + j * 46 - i * 1.9;
      back +=
        path(
          `M${tenth(x)},${tenth(y)}h66v28Q${tenth(x + 33)},${tenth(y + 56)} ${tenth(x)},${tenth(y + 28)}Z`,
          mix(c, (i * 3 + j * 5) % 4 === 0 ? inks.cloth : (i + j) % 3 ? inks.woodLight : inks.ink, 0.16),
        ) +
        line(
          `M${tenth(x)},${tenth(y + 28)}Q${tenth(x + 33)},${tenth(y + 56)} ${tenth(x + 66)},${tenth(y + 28)}`,
          mix(c, inks.ink, 0.45),
          4,
        );
    }
  back +=
    path(`M-20,${ry + 8}L${W + 20},${ry - 32}L${W + 20},${ry + 14}L-20,${ry + 54}Z`, mix(c, inks.ink, 0.3)) +
    path(`M-20,${ry + 8}L${W + 20},${ry - 32}L${W + 20},${ry - 20}L-20,${ry + 20}Z`, mix(c, inks.paper, 0.3));
  if (snow)
    back += path(
      curve([
        [-20, ry + 24],
        [300, ry - 8],
        [760, ry - 14],
        [1200, ry - 34],
        [W + 20, ry - 34],
        [W + 20, ry + 20],
        [1240, ry + 8],
        [1000, ry + 30],
        [700, ry + 16],
        [420, ry + 44],
        [-20, ry + 62],
      ]),
      inks.snow,
    );
  back += wet(easel, 0, ry + 30, W, H - ry - 40, scene);
  // chimney and aerial
  const kx = mirrored ? 180 : 1240;
  back +=
    rect(kx, ry - 240, 150, 290, mix(inks.roof, inks.wood, 0.5)) +
    Array.from({ length: 9 }, (_, j) =>
      Array.from({ length: 4 }, (_, i) =>
        rect(
          kx + 4 + i * 38 - (i > 0 ? (j % 2) * 18 : 0),
          ry - 232 + j * 30,
          j % 2 && i === 0 ? 15 : 33,
          24,
          mix(inks.roof, (i + j) % 2 ? inks.woodLight : inks.ink, 0.2),
        ),
      ).join(""),
    ).join("") +
    rect(kx + 20, ry - 312, 40, 52, inks.wood) +
    rect(kx + 90, ry - 298, 40, 38, inks.wood) +
    rect(kx - 14, ry - 262, 178, 30, mix(inks.roof, inks.ink, 0.35)) +
    path(`M${kx - 10},${ry + 52}L${kx - 4},${ry + 24}H${kx + 154}L${kx + 160},${ry + 52}Z`, mix(c, inks.ink, 0.45)) +
    (snow ? snowOnChimney(easel, kx, ry) : "");
  back += smoke(easel, kx + 20, ry - 316, scene);
  const ax = mirrored ? 1380 : 150;
  back +=
    rect(ax, ry - 330, 8, 360, inks.iron) +
    [0, 50, 100].map((q, i) => rect(ax - 80 + i * 16, ry - 320 + q, 168 - i * 32, 6, inks.iron)).join("");
  back += weatherIn(easel, 0, 0, W, 860, scene);
  return {
    back: (shown) => heaven(shown) + back,
    front: "",
    light: (shown) => skylight(easel, discX(shown), disc.y, isNight(inks) ? 620 : 780, isNight(inks) ? 0.35 : 0.6),
    ground: { y: ry + 22, from: 60, to: 1480, scale: 1.12, room: 820 },
    lx: mirrored ? -0.7 : 0.7,
  };
}

/** Where the sun or the moon is not behind his head, whose horns it would be; if it is everywhere, as far from it as it can be. */
function discFor({ head: [x, y], headSize }: Shown, mirrored: boolean, disc: { y: number; radius: number }): number {
  const places = mirrored ? [420, 260, 700, 860] : [1060, 1220, 760, 600];
  const away = (at: number) => Math.hypot(at - x, disc.y - y);
  const farthest = places.reduce((one, other) => (away(other) > away(one) ? other : one));
  return places.find((at) => away(at) > disc.radius + 1.2 * headSize) ?? farthest;
}

/** Snow that lies on the chimney's two pots, on its cap and at its foot. */
function snowOnChimney({ inks }: Easel, x: number, ridge: number): string {
  const cap = (left: number, width: number, y: number) =>
    path(
      `M${left},${y + 8}Q${left + 2},${y - 12} ${left + width / 2},${y - 14}Q${left + width - 2},${y - 12} ${left + width},${y + 8}Z`,
      inks.snow,
    );
  return (
    cap(x + 16, 48, ridge - 312) +
    cap(x + 86, 48, ridge - 298) +
    cap(x - 18, 186, ridge - 262) +
    cap(x - 20, 190, ridge + 48)
  );
}
