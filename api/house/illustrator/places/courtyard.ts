import { mark } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { foliage, isNight, mix } from "../inks.ts";
import { tenement } from "../scenery/city.ts";
import { beam, glow } from "../scenery/light.ts";
import { cobblestones } from "../scenery/masonry.ts";
import { cloud, sky } from "../scenery/sky.ts";
import { chestnut, handLeaf } from "../scenery/trees.ts";
import { footprints, puddle, weatherIn, wet } from "../scenery/weather.ts";
import { at, ellipse, lit, path, rect } from "../shapes.ts";
import { H, type Scene, type Stage, W } from "../stage.ts";

export function courtyard(easel: Easel, scene: Scene): Stage {
  const { inks, random } = easel;
  const snow = scene.season === "winter";
  const gy = 720;
  const mirrored = random.chance(0.5);
  let back = sky(easel, 0, 0, W, 500, { discAt: [820, 130, 64] }) + cloud(easel, 620, 120, 0.8);
  back += tenement(easel, 470, 720, 620, 560, "far", { snow, rows: 4, glow: 0.45 });
  // the gateway
  back +=
    path("M690,720V560Q780,470 870,560V720Z", mix(inks.near, inks.ink, 0.35)) +
    path("M712,720V570Q780,500 848,570V720Z", isNight(inks) ? inks.lit : inks.sky[2], 'opacity="0.85"');
  back +=
    tenement(easel, -60, 740, 540, 720, "mid", { snow, rows: 5, glow: 0.5 }) +
    tenement(easel, 1080, 740, 560, 740, "near", { snow, rows: 5, glow: 0.5 });
  // ground
  back += rect(0, gy, W, H - gy, snow ? inks.snow : inks.ground);
  if (!snow) back += cobblestones(easel, { top: gy + 18, rows: 9, columns: 22, pitch: 84, step: 34 });
  else
    for (let i = 0; i < 26; i++)
      back +=
        path(mark(random() * W, gy + 20 + random() * 280, random() * 60 + 40, gy + 20, 0.1), inks.snowShade) +
        ellipse(
          random() * W,
          gy + 20 + random() * 280,
          random.range(30, 90),
          random.range(4, 9),
          inks.snowShade,
          'opacity="0.5"',
        );
  if (scene.weather === "rain")
    back += wet(easel, 0, gy + 20, W, H - gy - 20, scene) + puddle(easel, 1150, 906, 1) + puddle(easel, 420, 830, 0.6);
  if (snow && scene.weather !== "rain") back += footprints(easel, 890, scene.flip ? 1 : -1);
  // carpet-beating frame
  back += at(
    mirrored ? 430 : 1120,
    800,
    rect(-150, -260, 16, 260, inks.iron) +
      rect(134, -260, 16, 260, inks.iron) +
      rect(-166, -262, 332, 16, inks.iron) +
      rect(-150, -150, 300, 9, inks.iron) +
      lit(
        easel,
        "M-90,-252L80,-252L84,-70L-86,-70Z",
        { base: inks.cloth, shade: mix(inks.cloth, inks.ink, 0.3), rim: mix(inks.cloth, inks.paper, 0.4) },
        {
          rim: 5,
          shade: 10,
          inner:
            rect(-70, -236, 132, 148, "none", `stroke="${inks.clothLight}" stroke-width="8"`) +
            path("M0,-220L44,-162L0,-104L-44,-162Z", inks.clothLight) +
            path("M0,-196L26,-162L0,-128L-26,-162Z", inks.cloth2),
        },
      ) +
      Array.from({ length: 15 }, (_, i) => rect(-84 + i * 11.6, -70, 3, 16, inks.clothLight)).join(""),
  );
  back += chestnut(easel, mirrored ? 1300 : 250, 830, 1.12, scene);
  const fallen = scene.foliage === "turning" ? foliage(inks, "turning") : null;
  if (fallen)
    for (let i = 0; i < 40; i++)
      back += handLeaf(
        random() * W,
        gy + 30 + random() * 280,
        random.range(18, 34),
        random.pick([fallen.leaf, fallen.dark, fallen.light]),
        random() * 360,
      );
  back += weatherIn(easel, 0, 0, W, 860, scene);
  return {
    back,
    front: "",
    light: isNight(inks)
      ? glow(easel, 780, 620, 520, 0.5) + glow(easel, 1300, 300, 380, 0.25)
      : beam(
          easel,
          [
            [860, -40],
            [1220, -40],
            [760, H],
            [200, H],
          ],
          0.5,
        ),
    ground: { y: scene.pose === "pounce" ? 970 : 944, from: 40, to: 1500, scale: 1.14, room: 880 },
    lx: 0.7,
  };
}
