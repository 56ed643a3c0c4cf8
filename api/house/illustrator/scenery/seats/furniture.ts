import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { asOnFloor, behindHim, type Drawn, edge, type Seat, under } from "./seat.ts";

/** A plain one, with a drawer in its apron, or with a cloth on it; he is before us at the height of the table. */
const tableWith = (cover: (easel: Easel, half: number) => string): Seat => ({
  height: 330,
  scale: 0.8,
  overhang: 76,
  holds: true,
  poses: asOnFloor,
  showsBelow: 150,
  draw(easel, half) {
    const { wood, woodLight, woodDark, ink, brass } = easel.inks;
    const [wide, top] = [half, -330];
    const board = mix(woodLight, wood, 0.25);
    const far = mix(woodDark, ink, 0.35);
    const leg = (x: number, foot: number, colour: string) =>
      form(easel, `M${x - 22},${top + 60}H${x + 22}L${x + 13},${foot}H${x - 13}Z`, colour, { rim: 4, shade: 7 });
    const apron = form(
      easel,
      `M${-wide + 44},${top + 44}H${wide - 44}V${top + 122}H${-wide + 44}Z`,
      mix(wood, woodDark, 0.25),
      {
        rim: 3,
        shade: 8,
        inner:
          rect(-120, top + 62, 240, 46, mix(wood, woodDark, 0.6)) +
          rect(-114, top + 66, 228, 38, mix(wood, woodDark, 0.1)),
      },
    );
    const grain = `M${-wide * 0.7},${top - 14}H${wide * 0.1}M${-wide * 0.1},${top + 16}H${wide * 0.74}M${-wide * 0.86},${top + 8}H${-wide * 0.4}`;
    const upper = form(
      easel,
      `M${-wide},${top + 30}L${-wide + 62},${top - 44}H${wide - 62}L${wide},${top + 30}Z`,
      board,
      {
        rim: 4,
        shade: 4,
        inner: line(grain, mix(board, woodDark, 0.5), 3, 'opacity="0.5"'),
      },
    );
    const nosing = form(easel, `M${-wide},${top + 28}H${wide}V${top + 54}H${-wide}Z`, mix(board, woodDark, 0.2), {
      rim: 4,
      shade: 7,
    });
    return behindHim(
      under(easel, wide - 60) +
        leg(-wide + 104, -44, far) +
        leg(wide - 104, -44, far) +
        apron +
        ellipse(0, top + 86, 13, 11, brass) +
        leg(-wide + 62, 4, wood) +
        leg(wide - 62, 4, wood) +
        upper +
        nosing +
        cover(easel, wide),
    );
  },
});

const table = tableWith(() => "");

/** White, with the folds in which it lay; its hem hangs down in waves. */
const tableWithCloth = tableWith((easel, wide) => {
  const { paper, clothLight, cloth2 } = easel.inks;
  const white = mix(paper, clothLight, 0.2);
  const crease = mix(white, cloth2, 0.35);
  const waves = Math.round(wide / 90) * 2;
  const step = (2 * (wide + 8)) / waves;
  const hem = Array.from({ length: waves }, (_, i) => `q${-step / 2},${i % 2 === 0 ? 26 : 10} ${-step},0`).join("");
  const falls = Array.from({ length: waves - 1 }, (_, i) => {
    const x = -wide - 8 + step * (i + 1);
    return `M${x},-190Q${x + 8},-240 ${x - (x / wide) * 10},-292`;
  });
  const upper = form(
    easel,
    `M${-wide - 4},-298L${-wide + 58},-376H${wide - 58}L${wide + 4},-298Z`,
    mix(white, paper, 0.5),
    {
      rim: 4,
      shade: 4,
      inner: line(
        `M${-wide * 0.34},-298L${-wide * 0.31},-376M${wide * 0.34},-298L${wide * 0.31},-376`,
        crease,
        3,
        'opacity="0.7"',
      ),
    },
  );
  const hanging = form(easel, `M${-wide - 4},-300H${wide + 4}L${wide + 8},-176${hem}Z`, white, {
    rim: 5,
    shade: 9,
    inner: line(falls.join(""), crease, 6, 'opacity="0.6"'),
  });
  return hanging + upper;
});

/** Of wood, with three rows of drawers. */
const chestOfDrawers: Seat = {
  height: 390,
  scale: 0.76,
  overhang: 60,
  holds: true,
  poses: asOnFloor,
  showsBelow: 230,
  draw(easel, half) {
    const { wood, woodLight, woodDark, ink, brass } = easel.inks;
    const [wide, top] = [half, -390];
    const front = mix(wood, woodLight, 0.28);
    const pull = (x: number, y: number) =>
      ellipse(x, y - 4, 17, 13, mix(woodDark, ink, 0.25)) + ellipse(x, y - 8, 15, 12, brass);
    const drawer = (x: number, y: number, width: number) =>
      form(easel, `M${x},${y}h${width}v92h${-width}Z`, front, { rim: 4, shade: 8 }) +
      (width > 420 ? pull(x + width * 0.26, y + 50) + pull(x + width * 0.74, y + 50) : pull(x + width / 2, y + 50));
    const row = (y: number) => drawer(-wide + 44, y, 2 * wide - 88);
    const twoSmall = drawer(-wide + 44, top + 62, wide - 52) + drawer(8, top + 62, wide - 52);
    const feet = [-wide + 30, wide - 74]
      .map((x) => path(`M${x},-30H${x + 44}L${x + 36},4H${x + 8}Z`, woodDark))
      .join("");
    const body = form(easel, `M${-wide + 22},${top + 40}H${wide - 22}V-24H${-wide + 22}Z`, mix(wood, woodDark, 0.3), {
      rim: 4,
      shade: 14,
    });
    const upper = form(
      easel,
      `M${-wide},${top + 24}L${-wide + 52},${top - 36}H${wide - 52}L${wide},${top + 24}Z`,
      mix(woodLight, wood, 0.2),
      {
        rim: 4,
        shade: 4,
      },
    );
    const nosing = form(easel, `M${-wide},${top + 22}H${wide}V${top + 46}H${-wide}Z`, mix(wood, woodDark, 0.1), {
      rim: 4,
      shade: 7,
    });
    return behindHim(under(easel, wide) + feet + body + twoSmall + row(top + 166) + row(top + 270) + upper + nosing);
  },
};

/** With an eiderdown into which he sinks, a pillow at his back and the end of the bed behind it. */
const bed: Seat = {
  height: 226,
  scale: 0.94,
  overhang: 210,
  holds: true,
  poses: asOnFloor,
  draw(easel, half, ahead) {
    const turned = (drawn: string) => at(0, 0, drawn, { scaleX: ahead, scaleY: 1 });
    const { back, front } = bedFacingRight(easel, half);
    return { back: under(easel, half) + turned(back), front: turned(front) };
  },
};

/** Its head is at the left, where his tail is. */
function bedFacingRight(easel: Easel, wide: number): Drawn {
  const { wood, woodDark, woodLight, paper, clothLight, cloth2, ink } = easel.inks;
  const frame = mix(wood, woodDark, 0.5);
  const white = mix(paper, clothLight, 0.2);
  const post = (x: number, top: number) =>
    form(easel, `M${x - 24},${top}H${x + 24}V4H${x - 24}Z`, frame, { rim: 5, shade: 9 }) +
    ellipse(x, top - 12, 31, 22, frame) +
    ellipse(x - 8, top - 17, 14, 8, mix(frame, woodLight, 0.5));
  const pillow = form(
    easel,
    curve(
      points(
        `${-wide + 14},-216 ${-wide + 20},-316 ${-wide + 74},-352 ${-wide + 168},-342 ${-wide + 214},-290 ${-wide + 206},-220 ${-wide + 100},-196`,
      ),
    ),
    white,
    {
      rim: 5,
      shade: 11,
      inner: line(`M${-wide + 60},-330q-16,30 4,50M${-wide + 180},-320q10,26 -6,46`, mix(white, cloth2, 0.4), 4),
    },
  );
  const rail = form(easel, `M${-wide},-112H${wide}V-40H${-wide}Z`, mix(frame, wood, 0.4), { rim: 4, shade: 9 });
  return {
    back:
      post(-wide, -420) +
      rect(-wide - 10, -380, 20, 200, mix(frame, ink, 0.2)) +
      pillow +
      rail +
      post(wide, -292) +
      eiderdown(easel, wide),
    front: "",
  };
}

/** Sewn into squares, thick at both ends, its hem hanging down before the bed. */
function eiderdown(easel: Easel, wide: number): string {
  const { cloth, paper, ink } = easel.inks;
  const [from, to] = [-wide + 96, wide - 18];
  const stuff = mix(cloth, paper, 0.24);
  const seam = mix(stuff, ink, 0.3);
  const step = (to - from) / Math.round((to - from) / 150);
  const count = Math.round((to - from) / step);
  const hem = Array.from({ length: count }, (_, i) => `Q${to - step * (i + 0.5)},-40 ${to - step * (i + 1)},-70`).join(
    "",
  );
  const upper = `M${from},-70L${from + 6},-190Q${from + 10},-262 ${from + 110},-272Q${(from + to) / 2},-250 ${to - 90},-270Q${to + 8},-262 ${to},-190V-70${hem}Z`;
  const seams = Array.from({ length: count - 1 }, (_, i) => {
    const x = from + step * (i + 1);
    return `M${x},-66Q${x + 8},-150 ${x - (x / wide) * 30},-264`;
  });
  const puffs = Array.from({ length: count }, (_, i) => {
    const x = from + step * (i + 0.5);
    return (
      ellipse(x - 10, -172, step * 0.3, 16, paper, 'opacity="0.16"') +
      ellipse(x - 10, -108, step * 0.3, 16, paper, 'opacity="0.16"')
    );
  });
  return form(easel, upper, stuff, {
    rim: 6,
    shade: 14,
    inner:
      line(seams.join(""), seam, 5, 'opacity="0.75"') +
      line(
        `M${from},-138Q${(from + to) / 2},-126 ${to},-138M${from},-204Q${(from + to) / 2},-186 ${to},-204`,
        seam,
        5,
        'opacity="0.75"',
      ) +
      puffs.join(""),
  });
}

/** A board on two brackets, on the wall. */
const wallShelf: Seat = {
  height: 440,
  scale: 0.74,
  overhang: 40,
  holds: true,
  poses: ["back"],
  showsBelow: 120,
  // Elsewhere it would hang across a window or a door.
  places: ["stove", "hall", "bedroom"],
  draw(easel, half) {
    const { wood, woodLight, woodDark, iron, shadow } = easel.inks;
    const y = -440;
    const bracket = (x: number) =>
      line(`M${x},${y + 30}V${y + 112}M${x},${y + 104}Q${x + 4},${y + 50} ${x + 44},${y + 34}`, iron, 13);
    const board = form(easel, `M${-half},${y - 8}H${half}V${y + 30}H${-half}Z`, mix(wood, woodLight, 0.3), {
      rim: 5,
      shade: 8,
      inner: line(
        `M${-half + 40},${y + 14}H${half * 0.2}M${half * 0.4},${y + 20}H${half - 30}`,
        woodDark,
        3,
        'opacity="0.4"',
      ),
    });
    return behindHim(
      path(`M${-half + 14},${y + 26}H${half + 20}L${half + 2},${y + 62}H${-half + 40}Z`, shadow, 'opacity="0.3"') +
        bracket(-half + 90) +
        at(0, 0, bracket(-half + 90), { scaleX: -1, scaleY: 1 }) +
        board,
    );
  },
};

/** He is up on it, seen from below. */
const wardrobe: Seat = {
  height: 590,
  scale: 0.68,
  overhang: 56,
  holds: true,
  poses: ["back", "walk"],
  showsBelow: 300,
  draw(easel, half) {
    const { wood, woodLight, woodDark, brass, ink } = easel.inks;
    const [wide, top] = [half - 26, -590];
    const dark = mix(wood, woodDark, 0.6);
    const body =
      [-wide + 10, wide - 54].map((x) => path(`M${x},-30H${x + 44}L${x + 36},4H${x + 8}Z`, dark)).join("") +
      rect(-wide, top + 20, 2 * wide, -top - 48, mix(wood, woodDark, 0.25)) +
      rect(wide - 14, top + 20, 14, -top - 48, woodDark, 'opacity="0.45"') +
      leafOfWardrobe(easel, -wide + 20, wide - 24) +
      leafOfWardrobe(easel, 4, wide - 24) +
      form(easel, `M${-wide + 20},-136H${wide - 20}V-44H${-wide + 20}Z`, mix(wood, woodLight, 0.2), {
        rim: 4,
        shade: 8,
      }) +
      [-0.5, 0.5].map((share) => ellipse(share * wide, -88, 15, 11, brass)).join("") +
      rect(10, top + 280, 11, 36, brass) +
      path(`M${-wide - 4},-40H${wide + 4}V-18H${-wide - 4}Z`, dark);
    const cornice =
      rect(-wide - 10, top + 34, 2 * wide + 20, 22, mix(dark, ink, 0.15)) +
      form(
        easel,
        `M${-half},${top - 2}H${half}Q${half - 4},${top + 30} ${half - 20},${top + 40}H${-half + 20}Q${-half + 4},${top + 30} ${-half},${top - 2}Z`,
        mix(woodLight, wood, 0.35),
        { rim: 5, shade: 10 },
      );
    return behindHim(under(easel, wide) + body + cornice);
  },
};

/** With an arched panel, from x on. */
function leafOfWardrobe(easel: Easel, x: number, width: number): string {
  const { wood, woodLight, woodDark } = easel.inks;
  const [top, foot] = [-520, -152];
  const arch = (inset: number) =>
    `M${x + inset},${foot - inset}V${top + 96}Q${x + width / 2},${top + inset - 30} ${x + width - inset},${top + 96}V${foot - inset}Z`;
  return (
    rect(x, top, width, foot - top, mix(wood, woodDark, 0.6)) +
    rect(x + 5, top + 5, width - 10, foot - top - 10, mix(wood, woodLight, 0.2)) +
    path(arch(34), mix(wood, woodDark, 0.3)) +
    form(easel, arch(43), mix(wood, woodLight, 0.4), { rim: 4, shade: 6 })
  );
}

/** For shoes or whatever: two doors, no higher than a chair. */
const lowCupboard: Seat = {
  height: 270,
  scale: 0.86,
  overhang: 56,
  holds: true,
  poses: asOnFloor,
  draw(easel, half) {
    const { wood, woodLight, woodDark, ink, brass } = easel.inks;
    const [wide, top] = [half, -270];
    const paint = mix(mix(wood, woodLight, 0.5), easel.inks.tileLight, 0.3);
    const door = (x: number) =>
      rect(x, top + 62, wide - 46, 168, mix(paint, ink, 0.28)) +
      form(easel, `M${x + 6},${top + 68}h${wide - 58}v156h${58 - wide}Z`, paint, { rim: 4, shade: 8 }) +
      line([0, 1, 2, 3].map((i) => `M${x + 40},${top + 100 + i * 30}h${wide - 126}`).join(""), mix(paint, ink, 0.3), 6);
    const body = form(easel, `M${-wide + 20},${top + 40}H${wide - 20}V-18H${-wide + 20}Z`, mix(paint, ink, 0.12), {
      rim: 4,
      shade: 12,
    });
    const feet = [-wide + 30, wide - 70].map((x) => rect(x, -22, 40, 24, woodDark)).join("");
    const upper = form(
      easel,
      `M${-wide},${top + 22}L${-wide + 50},${top - 36}H${wide - 50}L${wide},${top + 22}Z`,
      mix(woodLight, wood, 0.2),
      {
        rim: 4,
        shade: 4,
      },
    );
    const nosing = form(easel, `M${-wide},${top + 20}H${wide}V${top + 44}H${-wide}Z`, mix(wood, woodDark, 0.1), {
      rim: 4,
      shade: 7,
    });
    const knobs = [-26, 26].map((x) => ellipse(x, top + 146, 10, 10, brass)).join("");
    return behindHim(under(easel, wide) + feet + body + door(-wide + 36) + door(10) + knobs + upper + nosing);
  },
};

/** Low and upholstered, on four turned feet. */
const footstool: Seat = {
  height: 116,
  scale: 0.98,
  overhang: edge + 16,
  isCarried: true,
  draw(easel, half) {
    const { wood, woodDark, cloth2, leafDark, brass, ink } = easel.inks;
    const wide = half + 16;
    const stuff = mix(leafDark, cloth2, 0.4);
    const foot = (x: number, y: number, colour: string) =>
      form(
        easel,
        `M${x - 14},-50H${x + 14}Q${x + 6},-34 ${x + 17},-24Q${x + 18},${y - 8} ${x + 8},${y}H${x - 8}Q${x - 18},${y - 8} ${x - 17},-24Q${x - 6},-34 ${x - 14},-50Z`,
        colour,
        { rim: 3, shade: 5 },
      );
    const rail = form(easel, `M${-wide + 8},-66H${wide - 8}V-40H${-wide + 8}Z`, wood, { rim: 3, shade: 6 });
    const upholstery = form(
      easel,
      curve(
        points(
          `${-wide},-64,c ${-wide - 8},-92 ${-wide + 20},-124 ${-half + 60},-136 0,-130 ${half - 60},-136 ${wide - 20},-124 ${wide + 8},-92 ${wide},-64,c`,
        ),
      ),
      stuff,
      { rim: 5, shade: 10, inner: line(`M${-wide},-78H${wide}`, mix(stuff, ink, 0.4), 4) },
    );
    const studs = Array.from({ length: Math.round(wide / 16) }, (_, i) =>
      ellipse(-wide + 16 + i * 32, -66, 5, 5, brass),
    );
    const dark = mix(woodDark, ink, 0.35);
    return behindHim(
      under(easel, half) +
        foot(-wide + 84, -14, dark) +
        foot(wide - 84, -14, dark) +
        foot(-wide + 36, 4, wood) +
        foot(wide - 36, 4, wood) +
        rail +
        upholstery +
        studs.join(""),
    );
  },
};

export const furniture = {
  ...{ table, "table with a cloth": tableWithCloth, bed, "chest of drawers": chestOfDrawers },
  ...{ "wall shelf": wallShelf, wardrobe, footstool, "low cupboard": lowCupboard },
};
