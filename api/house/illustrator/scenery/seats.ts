import { groundOf, type PlaceName, type PoseName, type SeatName } from "#api/generation/brief/repertoire.ts";
import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import type { Layout } from "../layout.ts";
import { form } from "../props/form.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";
import type { Ground } from "../stage.ts";
import { leafSeat } from "./leaf-seat.ts";
import { apparatus } from "./seats/apparatus.ts";
import { boxes } from "./seats/boxes.ts";
import { carton } from "./seats/carton.ts";
import { blueTowel, cloths } from "./seats/cloths.ts";
import { containers } from "./seats/containers.ts";
import { furniture } from "./seats/furniture.ts";
import { garments } from "./seats/garments.ts";
import { luggage } from "./seats/luggage.ts";
import { papers } from "./seats/papers.ts";
import { piles } from "./seats/piles.ts";
import { behindHim, edge, legs, type Seat, under } from "./seats/seat.ts";
import { withHat } from "./seats/upturned-hat.ts";
import { wallMap } from "./wall-map.ts";

/** Under something upholstered. */
const shortFeet = ({ inks }: Easel, wide: number) =>
  [-wide + 50, wide - 80].map((x) => rect(x, -40, 30, 42, inks.woodDark)).join("");
/** Two arms of something upholstered, each of this outline. */
const arms = (easel: Easel, cover: string, outline: (side: 1 | -1) => string) =>
  ([-1, 1] as const).map((side) => form(easel, curve(points(outline(side))), cover)).join("");

const chair: Seat = {
  height: 210,
  scale: 0.82,
  overhang: edge,
  draw(easel, half) {
    const { wood, woodLight, ink } = easel.inks;
    const dark = mix(wood, ink, 0.2);
    const post = (x: number) => form(easel, `M${x - 14},-210L${x - 10},-560L${x + 14},-560L${x + 14},-210Z`, dark);
    const slat = (y: number) =>
      form(
        easel,
        `M${-half + 26},${y}Q0,${y - 34} ${half - 26},${y}V${y + 44}Q0,${y + 10} ${-half + 26},${y + 44}Z`,
        wood,
      );
    const seat = form(
      easel,
      `M${-half},-190L${-half + 34},-226L${half - 34},-226L${half},-190V-164H${-half}Z`,
      woodLight,
    );
    const rails = rect(-half + 22, -96, 2 * half - 44, 14, dark);
    return behindHim(
      under(easel, half) +
        post(-half + 40) +
        post(half - 40) +
        slat(-550) +
        slat(-410) +
        rails +
        legs(easel, half, 180, wood) +
        seat,
    );
  },
};

const stool: Seat = {
  height: 190,
  scale: 0.8,
  overhang: edge,
  draw(easel, half) {
    const { wood, woodLight } = easel.inks;
    const top = form(
      easel,
      curve(
        points(
          `${-half},-178 ${-half + 40},-206 0,-214 ${half - 40},-206 ${half},-178 ${half - 40},-154 0,-146 ${-half + 40},-154`,
        ),
      ),
      woodLight,
    );
    return behindHim(under(easel, half) + legs(easel, half, 170, wood) + top);
  },
};

/** A garden bench, on which there is room beside him. */
const bench: Seat = {
  height: 176,
  scale: 0.86,
  overhang: edge + 130,
  forTwo: true,
  draw(easel, half) {
    const { leaf, iron, ink } = easel.inks;
    const wide = half + 130;
    const wood = mix(leaf, ink, 0.12);
    const slat = (y: number, height: number, end = wide) =>
      form(easel, `M${-end},${y}H${end}V${y + height}H${-end}Z`, wood, { rim: 3, shade: 6 });
    const foot = (x: number) => rect(x - 11, -420, 22, 260, iron) + rect(x - 15, -160, 30, 162, iron);
    const feet = foot(-wide + 60) + foot(wide - 60);
    return behindHim(
      under(easel, wide) + feet + slat(-410, 46) + slat(-336, 46) + slat(-214, 20, wide - 14) + slat(-188, 34),
    );
  },
};

/** An armchair with a cover on which `printed` is, within an outline of the rest. */
const armchairWith = (printed: (easel: Easel) => string): Seat => ({
  height: 170,
  scale: 0.92,
  overhang: edge + 90,
  draw(easel, half) {
    const { cloth2, ink, clothLight } = easel.inks;
    const wide = half + 90;
    const cover = mix(cloth2, ink, 0.12);
    const rest = form(
      easel,
      curve(
        points(
          `${-half - 20},-150,c ${-half - 10},-420 ${-half + 70},-560 0,-590 ${half - 70},-560 ${half + 10},-420 ${half + 20},-150,c`,
        ),
      ),
      cover,
      { shade: 20, inner: printed(easel) },
    );
    const lace = form(
      easel,
      curve(points("-110,-596,c 110,-596,c 104,-500 60,-470 0,-484 -60,-470 -104,-500")),
      clothLight,
      { rim: 3, shade: 5 },
    );
    const seat = form(
      easel,
      `M${-half - 30},-40V-150Q${-half - 20},-190 ${-half + 30},-190H${half - 30}Q${half + 20},-190 ${half + 30},-150V-40Z`,
      mix(cover, clothLight, 0.14),
    );
    const outline = (side: 1 | -1) =>
      `${side * (half + 6)},-30,c ${side * (half + 2)},-230 ${side * (half + 40)},-282 ${side * (wide - 10)},-270 ${side * (wide + 8)},-210 ${side * wide},-30,c`;
    return {
      back: under(easel, wide) + shortFeet(easel, wide) + rest + lace + seat,
      front: arms(easel, cover, outline),
    };
  },
});

const armchair = armchairWith(() => "");

/** That of the flat: grey leaves are strewn over its cover. */
const leafyArmchair = armchairWith(({ inks }) => {
  const grey = mix(mix(inks.clothLight, inks.iron, 0.35), inks.cloth2, 0.25);
  const leaf = "M0,22C-22,4 -18,-20 0,-34C18,-20 22,4 0,22ZM-2,20H2V40H-2Z";
  return [-540, -462, -384, -306, -228]
    .flatMap((y, row) =>
      Array.from({ length: 9 }, (_, i) =>
        at((i - 4) * 92 + (row % 2) * 46, y, path(leaf, grey), { turn: ((i + row) % 3) * 50 - 50 }),
      ),
    )
    .join("");
});

const sledge: Seat = {
  height: 112,
  scale: 1,
  overhang: edge,
  draw(easel, half) {
    const { wood, woodLight, woodDark, iron } = easel.inks;
    const post = (x: number) => form(easel, `M${x - 14},-96L${x - 8},-12H${x + 16}L${x + 14},-96Z`, wood);
    const runner = (low: number) =>
      `M${half},${low}H${-half + 70}C${-half + 10},${low} ${-half - 16},-70 ${-half + 6},-128`;
    const board = form(easel, `M${-half + 20},-116H${half}Q${half + 14},-104 ${half},-88H${-half + 20}Z`, woodLight, {
      inner: line(`M${-half},-102H${half}`, woodDark, 3, 'opacity="0.5"'),
    });
    return behindHim(
      under(easel, half) +
        line(runner(2), iron, 8) +
        line(runner(-8), wood, 20) +
        [-0.6, 0.06, 0.72].map((share) => post(share * half)).join("") +
        board,
    );
  },
};

/** Of plush, for three: he has room on either side. */
const sofa: Seat = {
  height: 170,
  scale: 0.92,
  overhang: edge + 230,
  forTwo: true,
  draw(easel, half) {
    const { cloth, ink, clothLight } = easel.inks;
    const wide = half + 230;
    const cover = mix(cloth, ink, 0.1);
    const rest = form(
      easel,
      `M${-wide + 30},-140V-380Q${-wide + 40},-430 ${-wide + 110},-436Q0,-462 ${wide - 110},-436Q${wide - 40},-430 ${wide - 30},-380V-140Z`,
      cover,
      { shade: 18 },
    );
    const seam = mix(cover, ink, 0.35);
    const seat = form(
      easel,
      `M${-wide + 40},-40V-160Q${-wide + 50},-192 ${-wide + 90},-192H${wide - 90}Q${wide - 50},-192 ${wide - 40},-160V-40Z`,
      mix(cover, clothLight, 0.14),
      { inner: line(`M${-wide / 3},-190V-112M${wide / 3},-190V-112M${-wide + 40},-112H${wide - 40}`, seam, 5) },
    );
    const outline = (side: 1 | -1) =>
      `${side * (wide - 76)},-30,c ${side * (wide - 80)},-210 ${side * (wide - 50)},-264 ${side * (wide - 6)},-256 ${side * (wide + 14)},-200 ${side * (wide + 4)},-30,c`;
    return { back: under(easel, wide) + shortFeet(easel, wide) + rest + seat, front: arms(easel, cover, outline) };
  },
};

/** The sofa of the front room, over which a map of the world hangs, nearly as wide as the sofa. */
const sofaUnderMap: Seat = {
  ...sofa,
  draw(easel, half, ahead) {
    const { back, front } = sofa.draw(easel, half, ahead);
    return { back: at(0, -474, wallMap(easel, half + 130)) + back, front };
  },
};

const basket: Seat = {
  height: 60,
  scale: 1.02,
  overhang: edge + 34,
  isCarried: true,
  draw(easel, half) {
    const { woodLight, woodDark, clothLight } = easel.inks;
    const wide = half + 34;
    const weave = [-110, -78, -46]
      .map((y, row) =>
        Array.from({ length: 15 }, (_, i) =>
          line(`M${-wide + 20 + (i + (row % 2) / 2) * ((2 * wide) / 15)},${y}q14,-12 28,0`, woodDark, 6),
        ).join(""),
      )
      .join("");
    const rim =
      ellipse(0, -130, wide, 40, mix(woodLight, woodDark, 0.55)) + ellipse(0, -126, wide - 26, 28, clothLight);
    const wall = form(
      easel,
      curve(
        points(
          `${-wide},-132,c ${-wide * 0.5},-104 0,-96 ${wide * 0.5},-104 ${wide},-132,c ${wide - 26},-30 ${wide - 60},0 0,8 ${-wide + 60},0 ${-wide + 26},-30`,
        ),
      ),
      woodLight,
      { inner: weave },
    );
    return { back: under(easel, wide) + rim, front: wall };
  },
};

const cushion: Seat = {
  height: 56,
  scale: 1.08,
  overhang: edge + 26,
  draw(easel, half) {
    const { cloth, cloth2 } = easel.inks;
    const seam = line(`M${-half - 10},-30Q0,-6 ${half + 10},-30`, mix(cloth, cloth2, 0.5), 5);
    const outline = curve(
      points(
        `${-half - 26},-34 ${-half + 30},-70 0,-66 ${half - 30},-70 ${half + 26},-34 ${half - 20},6 0,4 ${-half + 20},6`,
      ),
    );
    return behindHim(under(easel, half) + form(easel, outline, cloth) + seam);
  },
};

const leafHeap: Seat = { height: 74, scale: 1, overhang: edge + 90, draw: leafSeat };

/** A chair on which something soft lies, a little smaller than its seat. */
const chairWith = (soft: Seat): Seat => ({
  ...chair,
  height: chair.height + soft.height - 14,
  draw(easel, half, ahead) {
    const { back } = chair.draw(easel, half, ahead);
    return behindHim(back + at(0, -chair.height + 4, soft.draw(easel, half - soft.overhang - 2, ahead).back));
  },
});

/** What the place itself has: it draws it, and has its ground there. */
const ofPlace = { height: 0, scale: 1, overhang: 0, draw: () => behindHim("") } satisfies Seat;
/** Nothing but what is put down there. */
const theGround: Seat = { ...ofPlace, overhang: edge, draw: (easel, half) => behindHim(under(easel, half)) };
const step: Seat = { ...ofPlace, holds: true, poses: ["back"], places: ["stairs"] };
const branch: Seat = { ...ofPlace, showsBelow: 170, poses: ["back", "walk"], places: ["courtyard"] };
const medicineCupboard: Seat = { ...ofPlace, showsBelow: 220, poses: ["back"], places: ["surgery"] };

const seats: Record<SeatName, Seat> = {
  ...{ chair, stool, bench, armchair, sofa, sledge, basket, cushion },
  "sofa under a map": sofaUnderMap,
  "towel on a chair": chairWith(blueTowel),
  "cushion on a chair": chairWith(cushion),
  ...luggage,
  ...papers,
  "leaf heap": leafHeap,
  ...cloths,
  ...garments,
  ...apparatus,
  ...piles,
  ...boxes,
  ...furniture,
  ...containers,
  step,
  "closed carton": carton,
  "hat on a chair": withHat(chair),
  "upturned hat": withHat(theGround),
  branch,
  "medicine cupboard": medicineCupboard,
};

/** Only what lies flat can lie on a table or a sill too, and what is carried there. */
const highestOnShelf = 62;
const seated: readonly PoseName[] = ["sit", "loaf", "sleep", "wash", "stretch", "crouch"];

/** The seat of a name, where the pose and the ground allow it; by the stove of the flat stands its own armchair. */
export function seatFor(name: SeatName | undefined, pose: PoseName, place: PlaceName): Seat | undefined {
  if (name === undefined) return undefined;
  const seat = seats[name];
  if (!seated.includes(pose) && !seat.poses?.includes(pose)) return undefined;
  const isTooHigh = groundOf(place, pose) === "shelf" && !seat.isCarried && seat.height > highestOnShelf;
  if (isTooHigh || seat.places?.includes(place) === false) return undefined;
  return name === "armchair" && place === "stove" ? leafyArmchair : seat;
}

/** How much nearer than he a thing on his seat is. */
const nearer = 8;

/** The ground on top of a seat; things stay on the ground below, unless they lie on it with him, and company does. */
export const onTop = (ground: Ground, { height, scale, holds }: Seat): Ground => ({
  ...ground,
  y: ground.y - height,
  scale: Math.min(ground.scale, scale),
  things: holds ? ground.y - height + nearer : (ground.things ?? ground.y),
  ...(holds && { company: ground.things ?? ground.y }),
});

/** The seat under the cat, and its two ends for the camera: on the ground, or as far below him as must be seen. */
export function seatUnder(easel: Easel, seat: Seat, layout: Layout) {
  const { x, half, foot } = standing(seat, layout);
  const drawn = seat.draw(easel, half, layout.direction);
  const lowest = layout.cat.y + (seat.showsBelow ?? seat.height);
  const reach = half + (seat.showsBeside ?? 0);
  const seen = [x - reach, x + reach].map((end): [number, number] => [end, lowest]);
  return { back: at(x, foot, drawn.back), front: at(x, foot, drawn.front), seen };
}

/** What is spread on the ground under him and everybody else. */
export function spreadUnder(easel: Easel, seat: Seat, layout: Layout): string {
  const { x, half, foot } = standing(seat, layout);
  return seat.spread ? at(x, foot, seat.spread(easel, half)) : "";
}

/** The middle of a seat, half its width, and where it stands. */
function standing(seat: Seat, { cat, body, laden }: Layout): { x: number; half: number; foot: number } {
  const { from, to } = seat.holds ? laden : body;
  return {
    x: (from + to) / 2,
    half: (to - from) / 2 + (seat.holds ? seat.overhang : edge),
    foot: cat.y + seat.height,
  };
}
