import { isBehindEdge } from "#api/generation/brief/repertoire.ts";
import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { type Inks, isNight, mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { seasonOf, street } from "../scenery/city.ts";
import { isFireLit } from "../scenery/fire.ts";
import { beam, glow } from "../scenery/light.ts";
import { cloud, sky } from "../scenery/sky.ts";
import { snowLies } from "../scenery/snow.ts";
import { weatherIn } from "../scenery/weather.ts";
import { at, box, clip, ellipse, line, path, rect } from "../shapes.ts";
import { arrangementFor, H, type Scene, type Stage, W } from "../stage.ts";

const floor = 790;
const tableTop = 760;
const pane = { y: 426, width: 250, height: 214 };

/** The bench stands at the left end of the room, or at the right one. */
type Arrangement = Record<"window" | "tools" | "stove" | "calendar" | "stool" | "broom", number> & {
  bench: "left" | "right";
};

/** No pipe and no broom may rise out of his head, wherever he looks, and the tools hang where his ears are not. */
const arrangements = {
  left: { window: 940, tools: 556, stove: 1316, calendar: 84, stool: 1130, broom: 1452, bench: "left" },
  right: { window: 1296, tools: 600, stove: 356, calendar: 1384, stool: 520, broom: 226, bench: "left" },
  toLeft: { window: 292, tools: 1064, stove: 92, calendar: 356, stool: 400, broom: 206, bench: "right" },
  toRight: { window: 1034, tools: 132, stove: 1456, calendar: 1092, stool: 1180, broom: 1326, bench: "left" },
} satisfies Record<string, Arrangement>;

/**
 * The caretaker's lodge: a board with his tools, an iron stove, a bench with a vice, a window low on the gateway. From a
 * chair he looks over the edge of its table.
 */
export function lodge(easel: Easel, scene: Scene): Stage {
  const atTable = isBehindEdge(scene.pose);
  return {
    ...room(easel, scene, atTable ? "" : stool(easel)),
    front: atTable ? table(easel.inks) : "",
    frontBeforePaws: atTable,
    ground: atTable
      ? {
          ...{ y: tableTop + 6, from: 40, to: 1500, scale: 1.5, room: 780 },
          ...{ things: tableTop + 48, noShadow: true, isTable: true },
        }
      : { y: 936, from: 60, to: 1480, scale: 1.12, room: 860 },
  };
}

/** Up on that table. */
export function lodgeTable(easel: Easel, scene: Scene): Stage {
  const { back, light, lx } = room(easel, scene, "");
  return {
    ...{ light, lx },
    back: back + table(easel.inks),
    front: "",
    ground: { y: tableTop + 44, from: 60, to: 1480, scale: 1.12, room: 780, things: tableTop + 52 },
  };
}

/** The room with the stool `besideHim`, or without: behind the table it would be a toy on its edge, as its legs do not show. */
function room(easel: Easel, scene: Scene, besideHim: string) {
  const { inks } = easel;
  const where = arrangementFor<Arrangement>(scene, arrangements);
  const tools = toolBoard(easel);
  const furniture =
    at(where.window, 0, window(easel, scene)) +
    at(where.tools, 0, tools) +
    at(where.calendar, 140, calendar(inks), { scale: 0.95 }) +
    at(where.broom, 0, broom(easel)) +
    at(where.stove, 0, stove(easel, isFireLit(inks, scene))) +
    at(where.bench === "left" ? 0 : W, 0, bench(easel), { scaleX: where.bench === "left" ? 1 : -1, scaleY: 1 }) +
    at(where.stool, 0, besideHim);
  const bare = walls(inks) + planks(inks);
  return {
    back: bare + furniture,
    bare: () => ({
      wall: bare,
      foot: floor,
      mark: { drawn: at(-179, 0, tools), half: 180 },
    }),
    light: lightIn(easel, where, isFireLit(inks, scene)),
    lx: (isNight(inks) ? where.stove : where.window) < W / 2 ? -0.7 : 0.7,
  };
}

function lightIn(easel: Easel, { window: x, stove: stoveAt }: Arrangement, hot: boolean): string {
  const fire = hot ? glow(easel, stoveAt, 640, 620, isNight(easel.inks) ? 0.7 : 0.4, "#ff9d45") : "";
  if (isNight(easel.inks)) return fire + glow(easel, W / 2, 30, 900, 0.5);
  const lean = x < W / 2 ? 300 : -300;
  const corners = `${x},440 ${x + 230},440 ${x + 330 + lean},${H} ${x - 60 + lean},${H}`;
  return fire + beam(easel, points(corners), 0.55);
}

/** Whitewash above, oil paint below. */
function walls(inks: Inks): string {
  const oil = mix(inks.wallDark, inks.brass, 0.2);
  return (
    rect(0, 0, W, floor, mix(inks.wallLight, inks.wall, 0.35)) +
    rect(0, 400, W, floor - 400, oil) +
    rect(0, 394, W, 10, mix(inks.cloth, inks.wall, 0.35)) +
    rect(0, floor - 34, W, 34, inks.woodDark) +
    rect(0, floor - 34, W, 8, inks.wood)
  );
}

/** A table of plain boards, with a drawer for whatever has been found. */
function table(inks: Inks): string {
  const wood = mix(inks.wood, inks.woodLight, 0.55);
  const front = mix(inks.wood, inks.woodDark, 0.35);
  const edge = tableTop + 62;
  const joints = [0, 1, 2, 3].map((i) => {
    const y = tableTop + 10 + i * (10 + i * 3);
    return line(`M${54 - i * 16},${y}H${W - 54 + i * 16}`, mix(wood, inks.woodDark, 0.45), 3);
  });
  return (
    path(`M60,${tableTop}H${W - 60}L${W + 20},${edge}H-20Z`, wood) +
    joints.join("") +
    rect(-20, edge, W + 40, 34, mix(inks.wood, inks.woodLight, 0.2)) +
    rect(-20, edge - 2, W + 40, 7, mix(wood, inks.paper, 0.35)) +
    rect(-20, edge + 34, W + 40, H - edge, front) +
    rect(-20, edge + 34, W + 40, 16, inks.ink, 'opacity="0.3"') +
    rect(548, edge + 66, 440, 96, mix(front, inks.ink, 0.3)) +
    rect(556, edge + 72, 424, 84, mix(front, inks.wood, 0.5)) +
    ellipse(768, edge + 114, 17, 17, inks.brass) +
    ellipse(763, edge + 109, 6, 6, mix(inks.brass, inks.paper, 0.5))
  );
}

/** Boards that run towards the reader. */
function planks(inks: Inks): string {
  const wood = mix(inks.wood, inks.woodLight, 0.25);
  const edge = (i: number, y: number) => W / 2 + (i - 9) * (y === H ? 168 : 106);
  const each = Array.from({ length: 18 }, (_, i) => {
    const tone = mix(wood, i % 3 ? inks.woodLight : inks.woodDark, 0.1 + (i % 4) * 0.06);
    const board = `M${edge(i, floor)},${floor}H${edge(i + 1, floor)}L${edge(i + 1, H)},${H}H${edge(i, H)}Z`;
    return (
      path(board, tone) + line(`M${edge(i, floor)},${floor}L${edge(i, H)},${H}`, inks.woodDark, 4) + joint(inks, i)
    );
  });
  return rect(0, floor, W, H - floor, wood) + each.join("") + rect(0, floor, W, 20, inks.ink, 'opacity="0.22"');
}

/** Where two boards meet, with their nails. */
function joint(inks: Inks, i: number): string {
  const down = ((i * 5) % 7) / 8 + 0.08;
  const y = floor + down * (H - floor);
  const [x, width] = [W / 2 + (i - 9) * (106 + 62 * down), 106 + 62 * down];
  const nails = [0.2, 0.8].map((part) => ellipse(x + width * part, y - 9, 3, 2.5, inks.woodDark));
  return line(`M${x},${y}h${width}`, inks.woodDark, 3) + nails.join("");
}

/** From x = 0: it looks into the gateway at the height of the passers-by's knees, and through its arch to the street. */
function window(easel: Easel, scene: Scene): string {
  const { inks } = easel;
  const { y, width, height } = pane;
  return (
    rect(-24, y - 26, width + 48, height + 26, inks.frame) +
    rect(-8, y - 8, width + 16, height + 8, inks.frameDark) +
    clip(easel, box(0, y, width, height), gateway(easel, scene)) +
    rect(width / 2 - 8, y, 16, height, inks.frame) +
    rect(width / 2 + 4, y, 4, height, inks.frameShade) +
    ellipse(width / 2, y + 112, 6, 9, inks.brass) +
    rect(-44, y + height, width + 88, 26, inks.frame) +
    rect(-44, y + height + 18, width + 88, 10, inks.frameShade)
  );
}

function gateway(easel: Easel, scene: Scene): string {
  const { inks } = easel;
  const wall = mix(inks.near, inks.wallDark, 0.35);
  const arch = "M20,606V490Q125,376 230,490V606Z";
  const snow = snowLies(scene);
  const outside =
    sky(easel, 0, 400, 250, 220, { discAt: [176, 478, 15] }) +
    cloud(easel, 90, 480, 0.3) +
    street(easel, 0, 606, 250, 110, { tone: "far", far: true, ...seasonOf(scene), rows: 3 }) +
    weatherIn(easel, 0, 400, 250, 210, scene);
  return (
    rect(0, pane.y, pane.width, pane.height, wall) +
    path("M8,606V486Q125,360 242,486V606Z", mix(wall, inks.ink, 0.35)) +
    clip(easel, arch, outside) +
    rect(0, 604, pane.width, 60, inks.ground) +
    (snow ? path("M20,604H230L256,624H-6Z", inks.snow) : "") +
    [0, 1].map((i) => line(`M-10,${622 + i * 14}H260`, inks.groundDark, 4, 'stroke-dasharray="22 9"')).join("") +
    [18, 232].map((x) => path(`M${x - 16},618V574Q${x},548 ${x + 16},574V618Z`, inks.groundDark)).join("")
  );
}

/** From x = 0: a board with his tools. The forty keys he has on him. */
function toolBoard(easel: Easel): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodDark, 0.25);
  const pegs = [44, 104, 166, 222].map((x) => ellipse(x, 172, 5, 5, inks.iron));
  return (
    rect(10, 148, 358, 208, inks.shadow, 'opacity="0.25"') +
    rect(0, 138, 358, 208, inks.woodDark) +
    rect(10, 148, 338, 188, wood) +
    rect(22, 163, 314, 16, mix(wood, inks.woodLight, 0.5)) +
    pegs.join("") +
    at(44, 176, hammer(easel)) +
    at(104, 170, pincers(inks)) +
    at(166, 174, screwdriver(easel)) +
    at(222, 172, saw(easel))
  );
}

const hammer = (easel: Easel) =>
  rect(-6, 14, 12, 120, easel.inks.woodLight) +
  form(easel, "M-30,2H24L34,10V24H-30Z", mix(easel.inks.iron, easel.inks.ironLight, 0.6), { shade: 5 });

const pincers = ({ iron, ironLight, cloth }: Inks) =>
  line("M-12,4Q-24,26 0,44Q24,26 12,4", mix(iron, ironLight, 0.7), 9) +
  [-1, 1].map((side) => line(`M0,44Q${side * 26},76 ${side * 16},128`, mix(iron, ironLight, 0.5), 9)).join("") +
  [-1, 1].map((side) => line(`M${side * 21},84Q${side * 20},104 ${side * 16},128`, cloth, 10)).join("") +
  line("M0,44h0", iron, 13);

const screwdriver = (easel: Easel) =>
  rect(-4, 58, 8, 72, mix(easel.inks.iron, easel.inks.ironLight, 0.7)) +
  rect(-6, 126, 12, 10, easel.inks.ironLight) +
  form(easel, "M-12,6Q0,-2 12,6L9,52Q0,62 -9,52Z", mix(easel.inks.cloth2, easel.inks.paper, 0.1), { shade: 5 });

/** Its blade down, the teeth to the left. */
const saw = (easel: Easel) =>
  path("M10,44L-16,54L22,146L58,146L62,44Z", mix(easel.inks.ironLight, easel.inks.paper, 0.25)) +
  line("M-16,54L22,146", easel.inks.iron, 5, 'stroke-dasharray="7 6"') +
  form(easel, "M-12,4Q30,-14 74,8Q84,30 70,52H4Q-18,38 -12,4Z", mix(easel.inks.wood, easel.inks.woodLight, 0.7), {
    shade: 6,
    inner: ellipse(32, 26, 22, 11, mix(easel.inks.wood, easel.inks.woodDark, 0.25)),
  });

/** A calendar from a shop: a picture, and the month as a field of days. */
function calendar(inks: Inks): string {
  const days = Array.from({ length: 20 }, (_, i) =>
    rect(14 + (i % 5) * 18, 96 + Math.floor(i / 5) * 17, 11, 9, i === 12 ? inks.cloth : inks.wallDark),
  );
  return (
    rect(6, 8, 112, 176, inks.shadow, 'opacity="0.25"') +
    rect(0, 0, 112, 176, inks.paper) +
    rect(0, 0, 112, 80, inks.cloth2) +
    path(curve(points("0,56,c 30,40 64,58 112,44,c 112,80,c 0,80,c")), inks.leaf) +
    ellipse(82, 24, 10, 10, inks.lit) +
    ellipse(56, -3, 5, 5, inks.iron) +
    days.join("")
  );
}

/** The iron stove round x = 0, on its sheet of tin; its pipe goes up through the ceiling. */
function stove(easel: Easel, hot: boolean): string {
  const { inks } = easel;
  const iron = mix(inks.iron, inks.ironLight, 0.2);
  const legs = [-1, 1].map((side) => path(`M${side * 40},800H${side * 76}L${side * 84},862H${side * 62}Z`, inks.iron));
  return (
    path("M-124,836H124L156,880H-156Z", mix(inks.ironLight, inks.groundLight, 0.4)) +
    ellipse(0, 860, 110, 12, inks.shadow, 'opacity="0.35"') +
    pipe(inks, iron) +
    legs.join("") +
    form(easel, "M-76,486Q-98,640 -80,806H80Q98,640 76,486Z", iron, { shade: 22 }) +
    [-1, 1].map((i) => rect(-90, 645 + i * 106, 180, 10, inks.iron)).join("") +
    fireDoor(easel, hot) +
    rect(-40, 764, 80, 26, inks.iron) +
    ellipse(0, 777, 7, 5, inks.brass) +
    form(easel, "M-100,470Q-100,464 -92,464H92Q100,464 100,470V490H-100Z", mix(iron, inks.ironLight, 0.35), {
      shade: 5,
    })
  );
}

const pipe = (inks: Inks, iron: string) =>
  rect(-28, -20, 56, 490, iron) +
  rect(-20, -20, 12, 490, inks.ironLight) +
  rect(14, -20, 14, 490, inks.iron) +
  [120, 300, 446].map((y) => rect(-34, y, 68, 14, mix(inks.iron, inks.ironLight, 0.5))).join("");

function fireDoor(easel: Easel, hot: boolean): string {
  const { inks } = easel;
  const opening = "M-46,718V610Q0,572 46,610V718Z";
  const flames =
    path(curve(points("-50,722,c -34,664 -20,684 0,620 18,676 34,654 50,722,c")), "#e8622c") +
    path(curve(points("-26,722,c -14,690 2,664 14,694 30,722,c")), "#ffc65a");
  return (
    path("M-58,730V604Q0,556 58,604V730Z", inks.iron) +
    path(opening, mix(inks.ink, inks.iron, 0.3)) +
    clip(easel, opening, hot ? flames : "") +
    [-24, 0, 24].map((x) => rect(x - 3, 590, 6, 134, mix(inks.iron, inks.ironLight, 0.4))).join("") +
    ellipse(50, 664, 9, 9, inks.brass)
  );
}

/** The end of a bench from x = 0 to the right: a vice on its edge, an oil can, and a box of tools below. */
function bench(easel: Easel): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodLight, 0.4);
  return (
    rect(-60, 636, 230, 190, inks.shadow, 'opacity="0.3"') +
    toolBox(inks) +
    rect(136, 630, 40, 214, inks.woodDark) +
    rect(136, 630, 12, 214, inks.wood) +
    rect(-60, 632, 236, 40, inks.woodDark) +
    rect(-60, 596, 262, 38, wood) +
    rect(-60, 596, 262, 9, mix(wood, inks.paper, 0.3)) +
    oilCan(easel) +
    vice(easel)
  );
}

const toolBox = (inks: Inks) =>
  rect(-60, 790, 200, 22, inks.woodDark) +
  rect(-20, 728, 130, 64, mix(inks.cloth2, inks.ink, 0.15)) +
  rect(-20, 728, 130, 10, mix(inks.cloth2, inks.paper, 0.25)) +
  line("M12,728v-16h66v16", inks.iron, 7);

function vice(easel: Easel): string {
  const { inks } = easel;
  const iron = mix(inks.ironLight, inks.cloth2, 0.35);
  return (
    line("M150,560H226", inks.iron, 12) +
    line("M226,532V590", inks.ironLight, 7) +
    [532, 590].map((y) => ellipse(226, y, 7, 7, inks.ironLight)).join("") +
    form(easel, "M92,598V578H112V524H144V578H160V598Z", iron, { shade: 7 }) +
    form(easel, "M164,580V524H192V580Z", iron, { shade: 7 }) +
    rect(108, 516, 40, 14, inks.iron) +
    rect(160, 516, 36, 14, inks.iron)
  );
}

/** A can that is all spout. */
const oilCan = (easel: Easel) =>
  line("M36,548Q34,520 64,486", easel.inks.brass, 8) +
  form(easel, "M8,598V574Q10,556 30,548H42Q62,556 64,574V598Z", mix(easel.inks.brass, easel.inks.cloth, 0.25), {
    shade: 7,
  });

/** Put away as he puts it away: the bristles down, the stick against the wall. */
const broom = (easel: Easel) =>
  ellipse(4, 842, 62, 9, easel.inks.shadow, 'opacity="0.3"') +
  line("M34,330L6,750", easel.inks.woodLight, 13) +
  form(easel, curve(points("-10,744,c 22,746,c 34,790 58,836,c 2,848 -56,834,c -30,790")), easel.inks.brass) +
  line("M-22,826L-2,770M0,834L6,770M26,830L14,770", mix(easel.inks.brass, easel.inks.ink, 0.4), 4) +
  line("M-14,764Q6,772 27,766", easel.inks.cloth, 8);

function stool(easel: Easel): string {
  const { inks } = easel;
  const leg = (from: number, to: number, foot: number) => line(`M${from},716L${to},${foot}`, inks.woodDark, 17);
  return (
    ellipse(0, 852, 84, 11, inks.shadow, 'opacity="0.32"') +
    leg(0, 0, 834) +
    leg(-46, -64, 850) +
    leg(46, 64, 850) +
    line("M-52,790H52", inks.woodDark, 9) +
    form(easel, "M-80,700V712Q0,742 80,712V700Z", mix(inks.wood, inks.woodDark, 0.3), { shade: 6 }) +
    ellipse(0, 700, 80, 18, mix(inks.wood, inks.woodLight, 0.6))
  );
}
