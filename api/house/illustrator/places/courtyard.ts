import { curve, mark, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { foliage, isNight, mix, paled } from "../inks.ts";
import { branchUnder } from "../scenery/branch.ts";
import { seasonOf, tenement } from "../scenery/city.ts";
import { isBehindEars, isFree, isInFrame } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { brickWall, cobblestones } from "../scenery/masonry.ts";
import { cloud, sky } from "../scenery/sky.ts";
import { isTrodden, snowLies } from "../scenery/snow.ts";
import { chestnut, handLeaf } from "../scenery/trees.ts";
import { footprints, puddle, weatherIn, wet } from "../scenery/weather.ts";
import { at, clip, ellipse, line, lit, path, rect } from "../shapes.ts";
import { H, type Scene, type Shown, type Stage, W } from "../stage.ts";

/** How far the crown and its single leaves reach. */
const crownReach = 430;
/** Where the chestnut may stand, from the left wall on, first where it stands best. */
const trees = [250, 130, 370, 70, 310, 190, 430, 490, 550, 610, 670, 730];
/** Half a trunk with some air beside it. */
const trunk = 70;
/** How far the lowest boughs reach, which would be antlers behind his ears. */
const boughs = 230;

/** Where the chestnut's trunk is in the picture, nobody covers it and its boughs are not behind his ears; or else it stands beyond the picture. */
function treeFor(shown: Shown, carpet: number, gate: number | undefined): number {
  const { frame } = shown;
  const toTheLeft = shown.head[0] <= W / 2;
  const right = trees.map((x) => W - x + 14);
  const isSeen = (x: number) =>
    Math.abs(x - carpet) > 215 &&
    Math.abs(x - (gate ?? x + W)) > 150 &&
    !isBehindEars(shown, x, boughs) &&
    isInFrame(shown, x, trunk) &&
    isFree(shown, x, trunk);
  const beyond = toTheLeft ? frame.x - crownReach : frame.x + frame.width + crownReach;
  return (toTheLeft ? [...trees, ...right] : [...right, ...trees]).find(isSeen) ?? beyond;
}

/**
 * In the far house, where nobody is, or at least his ears are not: between them the gate would be his hat, and over a long
 * back a saddle.
 */
function gateFor(shown: Shown): number | undefined {
  const { head } = shown;
  const isLong = shown.taken.some(([from, to]) => to - from > 600);
  const away = (gate: number) => Math.abs(gate - head[0]);
  const gates = [780, 580, 980];
  const farthest = gates.reduce((one, other) => (away(other) > away(one) ? other : one));
  const beside = gates.filter((each) => !isBehindEars(shown, each, 110));
  return beside.find((each) => isFree(shown, each, 90)) ?? (isLong ? undefined : (beside[0] ?? farthest));
}

/** The height of the branch on which he may be. */
const branchY = 514;

/** Half the frame for beating carpets. */
const carpetHalf = 166;

/** Where the whole of it is in the picture and nobody before it, or a corner would be left over his back; or else beyond the picture. */
function carpetFor(shown: Shown): number {
  const { frame, head } = shown;
  const usual = [430, 1120];
  const inTurn = head[0] > W / 2 ? usual : usual.toReversed();
  const isWhole = (x: number) => x - carpetHalf > frame.x && x + carpetHalf < frame.x + frame.width;
  return inTurn.find((x) => isWhole(x) && isFree(shown, x, carpetHalf)) ?? frame.x - 2 * carpetHalf;
}

/** The way out to the street, which is seen at the far end of its passage. */
function gateway({ inks }: Easel, x: number | undefined): string {
  if (x === undefined) return "";
  const pale = paled(inks, "mid");
  const { near, far, paper, ink, sky, lit } = inks;
  return at(
    x,
    720,
    path("M-96,0V-164Q0,-256 96,-164V0Z", pale(mix(far, paper, isNight(inks) ? 0.1 : 0.3))) +
      path("M-80,0V-156Q0,-234 80,-156V0Z", pale(mix(near, ink, 0.45))) +
      path("M-80,0L-42,-24H42L80,0Z", pale(mix(near, ink, 0.2))) +
      path("M-42,-24V-118Q0,-158 42,-118V-24Z", isNight(inks) ? lit : sky[2], 'opacity="0.9"'),
  );
}

export function courtyard(easel: Easel, scene: Scene): Stage {
  const { inks, random } = easel;
  const snow = snowLies(scene);
  const gy = 720;
  // The sun or the moon is above the roof: behind chimneys only a wedge of it would be left.
  const far =
    sky(easel, 0, 0, W, 500, { discAt: [820, 58, 46] }) +
    cloud(easel, 620, 110, 0.8) +
    tenement(easel, 470, 720, 620, 500, "far", { ...seasonOf(scene), rows: 4, glow: 0.45 });
  const houses =
    tenement(easel, -60, 740, 540, 720, "mid", { ...seasonOf(scene), rows: 5, glow: 0.5 }) +
    tenement(easel, 1080, 740, 560, 740, "near", { ...seasonOf(scene), rows: 5, glow: 0.5 });
  let yard = rect(0, gy, W, H - gy, snow ? inks.snow : inks.ground);
  if (!snow) yard += cobblestones(easel, { top: gy + 18, rows: 9, columns: 22, pitch: 84, step: 34 });
  else
    for (let i = 0; i < 26; i++)
      yard +=
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
    yard += wet(easel, 0, gy + 20, W, H - gy - 20, scene) + puddle(easel, 1150, 906, 1) + puddle(easel, 420, 830, 0.6);
  if (isTrodden(scene)) yard += footprints(easel, 890, scene.flip ? 1 : -1);
  let before = "";
  const fallen = scene.foliage === "turning" ? foliage(inks, "turning") : null;
  if (fallen)
    for (let i = 0; i < 40; i++)
      before += handLeaf(
        random() * W,
        gy + 30 + random() * 280,
        random.range(18, 34),
        random.pick([fallen.leaf, fallen.dark, fallen.light]),
        random() * 360,
      );
  before += weatherIn(easel, 0, 0, W, 860, scene);
  const isOnBranch = scene.furniture.includes("branch");
  const branch = ({ taken: [[from, to] = [0, W]] }: Shown) => branchUnder(easel, { from, to, y: branchY }, scene);
  const standing = (shown: Shown) => {
    const carpet = carpetFor(shown);
    const frame = scene.furniture.some((name) => name.endsWith("carpet frame"))
      ? ""
      : at(carpet, 800, carpetFrame(easel, scene.hung));
    // Of the tree on which he is there is no second one.
    if (isOnBranch) return frame;
    return frame + chestnut(easel, treeFor(shown, carpet, gateFor(shown)), 830, 1.12, scene);
  };
  return {
    back: (shown) =>
      far +
      gateway(easel, gateFor(shown)) +
      houses +
      yard +
      standing(shown) +
      before +
      (isOnBranch ? branch(shown) : ""),
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
    ground: isOnBranch
      ? { y: branchY, from: 100, to: 1400, scale: 0.82, room: 880, things: 944 }
      : { y: scene.pose === "pounce" ? 970 : 944, from: 40, to: 1500, scale: 1.14, room: 880 },
    lx: 0.7,
    bare: () => ({ wall: yardWall(easel, gy) + yard + before, foot: gy, hasOwnLight: true }),
  };
}

/** The wall between the yards, from near: bricks, where the plaster has come off. */
function yardWall(easel: Easel, foot: number): string {
  const { inks } = easel;
  const plaster = mix(inks.near, inks.paper, isNight(inks) ? 0.16 : 0.42);
  const bricks = mix(inks.near, inks.cloth, isNight(inks) ? 0.12 : 0.3);
  const bare = curve(points("-20,520 120,500 260,560 330,640 300,740 -20,740"));
  const other = curve(points("1130,-20 1180,90 1290,130 1380,100 1460,170 1560,150 1560,-20"));
  const edge = mix(plaster, inks.ink, 0.25);
  return (
    rect(0, 0, W, foot, plaster) +
    clip(easel, `${bare}${other}`, brickWall(easel, { colour: bricks, pitch: 92, darkOneIn: 4, contrast: 0.14 })) +
    line(bare + other, edge, 6) +
    rect(0, foot - 40, W, 40, inks.groundDark, 'opacity="0.35"') +
    rect(0, foot - 8, W, 10, inks.ink, 'opacity="0.25"')
  );
}

/** For beating carpets, round x = 0. */
function carpetFrame(easel: Easel, hung: Scene["hung"]): string {
  const { inks } = easel;
  return (
    rect(-150, -260, 16, 260, inks.iron) +
    rect(134, -260, 16, 260, inks.iron) +
    rect(-166, -262, 332, 16, inks.iron) +
    rect(-150, -150, 300, 9, inks.iron) +
    (hung ? carpet(easel) : "")
  );
}

function carpet(easel: Easel): string {
  const { inks } = easel;
  return (
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
    ) + Array.from({ length: 15 }, (_, i) => rect(-84 + i * 11.6, -70, 3, 16, inks.clothLight)).join("")
  );
}
