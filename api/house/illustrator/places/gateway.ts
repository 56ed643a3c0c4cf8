import { points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { seasonOf, street, tram } from "../scenery/city.ts";
import { beam, glow, halo } from "../scenery/light.ts";
import { cobblestones } from "../scenery/masonry.ts";
import { cloud, sky } from "../scenery/sky.ts";
import { snowLies } from "../scenery/snow.ts";
import { weatherIn } from "../scenery/weather.ts";
import { isTramSeen, tramLength } from "../scenery/window.ts";
import { clip, ellipse, line, path, rect } from "../shapes.ts";
import { H, type Scene, type Shown, type Stage, W } from "../stage.ts";

const floor = 760;
const tramScale = 0.8;
const arch = `M360,${floor}V400Q768,60 1176,400V${floor}Z`;

/** The gateway between the courtyard and the street: a vault, two guard stones, and the fifteen passing beyond. */
export function gateway(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const wall = mix(inks.near, inks.wallDark, 0.35);
  const houses =
    sky(easel, 340, 60, 860, 720, { discAt: [800, 288, 38] }) +
    cloud(easel, 640, 250, 0.7) +
    street(easel, 340, 740, 860, 290, { tone: "far", far: true, ...seasonOf(scene), rows: 4 }) +
    // The street with the rails, and the kerb on this side of it.
    rect(340, 700, 860, 80, mix(inks.groundDark, inks.iron, 0.3)) +
    line("M340,716H1200M340,738H1200", mix(inks.iron, inks.paper, 0.3), 4) +
    rect(340, 752, 860, 8, mix(inks.groundLight, inks.paper, 0.2));
  const tramAt = 380 + scene.tramAt * 500;
  const passing = scene.withoutTram ? "" : tram(easel, tramAt, 736, tramScale);
  const weather = weatherIn(easel, 340, 60, 860, 720, scene);
  const before = rect(0, 0, W, H, wall) + plaster(easel, wall);
  const vault = path(`M310,${floor}V390Q768,10 1226,390V${floor}Z`, mix(wall, inks.ink, 0.35));
  const inside = letterBoxes(easel, 70) + lantern(easel, 1412) + cobbles(easel, snowLies(scene));
  const stones = guardStone(easel, 330) + guardStone(easel, 1206);
  // Of a tram that he hides, the pantograph would stand on his back.
  const tramFor = (shown: Shown) =>
    isTramSeen(shown, tramAt, Math.min(1176, tramAt + tramScale * tramLength)) ? passing : "";
  return {
    back: (shown) => before + vault + clip(easel, arch, houses + tramFor(shown) + weather) + inside + stones,
    front: "",
    light: isNight(inks)
      ? glow(easel, 1412, 330, 620, 0.6)
      : beam(easel, points("376,764 1160,764 1300,1024 236,1024"), 0.6),
    ground: { y: 936, from: 60, to: 1480, scale: 1.12, room: 860 },
    lx: isNight(inks) ? 0.7 : -0.7,
  };
}

function plaster({ inks, random }: Easel, wall: string): string {
  let svg = "";
  for (let i = 0; i < 26; i++)
    svg += ellipse(
      random() * W,
      random() * 700,
      random.range(30, 110),
      random.range(12, 40),
      mix(wall, random.chance(0.5) ? inks.paper : inks.ink, isNight(inks) ? 0.05 : 0.1),
      'opacity="0.6"',
    );
  return svg + rect(0, 600, W, 160, mix(wall, inks.ink, 0.18)) + rect(0, 592, W, 12, mix(wall, inks.paper, 0.25));
}

function letterBoxes({ inks }: Easel, x: number): string {
  let svg = rect(x, 300, 200, 250, inks.woodDark);
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 2; i++)
      svg +=
        rect(x + 10 + i * 92, 310 + j * 80, 86, 72, inks.iron) +
        rect(x + 22 + i * 92, 324 + j * 80, 62, 10, inks.ink) +
        ellipse(x + 53 + i * 92, 360 + j * 80, 5, 5, inks.brass);
  return svg;
}

function lantern(easel: Easel, x: number): string {
  const { inks } = easel;
  return (
    halo(easel, x, 320, 64) +
    line(`M${x + 70},150V250M${x + 70},178H${x}V216M${x + 70},232Q${x + 62},190 ${x + 18},180`, inks.ironLight, 8) +
    path(
      `M${x - 44},260L${x + 44},260L${x + 32},380L${x - 32},380Z`,
      isNight(inks) ? inks.lit : mix(inks.paper, inks.brass, 0.3),
    ) +
    line(`M${x - 44},260L${x + 44},260L${x + 32},380L${x - 32},380Z`, inks.ironLight, 8) +
    path(`M${x - 60},262L${x},216L${x + 60},262Z`, inks.ironLight)
  );
}

const guardStone = ({ inks }: Easel, x: number) =>
  ellipse(x, 806, 62, 14, inks.shadow, 'opacity="0.35"') +
  path(`M${x - 52},806V690Q${x - 44},636 ${x},630Q${x + 44},636 ${x + 52},690V806Z`, inks.groundDark) +
  path(`M${x - 40},800V694Q${x - 34},650 ${x - 4},644Q${x - 22},700 ${x - 18},800Z`, inks.groundLight, 'opacity="0.7"');

/** The snow that the wind has blown in under the arch, thin towards its edge. */
const blownIn = ({ inks }: Easel) =>
  path(
    "M352,762H1184C1236,786 1286,806 1262,832C1196,852 1110,832 1004,844C900,858 838,836 724,846C610,858 520,834 420,848C330,858 262,846 268,820C276,796 330,786 352,762Z",
    mix(inks.snow, inks.snowShade, 0.5),
    'opacity="0.8"',
  ) +
  path(
    "M356,762H1180C1210,780 1234,796 1190,812C1110,830 1020,812 930,820C830,830 760,814 660,822C560,830 460,812 390,820C330,824 318,800 356,762Z",
    inks.snow,
  );

function cobbles(easel: Easel, snow: boolean): string {
  const { inks } = easel;
  let svg = rect(0, floor, W, H - floor, inks.ground) + rect(0, floor, W, 18, inks.ink, 'opacity="0.25"');
  svg += cobblestones(easel, { top: floor + 16, rows: 8, columns: 24, pitch: 80, step: 32 });
  return svg + (snow ? blownIn(easel) : "");
}
