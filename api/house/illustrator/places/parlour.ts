import type { TimeSlot } from "#api/schedule/model.ts";
import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { type Inks, isNight, mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { dummy } from "../scenery/dummy.ts";
import { isBehindCompany, isFree, isInFrame } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { parquet, skirting, wallpaper } from "../scenery/room.ts";
import { sewingMachine } from "../scenery/sewing-machine.ts";
import { view, windowFrame } from "../scenery/window.ts";
import { at, box, clip, ellipse, line, path, rect } from "../shapes.ts";
import { arrangementFor, H, isOnMat, type Scene, type Shown, type Stage, W } from "../stage.ts";

const floor = 790;
const pane = { y: 100, width: 280, height: 440 };

type Arrangement = Record<"window" | "dummy" | "cabinet" | "armchair" | "photographs", number>;

/** What is tall stands beside him: before him the machine, behind him the cabinet, and the dummy is never at his back. */
const arrangements = {
  left: { window: 960, dummy: 1380, cabinet: -150, armchair: 1530, photographs: 560 },
  right: { window: 330, dummy: 214, cabinet: 1364, armchair: 20, photographs: 780 },
  toLeft: { window: 200, dummy: 76, cabinet: 1060, armchair: 1480, photographs: 560 },
  toRight: { window: 1060, dummy: 1452, cabinet: 176, armchair: 40, photographs: 600 },
} satisfies Record<string, Arrangement>;

/** Mrs Halina's room: the sewing machine under a net curtain, the dummy, the armchair, and the cabinet with the porcelain. */
export function parlour(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const where = arrangementFor<Arrangement>(scene, arrangements);
  const room = wallpaper(easel, 0, 0, W, floor, "sprig") + skirting(easel, floor) + parquet(easel, floor);
  const photos = at(where.photographs, 138, photographs(inks), { scale: 0.74 });
  const furniture = at(where.cabinet, 0, cabinet(easel)) + at(where.armchair, 0, armchair(easel));
  const { dummy: clothes, furniture: his } = scene;
  const stand = (shown: Shown) => {
    if (clothes === "away" || his.includes("hem of a dress")) return "";
    const x = dummyAt(shown, where.dummy, clothes !== undefined);
    return x === undefined ? "" : at(x, 0, dummy(easel, clothes));
  };
  const byWindow = window(easel, scene, 0);
  return {
    back: (shown) => {
      const x = windowIn(shown, where.window);
      const machineAt = x + pane.width / 2;
      const isWorkSeen = !isBehindCompany(shown, machineAt - 144, 110);
      const machineThere = at(machineAt, 0, sewingMachine(easel, isWorkSeen));
      return (
        room +
        photos +
        at(x, 0, byWindow) +
        furniture +
        machineThere +
        stand(shown) +
        (isOnMat(scene.furniture) ? "" : carpet(inks))
      );
    },
    front: "",
    bare: () => ({
      wall: room,
      foot: floor,
      mark: { drawn: at(-148, 138, photographs(inks), { scale: 0.74 }), half: 150 },
    }),
    light: lightIn(easel, where),
    ground: { y: 936, from: 60, to: 1480, scale: 1.12, room: 860 },
    lx: (isNight(inks) ? where.cabinet : where.window) < W / 2 ? -0.7 : 0.7,
  };
}

/** Half the width of the dummy, and how far it can be moved. */
const dummyHalf = 90;
const aside = [0, -230, 230, -460, 460, -640, 640];

/**
 * Of a dummy behind somebody a strip would be seen: it stands aside or, where it has no room and no story has clothed it,
 * is away. Clothed, all of it is seen.
 */
function dummyAt(shown: Shown, x: number, isClothed: boolean): number | undefined {
  const isCut = isClothed && !isInFrame(shown, x, dummyHalf);
  if (!isBehindCompany(shown, x, dummyHalf) && !isCut) return x;
  const places = aside.map((moved) => x + moved);
  const free = places.find((place) => isFree(shown, place, dummyHalf) && isInFrame(shown, place, dummyHalf));
  return free ?? (isClothed ? x : undefined);
}

/** How far the window reaches to both sides, with its sill, its rod and the machine under it. */
const windowReach = { left: 97, right: 377 };
const leastOfWindow = 110;

/** Of a window that ends just inside the picture only the stumps of its sill and its rod would be seen: it moves out. */
function windowIn({ frame }: Pick<Shown, "frame">, x: number): number {
  const atLeft = x + windowReach.right - frame.x;
  if (atLeft > 0 && atLeft < leastOfWindow) return x - atLeft;
  const atRight = frame.x + frame.width - (x - windowReach.left);
  return atRight > 0 && atRight < leastOfWindow ? x + atRight : x;
}

function lightIn(easel: Easel, { window: x, cabinet: cabinetAt }: Arrangement): string {
  if (isNight(easel.inks)) return glow(easel, cabinetAt + 216, 300, 720, 0.5) + glow(easel, W / 2, 40, 800, 0.25);
  const lean = x < W / 2 ? 340 : -340;
  const corners = `${x + 10},110 ${x + 270},110 ${x + 360 + lean},${H} ${x - 60 + lean},${H}`;
  return beam(easel, points(corners), 0.6);
}

function window(easel: Easel, scene: Scene, x: number): string {
  const { inks } = easel;
  const { y, width, height } = pane;
  const street = view(easel, x, y, width, height, scene, { withTram: false });
  return (
    clip(easel, box(x, y, width, height), street) +
    windowFrame(easel, x, y, width, height, { transom: 0.24 }) +
    rect(x - 76, y + height, width + 152, 28, inks.frame) +
    rect(x - 76, y + height + 20, width + 152, 10, inks.frameShade) +
    at(x, 0, netCurtain(inks))
  );
}

/** So thin that the street is seen through it; a pattern of stars, and a scalloped hem. */
function netCurtain(inks: Inks): string {
  const hem = Array.from({ length: 8 }, (_, i) => `Q${292 - i * 40},512 ${272 - i * 40},494`).join("");
  const folds = Array.from({ length: 9 }, (_, i) => `M${-12 + i * 38},70Q${-22 + i * 38},300 ${-10 + i * 38},488`).join(
    "",
  );
  const stars = Array.from({ length: 21 }, (_, i) => {
    const [x, y] = [6 + (i % 4) * 84 + (Math.floor(i / 4) % 2) * 42, 130 + Math.floor(i / 4) * 66];
    return x < 300 ? path(`M${x},${y - 12}l5,7l9,5l-9,5l-5,7l-5,-7l-9,-5l9,-5Z`, inks.paper, 'opacity="0.7"') : "";
  });
  return (
    path(`M-48,64H312V494${hem}H-48Z`, inks.paper, 'opacity="0.36"') +
    line(folds, inks.paper, 9, 'opacity="0.3"') +
    stars.join("") +
    line("M-52,492H308", inks.paper, 6, 'opacity="0.6"') +
    rect(-84, 54, 448, 12, inks.brass) +
    [-84, 364].map((x) => ellipse(x, 60, 13, 13, inks.brass)).join("")
  );
}

/** The armchair round x = 0, with crochet where heads and hands would wear it out. */
function armchair(easel: Easel): string {
  const { inks } = easel;
  const stuff = mix(inks.leafDark, inks.cloth2, 0.35);
  const arm = (side: number) =>
    form(
      easel,
      curve(
        points("-182,660 -158,622 -120,630 -106,670 -110,820,c -172,820,c").map(([x, y, c]) =>
          c ? [x * side, y, c] : [x * side, y],
        ),
      ),
      stuff,
    );
  return (
    ellipse(0, 848, 180, 14, inks.shadow, 'opacity="0.32"') +
    [-150, 118].map((x) => rect(x, 812, 32, 36, inks.woodDark)).join("") +
    form(easel, curve(points("-138,800,c -140,560 -118,486 -60,462 60,462 118,486 140,560 138,800,c")), stuff, {
      shade: 20,
    }) +
    path("M-112,760H112V824H-112Z", mix(stuff, inks.ink, 0.3)) +
    form(easel, curve(points("-116,716 -60,700 60,700 116,716 118,752 0,764 -118,752")), mix(stuff, inks.paper, 0.08)) +
    arm(1) +
    arm(-1) +
    crochet(inks)
  );
}

function crochet(inks: Inks): string {
  const thread = mix(inks.paper, inks.clothLight, 0.3);
  const scallops = Array.from({ length: 6 }, (_, i) => `Q${70 - i * 28},596 ${56 - i * 28},576`).join("");
  const holes = Array.from({ length: 15 }, (_, i) =>
    ellipse(-60 + (i % 5) * 30, 498 + Math.floor(i / 5) * 28, 6, 6, inks.cloth2, 'opacity="0.45"'),
  );
  return path(`M-84,474Q0,444 84,474V576${scallops}Z`, thread) + holes.join("");
}

/** The cabinet from x = 0: porcelain behind glass, and on it the clock and a lamp with a fringe. */
function cabinet(easel: Easel): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodDark, 0.35);
  const door = (x: number) =>
    rect(x, 642, 132, 146, inks.woodDark) + rect(x + 10, 652, 112, 126, mix(wood, inks.woodLight, 0.3));
  return (
    rect(12, 408, 308, 424, inks.shadow, 'opacity="0.24"') +
    [8, 252].map((x) => path(`M${x},810H${x + 40}L${x + 32},846H${x + 8}Z`, inks.woodDark)).join("") +
    rect(0, 400, 300, 418, wood) +
    rect(12, 420, 276, 204, mix(inks.ink, inks.woodDark, 0.55)) +
    porcelain(inks) +
    rect(144, 420, 12, 204, wood) +
    path("M30,420H62L30,520ZM174,420H206L174,520Z", inks.paper, 'opacity="0.16"') +
    door(14) +
    door(154) +
    [138, 162].map((x) => ellipse(x, 714, 6, 8, inks.brass)).join("") +
    rect(-12, 384, 324, 20, inks.woodDark) +
    rect(-12, 380, 324, 10, inks.woodLight) +
    at(86, 380, clock(easel)) +
    at(222, 380, fringedLamp(easel))
  );
}

function porcelain(inks: Inks): string {
  const white = mix(inks.paper, inks.frame, 0.3);
  const cup = (x: number, y: number) =>
    line(`M${x + 16},${y - 26}q18,2 4,18`, white, 5) +
    path(`M${x - 20},${y - 32}H${x + 20}Q${x + 18},${y - 2} ${x},${y}Q${x - 18},${y - 2} ${x - 20},${y - 32}Z`, white) +
    rect(x - 19, y - 26, 38, 6, inks.cloth2);
  const plate = (x: number, y: number) =>
    ellipse(x, y - 34, 36, 34, white) + ellipse(x, y - 34, 24, 22, "none", `stroke="${inks.cloth2}" stroke-width="4"`);
  return (
    cup(48, 518) +
    cup(108, 518) +
    plate(192, 518) +
    plate(252, 518) +
    rect(12, 518, 276, 8, inks.woodLight) +
    plate(52, 622) +
    cup(112, 622) +
    teapot(inks, white) +
    cup(262, 622)
  );
}

const teapot = (inks: Inks, white: string) =>
  at(
    196,
    622,
    line("M-24,-30q-22,4 -18,-22M26,-24q20,-2 20,-28", white, 7) +
      ellipse(0, -26, 30, 26, white) +
      ellipse(0, -54, 7, 6, inks.cloth) +
      rect(-29, -30, 58, 6, inks.cloth2),
  );

/** The hour hand at the hours of the stories: eight, two and eight. */
const hourHand: Record<TimeSlot, string> = { morning: "-12,7", afternoon: "12,-7", evening: "-12,7" };

/** On y = 0: a mantel clock between two scrolls. */
const clock = (easel: Easel) =>
  form(easel, "M-66,0V-16Q-44,-26 -42,-62Q-38,-108 0,-110Q38,-108 42,-62Q44,-26 66,-16V0Z", easel.inks.woodDark, {
    shade: 8,
  }) +
  ellipse(0, -62, 31, 31, easel.inks.brass) +
  ellipse(0, -62, 25, 25, easel.inks.paper) +
  line(`M0,-62V-80M0,-62l${hourHand[easel.inks.timeSlot]}`, easel.inks.ink, 4);

function fringedLamp(easel: Easel): string {
  const { inks } = easel;
  const shade = isNight(inks) ? mix(inks.lit, inks.cloth, 0.25) : inks.cloth;
  const fringe = Array.from({ length: 13 }, (_, i) => `M${-66 + i * 11},-84v20`).join("");
  return (
    path("M-34,0Q-30,-14 -8,-18V-90H8V-18Q30,-14 34,0Z", inks.brass) +
    form(easel, "M-70,-86Q-50,-120 -32,-176H32Q50,-120 70,-86Z", shade, { shade: 10, rim: isNight(inks) ? 0 : 6 }) +
    line("M0,-174V-88M-14,-174Q-26,-120 -36,-88M14,-174Q26,-120 36,-88", mix(shade, inks.ink, 0.2), 3) +
    rect(-71, -92, 142, 10, inks.brass) +
    line(fringe, inks.brass, 5)
  );
}

/** On the wall from x = 0: an oval one, a couple, somebody small. Who they are, she knows. */
function photographs(inks: Inks): string {
  const sepia = mix(inks.wood, inks.paper, 0.6);
  const dark = mix(inks.woodDark, sepia, 0.2);
  const sitter = (x: number, y: number, size: number) =>
    ellipse(x, y - size * 0.62, size * 0.3, size * 0.36, dark) +
    path(
      `M${x - size * 0.6},${y + size * 0.42}Q${x - size * 0.5},${y - size * 0.2} ${x},${y - size * 0.22}Q${x + size * 0.5},${y - size * 0.2} ${x + size * 0.6},${y + size * 0.42}Z`,
      dark,
    );
  const frame = (x: number, y: number, w: number, h: number) =>
    rect(x + 6, y + 7, w, h, inks.shadow, 'opacity="0.25"') +
    rect(x, y, w, h, inks.woodDark) +
    rect(x + 8, y + 8, w - 16, h - 16, inks.paper) +
    rect(x + 16, y + 16, w - 32, h - 32, sepia);
  return (
    ellipse(56, 80, 52, 66, inks.shadow, 'opacity="0.25"') +
    ellipse(50, 73, 52, 66, inks.brass) +
    ellipse(50, 73, 42, 56, sepia) +
    sitter(50, 96, 46) +
    frame(126, 20, 140, 112) +
    sitter(176, 92, 40) +
    sitter(218, 92, 40) +
    frame(300, 4, 96, 128) +
    sitter(348, 84, 42)
  );
}

function carpet(inks: Inks): string {
  const fringe = Array.from(
    { length: 14 },
    (_, i) => `M${186 - i * 6.6},${872 + i * 8}h-22M${1350 + i * 6.6},${872 + i * 8}h22`,
  ).join("");
  const lozenges = Array.from({ length: 11 }, (_, i) =>
    path(`M${308 + i * 92},924l34,-16l34,16l-34,16Z`, inks.clothLight, 'opacity="0.8"'),
  );
  return (
    line(fringe, inks.clothLight, 5) +
    path("M190,866H1346L1440,984H96Z", inks.cloth) +
    path("M232,878H1304L1376,970H160Z", mix(inks.cloth2, inks.ink, 0.1)) +
    path("M258,888H1278L1340,960H196Z", mix(inks.cloth, inks.ink, 0.18)) +
    lozenges.join("")
  );
}
